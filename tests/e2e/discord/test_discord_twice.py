"""What comes twice: a finger that slips, two who press at once, a window that is sent off again."""

from __future__ import annotations

import asyncio

import pytest

from bot.hall.people.double_press import TWICE
from tests.e2e.discord.test_discord_in_secret import Table, table
from tests.lab.discord.people.response import Response

__all__ = ["table"]
pytestmark = pytest.mark.again


async def settled(table: Table, *answers: Response) -> list[list[str]]:
    """What each of these led to."""
    await asyncio.gather(*(table.bob.settled(one, 5.0, 0.3) for one in answers))
    return [[message.text.splitlines()[0] for message in one.messages] for one in answers]


async def test_a_finger_that_slips_opens_one_card(table: Table) -> None:
    contest = next(message for message in table.room.messages if "Scegli in segreto" in message.labels)
    bobs = [table.bob.fire_click(contest, "Scegli in segreto") for _ in range(2)]
    carlas = table.carla.fire_click(contest, "Scegli in segreto")
    first, second, hers = await settled(table, *bobs, carlas)
    assert len(first) == len(hers) == 1 and second == []
    await asyncio.sleep(TWICE)
    assert (await table.bob.click(contest, "Scegli in segreto")).message, "later it is asked for again"


async def test_of_two_who_press_for_what_can_be_done_once_one_hears_why_not(table: Table) -> None:
    opened = next(message for message in table.room.messages if "Prendo posto" in message.labels)
    dario = table.bob.guild.member("Dario", locale="it")
    told = await settled(table, dario.fire_click(opened, "Prendo posto"), dario.fire_click(opened, "Prendo posto"))
    assert told == [["🟢 **Dario prende posto**"], ["🔴 Hai già un posto a questo tavolo."]]


async def test_a_window_that_is_sent_off_twice_records_once(table: Table) -> None:
    cup = (await table.anna.slash(table.room, "codice new", name="Coppa")).message
    window = (await table.bob.click(cup, "Iscrivi una squadra")).modal
    name, one, _, other, _ = (field["custom_id"] for field in window.fields)
    team = {name: "Lupi", one: [table.bob], other: [table.carla]}
    told = await settled(table, *(table.bob.fire_modal(window, team) for _ in range(2)))
    assert told == [["🟢 **Lupi: iscrizione fatta**"], []]
    again = (await table.bob.click(cup, "Iscrivi una squadra")).modal
    assert (await settled(table, table.bob.fire_modal(again, team)))[0][0].startswith("🔴")
