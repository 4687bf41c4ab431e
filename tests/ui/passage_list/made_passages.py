"""Made-up passages for tests and benchmarks of the list."""

from __future__ import annotations

import random
from collections.abc import Sequence

from neardup_gui.documents.blocks import Blocks
from neardup_gui.documents.model import Block, BlockKind, Document
from neardup_gui.matching.passages import Passage
from neardup_gui.spans import Span
from neardup_gui.ui.passage_list.rows import KINDS, PassageRows


def document(text: str, headings: Sequence[Span] = ()) -> Document:
    blocks = Blocks.of(Block(span, BlockKind.HEADING, 1) for span in headings)
    return Document(text, blocks, "", "made up", "pasted", "", len(text))


def passage(number: int, a: Span, b: Span, **values: object) -> Passage:
    facts = {"kind": "edited", "moved": False, "similarity": 0.8, "words_a": 30, "words_b": 30, "longest_run": 9}
    return Passage(number, a, b, **(facts | values))  # type: ignore[arg-type]


def many(count: int, room: int = 400) -> PassageRows:
    """Return ``count`` passages in a text of ``count`` times ``room`` characters, a heading before each hundredth."""
    source = random.Random(5)
    words = ["".join(source.choices("оеаинтсрвл", k=source.randint(2, 9))) for _ in range(500)]
    pieces: list[str] = []
    headings: list[Span] = []
    for number in range(count):
        piece = " ".join(source.choices(words, k=room // 6))[: room - 1].ljust(room - 1, "а") + "\n"
        if number % 100 == 0:
            title = f"Глава {number // 100 + 1}\n"
            headings.append(Span(number * room, number * room + len(title) - 1))
            piece = title + piece[len(title) :]
        pieces.append(piece)
    passages = [
        passage(
            number + 1,
            Span(number * room + 20, number * room + room - 20),
            Span((number * 7919 % count) * room, (number * 7919 % count) * room + room - 40),
            kind=source.choice(KINDS),
            moved=source.random() < 0.2,
            similarity=source.random(),
            words_a=source.randint(4, 12_000),
            words_b=source.randint(4, 12_000),
        )
        for number in range(count)
    ]
    return PassageRows(document("".join(pieces), headings), passages)
