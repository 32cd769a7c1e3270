"""What is offered while a line is typed at the table: what fits, one's own first; nothing where there is no table."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.engines.daimon.character.character import Gear
from bot.hall.requests import Account, Request
from tests.commands.daimon.evening import Evening
from tests.commands.daimon.heroes import sheet
from tests.commands.daimon.making.maker import Maker
from tests.hall.house import ANNA, BRUNO, HALL, House, opened


async def offered(house: House, command: str, parameter: str, typed: str, who: Account = ANNA) -> list[str]:
    """The labels of what is offered."""
    request = Request("discord:typing", who, HALL, house.now, path=command)
    return [one.label for one in await house.hall.complete(request, command, parameter, typed)]


@pytest.mark.parametrize(
    ("command", "parameter"),
    [("roll", "skill"), ("bid", "weapon"), ("fight strike", "foe"), ("sheet set", "field"), ("sheet learn", "skill")],
)
async def test_without_a_campaign_nothing_is_offered(tmp_path: Path, command: str, parameter: str) -> None:
    house = await opened(tmp_path)
    assert await offered(house, command, parameter, "") == []
    await house.store.close()


async def test_ones_own_skills_and_traits_come_first_then_what_begins_so(evening: Evening) -> None:
    player = evening.others[0]
    made = await sheet(evening, player)
    house = evening.house
    skills = await offered(house, "bid", "skill", "", player)
    own = skills[: len(made.all_skills)]
    assert len(skills) == 25 and {"Medicina", "Combattimento con coltello"} < set(own)
    found = await offered(house, "bid", "skill", "ME", player)
    assert found[0] == "Medicina" and len(found) > 4 and all("me" in one.casefold() for one in found)
    order = sorted(found, key=lambda one: (one not in own, not one.casefold().startswith("me"), one.casefold()))
    assert found == order
    assert (await offered(house, "bid", "trait", "", player))[0].casefold() in {"massiccio", "preciso"}
    assert await offered(house, "bid", "skill", "niente di simile", player) == []


async def test_the_scores_of_a_character_in_the_making_come_first_for_its_implant(table: Evening) -> None:
    maker = Maker(table, BRUNO)
    await maker.begin("/scheda nuova nome:Nadir metodo:manuale")
    await maker.attributes()
    await maker.origins()
    await maker.skills()
    own = {"Potenza", "Carisma", "Hacking", "Nascondersi", "Risorse"}
    offers = await offered(table.house, "sheet implant", "second", "", BRUNO)
    assert own < {*offers[:13]} and len(offers) == 25


async def test_a_player_may_set_less_of_a_sheet_than_the_master(evening: Evening) -> None:
    house, master = evening.house, evening.master
    own = await offered(house, "sheet set", "field", "", evening.others[0])
    all_ = await offered(house, "sheet set", "field", "", master)
    assert own and set(own) < set(all_)
    first = own[0]
    assert first in await offered(house, "sheet set", "field", first[:3].upper(), evening.others[0])
    assert await offered(house, "sheet set", "field", "niente di simile", master) == []


async def test_the_master_finds_the_skills_of_their_own_sheet_among_the_fields(evening: Evening) -> None:
    await sheet(evening, evening.master)
    fields = await offered(evening.house, "sheet set", "field", "", evening.master)
    assert {"Medicina", "Combattimento con coltello", "ferite"} < {*fields}
    assert "Medicina" not in await offered(evening.house, "sheet set", "field", "", evening.others[0])


async def test_a_die_is_lent_to_whose_roll_waits_and_to_nobody_else(evening: Evening) -> None:
    one, other = evening.others
    assert await offered(evening.house, "assist", "player", "", other) == []
    await evening.room(f"/prova @{one.name}", evening.master)
    assert await offered(evening.house, "assist", "player", "", other) == [one.name]
    assert await offered(evening.house, "assist", "player", "", one) == []


async def test_ones_weapons_and_protections_are_offered_by_the_names_they_have(evening: Evening) -> None:
    player, house = evening.others[0], evening.house
    assert await offered(house, "bid", "weapon", "", player) == [], "without a character there is none"
    made = await sheet(evening, player)
    made.gear = [Gear(1, "Coltello", "weapon", 1), Gear(2, "Giubbotto", "protection", 1), Gear(3, "Arco", "weapon", 2)]
    made.gear += [Gear(4, "Arco", "weapon", 2), Gear(5, "w0000gone00", "weapon", 2)]
    assert await offered(house, "bid", "weapon", "", player) == ["Coltello", "Arco"]
    assert await offered(house, "bid", "weapon", "ARC", player) == ["Arco"]
    assert await offered(house, "fight strike", "protection", "", player) == ["Giubbotto"]
    assert await offered(house, "bid", "weapon", "", evening.others[1]) == []


async def test_every_name_of_a_kind_is_offered_in_the_readers_language(evening: Evening) -> None:
    house, player = evening.house, evening.others[0]
    assert await offered(house, "sheet learn", "skill", "nanomed", player) == ["Nanomedicina"]
    assert "Soldato" in await offered(house, "sheet class", "class", "sold", player)
