"""A form of more parts than Discord's windows hold, filled in before and after the power goes out: the real bot."""

from __future__ import annotations

import os
from pathlib import Path

from tests.e2e.discord.discord_stage import HOME
from tests.lab.discord import DiscordHost
from tests.lab.process import PYTHON, BotProcess

TYPED = "/bid 5 reserve:1 attribute:fisico skill:corsa class:si trait:x weapon:y"


async def test_a_secret_bid_is_asked_in_two_windows_and_stands_in_no_id(tmp_path: Path) -> None:
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
        host.assert_clean()
    finally:
        await bot.stop()
        await host.close()
