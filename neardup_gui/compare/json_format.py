"""The JSON of a comparison and of one text's fingerprints. Names are fixed: other programs rely on them."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

import numpy as np

from neardup_gui import __version__
from neardup_gui.compare.left_out import excluded_from
from neardup_gui.compare.passage_places import passage_places
from neardup_gui.compare.prepare import Prepared
from neardup_gui.compare.result import ComparedText, Comparison
from neardup_gui.compare.settings import Settings, in_force, validate
from neardup_gui.documents.model import ReadingWarning
from neardup_gui.fingerprints.distill_tables import Variant
from neardup_gui.matching.passages import Passage
from neardup_gui.progress import NO_PROGRESS, Progress

COMPARISON_SCHEMA: Final = "neardup-comparison/1"
FINGERPRINT_SCHEMA: Final = "neardup-fingerprint/1"
CHECKSUMS_WRITTEN: Final = 1_000
VARIANTS: Final[tuple[Variant, ...]] = ("article", "published")

Message = Callable[[ReadingWarning], str]  # the English sentence of a warning, worded above this room


def comparison_json(comparison: Comparison, message: Message, spans: bool = False) -> dict[str, Any]:
    """Return the JSON object of a comparison; ``spans`` adds the place of every common shingle."""
    asked = comparison.settings.methods
    with_passages = "passages" in asked
    result: dict[str, Any] = {
        "schema": COMPARISON_SCHEMA,
        "version": __version__,
        "a": text_json(comparison.a, message),
        "b": text_json(comparison.b, message),
        "settings": comparison.settings.as_json(),
        "shingles": _shingles_json(comparison),
    }
    if spans:
        result["shingle_spans"] = {
            "a": [list(span) for span in comparison.shingle_spans_a.pairs()],
            "b": [list(span) for span in comparison.shingle_spans_b.pairs()],
        }
    longest = comparison.longest_passage
    result |= {
        "distill": _distill_json(comparison),
        "simhash": _simhash_json(comparison),
        "supershingles": _supershingles_json(comparison),
        "coverage": {"a": comparison.coverage_a, "b": comparison.coverage_b} if with_passages else None,
        "longest_passage": {"words": longest.words, "characters": longest.characters} if with_passages else None,
        "verdict": {
            "code": comparison.verdict.code,
            "reasons": [{"code": reason.code, **reason.figures} for reason in comparison.verdict.reasons],
        },
        "passages": _passages_json(comparison) if with_passages else None,
    }
    return result


def fingerprint_json(
    prepared: Prepared, settings: Settings, message: Message, progress: Progress = NO_PROGRESS
) -> dict[str, Any]:
    """Return the JSON object of one text's fingerprints. Raises SettingError."""
    prepared = prepared.reduced(validate(settings))
    force = in_force(settings, prepared.words, prepared.unspaced)
    shingles: dict[str, Any] | None = None
    if "shingles" in force.methods:
        whole = prepared.shingles(replace(force, modulus=1), progress.part(0.0, 0.3))
        sampled = prepared.shingles(force)
        first = sampled.checksums[:CHECKSUMS_WRITTEN]
        if force.hash == "crc32" and force.by_article:
            first = first.astype(np.uint32).view(np.int32)  # as the article's Python printed them
        shingles = {
            "count": len(whole) if force.by_article else len(whole.distinct),
            "sampled": len(sampled) if force.by_article else len(sampled.distinct),
            "checksums": first.tolist(),
        }
    return {
        "schema": FINGERPRINT_SCHEMA,
        "version": __version__,
        "file": text_json(_text_of(prepared), message),
        "settings": force.as_json(),
        "shingles": shingles,
        **_other_fingerprints(prepared, force, progress.part(0.3, 1.0)),
    }


def _other_fingerprints(prepared: Prepared, settings: Settings, progress: Progress) -> dict[str, Any]:
    asked = settings.methods
    distilled: dict[str, Any] | None = None
    if "distill" in asked:
        distilled = {}
        for index, variant in enumerate(VARIANTS):
            gems = prepared.gems(
                variant,
                settings.distill_detail,
                progress.part(0.35 * index, 0.35 * (index + 1)),
                settings.distill_sequences,
                settings.distill_smallest,
            )
            distilled[variant] = {
                "digits_sha256": gems.digits.sha256,
                "digits_length": len(gems.digits),
                "gems": gems.checksums.tolist(),
            }
    found = (
        prepared.simhash(settings.simhash, settings.boilerplate, progress.part(0.7, 0.9))
        if ("simhash" in asked)
        else None
    )
    drawn = prepared.sketch(settings.boilerplate, progress.part(0.9, 1.0)) if "supershingles" in asked else None
    return {
        "distill": distilled,
        "simhash": {"bits": found.bit_string, "hex": found.hex, "keywords": [list(pair) for pair in found.keywords]}
        if found
        else None,
        "supershingles": list(drawn.supershingles_hex) if drawn else None,
        "megashingles": list(drawn.megashingles_hex) if drawn else None,
    }


def _text_of(prepared: Prepared) -> ComparedText:
    return ComparedText(prepared.document, prepared.language, prepared.all_words, prepared.left_out)


def text_json(text: ComparedText, message: Message) -> dict[str, Any]:
    """Return the facts of one side. ``excluded`` holds what is not the author's, and what the settings leave out."""
    document = text.document
    return {
        "path": document.path,
        "name": document.name,
        "format": document.format,
        "encoding": document.encoding,
        "sha256": document.sha256,
        "title": document.title,
        "author": document.author,
        "language": text.language,
        "characters": len(document.text),
        "words": text.words,
        "warnings": [{"code": warning.code, "message": message(warning)} for warning in document.warnings],
        "excluded": [[*item.span, item.code] for item in excluded_from(document, text.left_out, boilerplate=False)],
    }


def dump(value: dict[str, Any]) -> str:
    """Return the JSON text, indented. Lone surrogates, which UTF-8 cannot hold, are escaped."""
    return encodable(json.dumps(value, ensure_ascii=False, indent=1) + "\n")


def dump_line(value: dict[str, Any]) -> str:
    """Return the JSON text on one line, with its line end."""
    return encodable(json.dumps(value, ensure_ascii=False) + "\n")


def encodable(text: str) -> str:
    """Return JSON text with lone surrogates as ``\\u`` escapes, which mean the same."""
    if text.isascii():
        return text
    return "".join(f"\\u{ord(c):04x}" if "\ud800" <= c <= "\udfff" else c for c in text) if _has_lone(text) else text


def _has_lone(text: str) -> bool:
    try:
        text.encode("utf-8")
    except UnicodeEncodeError:
        return True
    return False


def _shingles_json(comparison: Comparison) -> dict[str, Any] | None:
    figures = comparison.shingles
    if figures is None:
        return None
    return {
        "a": figures.a,
        "b": figures.b,
        "sampled_a": figures.sampled_a,
        "sampled_b": figures.sampled_b,
        "common": figures.common,
        "similarity": figures.similarity,
        "similarity_shown": figures.similarity_shown,
        "resemblance": figures.resemblance,
        "containment_a": figures.containment_a,
        "containment_b": figures.containment_b,
    }


def _distill_json(comparison: Comparison) -> dict[str, Any] | None:
    figures = comparison.distill
    if figures is None:
        return None
    return {
        "variant": figures.variant,
        "detail": figures.detail,
        "gems_a": figures.gems_a,
        "gems_b": figures.gems_b,
        "common": figures.common,
        "containment_a": figures.containment_a,
        "containment_b": figures.containment_b,
        "digits_a": figures.digits_a,
        "digits_b": figures.digits_b,
        "digits_similarity": figures.digits_similarity,
        "digits_similarity_exact": figures.digits_similarity_exact,
    }


def _simhash_json(comparison: Comparison) -> dict[str, Any] | None:
    figures = comparison.simhash
    if figures is None:
        return None
    return {"preset": figures.preset, "a": figures.a, "b": figures.b, "distance": figures.distance}


def _supershingles_json(comparison: Comparison) -> dict[str, Any] | None:
    figures = comparison.supershingles
    if figures is None:
        return None
    return {
        "matched": figures.matched,
        "megashingles_matched": figures.megashingles_matched,
        "shingles_a": figures.shingles_a,
        "shingles_b": figures.shingles_b,
    }


def _passages_json(comparison: Comparison) -> list[dict[str, Any]]:
    places = passage_places(comparison)
    shares = zip(places.quoted.tolist(), places.in_notes.tolist(), strict=True)
    return [
        {**_passage_json(passage), "quoted": quoted, "in_notes": in_notes}
        for passage, (quoted, in_notes) in zip(comparison.passages, shares, strict=True)
    ]


def _passage_json(passage: Passage) -> dict[str, Any]:
    return {
        "id": passage.id,
        "a": list(passage.a),
        "b": list(passage.b),
        "kind": passage.kind,
        "moved": passage.moved,
        "similarity": passage.similarity,
        "words_a": passage.words_a,
        "words_b": passage.words_b,
        "longest_run": passage.longest_run,
        "found_by": list(passage.found_by),
        "also_in_b": [list(span) for span in passage.also_in_b],
        "also_in_a": [list(span) for span in passage.also_in_a],
    }
