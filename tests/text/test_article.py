"""The recipe of 2009, held to its published code."""

from hypothesis import given
from hypothesis import strategies as st

from neardup_gui.text.article import STOP_WORDS, STRIPPED, tokenise_as_article


def published(source: str) -> list[str]:
    """The canonising step as the article words it."""
    stripped = [word.strip(STRIPPED) for word in source.lower().split()]
    return [word for word in stripped if word and word not in STOP_WORDS]


@given(st.text("аиВнЁ не он,.!?;:-()—«»\t\n\r\x1c\x85\u00a0\u2028İΣß123", max_size=60))
def test_words_are_those_of_the_published_code(text: str) -> None:
    tokens = tokenise_as_article(text)
    assert tokens.words() == published(text)


def test_places_leave_out_the_stripped_signs() -> None:
    text = "(Он) сказал: «нет», — и ушёл."
    tokens = tokenise_as_article(text)
    places = zip(tokens.starts.tolist(), tokens.ends.tolist(), strict=True)
    assert [text[i:j] for i, j in places] == ["сказал", "«нет»", "—", "ушёл"]


def test_there_are_29_stop_words_and_they_can_be_kept() -> None:
    assert len(STOP_WORDS) == 29
    assert tokenise_as_article("он и она", stop_words=False).words() == ["он", "и", "она"]
    assert tokenise_as_article("он и она").words() == []
