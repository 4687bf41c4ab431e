from __future__ import annotations

from datetime import date

import pytest

from neardup_gui.wording.numbers import calendar_date, file_size, integer, percent, whole_percent


def plain(text: str) -> str:
    return text.replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("value", "language", "told"),
    [
        (0, "en", "0"),
        (1204, "en", "1,204"),
        (1204, "ru", "1 204"),
        (3_400_000, "ru", "3 400 000"),
        (1204, "zh", "1,204"),
    ],
)
def test_integers(value: int, language: str, told: str) -> None:
    assert plain(integer(value, language)) == told


@pytest.mark.parametrize(
    ("share", "language", "told"),
    [
        (0.625, "en", "62.5 %"), (0.625, "ru", "62,5 %"), (0.625, "zh", "62.5%"), (0.0, "ru", "0 %"),
        (1.0, "en", "100 %"),
        (0.9996, "en", "99.96 %"), (0.0004, "ru", "0,04 %"), (0.00004, "en", "0.004 %"), (0.000001, "en", "< 0.001 %"),
        (0.9999999, "ru", "> 99,999 %"), (0.07, "en", "7.0 %"), (1.5, "en", "150.0 %"),
    ],
)  # fmt: skip
def test_percentages_never_round_to_all_or_nothing(share: float, language: str, told: str) -> None:
    assert plain(percent(share, language)) == told


@pytest.mark.parametrize(
    ("share", "language", "told"),
    [
        (0.625, "en", "62 %"),
        (0.625, "zh", "62%"),
        (1.0, "ru", "100 %"),
        (0.998, "ru", "99,8 %"),
        (0.003, "en", "0.3 %"),
    ],
)
def test_whole_percents(share: float, language: str, told: str) -> None:
    assert plain(whole_percent(share, language)) == told


def test_numbers_do_not_break_over_a_line() -> None:
    assert " " not in percent(0.625, "ru") + integer(12_345, "ru") + file_size(5, "en")


@pytest.mark.parametrize(
    ("size", "language", "told"),
    [
        (812, "en", "812 bytes"), (34_000, "en", "34 KB"), (1_540_000, "ru", "1,5 МБ"), (999_700, "en", "1 MB"),
        (2_000_000_000, "en", "2 GB"), (5_000_000_000_000, "en", "5,000 GB"),
    ],
)  # fmt: skip
def test_sizes(size: int, language: str, told: str) -> None:
    assert plain(file_size(size, language)) == told


@pytest.mark.parametrize(("language", "told"), [("en", "3 May 2026"), ("ru", "3 мая 2026 г."), ("zh", "2026年5月3日")])
def test_dates(language: str, told: str) -> None:
    assert plain(calendar_date(date(2026, 5, 3), language)) == told
