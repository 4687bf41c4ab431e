from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from neardup_gui.spans import Span, SpanArray
from neardup_gui.ui.panes.layers import NO_PASSAGE, PaneLayers, PassageLayer, prepare_layers, within

span_lists = st.lists(
    st.tuples(st.integers(0, 60), st.integers(1, 12)).map(lambda pair: (pair[0], sum(pair))), max_size=8
)


@given(span_lists, span_lists)
def test_every_character_gets_what_a_naive_painter_gives_it(
    passages: list[tuple[int, int]], shingles: list[tuple[int, int]]
) -> None:
    numbered = [(number + 1, Span(*span)) for number, span in enumerate(passages)]
    layers = prepare_layers(numbered, SpanArray.of(shingles))
    # Earlier in the text wins; of two that begin together, the shorter.
    owner = [NO_PASSAGE] * 80
    for number, span in sorted(numbered, key=lambda item: (item[1].start, item[1].end)):
        for offset in range(span.start, span.end):
            if owner[offset] == NO_PASSAGE:
                owner[offset] = number
    painted = [
        layers.passages.at(offset) if layers.passages.at(offset) is not None else NO_PASSAGE for offset in range(80)
    ]
    assert painted == owner
    expected = {offset: owner[offset] for offset in range(80) if any(start <= offset < end for start, end in shingles)}
    found: dict[int, int] = {}
    for (start, end), number in zip(layers.runs.pairs(), layers.run_ids.tolist(), strict=True):
        assert start < end
        for offset in range(start, end):
            assert offset not in found
            found[offset] = number
    assert found == expected


@given(span_lists, st.integers(0, 80), st.integers(1, 20))
def test_within_finds_what_touches_the_window(spans: list[tuple[int, int]], start: int, length: int) -> None:
    merged = SpanArray.of(spans).merged()
    chosen = within(merged, start, start + length)
    expected = [span for span in merged.pairs() if span[0] < start + length and span[1] > start]
    assert merged.pairs()[chosen] == expected


def test_a_passage_at_several_places_keeps_one_id() -> None:
    layer = PassageLayer.of([(2, Span(30, 40)), (1, Span(10, 20)), (1, Span(50, 60))])
    assert layer.spans_of(1) == [Span(10, 20), Span(50, 60)]
    assert [layer.at(offset) for offset in (9, 10, 19, 20, 35, 59, 60)] == [None, 1, 1, None, 2, 1, None]


def test_a_further_place_gives_way_to_a_main_one() -> None:
    layer = PassageLayer.of([(1, Span(0, 10)), (1, Span(25, 35)), (2, Span(30, 40)), (2, Span(50, 60))])
    assert layer.spans.pairs() == [(0, 10), (30, 40), (50, 60)]
    assert layer.ids.tolist() == [1, 2, 2]


def test_a_run_is_cut_at_the_border_of_a_passage() -> None:
    layers = prepare_layers([(7, Span(10, 20))], SpanArray.of([(5, 12), (8, 25)]))
    assert layers.runs.pairs() == [(5, 10), (10, 20), (20, 25)]
    assert layers.run_ids.tolist() == [NO_PASSAGE, 7, NO_PASSAGE]


def test_nothing_at_all() -> None:
    layers = prepare_layers([], SpanArray.empty())
    assert len(layers.runs) == len(layers.run_ids) == len(layers.passages.spans) == 0
    assert PaneLayers.empty().passages.at(0) is None
    only_shingles = prepare_layers([], SpanArray.of([(1, 3)]))
    assert np.array_equal(only_shingles.run_ids, [NO_PASSAGE])
