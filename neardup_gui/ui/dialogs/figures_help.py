"""How to read the figures: what each means, and what none of them can tell."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from neardup_gui.ui.dialogs.rich_dialog import RichDialog


class FiguresHelp(RichDialog):
    """Explains the figures in the language of the window."""

    def __init__(self, parent: QWidget | None = None) -> None:
        title = QCoreApplication.translate("FiguresHelp", "How to read the figures")
        parts = "".join(f"<h3>{heading}</h3><p>{text}</p>" for heading, text in _sections())
        super().__init__(title, f"<h2>{title}</h2>{parts}", 640, 620, parent)


def _sections() -> list[tuple[str, str]]:
    translate = QCoreApplication.translate
    return [
        (
            translate("FiguresHelp", "The verdict"),
            translate(
                "FiguresHelp",
                "The heading of the window says in words how far the two texts are the same. It rests on the passages "
                "that both share and on how much of each text they cover, and does not move when you move a slider.",
            ),
        ),
        (
            translate("FiguresHelp", "Passages and coverage"),
            translate(
                "FiguresHelp",
                "A passage is a stretch that stands in both texts, word for word or edited. Coverage is the share of "
                "a text's characters that lie inside passages. A passage has one colour in both panes; click it, and "
                "the "
                "other pane goes to its partner.",
            ),
        ),
        (
            translate("FiguresHelp", "Kinds of passages, and what counts"),
            translate(
                "FiguresHelp",
                "Verbatim: every word is equal. Edited: words were changed, dropped or added, and those are marked. "
                "Reworded: the same is said in other words; such passages are outlined. Moved: in another order than "
                "the rest. Where a text goes its own way for 25 words or more between copied pieces, those words "
                "belong to no passage. Licence texts, the phrases that you name and your boilerplate document count "
                "for nothing. A passage that you dismiss stays in the list, and the coverage is given without it too.",
            ),
        ),
        (
            translate("FiguresHelp", "Shingles"),
            translate(
                "FiguresHelp",
                "A shingle is a few words in a row: with length 3, “the cat sat on” holds “the cat sat” and “cat sat "
                "on”. "
                "Shingles that stand in both texts are marked in the stronger colour.",
            ),
        ),
        (
            translate("FiguresHelp", "Containment"),
            translate(
                "FiguresHelp",
                "How many of one text's shingles stand in the other one. It is given for each text by itself: if "
                "nearly "
                "all of A stands in B but little of B in A, then the whole of A is a part of B.",
            ),
        ),
        (
            translate("FiguresHelp", "Similarity and resemblance"),
            translate(
                "FiguresHelp",
                "Two figures for both texts together. Similarity is twice the common shingles, divided by the "
                "shingles of "
                "A and B added up. Resemblance is the common shingles, divided by all different ones. Both fall where "
                "one text is much longer than the other, so read the containments first.",
            ),
        ),
        (
            translate("FiguresHelp", "How shingle length matters"),
            translate(
                "FiguresHelp",
                "A copy with one word in twenty changed still has a resemblance of about 0.77 with shingles of 3 "
                "words, "
                "0.64 with 5 and 0.43 with 10. Unrelated novels have about 0.01 with 3 words and none with 5. Compare "
                "figures only where the length was the same.",
            ),
        ),
        (
            translate("FiguresHelp", "Sampling"),
            translate(
                "FiguresHelp",
                "With sampling, only a part of the shingles is compared. The figures are then estimates, and of a "
                "short "
                "text they are of little worth. Neardup needs no sampling for speed: leave it at 1 unless you want to "
                "follow a published recipe.",
            ),
        ),
        *_method_sections(),
        (
            translate("FiguresHelp", "What the figures cannot tell"),
            translate(
                "FiguresHelp",
                "They say that texts agree, and where. They cannot tell who copied from whom, whether both took from a "
                "third, or whether the copying was allowed: a quotation agrees just as well. Set phrases, addresses "
                "and "
                "legal notes agree by themselves. Look at the passages before you judge.",
            ),
        ),
    ]


def _method_sections() -> list[tuple[str, str]]:
    translate = QCoreApplication.translate
    return [
        (
            translate("FiguresHelp", "Do the methods agree?"),
            translate(
                "FiguresHelp",
                "The verdict goes by the passages, because you can look at them. Shingles, Distill, SimHash and "
                "supershingles are asked whether they bear it out. A method that has too little text, or that cannot "
                "tell in a case like this, is named as not decisive.",
            ),
        ),
        (
            translate("FiguresHelp", "Distill gems"),
            translate(
                "FiguresHelp",
                "Each text is reduced to digits for the sound of its longer words and cut at certain sequences of "
                "digits. The parts are its gems. A gem that both texts have proves that they share about a page; that "
                "none is shared proves nothing, since one edited word changes a gem. Below 10 gems Distill abstains.",
            ),
        ),
        (
            translate("FiguresHelp", "SimHash distance"),
            translate(
                "FiguresHelp",
                "A fingerprint of 64 bits of each whole text. The more words and phrases two texts share, the fewer "
                "bits differ: with one word in a hundred changed about 4, one in twenty 10, one in five 18, in "
                "unrelated texts about 31. It does not see that a short text stands in a long one. Below 500 words it "
                "abstains.",
            ),
        ),
        (
            translate("FiguresHelp", "Supershingles"),
            translate(
                "FiguresHelp",
                "Six numbers for each text, made of samples of its shingles. Two or more in common mean practically "
                "identical. Texts of a resemblance of 0.95 have that with a probability of 0.88, of 0.90 with 0.42, of "
                "0.80 with 0.03. Fewer in common say nothing.",
            ),
        ),
    ]
