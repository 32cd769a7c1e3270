"""Marks that gear and implants have from a fight."""

from __future__ import annotations

from bot.engines.daimon.character.pool import Claim
from bot.engines.daimon.fights import opening, strikes
from tests.engines.daimon.fights.brawl import PISTOL, Falling, armed, dice_of, fight, put, strike, tavern
from tests.engines.daimon.laid_table import BRUNO


def test_weapons_protections_and_shield_have_one_mark_a_fight_however_often_they_are_used() -> None:
    table = tavern(BRUNO)
    own = put(table, BRUNO, armed(shield=True))
    fight(table)
    for _ in range(3):
        strike(table, BRUNO, 5, 3, weapon=PISTOL)
    assert [gear.marks for gear in own.gear] == [0, 0, 0]
    table.act(lambda: opening.end(table.book, table.dice()))
    assert [gear.marks for gear in own.gear] == [1, 1, 1]


def test_what_was_not_used_in_a_fight_has_no_mark() -> None:
    table = tavern(BRUNO)
    own = put(table, BRUNO, (*armed(shield=True), ("w4", "weapon", 2)))
    fight(table, at_range=True)
    strike(table, BRUNO, 5, 3, weapon=PISTOL)
    table.act(lambda: opening.end(table.book, table.dice()))
    assert [gear.marks for gear in own.gear] == [1, 1, 0, 0]


def test_a_weapon_with_all_its_marks_gets_no_more() -> None:
    """There are thirteen: however long it is used on, the counter stays full until it is cleared."""
    table = tavern(BRUNO)
    own = put(table, BRUNO, armed())
    own.gear[0].marks = 13
    fight(table)
    strike(table, BRUNO, 5, 3, weapon=PISTOL)
    table.act(lambda: opening.end(table.book, table.dice()))
    assert own.gear[0].marks == 13


def test_an_implant_has_one_mark_a_scene_however_often_it_is_used() -> None:
    table = tavern(BRUNO)
    fight(table)
    own = table.book.characters["c-" + BRUNO]
    for _ in range(2):
        claim = Claim(attribute="power")
        dice = Falling(table.book, 3)
        done = table.act(lambda: strikes.strike(table.book, BRUNO, claim, "none", 0, table.now, dice))  # noqa: B023
        assert dice_of(done)["implant"] == 1
    assert own.implants[0].marks == 1


def test_an_implant_works_through_the_scene_of_its_last_mark_and_no_longer() -> None:
    table = tavern(BRUNO)
    own = put(table, BRUNO, power=7)
    own.implants[0].marks = 12
    fight(table, difficulty=7)
    given = []
    for scene in (1, 1, 2):
        table.book.scenes = table.book.session.scene = scene  # type: ignore[union-attr]
        claim, dice = Claim(attribute="power", reserve=1), Falling(table.book, 0)
        done = table.act(lambda: strikes.strike(table.book, BRUNO, claim, "defence", 0, table.now, dice))  # noqa: B023
        given.append(dice_of(done).get("implant", 0))
        own.wounds = own.fresh = 0
    assert given == [1, 1, 0] and own.implants[0].marks == 13
