"""The shards of one process among several: begun or taken up, kept, given up with their session, and left."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Mapping
from typing import Any

import discord
import pytest
from yarl import URL

from bot.chats.discord.gateway.resume_point import ResumePoint
from bot.chats.discord.gateway.shared_shards import ANSWERED, BETWEEN, SharedShards
from bot.hall.delivery.shares import Look
from bot.storage.contract import Trouble

LEFT = ResumePoint("wss://gateway", "abc", 7)
NOW = 1_700_000_000.0


class Parts:
    """What the database tells at each look, and what it is told."""

    def __init__(self, *looks: Look | Exception) -> None:
        self.looks = [*looks]
        self.held: list[Mapping[int, str]] = []
        self.given: list[tuple[int, str]] = []
        self.asked: list[tuple[float, str]] = []
        self.away, self.again, self.left = True, 0.0, False

    async def join(self, advised: int) -> int:
        if self.away:
            self.away = False
            raise Trouble("locked")
        self.again = 3600.0
        return advised + 5

    async def at_most_every(self, seconds: float, what: str) -> bool:
        self.asked.append((seconds, what))
        return True

    async def look(self, held: Mapping[int, str], deaf: Collection[int] = ()) -> Look:
        self.held.append(held)
        self.deaf = deaf
        found = self.looks.pop(0) if self.looks else Look()
        if isinstance(found, Exception):
            raise found
        return found

    async def give_up(self, number: int, kept: str) -> None:
        self.given.append((number, kept))

    async def leave(self) -> None:
        self.left = True


class Shards:
    """What Discord would hear."""

    shard_count = 4

    def __init__(self) -> None:
        self.open: dict[int, ResumePoint | None] = {9: None}
        self.shaky, self.refused = set[int](), set[int]()
        self.done: list[tuple[str, int]] = []

    def sessions(self) -> dict[int, ResumePoint | None]:
        return self.open

    def steady(self, number: int) -> bool:
        return number not in self.shaky

    def heard(self, number: int) -> bool:
        return number in self.open and number not in self.shaky

    def forget_shards(self) -> None:
        self.open.clear()

    async def begun_anew(self, gateway: URL, number: int) -> None:
        assert gateway == URL("wss://here")
        self.done.append(("anew", number))
        self.open[number] = None

    async def resumed(self, number: int, session: ResumePoint) -> bool:
        assert session == LEFT
        self.done.append(("resumed", number))
        if number not in self.refused:
            self.open[number] = session
        return number not in self.refused

    async def let_go(self, number: int) -> ResumePoint | None:
        self.done.append(("let go", number))
        return self.open.pop(number)


class Some:
    """Shards that have begun after a first look."""

    def __init__(self, *looks: Look | Exception) -> None:
        self.parts, self.there, self.firsts = Parts(*looks), Shards(), 0
        parts: Any = self.parts
        self.shards = SharedShards(parts, self.first)
        self.shards.use(self.there)

    async def first(self) -> None:
        self.firsts += 1

    async def begin(self) -> Some:
        assert await self.shards.begin(2, "wss://here", 2) == 7
        await calm()
        return self

    async def look(self) -> None:
        self.shards.look_again()
        await calm()


async def calm() -> None:
    """Let all go on that waits for nothing."""
    for _ in range(30):
        await asyncio.sleep(0)


async def test_a_shard_is_taken_up_where_its_session_was_left_and_begins_anew_where_none_was() -> None:
    some = await Some(Look({0: "", 2: str(LEFT)})).begin()
    assert sorted(some.there.done) == [("anew", 0), ("resumed", 2)] and some.firsts == 1
    await some.shards.leave()


async def test_a_session_that_is_refused_twice_is_begun_anew() -> None:
    some = Some(Look({1: str(LEFT)}))
    some.there.refused.add(1)
    await some.begin()
    assert some.there.done == [("resumed", 1), ("resumed", 1), ("anew", 1)] and some.firsts == 0
    assert not some.shards.stale(lambda: NOW, snowflake(NOW - 60), 1 << 22)
    await some.shards.leave()


async def test_each_look_tells_where_every_shard_could_be_taken_up() -> None:
    some = await Some(Look({0: "", 1: str(LEFT)})).begin()
    later = LEFT._replace(sequence=8)
    some.there.open[1] = later
    await some.look()
    assert some.parts.held == [{}, {0: "", 1: str(later)}]
    await some.shards.leave()


async def test_while_the_database_is_away_or_something_else_fails_shards_stay_as_they_are() -> None:
    some = await Some(Look({0: ""}), Trouble("unreachable"), RuntimeError("a bug"), Look({1: ""})).begin()
    for _ in range(3):
        await some.look()
    assert some.there.done == [("anew", 0), ("anew", 1)] and some.parts.given == []
    await some.shards.leave()


async def test_a_shard_that_another_process_has_is_let_go_once_it_is_connected() -> None:
    lost = Look(lost=frozenset({0}))
    some = await Some(Look({0: ""}), lost, lost).begin()
    some.there.shaky.add(0)
    await some.look()
    assert some.there.done == [("anew", 0)]
    some.there.shaky.clear()
    await some.look()
    assert some.there.done == [("anew", 0), ("let go", 0)] and some.parts.given == []
    await some.shards.leave()


async def test_a_shard_that_is_lost_while_it_begins_has_ended_that_before_it_is_let_go() -> None:
    class Slow(Shards):
        """One that is there before it has begun, and takes a moment to stop beginning."""

        async def begun_anew(self, gateway: URL, number: int) -> None:
            self.open[number] = None
            try:
                await asyncio.Event().wait()
            finally:
                await asyncio.sleep(0)
                self.done.append(("ended", number))

    some = Some(Look({0: ""}), Look(lost=frozenset({0})))
    some.there = Slow()
    some.shards.use(some.there)
    await some.begin()
    await some.look()
    assert some.there.done == [("ended", 0), ("let go", 0)]
    await some.shards.leave()


async def test_what_is_due_to_others_is_given_up_with_its_session_but_nothing_that_has_not_begun() -> None:
    some = await Some(Look({0: "", 1: str(LEFT), 2: ""}), Look(surplus=2), Look(surplus=1)).begin()
    await some.look()
    assert some.parts.given == []
    for number in (0, 1):
        some.shards.begun(number)
    await some.look()
    assert some.parts.given == [(1, str(LEFT))] and ("let go", 1) in some.there.done
    await some.shards.leave()


async def test_all_hear_which_of_ours_we_hear_nothing_of() -> None:
    some = await Some(Look({0: "", 1: ""})).begin()
    some.there.shaky.add(1)
    await some.look()
    assert some.parts.deaf == [1] and not some.shards.connected()
    some.there.shaky.clear()
    await some.look()
    assert some.parts.deaf == [] and some.shards.connected()
    await some.shards.leave()


async def test_all_have_settled_once_discord_told_so_of_each() -> None:
    some = await Some(Look({0: "", 1: ""})).begin()
    for number in (0, 1):
        assert not some.shards.settled.is_set()
        some.shards.begun(number)
    assert some.shards.settled.is_set()
    await some.shards.leave()


async def test_who_leaves_gives_up_all_as_it_stands_and_looks_no_more() -> None:
    some = await Some(Look({0: "", 1: str(LEFT)})).begin()
    await some.shards.leave()
    assert sorted(some.parts.given) == [(0, ""), (1, str(LEFT))] and some.parts.left and not some.there.open
    await some.look()
    assert len(some.parts.held) == 1


async def test_of_an_earlier_connection_nothing_is_held_or_waited_for() -> None:
    some = await Some(Look({0: "", 1: str(LEFT)})).begin()
    assert not some.shards.settled.is_set()
    await some.shards.stop()
    await some.begin()
    assert some.parts.held == [{}, {}] and some.shards.settled.is_set()
    assert not some.shards.stale(lambda: NOW, snowflake(NOW - 60), 1 << 22)
    await some.shards.leave()


async def test_a_shard_that_begins_waits_for_those_of_its_key_alone() -> None:
    some = await Some(Look({0: ""})).begin()
    await some.shards.may_identify(3)
    assert some.parts.asked == [(BETWEEN, "identify 1")]
    await some.shards.leave()


async def test_it_is_connected_once_it_has_looked_and_each_of_its_shards_is() -> None:
    some = Some(Look({0: ""}))
    assert not some.shards.connected()
    some.there.shaky.add(0)
    await some.begin()
    assert not some.shards.connected()
    some.there.shaky.clear()
    assert some.shards.connected()
    await some.shards.leave()


def snowflake(at: float) -> int:
    """The id of what happened then."""
    return discord.utils.time_snowflake(discord.utils.utcnow().fromtimestamp(at, discord.utils.utcnow().tzinfo))


@pytest.mark.parametrize(("server", "old", "stale"), [(5, 60, True), (5, 0, False), (6, 60, False), (None, 60, False)])
async def test_while_a_session_is_taken_up_what_nobody_waits_for_any_more_is_left(
    server: int | None, old: float, stale: bool
) -> None:
    some = await Some(Look({0: "", 1: str(LEFT)})).begin()
    press = snowflake(NOW - ANSWERED - old + 1)
    where = server << 22 if server is not None else None
    assert some.shards.stale(lambda: NOW, press, where) is stale
    some.shards.begun(1)
    assert not some.shards.stale(lambda: NOW, press, where)
    await some.shards.leave()
