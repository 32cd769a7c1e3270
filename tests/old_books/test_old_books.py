"""An old book always opens: its entries fold under today's engines to the tables of its day."""

import csv
import io
from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from bot.commands import rolls
from bot.engines.book import Book
from bot.hall.cards import Free, Mention, Moment
from bot.hall.exports import as_csv, entries_of, head_of, verified

HERE = Path(__file__).parent
EXPORTS = sorted(HERE.glob("*.jsonl"))
SHEETS = {"table": rolls.rolls_sheet}


@pytest.mark.parametrize("export", EXPORTS, ids=lambda path: path.stem)
def test_the_book_folds_to_the_tables_of_its_day(export: Path) -> None:
    text = export.read_text("utf-8")
    head = head_of(text)
    records = entries_of(text)
    book = Book.kinds[head["kind"]].folded(records)

    def written(cell: object) -> str:
        match cell:
            case Mention():
                return str(head["people"][cell.person])
            case Free():
                return str(head["words"][cell.words])
            case Moment():
                return datetime.fromtimestamp(cell.at, ZoneInfo("Europe/Rome")).strftime("%d/%m/%Y %H:%M")
        return str(cell)

    table = SHEETS[head["kind"]](book, records)
    old = list(csv.reader(io.StringIO(export.with_suffix(".csv").read_text("utf-8-sig"))))
    now = as_csv(old[0], ([written(cell) for cell in row] for row in table.rows))
    assert list(csv.reader(io.StringIO(now))) == old


@pytest.mark.parametrize("export", EXPORTS, ids=lambda path: path.stem)
def test_its_dice_are_still_sound(export: Path) -> None:
    assert verified(export.read_text("utf-8")).sound
