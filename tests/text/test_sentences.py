"""Where sentences begin and end."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from neardup_gui.text.sentences import sentence_bounds
from neardup_gui.text.tokenise import tokenise


def sentences(text: str) -> list[str]:
    tokens = tokenise(text)
    bounds = sentence_bounds(text, tokens).tolist()
    return [" ".join(tokens.words()[i:j]) for i, j in pairwise(bounds)]


def test_full_stops_questions_and_ellipses_end_a_sentence() -> None:
    text = "Он пришёл поздно вечером. Кто его ждал здесь? Никто не ждал… И всё-таки он пришёл!"
    assert sentences(text) == [
        "он пришел поздно вечером",
        "кто его ждал здесь",
        "никто не ждал",
        "и все таки он пришел",
    ]


def test_a_line_break_ends_none_and_an_empty_line_does() -> None:
    assert sentences("one two three\nfour five six\n\nseven eight nine") == [
        "one two three four five six", "seven eight nine",
    ]  # fmt: skip


def test_short_ones_are_joined_to_the_next_and_the_last_to_the_one_before() -> None:
    assert sentences("Yes. No, not now. He did not come.") == ["yes no not now", "he did not come"]
    assert sentences("He did not come at all. Yes.") == ["he did not come at all yes"]


def test_chinese_full_stops() -> None:
    assert len(sentences("他走到街上。雪落在屋顶上！")) == 2


@given(st.text(alphabet="ab .!\n", max_size=80))
def test_bounds_hold_every_token_once(text: str) -> None:
    tokens = tokenise(text)
    bounds = sentence_bounds(text, tokens).tolist()
    assert bounds[0] == 0
    assert bounds[-1] == len(tokens)
    assert all(low < high for low, high in pairwise(bounds))


def test_a_text_without_full_stops_is_cut_all_the_same() -> None:
    text = "word " * 1_000
    assert max(len(sentence.split()) for sentence in sentences(text)) <= 123
