"""Article 4: cards and minutes."""

from __future__ import annotations

from bot.engines.diplomacy import conduct
from tests.engines.codice.refusing import refused
from tests.engines.diplomacy.weekend import REFEREE, Weekend, board


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
