"""Which shard may begin when, of those of all processes, and what is told again of a session that is taken up."""

from __future__ import annotations

import pytest

from bot.hall.delivery.shares import Look
from bot.storage.contract import Trouble
from tests.chats.discord.gateway.sharing import LEFT, NOW, Some, snowflake


async def test_a_shard_that_begins_waits_for_those_of_its_key_alone() -> None:
    some = await Some(Look({0: ""})).begin()
    await some.shards.may_identify(3)
    assert some.parts.asked == [(5.5, "identify 1")] and some.slept == [7.0]
    await some.shards.leave()


async def test_a_shard_waits_a_quarter_of_a_second_where_it_is_not_its_turn_or_nobody_can_say() -> None:
    some = Some()
    some.parts.turns = [False, Trouble("locked"), True]
    await some.shards.may_identify(0)
    assert some.parts.asked == [(5.5, "identify 0")] * 3 and some.slept == [0.25, 0.25]


async def test_a_turn_that_comes_late_to_a_busy_process_is_counted_anew_from_now() -> None:
    some = Some()
    some.times = [0.0, 0.2, 1.0, 1.3, 2.0, 2.19]
    await some.shards.may_identify(0)
    assert some.parts.asked == [(5.5, "identify 0"), (0, "identify 0"), (0, "identify 0")] and not some.slept


async def test_a_turn_that_was_lost_meanwhile_is_waited_for_anew() -> None:
    some = Some()
    some.times, some.parts.turns = [0.0, 9.0], [True, False]
    await some.shards.may_identify(0)
    assert [seconds for seconds, _ in some.parts.asked] == [5.5, 0, 5.5] and some.slept == [0.25]


@pytest.mark.parametrize(("server", "old", "stale"), [(5, 3.01, True), (5, 3, False), (6, 60, False), (0, 60, False)])
async def test_while_a_session_is_taken_up_what_nobody_waits_for_any_more_is_left(
    server: int, old: float, stale: bool
) -> None:
    some = await Some(Look({0: "", 1: str(LEFT)})).begin()
    press = snowflake(NOW - old)
    where = server << 22
    assert some.shards.stale(lambda: NOW, press, where) is stale
    some.shards.begun(1)
    assert not some.shards.stale(lambda: NOW, press, where)
    await some.shards.leave()
