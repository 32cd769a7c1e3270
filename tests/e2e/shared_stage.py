"""Several processes that share Discord's shards and Telegram, with somebody in every room who never rests."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import time
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from itertools import count, pairwise
from typing import Any

import asyncpg

from bot.engines.rolls import Rolled
from tests.e2e.books import opened, unsaid
from tests.e2e.kill_stage import HOME
from tests.lab.discord import Channel, DiscordHost, Guild, Member
from tests.lab.process import BotProcess
from tests.lab.telegram import TelegramHost
from tests.lab.telegram.model.user import User

SHARDS = 4
REST = 0.15
"""Seconds between two presses, or two lines, of one person."""
UNHEARD = 3.2
"""Seconds after which somebody whose press was not answered presses again."""
NOTE = re.compile(r"\b(?:r\d+n|tito)\d+x\b")
LEASES = """
    SELECT task, holder, kept FROM leases WHERE task LIKE 'discord shard %'
    AND holder IN (SELECT application_name FROM pg_stat_activity)
"""
ABSENT = r"did not respond|no bot session|code 10062|code 40060|messages/@original -> 404 code 10015"
"""What people see of servers whose process has just died; and what was answered just before may be answered in vain:
with PostgreSQL the next process goes on with the session of the one before, and hears that again."""


class Sharing:
    """The platforms, the processes, and who plays: in a server for each shard, and in a group."""

    def __init__(self, discord: DiscordHost, telegram: TelegramHost, books: str, argv: Sequence[str]) -> None:
        self.discord, self.telegram, self.books = discord, telegram, books
        self._argv = [*argv]
        self._env = telegram.env(base=discord.env()) | {
            "ARALDO_STORAGE__URL": books,
            "ARALDO_PAGE__ENABLED": "no",
            "ARALDO_LIMITS__COMMANDS_A_MINUTE": "10000",
            "ARALDO_TELEGRAM__GROUP_MESSAGES_A_MINUTE": "600",  # Who never rests would soon wait for the minute.
            "ARALDO_LOG__LEVEL": "INFO",
        }
        self.processes: list[BotProcess] = []
        guilds = [self._guild_on(shard) for shard in range(SHARDS)]
        self.members = [(one.member("Anna", admin=True, locale="it"), one.channel("tavolo")) for one in guilds]
        self.group = telegram.group("Gruppo")
        self.tito: User = self.group.member("Tito", admin=True, locale="it")
        self._playing: list[asyncio.Task[None]] = []
        self._resting = False
        self.answered: dict[str, list[float]] = {}
        """In each room, when what was asked there was answered."""
        self.asked: set[str] = set()
        """The notes of what was typed, which nothing may lose."""
        self.unheard: list[str] = []
        """The notes of presses that nobody answered in time."""

    def _guild_on(self, shard: int) -> Guild:
        for number in count():
            guild = self.discord.guild(f"Club {shard} {number}", locale="it")
            if self.discord.shard_of(guild, SHARDS) == shard:
                return guild
            guild.kick_bot()
        raise AssertionError

    # --- processes

    async def starts(self, number: int = 1) -> None:
        """So many more processes."""
        for _ in range(number):
            self.processes.append(await BotProcess(self._argv, self._env, cwd=HOME).start())

    async def shared(self, *shares: int) -> None:
        """Until each process that runs has its share, and every shard is heard and its session known to all."""
        end = time.monotonic() + 60
        while True:
            held = await self._shares()
            if sorted(held) == sorted(shares) and self.discord.covered():
                return
            ended = [one.fresh_log[-2000:] for one in self.processes if not one.running]
            told = "\n".join(one.fresh_log[-3500:] for one in self.processes if one.running)
            assert time.monotonic() < end, f"shared as {held}; ended: {ended}; they say:\n{told}"
            await asyncio.sleep(0.05)

    async def _shares(self) -> list[int]:
        """How many shards each living process has; nothing while any is nobody's."""
        look = await asyncpg.connect(self.books)
        try:
            rows = await look.fetch(LEASES)
        except (asyncpg.UndefinedTableError, asyncpg.UndefinedColumnError):
            return []
        finally:
            await look.close()
        parts = Counter(row["holder"] for row in rows if " of " in row["task"] and row["kept"])
        processes = [row["holder"] for row in rows if " process " in row["task"]]
        return [parts[one] for one in processes] if parts.total() == SHARDS else []

    # --- players

    def play(self) -> None:
        """Everybody begins."""
        self._playing = [asyncio.create_task(self._press(member, room)) for member, room in self.members]
        self._playing.append(asyncio.create_task(self._type()))

    async def rest(self) -> None:
        """Everybody stops once what they asked last was answered, and all that is to be said has been."""
        self._resting = True
        await asyncio.gather(*self._playing)
        end = time.monotonic() + 60
        while left := [*await unsaid(self.books), *self.telegram.updates]:
            assert time.monotonic() < end, f"still to be said: {left}"
            await asyncio.sleep(0.1)

    async def plays(self, seconds: float) -> None:
        """They play on for a while, and in every room something is answered in it."""
        since = time.monotonic()
        await asyncio.sleep(seconds)
        end = time.monotonic() + 30
        while not all(times[-1] > since for times in self.answered.values()) or len(self.answered) <= SHARDS:
            assert time.monotonic() < end, self._how()
            await asyncio.sleep(0.05)

    def _how(self) -> str:
        told = "\n".join(f"{one.pid}: {one.fresh_log[-4000:]}" for one in self.processes if one.running)
        silent = {room: time.monotonic() - times[-1] for room, times in self.answered.items()}
        typed = sorted(self.asked, key=lambda note: int(note[4:-1]))[-3:], self.group.bot_messages()[-3:]
        return f"silent for {silent}; typed: {typed}, {self.telegram.updates}; they say:\n{told}"

    async def _press(self, member: Member, room: Channel) -> None:
        for number in count():
            await asyncio.sleep(REST)
            if self._resting:
                return
            note = f"r{room.id % 10**6}n{number}x"
            press = member.fire_slash(room, "roll", dice=1, note=note)
            end = time.monotonic() + UNHEARD
            while not press.messages and time.monotonic() < end:
                await asyncio.sleep(0.01)
            if press.messages:
                self.answered.setdefault(str(room.id), []).append(time.monotonic())
            else:
                self.unheard.append(note)

    async def _type(self) -> None:
        for number in count():
            await asyncio.sleep(2 * REST)
            if self._resting:
                return
            self.asked.add(note := f"tito{number}x")
            await self.tito.say(self.group, f"/roll 1 note:{note}", quiet=0.0, timeout=0.01)
            while not any(note in one.text for one in self.group.bot_messages()):
                await asyncio.sleep(0.01)
            self.answered.setdefault("gruppo", []).append(time.monotonic())

    # --- what came of it

    def darkness(self, since: float = 0.0) -> dict[str, float]:
        """In each room, the longest that nothing was answered since then (seconds)."""
        return {
            room: max((later - earlier for earlier, later in pairwise(times) if later > since), default=0.0)
            for room, times in self.answered.items()
        }

    async def came_out(self, *, killed: bool = False) -> int:
        """What was answered is in the books, what is there was answered, each once; how many rolls there are. Telegram
        may hear an answer again across a kill."""
        rolled: Counter[str] = Counter()
        async with opened(self.books) as store:
            words = {row["id"]: row["text"] for row in await store.rows("words")}
            for book in await store.books():
                for entry in await store.entries(book.id, kinds=[Rolled.kind]):
                    rolled[words[json.loads(entry.body)["note"]]] += 1
        said: Counter[str] = Counter()
        for text in (one.text for _, room in self.members for one in room.bot_messages()):
            said.update(NOTE.findall(text))
        typed = [note for one in self.group.bot_messages() for note in NOTE.findall(one.text)]
        said.update({*typed} if killed else typed)
        assert rolled == said, f"books and rooms differ: {rolled - said} were not said, {said - rolled} not rolled"
        assert set(rolled.values()) == {1}, f"done twice: {[note for note, times in rolled.items() if times > 1]}"
        assert self.asked <= rolled.keys(), f"typed and lost: {self.asked - rolled.keys()}"
        return len(rolled)


@contextlib.asynccontextmanager
async def sharing(books: str, argv: Sequence[str], **discord: Any) -> AsyncIterator[Sharing]:
    """An evening of several processes."""
    async with (
        await DiscordHost.start(shards=SHARDS, **discord) as host,
        await TelegramHost.start() as telegram,
    ):
        one = Sharing(host, telegram, books, argv)
        try:
            yield one
        finally:
            for process in one.processes:
                if process.running:
                    await process.kill()
