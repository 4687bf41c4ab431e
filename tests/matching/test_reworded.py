"""Passages that share meaning and few words in order, and stretches joined to one passage."""

from neardup_gui.compare import Pair, Settings, prepare
from neardup_gui.compare.result import Comparison
from neardup_gui.documents import pasted_document
from neardup_gui.matching.merging import merge_in_order, merge_near
from neardup_gui.matching.passages import Passage, PassageKind, credible
from neardup_gui.matching.stretches import Stretch, elsewhere, likeness
from neardup_gui.matching.word_pairs import pair_words
from neardup_gui.spans import Span
from neardup_gui.text.tokenise import tokenise

ORIGINAL = (
    "The old lighthouse keeper climbed the spiral staircase every evening to light the great oil lamp. "
    "His daughter Margaret brought him bread and smoked herring when the storm kept him in the tower. "
    "In the winter of the great flood the harbour froze and the fishing boats were crushed by the ice. "
    "The keeper wrote the name of every lost sailor in a leather notebook that he hid behind the clock."
)
REWORDED = (
    "To light the great oil lamp, each evening the lighthouse's old keeper went up the spiral staircase. "
    "When a storm kept him in his tower, bread and herring, smoked, were brought by Margaret, his daughter. "
    "The harbour froze in that winter of the flood; ice crushed the boats of the fishing fleet. "
    "Behind the clock he hid a leather notebook, and in it the keeper wrote every lost sailor's name."
)


def filler(seed: int) -> str:
    words = [
        f"{head}{tail}" for head in ("bra", "cor", "dil", "fen", "gus", "hom") for tail in ("ma", "net", "sol", "vik")
    ]
    return " ".join(
        " ".join(f"{words[(seed * 7 + line * 5 + place * place) % len(words)]}{seed}{line % 9}" for place in range(9))
        + "."
        for line in range(40)
    )


def compared(a: str, b: str, reworded: str) -> Comparison:
    pair = Pair(prepare(pasted_document(a, "a")), prepare(pasted_document(b, "b")))
    return pair.compare(Settings(reworded=reworded))  # type: ignore[arg-type]


def test_a_reworded_passage_is_found_and_named() -> None:
    a, b = f"{filler(1)} {ORIGINAL} {filler(2)}", f"{filler(3)} {REWORDED} {filler(4)}"
    comparison = compared(a, b, "auto")
    assert [passage.kind for passage in comparison.passages] == ["reworded"]
    passage = comparison.passages[0]
    assert "sentences" in passage.found_by
    assert a[slice(*passage.a)].startswith("The old lighthouse")
    assert a[slice(*passage.a)].endswith("behind the clock")
    assert b[slice(*passage.b)].startswith("To light")
    assert passage.similarity < 0.5


def test_it_is_not_looked_for_where_that_is_switched_off() -> None:
    a, b = f"{filler(1)} {ORIGINAL} {filler(2)}", f"{filler(3)} {REWORDED} {filler(4)}"
    # A few words in a row are equal, and those alone are found then.
    assert not any("sentences" in passage.found_by for passage in compared(a, b, "off").passages)
    assert compared(a, b, "on").passages == compared(a, b, "auto").passages != ()


def test_unrelated_texts_share_no_reworded_passage() -> None:
    assert compared(filler(1) + ORIGINAL, filler(2) + filler(3), "on").passages == ()


def test_sentences_put_the_other_way_round_are_one_edited_passage() -> None:
    first, second, third, fourth = ORIGINAL.split(". ")
    moved = ". ".join([third, fourth.rstrip("."), first, second]) + "."
    comparison = compared(f"{filler(1)} {ORIGINAL} {filler(2)}", f"{filler(3)} {moved} {filler(4)}", "auto")
    assert len(comparison.passages) in (1, 2)
    assert sum(passage.words_a for passage in comparison.passages) >= 60


def stretch(a: tuple[int, int], b: tuple[int, int]) -> Stretch:
    return Stretch(a, b, ((a[0], b[0], min(a[1] - a[0], b[1] - b[0])),), 200.0, frozenset({"shingles"}))


def test_near_stretches_are_joined_in_any_order_and_far_ones_are_not() -> None:
    near = [stretch((0, 30), (50, 80)), stretch((35, 60), (10, 40)), stretch((300, 330), (85, 110))]
    merged = merge_near(near, [])
    assert sorted((group[0].a, group[0].b) for group in merged) == [((0, 60), (10, 80)), ((300, 330), (85, 110))]
    assert sorted(len(parts) for _, parts in merged) == [1, 2]


def test_nothing_is_joined_across_a_fence() -> None:
    near = [stretch((0, 30), (50, 80)), stretch((35, 60), (10, 40))]
    assert len(merge_near(near, [stretch((500, 520), (42, 48))])) == 2


def test_followers_in_order_are_joined_unless_another_stands_between_them() -> None:
    followers = [stretch((0, 30), (0, 30)), stretch((35, 60), (40, 65))]
    assert [item.a for item in merge_in_order(followers)] == [(0, 60)]
    between = stretch((700, 705), (32, 37))
    assert len(merge_in_order([*followers, between])) == 3


def test_likeness_counts_words_not_stems() -> None:
    words = pair_words(tokenise("a b c d e f"), tokenise("a b X d e f"))
    found = likeness(Stretch((0, 6), (0, 6), ((0, 0, 6),), 1.0, frozenset()), words)
    assert (found.equal, found.longest_run, found.verbatim) == (5, 3, False)
    same = pair_words(tokenise("a b c"), tokenise("a b c"))
    assert likeness(Stretch((0, 3), (0, 3), ((0, 0, 3),), 1.0, frozenset()), same).verbatim
    apart = likeness(Stretch((0, 3), (0, 3), (), 1.0, frozenset()), same)
    assert (apart.equal, apart.longest_run) == (3, 3)


def test_a_run_of_equal_words_goes_on_where_one_seed_ends_and_the_next_begins() -> None:
    words = pair_words(tokenise("a b c d e f g h"), tokenise("a b c d e f g h"))
    every = Stretch((0, 8), (0, 8), ((0, 0, 3), (3, 3, 2), (6, 6, 2)), 1.0, frozenset())
    assert likeness(every, words).longest_run == 8
    shifted = pair_words(tokenise("a b c d e f"), tokenise("a b c X d e f"))
    parts = Stretch((0, 6), (0, 7), ((0, 0, 3), (3, 4, 3)), 1.0, frozenset())
    assert likeness(parts, shifted).longest_run == 3
    crossed = Stretch((0, 8), (0, 8), ((0, 0, 5), (2, 2, 6), (3, 5, 1)), 1.0, frozenset())
    assert likeness(crossed, words).longest_run == 8


def test_other_places_are_apart_from_the_passage_and_from_each_other() -> None:
    places = [(40, 60), (0, 10), (10, 20), (55, 70), (95, 120), (0, 10)]
    assert elsewhere(places, (100, 118)) == [(0, 10), (10, 20), (40, 70)]
    assert elsewhere(places, (100, 150)) == [(40, 70)]  # the others are phrases of it


def reworded(information: float, words: int = 60, kind: PassageKind = "reworded") -> Passage:
    span = Span(0, 400)
    return Passage(1, span, span, kind, False, 0.4, words, words, 3, information)


def test_alone_a_reworded_passage_must_say_more() -> None:
    alone, strong = reworded(200.0), reworded(300.0)
    assert credible([alone]) == []
    assert credible([strong]) == [strong]
    beside = reworded(150.0, kind="edited")
    assert credible([alone, beside]) == [alone, beside]
    assert credible([reworded(150.0, kind="edited")]) == [reworded(150.0, kind="edited")]


def test_what_is_shared_must_stand_close_together() -> None:
    assert credible([reworded(300.0, words=250)]) == []
    assert credible([reworded(300.0, words=150)]) == [reworded(300.0, words=150)]
