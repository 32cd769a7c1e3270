"""Articles 24 to 29: the minute of preparation, seven minutes each, pass, stop, the flag; anew in every hand."""

from __future__ import annotations

import pytest

from bot.engines.codice import clock as clocks
from bot.engines.codice.clock_state import TableClock
from bot.engines.codice.tournament import FLAG, PREPARED
from tests.engines.codice.evening import NOW, REFEREE, Evening, player
from tests.engines.codice.refusing import refused

MINUTE = 60.0


class Table:
    """Table 1 with its clock."""

    def __init__(self) -> None:
        self.evening = Evening(6)
        self.book = self.evening.book
        self.match = self.evening.match(1)
        self.first = self.match.starter(1)
        self.second = self.match.other(self.first)

    @property
    def clock(self) -> TableClock:
        assert self.match.clock is not None
        return self.match.clock

    def start(self, at: float = 0) -> TableClock:
        self.evening.act(lambda: clocks.start_clock(self.book, player(self.first), False, 1, NOW + at))
        return self.clock

    def go(self, at: float) -> TableClock:
        self.evening.act(lambda: clocks.pass_clock(self.book, player(self.first), False, 1, NOW + at))
        return self.clock

    def stop(self, at: float) -> TableClock:
        self.evening.act(lambda: clocks.stop_clock(self.book, player(self.second), False, 1, NOW + at))
        return self.clock

    def left(self, at: float) -> tuple[float, float]:
        """Seconds of the starter and of the other team."""
        clock = self.match.clock
        assert clock is not None
        return clock.left(self.first, NOW + at), clock.left(self.second, NOW + at)


@pytest.fixture
def table() -> Table:
    """Table 1 of six teams."""
    return Table()


def test_art_24_a_minute_of_preparation_takes_nobody_s_time(table: Table) -> None:
    clock = table.start()
    assert clock.preparing(NOW + 59)
    assert table.left(60) == (7 * MINUTE, 7 * MINUTE)
    assert table.book.due()[PREPARED] == NOW + 60


def test_art_25_then_the_starter_s_time_runs(table: Table) -> None:
    table.start()
    assert table.left(70) == (7 * MINUTE - 10, 7 * MINUTE)
    assert table.book.due()[FLAG] == NOW + 60 + 7 * MINUTE


def test_art_25_the_end_of_preparation_is_said_once(table: Table) -> None:
    table.start()
    assert clocks.prepared(table.book, NOW + 59) == []
    assert clocks.prepared(table.book, NOW + 60) == [table.match]
    assert clocks.prepared(table.book, NOW + 61) == []
    assert PREPARED not in table.book.due()


def test_art_25_preparation_may_end_before_its_minute(table: Table) -> None:
    table.start()
    table.go(20)
    assert table.left(30) == (7 * MINUTE - 10, 7 * MINUTE)


def test_art_28_a_pass_stops_one_time_and_starts_the_other(table: Table) -> None:
    table.start()
    table.go(90)
    assert table.left(100) == (7 * MINUTE - 30, 7 * MINUTE - 10)
    table.go(120)
    assert table.left(125) == (7 * MINUTE - 35, 7 * MINUTE - 30)


def test_both_times_stop_and_run_on(table: Table) -> None:
    table.start()
    table.stop(90)
    assert table.left(500) == (7 * MINUTE - 30, 7 * MINUTE)
    assert FLAG not in table.book.due()
    with refused("codice-clock-stopped"):
        clocks.pass_clock(table.book, player(table.first), False, 1, NOW + 100)
    table.stop(600)
    assert table.left(610) == (7 * MINUTE - 40, 7 * MINUTE)


def test_a_preparation_that_was_stopped_goes_on(table: Table) -> None:
    clock = table.start()
    table.stop(20)
    assert clock.preparing(NOW + 300)
    table.stop(300)
    assert table.book.due()[PREPARED] == NOW + 340
    assert table.left(350) == (7 * MINUTE - 10, 7 * MINUTE)


def test_art_29_the_flag_falls_after_seven_minutes_of_one_s_own(table: Table) -> None:
    clock = table.start()
    table.go(60 + 5 * MINUTE)
    table.go(60 + 6 * MINUTE)
    fall = 60 + 8 * MINUTE
    assert table.book.due()[FLAG] == NOW + fall
    assert clocks.flags(table.book, NOW + fall - 1) == []
    assert clocks.flags(table.book, NOW + fall) == [table.match]
    assert (clock.fallen, table.left(fall)) == (table.first, (0, 6 * MINUTE))
    assert FLAG not in table.book.due()
    with refused("codice-flag-fell"):
        clocks.pass_clock(table.book, player(table.first), False, 1, NOW + fall)


def test_a_press_after_the_time_was_over_is_too_late(table: Table) -> None:
    table.start()
    assert table.go(60 + 7 * MINUTE).fallen == table.first


def test_art_35_after_the_flag_the_hand_is_recorded_as_ever(table: Table) -> None:
    table.start()
    clocks.flags(table.book, NOW + 60 + 7 * MINUTE)
    table.evening.tell(player(table.second), 1, table.second, 6, "time")
    assert table.match.clock is None


def test_the_clock_begins_anew_in_every_hand(table: Table) -> None:
    table.start()
    table.evening.rule(1, table.first)
    clock = table.start(600)
    assert (clock.hand, clock.turn, table.left(600)) == (2, table.second, (7 * MINUTE, 7 * MINUTE))


def test_a_hand_has_one_clock(table: Table) -> None:
    table.start()
    with refused("codice-clock-on"):
        clocks.start_clock(table.book, player(table.second), False, 1, NOW)
    with refused("codice-no-clock"):
        clocks.stop_clock(table.book, REFEREE, True, 2, NOW)


def test_the_clock_is_that_of_the_table(table: Table) -> None:
    stranger = player(table.evening.match(2).teams[0])
    with refused("codice-not-your-table"):
        clocks.start_clock(table.book, stranger, False, 1, NOW)
    table.evening.act(lambda: clocks.start_clock(table.book, REFEREE, True, 1, NOW))


def test_no_clock_runs_after_the_last_hand(table: Table) -> None:
    table.evening.play(1, 0, 0, 0)
    with refused("codice-match-complete"):
        table.start()


def test_clocks_survive_a_restart(table: Table) -> None:
    table.start()
    table.go(100)
    table.stop(130)
    table.stop(200)
    book = table.evening.refolded()
    assert book.due() == table.book.due()
    assert book.match_at(1).clock == table.match.clock


def test_the_end_of_preparation_is_not_undone(table: Table) -> None:
    table.start()
    table.evening.act(lambda: clocks.prepared(table.book, NOW + 60))
    book = table.evening.undone()
    assert book.match_at(1).clock == table.match.clock
    assert PREPARED not in book.due()


def test_time_that_has_passed_is_not_undone(table: Table) -> None:
    table.start()
    table.evening.act(lambda: clocks.flags(table.book, NOW + 60 + 7 * MINUTE))
    assert table.evening.undone().match_at(1).clock == table.match.clock
