"""Makes spoilt files of every format and reads them: nothing but a document or one clear error may come of it.

Run ``python tests/fuzz/mutate_documents.py [-n 2000] [SUFFIX…]``. Each file is made from a fixed seed, so that a report
(``.docx #17: …``) can be made again: ``--only 17 .docx --keep FILE`` writes that file. Reports crashes, hangs (more
than 5 seconds), other exceptions than the errors that are worded, and temporary files that were left.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import random
import shutil
import struct
import sys
import tempfile
import time
import warnings
import zipfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Final

sys.path[:0] = [str(Path(__file__).resolve().parent), str(Path(__file__).resolve().parents[2])]

from seed_documents import SEEDS, Seed  # noqa: E402 - found by the path above

HANG: Final = 5.0  # seconds
_START: Final = 60.0  # seconds that a process may take to start
_SIZES: Final = ((b"PK\x03\x04", (18, 22)), (b"PK\x01\x02", (20, 24, 42)), (b"PK\x05\x06", (8, 10, 12, 16)))

Spoil = Callable[[bytes, random.Random], bytes]


def flipped(data: bytes, chance: random.Random) -> bytes:
    spoilt = bytearray(data)
    for _ in range(chance.choice((1, 3, 20, 200)) if spoilt else 0):
        spoilt[chance.randrange(len(spoilt))] ^= 1 << chance.randrange(8)
    return bytes(spoilt)


def truncated(data: bytes, chance: random.Random) -> bytes:
    return data[: chance.randrange(len(data) + 1)]


def cut_out(data: bytes, chance: random.Random) -> bytes:
    begin = chance.randrange(len(data) + 1)
    return data[:begin] + data[begin + chance.randrange(200) :]


def doubled(data: bytes, chance: random.Random) -> bytes:
    begin = chance.randrange(len(data) + 1)
    piece = data[begin : begin + chance.randrange(1, 400)]
    return data[:begin] + piece * chance.choice((2, 3, 50)) + data[begin:]


def strewn(data: bytes, chance: random.Random) -> bytes:
    """Put in what parsers stumble over."""
    begin = chance.randrange(len(data) + 1)
    odd = chance.choice(
        (b"\0", b"<", b"]]>", b"&x;", b"<!DOCTYPE x [", b"{", b"}", b"\xff\xfe", b"\\bin9999 ", b"%", b"<a>" * 300)
    )
    return data[:begin] + odd + data[begin:]


FLAT: Final[Sequence[Spoil]] = (flipped, truncated, cut_out, doubled, strewn)


def spoilt(seed: Seed, chance: random.Random) -> bytes:
    """Return a spoilt file: of a container, the whole, one part, the list of parts, or the sizes that are declared."""
    if isinstance(seed, bytes):
        return chance.choice(FLAT)(seed, chance)
    way = chance.randrange(6)
    entries = [(name, content.encode() if isinstance(content, str) else content) for name, content in seed.items()]
    if way == 0:
        return chance.choice(FLAT)(zipped(entries, zipfile.ZIP_DEFLATED), chance)
    if way == 1:
        return chance.choice(FLAT)(zipped(entries, zipfile.ZIP_STORED), chance)
    place = chance.randrange(len(entries))
    name, content = entries[place]
    if way == 2:
        del entries[place]
    elif way == 3:
        entries.insert(chance.randrange(len(entries) + 1), (name, chance.choice(FLAT)(content, chance)))
    elif way == 4:
        entries[place] = (name, chance.choice(FLAT)(content, chance))
    else:
        return lied(zipped(entries, chance.choice((zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED))), chance)
    return zipped(entries, zipfile.ZIP_DEFLATED)


def zipped(entries: Sequence[tuple[str, bytes]], compression: int) -> bytes:
    with tempfile.SpooledTemporaryFile(1 << 24) as file, warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of two entries with one name
        with zipfile.ZipFile(file, "w", compression) as archive:
            for name, content in entries:
                archive.writestr(zipfile.ZipInfo(name), content, compression)
        file.seek(0)
        return file.read()


def lied(data: bytes, chance: random.Random) -> bytes:
    """Declare other sizes, places or counts in a container's records."""
    false = bytearray(data)
    for _ in range(chance.choice((1, 2, 5))):
        signature, offsets = chance.choice(_SIZES)
        places = [place for place in range(len(data) - 50) if data.startswith(signature, place)]
        place = (chance.choice(places) if places else len(data) - 22) + chance.choice(offsets)
        if 0 <= place <= len(false) - 4:
            value = chance.choice((0, 1, 0xFFFFFFFF, 0x7FFFFFFF, chance.randrange(1 << 32), chance.randrange(5_000)))
            struct.pack_into("<I", false, place, value)
    return bytes(false)


def made(suffix: str, number: int) -> bytes:
    """Return the spoilt file of that number; the same at each run."""
    return spoilt(SEEDS[suffix](), random.Random(f"{suffix} {number}"))


def serve(pipe: Connection, scratch: str) -> None:
    """Read the files that are named through the pipe, and say how it went: "document", "error: …", "wrong: …"."""
    os.environ["TMPDIR"] = tempfile.tempdir = scratch
    from neardup_gui.documents import read_document
    from neardup_gui.errors import DOCUMENT_ERRORS, DocumentError

    pipe.send("ready")
    while True:
        path = pipe.recv()
        try:
            document = read_document(path)
            sound = all(0 <= block.span.start < block.span.end <= len(document.text) for block in document.blocks)
            said = "document" if sound else "wrong: blocks"
        except DocumentError as error:
            said = f"error: {error.code}" if error.code in DOCUMENT_ERRORS else f"wrong: {error.code}"
        except Exception as error:
            said = f"wrong: {type(error).__name__}: {error}"
        left = sorted(os.listdir(scratch))
        pipe.send(f"wrong: left {left[:3]}" if left else said)
        for name in left:
            place = os.path.join(scratch, name)
            shutil.rmtree(place, ignore_errors=True) if os.path.isdir(place) else os.unlink(place)


class Reader:
    """A process that reads files, started anew where one hangs or crashes."""

    def __init__(self, folder: str) -> None:
        self._folder = folder
        self._scratch = os.path.join(folder, "scratch")
        os.mkdir(self._scratch)
        self._process: multiprocessing.process.BaseProcess | None = None

    def outcome(self, suffix: str, data: bytes) -> str:
        """Return what came of reading the bytes as a file with that suffix."""
        if self._process is None or not self._process.is_alive():
            self._start()
        path = os.path.join(self._folder, f"a{suffix}")
        Path(path).write_bytes(data)
        self._pipe.send(path)
        begun = time.monotonic()
        try:
            said = str(self._pipe.recv()) if self._pipe.poll(HANG) else ""
        except (EOFError, OSError):
            said = "wrong: crash"
        if not said:
            said = f"wrong: hangs after {time.monotonic() - begun:.0f} s"
        if said.startswith(("wrong: hangs", "wrong: crash")):
            self.close()
        return said

    def close(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._pipe.close()
            self._process = None

    def _start(self) -> None:
        self.close()
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=serve, args=(theirs, self._scratch), daemon=True)
        self._process.start()
        theirs.close()
        if not self._pipe.poll(_START):
            raise TimeoutError("the reading process does not start")
        self._pipe.recv()


def outcomes(numbers: Mapping[str, Sequence[int]]) -> Iterator[tuple[str, int, str]]:
    """Yield suffix, number and what came of it for each of the files."""
    with tempfile.TemporaryDirectory() as folder:
        reader = Reader(folder)
        try:
            for suffix, ones in numbers.items():
                for number in ones:
                    yield suffix, number, reader.outcome(suffix, made(suffix, number))
        finally:
            reader.close()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("suffixes", nargs="*", help=f"of {', '.join(SEEDS)}; all by default")
    parser.add_argument("-n", type=int, default=2_000, help="files of each format")
    parser.add_argument("--only", type=int, help="the file of this number alone")
    parser.add_argument("--keep", type=Path, help="write the file of --only there instead of reading it")
    asked = parser.parse_args()
    suffixes: list[str] = asked.suffixes or list(SEEDS)
    if asked.keep is not None:
        asked.keep.write_bytes(made(suffixes[0], asked.only or 0))
        return 0
    wrong = 0
    for suffix in suffixes:
        counts: dict[str, int] = {}
        begun = time.monotonic()
        for _, number, said in outcomes({suffix: range(asked.n) if asked.only is None else [asked.only]}):
            if said.startswith("wrong"):
                print(f"{suffix} #{number}: {said}", flush=True)
                wrong += 1
            counts[said.partition(":")[0]] = counts.get(said.partition(":")[0], 0) + 1
        print(f"{suffix}: {counts}, {time.monotonic() - begun:.0f} s", flush=True)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
