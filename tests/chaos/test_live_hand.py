"""The power goes out in the middle of a hand that is played on Discord, again and again: it is played to its end, once,
as everybody saw it."""

from __future__ import annotations

import asyncio
import contextlib
import math
import random
import re
from pathlib import Path

import pytest

from bot.engines.codice.play.dealing import KeyDrawn
from bot.engines.codice.play.turns import HandPlayed, WordUncovered
from tests.chaos import MUCH, SEED
from tests.chaos.coming_out import written
from tests.e2e.kill_stage import HEARTBEAT, HOME, QUIET_HOURS
from tests.lab.discord import Channel, DiscordHost, Member, Response
from tests.lab.discord.model.message import Message
from tests.lab.process import PYTHON, BotProcess
from tests.lab.stage import BotDied, NoAnswer

ARALDO = [PYTHON, "-m", "tests.chaos.live_app"]
KILLS = 4 * MUCH
PASSES = 30
"""At most so much passes between the bot and Discord before it is killed."""
PATIENCE = 1.0
"""Seconds after which a player who gets no answer looks at the board again."""
STUCK = 90.0
"""Seconds after which nothing more will come of it."""
CLUES = ("sfera", "vento", "abisso", "geometria", "allegria", "quattrocento")
SIDE = re.compile(r"^(🔴|🔵) .*? capo (\S+), con (\S+)", re.MULTILINE)
TURN = re.compile(r"Tempo di (.+?), fine: |Tempo di (.+?): <t")
LEFT = re.compile(r"ancora (\d+) parol")


class LiveHand:
    """Four people, their board, and a bot that is killed now and again."""

    def __init__(self, host: DiscordHost, bot: BotProcess, room: Channel, people: dict[str, Member]) -> None:
        self.host, self.bot, self.room, self.people = host, bot, room, people
        self.chance = random.Random(SEED)
        self.keys: dict[str, list[str]] = {}
        self._left = 0
        self.kills = 0
        self.ahead = Path(bot.env["AHEAD"])
        host.passing = self._step

    def _step(self) -> None:
        """Something passes between the bot and Discord: it may be the last before the power goes out."""
        self._left -= 1
        if self._left == 0 and self.bot.proc is not None:
            with contextlib.suppress(ProcessLookupError):
                self.bot.proc.kill()

    @property
    def board(self) -> Message:
        """The hand as the room sees it."""
        return next(one for one in reversed(self.room.messages) if "mano 1" in one.text and one.labels)

    async def played(self) -> None:
        """Until it is over, whoever has to press it presses it, and again where nothing came of it."""
        seen = ""
        async with asyncio.timeout(STUCK) as patience:
            while "Rivedi la mano" not in self.board.labels:
                if self.board.text != seen:  # A loaded machine takes its time for all of it.
                    seen = self.board.text
                    patience.reschedule(asyncio.get_running_loop().time() + STUCK)
                if not self.bot.running or self.bot.proc is None or self.bot.proc.returncode is not None:
                    await self._started_again()
                await self._press()
                await asyncio.sleep(0.05)

    async def _started_again(self) -> None:
        """Start the bot until it is there: the power may go out while it starts, too."""
        there = False
        while not there:
            await self.bot.kill()
            self.kills += 1
            await self.bot.start()
            try:
                await self.host.ready(60)
                there = True
            except BotDied:
                if self._left > 0:  # It was not our kill.
                    raise
        if self.kills < KILLS:
            self._left = self.chance.randint(1, PASSES)

    async def _press(self) -> None:
        """What the board waits for."""
        board = self.board
        sides = {sign: (chief, mate) for sign, chief, mate in SIDE.findall(board.text)}
        if "Tutto chiaro" in board.labels:
            for chief, _ in sides.values():
                await self._tap(self.people[chief], "Tutto chiaro")
            return
        if "Orologi fermi" in board.text:  # away for a minute by the clock that is ahead: whoever plays lets it run on
            for chief, _ in sides.values():
                tap = await self._tap(self.people[chief], "⋯ Altro")
                if tap is not None and tap.messages and "▶️ Riparti" in tap.messages[0].labels:
                    self.people[chief].fire_click(tap.messages[0], "▶️ Riparti")
                    await asyncio.sleep(PATIENCE)
                    return
            return
        if "Preparazione" in board.text and not self.ahead.read_text("utf-8"):
            self.ahead.write_text("61", "utf-8")
            await self.bot.kill()
            return
        found = TURN.search(board.text)
        if found is None:
            return
        turn = found[1] or found[2]
        chief, mate = next(both for both in sides.values() if both[0] in turn)
        if chief not in self.keys:
            self.keys[chief] = await self._key(self.people[chief])
        own = [word for word in self.keys[chief] if word in board.labels]
        if "💬 Indizio" in board.labels:
            await self._clue(self.people[chief], min(2, len(own)))
        elif own and LEFT.search(board.text):
            await self._tap(self.people[mate], own[0])
        else:
            await self._tap(self.people[mate], "Passo")

    async def _tap(self, who: Member, label: str) -> Response | None:
        """Press, where the board still has it, and wait a moment for what comes of it."""
        if label not in self.board.labels:
            return None
        tap = who.fire_click(self.board, label)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await tap.interaction.done.wait()
        return tap

    async def _key(self, chief: Member) -> list[str]:
        while True:
            tap = await self._tap(chief, "🔑 Chiave")
            words = re.search(r"Vostri \(\d\): (.*)", tap.text if tap is not None and tap.messages else "")
            if words is not None:
                return words[1].replace("`", "").split(", ")
            if self.bot.proc is None or self.bot.proc.returncode is not None:
                await self._started_again()
            await asyncio.sleep(0.05)

    async def _clue(self, chief: Member, number: int) -> None:
        tap = await self._tap(chief, "💬 Indizio")
        if tap is None or tap.failed or not tap.interaction.done.is_set():
            return
        try:
            filled = chief.fire_modal(tap.modal, {"indizio": self.chance.choice(CLUES), "numero": str(number)})
        except NoAnswer:  # it was refused: the board has gone on meanwhile
            return
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await filled.interaction.done.wait()


async def test_a_hand_is_played_to_its_end_through_every_kill(books: Path | str, tmp_path: Path) -> None:
    if MUCH == 1 and isinstance(books, str):
        pytest.skip("make chaos")
    async with await DiscordHost.start(heartbeat=HEARTBEAT) as host:
        host.keep_requests = host.conforming = False
        host.nonce_lifetime = host.token_lifetime = math.inf
        guild = host.guild("Club", locale="it")
        people = {name: guild.member(name, locale="it", admin=True) for name in ("Anna", "Bruno", "Carla", "Dario")}
        env = host.env() | {
            f"ARALDO_STORAGE__{'PATH' if isinstance(books, Path) else 'URL'}": str(books),
            "ARALDO_TABLE__QUIET_HOURS": QUIET_HOURS,
            "ARALDO_PAGE__ENABLED": "no",
            "ARALDO_LIMITS__COMMANDS_A_MINUTE": "10000",
            "ARALDO_LOG__LEVEL": "WARNING",
            "AHEAD": str(tmp_path / "ahead"),
        }
        (tmp_path / "ahead").touch()
        room = guild.channel("torneo")
        async with BotProcess(ARALDO, env, cwd=HOME) as bot:
            await host.ready(60, commands=True)
            names = " ".join(f"<@{one.id}>" for one in people.values())
            await people["Anna"].slash(room, "codice friendly", players=names)
            hand = LiveHand(host, bot, room, people)
            await host.wait_for(lambda: any("Tutto chiaro" in one.labels for one in room.messages), 30)
            hand._left = hand.chance.randint(1, PASSES)
            try:
                await hand.played()
            except (AssertionError, TimeoutError) as wrong:
                seen = f"{hand.board.text}\n{bot.fresh_log[-2000:]}"
                raise AssertionError(f"CHAOS_SEED={SEED}: after {hand.kills} kills: {wrong}\n{seen}") from wrong
            await host.quiet(0.5)
            text, boards = hand.board.text, [one for one in room.messages if "Rivedi la mano" in one.labels]
            assert " in request " not in bot.log
    assert hand.kills
    [book] = [one for one in await written(books) if one.kind == "friendly"]
    assert not book.unsound
    entries = [record.entry for record in book.records]
    [over] = [entry for entry in entries if isinstance(entry, HandPlayed)]
    assert len([entry for entry in entries if isinstance(entry, KeyDrawn)]) == 1
    places = [entry.place for entry in entries if isinstance(entry, WordUncovered)]
    assert len(places) == len({*places})
    assert over.outcome.ending == "agents" and f"9–{over.outcome.loser_agents}" in text
    assert len(boards) == 1, "the board was said twice"
