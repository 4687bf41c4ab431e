"""The command line: thin, over the same code as the window."""

from __future__ import annotations

import logging
import sys
from collections.abc import Sequence

from neardup_gui.cli.arguments import UsageError, parse
from neardup_gui.cli.commands import COMMANDS
from neardup_gui.cli.outputs import abandon_standard_output
from neardup_gui.errors import NeardupError
from neardup_gui.settings.log_file import log_path
from neardup_gui.wording.errors import error_sentence
from neardup_gui.wording.translator import english

DONE = 0
DEFECT = 1
REFUSED = 2
INTERRUPTED = 130

_log = logging.getLogger(__name__)


def run(arguments: Sequence[str]) -> int:
    """Run one command and return its exit code. Errors are one line on standard error, never a traceback."""
    try:
        options = parse(arguments)
        code = COMMANDS[options.command](options)
        if sys.stdout is not None:  # pyright: ignore[reportUnnecessaryComparison]
            sys.stdout.flush()
        return code
    except UsageError as error:
        return _refused(str(error))
    except NeardupError as error:
        _log.info("refused: %s", error)
        return _refused(error_sentence(error, english))
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # The reader of a pipe has seen enough. Python would complain once more at its exit.
        abandon_standard_output()
        return DONE
    except SystemExit as ended:  # --help and --version, which argparse ends itself
        return int(ended.code or 0)
    except Exception:
        _log.exception("defect in: %s", arguments[:1])
        print(f"neardup: the program met a defect of its own; details are in {log_path()}.", file=sys.stderr)
        return DEFECT


def _refused(sentence: str) -> int:
    print("neardup: " + " ".join(sentence.split()), file=sys.stderr)
    return REFUSED
