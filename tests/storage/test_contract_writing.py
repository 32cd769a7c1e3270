"""Contract: what one request writes stands or falls whole, once, in the order of the calls."""

from __future__ import annotations

import asyncio
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from bot.storage.contract import Append, Overtaken, Put, Repeated, Store, Write
from bot.storage.many_entries import AT_ONCE, ManyEntries, bytes_of, in_parts, kinds_of
from bot.storage.sqlite_store import SqliteStore
from bot.storage.stored import StoredEntry, StoredTimer
from tests.storage.samples import NOW, a_book, a_notice, a_request, an_append, an_entry, appending, opening

pytestmark = pytest.mark.asyncio


async def test_everything_of_a_write_is_kept(store: Store) -> None:
    await store.write(
        Write(
            a_request("r"),
            a_book(),
            replace(an_append("b", 0, 2, timers=[StoredTimer("b", "deadline", NOW)]), seeds=[(1, b"\x00seed")]),
            [a_notice("card")],
            [Put("people", {"id": "anna", "name": "Anna"})],
        )
    )
    assert await store.request("r") == a_request("r")
    assert await store.book("b") == replace(a_book(), version=2)
    assert await store.entries("b") == [an_entry(1), an_entry(2)]
    assert await store.seeds("b") == {1: b"\x00seed"}
    assert await store.timers(NOW) == [StoredTimer("b", "deadline", NOW)]
    assert [notice.card for notice in await store.waiting(NOW)] == ["card"]
    assert (await store.rows("people"))[0]["name"] == "Anna"


async def test_a_request_written_before_is_repeated_and_writes_nothing(store: Store) -> None:
    await store.write(Write(a_request("r", answer="first"), a_book()))
    with pytest.raises(Repeated):
        await store.write(Write(a_request("r", answer="second"), append=an_append("b", 0), notices=[a_notice()]))
    kept = await store.request("r")
    assert kept is not None
    assert kept.answer == "first"
    assert await store.entries("b") == []
    assert await store.waiting(NOW) == []


async def test_an_append_to_an_older_version_is_overtaken_and_writes_nothing(store: Store) -> None:
    await store.write(opening())
    await store.write(appending("first", "b", 0))
    with pytest.raises(Overtaken):
        await store.write(
            replace(appending("second", "b", 0), changes=[Put("people", {"id": "anna"})], notices=[a_notice()])
        )
    assert await store.request("second") is None
    assert [entry.request for entry in await store.entries("b")] == ["first"]
    assert await store.rows("people") == []
    assert await store.waiting(NOW) == []


async def test_an_append_upon_another_head_is_overtaken_and_writes_nothing(store: Store) -> None:
    """As many entries as ours, but of another process."""
    await store.write(Write(opens=a_book(), append=replace(an_append("b", 0), head="aa", lines=1)))
    with pytest.raises(Overtaken):
        await store.write(Write(a_request("r"), append=replace(an_append("b", 1), upon="bb", head="cc", lines=2)))
    book = await store.book("b")
    assert book is not None and (book.version, book.head, book.lines) == (1, "aa", 1)
    await store.write(Write(a_request("r"), append=replace(an_append("b", 1), upon="aa", head="dd", lines=2)))
    assert await store.book("b") == replace(book, version=2, head="dd", lines=2)


async def test_an_entrys_place_in_the_chain_is_kept(store: Store) -> None:
    placed = an_entry(1)._replace(line=7, extra='{"aims":3}')
    await store.write(Write(opens=a_book(), append=replace(an_append("b", 0), entries=[placed])))
    assert await store.entries("b") == [placed]


async def test_an_append_to_a_version_yet_to_come_is_overtaken(store: Store) -> None:
    await store.write(opening())
    with pytest.raises(Overtaken):
        await store.write(appending("r", "b", 3))
    assert await store.entries("b") == []


async def test_an_append_to_no_book_is_overtaken(store: Store) -> None:
    with pytest.raises(Overtaken):
        await store.write(appending("r", "nowhere", 0))


async def test_a_book_opened_twice_is_overtaken(store: Store) -> None:
    await store.write(opening())
    with pytest.raises(Overtaken):
        await store.write(opening())


async def test_entries_must_be_numbered_one_by_one(store: Store) -> None:
    await store.write(opening())
    with pytest.raises(ValueError, match="numbered"):
        await store.write(Write(append=replace(an_append("b", 0), entries=[an_entry(1), an_entry(3)])))
    assert await store.entries("b") == []


async def test_concurrent_writes_stand_in_the_order_of_the_calls(store: Store) -> None:
    await store.write(opening())
    await asyncio.gather(*(store.write(appending(f"r{version}", "b", version)) for version in range(40)))
    assert [entry.request for entry in await store.entries("b")] == [f"r{version}" for version in range(40)]


async def test_a_copy_holds_what_was_given_to_be_written_before_it(store: Store, tmp_path: Path) -> None:
    writing = store.write(opening())
    await store.backup(str(tmp_path / "copy.db"))
    await writing
    copy = SqliteStore(tmp_path / "copy.db")
    await copy.open()
    assert await copy.book("b") is not None
    await copy.close()


async def test_of_concurrent_writes_to_one_version_the_first_stands(store: Store) -> None:
    await store.write(opening())
    outcomes = await asyncio.gather(
        *(store.write(appending(f"r{index}", "b", 0)) for index in range(10)), return_exceptions=True
    )
    assert outcomes[0] is None
    assert all(isinstance(outcome, Overtaken) for outcome in outcomes[1:])
    assert [entry.request for entry in await store.entries("b")] == ["r0"]


async def test_of_concurrent_writes_a_bad_one_falls_alone(store: Store) -> None:
    await store.write(Write(a_request("again"), a_book("b")))
    await store.write(opening("c"))
    outcomes = await asyncio.gather(
        store.write(appending("one", "b", 0)),
        store.write(appending("again", "c", 0)),
        store.write(appending("two", "c", 0)),
        store.write(appending("late", "b", 0)),
        store.write(appending("three", "b", 1)),
        return_exceptions=True,
    )
    assert [type(outcome) for outcome in outcomes] == [type(None), Repeated, type(None), Overtaken, type(None)]
    assert [entry.request for entry in await store.entries("b")] == ["one", "three"]
    assert [entry.request for entry in await store.entries("c")] == ["two"]


async def test_later_writes_of_an_overtaken_book_fall_too(store: Store) -> None:
    await store.write(opening())
    await store.write(appending("elsewhere", "b", 0))
    outcomes = await asyncio.gather(
        *(store.write(appending(f"r{version}", "b", version)) for version in (0, 2, 3)), return_exceptions=True
    )
    assert all(isinstance(outcome, Overtaken) for outcome in outcomes)


async def test_a_text_that_no_database_can_keep_falls_alone(store: Store) -> None:
    half = store.write(Write(a_request("r", answer="half a character \ud83c")))
    outcomes = await asyncio.gather(half, store.write(opening()), return_exceptions=True)
    assert isinstance(outcomes[0], Exception)
    assert await store.request("r") is None
    assert await store.book("b") is not None


async def test_a_cancelled_write_is_committed(store: Store) -> None:
    task = asyncio.ensure_future(store.write(opening()))
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    await store.settled()
    assert await store.book("b") is not None


async def test_settled_waits_for_what_was_given_before(store: Store) -> None:
    tasks = [asyncio.ensure_future(store.write(opening(f"b{index}"))) for index in range(20)]
    await asyncio.sleep(0)
    await store.settled()
    assert len(await store.books()) == 20
    await asyncio.gather(*tasks)


async def test_settled_raises_nothing_when_a_write_fails(store: Store) -> None:
    task = asyncio.ensure_future(store.write(appending("r", "nowhere", 0)))
    await asyncio.sleep(0)
    await store.settled()
    with pytest.raises(Overtaken):
        await task


async def test_closing_writes_what_waits(store: Store) -> None:
    tasks = [asyncio.ensure_future(store.write(opening(f"b{index}"))) for index in range(5)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*tasks)
    await store.open()
    assert len(await store.books()) == 5


async def test_an_unheard_answer_is_unanswered_until_acknowledged(store: Store) -> None:
    await store.write(Write(a_request("heard")))
    await store.write(Write(a_request("unheard", NOW + 1)))
    await store.write(Write(a_request("wordless", answer="")))
    await store.write(Write(a_request("later", NOW + 60)))
    store.acknowledge("heard")
    await store.write(opening())
    assert await store.unanswered(NOW + 60) == [a_request("unheard", NOW + 1)]


async def test_of_an_answer_that_was_heard_of_twice_the_last_is_kept(store: Store) -> None:
    await store.write(Write(a_request("r")))
    for became in ('{"message":1}', '{"message":2}'):
        store.acknowledge("r", became)
    await store.settled()
    await store.write(Write(a_request("later")))
    found = await store.messages("r")
    assert [one.became for one in found] == ['{"message":2}']


async def test_an_acknowledgement_counts_before_it_is_written(store: Store) -> None:
    await store.write(Write(a_request("heard")))
    store.acknowledge("heard")
    assert await store.unanswered(NOW + 60) == await store.claim_answers(["discord", "telegram", "club"]) == []


async def test_an_acknowledgement_is_kept_when_the_store_closes(store: Store) -> None:
    await store.write(Write(a_request("r")))
    store.acknowledge("r")
    await store.close()
    await store.open()
    assert await store.request("r") == replace(a_request("r"), acknowledged=True)


# --- of a long import, packed until it is on disk


def game(seq: int) -> StoredEntry:
    body = f'{{"number":{seq},"at":0.1,"name":"Zoë «{seq}»"}}'
    return StoredEntry(seq, "discord:1", NOW + 0.123, "p0000000001", "mito.game-played", 1, body, seq, None)


def many(count: int) -> tuple[list[StoredEntry], ManyEntries]:
    plain, packed = [game(seq) for seq in range(1, count + 1)], ManyEntries()
    for one in plain:
        packed.append(one)
    return plain, packed


@pytest.mark.parametrize("count", [0, 1, AT_ONCE, AT_ONCE + 1, 3 * AT_ONCE - 1])
async def test_packed_entries_are_read_as_they_were_written(count: int) -> None:
    plain, packed = many(count)
    assert [*packed] == plain and len(packed) == count
    assert [one for part in in_parts(packed) for one in part] == plain
    assert (bytes_of(packed), kinds_of(packed)) == (bytes_of(plain), kinds_of(plain))
    assert packed[-3:] == plain[-3:] and (not count or (packed[0], packed[-1]) == (plain[0], plain[-1]))


async def test_packed_entries_weigh_less_than_a_fifth() -> None:
    plain, packed = many(5 * AT_ONCE)
    assert sum(map(len, packed._packed)) * 5 < sum(sys.getsizeof(one.body) for one in plain)


async def test_packed_entries_stand_on_disk_as_they_are(store: Store) -> None:
    plain, packed = many(2 * AT_ONCE + 7)
    await store.write(Write(opens=a_book()))
    await store.write(Write(append=Append("b", 0, packed)))
    assert [*await store.entries("b")] == plain


async def test_a_hole_in_the_numbers_of_many_is_refused(store: Store) -> None:
    _, packed = many(AT_ONCE)
    packed.append(game(AT_ONCE + 2))
    await store.write(Write(opens=a_book()))
    with pytest.raises(ValueError, match="numbered"):
        await store.write(Write(append=Append("b", 0, packed)))
    assert not await store.entries("b")
