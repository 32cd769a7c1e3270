"""Several processes on one PostgreSQL database: nothing is done by two, and each hears of what the others write."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any

import asyncpg
import pytest

from bot.storage.contract import SPANS, News, Overtaken, Put, Repeated, Store, Trouble, Write
from bot.storage.plain_tables import DAY
from bot.storage.postgresql_claims import FEW
from bot.storage.stored import Lent, StoredTimer
from tests.storage.samples import NOW, a_notice, a_request, an_append, appending, opening

Two = tuple[Store, Store]
CLUB = ("club",)


def a_room(id: str, platform: str = "club") -> Put:
    return Put("rooms", {"platform": platform, "place": id, "id": id})


@pytest.fixture
async def two(postgresql_laid_out: str) -> AsyncIterator[Two]:
    """Two stores on one database, as two processes have them; the second listens to `heard`."""
    from bot.storage.postgresql_store import PostgresStore

    one, other = PostgresStore(postgresql_laid_out), PostgresStore(postgresql_laid_out)
    await one.open()
    await one.write(Write(changes=[a_room("hall"), a_room("channel", "discord")]))
    yield one, other
    await one.close()
    await other.close()


async def hearing(store: Store) -> asyncio.Queue[News]:
    """Open the store and listen; the first thing heard is that nothing is known."""
    heard: asyncio.Queue[News] = asyncio.Queue()
    store.listen(heard.put_nowait)
    await store.open()
    assert await asyncio.wait_for(heard.get(), 5) == News(lost=True)
    return heard


async def passed(store: Store, seconds: float) -> None:
    """So long ago it was that anything was claimed."""
    for table in ("notices", "timers", "requests", "leases"):
        await store._rows(f"UPDATE {table} SET held = held - {seconds}")  # type: ignore[attr-defined]


async def test_what_is_held_is_renewed_twice_before_it_falls_to_others() -> None:
    assert 2 * SPANS.keep == SPANS.gone < min(SPANS.claim, SPANS.lease)


async def test_a_newer_release_changes_nothing_under_an_older_one_that_runs(two: Two, postgresql_laid_out: str) -> None:
    from bot.storage.postgresql_store import MIGRATIONS, PostgresStore

    async def change(connection: asyncpg.Connection[Any]) -> None:
        await connection.execute("CREATE TABLE moods (mood TEXT)")

    newer = PostgresStore(postgresql_laid_out, migrations=[*MIGRATIONS, change])
    with pytest.raises(Trouble) as caught:
        await newer.open()
    assert caught.value.reason == "in-use"
    await two[0].write(opening())
    await two[0].close()
    await newer.open()
    assert await newer.book("b")
    await newer.close()


async def test_several_that_start_at_once_on_an_empty_database_all_run(postgresql: str) -> None:
    from bot.storage.postgresql_store import PostgresStore

    stores = [PostgresStore(postgresql) for _ in range(4)]
    await asyncio.gather(*(store.open() for store in stores))
    await asyncio.gather(*(store.close() for store in stores))


async def test_it_is_known_to_be_shared(two: Two) -> None:
    assert all(store.shared for store in two)


async def test_of_two_writes_to_one_version_one_is_overtaken(two: Two) -> None:
    one, other = two
    await other.open()
    await one.write(opening())
    outcomes = await asyncio.gather(
        one.write(appending("r1", "b", 0)), other.write(appending("r2", "b", 0)), return_exceptions=True
    )
    assert sorted(map(type, outcomes), key=str) == sorted([type(None), Overtaken], key=str)
    assert len(await one.entries("b")) == 1


async def test_a_request_delivered_to_both_is_done_once(two: Two) -> None:
    one, other = two
    await other.open()
    outcomes = await asyncio.gather(
        *(store.write(Write(a_request("r"))) for store in (one, other)), return_exceptions=True
    )
    assert sorted(map(type, outcomes), key=str) == sorted([type(None), Repeated], key=str)


async def test_a_notice_is_claimed_by_one(two: Two) -> None:
    one, other = two
    await other.open()
    rooms = [f"room {number}" for number in range(40)]
    notices = [replace(a_notice(), room=room) for room in rooms]
    await one.write(Write(notices=notices, changes=[a_room(room) for room in rooms]))
    claimed = await asyncio.gather(*(store.claim_notices(NOW, CLUB) for store in (one, other, one, other)))
    mine, yours = ({notice.id for notice in part} for part in ([*claimed[0], *claimed[2]], [*claimed[1], *claimed[3]]))
    assert not mine & yours
    assert len(mine | yours) == 40


async def test_a_room_s_second_notice_waits_until_the_first_is_said(two: Two) -> None:
    one, other = two
    await other.open()
    await one.write(Write(notices=[a_notice("first"), a_notice("second")]))
    [first] = await one.claim_notices(NOW, CLUB)
    assert first.card == "first"
    assert await other.claim_notices(NOW, CLUB) == []
    await one.said(first.id, "")
    assert [notice.card for notice in await other.claim_notices(NOW, CLUB)] == ["second"]


async def test_who_has_the_first_of_a_room_takes_those_behind_it(two: Two) -> None:
    one, other = two
    await other.open()
    await one.write(Write(notices=[a_notice(card) for card in ("first", "second", "third")]))
    [first] = await one.claim_notices(NOW, CLUB)
    assert [notice.card for notice in await one.claim_behind(first, NOW)] == ["second", "third"]
    await one.said(first.id, "")
    assert await other.claim_notices(NOW, CLUB) == []
    await passed(other, SPANS.claim)
    [second] = await other.claim_notices(NOW, CLUB)
    assert [notice.card for notice in await other.claim_behind(second, NOW)] == ["third"]
    assert await one.claim_behind(first, NOW) == []


async def test_ten_of_a_room_are_taken_behind_the_first(two: Two) -> None:
    one, _ = two
    await one.write(Write(notices=[a_notice(str(number)) for number in range(12)]))
    [first] = await one.claim_notices(NOW, CLUB)
    assert [notice.card for notice in await one.claim_behind(first, NOW)] == [str(number) for number in range(1, 11)]


async def test_those_behind_what_was_put_off_are_left(two: Two) -> None:
    one, _ = two
    await one.write(Write(notices=[a_notice(card) for card in ("first", "second", "third")]))
    [first] = await one.claim_notices(NOW, CLUB)
    [second, _] = await one.claim_behind(first, NOW)
    await one.postpone(second.id, NOW + 9)
    assert await one.claim_behind(first, NOW) == []


async def test_what_was_put_off_is_not_overtaken(two: Two) -> None:
    one, other = two
    await other.open()
    await one.write(Write(notices=[a_notice("first"), a_notice("second")]))
    [first] = await one.claim_notices(NOW, CLUB)
    await one.postpone(first.id, NOW + 9)
    assert await other.claim_notices(NOW + 1, CLUB) == []
    assert [notice.card for notice in await one.claim_notices(NOW + 9, CLUB)] == ["first"]


async def test_a_notice_for_later_holds_nobody_back(two: Two) -> None:
    one, _ = two
    await one.write(Write(notices=[a_notice("later", due=NOW + 9), a_notice("now")]))
    assert [notice.card for notice in await one.claim_notices(NOW, CLUB)] == ["now"]


async def test_what_is_said_elsewhere_is_left_to_who_is_there(two: Two) -> None:
    one, _ = two
    await one.write(Write(replace(a_request("r"), room="channel"), notices=[replace(a_notice(), room="channel")]))
    await passed(one, SPANS.claim)
    assert (await one.claim_notices(NOW, CLUB), await one.claim_answers(CLUB)) == ([], [])
    assert len(await one.claim_notices(NOW, ["discord"])) == 1
    assert len(await one.claim_answers(["discord"])) == 1


async def claims(store: Store) -> tuple[int, int, int, bool]:
    return (
        len(await store.claim_notices(NOW, CLUB)),
        len(await store.claim_timers(NOW)),
        len(await store.claim_answers(CLUB)),
        await store.lease("telegram"),
    )


async def dies(store: Any, seen_by: Any) -> None:
    """The process ends without a word, and with it its connections."""
    store._pool.terminate()
    await store._writer.close()
    while await seen_by._rows("SELECT 1 FROM pg_stat_activity WHERE application_name = ?", [store._shared.name]):
        await asyncio.sleep(0.01)


@pytest.fixture
async def busy(two: Two) -> Two:
    """One has claimed something of everything."""
    one, other = two
    await other.open()
    append = an_append("b", 0, timers=[StoredTimer("b", "deadline", NOW)])
    await one.write(Write(a_request("r"), opening().opens, append, [a_notice()]))
    assert await claims(one) == (1, 1, 0, True)
    return two


async def test_what_one_has_claimed_is_left_to_it_while_it_is_connected(busy: Two) -> None:
    _, other = busy
    await passed(other, SPANS.gone + 1)
    assert await claims(other) == (0, 0, 0, False)


async def test_what_a_dead_process_had_claimed_falls_to_another_soon(busy: Two) -> None:
    one, other = busy
    await dies(one, other)
    assert await claims(other) == (0, 0, 0, False)  # it may have lost its connections for a moment
    await passed(other, SPANS.gone)
    assert await claims(other) == (1, 1, 1, True)


async def test_what_one_has_claimed_and_not_kept_falls_to_another_though_it_is_connected(busy: Two) -> None:
    _, other = busy
    await passed(other, SPANS.claim)
    assert await claims(other) == (1, 1, 1, True)


async def test_who_is_still_saying_it_keeps_it(busy: Two) -> None:
    one, other = busy
    await passed(other, SPANS.claim - 1)
    await one.keep_claims(["r"])
    await passed(other, SPANS.claim - 1)
    assert (await other.claim_notices(NOW, CLUB), await other.claim_answers(CLUB)) == ([], [])


async def test_an_answer_is_its_writer_s_from_the_beginning_however_old_what_was_asked(two: Two) -> None:
    one, other = two
    await other.open()
    await one.write(Write(a_request("r", at=NOW - DAY)))
    assert (await one.claim_answers(CLUB), await other.claim_answers(CLUB)) == ([], [])


async def test_an_answer_that_its_writer_no_longer_says_falls_to_anybody(two: Two) -> None:
    one, _ = two
    await one.write(Write(a_request("r")))
    await passed(one, SPANS.claim)
    assert [request.id for request in await one.claim_answers(CLUB)] == ["r"]


async def test_who_says_an_answer_that_another_wrote_keeps_it(two: Two) -> None:
    one, other = two
    await other.open()
    await one.write(Write(a_request("r")))
    await passed(other, SPANS.claim)
    await other.keep_claims(["r"])
    assert await one.claim_answers(CLUB) == []


async def test_few_answers_are_claimed_at_once(two: Two) -> None:
    one, other = two
    await other.open()
    for number in range(FEW + 1):
        await one.write(Write(a_request(f"r{number}", at=NOW + number)))
    await passed(one, SPANS.claim)
    assert [request.id for request in await one.claim_answers(CLUB)] == [f"r{number}" for number in range(FEW)]
    assert [request.id for request in await other.claim_answers(CLUB)] == [f"r{FEW}"]


async def test_a_hundred_notices_are_claimed_at_once_and_timers_of_a_hundred_books(two: Two) -> None:
    one, _ = two
    rooms = [f"room {number}" for number in range(101)]
    changes = [a_room(room) for room in rooms]
    notices = [replace(a_notice(), room=room) for room in rooms]
    await one.write(Write(notices=notices, changes=changes))
    for number in range(101):
        await waits(one, f"b{number:03}", NOW - 2, NOW - 1)
    first = await one.claim_timers(NOW)
    assert (len(await one.claim_notices(NOW, CLUB)), len(first)) == (100, 200)
    rest = await one.claim_timers(NOW, {timer.book for timer in first})
    assert [(timer.book, timer.at) for timer in rest] == [("b100", NOW - 2), ("b100", NOW - 1)]


async def test_the_timers_of_books_for_which_one_fell_due_just_now_come_first(two: Two) -> None:
    one, _ = two
    for number in range(100):
        await waits(one, f"b{number}", NOW - DAY)
    await waits(one, "live", NOW - DAY / 2, NOW)
    assert [timer.at for timer in await one.claim_timers(NOW) if timer.book == "live"] == [NOW - DAY / 2, NOW]


async def waits(store: Store, book: str, *moments: float) -> None:
    """A book that waits for these moments."""
    timers = [StoredTimer(book, f"deadline {number}", at) for number, at in enumerate(moments)]
    await store.write(Write(opens=opening(book).opens, append=an_append(book, 0, timers=timers)))


async def test_each_hears_what_the_other_writes(two: Two) -> None:
    one, other = two
    heard = await hearing(other)
    append = an_append("b", 0, 2, timers=[StoredTimer("b", "deadline", NOW)])
    await one.write(Write(a_request("r"), opening().opens, append, [a_notice()], [Put("people", {"id": "anna"})]))
    rows = (Put("people", {"id": "anna"}),)
    news = News({"b": 2}, frozenset({"people"}), rows, notices=True, timers=True)
    assert await asyncio.wait_for(heard.get(), 5) == news


async def test_nobody_hears_of_what_failed_nor_of_their_own(two: Two) -> None:
    one, other = two
    heard = await hearing(other)
    await other.write(opening("own"))
    await one.write(opening())
    with pytest.raises(Overtaken):
        await one.write(appending("late", "b", 5))
    await one.write(appending("r", "b", 0))
    assert await asyncio.wait_for(heard.get(), 5) == News({"b": 1}, rows=())


async def test_a_task_is_one_process_s_until_it_is_given_back_or_forgotten(two: Two) -> None:
    one, other = two
    await other.open()
    assert await one.lease("telegram")
    assert not await other.lease("telegram")
    assert await one.lease("telegram")
    await one.give_back("telegram")
    assert await other.lease("telegram")
    await passed(one, SPANS.lease)
    assert await one.lease("telegram")
    assert not await other.lease("telegram")


async def test_what_is_kept_with_a_task_is_there_for_whoever_takes_it(two: Two) -> None:
    one, other = two
    await other.open()
    await one.lease("shard 0")
    assert await one.keep_leases({"shard 0": "at 7", "shard 1": "never ours"}) == {"shard 0"}
    assert await other.leases("shard") == [Lent("shard 0", ours=False, free=False, kept="at 7")]
    await one.give_back("shard 0", "at 9")
    assert await other.leases("shard") == [Lent("shard 0", ours=False, free=True, kept="at 9")]
    assert await other.lease("shard 0")
    assert await other.leases("shard") == [Lent("shard 0", ours=True, free=False, kept="at 9")]
    assert await one.keep_leases({"shard 0": "too late"}) == set()


async def test_what_a_dead_process_had_is_free_soon_and_its_last_word_is_kept(two: Two) -> None:
    one, other = two
    await other.open()
    await one.lease("shard 0")
    await one.keep_leases({"shard 0": "at 7"})
    await dies(one, other)
    assert [lent.free for lent in await other.leases("shard")] == [False]
    await passed(other, SPANS.gone)
    assert await other.leases("shard") == [Lent("shard 0", ours=False, free=True, kept="at 7")]


async def test_the_others_hear_at_once_that_something_was_given_back(two: Two) -> None:
    one, other = two
    heard = await hearing(other)
    await one.lease("shard 0")
    await one.give_back("shard 0", "at 9")
    assert await asyncio.wait_for(heard.get(), 5) == News(leases=True)


async def test_what_all_may_do_once_in_a_while_one_does(two: Two) -> None:
    one, other = two
    await other.open()
    assert await one.at_most_every(5, "identify")
    assert not await other.at_most_every(5, "identify") and not await one.at_most_every(5, "identify")
    await passed(one, 5)
    assert await other.at_most_every(5, "identify")


async def test_tasks_of_processes_long_gone_are_forgotten(two: Two) -> None:
    one, other = two
    await other.open()
    await one.lease("old")
    await passed(one, DAY + 1)
    await one.lease("new")
    await other.sweep(0.0)
    assert [lent.task for lent in await other.leases("")] == ["new"]
