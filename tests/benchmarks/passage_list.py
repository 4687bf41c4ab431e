"""How long the list of passages takes with 10,000 rows.

Run it offscreen: ``QT_QPA_PLATFORM=offscreen python tests/benchmarks/passage_list.py [--record]``.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import perf_counter

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

sys.path.insert(0, str(Path(__file__).resolve().parent))
sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "ui" / "passage_list"))
from made_passages import many
from record import compare_and_record

from neardup_gui.ui.passage_list.columns import Column
from neardup_gui.ui.passage_list.model import PassageModel
from neardup_gui.ui.passage_list.rows import PassageRows, RowFilter
from neardup_gui.ui.passage_list.table import PassageTable
from neardup_gui.ui.passage_marks import DismissReason, PassageMarks
from neardup_gui.ui.theme import load_theme
from neardup_gui.wording.translator import english

PASSAGES = 10_000


def milliseconds(work: Callable[[], object]) -> float:
    begin = perf_counter()
    work()
    return (perf_counter() - begin) * 1000


def measure() -> dict[str, float]:
    made = many(PASSAGES)
    document, passages = made._document, made.passages
    marks = PassageMarks()
    marks.dismiss(passages[::7], DismissReason.QUOTATION)
    model = PassageModel(marks, english)
    model.set_theme(load_theme("light"), 1.0)
    table = PassageTable(model)
    table.resize(1200, 300)
    table.show()
    QApplication.processEvents()
    figures: dict[str, float] = {}
    figures["show 10,000 passages, ms"] = milliseconds(lambda: model.set_rows(PassageRows(document, passages)))
    figures["first repaint, ms"] = milliseconds(table.viewport().repaint)
    table.selectRow(5_000)
    for column in Column:
        figures[f"sort by {column.name.lower()}, first time, ms"] = milliseconds(
            lambda column=column: table.sortByColumn(column, Qt.SortOrder.AscendingOrder)
        )
    again = [
        milliseconds(lambda column=column: table.sortByColumn(column, Qt.SortOrder.DescendingOrder))
        for column in Column
    ]
    figures["sort by any column again, median ms"] = median(again)
    figures["sort by any column again, max ms"] = max(again)
    figures["search, first letter, ms"] = milliseconds(lambda: model.set_filter(RowFilter(text="т")))
    figures["search, another letter, ms"] = milliseconds(lambda: model.set_filter(RowFilter(text="те")))
    figures["filter by kind and state, ms"] = milliseconds(
        lambda: model.set_filter(RowFilter(kinds=frozenset({"edited"}), state="open"))
    )
    figures["show all again, ms"] = milliseconds(lambda: model.set_filter(RowFilter()))
    figures["dismiss one, ms"] = milliseconds(
        lambda: (marks.dismiss([passages[3]], DismissReason.QUOTATION), model.marks_changed())
    )
    bar = table.verticalScrollBar()
    painted: list[float] = []
    for step in range(200):
        bar.setValue(step * bar.maximum() // 200)
        painted.append(milliseconds(table.viewport().repaint))
    figures["scroll and paint, median ms"] = median(painted)
    figures["scroll and paint, max ms"] = max(painted)
    same = PassageRows(document, passages)
    figures["next row by key, ms"] = milliseconds(lambda: (table.choose_row(77), table.viewport().repaint()))
    figures["find the row of a passage, ms"] = milliseconds(lambda: model.row_of(same.passages[9_999].id))
    table.close()
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--record", action="store_true", help="write the figures to passage_list.json")
    arguments = parser.parse_args()
    application = QApplication([])
    compare_and_record("passage_list", measure(), arguments.record)
    application.quit()


if __name__ == "__main__":
    main()
