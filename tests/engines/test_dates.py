"""The next date of a book: planned, answered, moved, called off; the reminder; undone without touching others."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.engines import date_entries as dates
from bot.engines.book import Refused
from bot.engines.next_date import REMIND, NextDate
from bot.engines.way_back import Action, StandingOn, alters_of, needs_of
from tests.engines.daimon.laid_table import ANNA, BRUNO, CARLA, Table, refused
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
    assert [*one.date.answers.items()] == [(BRUNO, "maybe"), (ANNA, "no")], "the last to answer stands last"
    assert len(one.table.records) == before


def test_the_reminder_waits_for_the_day_before_and_goes_to_who_is_silent() -> None:
    one = Dated()
    assert one.book.waits()[REMIND] == NOW + 6 * DAY
    one.answered(BRUNO, "no")
    silent: list[str] = []
    one.table.act(lambda: silent.extend(dates.remind(one.book, NOW + 6 * DAY)))
    assert set(silent) == {ANNA, CARLA}
    assert REMIND not in one.book.waits()


@pytest.mark.parametrize("over", [7 * DAY, 8 * DAY], ids=["that begins now", "of yesterday"])
def test_a_date_that_is_over_reminds_nobody(over: int) -> None:
    one = Dated()
    silent: list[str] = []
    one.table.act(lambda: silent.extend(dates.remind(one.book, NOW + over)))
    assert not silent
    assert REMIND not in one.book.waits()


def test_of_a_date_that_was_called_off_nobody_is_reminded() -> None:
    one = Dated()
    one.table.act(lambda: dates.call_off(one.book, 1, NOW))
    before = len(one.table.records)
    assert dates.remind(one.book, NOW + 6 * DAY) == ()
    assert len(one.table.records) == before and not one.book.fresh


@pytest.mark.parametrize(("ahead", "reminded"), [(DAY / 2, False), (DAY, False), (DAY + 1, True)])
def test_a_date_within_the_day_has_no_reminder(ahead: float, reminded: bool) -> None:
    table = Table(ANNA)
    table.act(lambda: dates.plan(table.book, NOW + ahead, "", NOW, AHEAD))
    assert (REMIND in table.book.waits()) == reminded


def test_a_moved_date_is_another_one_and_asks_everybody_anew() -> None:
    one = Dated()
    one.answered(ANNA, "yes")
    one.table.act(lambda: dates.plan(one.book, NOW + 5 * DAY, "", NOW, AHEAD))
    assert (one.date.number, one.date.answers) == (2, {})
    with pytest.raises(Refused, match="date-gone"):
        dates.answer(one.book, ANNA, 1, "no", NOW)


def test_the_same_date_at_the_same_place_again_is_refused() -> None:
    one = Dated()
    at_annas, place = NOW + 7 * DAY, "w00000place"
    assert refused(one.table, lambda: dates.plan(one.book, at_annas, "", NOW, AHEAD)) == "date-same"
    one.table.act(lambda: dates.plan(one.book, at_annas, place, NOW, AHEAD))
    for again in ("", place):
        assert refused(one.table, lambda again=again: dates.plan(one.book, at_annas, again, NOW, AHEAD)) == "date-same"
    one.table.act(lambda: dates.plan(one.book, at_annas + 1, "", NOW, AHEAD))
    assert (one.date.number, one.date.when, one.date.place) == (3, at_annas + 1, place), "moved, it stays where it was"


def test_a_date_keeps_the_number_that_it_had_first_until_there_is_another() -> None:
    one = Dated()
    for days in (5, 6):
        one.table.act(lambda days=days: dates.plan(one.book, NOW + days * DAY, "", NOW, AHEAD))  # type: ignore[misc]
    assert (one.date.number, one.date.first) == (3, 1)
    one.table.act(lambda: dates.call_off(one.book, 3, NOW))
    one.table.act(lambda: dates.plan(one.book, NOW + 5 * DAY, "", NOW, AHEAD))
    assert (one.date.number, one.date.first) == (4, 4)


def test_a_date_that_was_called_off_or_is_over_takes_no_answers() -> None:
    one = Dated()
    for over in (7 * DAY, 8 * DAY):
        with pytest.raises(Refused, match="date-gone"):
            dates.answer(one.book, ANNA, 1, "no", NOW + over)
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


def test_what_stands_on_what_of_a_date() -> None:
    one = Dated()
    one.answered(ANNA, "yes")
    one.answered(BRUNO, "maybe")
    one.answered(ANNA, "no")
    one.table.act(lambda: dates.remind(one.book, NOW + 6 * DAY))
    one.table.act(lambda: dates.plan(one.book, NOW + 5 * DAY, "", NOW, AHEAD))
    one.answered(CARLA, "maybe", 2)
    one.table.act(lambda: dates.call_off(one.book, 2, NOW))
    one.table.act(lambda: dates.plan(one.book, NOW + 9 * DAY, "", NOW, AHEAD))
    names = ("planned", "Anna", "Bruno", "Anna again", "reminded", "moved", "Carla", "called off", "anew")
    assert [*standing(one, names)] == [
        "planned: Anna, Bruno, Anna again, reminded, moved, Carla, called off, anew",
        "Anna: Anna again",
        "Bruno: nothing",
        "Anna again: nothing",
        "reminded: nothing",
        "moved: Carla, called off, anew",
        "Carla: nothing",
        "called off: anew",
        "anew: nothing",
    ]


def standing(one: Dated, names: tuple[str, ...]) -> Iterator[str]:
    """What of these last entries would go with each of them."""
    done = [Action(name, (record,)) for name, record in zip(names, one.table.records[-len(names) :], strict=True)]
    for at, action in enumerate(done):
        way = StandingOn(one.book, needs_of(one.book, action.records), alters_of(one.book, action.records))
        way.take(done[at + 1 :])
        yield f"{action.request}: {', '.join(later.request for later in way.found) or 'nothing'}"


def test_the_entries_make_the_same_date_again() -> None:
    one = Dated()
    one.answered(ANNA, "yes")
    one.table.act(lambda: dates.plan(one.book, NOW + 5 * DAY, "w00000place", NOW, AHEAD))
    one.answered(CARLA, "maybe", 2)
    assert one.table.refolded().next_date == one.date
