"""Ladders begin anew with their periods; periods close by themselves; numbers change for what is still open."""

from __future__ import annotations

from decimal import Decimal

import pytest

from bot.engines.book import Refused
from bot.engines.mito import closing, games, settings
from bot.engines.mito.closing import PeriodClosed
from bot.engines.mito.league import CLOSING, ZoneSet
from bot.engines.mito.rules import EVERY
from tests.engines.mito.league import NOW, RULES, A, B, C, D, E, Table, at, state

SATURDAY, SUNDAY, MONDAY = "2026-11-21 21:00", "2026-11-22 23:59:59", "2026-11-23 00:00"


def test_a_periodic_ladder_starts_over_and_the_one_of_all_time_goes_on() -> None:
    table = Table()
    table.play(A, B, at=at(SUNDAY))
    table.play(A, B, at=at(MONDAY))
    after = table.book.ladder("week", at(MONDAY))
    assert [game.number for game in after.games] == [2]
    assert after.value(A) == 102_500
    assert table.book.ladder("month", at(MONDAY)).value(A) == table.book.ladder("all-time", NOW).value(A) > 104_000


def test_each_ladder_is_computed_on_its_own_values() -> None:
    table = Table()
    table.play(A, B, at=at(SATURDAY))
    table.play(A, B, at=at(MONDAY))
    assert table.book.ladder("week", at(MONDAY)).stakes[-1] != table.book.ladder("year", at(MONDAY)).stakes[-1]


def test_ladders_with_the_same_games_are_worked_out_once_and_then_go_their_own_ways() -> None:
    table = Table()
    table.play(A, B, C, at=at(SATURDAY))
    table.play(B, A, at=at(SUNDAY))
    always, week = (table.book.ladder(which, at(SUNDAY)) for which in ("all-time", "week"))
    assert [one.place for one in always.order()] == [0, 0, 0]
    assert [one.place for one in week.order()] == [1, 2, 0]
    assert [one._replace(place=0) for one in week.order()] == always.order()
    table.play(A, C, at=at(MONDAY))
    assert table.book.ladder("week", at(SUNDAY)).order() == week.order()
    assert table.book.ladder("all-time", NOW).order() == table.folded().ladder("all-time", NOW).order()
    assert table.book.ladder("week", at(MONDAY)).value(A) == 102_500


def test_the_book_waits_for_the_end_of_the_first_period_that_has_games() -> None:
    table = Table()
    assert table.book.due() == {}
    table.play(A, B, at=at(SATURDAY))
    assert table.book.due() == {CLOSING: at(MONDAY)}


def closed(table: Table, moment: str) -> list[str]:
    """The periods that are closed at that moment."""
    book = table.book
    book.taken()
    closing.close(book, at(moment))
    found = [entry for entry in book.taken() if isinstance(entry, PeriodClosed)]
    periods = [book.period(entry.which, entry.start) for entry in found]
    assert [period.end for period in periods] == [entry.end for entry in found]
    return [period.label for period in periods]


def test_closing_tells_of_every_period_that_is_over_once() -> None:
    table = Table()
    table.play(A, B, at=at(SATURDAY))
    assert closed(table, SUNDAY) == []
    assert closed(table, "2026-12-01 00:00") == ["2026-W47", "2026-11"]
    assert closed(table, "2026-12-02 00:00") == []
    assert table.book.due() == {CLOSING: at("2027-01-01 00:00")}


def test_a_game_sent_before_a_week_closed_and_heard_after_it_was_told_of_waits() -> None:
    """As after a power cut over midnight: its moment is before the end, the notice is out."""
    table = Table()
    table.play(A, B, C, at=at(SATURDAY))
    assert closed(table, "2026-11-23 08:00") == ["2026-W47"]
    games.record(table.book, C, False, (C, A, B), (), at("2026-11-22 23:00"), at(SUNDAY))
    assert [*table.book.games] == [1]
    assert table.book.why == {2: "closed"}


def test_after_a_long_sleep_every_period_with_games_is_closed_in_turn() -> None:
    table = Table()
    for day in ("2026-11-21", "2026-11-28", "2026-12-19"):
        table.play(A, B, at=at(f"{day} 21:00"))
    assert closed(table, "2027-02-01 00:00") == [
        *("2026-W47", "2026-W48", "2026-W51"),
        *("2026-11", "2026-12", "2026-Q4", "2026"),
    ]
    assert table.book.due() == {}


def test_games_of_before_the_book_are_in_the_archive_and_call_for_no_notice() -> None:
    table = Table()
    table.play(A, B, at=at("2026-03-29 02:30"))
    assert table.book.due() == {CLOSING: at("2027-01-01 00:00")}, "the year is still open"
    assert [period.label for period in closing.periods(table.book, "month", NOW)] == ["2026-03"]
    assert closing.periods(table.book, "year", NOW) == []


def test_an_archive_lists_periods_with_games_the_last_first() -> None:
    table = Table()
    for day in ("2026-02-28", "2026-03-01", "2026-05-01", "2026-11-21"):
        table.play(A, B, at=at(f"{day} 12:00"))
    assert [period.label for period in closing.periods(table.book, "month", NOW)] == ["2026-05", "2026-03", "2026-02"]


def test_a_change_of_zone_moves_the_midnights() -> None:
    table = Table()
    table.play(A, B, at=at(MONDAY))
    assert table.book.ladder("week", at(MONDAY)).period.label == "2026-W48"
    table.does(ZoneSet(zone="America/New_York"))
    assert table.book.ladder("week", at(MONDAY)).period.label == "2026-W47"


# --- what is told


def test_the_winner_is_the_first_with_enough_games() -> None:
    table = Table()
    table.play(C, B)
    table.play(A, B)
    table.play(A, B)
    closed = closing.told(table.book, table.book.period("week", NOW))
    assert (closed.first[0].player, closed.games) == (A, 3)
    assert [one.player for one in closed.apart] == [C]


def test_a_ladder_is_won_by_all_who_share_the_first_place_and_by_nobody_below_the_minimum() -> None:
    table = Table()
    table.play(C, D)
    assert table.book.ladder("week", NOW).winners() == [], "one game is not enough"
    table.play(C, D)
    assert table.book.ladder("week", NOW).winners() == [C]
    table.play(A, B)
    table.play(A, B)
    assert table.book.ladder("week", NOW).winners() == [C, A]


def test_climbers_rose_on_the_longest_ladder() -> None:
    table = Table()
    for _ in range(3):
        table.play(A, B, C, at=at("2026-11-14 21:00"))
    for _ in range(5):
        table.play(C, A, B)
    found = closing.climbs(table.book, table.book.period("week", NOW))
    assert [(one.player, one.before, one.after) for one in found] == [(C, 2, 1)]


def test_whoever_is_new_climbs_from_where_everybody_starts() -> None:
    table = Table()
    table.play(A, B, at=at("2026-11-14 21:00"))
    table.play(E, A)
    found = closing.climbs(table.book, table.book.period("week", NOW))
    assert [(one.player, one.before, one.after) for one in found] == [(E, 2, 1)]


def test_an_upset_is_a_win_of_whom_little_was_expected_the_least_first() -> None:
    table = Table()
    table.play(A, B, C, D, risikometro=(3000, 3000, 3000, 3500))
    table.play(D, B, C, A, risikometro=(1000, 3000, 3000, 3500))
    table.play(D, A, risikometro=(5000, 1000))
    found = closing.upsets(table.book.ladder("week", NOW), RULES.closing.below)
    assert [one.game.number for one in found] == [2], "24.5% of four players is no surprise"
    assert found[0].favourite == A


# --- numbers


def test_a_new_start_holds_for_what_is_open_and_not_for_what_is_over() -> None:
    table = Table()
    table.play(A, B, at=at("2026-11-14 21:00"))
    table.play(A, B, at=at(SATURDAY))
    settings.change(table.book, E, "week", NOW, start=Decimal(1500))
    assert table.book.ladder("week", at("2026-11-14 21:00")).value(A) == 102_500
    assert table.book.ladder("week", NOW).value(A) == 153_750
    assert table.book.ladder("month", NOW).value(A) < 110_000


def test_new_numbers_are_seen_at_once_also_where_the_ladder_was_looked_at_before() -> None:
    table = Table()
    table.play(A, B, at=at("2026-11-14 21:00"))
    table.play(A, B, at=at(SATURDAY))
    before = [table.book.ladder(which, NOW).value(A) for which in ("week", "month")]
    over = table.book.ladder("week", at("2026-11-14 21:00")).value(A)
    settings.change(table.book, E, "week", NOW, start=Decimal(1500))
    table.does()
    assert [table.book.ladder(which, NOW).value(A) for which in ("week", "month")] == [153_750, before[1]]
    assert table.book.ladder("week", at("2026-11-14 21:00")).value(A) == over
    assert state(table.book) == state(table.folded())


def test_a_new_share_changes_the_pot() -> None:
    table = Table()
    table.play(A, B)
    assert settings.change(table.book, E, None, NOW, share=Decimal(5)) == EVERY
    assert table.book.ladder("all-time", NOW).value(A) == 105_000


def test_a_ladder_that_is_off_is_neither_counted_nor_closed() -> None:
    table = Table()
    settings.change(table.book, E, "week", NOW, active=False)
    table.play(A, B)
    assert "week" not in table.book.active
    assert [ladder.period.which for ladder in table.book.ladders(NOW)] == ["all-time", "month", "quarter", "year"]
    assert closed(table, "2026-12-01 00:00") == ["2026-11"]
    settings.change(table.book, E, "week", at("2026-12-02 00:00"), active=True)
    assert closed(table, "2026-12-20 00:00") == [], "what was played while it was off is not told"


def test_one_ladder_always_stays() -> None:
    table = Table()
    for which in EVERY[1:]:
        settings.change(table.book, E, which, NOW, active=False)
    with pytest.raises(Refused, match="mito-one-ladder-stays"):
        settings.change(table.book, E, "all-time", NOW, active=False)


def test_what_is_already_so_is_no_change() -> None:
    table = Table()
    assert settings.change(table.book, E, "week", NOW, minimum=2) == ()
