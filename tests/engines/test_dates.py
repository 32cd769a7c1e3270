"""The next date of a book: planned, answered, moved, called off; the reminder; undone without touching others."""

from __future__ import annotations

import pytest

from bot.engines import date_entries as dates
from bot.engines.book import Refused
from bot.engines.next_date import REMIND, NextDate
from tests.engines.daimon.laid_table import ANNA, BRUNO, CARLA, Table
from tests.engines.kept import NOW

DAY = 86_400
AHEAD = DAY


class Dated:
    """A campaign of three that plans its next date."""

    def __init__(self) -> None:
        self.table = Table(ANNA, BRUNO, CARLA)
        self.book = self.table.book
        self.table.act(lambda: dates.plan(self.book, NOW + 7 * DAY, "", NOW, AHEAD))

    @property
    def date(self) -> NextDate:
        assert self.book.next_date is not None
        return self.book.next_date

    def answered(self, member: str, coming: dates.Coming, number: int = 1) -> None:
        self.table.act(lambda: dates.answer(self.book, member, number, coming, NOW))


def test_an_answer_is_changed_and_the_same_again_changes_nothing() -> None:
    one = Dated()
    one.answered(ANNA, "yes")
    one.answered(BRUNO, "maybe")
    one.answered(ANNA, "no")
    before = len(one.table.records)
    one.answered(ANNA, "no")
    assert one.date.answers == {BRUNO: "maybe", ANNA: "no"}
    assert len(one.table.records) == before


def test_the_reminder_waits_for_the_day_before_and_goes_to_who_is_silent() -> None:
    one = Dated()
    assert one.book.waits()[REMIND] == NOW + 6 * DAY
    one.answered(BRUNO, "no")
    silent: list[str] = []
    one.table.act(lambda: silent.extend(dates.remind(one.book, NOW + 6 * DAY)))
    assert set(silent) == {ANNA, CARLA}
    assert REMIND not in one.book.waits()


def test_a_date_that_is_over_reminds_nobody() -> None:
    one = Dated()
    silent: list[str] = []
    one.table.act(lambda: silent.extend(dates.remind(one.book, NOW + 8 * DAY)))
    assert not silent
    assert REMIND not in one.book.waits()


def test_a_date_within_the_day_has_no_reminder() -> None:
    table = Table(ANNA)
    table.act(lambda: dates.plan(table.book, NOW + DAY / 2, "", NOW, AHEAD))
    assert REMIND not in table.book.waits()


def test_a_moved_date_is_another_one_and_asks_everybody_anew() -> None:
    one = Dated()
    one.answered(ANNA, "yes")
    one.table.act(lambda: dates.plan(one.book, NOW + 5 * DAY, "", NOW, AHEAD))
    assert (one.date.number, one.date.answers) == (2, {})
    with pytest.raises(Refused, match="date-gone"):
        dates.answer(one.book, ANNA, 1, "no", NOW)


def test_the_same_date_again_is_refused() -> None:
    one = Dated()
    with pytest.raises(Refused, match="date-same"):
        dates.plan(one.book, NOW + 7 * DAY, "", NOW, AHEAD)


def test_a_date_that_was_called_off_or_is_over_takes_no_answers() -> None:
    one = Dated()
    with pytest.raises(Refused, match="date-gone"):
        dates.answer(one.book, ANNA, 1, "no", NOW + 8 * DAY)
    one.table.act(lambda: dates.call_off(one.book, 1, NOW))
    assert one.book.next_date is None
    with pytest.raises(Refused, match="date-gone"):
        dates.answer(one.book, ANNA, 1, "no", NOW)
    with pytest.raises(Refused, match="date-gone"):
        dates.call_off(one.book, 1, NOW)


def test_a_planned_date_needs_no_call_off_once_it_is_over() -> None:
    one = Dated()
    one.table.act(lambda: dates.plan(one.book, NOW + 14 * DAY, "", NOW + 8 * DAY, AHEAD))
    assert (one.date.number, one.table.records[-1].entry.kind) == (2, "date-planned")


def test_one_answer_stands_on_no_other() -> None:
    one = Dated()
    one.answered(ANNA, "yes")
    one.answered(BRUNO, "maybe")
    planned, first, second = (record.entry for record in one.table.records[-3:])
    needed = second.needs(one.book)
    assert needed is not None
    assert not needed & (first.alters(one.book) or set())
    assert needed & (planned.needs(one.book) or set())


def test_the_entries_make_the_same_date_again() -> None:
    one = Dated()
    one.answered(ANNA, "yes")
    one.table.act(lambda: dates.plan(one.book, NOW + 5 * DAY, "w00000place", NOW, AHEAD))
    one.answered(CARLA, "maybe", 2)
    assert one.table.refolded().next_date == one.date
