"""Which methods are computed, and how Distill and SimHash go about it."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QCheckBox, QFormLayout, QGroupBox, QLabel, QVBoxLayout, QWidget

from neardup_gui.compare.settings import CHOICES, METHODS, RANGES
from neardup_gui.fingerprints.distill_gems import SMALLEST, is_cutting_sequence, sequences_of
from neardup_gui.ui.labelled import make_combo, make_spin
from neardup_gui.ui.session import Session
from neardup_gui.ui.settings_dialogs.live_dialog import LiveDialog
from neardup_gui.ui.settings_dialogs.live_list import LiveList
from neardup_gui.ui.theme import Theme


class MethodsDialog(LiveDialog):
    """A switch per method, and the advanced settings of those that have such."""

    def __init__(self, session: Session, theme: Theme | None = None, parent: QWidget | None = None) -> None:
        super().__init__(session, self.tr("Methods"), parent)
        self._error = theme.error if theme is not None else "#a40000"
        self._make_methods()
        self._make_distill()
        self._make_others()
        self._connect()
        self.finish()
        self.resize(560, self.sizeHint().height())

    def _make_methods(self) -> None:
        box = QGroupBox(self.tr("Methods that are computed"))
        column = QVBoxLayout(box)
        column.setSpacing(4)
        names = {
            "shingles": (
                self.tr("&Shingles"),
                self.tr("Resemblance and containment, and the exact places marked in the texts"),
            ),
            "passages": (
                self.tr("&Passages"),
                self.tr("Shared passages and coverage. The verdict rests on them even where they are not listed."),
            ),
            "distill": (self.tr("&Distill"), self.tr("Common gems: they confirm a copied page and rule nothing out")),
            "simhash": (self.tr("Sim&Hash"), self.tr("The distance of the texts as wholes, in bits of 64")),
            "supershingles": (
                self.tr("S&upershingles"),
                self.tr("Whether the texts are practically identical as wholes"),
            ),
        }
        self.methods: dict[str, QCheckBox] = {}
        for method in METHODS:
            name, explanation = names[method]
            switch = QCheckBox(name)
            switch.setToolTip(explanation)
            switch.setAccessibleDescription(explanation)
            self.methods[method] = switch
            column.addWidget(switch)
        self.column.addWidget(box)

    def _make_distill(self) -> None:
        self.distill_box = QGroupBox(self.tr("Distill"))
        form = QFormLayout()
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
        self.variant = make_combo(
            self.tr("Variant of Distill"),
            {"article": self.tr("As in the article"), "published": self.tr("As in the published module")},
            self.tr(
                "The published module reads Cyrillic letters as bytes and so computes something else than the article "
                "describes. Choose it for catalogues that were built with it."
            ),
        )
        self.detail = make_combo(
            self.tr("Detail of Distill"),
            {
                "page": self.tr("Pages"),
                "paragraph": self.tr("Paragraphs"),
                "perpendicular": self.tr("Pages, at other cuts"),
            },
            self.tr(
                "Into how large parts a text is cut. Catalogues hold pages; the other cuts confirm what an edit at one "
                "of the page's cuts has spoilt."
            ),
        )
        self.sequences = LiveList(
            self.tr("Own cutting sequences"),
            self.tr(
                "The text, turned into digits, is cut wherever one of these stands. Each has 2 to 6 digits. Empty: "
                "those of the detail."
            ),
        )
        self.sequences.setMaximumHeight(90)
        self.smallest = make_spin(
            self.tr("Smallest part, digits"),
            0,
            RANGES["distill_smallest"][1],
            self.tr("Parts of fewer digits make no gem. The first value leaves that to the detail."),
        )
        self.note = QLabel(self.tr("Gems made with other values than a detail's cannot be looked up in a catalogue."))
        self.note.setWordWrap(True)
        form.addRow(self.tr("&Variant:"), self.variant)
        form.addRow(self.tr("D&etail:"), self.detail)
        form.addRow(self.tr("Own &cutting sequences:"), self.sequences)
        form.addRow(self.tr("Smallest p&art, digits:"), self.smallest)
        inside = QVBoxLayout(self.distill_box)
        inside.addLayout(form)
        inside.addWidget(self.note)
        self.column.addWidget(self.distill_box)

    def _make_others(self) -> None:
        form = QFormLayout()
        self.simhash = make_combo(
            self.tr("Recipe of SimHash"),
            {"default": self.tr("Words and three words in a row"), "article": self.tr("Keywords, as in the article")},
            self.tr(
                "The article's keywords are found for Chinese and English; in Russian that recipe cannot tell texts "
                "apart."
            ),
        )
        self.reworded = make_combo(
            self.tr("Reworded passages"),
            {
                "auto": self.tr("In texts of up to 50,000 words"),
                "on": self.tr("Always"),
                "off": self.tr("Never"),
            },
            self.tr("Whether sentences that say the same in other words are looked for. In long texts it takes time."),
        )
        form.addRow(self.tr("Si&mHash made of:"), self.simhash)
        form.addRow(self.tr("&Reworded passages:"), self.reworded)
        self.column.addLayout(form)
        self.column.addStretch(1)

    def _connect(self) -> None:
        for switch in self.methods.values():
            switch.toggled.connect(self._switch)
        for combo, field in (
            (self.variant, "distill"),
            (self.detail, "distill_detail"),
            (self.simhash, "simhash"),
            (self.reworded, "reworded"),
        ):
            assert set(CHOICES[field]) == {combo.itemData(index) for index in range(combo.count())}
            combo.activated.connect(lambda _, box=combo, name=field: self.set_values(**{name: box.currentData()}))
        self.sequences.edited.connect(self._cut)
        self.smallest.valueChanged.connect(lambda value: self.set_values(distill_smallest=value or None))

    def refresh(self) -> None:
        settings = self._session.settings
        controls = (*self.methods.values(), self.smallest)
        blockers = [QSignalBlocker(control) for control in controls]
        for method, switch in self.methods.items():
            switch.setChecked(method in settings.methods)
            # One must remain: a comparison of nothing has nothing to show.
            switch.setEnabled(settings.methods != (method,))
        for combo, value in (
            (self.variant, settings.distill),
            (self.detail, settings.distill_detail),
            (self.simhash, settings.simhash),
            (self.reworded, settings.reworded),
        ):
            combo.setCurrentIndex(combo.findData(value))
        self.sequences.show_entries(settings.distill_sequences or ())
        self.sequences.setPlaceholderText(self._of_detail())
        self.smallest.setSpecialValueText(
            self.tr("{number}, as the detail says").format(number=SMALLEST[settings.distill_detail])
        )
        if self.smallest.value() != (settings.distill_smallest or 0):
            self.smallest.setValue(settings.distill_smallest or 0)
        del blockers
        self.distill_box.setEnabled("distill" in settings.methods)
        self.simhash.setEnabled("simhash" in settings.methods)
        self.reworded.setEnabled("passages" in settings.methods)

    def _of_detail(self) -> str:
        """Return the first sequences of the detail, to show what such a thing looks like."""
        sequences = sequences_of(self._session.settings.distill_detail)
        return " ".join(sequences[:23]) + (" …" if len(sequences) > 23 else "")

    def _switch(self) -> None:
        self.set_values(methods=tuple(method for method, switch in self.methods.items() if switch.isChecked()))

    def _cut(self) -> None:
        """Take the sequences where each of them is one; else say which is not, and leave the former ones in force."""
        found = tuple(dict.fromkeys(part for line in self.sequences.entries for part in line.split()))
        wrong = [part for part in found if not is_cutting_sequence(part)]
        if wrong:
            self.note.setText(
                self.tr("“{sequence}” is no cutting sequence: write each with 2 to 6 of the digits 0 to 9.").format(
                    sequence=wrong[0][:20]
                )
            )
            self.note.setStyleSheet(f"color: {self._error};")
            return
        self.note.setText(self.tr("Gems made with other values than a detail's cannot be looked up in a catalogue."))
        self.note.setStyleSheet("")
        self.set_values(distill_sequences=found or None)
