"""Over a restart Telegram counts a group's minute on, and so do we."""

from __future__ import annotations

import asyncio
import json

import pytest

from bot.chats.telegram.rate_limits import Limits
from bot.chats.telegram.sending.busy_groups import BUSY, UNKNOWN, BusyGroups
from bot.chats.telegram.sending.outbox import Outbox
from tests.chats.telegram.wire import Memory


class Bench:
    """An outbox of one process, whose wall clock goes on in the next."""

    def __init__(self, memory: Memory, wall: float, limits: Limits | None = None) -> None:
        self.now, self.wall = 0.0, wall
        self.sent: list[float] = []
        self.memory = memory
        self.outbox = Outbox(self._moved, limits, clock=lambda: self.now, sleep=self._passes)
        self.busy = BusyGroups(self.outbox, memory.recall, memory.remember, lambda: self.wall + self.now)

    async def _moved(self, old: int, new: int) -> None: ...

    async def _passes(self, seconds: float) -> None:
        self.now += seconds
        await asyncio.sleep(0)

    async def says(self, chat: int, times: int) -> None:
        async def act(chat: int) -> None:
            self.sent.append(self.wall + self.now)

        async with self.outbox.talk(chat, patient=True) as talk:
            for _ in range(times):
                await talk.call(act)
                await asyncio.sleep(0)


async def test_what_a_group_had_before_we_were_killed_counts_until_its_minute_is_over() -> None:
    memory = Memory()
    before = Bench(memory, 1_000.0)
    await before.says(-100, 12)
    after = Bench(memory, 1_000.0 + before.now + 10)
    await after.busy.resume()
    assert after.outbox.free(-200) == 20
    assert 20 - 12 - UNKNOWN <= after.outbox.free(-100) <= 20 - 12, "and what may have gone since it was written down"
    after.now = 60 - 10 - before.now + 0.1
    assert 0 < 20 - after.outbox.free(-100) < 12, "the first of them are a minute old"
    after.now = 60.1
    assert after.outbox.free(-100) == 20


async def test_of_all_messages_of_both_lives_no_minute_holds_more_than_twenty() -> None:
    memory = Memory()
    before = Bench(memory, 1_000.0)
    await before.says(-100, 18)
    after = Bench(memory, 1_000.0 + before.now + 1)
    await after.busy.resume()
    await after.says(-100, 20)
    sent = [*before.sent, *after.sent]
    assert all(sum(at <= one < at + 60 for one in sent) <= 20 for at in sent)


async def test_nothing_is_remembered_of_a_quiet_group_nor_of_private_chats() -> None:
    memory = Memory()
    bench = Bench(memory, 1_000.0, Limits(chat=(20, 60.0)))
    await bench.says(-100, 4)
    await bench.says(11, 12)
    assert BUSY not in memory.held
    await bench.says(-100, 1)
    assert BUSY in memory.held, "the fifth message of its minute"


AT_ONCE = Limits(chat=(1_000, 1.0))
"""No message waits."""


async def test_a_group_is_written_down_every_two_seconds_and_counts_three_more_that_may_have_gone_since() -> None:
    memory = Memory()
    bench = Bench(memory, 1_000.0, AT_ONCE)
    await bench.says(-100, 1)
    for moment, times, kept in ((1.0, 4, 5), (2.9, 1, 5), (3.0, 1, 7)):
        bench.now = moment
        await bench.says(-100, times)
        assert len(json.loads(memory.held[BUSY])["-100"]) == kept
    after = Bench(memory, 1_060.5, AT_ONCE)
    await after.busy.resume()
    assert after.outbox.free(-100) == 20 - 6 - 3, "the first is a minute old"


async def test_those_of_another_group_are_kept_until_the_last_of_them_is_a_minute_old() -> None:
    memory = Memory()
    bench = Bench(memory, 1_000.0, AT_ONCE)
    await bench.says(-100, 1)
    for moment, chat, busy in ((50.0, -100, ["-100"]), (61.0, -200, ["-100", "-200"]), (110.0, -300, ["-200", "-300"])):
        bench.now = moment
        await bench.says(chat, 5)
        assert [*json.loads(memory.held[BUSY])] == busy


async def test_after_a_stop_nothing_more_is_written_down() -> None:
    memory = Memory()
    memory.written = asyncio.Event()
    bench = Bench(memory, 1_000.0)
    await bench.says(-100, 12)
    bench.busy.stop()
    memory.written.set()
    for _ in range(5):
        await asyncio.sleep(0)
    assert BUSY not in memory.held


@pytest.mark.parametrize("held", [{}, {BUSY: json.dumps({"-100": [1_001.0] * 10})}], ids=["first", "put back"])
async def test_the_first_start_and_a_clock_that_was_put_back_leave_a_group_its_whole_minute(
    held: dict[str, str],
) -> None:
    bench = Bench(Memory(held), 1_000.0)
    await bench.busy.resume()
    assert bench.outbox.free(-100) == 20


async def test_after_a_longer_rest_a_group_has_its_whole_minute() -> None:
    after = Bench(Memory({BUSY: json.dumps({"-100": [899.0, 900.0]})}), 1_000.0)
    await after.busy.resume()
    assert after.outbox.free(-100) == 20


async def test_a_database_that_is_away_keeps_nobody_from_beginning(caplog: pytest.LogCaptureFixture) -> None:
    memory = Memory()
    memory.away = True
    bench = Bench(memory, 1_000.0)
    await bench.busy.resume()
    await bench.says(-100, 12)
    assert bench.outbox.free(-100) == 8 and not caplog.records
