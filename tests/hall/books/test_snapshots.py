"""A book opened from its snapshot is the book that its entries make; whatever does not fit, the entries count."""

from __future__ import annotations

import asyncio
import hmac
import os
import pickle
import sqlite3
import tracemalloc
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from io import BytesIO
from pathlib import Path
from random import Random

import pytest
import pytest_asyncio
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engines.book import Book, Recorded
from bot.engines.mito.league import League
from bot.engines.rewriting import Folding, folded
from bot.engines.rolls import TableOpened, TableRules
from bot.engines.way_back import actions
from bot.hall.books.shelf import Volume
from bot.hall.books.snapshots import STAMP, Snapshots, joined, stands_on, still_right
from bot.hall.delivery.neighbours import Neighbours
from bot.storage.contract import Forget, News, Write
from bot.storage.stored import StoredEntry
from tests import examples
from tests.engines.plays import EVERY, Play
from tests.engines.test_put_back import whole
from tests.hall.house import ANNA, BOOKS, BRUNO, House

KEY = b"k" * 64
FEW = 4
"""Entries after which these houses take one."""


def stored(record: Recorded) -> StoredEntry:
    """An entry as it stands on disk."""
    kind = type(record.entry)
    return StoredEntry(
        record.seq,
        record.request,
        record.at,
        record.person,
        kind.kind,
        kind.schema_number,
        record.entry.model_dump_json(),
    )


def all_of(book: Book) -> list[object]:
    """All that a book says, its dice too."""
    return [whole(book), book.version, whole(book.ledger), book.void, book.waits()]


def worked_out(one: Book, other: Book) -> bool:
    """Whether two ladders' books agree in all that both have worked out; what only one of them has is taken out."""
    if not isinstance(one, League) or not isinstance(other, League):
        return True
    both = one._ladders.keys() & other._ladders.keys()
    for book in (one, other):
        book._ladders = {which: ladder for which, ladder in book._ladders.items() if which in both}
    return bool(both) or not one.games


@pytest.mark.parametrize("play", EVERY)
@given(chance=st.integers(0, 2**32).map(Random))
@settings(max_examples=examples(8), deadline=None)
def test_every_book_goes_on_from_its_snapshot_as_from_its_entries(
    play: Play, chance: Random, tmp_path_factory: pytest.TempPathFactory
) -> None:
    snapshots = Snapshots(tmp_path_factory.mktemp("snapshots"))
    kept = play(chance, 0.3)
    records = kept.records
    ends = [action.records[-1].seq for action in actions(records, {})]
    for end in chance.sample(ends, min(len(ends), 4)):
        kind = type(kept.book)
        book = folded(kind, records[:end])
        book.prepare()
        last = stored(records[end - 1])
        assert snapshots.keep(
            "b", lambda out, book=book, last=last: snapshots.write(out, book, last, 7, {}, KEY, 0, {})
        )
        found = snapshots.read("b", KEY, {})
        assert found is not None
        snapshot, on = found
        assert (snapshot.version, snapshot.weight, on) == (end, 7, stands_on(stored(records[end - 1])))
        if still_right(records[end:], end):
            later = [record for record in records[end:] if record.entry.rewrites]
            Folding(snapshot.book, later).take(records[end:])
            snapshot.book.prepare()
            anew = folded(kind, records)
            anew.prepare()
            assert worked_out(snapshot.book, anew)
            assert all_of(snapshot.book) == all_of(anew)


class Evil:
    """Would run whatever it says when it is read."""

    def __init__(self, file: Path) -> None:
        self.file = file

    def __reduce__(self) -> tuple[object, ...]:
        return Path.touch, (self.file,)


@pytest.mark.parametrize("signed", [True, False])
def test_a_snapshot_from_elsewhere_runs_nothing(tmp_path: Path, signed: bool) -> None:
    snapshots = Snapshots(tmp_path / "snapshots")
    record = Recorded(1, "r", 0.0, "p", TableOpened(rules=TableRules(quiet=1.0)))
    book = folded(Book.kinds["table"], [record])
    snapshots.keep("b", lambda out: snapshots.write(out, book, stored(record), 0, {}, KEY, 0, {}))
    assert snapshots.read("b", KEY, {}) is not None
    file = tmp_path / "snapshots" / "b.book"
    made = file.read_bytes()
    head, _, _ = made[STAMP:].partition(b"\n")
    body = head + b"\n" + pickle.dumps(Evil(tmp_path / "evil"))
    file.write_bytes((hmac.digest(KEY, body, "sha256") if signed else made[:STAMP]) + body)
    assert snapshots.read("b", KEY, {}) is None
    assert not (tmp_path / "evil").exists()


@pytest.mark.parametrize("cut", [0, STAMP - 1, STAMP, STAMP + 20, -1])
def test_half_a_snapshot_is_none(tmp_path: Path, cut: int) -> None:
    snapshots, record = Snapshots(tmp_path), Recorded(1, "r", 0.0, "p", TableOpened(rules=TableRules(quiet=1.0)))
    book = folded(Book.kinds["table"], [record])
    snapshots.keep("b", lambda out: snapshots.write(out, book, stored(record), 0, {}, KEY, 0, {}))
    assert snapshots.read("b", KEY, {}) is not None
    [file] = tmp_path.iterdir()
    file.write_bytes(file.read_bytes()[:cut])
    assert snapshots.read("b", KEY, {}) is None


def test_other_engines_make_their_own(tmp_path: Path) -> None:
    before, after = Snapshots(tmp_path), Snapshots(tmp_path)
    after._edition = "of the next release"
    record = Recorded(1, "r", 0.0, "p", TableOpened(rules=TableRules(quiet=1.0)))
    book = folded(Book.kinds["table"], [record])
    before.keep("b", lambda out: before.write(out, book, stored(record), 0, {}, KEY, 0, {}))
    assert after.read("b", KEY, {}) is None


def test_all_together_take_so_much_and_the_oldest_make_room(tmp_path: Path) -> None:
    snapshots = Snapshots(tmp_path, most=250)
    for number in range(4):
        snapshots.keep(f"b{number}", lambda out: out.write(bytes(100)))
        os.utime(tmp_path / f"b{number}.book", (number, number))
    assert sorted(path.name for path in tmp_path.iterdir()) == ["b2.book", "b3.book"]
    snapshots.forget("b2")
    snapshots.forget("nobody")
    assert [path.name for path in tmp_path.iterdir()] == ["b3.book"]
    snapshots.without(["p1"])
    assert [*tmp_path.iterdir()] == []


def test_of_a_state_that_cannot_be_written_there_is_none_and_the_last_one_stays(tmp_path: Path) -> None:
    snapshots = Snapshots(tmp_path)
    record = Recorded(1, "r", 0.0, "p", TableOpened(rules=TableRules(quiet=1.0)))
    book = folded(Book.kinds["table"], [record])
    assert snapshots.keep("b", lambda out: snapshots.write(out, book, stored(record), 0, {}, KEY, 0, {}))
    before = (tmp_path / "b.book").read_bytes()
    book.__dict__["nobody"] = lambda: None
    assert snapshots.keep("b", lambda out: snapshots.write(out, book, stored(record), 0, {}, KEY, 0, {})) == 0
    assert [file.read_bytes() for file in tmp_path.iterdir()] == [before]


def test_the_state_of_a_long_book_is_never_in_memory_twice(tmp_path: Path) -> None:
    snapshots = Snapshots(tmp_path)
    record = Recorded(1, "r", 0.0, "p", TableOpened(rules=TableRules(quiet=1.0)))
    book = folded(Book.kinds["table"], [record])
    book.__dict__["long"] = [number % 100 * 1.5 for number in range(300_000)]
    tracemalloc.start()
    try:
        size = snapshots.keep("b", lambda out: snapshots.write(out, book, stored(record), 0, {}, KEY, 0, {}))
        assert tracemalloc.get_traced_memory()[1] < size / 2
    finally:
        tracemalloc.stop()


def test_where_nothing_can_be_written_there_is_none(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    snapshots = Snapshots(tmp_path / "file")
    assert snapshots.keep("b", lambda out: out.write(b"x")) == 0
    assert snapshots.read("b", KEY, {}) is None


# --- through the house


@pytest_asyncio.fixture
async def rolled(house: House, tmp_path: Path) -> House:
    """A house that takes snapshots, after a few rolls."""
    house = await house.rebuilt(snapshots=Snapshots(tmp_path / "snapshots", after=FEW))
    for _ in range(FEW + 2):
        await house.said("/tira 3")
    await taken(house)
    return house


async def taken(house: House) -> None:
    """Wait until the last snapshot is written."""
    while house.shelf._leaving:
        await asyncio.sleep(0.01)


def snapshots(folder: Path) -> list[Path]:
    """Those that there are."""
    return sorted((folder / "snapshots").glob("*"))


@contextmanager
def changed(folder: Path, now: str, back: str) -> Iterator[None]:
    """Change entries on the disk for a while."""
    with sqlite3.connect(folder / BOOKS) as disk:
        disk.execute(f"UPDATE entries SET {now}")
    try:
        yield
    finally:
        with sqlite3.connect(folder / BOOKS) as disk:
            disk.execute(f"UPDATE entries SET {back}")


def spoiled(folder: Path, seq: int) -> AbstractContextManager[None]:
    """Make an entry unreadable, so that it shows who reads it."""
    return changed(folder, f"body = '{{' || body WHERE seq = {seq}", f"body = substr(body, 2) WHERE seq = {seq}")


async def volume_of(house: House) -> Volume:
    """The only book there is, with what goes with it."""
    [stored] = await house.store.books()
    volume = await house.shelf.volume(stored.id)
    assert volume is not None
    return volume


async def book_of(house: House) -> Book:
    """The only book there is."""
    return (await volume_of(house)).book


async def test_after_a_restart_the_entries_before_it_are_not_read(rolled: House, tmp_path: Path) -> None:
    assert len(snapshots(tmp_path)) == 1
    before, weight = all_of(await book_of(rolled)), (await volume_of(rolled)).weight
    with spoiled(tmp_path, 3):
        house = await rolled.restarted()
        assert all_of(await book_of(house)) == before
        assert (await volume_of(house)).weight == weight
        assert f"·tiro {FEW + 3}" in await house.said("/tira 3")


async def test_once_it_was_made_anew_so_many_entries_come_before_the_next(rolled: House, tmp_path: Path) -> None:
    for file in snapshots(tmp_path):
        file.unlink()
    house = await rolled.restarted()
    await volume_of(house)
    for number in range(2 * FEW + 1):
        made = snapshots(tmp_path)
        assert bool(made) is (number % FEW == 0)
        for file in made:
            file.unlink()
        await house.said("/tira 3")
        await taken(house)


async def test_an_undo_of_what_came_later_needs_no_older_entries(rolled: House, tmp_path: Path) -> None:
    await rolled.said("/tira 3")
    house = await rolled.restarted()
    keys = await house.keys("/annulla", manages=True)
    with spoiled(tmp_path, 3):
        assert "nnulla" in await house.press(keys["Sì, annulla"], manages=True)
    assert f"·tiro {FEW + 4}" in await house.said("/tira 3")


async def test_one_that_stands_on_an_entry_which_is_otherwise_counts_no_longer(rolled: House, tmp_path: Path) -> None:
    before = all_of(await book_of(rolled))
    with changed(tmp_path, "at = at + 1", "at = at - 1"):
        with spoiled(tmp_path, 3):
            assert "non si può più leggere" in await (await rolled.restarted()).said("/tira 3")
        assert all_of(await book_of(await rolled.restarted())) == before, "made of its entries"


async def test_where_people_became_one_it_counts_no_longer(rolled: House) -> None:
    stored = (await volume_of(rolled)).stored
    secret = (await rolled.store.seeds(stored.id))[0]
    kept = rolled.hall.house.shelf._snapshots
    assert kept is not None
    assert kept.read(stored.id, secret, {}) is not None
    assert kept.read(stored.id, secret, {"p1": "p2"}) is None
    assert kept.read(stored.id, b"of another house", {}) is None
    assert joined({"a": "b", "c": "d"}) == joined({"c": "d", "a": "b"})


async def test_what_was_undone_of_old_is_not_in_the_snapshot(rolled: House, tmp_path: Path) -> None:
    [before] = snapshots(tmp_path)
    was = before.read_bytes()
    keys = await rolled.keys("/annulla 4", manages=True)
    assert "nnulla" in await rolled.press(keys["Sì, annulla"], manages=True)
    await taken(rolled)
    [after] = snapshots(tmp_path)
    assert after.read_bytes() != was
    now = all_of(await book_of(rolled))
    assert all_of(await book_of(await rolled.restarted())) == now


def test_one_that_was_made_before_somebody_was_forgotten_is_not_written_after_it(tmp_path: Path) -> None:
    record = Recorded(1, "r", 0.0, "p1", TableOpened(rules=TableRules(quiet=1.0)))
    book = folded(Book.kinds["table"], [record])
    snapshots, made = Snapshots(tmp_path), BytesIO()
    snapshots.without(["p1"])
    snapshots.write(made, book, stored(record), 7, {}, KEY, 0, {})
    assert snapshots.keep("a", lambda out: out.write(made.getbuffer()))
    snapshots.without(["p1"])
    assert [path.name for path in tmp_path.iterdir()] == ["a.book"], "there is nobody new among the forgotten"
    (tmp_path / "b.77").write_bytes(made.getvalue())
    snapshots.without(["p1", "p2"])
    assert not snapshots.keep("b", lambda out: out.write(made.getbuffer()))
    assert [*tmp_path.iterdir()] == []


async def test_when_somebody_is_forgotten_no_snapshot_stays(rolled: House, tmp_path: Path) -> None:
    await rolled.said("/tira 3", BRUNO)
    keys = await rolled.keys("/io cancella", BRUNO)
    assert snapshots(tmp_path)
    await rolled.press(keys["Sì, dimenticami"], BRUNO)
    assert snapshots(tmp_path) == []
    assert ANNA.name in await rolled.said("/tira 3")


async def test_whoever_was_forgotten_just_before_a_crash_is_in_no_snapshot_after_it(
    rolled: House, tmp_path: Path
) -> None:
    await rolled.said("/tira 3", BRUNO)
    await taken(rolled)
    assert snapshots(tmp_path)
    await rolled.store.write(Write(changes=[Forget((await rolled.people.meet(BRUNO)).id)]))
    await rolled.restarted()
    assert snapshots(tmp_path) == []


async def test_whoever_is_forgotten_by_another_process_is_in_no_snapshot_of_this_one(
    rolled: House, tmp_path: Path
) -> None:
    await rolled.said("/tira 3", BRUNO)
    await taken(rolled)
    await rolled.store.write(Write(changes=[Forget((await rolled.people.meet(BRUNO)).id)]))
    Neighbours(rolled.hall.house).heard(News(lost=True))
    async with asyncio.timeout(5):
        while snapshots(tmp_path):
            await asyncio.sleep(0.01)


async def test_a_backup_has_none(rolled: House, tmp_path: Path) -> None:
    await rolled.store.backup(str(tmp_path / "copy.db"))
    [one] = snapshots(tmp_path)
    assert one.read_bytes()[STAMP : STAMP + 50] not in (tmp_path / "copy.db").read_bytes()
