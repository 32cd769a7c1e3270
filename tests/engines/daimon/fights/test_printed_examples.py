"""The document's worked examples of fights: many against one, rounds that are lost, the chase, munitions."""

from __future__ import annotations

import pytest

from bot.engines.daimon.character.character import Leaning
from bot.engines.daimon.character.pool import Claim, pooled
from bot.engines.daimon.fights import opening, places
from tests.engines.daimon.fights.brawl import PISTOL, fight, put, strike, tavern
from tests.engines.daimon.laid_table import BRUNO, CARLA, Table

DIFFICULTY = 3
GREAT, ORDINARY, SHORT, FAR_SHORT = 6, 4, 2, 0
"""Successes of six dice: beyond by three, beyond by one, short by one, short by three."""


def together() -> Table:
    """Bruno and Carla against one foe, to be decided with a check each."""
    table = tavern(BRUNO, CARLA)
    fight(table, DIFFICULTY, mode="single")
    return table


@pytest.mark.parametrize(
    ("first", "second", "told_by_players", "wounds"),
    [
        (GREAT, ORDINARY, (True, False), (0, 0)),
        (ORDINARY, ORDINARY, (False, False), (0, 0)),
        (GREAT, SHORT, (True, True), (0, 1)),
        (SHORT, ORDINARY, (True, False), (1, 0)),
        (FAR_SHORT, SHORT, (False, True), (2, 1)),
        (FAR_SHORT, FAR_SHORT, (False, False), (2, 2)),
    ],
)
def test_the_six_chains_of_many_against_one(
    first: int, second: int, told_by_players: tuple[bool, bool], wounds: tuple[int, int]
) -> None:
    """Everybody makes a check of their own, suffers what comes of it, and tells it or leaves it to the Master."""
    table = together()
    rolled = [strike(table, player, 5, wins) for player, wins in ((BRUNO, first), (CARLA, second))]
    assert tuple(one.players_tale for one in rolled) == told_by_players
    for player, count in zip((BRUNO, CARLA), wounds, strict=True):
        character = table.book.character_of(player)
        assert character is not None and character.wounds == count


def test_a_wound_and_then_a_failure_by_five_leave_a_character_to_die() -> None:
    """In many rounds: the first failure wounds, a later one by three or more uses up what is left."""
    table = tavern(BRUNO)
    fight(table, 5)
    assert strike(table, BRUNO, 6, 4).players_tale, "an ordinary failure, which the player tells"
    character = table.book.character_of(BRUNO)
    assert character is not None and (character.wounds, character.health(table.book.rules)) == (1, "light")
    last = strike(table, BRUNO, 6, 0)
    assert character.health(table.book.rules) == "dying" and not last.players_tale


def test_in_many_rounds_an_ordinary_success_leaves_the_foe_fighting_and_one_by_three_beats_it() -> None:
    table = tavern(BRUNO)
    now = fight(table, 2)
    strike(table, BRUNO, 4, 3)
    assert now.foes[0].wounds == 1 and now.foes[0].standing
    strike(table, BRUNO, 6, 5)
    assert not now.foes[0].standing


def test_in_a_chase_a_weapon_that_is_used_two_or_three_times_has_one_mark() -> None:
    table = tavern(BRUNO)
    put(table, BRUNO, (("w000pistol0", "weapon", 1),))
    fight(table, 4, at_range=True)
    strike(table, BRUNO, 5, 4, weapon=PISTOL)
    table.act(lambda: places.move(table.book, table.book.master, 1, False, "all"))
    strike(table, BRUNO, 5, 3, weapon=PISTOL)
    table.act(lambda: places.move(table.book, table.book.master, 1, True, "all"))
    strike(table, BRUNO, 5, 2, weapon=PISTOL)
    table.act(lambda: opening.end(table.book, table.dice()))
    character = table.book.character_of(BRUNO)
    assert character is not None and character.gear[0].marks == 1


@pytest.mark.parametrize(
    "name", ["Mitragliatore con proiettili perforanti", "Fucile di precisione a ricerca automatica"]
)
def test_perforating_munition_and_a_self_seeking_rifle_give_a_die_more(name: str) -> None:
    """A technology of a weapon is a die more for its skill, while the weapon is in hand."""
    table = tavern(BRUNO)
    character = put(table, BRUNO, ((name, "weapon", 3),), rifle=2)
    character.gear[0].leaning = Leaning(score="rifle", bonus=1)
    rules, claim = table.book.rules, Claim(attribute="dexterity", skill="rifle", weapon=1)
    assert pooled(rules, character, claim, scene=0).natural == 2 + 2 + 1
    assert pooled(rules, character, claim.model_copy(update={"weapon": 0}), scene=0).natural == 2 + 2
    assert pooled(rules, character, claim.model_copy(update={"skill": ""}), scene=0).natural == 2
