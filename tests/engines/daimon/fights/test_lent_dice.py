"""A companion's die of help in a round and for an aimed shot: both are kinds of check (chapter Aiuto da altri)."""

from __future__ import annotations

from bot.engines.daimon.character.pool import Claim
from bot.engines.daimon.fights import lent_dice, opening, shots, strikes
from bot.engines.daimon.fights.state import Figures
from bot.engines.daimon.wounds import wounds
from tests.engines.daimon.fights.brawl import Falling, fight, strike, tavern
from tests.engines.daimon.laid_table import ANNA, BRUNO, CARLA, DARIO, Table, refused


def lend(table: Table, helper: str, player: str) -> None:
    table.act(lambda: lent_dice.help_strike(table.book, helper, player, table.dice()))


def reserve(table: Table, player: str) -> tuple[int, int]:
    seat = table.book.seat(player)
    return seat.reserve, seat.free


def test_a_lent_die_is_rolled_with_a_strike_and_gone_whatever_happens() -> None:
    table = tavern(BRUNO, CARLA)
    fight(table, players=(BRUNO,))
    lend(table, CARLA, BRUNO)
    assert reserve(table, CARLA) == (7, 6), "held until the dice fall"
    one = strike(table, BRUNO, 4, 5, reserve=0)
    assert one.roll is not None and len(one.roll.faces) == 5 and one.successes == 5
    assert one.helper == CARLA and reserve(table, CARLA) == (6, 6)


def test_a_die_can_be_lent_to_a_sealed_strike() -> None:
    table = tavern(BRUNO, CARLA)
    fight(table, difficulty=0, players=(BRUNO,))
    strike(table, BRUNO, 4, 0)
    lend(table, CARLA, BRUNO)
    table.act(lambda: strikes.set_difficulty(table.book, 1, 3, table.now, Falling(table.book, 5)))
    assert table.book.fights.rolled[0].successes == 5
    assert reserve(table, CARLA) == (6, 6)


def test_only_one_die_is_lent_and_not_by_oneself_or_who_knows_the_difficulty() -> None:
    table = tavern()
    fight(table, players=(BRUNO, CARLA))

    def no(helper: str, player: str) -> str:
        return refused(table, lambda: lent_dice.help_strike(table.book, helper, player, table.dice()))

    assert no(ANNA, BRUNO) == "help-knows-target"
    assert no(BRUNO, BRUNO) == "help-yourself"
    assert no(BRUNO, DARIO) == "no-check-to-help"
    table.book.seat(CARLA).held["check 1"] = 7
    assert no(CARLA, BRUNO) == "reserve-too-small"
    del table.book.seat(CARLA).held["check 1"]
    lend(table, CARLA, BRUNO)
    assert no(DARIO, BRUNO) == "help-already"
    strike(table, BRUNO, 4, 0)
    assert no(DARIO, BRUNO) == "no-check-to-help"


def test_a_die_lent_to_a_strike_that_is_not_made_comes_back() -> None:
    table = tavern()
    fight(table, players=(BRUNO, CARLA))
    lend(table, DARIO, BRUNO)
    strike(table, CARLA, 4, 0)
    table.act(lambda: opening.call_round(table.book, 1))
    assert reserve(table, DARIO) == (7, 7)
    lend(table, DARIO, BRUNO)
    table.act(lambda: opening.end(table.book, table.dice()))
    assert reserve(table, DARIO) == (7, 7)


def test_a_die_lent_to_who_yields_or_falls_comes_back_at_once() -> None:
    table = tavern()
    fight(table, players=(BRUNO, CARLA))
    lend(table, DARIO, BRUNO)
    table.act(lambda: opening.give_up(table.book, BRUNO))
    assert reserve(table, DARIO) == (7, 7)
    lend(table, DARIO, CARLA)
    table.act(lambda: wounds.add(table.book, CARLA, 9, table.now))
    assert reserve(table, DARIO) == (7, 7)


def aimed(table: Table, **figures: int) -> shots.Hit:
    """Bruno aims with four dice, Carla lends one, and the Master confirms the figures."""
    given = Figures(**{"distance": 1, "size": 1, **figures})
    shot = table.act(lambda: shots.aim(table.book, BRUNO, Claim(dice=4), given))
    table.act(lambda: lent_dice.help_shot(table.book, CARLA, shot, table.dice()))
    assert reserve(table, CARLA) == (7, 6)
    return table.act(lambda: shots.judge(table.book, ANNA, shot.number, given, 0, Falling(table.book, 5)))


def test_a_lent_die_is_rolled_with_an_aimed_shot() -> None:
    table = tavern(BRUNO, CARLA)
    hit = aimed(table)
    assert hit.successes == 5 and hit.helper == CARLA
    assert reserve(table, CARLA) == (6, 6)


def test_a_die_lent_to_a_shot_that_cannot_miss_comes_back() -> None:
    table = tavern(BRUNO, CARLA)
    hit = aimed(table, distance=0, size=0)
    assert hit.roll is None and not hit.helper
    assert reserve(table, CARLA) == (7, 7)


def test_a_die_lent_to_a_shot_that_is_thought_better_of_comes_back() -> None:
    table = tavern(BRUNO, CARLA)
    shot = table.act(lambda: shots.aim(table.book, BRUNO, Claim(dice=4), Figures(distance=1, size=1)))
    assert refused(table, lambda: lent_dice.help_shot(table.book, ANNA, shot, table.dice())) == "help-knows-target"
    table.act(lambda: lent_dice.help_shot(table.book, CARLA, shot, table.dice()))
    table.act(lambda: shots.hold(table.book, BRUNO, table.dice()))
    assert reserve(table, CARLA) == (7, 7)
