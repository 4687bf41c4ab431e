"""What can go wrong in a way that the user can act on. Codes and figures only: ``wording`` makes the sentences."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

Figure = str | int | float

DOCUMENT_ERRORS: Final = frozenset({
    "missing",  # no file at that path
    "directory",  # a folder where a file is expected
    "not_regular",  # a pipe, socket or device
    "no_permission",  # the system refuses to open it
    "unreadable",  # any other failure of the system; figure: reason
    "changed",  # it changed or vanished while it was read
    "too_large",  # figures: size, limit (bytes)
    "unknown_format",  # no reader knows this content; figure: suffix
    "not_text",  # binary content where plain text is expected
    "bad_encoding",  # figure: encoding: unknown name, or the bytes are not of that encoding
    "damaged",  # the file is cut short or broken; figure: format
    "wrong_content",  # the suffix promises something else than the content holds; figures: suffix, format
    "encrypted",  # protected by a password or DRM; figure: format
    "too_many_entries",  # container limits; figures: entries, limit
    "entry_too_large",  # figures: entry, size, limit (bytes)
    "unpacks_too_large",  # figures: size, limit (bytes)
    "suspicious_compression",  # figures: entry, ratio, limit
    "unsafe_entry",  # an entry's name leads out of the container; figure: entry
    "unsafe_xml",  # a DOCTYPE or entity where none may stand; figure: part
    "too_deep",  # nesting beyond the limit; figures: part, limit
    "no_spine",  # an EPUB without reading order
    "no_main_part",  # a DOCX without its document part
    "no_text_layer",  # a PDF with pictures or form fields and no text; figure: pages
    "takes_too_long",  # a reading that was ended; figure: limit (seconds)
    "takes_too_much_memory",  # a reading that was ended; figure: limit (bytes)
    "several_documents",  # an archive that holds more than one; figure: count
    "needs_converter",  # an old format that another program must convert, and none is installed; figure: kind
    "web_address",  # an address of the web where a file is expected
    "defect",  # the program itself failed on this pair; figure: other, the second file
    "bad_pair",  # a line of a list of pairs that does not name two files; figure: line
})  # fmt: skip

OUTPUT_ERRORS: Final = frozenset({
    "folder_missing",  # the folder of the target does not exist
    "not_writable",  # no permission, or a read-only file system
    "disk_full",
    "target_is_directory",
    "is_input",  # the target is one of the texts that were read
    "named_twice",  # two outputs have the same target
    "not_a_folder",  # a file stands where a folder for reports is named
    "bad_logo",  # what is to be the logo of a report is no picture, or too large
    "report_failed",  # a report could not be made, by a defect of the program
    "write_failed",  # figure: reason
})  # fmt: skip


class NeardupError(Exception):
    """A failure that has a code, the figures that its sentence needs, and often a path.

    The text of the exception is for the log. What the user reads comes from ``wording.errors``.
    """

    def __init__(self, code: str, path: str | None = None, **figures: Figure) -> None:
        super().__init__(f"{code}: {path}" + "".join(f", {name}={value!r}" for name, value in figures.items()))
        self.code = code
        self.path = path
        self.figures: Mapping[str, Figure] = MappingProxyType(figures)


class DocumentError(NeardupError):
    """A file that cannot be read. ``code`` is one of :data:`DOCUMENT_ERRORS`."""


class OutputError(NeardupError):
    """A file that cannot be written. ``code`` is one of :data:`OUTPUT_ERRORS`."""


class SettingError(NeardupError):
    """A setting that is not allowed.

    Codes: ``out_of_range`` (figures: name, value, lowest, highest), ``not_a_choice`` (name, value, choices),
    ``not_a_number`` (name, value), ``unknown_preset`` (value, choices), ``too_many`` (name, value, highest),
    ``bad_sequence`` (name, value), ``bad_name`` of a preset (value, highest); with the path of a file ``no_presets``
    and ``boilerplate_unreadable``.
    """
