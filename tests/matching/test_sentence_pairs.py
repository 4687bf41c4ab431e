"""Pairs of alike sentences, held to vectors computed one by one, and the clusters that they make."""

import math
from collections import Counter

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from neardup_gui.matching.clusters import find_clusters, groups
from neardup_gui.matching.sentence_pairs import LEAST_BITS, LEAST_COSINE, LEAST_DICE, SentencePairs, pair_sentences

sentences = st.lists(
    st.lists(st.integers(0, 60), min_size=3, max_size=16), min_size=1, max_size=4
)  # in few sentences no word is frequent


def pairs_of(a: list[list[int]], b: list[list[int]]) -> SentencePairs:
    words = [np.array([word for sentence in side for word in sentence], dtype=np.int64) for side in (a, b)]
    bounds = [np.cumsum([0, *map(len, side)]) for side in (a, b)]
    return pair_sentences(words[0], words[1], bounds[0], bounds[1])


def naive(a: list[list[int]], b: list[list[int]]) -> dict[tuple[int, int], tuple[float, float, float]]:
    frequency = Counter(word for side in (a, b) for sentence in side for word in set(sentence))
    weight = {word: math.log((len(a) + len(b)) / count) for word, count in frequency.items()}
    result: dict[tuple[int, int], tuple[float, float, float]] = {}
    for i, one in enumerate(a):
        for j, other in enumerate(b):
            x, y = Counter(one), Counter(other)
            product = sum(x[word] * y[word] * weight[word] ** 2 for word in x)
            length = math.dist([x[w] * weight[w] for w in x], [0] * len(x)) * math.dist(
                [y[w] * weight[w] for w in y], [0] * len(y)
            )
            cosine = product / length if length else 0.0
            dice = 2 * len(set(one) & set(other)) / (len(set(one)) + len(set(other)))
            result[i, j] = cosine, dice, sum(min(x[word], y[word]) * weight[word] for word in x) / math.log(2)
    return result


@given(sentences, sentences)
def test_equals_vectors_computed_one_by_one(a: list[list[int]], b: list[list[int]]) -> None:
    found = pairs_of(a, b)
    values = naive(a, b)
    least = np.array([LEAST_COSINE, LEAST_DICE, LEAST_BITS])
    sure = {key for key, value in values.items() if (np.array(value) > least + 1e-9).all()}
    perhaps = {key for key, value in values.items() if (np.array(value) > least - 1e-9).all()}
    assert sure <= set(zip(found.a.tolist(), found.b.tolist(), strict=True)) <= perhaps


def test_masked_words_count_nowhere() -> None:
    words = list(range(12))
    a = np.array([*words, *(-1 - word for word in words), *range(50, 62), *range(70, 82)])
    b = np.array([*words, *(-101 - word for word in words), *range(90, 102), *range(110, 122)])
    bounds = np.array([0, 12, 24, 36, 48])
    found = pair_sentences(a, b, bounds, bounds)
    assert list(zip(found.a.tolist(), found.b.tolist(), strict=True)) == [(0, 0)]


def test_a_few_frequent_words_in_common_are_no_pair() -> None:
    a = [[0, 1, 2], *([number] * 3 for number in range(10, 16))]
    b = [[0, 1, 2], *([number] * 3 for number in range(20, 26))]
    assert len(pairs_of(a, b)) == 0  # equal, and worth eight bits


def test_words_in_every_sentence_bring_none_together() -> None:
    a = [[0, 1, 2, 100 + number] for number in range(300)]
    b = [[0, 1, 2, 1_000 + number] for number in range(300)]
    assert len(pairs_of(a, b)) == 0


def made(places: list[tuple[int, int]]) -> SentencePairs:
    """Pairs at the given places, of texts whose sentences hold one word of their own each."""
    size = 1 + max(max(place) for place in places)
    text = [[number, 500 + number, 900 + number] for number in range(size)]
    whole = pairs_of(text, text)
    a, b = (np.array(side, dtype=np.int64) for side in zip(*places, strict=True))
    return SentencePairs(a, b, whole.bags_a, whole.bags_b, whole.weights)


def test_gaps_on_either_side_divide() -> None:
    pairs = made([(0, 0), (1, 1), (3, 2), (20, 3), (21, 40), (22, 41)])
    found = sorted(sorted(group.tolist()) for group in groups(pairs, np.arange(6), 4))
    assert found == [[0, 1, 2], [3], [4, 5]]


def test_a_wide_gap_joins_them_again() -> None:
    pairs = made([(0, 0), (1, 1), (20, 3)])
    assert len(groups(pairs, np.arange(3), 24)) == 1


def test_a_cluster_of_unlike_stretches_is_tried_with_smaller_gaps() -> None:
    # Sentences 0 and 9 of A meet 0 and 4 of B: as wholes the stretches of ten and five sentences still share words.
    found = find_clusters(made([(0, 0), (1, 1), (2, 2), (9, 9)]), 6)
    assert all(cluster.a[0] <= cluster.a[1] for cluster in found)
    assert sum(len(cluster.members) for cluster in found) == 4
    assert find_clusters(made([(0, 0)]).chosen(np.array([False])), 4) == []


@pytest.mark.parametrize("gap", [0, 4, 24])
def test_clusters_hold_their_pairs(gap: int) -> None:
    pairs = made([(0, 0), (1, 2), (2, 1), (10, 11), (11, 10), (40, 41)])
    for cluster in find_clusters(pairs, gap):
        assert all(cluster.a[0] <= place < cluster.a[1] for place in pairs.a[cluster.members])
        assert all(cluster.b[0] <= place < cluster.b[1] for place in pairs.b[cluster.members])
        assert cluster.bits > 0
