"""What an editor makes of a passage, in words."""

from __future__ import annotations

from neardup_gui.compare.opinions import OpinionState
from neardup_gui.wording.translator import Translator


def opinion_name(state: OpinionState, translate: Translator) -> str:
    """Return the state in a few words; nothing for a passage that nobody has judged."""
    if state.dismissed:
        return translate("PassageMarks", "dismissed: {reason}").format(reason=reason_name(state, translate))
    return translate("PassageMarks", "important") if state is OpinionState.IMPORTANT else ""


def reason_name(state: OpinionState, translate: Translator) -> str:
    """Return why a passage was dismissed, in a word or two; nothing for one that was not."""
    match state:
        case OpinionState.QUOTATION:
            return translate("PassageMarks", "quotation")
        case OpinionState.COMMON_PHRASE:
            return translate("PassageMarks", "common phrase")
        case OpinionState.OWN_TEXT:
            return translate("PassageMarks", "own earlier text")
        case _:
            return ""
