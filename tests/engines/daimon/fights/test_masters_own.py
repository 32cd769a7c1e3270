"""The Master's own character in a fight: the player on the right sets what it rolls against."""

from __future__ import annotations

import pytest

from bot.engines.daimon.fights import opening, places, strikes
from bot.engines.daimon.table import sessions
from tests.engines.daimon.fights.brawl import Falling, fight, strike, tavern
from tests.engines.daimon.laid_table import ANNA, BRUNO, CARLA, Table, refused


def duel(**more: int) -> Table:
    """The Master's own character has declared a strike against a guard; Bruno sits at its player's right."""
    table = tavern(BRUNO, CARLA)
    fight(table, 5, players=(ANNA, BRUNO))
    assert strike(table, ANNA, 3, 0, **more).roll is None
    return table


def targeted(table: Table, by: str, target: int, wins: int = 3) -> object:
    dice = Falling(table.book, wins)
    return lambda: strikes.set_target(table.book, by, 1, ANNA, target, table.now, dice)


def test_the_masters_own_character_rolls_against_the_target_that_the_player_on_the_right_sets() -> None:
    table = duel(reserve=2)
    (done,) = table.act(targeted(table, BRUNO, 2))
    assert (done.target, done.successes, done.won) == (2, 3, True)
    assert table.book.fights.now is not None
    assert [foe.target for foe in table.book.fights.now.foes] == [5]


def test_while_nobody_is_master_nobody_gives_advantage() -> None:
    table = tavern(BRUNO, CARLA)
    fight(table, 5, players=(BRUNO, CARLA))
    table.act(lambda: sessions.go(table.book, ANNA, table.now, table.dice()))
    assert refused(table, lambda: opening.advance(table.book, BRUNO, CARLA, 1)) == "no-master-now"


@pytest.mark.parametrize("by", [ANNA, CARLA])
def test_nobody_else_sets_the_target_of_the_masters_own_character(by: str) -> None:
    table = duel()
    assert refused(table, targeted(table, by, 2)) == "not-yours-to-judge"


def test_a_target_is_set_once_and_from_one_to_seven() -> None:
    table = duel(bonus=1)
    assert refused(table, targeted(table, BRUNO, 8)) == "target-out-of-range"
    table.act(targeted(table, BRUNO, 2))
    assert refused(table, targeted(table, BRUNO, 2)) == "target-set-already"


def test_the_others_roll_against_the_foes_difficulty() -> None:
    table = duel()
    assert strike(table, BRUNO, 6, 3).target == 5
    assert refused(table, lambda: strikes.to_target(table.book, ANNA, 1, BRUNO)) == "target-set-already"


def test_the_masters_own_strike_shows_no_difficulty() -> None:
    table = duel()
    table.act(targeted(table, BRUNO, 2))
    assert table.book.fights.unseen == {(1, 1)}


def test_the_target_is_sealed_until_the_strike_is_revealed() -> None:
    table = duel(bonus=1)
    table.act(targeted(table, BRUNO, 2))
    entry = table.records[-1].entry
    assert entry.sealed(table.book) == ("target",)
    dice = Falling(table.book, 3)
    table.act(lambda: strikes.judge(table.book, BRUNO, 1, ANNA, 1, table.now, dice))
    assert entry.sealed(table.book) == ()


def test_the_masters_own_character_does_not_strike_where_nobody_could_set_its_target() -> None:
    table = tavern(BRUNO)
    fight(table, players=(ANNA,))
    table.act(lambda: sessions.go(table.book, BRUNO, table.now, table.dice()))
    assert refused(table, lambda: strike(table, ANNA, 3, 0)) == "nobody-to-judge"


def test_the_player_on_the_right_confirms_what_the_master_claims_for_their_own_character() -> None:
    table = duel(bonus=2)
    table.act(targeted(table, BRUNO, 2))
    dice = Falling(table.book, 3)
    assert refused(table, lambda: strikes.judge(table.book, ANNA, 1, ANNA, 2, table.now, dice)) == "not-yours-to-judge"
    assert table.act(lambda: strikes.judge(table.book, BRUNO, 1, ANNA, 2, table.now, dice))


# --- positions


def test_a_master_who_fights_gives_no_advantage_and_whoever_sits_at_the_right_does() -> None:
    table = tavern(BRUNO, CARLA)
    brawl = fight(table, players=(ANNA, BRUNO))
    for player in (ANNA, BRUNO):
        assert refused(table, lambda player=player: opening.advance(table.book, ANNA, player, -2)) == "advantage-is-for"
    table.act(lambda: opening.advance(table.book, BRUNO, ANNA, 1))
    table.act(lambda: opening.advance(table.book, CARLA, BRUNO, 2))
    assert brawl.advantages == {ANNA: 1, BRUNO: 2}


def test_who_was_killed_in_a_fight_or_gave_up_does_not_come_to_judge_its_positions() -> None:
    table = tavern(BRUNO, CARLA)
    fight(table, 5, players=(ANNA, BRUNO))
    assert table.book.fights.now is not None
    table.book.fights.now.gone.add(BRUNO)
    assert refused(table, lambda: opening.advance(table.book, BRUNO, ANNA, 1)) == "advantage-is-for"
    table.act(lambda: opening.advance(table.book, CARLA, ANNA, 1))


def test_once_somebody_has_struck_nobody_is_given_advantage_where_the_master_fights() -> None:
    table = tavern(BRUNO, CARLA)
    fight(table, difficulty=0, players=(ANNA, BRUNO))
    strike(table, BRUNO, 3, 0)
    assert refused(table, lambda: opening.advance(table.book, BRUNO, ANNA, 2)) == "fight-advantage-late"


def test_a_strike_that_is_locked_is_given_no_advantage() -> None:
    table = tavern(BRUNO, CARLA)
    brawl = fight(table, difficulty=0)
    strike(table, BRUNO, 3, 0)
    assert refused(table, lambda: opening.advance(table.book, ANNA, BRUNO, -2)) == "fight-advantage-late"
    table.act(lambda: opening.advance(table.book, ANNA, CARLA, 2))
    assert brawl.advantages == {CARLA: 2}


def test_a_master_who_fights_does_not_say_what_gear_counts_or_what_the_foes_carry() -> None:
    table = tavern(BRUNO, CARLA)
    brawl = fight(table, players=(ANNA, BRUNO))
    gear = 0 if brawl.bands[0].gear else 3
    assert refused(table, lambda: places.arm(table.book, ANNA, 1, 1, gear)) == "advantage-is-for"
    assert refused(table, lambda: places.move(table.book, ANNA, 1, True, "all")) == "advantage-is-for"
    table.act(lambda: places.move(table.book, BRUNO, 1, True, "all"))
    assert brawl.at_range
