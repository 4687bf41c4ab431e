"""The verdict: a small table of rules over the figures, in the order in which they are tried, and what else speaks.

The verdict's code goes by passages alone: they are places that a reader can look at. The other methods are asked
whether they bear it out; each agrees, disagrees, or has nothing to say, and is named with its figures. None of them
looks at anything that a slider moves, so a verdict stands still while a slider is dragged.

The bands were calibrated, and are checked, by ``tests/quality/verdicts.py``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, Literal

from neardup_gui.compare.methods import FixedShingles
from neardup_gui.compare.result import (
    DistillFigures,
    Reason,
    SimHashFigures,
    SupershingleFigures,
    Verdict,
    VerdictCode,
)
from neardup_gui.errors import Figure
from neardup_gui.fingerprints.simhash import (
    DUPLICATE_DISTANCE,
    REVISED_DISTANCE,
    UNRELATED_DISTANCE,
)
from neardup_gui.fingerprints.simhash import FEWEST_WORDS as FEWEST_WORDS_FOR_SIMHASH
from neardup_gui.fingerprints.supershingles import IDENTICAL_SUPERSHINGLES
from neardup_gui.matching.passages import Passage

Opinion = Literal["agrees", "disagrees", "silent"]

NEARLY_ALL: Final = 0.8  # of a text: the rest is what editing, a preface or notes come to
# Below this share of equal words the coverage alone would sound like a copy: the reader is told.
HEAVILY_EDITED: Final = 0.75
A_PART: Final = 0.05  # of the smaller text
A_LONG_PASSAGE: Final = 250  # words: nobody writes a page twice by chance
# Runs of characters, by which short texts are judged, are also common by chance: unrelated texts reach .35, copies with
# 10 % of the words replaced have .6 and more (19 of 20 of those of 15 words, all but one in 50 of those of 30).
NEARLY_ALL_BY_CHARACTERS: Final = 0.6
A_PART_BY_CHARACTERS: Final = 0.4
# Fewer words cannot be told from a set phrase, so they get no verdict unless they are equal.
FEWEST_WORDS: Final = 10
# From this many words on a text can hold a passage; shorter ones are judged by runs of characters.
FEWEST_WORDS_FOR_PASSAGES: Final = 40
# So many characters in a row, by the words of the longer text, are seldom in it by chance.
SHORT_TEXT_RUNS: Final = ((60, 8), (600, 10), (6_000, 12))
SHORT_TEXT_RUN_IN_LONG: Final = 14
SHORT_TEXT_RUN_UNSPACED: Final = 4  # a character says as much as half a word elsewhere
# Distill: with fewer gems one edit in an unlucky place decides.
FEWEST_GEMS: Final = 10
# Supershingles: a text of fewer shingles is one of a few sentences, where one edit decides.
FEWEST_SHINGLES: Final = 50
# Below these words shingles are of characters, of which a long text of the same language has many by chance.
FEWEST_WORDS_FOR_SHINGLES: Final = 50
# Containment of either text, at the default length: unrelated texts reach .02 (one shingle in 60 words), copies with
# 10 % of the words replaced .37 and more, and those with 40 % on the average .08, since .6 to the 5th is .078.
SHARED_SHINGLES: Final[Mapping[str, float]] = MappingProxyType({"words": 0.05, "characters": 0.05})


@dataclass(frozen=True, slots=True)
class Evidence:
    """What the rules look at. ``share_*`` (0–1): coverage by passages, or by runs of ``run`` characters in short texts.

    The methods from ``asked`` on: their figures, None where there is too little text. ``words_*``: words that are
    compared, without what is left out.
    """

    identical: bool
    words_a: int
    words_b: int
    language_a: str
    language_b: str
    share_a: float
    share_b: float
    by_characters: bool
    run: int
    passages: Sequence[Passage]
    hidden_passages: int  # found, but below --min-passage or --min-run
    in_order_only: bool  # repeated passages were paired in their order alone
    min_passage: int
    asked: Sequence[str] = ()
    shingles: FixedShingles | None = None
    distill: DistillFigures | None = None
    simhash: SimHashFigures | None = None
    supershingles: SupershingleFigures | None = None

    @property
    def smaller(self) -> str:
        return "a" if self.words_a <= self.words_b else "b"

    @property
    def share_of_smaller(self) -> float:
        return self.share_a if self.smaller == "a" else self.share_b

    @property
    def nearly_all(self) -> float:
        return NEARLY_ALL_BY_CHARACTERS if self.by_characters else NEARLY_ALL

    @property
    def longest(self) -> int:
        return max((passage.words_a for passage in self.passages), default=0)

    @property
    def equal_share(self) -> float:
        """Share of the words in passages that are equal on both sides, 0–1; 1 without passages."""
        words = sum(passage.words_a + passage.words_b for passage in self.passages)
        equal = sum(passage.similarity * (passage.words_a + passage.words_b) for passage in self.passages)
        return equal / words if words else 1.0

    @property
    def in_different_languages(self) -> bool:
        return self.language_a != self.language_b and "und" not in (self.language_a, self.language_b)


@dataclass(frozen=True, slots=True)
class Rule:
    """A verdict, when it holds, and where its figure is from."""

    code: VerdictCode
    holds: Callable[[Evidence], bool]
    source: str


RULES: Final[tuple[Rule, ...]] = (
    Rule("identical", lambda found: found.identical, "the same words in the same order, however few"),
    Rule(
        "not_enough_text",
        lambda found: min(found.words_a, found.words_b) < FEWEST_WORDS,
        "shorter than many a set phrase",
    ),
    Rule(
        "near_duplicate",
        lambda found: min(found.share_a, found.share_b) >= found.nearly_all,
        "calibrated: 99.5 % of copies with up to 10 % of the words replaced; none of 3,000 unrelated pairs",
    ),
    Rule(
        "contains",
        lambda found: found.share_of_smaller >= found.nearly_all,
        "as above, of the smaller text: it stands in the larger",
    ),
    Rule(
        "partial",
        lambda found: found.by_characters and found.share_of_smaller >= A_PART_BY_CHARACTERS,
        "calibrated: unrelated short texts stay below",
    ),
    Rule("unrelated", lambda found: found.by_characters, "runs of characters that chance explains"),
    Rule("partial", lambda found: found.share_of_smaller >= A_PART, "a twentieth of the smaller text is no accident"),
    Rule("partial", lambda found: found.longest >= A_LONG_PASSAGE, "nobody writes a page twice by chance"),
    Rule("slight", lambda found: bool(found.passages), "each passage carries more information than chance yields"),
    Rule("unrelated", lambda _found: True, "no passage"),
)


def short_text_run(words_of_longer: int, unspaced: bool) -> int:
    """Return how many characters in a row count as common where one text is too short for passages."""
    if unspaced:
        return SHORT_TEXT_RUN_UNSPACED
    return next((run for words, run in SHORT_TEXT_RUNS if words_of_longer <= words), SHORT_TEXT_RUN_IN_LONG)


def judge(evidence: Evidence) -> Verdict:
    """Return the verdict of the first rule that holds, with its reasons."""
    code: VerdictCode = next(rule.code for rule in RULES if rule.holds(evidence))
    if code == "not_enough_text":
        sides = (("a", evidence.words_a), ("b", evidence.words_b))
        return Verdict(code, tuple(
            _reason("too_few_words", side=side, words=words, needed=FEWEST_WORDS)
            for side, words in sides
            if words < FEWEST_WORDS
        ))  # fmt: skip
    ground = (_reason("identical_text"),) if code == "identical" else _ground(evidence, code)
    return Verdict(code, (*ground, *_voices(evidence, code)))


def _ground(evidence: Evidence, code: VerdictCode) -> tuple[Reason, ...]:
    """Return the reasons that the verdict rests on."""
    reasons: list[Reason] = []
    if evidence.by_characters:
        reasons.append(
            _reason(
                "short_text_characters",
                coverage_a=evidence.share_a,
                coverage_b=evidence.share_b,
                length=evidence.run,
            )
        )
    elif evidence.passages:
        reasons.append(_reason("coverage", coverage_a=evidence.share_a, coverage_b=evidence.share_b))
        reasons.append(_reason("passages", count=len(evidence.passages)))
        reasons.append(_reason("longest_passage", words=evidence.longest))
        if evidence.equal_share < HEAVILY_EDITED:
            reasons.append(_reason("edited_heavily", equal=evidence.equal_share))
    else:
        reasons.append(_reason("no_passages", min_passage=evidence.min_passage))
    if code == "contains":
        reasons.append(_reason("smaller_text", side=evidence.smaller))
    if evidence.hidden_passages:
        reasons.append(_reason("passages_filtered", hidden=evidence.hidden_passages))
    if evidence.in_order_only:
        reasons.append(_reason("repeats_in_order_only"))
    if evidence.in_different_languages:
        reasons.append(_reason("different_languages", language_a=evidence.language_a, language_b=evidence.language_b))
    return tuple(reasons)


def _voices(evidence: Evidence, code: VerdictCode) -> tuple[Reason, ...]:
    """Return what the other methods say to the verdict: first how many agree, then each of them.

    Where the texts are in different languages and share nothing, no method has anything to say.
    """
    if evidence.in_different_languages and code == "unrelated":
        return ()
    spoken = [voice for ask in _METHODS if (voice := ask(evidence, code)) is not None]
    named: dict[Opinion, list[str]] = {"agrees": [], "disagrees": [], "silent": []}
    ground = "characters" if evidence.by_characters else "passages"
    if code != "identical":
        named["agrees"].append(ground)
    for method, opinion, _ in spoken:
        named[opinion].append(method)
    heard = len(named["agrees"]) + len(named["disagrees"])
    reasons = [reason for _, _, reason in spoken]
    if heard > 1:
        summary = _reason(
            "methods_agree",
            agree=len(named["agrees"]),
            of=heard,
            agreeing=",".join(named["agrees"]),
            disagreeing=",".join(named["disagrees"]),
            silent=",".join(named["silent"]),
        )
        reasons.insert(0, summary)
    return tuple(reasons)


_Voice = tuple[str, Opinion, Reason]
_TAKEN: Final = ("identical", "near_duplicate", "contains", "partial")
_AS_A_WHOLE: Final = ("identical", "near_duplicate")


def _by_shingles(evidence: Evidence, code: VerdictCode) -> _Voice | None:
    """Containment of either text at the default length (Broder 1997), calibrated."""
    found = evidence.shingles
    if found is None or found.fewest == 0:
        return None
    shared = max(found.containment_a, found.containment_b) >= SHARED_SHINGLES[found.unit]
    opinion: Opinion = "silent"
    if min(evidence.words_a, evidence.words_b) < FEWEST_WORDS_FOR_SHINGLES:
        opinion = "silent"
    elif code in _TAKEN and shared:
        opinion = "agrees"
    elif code in ("unrelated", "slight"):
        opinion = "disagrees" if shared else "agrees"
    elif code in ("near_duplicate", "contains"):
        opinion = "disagrees"
    figures = _reason(
        "shingles",
        resemblance=found.resemblance,
        containment_a=found.containment_a,
        containment_b=found.containment_b,
        length=found.length,
        unit=found.unit,
        opinion=opinion,
    )
    return "shingles", opinion, figures


def _by_distill(evidence: Evidence, code: VerdictCode) -> _Voice | None:
    """Common gems, outside licences and the like. They confirm; that there are none says nothing."""
    if "distill" not in evidence.asked:
        return None
    found = evidence.distill
    fewest = min(found.gems_a, found.gems_b) if found else 0
    if found is None or fewest < FEWEST_GEMS:
        return "distill", "silent", _reason("distill_abstains", gems=fewest, needed=FEWEST_GEMS)
    opinion: Opinion = "silent"
    if found.common_own:
        opinion = "disagrees" if code == "unrelated" else "agrees"
    figures = _reason(
        "distill", common=found.common, own=found.common_own, gems_a=found.gems_a, gems_b=found.gems_b, opinion=opinion
    )
    return "distill", opinion, figures


def _by_simhash(evidence: Evidence, code: VerdictCode) -> _Voice | None:
    """The distance of the whole texts, so it has nothing to say of parts.

    Bands of the default preset: the table in ``fingerprints/simhash.py``; of the article: at most 3, as published.
    """
    if "simhash" not in evidence.asked:
        return None
    found = evidence.simhash
    if found is None or found.distance is None:
        if found is not None and found.preset == "article":
            return "simhash", "silent", _reason("simhash_no_keywords")
        words = min(found.words_a, found.words_b) if found else min(evidence.words_a, evidence.words_b)
        if words >= FEWEST_WORDS_FOR_SIMHASH:
            return "simhash", "silent", _reason("simhash_no_keywords")
        reason = _reason("simhash_abstains", words=words, needed=FEWEST_WORDS_FOR_SIMHASH)
        return "simhash", "silent", reason
    by_article = found.preset == "article"
    alike = found.distance <= (DUPLICATE_DISTANCE if by_article else REVISED_DISTANCE)
    different = not by_article and found.distance >= UNRELATED_DISTANCE
    opinion: Opinion = "silent"
    if alike:
        opinion = "agrees" if code in _AS_A_WHOLE else "disagrees" if code in ("unrelated", "slight") else "silent"
    elif different:
        opinion = "agrees" if code in ("unrelated", "slight") else "disagrees" if code in _AS_A_WHOLE else "silent"
    return "simhash", opinion, _reason("simhash", distance=found.distance, preset=found.preset, opinion=opinion)


def _by_supershingles(evidence: Evidence, code: VerdictCode) -> _Voice | None:
    """Two in common: practically identical (Fetterly, Manasse, Najork 2003). Fewer: say nothing."""
    if "supershingles" not in evidence.asked:
        return None
    found = evidence.supershingles
    fewest = min(found.shingles_a, found.shingles_b) if found else 0
    if found is None or fewest < FEWEST_SHINGLES:
        reason = _reason("supershingles_abstain", shingles=fewest, needed=FEWEST_SHINGLES)
        return "supershingles", "silent", reason
    if found.matched is None:
        return "supershingles", "silent", _reason("supershingles_differ_in_unit")
    opinion: Opinion = "silent"
    if found.matched >= IDENTICAL_SUPERSHINGLES:
        opinion = "agrees" if code in _AS_A_WHOLE else "disagrees"
    return "supershingles", opinion, _reason("supershingles", matched=found.matched, opinion=opinion)


_METHODS: Final = (_by_shingles, _by_distill, _by_simhash, _by_supershingles)


def _reason(code: str, **figures: Figure) -> Reason:
    return Reason(code, MappingProxyType(figures))
