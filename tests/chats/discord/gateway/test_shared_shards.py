"""The shards of one process among several: begun or taken up, kept, given up with their session, and left."""

from __future__ import annotations

import asyncio

from yarl import URL

from bot.hall.delivery.shares import Look
from bot.storage.contract import Trouble
from tests.chats.discord.gateway.sharing import LEFT, NOW, Shards, Some, calm, snowflake


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
    some.there.open |= {1: later, 6: LEFT}
    await some.look()
    assert some.parts.held == [{}, {0: "", 1: str(later)}]
    await some.shards.leave()


async def test_while_the_database_is_away_or_something_else_fails_shards_stay_as_they_are() -> None:
    some = await Some(Look({0: ""}), Trouble("unreachable"), RuntimeError("a bug"), Look({1: ""})).begin()
    for _ in range(3):
        await some.look()
    assert some.there.done == [("anew", 0), ("anew", 1)] and some.parts.given == []
    await some.shards.leave()


async def test_a_process_takes_part_once_the_database_is_there() -> None:
    some = await Some().begin()
    assert some.slept == [7.0] and await some.shards.unheard() == (frozenset({3}), 7)
    await some.shards.leave()


async def test_a_shard_that_is_being_begun_is_begun_once_and_after_a_failure_at_the_next_look() -> None:
    some = Some(Look({0: ""}))
    some.there.lets.clear()
    await some.begin()
    await some.look()
    assert some.there.tried == [0]
    some.there.broken.add(0)
    some.there.lets.set()
    await calm()
    some.there.broken.clear()
    await some.look()
    assert some.there.tried == [0, 0] and some.there.done == [("anew", 0)]
    await some.shards.leave()


async def test_shards_begin_anew_one_after_the_other() -> None:
    some = Some(Look({0: "", 1: ""}))
    some.there.lets.clear()
    await some.begin()
    assert some.there.tried == [0]
    some.there.lets.set()
    await calm()
    assert some.there.tried == [0, 1]
    await some.shards.leave()


async def test_what_has_ended_begins_nothing_more_whether_or_not_it_had_begun() -> None:
    await Some().shards.stop()
    some = Some(Look({0: ""}))
    some.there.lets.clear()
    await some.begin()
    await some.shards.stop()
    under_way = asyncio.all_tasks() - {asyncio.current_task()}
    some.there.lets.set()
    await calm()
    assert some.there.done == [] and not under_way


async def test_a_shard_that_is_lost_or_left_while_it_begins_does_not_begin() -> None:
    some = Some(Look({0: "", 1: str(LEFT)}), Look(lost=frozenset({0, 1})))
    some.there.lets.clear()
    await some.begin()
    some.there.open.pop(1)
    await some.look()
    some.there.lets.set()
    await calm()
    assert some.there.done == [("resumed", 1)] and some.shards.settled.is_set()
    assert not some.shards.stale(lambda: NOW, snowflake(NOW - 60), 1 << 22)
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


async def test_only_what_is_there_and_connected_is_given_up_at_once_however_much_is_due() -> None:
    some = await Some(Look(dict.fromkeys(range(5), "")), Look(surplus=4)).begin()
    for number in range(5):
        some.shards.begun(number)
    some.there.shaky.add(1)
    some.there.open.pop(2)
    some.there.lets.clear()
    await some.look()
    assert sorted(some.parts.given) == [(0, ""), (3, ""), (4, "")]
    some.there.lets.set()
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


async def test_nothing_has_settled_before_it_was_looked_what_is_ours() -> None:
    some = Some()
    some.shards.begun(0)
    assert not some.shards.settled.is_set()
    await some.begin()
    assert some.shards.settled.is_set()
    await some.shards.leave()


async def test_who_leaves_while_the_database_is_away_lets_all_go_all_the_same() -> None:
    some = await Some(Look({0: "", 1: str(LEFT)})).begin()
    some.parts.away = True
    await some.shards.leave()
    assert not some.there.open and not some.parts.given


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


async def test_it_is_connected_once_it_has_looked_and_each_of_its_shards_is() -> None:
    some = Some(Look({0: ""}))
    assert not some.shards.connected()
    some.there.shaky.add(0)
    await some.begin()
    assert not some.shards.connected()
    some.there.shaky.clear()
    assert some.shards.connected()
    await some.shards.leave()
