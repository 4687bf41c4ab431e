from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import numpy as np
import pytest
from numpy.typing import NDArray
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication, QToolTip

from neardup_gui.ui.theme import Theme, ThemeName, apply_theme, load_theme, palette_of, system_theme_name

THEMES: tuple[ThemeName, ...] = ("light", "dark")
ENOUGH_CONTRAST = 4.5  # WCAG 2.2, level AA for text
ENOUGH_CONTRAST_OF_SHAPES = 3.0
JUST_TOLD_APART = 6.0  # CIE76; about 2.3 is the least difference that is seen side by side

# Linear RGB as a person without one kind of cones sees it: Machado, Oliveira and Fernandes 2009, severity 1.0.
SEEN_BY = {
    "everybody": np.eye(3),
    "protanopia": np.array(
        [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
    ),
    "deuteranopia": np.array(
        [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
    ),
    "tritanopia": np.array(
        [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]
    ),
}
TO_XYZ = np.array(
    [[0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.0721750], [0.0193339, 0.1191920, 0.9503041]]
)
WHITE = np.array([0.95047, 1.0, 1.08883])


def linear(colour: str) -> NDArray[np.float64]:
    channels = np.array([int(colour[at : at + 2], 16) for at in (1, 3, 5)]) / 255
    return np.where(channels <= 0.04045, channels / 12.92, ((channels + 0.055) / 1.055) ** 2.4)


def contrast(first: str, second: str) -> float:
    darker, lighter = sorted(float(linear(colour) @ TO_XYZ[1]) for colour in (first, second))
    return (lighter + 0.05) / (darker + 0.05)


def lab(rgb: NDArray[np.float64]) -> NDArray[np.float64]:
    ratio = TO_XYZ @ np.clip(rgb, 0, 1) / WHITE
    f = np.where(ratio > 216 / 24389, np.cbrt(ratio), (24389 / 27 * ratio + 16) / 116)
    return np.array([116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])])


def difference(first: str, second: str, seen: NDArray[np.float64]) -> float:
    return float(np.linalg.norm(lab(seen @ linear(first)) - lab(seen @ linear(second))))


def rows(theme: Theme) -> dict[str, tuple[str, ...]]:
    return {
        "tints": theme.tints,
        "shades": theme.shades,
        "current_tints": theme.current_tints,
        "current_shades": theme.current_shades,
        "edges": theme.edges,
    }


@pytest.fixture(params=THEMES)
def theme(request: pytest.FixtureRequest) -> Theme:
    return load_theme(request.param)


def test_a_known_contrast() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


def text_on_grounds(theme: Theme) -> Iterator[tuple[str, str]]:
    grounds = [theme.window, theme.panel, theme.ground, theme.button, theme.selection, theme.neutral_shade]
    grounds += [colour for name, row in rows(theme).items() if name != "edges" for colour in row]
    grounds += [theme.hit, theme.current_hit]
    yield from product([theme.text], grounds)
    yield from product([theme.muted, theme.link], [theme.window, theme.panel, theme.ground])
    yield theme.accent_text, theme.accent
    yield from product([theme.warning], [theme.warning_ground, theme.window, theme.panel])
    yield from product([theme.error], [theme.error_ground, theme.window, theme.panel])
    yield from product([theme.success], [theme.window, theme.panel])


def test_text_is_readable_on_every_ground(theme: Theme) -> None:
    weak = {pair: contrast(*pair) for pair in text_on_grounds(theme) if contrast(*pair) < ENOUGH_CONTRAST}
    assert weak == {}


def test_faded_text_is_still_readable(theme: Theme) -> None:
    assert contrast(theme.excluded_text, theme.ground) >= ENOUGH_CONTRAST
    assert contrast(theme.excluded_text, theme.ground) < contrast(theme.text, theme.ground) / 2


def test_the_frame_of_the_current_passage_is_seen_on_every_ground(theme: Theme) -> None:
    grounds = (theme.ground, *theme.tints, *theme.current_tints)
    assert min(contrast(theme.outline, ground) for ground in grounds) >= ENOUGH_CONTRAST_OF_SHAPES
    assert contrast(theme.accent, theme.panel) >= ENOUGH_CONTRAST_OF_SHAPES


@pytest.mark.parametrize("eyes", SEEN_BY)
def test_neighbouring_hues_are_told_apart(theme: Theme, eyes: str) -> None:
    for name, row in rows(theme).items():
        assert 8 <= len(row) <= 10
        following = row[1:] + row[:1]
        least = min(difference(one, other, SEEN_BY[eyes]) for one, other in zip(row, following, strict=True))
        assert least >= JUST_TOLD_APART, (name, least)


@pytest.mark.parametrize("eyes", SEEN_BY)
def test_the_layers_of_one_hue_are_told_apart(theme: Theme, eyes: str) -> None:
    seen = SEEN_BY[eyes]
    for tint, shade, current_tint, current_shade, edge in zip(*rows(theme).values(), strict=True):
        for one, other in ((theme.ground, tint), (tint, shade), (current_tint, current_shade), (shade, edge)):
            assert difference(one, other, seen) >= JUST_TOLD_APART, (one, other)


def test_lines_and_frames_are_seen_on_their_grounds(theme: Theme) -> None:
    for edge in (*theme.edges, theme.gem, theme.outline):
        assert contrast(edge, theme.ground) >= ENOUGH_CONTRAST_OF_SHAPES, edge
    for edge, tint, current in zip(theme.edges, theme.tints, theme.current_tints, strict=True):
        assert contrast(edge, tint) >= ENOUGH_CONTRAST_OF_SHAPES, (edge, tint)
        assert contrast(edge, current) >= 2.7, (edge, current)  # there it stands on a hole in the ground
    for ground in (theme.hit, theme.current_hit, theme.ground):
        assert contrast(theme.hit_edge, ground) >= ENOUGH_CONTRAST_OF_SHAPES, ground


@pytest.mark.parametrize("eyes", SEEN_BY)
def test_what_was_found_is_told_from_the_passages_around_it(theme: Theme, eyes: str) -> None:
    seen = SEEN_BY[eyes]
    assert difference(theme.hit, theme.current_hit, seen) >= JUST_TOLD_APART
    for ground in (theme.ground, *(colour for name, row in rows(theme).items() if name != "edges" for colour in row)):
        assert difference(theme.hit_edge, ground, seen) >= 4 * JUST_TOLD_APART, ground


def test_both_themes_have_the_same_number_of_hues() -> None:
    assert len({len(row) for name in THEMES for row in rows(load_theme(name)).values()}) == 1


def test_passages_take_the_hues_in_turn(theme: Theme) -> None:
    many = len(theme.tints)
    assert [theme.colour_index(number) for number in (1, 2, many, many + 1)] == [0, 1, many - 1, 0]


@pytest.fixture
def restored(qapp: QApplication) -> Iterator[QApplication]:
    palette = QPalette(qapp.palette())
    yield qapp
    qapp.styleHints().unsetColorScheme()
    qapp.setPalette(palette)
    QToolTip.setPalette(palette)


@pytest.mark.parametrize("name", THEMES)
def test_a_theme_reaches_the_application(restored: QApplication, name: ThemeName) -> None:
    theme = apply_theme(restored, name)
    assert theme == load_theme(name)
    assert restored.palette().color(QPalette.ColorRole.Window) == QColor(theme.window)
    assert restored.palette().color(QPalette.ColorRole.Text) == QColor(theme.text)
    assert QToolTip.palette().color(QPalette.ColorRole.ToolTipBase) == QColor(theme.panel)


def test_the_system_decides_where_it_may(restored: QApplication) -> None:
    assert apply_theme(restored, "system").name == system_theme_name(restored)


def test_without_a_scheme_the_window_colour_decides(restored: QApplication) -> None:
    restored.styleHints().unsetColorScheme()
    for name in THEMES:
        restored.setPalette(palette_of(load_theme(name)))
        assert system_theme_name(restored) == name
