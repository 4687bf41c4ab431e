"""``neardup``: the window, or with a command the command line."""

from __future__ import annotations

import sys
from typing import Final

INTERRUPTED: Final = 130


def main() -> int:
    """Run what the arguments ask for and return the exit code."""
    try:
        return _run()
    except KeyboardInterrupt:  # while the program is still being loaded; later the command line sees to it
        return INTERRUPTED


def _run() -> int:
    arguments = sys.argv[1:]
    if arguments[:1] == ["--reading-process"]:  # how a frozen program starts the process that reads a file
        from neardup_gui.documents.reading_process import main as read_in_this_process

        return read_in_this_process(arguments[1:])
    # Imported only where needed: the command line starts without Qt, the window without argparse.
    if arguments and (arguments[0].startswith("-") or arguments[0] in ("compare", "text", "fingerprint")):
        from neardup_gui import cli
        from neardup_gui.settings.log_file import start_log

        start_log()
        return cli.run(arguments)
    if len(arguments) > 2:
        print("neardup: the window compares two texts; name one or two files, or use --pairs.", file=sys.stderr)
        return 2
    from neardup_gui import app

    return app.run(arguments)


if __name__ == "__main__":
    sys.exit(main())
