"""Everything that can be done in the window, as actions: one name, one shortcut, one explanation each."""

from __future__ import annotations

from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QWidget

from neardup_gui.settings import Theme
from neardup_gui.ui.passage_marks import UNMARKED, DismissReason
from neardup_gui.ui.session import Session

Key = QKeySequence.StandardKey


class Actions(QWidget):
    """The actions of a window. A widget without a face, so that ``tr`` and the shortcuts have an owner."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.hide()
        self._all: list[QAction] = []
        self._files()
        self._passages()
        self._outputs()
        self._find()
        self._settings()
        self._view()
        self._help()

    def all(self) -> list[QAction]:
        """Return all actions in the order of the menus, for the table of shortcuts."""
        return list(self._all)

    def follow(self, session: Session) -> None:
        """Enable what makes sense for the state of the session, now and after each change."""
        self._session = session
        session.side_changed.connect(self._refresh)
        session.comparison_changed.connect(self._refresh)
        session.passage_changed.connect(self._show_mark)
        session.marks.changed.connect(self._show_mark)
        self._refresh()

    def _refresh(self) -> None:
        session = self._session
        some = session.side("a").prepared is not None or session.side("b").prepared is not None
        self.swap.setEnabled(some and not session.is_loading)
        for action in (self.find_words, self.find_next, self.find_previous, self.go_to):
            action.setEnabled(some)
        self.reload.setEnabled(session.side("a").can_reload or session.side("b").can_reload)
        for action in (self.next_passage, self.previous_passage):
            action.setEnabled(bool(session.passages))
        for action in (*self.reports(), self.export_csv, *self.prints(), self.copy_figures):
            action.setEnabled(session.comparison is not None)
        self.about_texts.setEnabled(some)
        self._show_mark()

    def _add(self, text: str, keys: str | Key | None, tip: str, checkable: bool = False) -> QAction:
        action = QAction(text, self)
        if keys is not None:
            action.setShortcut(QKeySequence(keys))
        keyed = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        action.setToolTip(f"{tip} ({keyed})" if keyed else tip)
        action.setStatusTip(tip)
        action.setCheckable(checkable)
        action.setMenuRole(QAction.MenuRole.NoRole)
        self._all.append(action)
        return action

    def _files(self) -> None:
        self.open_a = self._add(self.tr("Open &A…"), "Ctrl+O", self.tr("Open a text as A, on the left"))
        self.open_b = self._add(self.tr("Open &B…"), "Ctrl+Shift+O", self.tr("Open a text as B, on the right"))
        self.open_both = self._add(
            self.tr("Open bot&h…"), "Ctrl+Alt+O", self.tr("Choose two files at once: the first becomes A, the second B")
        )
        self.open_sample = self._add(
            self.tr("Open the &sample pair"), None, self.tr("Open two short sample texts, to see how the program works")
        )
        self.paste_a = self._add(
            self.tr("Paste &text as A…"), "Ctrl+Shift+1", self.tr("Paste or type a text that becomes A")
        )
        self.paste_b = self._add(
            self.tr("Paste text as B…"), "Ctrl+Shift+2", self.tr("Paste or type a text that becomes B")
        )
        self.reload = self._add(
            self.tr("Read a&new from disk"), "F5", self.tr("Read both files anew, as they are on disk now")
        )
        self.about_texts = self._add(
            self.tr("A&bout the texts"),
            "Ctrl+I",
            self.tr("Lengths in words, characters and author's sheets, and what the files are"),
        )
        self.swap = self._add(self.tr("S&wap A and B"), "Ctrl+Shift+S", self.tr("Exchange the two sides"))
        self.quit = self._add(self.tr("&Quit"), "Ctrl+Q", self.tr("Leave the program"))

    def _passages(self) -> None:
        self.next_passage = self._add(
            self.tr("&Next passage"), "F3", self.tr("Go to the next passage that both texts share")
        )
        self.previous_passage = self._add(
            self.tr("&Previous passage"), "Shift+F3", self.tr("Go to the previous passage that both texts share")
        )

        self.mark_important = self._add(
            self.tr("Mark as &important"), "Ctrl+M", self.tr("Mark the passage as important, or take that back"), True
        )
        self.dismiss_passage = self._add(
            self.tr("&Dismiss"), "Ctrl+D", self.tr("Dismiss the passage for the reason used last, or restore it"), True
        )
        self.dismiss_as = {
            DismissReason.QUOTATION: self._add(
                self.tr("Dismiss as &quotation"), "Ctrl+1", self.tr("Dismiss the passage: both texts quote"), True
            ),
            DismissReason.COMMON_PHRASE: self._add(
                self.tr("Dismiss as &common phrase"), "Ctrl+2", self.tr("Dismiss the passage: anybody says so"), True
            ),
            DismissReason.OWN_TEXT: self._add(
                self.tr("Dismiss as own &earlier text"),
                "Ctrl+3",
                self.tr("Dismiss the passage: it is the author's own earlier text"),
                True,
            ),
        }
        self.write_note = self._add(
            self.tr("Write a n&ote"), "F2", self.tr("Write a note to the passage, in the list of passages")
        )
        self.undo = self._add(
            self.tr("&Undo"), Key.Undo, self.tr("Take back the latest change of a passage's state or note")
        )
        self.redo = self._add(self.tr("&Redo"), "Ctrl+Shift+Z", self.tr("Make again the change that was taken back"))
        self.keep_marks = self._add(
            self.tr("&Keep states and notes"),
            None,
            self.tr("Keep states and notes on this computer, for when the same two texts are compared again"),
            True,
        )
        self.forget_marks = self._add(
            self.tr("&Forget states and notes…"),
            None,
            self.tr("Delete the states and notes that are kept on this computer, and see where they are kept"),
        )

    def judgements(self) -> list[QAction]:
        """Return what can be said of a passage."""
        return [self.mark_important, self.dismiss_passage, *self.dismiss_as.values(), self.write_note]

    def _show_mark(self) -> None:
        """Tick what has been said of the current passage."""
        current = self._session.current_passage
        mark = self._session.marks.of(current) if current is not None else UNMARKED
        self.mark_important.setChecked(mark.important)
        self.dismiss_passage.setChecked(mark.dismissed is not None)
        for reason, action in self.dismiss_as.items():
            action.setChecked(mark.dismissed == reason)
        for action in self.judgements():
            action.setEnabled(current is not None)
        self.undo.setEnabled(self._session.marks.can_undo)
        self.redo.setEnabled(self._session.marks.can_redo)

    def reports(self) -> tuple[QAction, ...]:
        """Return the actions that write a report."""
        return (self.export_pdf, self.export_html, self.export_docx, self.export_xlsx)

    def prints(self) -> tuple[QAction, ...]:
        """Return the actions that put the report on paper."""
        return (self.print_preview, self.print_report)

    def _outputs(self) -> None:
        self.export_pdf = self._add(
            self.tr("Export &PDF report…"), "Ctrl+E", self.tr("Write the figures and all passages to a PDF file")
        )
        self.export_html = self._add(
            self.tr("Export as &web page…"), None, self.tr("Write the report to one file that any browser shows")
        )
        self.export_docx = self._add(
            self.tr("Export as Word &document…"), None, self.tr("Write the report to a document that can be edited")
        )
        self.export_xlsx = self._add(
            self.tr("Export as E&xcel workbook…"), None, self.tr("Write passages and figures to a workbook")
        )
        self.export_csv = self._add(
            self.tr("Export passages as &CSV…"),
            None,
            self.tr("Write the list of passages to a table for a spreadsheet"),
        )
        self.print_preview = self._add(
            self.tr("Print pre&view…"), "Ctrl+Alt+P", self.tr("See the pages of the report as they would be printed")
        )
        self.print_report = self._add(
            self.tr("Pr&int the report…"), "Ctrl+Shift+P", self.tr("Print the figures and all passages")
        )
        self.copy_figures = self._add(
            self.tr("Copy &figures"),
            "Ctrl+Alt+C",
            self.tr("Copy the verdict and the figures to the clipboard as text"),
        )

    def _find(self) -> None:
        self.find_words = self._add(self.tr("&Find…"), Key.Find, self.tr("Find words in both texts"))
        self.find_next = self._add(self.tr("Find ne&xt"), "F7", self.tr("Go to the next place that was found"))
        self.find_previous = self._add(
            self.tr("Find pre&vious"), "Shift+F7", self.tr("Go to the previous place that was found")
        )
        self.go_to = self._add(
            self.tr("&Go to…"), "Ctrl+G", self.tr("Go to a percentage or a chapter of the text that you read")
        )
        self.copy_with_source = self._add(
            self.tr("Copy with &source"),
            "Ctrl+Shift+C",
            self.tr("Copy the selected text together with its title, chapter and place"),
        )
        self.copy_with_source.setEnabled(False)  # until something is selected

    def _settings(self) -> None:
        self.show_compared = self._add(
            self.tr("What is co&mpared…"),
            "F8",
            self.tr("Show the words that were really compared, beside the passage as it stands"),
        )
        self.edit_left_out = self._add(
            self.tr("&Left out…"), "Ctrl+Shift+I", self.tr("Phrases to ignore, and a boilerplate document")
        )
        self.edit_stop_words = self._add(
            self.tr("&Stop words…"), None, self.tr("Look at the list of stop words and change it")
        )
        self.edit_methods = self._add(
            self.tr("Met&hods…"), None, self.tr("Which methods are computed, and the advanced settings of Distill")
        )

    def _view(self) -> None:
        self.zoom_in = self._add(self.tr("&Larger text"), Key.ZoomIn, self.tr("Show the manuscripts in larger letters"))
        self.zoom_in.setShortcuts([QKeySequence(Key.ZoomIn), QKeySequence("Ctrl+=")])
        self.zoom_out = self._add(
            self.tr("&Smaller text"), Key.ZoomOut, self.tr("Show the manuscripts in smaller letters")
        )
        self.zoom_reset = self._add(
            self.tr("&Normal text size"), "Ctrl+0", self.tr("Show the manuscripts in letters of the usual size")
        )
        self.typeface = self._add(
            self.tr("T&ypeface of the texts…"), None, self.tr("Choose the letters in which the manuscripts are shown")
        )
        self.show_settings = self._add(
            self.tr("Comparison se&ttings"),
            "F4",
            self.tr("Show or hide the settings of the comparison"),
            checkable=True,
        )
        self.show_strips = self._add(
            self.tr("&Overview strips"),
            "Ctrl+Shift+M",
            self.tr("Show or hide the map of all passages beside each text"),
            checkable=True,
        )
        self.show_links = self._add(
            self.tr("Lin&ks between the texts"),
            "Ctrl+Shift+L",
            self.tr("Show or hide the ribbons that join the passages of both texts"),
            checkable=True,
        )
        self.scroll_together = self._add(
            self.tr("Scroll tog&ether"),
            "Ctrl+L",
            self.tr("Let each text follow the other, so that what they share stands side by side"),
            checkable=True,
        )
        self.show_passages = self._add(
            self.tr("&Passages"), "Ctrl+P", self.tr("Show or hide the list of all passages"), checkable=True
        )
        self._on_demand()
        names = {
            Theme.SYSTEM: self.tr("As the &system"),
            Theme.LIGHT: self.tr("&Light"),
            Theme.DARK: self.tr("&Dark"),
        }
        self.themes: dict[Theme, QAction] = {}
        group = QActionGroup(self)
        for theme, name in names.items():
            action = QAction(name, group)
            action.setCheckable(True)
            action.setData(theme.value)
            self.themes[theme] = action
        self.theme_group = group

    def _on_demand(self) -> None:
        self.show_score = self._add(
            self.tr("&Verdict and figures"), "Ctrl+Shift+V", self.tr("Show or hide the verdict and the figures"), True
        )
        self.show_gems = self._add(
            self.tr("Show &gems"), "Ctrl+Shift+G", self.tr("Draw a line over what the Distill prints share"), True
        )
        self.show_shingles = self._add(
            self.tr("Show s&hingles one by one"),
            "Ctrl+Shift+H",
            self.tr("Draw each shingle that both texts share; where only some are kept, exactly those"),
            True,
        )
        self.show_sources = self._add(
            self.tr("Show what &found the passages"),
            "Ctrl+Shift+F",
            self.tr("Colour and number the passages by the method that found them"),
            True,
        )
        self.full_screen = self._add(self.tr("F&ull screen"), "F11", self.tr("Fill the whole screen"), True)

    def _help(self) -> None:
        self.help_figures = self._add(
            self.tr("How to &read the figures"), "F1", self.tr("What each figure means and what it cannot tell")
        )
        self.help_shortcuts = self._add(self.tr("&Keyboard shortcuts"), "Ctrl+F1", self.tr("All keys of this window"))
        self.show_log = self._add(
            self.tr("Show the &log file"), None, self.tr("Open the folder of the log file, for a report of a defect")
        )
        self.about = self._add(
            self.tr("&About Neardup"), None, self.tr("Version, licence and the libraries that Neardup stands on")
        )
