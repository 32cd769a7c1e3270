"""Article 4: cards and minutes."""

from __future__ import annotations

from bot.engines.diplomacy import conduct
from bot.engines.diplomacy.tournament import MINUTE
from bot.engines.tournament import directing
from bot.engines.tournament.tournament import CLOCK
from tests.engines.codice.refusing import refused
from tests.engines.diplomacy.weekend import REFEREE, Weekend, board
from tests.engines.kept import NOW


def test_art_4_the_second_time_late_in_a_game_the_orders_are_void(weekend: Weekend) -> None:
    assert weekend.act(lambda: conduct.late(weekend.book, REFEREE, 1, "france")) == 1
    assert weekend.act(lambda: conduct.late(weekend.book, REFEREE, 1, "france")) == 2
    assert weekend.act(lambda: conduct.late(weekend.book, REFEREE, 1, "russia")) == 1


def test_art_4_1_the_minute_is_taken_once_a_game(weekend: Weekend) -> None:
    weekend.act(lambda: conduct.take_minute(weekend.book, REFEREE, 1, "russia"))
    with refused("diplomacy-minute-taken"):
        conduct.take_minute(weekend.book, REFEREE, 1, "russia")
    weekend.act(lambda: conduct.take_minute(weekend.book, REFEREE, 1, "italy"))
    assert board(weekend).minutes == {"russia", "italy"}


def test_an_eliminated_power_is_neither_late_nor_takes_the_minute(weekend: Weekend) -> None:
    weekend.winter(1, 1901, 0, 6, 6, 6, 6, 6, 4)
    with refused("diplomacy-power-eliminated"):
        conduct.late(weekend.book, REFEREE, 1, "austria")


def test_art_4_1_after_the_time_for_orders_a_minute_runs_once(weekend: Weekend) -> None:
    book = weekend.book
    weekend.act(lambda: conduct.start_clock(book, 10, "movement", NOW))
    assert book.due() == {CLOCK: NOW + 600}
    conduct.minute_over(book, NOW + 600)
    assert not book.minute_over and not book.taken(), "the time itself comes first"
    weekend.act(lambda: directing.time_up(book))
    assert book.due() == {MINUTE: NOW + 600 + book.rules.clock.minute}
    weekend.act(lambda: conduct.minute_over(book, NOW + 660))
    assert book.minute_over
    conduct.minute_over(book, NOW + 660)
    assert (book.due(), book.taken()) == ({}, [])


def test_art_4_1_after_the_time_for_builds_there_is_no_minute(weekend: Weekend) -> None:
    weekend.act(lambda: conduct.start_clock(weekend.book, 5, "builds", NOW))
    weekend.act(lambda: directing.time_up(weekend.book))
    assert weekend.book.due() == {}
