from __future__ import annotations

import random

from hypothesis import given
from hypothesis import strategies as st
from made_comparisons import CHINESE, ENGLISH, RUSSIAN, changed

from neardup_gui.report.rows import (
    ROW_HARD_LIMIT,
    SHOWN_END,
    LeftOut,
    Row,
    Run,
    hard_wrapped,
    passage_rows,
    printable,
    unwrapped,
)


def rows(text_a: str, text_b: str) -> list[Row | LeftOut]:
    return passage_rows(text_a, text_b, len(text_a.split()), len(text_b.split()))


def column(found: list[Row | LeftOut], side: str) -> str:
    parts: list[str] = []
    for row in found:
        assert isinstance(row, Row)
        parts += [run.text for run in getattr(row, side)]
    return "".join(parts)


def marked(found: list[Row | LeftOut], side: str) -> list[str]:
    return [run.text for row in found if isinstance(row, Row) for run in getattr(row, side) if run.changed]


def squeezed(text: str) -> str:
    return "".join(text.split())


def test_changed_words_are_marked_on_both_sides() -> None:
    found = rows("The old cat sat on the mat.", "The young cat sat quietly on the mat.")
    assert found == [
        Row(
            (Run("The ", False), Run("old", True), Run(" cat sat on the mat.", False)),
            (
                Run("The ", False),
                Run("young", True),
                Run(" cat sat ", False),
                Run("quietly", True),
                Run(" on the mat.", False),
            ),
        )
    ]


def test_neighbouring_changed_words_are_one_run() -> None:
    assert marked(rows("one two three four five", "one six seven eight five"), "a") == ["two three four"]


def test_spelling_that_counts_as_equal_is_not_marked() -> None:
    found = rows("Ещё раз: «Пришёл»!", "еще раз – пришел")
    assert marked(found, "a") == []
    assert marked(found, "b") == []


def test_a_copy_has_no_mark_and_equal_columns() -> None:
    found = rows(RUSSIAN * 3, RUSSIAN * 3)
    assert marked(found, "a") == marked(found, "b") == []
    assert column(found, "a") == column(found, "b")


def test_nothing_of_a_passage_is_lost() -> None:
    source = random.Random(3)
    for text in (ENGLISH, RUSSIAN, CHINESE):
        text_a = text * (1 + 3000 // len(text))
        text_b = changed(text_a, source)
        found = rows(text_a, text_b)
        assert squeezed(column(found, "a")) == squeezed(text_a)
        assert squeezed(column(found, "b")) == squeezed(text_b)
        assert len(found) > 2


def test_rows_begin_alike_on_both_sides() -> None:
    found = rows(ENGLISH * 8, changed(ENGLISH * 8, random.Random(5)))
    starts = [(row.a[0].text.split()[0], row.b[0].text.split()[0]) for row in found if isinstance(row, Row)]
    assert all(a == b for a, b in starts[1:])


def test_an_opening_quotation_mark_goes_with_its_words() -> None:
    found = rows((ENGLISH + "“Go,” he said. ") * 9, (ENGLISH + "“Go,” he said. ") * 9)
    assert all(not row.a[-1].text.endswith("“") for row in found if isinstance(row, Row))


def test_a_long_passage_is_shortened_and_says_by_how_much() -> None:
    words = [f"word{number}" for number in range(20_000)]
    text_a, text_b = " ".join(words), " ".join([*words[:10_000], "extra", *words[10_000:]])
    found = passage_rows(text_a, text_b, 20_000, 20_001)
    gaps = [row for row in found if isinstance(row, LeftOut)]
    assert len(gaps) == 1
    shown_a = sum(len(run.text.split()) for row in found if isinstance(row, Row) for run in row.a)
    shown_b = sum(len(run.text.split()) for row in found if isinstance(row, Row) for run in row.b)
    assert gaps[0].words_a + shown_a == 20_000
    assert gaps[0].words_b + shown_b == 20_001
    first, last = found[0], found[-1]
    assert isinstance(first, Row)
    assert isinstance(last, Row)
    assert first.a[0].text.startswith("word0 ")
    assert last.b[-1].text.endswith("word19999")


def test_of_ideographs_half_as_many_are_shown() -> None:
    long = CHINESE * 200
    for text, most in ((long, SHOWN_END), (ENGLISH * 40, 2 * SHOWN_END)):
        found = passage_rows(text, text, 9_000, 9_000)
        shown = sum(len(run.text) for row in found if isinstance(row, Row) for run in row.a)
        assert 0.8 * most < shown <= most


def test_nothing_is_left_out_where_that_is_not_wished() -> None:
    text_a = ENGLISH * 60
    text_b = changed(text_a, random.Random(2))
    found = passage_rows(text_a, text_b, 9_000, 9_000, shorten=False)
    assert squeezed(column(found, "a")) == squeezed(text_a)
    assert squeezed(column(found, "b")) == squeezed(text_b)


def test_rows_without_a_common_word_or_a_space_stay_short() -> None:
    for text_a, text_b in (("x" * 5_000, "y " * 2_500), ("a\n" * 2_000, "b"), (CHINESE * 90, "Ж" * 4_000)):
        for row in passage_rows(text_a, text_b, 1, 1):
            if isinstance(row, Row):
                for runs in (row.a, row.b):
                    assert sum(len(run.text) + 40 * run.text.count("\n") for run in runs) <= ROW_HARD_LIMIT * 1.2


def test_what_no_page_can_show_is_left_out() -> None:
    assert printable("a\x00b\u2028c\ud800  d\r\n\n e\t") == "ab\nc\ufffd d\ne"


@given(st.text(max_size=400), st.text(max_size=400))
def test_any_two_texts_keep_their_letters(text_a: str, text_b: str) -> None:
    found = rows(text_a, text_b)
    assert squeezed(column(found, "a")) == squeezed(printable(text_a))
    assert squeezed(column(found, "b")) == squeezed(printable(text_b))


def test_a_hard_wrapped_text_is_told_from_paragraphs_and_verse() -> None:
    line = "the quick brown fox jumps over the lazy dog and runs into the wood"
    wrapped = "\n".join([*[line] * 5, "its end.", ""] * 20)
    assert hard_wrapped(wrapped)
    assert not hard_wrapped("\n".join([line * 6] * 40))
    assert not hard_wrapped("\n".join([*["Tyger Tyger, burning bright,"] * 4, ""] * 40))
    assert not hard_wrapped("")


def test_unwrapping_keeps_paragraphs_apart() -> None:
    assert unwrapped("one\ntwo  \nthree\n\nfour\n \nfive") == "one two three\n\nfour\n \nfive"
    assert printable(unwrapped("one\ntwo\n\nthree")) == "one two\nthree"


def test_the_dash_of_a_speech_goes_with_its_words() -> None:
    text = "— Это он, — сказала она.\n— Нет, не он, а другой человек, и пришёл он издалека.\n" * 12
    for row in rows(text, text):
        assert isinstance(row, Row)
        assert row.a[0].text.startswith("— ")


def test_a_row_knows_whether_it_begins_a_paragraph() -> None:
    line = "It was late and the lamp was out. " * 13
    found = rows(line + line + "\n" + line, line + line + "\n" + line)
    assert [row.paragraph for row in found if isinstance(row, Row)] == [True, False, True]
