"""Numbers, percentages, sizes and dates as each language writes them. No Qt, no system locale."""

from __future__ import annotations

from datetime import date
from typing import Final

NO_BREAK_SPACE: Final = "\u00a0"

_THOUSANDS: Final = {"ru": NO_BREAK_SPACE}
_DECIMAL: Final = {"ru": ","}
_RUSSIAN_MONTHS: Final = (
    "января", "февраля", "марта", "апреля", "мая", "июня",
    "июля", "августа", "сентября", "октября", "ноября", "декабря",
)  # fmt: skip
_ENGLISH_MONTHS: Final = (
    "January", "February", "March", "April", "May", "June",
    "July", "August", "September", "October", "November", "December",
)  # fmt: skip


def integer(value: int, language: str) -> str:
    """Return ``value`` with its thousands set apart: 1,234 in English, 1 234 (no-break space) in Russian.

    Russian typography leaves numbers of four digits together only in running prose; in a report of figures they are
    set apart like the others, so that columns line up.
    """
    return f"{value:,}".replace(",", _THOUSANDS.get(language, ","))


def decimal(value: float, language: str, digits: int = 1) -> str:
    """Return ``value`` with ``digits`` decimals, and with thousands set apart."""
    whole, _, fraction = f"{value:,.{digits}f}".partition(".")
    whole = whole.replace(",", _THOUSANDS.get(language, ","))
    return whole + (_DECIMAL.get(language, ".") + fraction if fraction else "")


def percent(share: float, language: str) -> str:
    """Return a share of 0–1 in percent with one decimal: 62.5 %, in Russian 62,5 %.

    A share that is not nought never reads 0 %, and one that is not whole never reads 100 %: it gets more decimals.
    """
    value = share * 100
    sign = "%" if language == "zh" else f"{NO_BREAK_SPACE}%"
    if value in (0.0, 100.0):
        return decimal(value, language, 0) + sign
    for digits in (1, 2, 3):
        if round(value, digits) not in (0.0, 100.0):
            return decimal(value, language, digits) + sign
    edge = (">", 99.999) if value > 50 else ("<", 0.001)
    return f"{edge[0]}{NO_BREAK_SPACE}{decimal(edge[1], language, 3)}{sign}"


def whole_percent(share: float, language: str) -> str:
    """Return a share in whole percent: 63 %. Where that would read as nothing or as all, as :func:`percent` has it."""
    value = round(share * 100)
    if value in (0, 100):
        return percent(share, language)
    return f"{value}%" if language == "zh" else f"{value}{NO_BREAK_SPACE}%"


def file_size(size: int, language: str) -> str:
    """Return a size in bytes as a reader would say it: 812 bytes, 34 KB, 1.5 MB (1 KB = 1,000 bytes)."""
    units = {"ru": ("байт", "КБ", "МБ", "ГБ"), "zh": ("字节", "KB", "MB", "GB")}.get(
        language, ("bytes", "KB", "MB", "GB")
    )
    if size < 1_000:
        return f"{size}{NO_BREAK_SPACE}{units[0]}"
    value, unit = size / 1_000, 1
    while value >= 999.5 and unit < 3:
        value, unit = value / 1_000, unit + 1
    digits = 1 if value < 10 and round(value, 1) != round(value) else 0
    return f"{decimal(value, language, digits)}{NO_BREAK_SPACE}{units[unit]}"


def calendar_date(day: date, language: str) -> str:
    """Return a date in words: 3 May 2026; 3 мая 2026 г.; 2026年5月3日."""
    if language == "ru":
        return f"{day.day}{NO_BREAK_SPACE}{_RUSSIAN_MONTHS[day.month - 1]} {day.year}{NO_BREAK_SPACE}г."
    if language == "zh":
        return f"{day.year}年{day.month}月{day.day}日"
    return f"{day.day}{NO_BREAK_SPACE}{_ENGLISH_MONTHS[day.month - 1]} {day.year}"
