"""Over a restart Telegram counts a group's minute on: one that was busy gets few messages at first."""

from __future__ import annotations

import asyncio
import json

from bot.chats.telegram.rate_limits import Limits
from bot.chats.telegram.sending.busy_groups import BUSY, BusyGroups
from bot.chats.telegram.sending.outbox import CAREFUL, Outbox
from tests.chats.telegram.wire import Memory


class Bench:
    """An outbox of one process, whose wall clock goes on in the next."""

    def __init__(self, memory: Memory, wall: float) -> None:
        self.now, self.wall = 0.0, wall
        self.memory = memory
        self.outbox = Outbox(self._moved, Limits(), clock=lambda: self.now, sleep=self._passes)
        self.busy = BusyGroups(self.outbox, memory.recall, memory.remember, lambda: self.wall + self.now)

    async def _moved(self, old: int, new: int) -> None: ...

    async def _passes(self, seconds: float) -> None:
        self.now += seconds
        await asyncio.sleep(0)

    async def says(self, chat: int, times: int) -> None:
        async def act(chat: int) -> None: ...

        async with self.outbox.talk(chat, patient=True) as talk:
            for _ in range(times):
                await talk.call(act)
        await asyncio.sleep(0)


async def test_a_group_that_was_busy_when_we_were_killed_gets_few_messages_until_its_minute_is_over() -> None:
    memory = Memory()
    before = Bench(memory, 1_000.0)
    await before.says(-100, 12)
    after = Bench(memory, 1_000.0 + before.now + 10)
    await after.busy.resume()
    assert after.outbox.free(-100) == CAREFUL and after.outbox.free(-200) == 20
    after.now += 60
    assert after.outbox.free(-100) == 20


async def test_nothing_is_remembered_of_a_quiet_group_nor_of_private_chats() -> None:
    memory = Memory()
    bench = Bench(memory, 1_000.0)
    await bench.says(-100, 2)
    await bench.says(11, 12)
    assert BUSY not in memory.held


async def test_after_a_longer_rest_a_group_has_its_whole_minute() -> None:
    after = Bench(Memory({BUSY: json.dumps({"-100": 900.0})}), 1_000.0)
    await after.busy.resume()
    assert after.outbox.free(-100) == 20


async def test_a_database_that_is_away_keeps_nobody_from_beginning() -> None:
    memory = Memory()
    memory.away = True
    bench = Bench(memory, 1_000.0)
    await bench.busy.resume()
    await bench.says(-100, 12)
    assert bench.outbox.free(-100) == 8
