"""Several processes on one PostgreSQL database, over real sockets: people see one Araldo, whichever comes, stops or
dies."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from tests.e2e.shared_stage import ABSENT, SHARDS, Sharing, sharing
from tests.lab.process import PYTHON


@pytest.fixture
async def evening(postgresql: str) -> AsyncIterator[Sharing]:
    async with sharing(postgresql, [PYTHON, "-m", "tests.e2e.hasty_app"], identify_every=0.3) as one:
        yield one


async def test_processes_share_discord_and_telegram_and_who_comes_or_stops_leaves_no_gap(evening: Sharing) -> None:
    await evening.starts()
    await evening.shared(4)
    evening.play()
    await evening.plays(0.5)
    begun = len(evening.discord.identifies)
    await evening.starts()
    await evening.shared(2, 2)
    await evening.plays(0.5)
    await evening.starts(2)
    await evening.shared(1, 1, 1, 1)
    await evening.plays(0.5)
    await evening.processes[0].stop()
    await evening.shared(2, 1, 1)
    await evening.plays(0.5)
    await evening.rest()
    assert await evening.came_out() > 20
    assert not evening.unheard and len(evening.discord.identifies) == begun, "each session went on elsewhere"
    evening.discord.assert_clean()
    evening.telegram.assert_clean()


async def test_what_a_dead_process_had_the_others_take_over(evening: Sharing) -> None:
    await evening.starts(2)
    await evening.shared(2, 2)
    evening.play()
    await evening.plays(0.5)
    begun = len(evening.discord.identifies)
    for left in (4, 4):
        await evening.processes[0].kill()
        del evening.processes[0]
        await evening.shared(left)
        await evening.plays(0.5)
        await evening.starts()
        await evening.shared(2, 2)
    await evening.rest()
    assert await evening.came_out(killed=True) > 20
    assert len(evening.discord.identifies) == begun
    evening.discord.assert_clean(ignore=ABSENT)
    evening.telegram.assert_clean()


async def test_what_is_typed_while_nobody_listens_is_heard_by_whoever_takes_over(evening: Sharing) -> None:
    await evening.starts(2)
    await evening.shared(2, 2)
    await evening.processes.pop(0).kill()
    for number, (member, room) in enumerate(evening.members):
        await member.say(room, f"{evening.discord.mention} /roll 1 note:tito{number}x", expect=0)
        await member.say(room, "Chi gioca stasera?", expect=0)
    for number, (_, room) in enumerate(evening.members):
        answer = f"tito{number}x"
        there = [*room.messages]
        await evening.discord.wait_for(
            lambda room=room, answer=answer: any(answer in one.text for one in room.bot_messages()),
            20,
            what=f"{answer} is answered; there is {there}; {evening.processes[0].fresh_log[-3000:]}",
        )
    await evening.rest()
    assert await evening.came_out() == SHARDS
    evening.discord.assert_clean(ignore=ABSENT)


async def test_sessions_that_discord_has_forgotten_begin_anew_within_its_limits(evening: Sharing) -> None:
    await evening.starts(2)
    await evening.shared(2, 2)
    evening.play()
    await evening.plays(0.5)
    await evening.processes.pop(0).kill()
    for session in evening.discord.sessions.values():
        session.valid = session.conn is not None
    await evening.shared(4)
    await evening.plays(0.5)
    await evening.rest()
    assert await evening.came_out(killed=True) > 10
    evening.discord.assert_clean(ignore=ABSENT)
