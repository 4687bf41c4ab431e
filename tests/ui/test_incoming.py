"""What a drag or the clipboard brings."""

from __future__ import annotations

from PySide6.QtCore import QMimeData, QUrl
from PySide6.QtGui import QImage

from neardup_gui.ui.incoming import dropped_files, text_of, uselessness


def mime_of(plain: str | None = None, html: str | None = None, urls: tuple[str, ...] = ()) -> QMimeData:
    mime = QMimeData()
    if plain is not None:
        mime.setText(plain)
    if html is not None:
        mime.setHtml(html)
    if urls:
        mime.setUrls([QUrl(url) for url in urls])
    return mime


def test_the_plain_form_is_preferred() -> None:
    assert text_of(mime_of("plain words", "<b>other words</b>")) == "plain words"


def test_formatted_text_without_plain_form_gives_its_text() -> None:
    html = "<html><head><style>p { color: red }</style></head><body><p>Первый&nbsp;<i>абзац</i></p><p>Второй</p></body>"
    assert text_of(mime_of(html=html)) == "Первый абзац\nВторой"


def test_addresses_of_files_are_no_text() -> None:
    mime = mime_of(urls=("file:///tmp/a.txt", "https://example.org/b"))
    assert text_of(mime) == ""
    assert dropped_files(mime) == ["/tmp/a.txt"]


def test_why_something_is_useless() -> None:
    picture = QMimeData()
    picture.setImageData(QImage(2, 2, QImage.Format.Format_RGB32))
    assert uselessness(picture) == "image"
    assert uselessness(mime_of(urls=("https://example.org/book.epub",))) == "address"
    colour = QMimeData()
    colour.setColorData(1)
    assert uselessness(colour) == "other"
