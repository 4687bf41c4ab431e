from __future__ import annotations

import time
from pathlib import Path

import pytest
from document_builders import docx_entries, epub_entries, page, paragraph, write

from neardup_gui.documents import pasted_document, read_document

SENTENCE = "She had been telling him for an hour how the summer had gone, and he had not heard a word of it all."
RUSSIAN = "Она целый час рассказывала ему, как прошло лето, а он не слышал ни единого слова из того, что она говорила."
BODY = "\n".join(f"{SENTENCE} {number}." for number in range(60))

IMPRINTS = [
    "Copyright © 2011 by Jane Roe\nAll rights reserved. No part of this book may be reproduced in any form.\n"
    "ISBN 978-1-4000-3271-6\nPrinted in the United States of America",
    "First published in Great Britain in 1996\nCopyright © Jane Roe 1996\nThe moral right of the author is asserted\n"
    "A CIP catalogue record for this book is available\nISBN 0 00 225010 1",
    "УДК 821.161.1\nББК 84(2Рос=Рус)6\nП12\nISBN 978-5-17-099999-9\n© Иванов И., 2016\n© Оформление. ООО «АСТ», 2016",
    "Все права защищены.\n© Л. Петров, текст, 2019\nПодписано в печать 12.03.2019\nТираж 3000 экз.",
    "版权所有\nISBN 978-7-02-000000-1\n定价 28.00元",
    "Smashwords Edition\nCopyright 2012 Jane Roe\nThis ebook is licensed for your personal enjoyment only.",
]  # fmt: skip


def excluded(text: str) -> list[tuple[str, str]]:
    document = pasted_document(text, "x")
    return [(part.code, text[part.span.start : part.span.end]) for part in document.excluded]


@pytest.mark.parametrize("imprint", IMPRINTS)
def test_an_imprint_before_or_behind_the_text(imprint: str) -> None:
    assert excluded(f"A Novel\nJane Roe\n{'—' * 3}\n{BODY}") == []
    ((code, found),) = excluded(f"{imprint}\n\n{BODY}")
    assert (code, found) == ("imprint", imprint)
    assert excluded(f"{BODY}\n\n{imprint}\n") == [("imprint", imprint)]


@pytest.mark.parametrize(
    "notice",
    [
        "Данная книга была приобретена на сайте магазина.", "Текст предоставлен правообладателем.",
        "Прочитайте эту книгу целиком, купив полную легальную версию на ЛитРес.",
        "Безопасно оплатить книгу можно банковской картой Visa.", "Конец ознакомительного фрагмента.",
        "This ebook is licensed for your personal enjoyment only. It may not be re-sold.",
    ],
)  # fmt: skip
def test_notices_of_shops(notice: str) -> None:
    russian = "\n".join(f"{RUSSIAN} {number}." for number in range(200))
    assert excluded(f"{russian}\n{notice}\n{russian[:500]}") == [("imprint", notice)]
    assert excluded(f"{russian}\n{notice}\n{russian}\n{russian}") == []  # in mid-text it is a quotation


@pytest.mark.parametrize(
    "prose",
    [
        "He turned the page: ISBN 978-1-4000-3271-6, and below it, in pencil, a telephone number that he knew.",
        "Copyright was a word that my grandfather used the way that others use the name of the devil.\nAll rights are "
        "reserved to the strong, he used to say.",
        "«Все права защищены», — прочла она на последней странице и рассмеялась.\nISBN тоже был на месте.",
        "© — this sign he drew on every wall.\nNobody knew what it stood for.",
        "Тираж был невелик, и книгу раскупили за неделю.\nУДК на ней не было.",
        "Printed in the margin was a word.\nIt said nothing.\nFirst published, then damned: so went the saying.",
        "(c) The third point concerns the heir.\n(d) The fourth concerns the house, which was built in 1890.",
        "Copyright © 2011 by Jane Roe",
        "Данная книга лежала на столе, куплена она была ещё отцом.",
        "Contents\nof the box were a ring, a knife and a letter.\n" + SENTENCE,
    ],
)  # fmt: skip
def test_prose_about_books_stays(prose: str) -> None:
    assert excluded(f"{prose}\n{BODY}") == []
    assert excluded(f"{BODY}\n{prose}") == []


def chapters(count: int = 7) -> tuple[list[str], str]:
    names = [
        f"{number}. The {word}" for number, word in enumerate(["Road", "House", "Well", "Fire", "Sea", "Ash", "End"], 1)
    ]
    return names[:count], "\n\n".join(f"{name}\n\n{SENTENCE}\n{SENTENCE}" for name in names[:count])


def test_a_titled_list_of_chapters_in_plain_text() -> None:
    names, text = chapters()
    table = "CONTENTS\n\n" + "\n".join(names)
    assert excluded(f"A Novel\n\n{table}\n\n{text}") == [("toc", table)]
    numbered = "Содержание\n" + "\n".join(f"{name} ..... {number * 11}" for number, name in enumerate(names, 1))
    assert excluded(f"{text}\n\n{numbered}\n") == [("toc", numbered)]
    few, short = chapters(3)
    assert excluded("CONTENTS\n" + "\n".join(few) + f"\n\n{short}") == []
    assert excluded("\n".join(names) + f"\n\n{BODY}") == []  # a list that nothing in the text answers to


def test_a_paragraph_among_the_entries_is_compared() -> None:
    names, text = chapters()
    prose = f"{SENTENCE} " * 12
    above, below = "CONTENTS\n\n" + "\n".join(names[:3]) + "\n", "\n".join(names[3:])
    assert len(prose) > 400
    assert excluded(f"{above}{prose}\n{below}\n\n{text}") == [("toc", above), ("toc", below)]


def test_chapters_that_begin_anew_in_each_part() -> None:
    names = [f"CHAPTER {number}" for number in ("I", "II", "III", "IV")]
    parts = [[f"BOOK {part}", *names] for part in ("ONE", "TWO", "SIX")]
    table = "CONTENTS\n\n" + "\n\n".join("\n".join(part) for part in parts)
    text = "\n\n".join(
        "\n".join((part[0], *(f"{name}\n{SENTENCE}\n{SENTENCE}" for name in part[1:]))) for part in parts
    )
    assert excluded(f"{table}\n\n{text}") == [("toc", table)]


def test_leaders_need_no_title() -> None:
    table = "\n".join(f"{number} Methods and results {'. ' * 12}{number}" for number in range(1, 8))
    assert excluded(f"{table}\n{BODY}") == [("toc", table)]
    assert excluded(f"He waited. . . . . 7\n{BODY}") == []


def test_headings_of_a_document_and_what_its_reader_marks(tmp_path: Path) -> None:
    names, _ = chapters()
    heading = '<w:outlineLvl w:val="0"/>'
    parts = [paragraph(name) for name in names]
    for name in names:
        parts += [paragraph(name, properties=heading), paragraph(SENTENCE), paragraph(SENTENCE)]
    document = read_document(write(tmp_path, "a.docx", docx_entries("".join(parts))))
    assert [(part.code, document.text[slice(*part.span)]) for part in document.excluded] == [("toc", "\n".join(names))]
    links = "".join(f'<li><a href="a.xhtml">{name}</a></li>' for name in names)
    nav = f'<nav epub:type="toc"><h1>Contents</h1><ol>{links}</ol></nav>'
    item = '<item id="nav" properties="nav" href="n.xhtml" media-type="application/xhtml+xml"/>'
    entries = epub_entries({"a.xhtml": f"<p>{SENTENCE}</p>" * 20}, manifest=item, spine='<itemref idref="nav"/>')
    book = read_document(write(tmp_path, "a.epub", entries | {"OPS/n.xhtml": page(nav)}))
    (part,) = book.excluded
    assert part.code == "toc"
    assert book.text[slice(*part.span)].split("\n") == ["Contents", *names]


def test_the_text_itself_is_never_taken_for_a_list() -> None:
    verse = "\n".join(f"And the {word} came down" for word in ["rain", "night", "snow", "dark", "hail", "fog"])
    assert excluded("\n\n".join([verse] * 6)) == []
    assert excluded("\n".join(f"Name {number}\t{number}" for number in range(50))) == []


def test_much_text_takes_no_longer_in_proportion() -> None:
    times: list[float] = []
    for count in (2_000, 16_000):
        text = "Contents\n" + f"{SENTENCE}\n" * count + "ISBN\n" * 2_000
        begun = time.perf_counter()
        assert pasted_document(text, "x").excluded == ()
        times.append(time.perf_counter() - begun)
    assert times[1] < 10  # of the order of 0.1 s; a quadratic search takes minutes
