"""What one member is asked and shown in secret, before and after the power goes out: the real bot on Discord."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

import pytest
import pytest_asyncio

from bot.hall.people.double_press import TWICE
from tests.e2e.discord.discord_stage import HOME
from tests.lab.discord import Channel, DiscordHost, Member
from tests.lab.process import PYTHON, BotProcess

TYPED = "/bid 5 reserve:1 attribute:fisico skill:corsa class:si trait:x weapon:y"


@dataclass
class Table:
    """Bob and Carla at a table of Anna's, set against each other."""

    host: DiscordHost
    bot: BotProcess
    room: Channel
    anna: Member
    bob: Member
    carla: Member


@pytest_asyncio.fixture
async def table(tmp_path: Path) -> AsyncIterator[Table]:
    """The table, with a contest open."""
    host = await DiscordHost.start()
    club = host.guild("Club", locale="it")
    anna, bob, carla = (club.member(name, admin=name == "Anna", locale="it") for name in ("Anna", "Bruno", "Carla"))
    room = club.channel("tavolo")
    env = {"ARALDO_STORAGE__PATH": str(tmp_path / "araldo.db"), "ARALDO_PAGE__ENABLED": "no"}
    bot = BotProcess([PYTHON, "-m", "bot", "run"], {**os.environ, **host.env(), **env}, cwd=HOME)
    await bot.start()
    try:
        await host.ready(commands=True)
        await anna.slash(room, "campaign new", name="Neon")
        for player in (bob, carla):
            await player.slash(room, "campaign join")
        await anna.slash(room, "session start")
        await anna.slash(room, "contest", players=f"{bob.mention} {carla.mention}")
        yield Table(host, bot, room, anna, bob, carla)
        host.assert_clean()
    finally:
        await bot.stop()
        await host.close()


async def test_a_secret_bid_is_asked_in_two_windows_and_stands_in_no_id(table: Table) -> None:
    host, bot, room, bob = table.host, table.bot, table.room, table.bob
    await bob.say(room, f"{host.mention} {TYPED}")
    await host.wait_for(lambda: bob.dms and bob.dms[-1].buttons)
    first = await bob.click(bob.dms[-1], bob.dms[-1].labels[0])
    assert first.modal.title == "/punta · 1 di 2" and len(first.modal.fields) == 5
    between = await bob.fill_modal(first.modal, {first.modal.fields[0]["custom_id"]: "3"})
    assert "dice:3" not in str(between.message.components)
    second = await bob.click(between.message, "Continua: 2 di 2")
    assert second.modal.title == "/punta · 2 di 2" and len(second.modal.fields) == 4

    await bot.restart(kill=True)
    await bot.ready(host)
    answered = await bob.fill_modal(second.modal, {})
    assert answered.text.startswith("🟢 **Risposta registrata**\n**3 dadi**")
    assert not any("3 dadi" in message.text for message in room.messages)
    assert not any("Continua: 2 di 2" in message.labels for message in bob.dms)


@pytest.mark.evenings
async def test_the_second_window_opens_also_if_the_process_is_killed_after_the_first(table: Table) -> None:
    host, bot, room, bob = table.host, table.bot, table.room, table.bob
    await bob.say(room, f"{host.mention} {TYPED}")
    await host.wait_for(lambda: bob.dms and bob.dms[-1].buttons)
    first = await bob.click(bob.dms[-1], bob.dms[-1].labels[0])
    between = await bob.fill_modal(first.modal, {first.modal.fields[0]["custom_id"]: "3"})

    await bot.restart(kill=True)
    await bot.ready(host)
    second = await bob.click(between.message, "Continua: 2 di 2")
    assert second.modal.title == "/punta · 2 di 2" and len(second.modal.fields) == 4
    answered = await bob.fill_modal(second.modal, {})
    assert answered.text.startswith("🟢 **Risposta registrata**\n**3 dadi**")
    assert not any("3 dadi" in message.text for message in room.messages)
    assert not any("Continua: 2 di 2" in message.labels for message in bob.dms)


@pytest.mark.evenings
async def test_what_one_member_sees_and_has_grown_old_is_shown_anew_in_its_place_also_after_a_restart(
    table: Table,
) -> None:
    contest = next(message for message in table.room.messages if "Scegli in segreto" in message.labels)
    old = (await table.bob.click(contest, "Scegli in segreto")).message
    assert old.ephemeral and "Conferm" not in str(old.labels)
    await asyncio.sleep(TWICE)
    newer = (await table.bob.click(contest, "Scegli in segreto")).message
    await table.bob.click(newer, "5")
    await table.bot.restart(kill=True)
    await table.bot.ready(table.host)
    before = len(table.bob.ephemerals(table.room))
    await table.bob.click(old, "Aggiorna")
    assert old.edited and len(table.bob.ephemerals(table.room)) == before and "Aggiorna" in old.labels
    assert not [message for message in table.room.messages if "Aggiorna" in message.labels and not message.ephemeral]


async def test_the_panel_of_dice_goes_once_its_answer_stands_in_the_room(table: Table) -> None:
    bob, room = table.bob, table.room
    await bob.slash(room, "roll", note="salto il muro")
    panel = await bob.click(room.messages[-1], "Scegli i dadi")
    assert panel.message in bob.ephemerals(room)

    await bob.click(panel.message, "Contati al tavolo: 5 dadi")

    assert bob.ephemerals(room) == []
    assert "ha scelto dadi e puntata" in room.messages[-1].text
