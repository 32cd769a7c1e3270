"""Contract: books, their entries and what they wait for."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.storage.contract import Append, Put, Relabel, Store, Write
from bot.storage.plain_tables import DAY
from bot.storage.stored import Size, StoredEntry, StoredTimer
from tests.storage.conftest import Clock
from tests.storage.samples import NOW, a_book, a_request, an_append, an_entry, appending, opening

pytestmark = pytest.mark.asyncio


async def test_an_unknown_book_is_none_and_has_no_entries(store: Store) -> None:
    assert await store.book("nowhere") is None
    assert await store.entries("nowhere") == []
    assert await store.seeds("nowhere") == {}


async def test_entries_after_a_number(store: Store) -> None:
    await store.write(Write(opens=a_book(), append=an_append("b", 0, 5)))
    assert await store.entries("b", after=3) == [an_entry(4), an_entry(5)]


async def test_the_last_entries_come_in_their_order(store: Store) -> None:
    await store.write(Write(opens=a_book(), append=an_append("b", 0, 5)))
    assert await store.entries("b", last=2) == [an_entry(4), an_entry(5)]
    assert len(await store.entries("b", last=9)) == 5


async def test_the_first_entries_after_a_number_make_a_page(store: Store) -> None:
    await store.write(Write(opens=a_book(), append=an_append("b", 0, 5)))
    assert await store.entries("b", after=1, first=2) == [an_entry(2), an_entry(3)]
    assert await store.entries("b", after=4, first=2) == [an_entry(5)]


async def test_entries_of_some_kinds_alone(store: Store) -> None:
    voided = StoredEntry(3, "r", NOW, "anna", "voided", 1, "{}")
    append = Append("b", 0, [an_entry(1), an_entry(2), voided, an_entry(4)])
    await store.write(Write(opens=a_book(), append=append))
    assert await store.entries("b", kinds=["voided", "corrected"]) == [voided]
    assert await store.entries("b", kinds=["rolled"], last=2) == [an_entry(2), an_entry(4)]


async def test_entries_of_one_request_alone(store: Store) -> None:
    others = [an_entry(1), an_entry(2)._replace(request="other"), an_entry(3)._replace(request="other", kind="voided")]
    await store.write(Write(opens=a_book(), append=Append("b", 0, others)))
    assert await store.entries("b", request="other") == others[1:]
    assert await store.entries("b", kinds=["voided"], request="other") == others[2:]


async def test_a_long_book_comes_whole(store: Store) -> None:
    await store.write(Write(opens=a_book(), append=an_append("b", 0, 20_000)))
    assert [entry.seq for entry in await store.entries("b")] == [*range(1, 20_001)]


async def test_a_closed_book_is_kept_but_not_open(store: Store) -> None:
    await store.write(opening("open"))
    await store.write(opening("closed"))
    await store.write(Write(append=replace(an_append("closed", 0), closed=NOW)))
    assert [book.id for book in await store.books(open_only=True)] == ["open"]
    assert await store.book("closed") == replace(a_book("closed"), version=1, closed=NOW)


async def test_a_later_append_leaves_a_book_closed(store: Store) -> None:
    await store.write(Write(opens=a_book(), append=replace(an_append("b", 0), closed=NOW)))
    await store.write(appending("r", "b", 1))
    assert await store.books(open_only=True) == []


async def test_the_shelf_can_be_relabelled(store: Store) -> None:
    await store.write(Write(opens=a_book(), append=replace(an_append("b", 0), closed=NOW)))
    await store.write(Write(changes=[Relabel("b", {"club": "joined", "title": "New", "closed": None})]))
    assert await store.book("b") == replace(a_book(), club="joined", title="New", version=1)


async def test_a_version_cannot_be_relabelled(store: Store) -> None:
    await store.write(opening())
    with pytest.raises(ValueError, match="version"):
        await store.write(Write(changes=[Relabel("b", {"version": 7})]))


async def test_books_are_found_by_room_club_and_kind(store: Store) -> None:
    await store.write(Write(opens=a_book("one")))
    await store.write(Write(opens=a_book("two", room="garden")))
    await store.write(Write(opens=a_book("three", kind="mito", club="other")))
    assert [book.id for book in await store.books(room="garden")] == ["two"]
    assert {book.id for book in await store.books(club="club")} == {"one", "two"}
    assert {book.id for book in await store.books(clubs=["club", "other"])} == {"one", "two", "three"}
    assert {book.id for book in await store.books(clubs=("other", "nowhere"), kind="mito")} == {"three"}
    assert [book.id for book in await store.books(room="hall", kind="mito")] == ["three"]


async def test_the_book_last_used_comes_first(store: Store, clock: Clock) -> None:
    await store.write(opening("first"))
    clock.now += 1
    await store.write(opening("second"))
    assert [book.id for book in await store.books()] == ["second", "first"]
    clock.now += 1
    await store.write(appending("r", "first", 0))
    assert [book.id for book in await store.books()] == ["first", "second"]


async def test_an_append_replaces_all_timers_of_its_book(store: Store) -> None:
    before = [StoredTimer("b", "deadline", NOW), StoredTimer("b", "clock", NOW + 5)]
    await store.write(Write(opens=a_book(), append=an_append("b", 0, timers=before)))
    other = [StoredTimer("c", "deadline", NOW + 1)]
    await store.write(Write(opens=a_book("c"), append=an_append("c", 0, timers=other)))
    after = [StoredTimer("b", "clock", NOW + 3)]
    await store.write(Write(append=an_append("b", 1, timers=after)))
    assert await store.timers(NOW + 9) == [*other, *after]


async def test_an_append_without_timers_leaves_them(store: Store) -> None:
    timers = [StoredTimer("b", "deadline", NOW)]
    await store.write(Write(opens=a_book(), append=an_append("b", 0, timers=timers)))
    await store.write(appending("r", "b", 1))
    assert await store.timers(NOW) == timers


async def test_an_append_without_entries_sets_timers_at_the_same_version(store: Store) -> None:
    await store.write(Write(opens=a_book(), append=an_append("b", 0)))
    await store.write(Write(append=an_append("b", 1, 0, timers=[StoredTimer("b", "deadline", NOW)])))
    book = await store.book("b")
    assert book is not None
    assert book.version == 1
    assert len(await store.timers(NOW)) == 1


async def test_only_timers_that_are_due_come_the_earliest_first(store: Store) -> None:
    timers = [StoredTimer("b", "late", NOW + 2), StoredTimer("b", "early", NOW), StoredTimer("b", "far", NOW + 99)]
    await store.write(Write(opens=a_book(), append=an_append("b", 0, timers=timers)))
    assert [timer.name for timer in await store.timers(NOW + 2)] == ["early", "late"]
    assert await store.next_timer() == NOW
    assert await store.next_timer(NOW) == NOW + 2


async def test_what_a_house_holds_is_measured_and_what_came_of_late(store: Store, clock: Clock) -> None:
    empty = await store.growth(NOW, 4)
    assert empty._replace(size=0) == Size(0, 0, 0, 4.0, "", 0, 0, 0, 0, 0) and empty.size > 0
    people = [Put("people", {"id": id, "name": id, "born": born}) for id, born in (("p", "seen"), ("q", "erased"))]
    await store.write(Write(opens=a_book("old"), append=an_append("old", 0, 1), changes=people))
    clock.now = NOW + 30 * DAY
    entries = [an_entry(seq)._replace(at=NOW + (20 + seq) * DAY) for seq in range(1, 11)]
    await store.write(Write(opens=a_book("new"), append=Append("new", 0, entries)))
    for number in range(3):
        await store.write(Write(request=a_request(f"r{number}", at=NOW + 29 * DAY + number)))
    await store.write(Write(request=a_request("before", at=NOW + 27 * DAY)))
    found = await store.growth(NOW + 30 * DAY, 2)
    bodies = sum(len(entry.body) for entry in entries)
    assert found._replace(size=0) == Size(0, 11, 3, 2.0, "new", 10, 3, bodies, 3, 1)
    assert (await store.growth(NOW + 30 * DAY, 60)).days == 30 - 1 / DAY, "no older than its first entry"
    assert (await store.growth(NOW + 40 * DAY, 0.5)).days == 1.0 and (await store.growth(NOW + 40 * DAY, 1)).used == 0


async def test_without_timers_there_is_no_next_one(store: Store) -> None:
    assert await store.next_timer() is None
