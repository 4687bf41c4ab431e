"""Colours by meaning, read from ``resources/themes``, and how they reach the application."""

from __future__ import annotations

import sys
import tomllib
from dataclasses import dataclass, fields
from typing import Any, Final, Literal

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication, QStyleFactory, QToolTip

from neardup_gui.resources import resource_path

_FUSION_OUTLINE: Final = 127  # per cent by which Fusion's outline of a box is darker than its window

ThemeName = Literal["light", "dark"]
ThemeChoice = Literal["light", "dark", "system"]


@dataclass(frozen=True, slots=True)
class Theme:
    """One set of colours as ``#rrggbb``.

    ``tints`` are the grounds of passages, ``shades`` those of the matching shingles inside them, ``current_*`` the
    same for the current passage, ``edges`` lines that stand on any ground: five equally long rows, one hue a column.
    """

    name: ThemeName
    dark: bool
    window: str
    panel: str
    ground: str
    border: str
    text: str
    muted: str
    button: str
    accent: str
    accent_text: str
    selection: str
    link: str
    warning: str
    warning_ground: str
    error: str
    error_ground: str
    success: str
    outline: str
    neutral_shade: str
    excluded_veil: float
    tints: tuple[str, ...]
    shades: tuple[str, ...]
    current_tints: tuple[str, ...]
    current_shades: tuple[str, ...]
    edges: tuple[str, ...]
    hit: str
    current_hit: str
    hit_edge: str
    gem: str

    def colour_index(self, passage: int) -> int:
        """Return the column of hues for a passage id (1, 2, …): the same in both panes and all overviews."""
        return (passage - 1) % len(self.tints)

    @property
    def excluded_text(self) -> str:
        """The colour that text has under the veil over what is not compared."""
        return _mixed(self.text, self.ground, self.excluded_veil)


def load_theme(name: ThemeName) -> Theme:
    """Read a theme. Raises FileNotFoundError or KeyError where the installation is broken."""
    with resource_path("themes", f"{name}.toml").open("rb") as file:
        content = tomllib.load(file)
    colours: dict[str, Any] = dict(content)
    for part in ("window", "signals", "passages", "marks"):
        colours.update(content[part])
    values: dict[str, Any] = {}
    for field in fields(Theme):
        value = colours[field.name]
        values[field.name] = tuple(value) if isinstance(value, list) else value  # pyright: ignore[reportUnknownArgumentType]
    return Theme(**values)


def system_theme_name(app: QApplication) -> ThemeName:
    """Return which theme the desktop asks for. Where it does not say, its window colour decides."""
    scheme = app.styleHints().colorScheme()
    if scheme == Qt.ColorScheme.Unknown:
        return "dark" if app.palette().color(QPalette.ColorRole.Window).lightness() < 128 else "light"
    return "dark" if scheme == Qt.ColorScheme.Dark else "light"


def apply_theme(app: QApplication, choice: ThemeChoice) -> Theme:
    """Give the application a theme and return it; widgets with own colours take it by their ``set_theme``.

    Where the platform draws both schemes itself (macOS), its own style stays. Elsewhere Qt's request for a scheme is
    honoured by some desktops only, so Fusion with a palette of the theme is used.
    """
    hints = app.styleHints()
    if choice == "system":
        hints.unsetColorScheme()
    else:
        hints.setColorScheme(Qt.ColorScheme.Dark if choice == "dark" else Qt.ColorScheme.Light)
    theme = load_theme(system_theme_name(app) if choice == "system" else choice)
    if sys.platform == "darwin" and (hints.colorScheme() == Qt.ColorScheme.Dark) == theme.dark:
        return theme
    if app.style().name().lower() != "fusion":
        app.setStyle(QStyleFactory.create("Fusion"))
    palette = palette_of(theme)
    app.setPalette(palette)
    boxes = box_palette_of(theme)
    for kind in ("QCheckBox", "QRadioButton"):
        app.setPalette(boxes, kind)  # pyright: ignore[reportArgumentType, reportCallIssue] - Qt takes a name
    QToolTip.setPalette(palette)  # it has one of its own, which the style sets once
    return theme


def palette_of(theme: Theme) -> QPalette:
    """Return the application's palette in the colours of ``theme``."""
    role = QPalette.ColorRole
    palette = QPalette(QColor(theme.button), QColor(theme.window))
    for which, colour in (
        (role.Window, theme.window),
        (role.WindowText, theme.text),
        (role.Base, theme.ground),
        (role.AlternateBase, theme.panel),
        (role.Text, theme.text),
        (role.Button, theme.button),
        (role.ButtonText, theme.text),
        (role.BrightText, theme.error),
        (role.ToolTipBase, theme.panel),
        (role.ToolTipText, theme.text),
        (role.PlaceholderText, theme.muted),
        (role.Highlight, theme.accent),
        (role.HighlightedText, theme.accent_text),
        (role.Accent, theme.accent),
        (role.Link, theme.link),
        (role.LinkVisited, theme.link),
    ):
        palette.setColor(which, QColor(colour))
    faded = QColor(_mixed(theme.text, theme.window, 0.55))
    for which in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, which, faded)
    palette.setColor(QPalette.ColorGroup.Disabled, role.Highlight, QColor(theme.border))
    return palette


def box_palette_of(theme: Theme) -> QPalette:
    """Return the palette of check boxes and radio buttons, whose outline Fusion derives from the window's colour.

    It makes it 1.4 times darker, which in a dark window nobody sees. Here it comes out as the muted colour.
    """
    palette = palette_of(theme)
    palette.setColor(QPalette.ColorRole.Window, QColor(theme.muted).lighter(_FUSION_OUTLINE))
    return palette


def _mixed(over: str, under: str, share_of_under: float) -> str:
    first, second = QColor(over), QColor(under)
    channels = (
        round(a * (1 - share_of_under) + b * share_of_under)
        for a, b in zip(first.getRgb()[:3], second.getRgb()[:3], strict=True)  # type: ignore[arg-type]
    )
    return QColor(*channels).name()
