"""An old book always opens: its entries fold under today's engines to the tables of its day."""

import csv
import io
import json
from datetime import datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from bot.checker.verdict import Grade
from bot.commands import rolls
from bot.engines.book import Book
from bot.engines.rewriting import folded
from bot.hall.books.book_files import as_csv
from bot.hall.cards.card import Free, Mention, Moment, Say
from tests.engines.daimon.laid_table import seen
from tests.exported import entries_of, grade_of, head_of

HERE = Path(__file__).parent
EXPORTS = sorted(HERE.glob("*.jsonl"))
TABLES = [export for export in EXPORTS if export.with_suffix(".csv").exists()]
STATES = [export for export in EXPORTS if export.with_suffix(".json").exists()]
"""Exports with all that stood in the book, sealed things too: only for tests."""
SHEETS = {"table": rolls.rolls_sheet}
COLUMNS = ("number", "at", "who", "dice", "reserve", "successes", "target", "note")
"""Those of that day; what has come since is free."""


def state_of(thing: Any) -> Any:
    """All that a book says, as JSON can hold it."""
    if isinstance(thing, Book):
        return state_of(seen(thing))
    if isinstance(thing, dict):
        return {str(key): state_of(value) for key, value in thing.items()}
    return [state_of(one) for one in thing] if isinstance(thing, list) else thing


def stands(old: Any, now: Any) -> bool:
    """Whether everything that stood then stands now; what has come since is free.

    What was one roll then is a throw now, which may hold several.
    """
    if isinstance(old, dict) and "counter" in old and isinstance(now, list):
        return now == [old]
    if isinstance(old, dict):
        return all(key in now and stands(value, now[key]) for key, value in old.items())
    if isinstance(old, list):
        return len(old) == len(now) and all(stands(*pair) for pair in zip(old, now, strict=True))
    return bool(old == now)


@pytest.mark.parametrize("export", STATES, ids=lambda path: path.stem)
def test_everything_that_stood_in_the_book_stands_in_it_still(export: Path) -> None:
    text = export.read_text("utf-8")
    book = folded(Book.kinds[head_of(text)["kind"]], entries_of(text))
    old = json.loads(export.with_suffix(".json").read_text("utf-8"))
    assert stands(old, json.loads(json.dumps(state_of(book))))


@pytest.mark.parametrize("export", TABLES, ids=lambda path: path.stem)
def test_the_book_folds_to_the_tables_of_its_day(export: Path) -> None:
    text = export.read_text("utf-8")
    head = head_of(text)
    records = entries_of(text)
    book = folded(Book.kinds[head["kind"]], records)

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
    keys = [name.key for name in table.head if isinstance(name, Say)]
    kept = [keys.index(f"roll-column-{name}") for name in COLUMNS]
    now = as_csv(old[0], ([written(row[at]) for at in kept] for row in table.rows))
    assert list(csv.reader(io.StringIO(now))) == old


@pytest.mark.parametrize("export", EXPORTS, ids=lambda path: path.stem)
def test_its_dice_are_still_sound(export: Path) -> None:
    assert grade_of(export.read_text("utf-8")) is Grade.WHOLE
