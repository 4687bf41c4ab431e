"""What a reading process and its parent say to each other: frames of a letter, a length and bytes.

Nothing that comes from the process is trusted, since a hostile file may have taken it over: no pickling, every length
checked before it is believed.
"""

from __future__ import annotations

import json
import struct
from typing import Any, BinaryIO, Final, cast

import numpy as np
from numpy.typing import NDArray

from neardup_gui.documents.blocks import KINDS, Blocks
from neardup_gui.documents.draft import Draft, Source, warning
from neardup_gui.documents.model import ReadOptions
from neardup_gui.errors import Figure

REQUEST: Final = b"Q"
DATA: Final = b"D"
PROGRESS: Final = b"P"
FAILURE: Final = b"E"
FACTS: Final = b"F"
TEXT: Final = b"T"
ARRAYS: Final = b"A"
DONE: Final = b"Z"
DEFECT: Final = b"X"  # a traceback: the reader has failed in a way that it should not

_HEAD: Final = struct.Struct("<cQ")
_FRACTION: Final = struct.Struct("<d")
_PIECE: Final = 1 << 20
_BYTES_A_BLOCK: Final = 8 + 8 + 1 + 1 + 4


class WireError(Exception):
    """What came is not what may come: the process has crashed or is not ours any more."""


def send(stream: BinaryIO, kind: bytes, payload: bytes) -> None:
    stream.write(_HEAD.pack(kind, len(payload)))
    view = memoryview(payload)
    for start in range(0, len(view), _PIECE):
        stream.write(view[start : start + _PIECE])
    stream.flush()


def receive(stream: BinaryIO, longest: int) -> tuple[bytes, bytes]:
    """Return the next frame's letter and bytes. Raises WireError at an end or where it is longer than ``longest``."""
    head = _exactly(stream, _HEAD.size)
    kind, length = cast(tuple[bytes, int], _HEAD.unpack(head))
    if length > longest:
        raise WireError("a frame is too long")
    return kind, _exactly(stream, length)


def _exactly(stream: BinaryIO, length: int) -> bytes:
    data = stream.read(length) if length else b""
    if len(data) != length:
        raise WireError("the stream ended")
    return data


def pack_fraction(fraction: float) -> bytes:
    return _FRACTION.pack(fraction)


def unpack_fraction(payload: bytes) -> float:
    if len(payload) != _FRACTION.size:
        raise WireError("not a fraction")
    return cast(float, _FRACTION.unpack(payload)[0])


def pack_request(module: str, source: Source, options: ReadOptions) -> bytes:
    return json.dumps({
        "module": module, "path": source.path, "name": source.name, "suffix": source.suffix, "sha256": source.sha256,
        "footnotes": options.footnotes, "tracked_changes": options.tracked_changes, "encoding": options.encoding,
    }).encode("ascii")  # fmt: skip


def unpack_request(payload: bytes, data: bytes) -> tuple[str, Source, ReadOptions]:
    asked = json.loads(payload)
    source = Source(asked["path"], asked["name"], asked["suffix"], data, asked["sha256"], len(data))
    return asked["module"], source, ReadOptions(asked["footnotes"], asked["tracked_changes"], asked["encoding"])


def pack_failure(code: str, figures: dict[str, Figure]) -> bytes:
    return json.dumps([code, figures]).encode("ascii")


def unpack_failure(payload: bytes) -> tuple[str, dict[str, Figure]]:
    said = _json(payload)
    if not isinstance(said, list):
        raise WireError("not a failure")
    match cast(list[object], said):
        case [str() as code, figures]:
            return code, {name: value for name, value in _figures(figures).items() if name not in ("code", "path")}
        case _:
            raise WireError("not a failure")


def pack_facts(draft: Draft) -> bytes:
    return json.dumps({
        "title": draft.title, "author": draft.author, "encoding": draft.encoding,
        "warnings": [[item.code, dict(item.figures)] for item in draft.warnings],
    }).encode("ascii")  # fmt: skip


def pack_text(draft: Draft) -> bytes:
    return draft.text.encode("utf-8", "surrogatepass")


def pack_arrays(draft: Draft) -> bytes:
    blocks = draft.blocks if isinstance(draft.blocks, Blocks) else Blocks.of(draft.blocks)
    offsets = (blocks.starts.astype(np.int64), blocks.ends.astype(np.int64))
    return b"".join(values.tobytes() for values in (*offsets, blocks.kinds, blocks.levels, blocks.pages))


def unpack_draft(facts: bytes, text: bytes, arrays: bytes) -> Draft:
    """Return what a process has read. Raises WireError where it cannot be true."""
    said = _json(facts)
    if not isinstance(said, dict):
        raise WireError("not facts")
    values = cast(dict[str, Any], said)
    try:
        whole = text.decode("utf-8", "surrogatepass")
        said_warnings = cast(list[tuple[object, object]], values.get("warnings") or [])
        warnings = tuple(warning(str(code), **_figures(figures)) for code, figures in said_warnings)
    except (UnicodeError, TypeError, ValueError) as error:
        raise WireError("not a draft") from error
    return Draft(
        whole, _unpack_blocks(arrays, len(whole)), _words(values, "encoding"), _words(values, "title"),
        _words(values, "author"), warnings,
    )  # fmt: skip


def _unpack_blocks(data: bytes, length: int) -> Blocks:
    count, rest = divmod(len(data), _BYTES_A_BLOCK)
    if rest:
        raise WireError("not blocks")
    starts = np.frombuffer(data, np.int64, count)
    ends = np.frombuffer(data, np.int64, count, 8 * count)
    kinds = np.frombuffer(data, np.uint8, count, 16 * count)
    levels = np.frombuffer(data, np.uint8, count, 17 * count)
    pages: NDArray[np.int32] = np.frombuffer(data, np.int32, count, 18 * count)
    if count:
        ordered = bool((starts < ends).all() and (ends[:-1] <= starts[1:]).all())
        if not ordered or starts[0] < 0 or ends[-1] > length or int(kinds.max()) >= len(KINDS):
            raise WireError("not blocks of this text")
    return Blocks(starts, ends, kinds, levels, pages)


def _json(payload: bytes) -> object:
    try:
        return json.loads(payload)
    except (ValueError, RecursionError) as error:
        raise WireError("not JSON") from error


def _figures(said: object) -> dict[str, Figure]:
    if not isinstance(said, dict):
        raise WireError("not figures")
    named = cast(dict[object, object], said)
    return {
        name: value for name, value in named.items() if isinstance(name, str) and isinstance(value, str | int | float)
    }


def _words(values: dict[str, Any], name: str) -> str | None:
    said = values.get(name)
    return said if isinstance(said, str) else None
