"""The place of a fight: from shots to blows and back, gear set aside, and a foe that takes up another weapon."""

from __future__ import annotations

import pytest

from bot.engines.book import Refused
from bot.engines.daimon.fights import opening, places
from tests.engines.daimon.fights.brawl import JACKET, PISTOL, SHIELD, armed, dice_of, fight, put, strike, tavern
from tests.engines.daimon.laid_table import ANNA, BRUNO, CARLA, Table, refused

KNIFE, SPEAR = (("w000knife00", "weapon", 1),), 3


def duel(**more: object) -> Table:
    """Bruno and Carla against one guard."""
    table = tavern(BRUNO, CARLA)
    put(table, BRUNO, armed(shield=True))
    put(table, CARLA)
    fight(table, **more)
    return table


def move(table: Table, at_range: bool, counts: places.Counts = "all") -> None:
    table.act(lambda: places.move(table.book, ANNA, 1, at_range, counts))


def test_a_fight_goes_from_shots_to_blows_and_back_without_being_closed() -> None:
    """The shield counts hand to hand only; wounds and round stay; each thing has one mark in the end."""
    table = duel(at_range=True, gear=2)
    assert "gear" not in dice_of(strike(table, BRUNO, 5, 4, weapon=PISTOL)), "pistol and jacket against two"
    strike(table, CARLA, 5, 0)
    now = table.book.fights.now
    assert now is not None and now.foes[0].wounds == 1 and now.round == 2
    move(table, at_range=False)
    assert dice_of(strike(table, BRUNO, 5, 2, weapon=PISTOL))["gear"] == 1, "the shield has come to it"
    strike(table, CARLA, 5, 0)
    move(table, at_range=True)
    assert "gear" not in dice_of(strike(table, BRUNO, 5, 0, weapon=PISTOL))
    assert now.foes[0].wounds == 2 and table.book.fights.now is now
    table.act(lambda: opening.end(table.book, table.dice()))
    character = table.book.character_of(BRUNO)
    assert character is not None
    assert {gear.number: gear.marks for gear in character.gear} == {PISTOL: 1, JACKET: 1, SHIELD: 1}


def test_in_a_narrow_room_the_worth_of_weapons_is_set_aside() -> None:
    """The document's knife against a spear: the typical worth is ignored, and advantage is given instead."""
    table = tavern(BRUNO)
    put(table, BRUNO, KNIFE)
    fight(table, gear=SPEAR)
    assert dice_of(strike(table, BRUNO, 5, 3, weapon=PISTOL))["gear"] == -2
    move(table, at_range=False, counts="nothing")
    table.act(lambda: opening.advance(table.book, ANNA, BRUNO, 2))
    dice = dice_of(strike(table, BRUNO, 5, 3, weapon=PISTOL))
    assert "gear" not in dice and dice["advantage"] == 2


def test_where_only_protections_count_a_jacket_still_does() -> None:
    table = duel(gear=0)
    move(table, at_range=True, counts="protections")
    assert dice_of(strike(table, BRUNO, 5, 0, weapon=PISTOL))["gear"] == 1


def test_a_strike_without_protection_counts_none() -> None:
    table = duel(at_range=True, gear=0)
    one = strike(table, BRUNO, 5, 0, weapon=PISTOL, protection=0)
    assert dice_of(one)["gear"] == 1 and one.gear == (PISTOL,)


def test_a_foe_takes_up_another_weapon_while_it_fights() -> None:
    table = duel(at_range=True, gear=2)
    table.act(lambda: places.arm(table.book, ANNA, 1, 1, 4))
    assert dice_of(strike(table, BRUNO, 5, 0, weapon=PISTOL))["gear"] == -2
    assert refused(table, lambda: places.arm(table.book, ANNA, 1, 1, 4)) == "foe-armed-so"
    for gear in (0, 9):
        table.act(lambda gear=gear: places.arm(table.book, ANNA, 1, 1, gear))
        assert table.book.fights.now.band(1).gear == gear
    for band in (-1, 0, 2):
        assert refused(table, lambda band=band: places.arm(table.book, ANNA, 1, band, 1)) == "foe-not-there"
    for gear in (-1, 10):
        with pytest.raises(Refused, match="field-between") as no:
            places.arm(table.book, ANNA, 1, 1, gear)
        assert no.value.facts == {"low": 0, "high": 9}


def test_nothing_is_moved_under_a_sealed_strike() -> None:
    """Its gear was weighed when it was declared."""
    table = duel(difficulty=0)
    strike(table, BRUNO, 5, 0)
    assert refused(table, lambda: places.move(table.book, ANNA, 1, True, "all")) == "round-waits"
    assert refused(table, lambda: places.arm(table.book, ANNA, 1, 1, 3)) == "round-waits"


def test_a_fight_is_not_moved_to_where_it_is() -> None:
    table = duel()
    assert refused(table, lambda: places.move(table.book, ANNA, 1, False, "all")) == "place-same"
