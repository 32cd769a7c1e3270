"""The campaign: it is founded once, and seats are taken and given up."""

from __future__ import annotations

from bot.engines.daimon.table import sessions
from tests.engines.daimon.laid_table import ANNA, BRUNO, CARLA, DARIO, Table, hero, refused


def test_a_campaign_is_begun_once() -> None:
    table = Table(ANNA)
    assert refused(table, lambda: table.book.found(BRUNO, "w0000000new", "", "rotating")) == "campaign-begun"
    assert [seat.player for seat in table.book.seats] == [ANNA]


def test_a_seat_is_taken_once_and_a_stable_master_takes_none() -> None:
    table = Table(ANNA, BRUNO, stable=True)
    assert refused(table, lambda: table.book.sit(BRUNO)) == "seat-taken-already"
    assert refused(table, lambda: table.book.sit(ANNA)) == "seat-of-the-master"
    assert table.book.players() == {ANNA, BRUNO}


def test_a_seat_is_given_up_outside_of_the_session_and_with_no_dice_sealed() -> None:
    table = Table(ANNA, BRUNO)
    table.session()
    assert refused(table, lambda: table.book.leave(BRUNO)) == "leave-the-session-first"
    table.act(lambda: sessions.go(table.book, BRUNO, table.now, table.dice()))
    table.book.seat(BRUNO).held["check-1"] = 0
    assert refused(table, lambda: table.book.leave(BRUNO)) == "dice-still-sealed"
    table.book.seat(BRUNO).held.clear()
    table.act(lambda: table.book.leave(BRUNO))
    assert refused(table, lambda: table.book.leave(BRUNO)) == "no-seat"


def test_a_seat_that_is_taken_again_is_as_it_was_left() -> None:
    table = Table(ANNA, BRUNO)
    table.book.seat(BRUNO).reserve = 1
    table.act(lambda: table.book.leave(BRUNO))
    table.act(lambda: table.book.sit(CARLA))
    table.act(lambda: table.book.sit(BRUNO, "w0000newname"))
    seat = table.book.seat(BRUNO)
    assert (seat.reserve, seat.named) == (1, "w0000newname")
    assert [one.player for one in table.book.seats] == [ANNA, CARLA, BRUNO]


def test_a_new_adventure_fills_every_reserve_also_of_those_who_left() -> None:
    table = Table(ANNA, BRUNO, DARIO)
    for player in (ANNA, BRUNO):
        table.book.seat(player).reserve = 0
    table.act(lambda: table.book.leave(BRUNO))
    table.session()
    table.now += 8 * 3600
    table.act(lambda: table.book.begin_adventure("w000000next", table.now, 8 * 3600))
    table.act(lambda: table.book.sit(BRUNO))
    assert [seat.reserve for seat in table.book.seats] == [7, 7, 7]
    assert (table.book.adventure, table.book.adventures) == ("w000000next", 2)


def test_an_adventure_before_any_play_or_soon_after_another_fills_no_reserve() -> None:
    table = Table(ANNA, BRUNO)

    def filled_by_another() -> bool:
        table.book.seat(ANNA).reserve = 0
        table.act(lambda: table.book.begin_adventure("w000000next", table.now, 8 * 3600))
        return table.book.seat(ANNA).reserve == 7

    assert not filled_by_another()
    table.session()
    assert not filled_by_another()
    table.now += 8 * 3600
    assert filled_by_another()
    table.now += 8 * 3600 - 1
    assert not filled_by_another()
    table.now += 1
    assert filled_by_another()


def test_the_latest_character_is_the_living_one_or_the_last_who_died() -> None:
    table = Table(ANNA, BRUNO)
    assert table.book.latest_of(ANNA) is None
    first = hero(table.book, ANNA)
    assert table.book.latest_of(ANNA) is first
    table.book.seat(ANNA).character = ""
    first.dead = True
    assert (table.book.latest_of(ANNA), table.book.latest_of(BRUNO)) == (first, None)
    assert table.book.living_characters() == []


def test_who_sits_down_in_a_session_has_a_token_and_who_comes_back_a_die_too() -> None:
    table = Table(ANNA, BRUNO, CARLA)
    for seat in table.book.seats:
        seat.reserve = 3
    table.act(lambda: table.book.leave(CARLA))
    table.session()
    table.act(lambda: table.book.sit(DARIO))
    table.act(lambda: table.book.sit(CARLA))
    assert {CARLA, DARIO} <= table.book.chair.tokens
    assert [seat.reserve for seat in table.book.seats] == [4, 4, 7, 4]


def test_a_roll_outside_of_a_session_is_counted_nowhere() -> None:
    table = Table(ANNA)
    table.book.rolled(ANNA, 3, 2, 1)
    table.session()
    table.book.rolled(ANNA, 3, 2, 1)
    table.book.rolled(ANNA, 2, 0, 0)
    rolling = table.book.session.rolling[ANNA]  # type: ignore[union-attr]
    assert (rolling.rolls, rolling.dice, rolling.successes, rolling.bids, rolling.bid_dice) == (2, 5, 2, 1, 1)
