"""`python -m bot archive`: closed books in files beside the database, which read as before."""

from __future__ import annotations

import asyncio
import errno
import json
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main
from bot.archive import store_of
from bot.commands import COGS
from bot.erased_apart import ErasedApart
from bot.hall.books.chain_check import holds
from bot.hall.declared.catalogue import Commands
from bot.hall.hall import Hall
from bot.hall.house import built
from bot.hall.requests import Account, Reply, Request
from bot.putting_away import ToPutAway, archive
from bot.settings import read_settings
from bot.storage.contract import Relabel, Store, Trouble, Write
from bot.storage.put_away.archive_file import ArchiveFile, PutAway
from bot.storage.statements import Statement
from bot.texts import Texts
from tests.test_command_line import ANNA, TABLE
from tests.test_restoring import looked_at

pytestmark = pytest.mark.evenings

Said = Callable[..., str]


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.again)])
def said(
    request: pytest.FixtureRequest,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> Said:
    """What the command line says, in a house on each database."""
    monkeypatch.setenv("ARALDO_STORAGE__PATH", str(tmp_path / "araldo.db"))
    if request.param == "postgresql":
        monkeypatch.setenv("ARALDO_STORAGE__URL", request.getfixturevalue("postgresql"))

    def line(*words: object, code: int | None = 0) -> str:
        found = main([*map(str, words)])
        assert code in (None, found)
        return capsys.readouterr().out

    return line


def play(*lines: str, closes: bool = False, first: int = 0, who: Account = ANNA) -> list[str]:
    """Type some lines at a table, and have its book closed at the end; gives what was answered."""

    async def evening() -> list[str]:
        store = store_of(read_settings())
        await store.open()
        try:
            hall = Hall(built(Commands(COGS), Texts(), store, read_settings()))
            await hall.open()
            answers = []
            for number, line in enumerate(lines, first):
                request = Request(f"test:{number}", who, TABLE, 1000.0 + number, line=line, manages=True)
                if line.startswith("!"):
                    request = replace(request, line="", press=line)
                reply = await hall.handle(request)
                answers.append(str(reply.drawn) if isinstance(reply, Reply) else str(reply))
            if closes:
                [book] = await store.books()
                await store.write(Write(changes=[Relabel(book.id, {"closed": 2000.0})]))
            return answers
        finally:
            await store.close()

    return asyncio.run(evening())


def season() -> str:
    """A closed table with a few rolls; gives the id of its book."""
    play("/roll 5", "/roll 4", "/roll 3", "/verify open:yes", closes=True)
    [book] = looked_at(lambda store: store.books())
    return str(book.id)


def everything(book: str) -> Any:
    """All that can be read of a book."""

    async def read(store: Store) -> Any:
        whole = await store.entries(book)
        parts = [await store.entries(book, last=most) for most in (1, 2, 100)]
        parts += [await store.entries(book, first=most, after=1) for most in (1, 2, 100)]
        parts += [await store.entries(book, kinds=["table.rolled"], by=whole[0].person)]
        parts += [await store.entries(book, request=one.request) for one in whole]
        stored = await store.book(book)
        assert stored is not None and await holds(store, stored)
        return stored, whole, parts

    return looked_at(read)


def in_the_database(book: str) -> int:
    async def count(store: Any) -> int:
        [(found,)] = await store._rows("SELECT count(*) FROM entries WHERE book = ?", [book])
        return int(found)

    return int(looked_at(count))


def only_file(folder: Path) -> Path:
    [file] = (folder / "archive").iterdir()
    return file


def test_a_closed_book_is_put_into_a_file_and_reads_as_before(said: Said, tmp_path: Path) -> None:
    book = season()
    before = everything(book)
    exported = said("export", book, "--to", tmp_path / "before")
    assert book in said("archive")
    told = said("archive", book)
    file = only_file(tmp_path)
    assert str(file) in told and file.name.startswith(f"{book}-") and file.stat().st_mode & 0o077 == 0
    assert in_the_database(book) == 0
    assert everything(book) == before
    assert str(file) in said("archive")
    assert exported and said("export", book, "--to", tmp_path / "after")
    lines = [(tmp_path / when / f"{book}.jsonl").read_text() for when in ("before", "after")]
    assert lines[0] == lines[1]
    said("verify", tmp_path / "after" / f"{book}.jsonl")
    assert "1 registro messo da parte" in said("doctor", code=None)


def test_what_comes_after_it_goes_on_from_there(said: Said, tmp_path: Path) -> None:
    book = season()
    said("archive", book)
    play(*["/help"] * 10)

    async def opened_again(store: Store) -> None:
        await store.write(Write(changes=[Relabel(book, {"closed": None})]))

    writing(opened_again)
    assert "le ultime" in play("/roll 2", "/journal", first=20)[1]
    stored, whole, _ = everything(book)
    assert [entry.seq for entry in whole] == [*range(1, stored.version + 1)]
    assert 0 < in_the_database(book) < len(whole)

    async def ends(store: Store) -> Any:
        return [await store.entries(book, last=most) for most in range(1, len(whole) + 2)]

    assert looked_at(ends) == [whole[-most:] for most in range(1, len(whole) + 2)]
    assert "ancora aperto" in said("archive", book, code=1)


def writing(what: Any) -> None:
    async def write() -> None:
        store = store_of(read_settings())
        await store.open()
        try:
            await what(store)
        finally:
            await store.close()

    asyncio.run(write())


def test_it_goes_back_into_the_database(said: Said, tmp_path: Path) -> None:
    book = season()
    before = everything(book)
    said("archive", "--before", "2000-01-01")
    file = only_file(tmp_path)
    assert book in said("archive", book, "--back")
    file.unlink()
    assert everything(book) == before
    assert in_the_database(book) == len(before[1])
    assert "già nell'archivio" in said("archive", book, "--back", code=1)


def test_one_that_is_open_or_unknown_stays(said: Said, tmp_path: Path) -> None:
    play("/roll 5")
    [book] = looked_at(lambda store: store.books())
    assert "nessun registro chiuso" in said("archive")
    assert "ancora aperto" in said("archive", book.id, code=1)
    assert "Non c'è nessun registro" in said("archive", "bnone", code=1)
    said("archive", "--before", "2000-01-01")
    assert not (tmp_path / "archive").exists()


@pytest.mark.parametrize("harm", ["gone", "changed"])
def test_a_file_that_is_not_as_it_was_is_named_and_nothing_else_stops(said: Said, tmp_path: Path, harm: str) -> None:
    book = season()
    play("/roll 6", first=10)
    said("archive", book)
    file = only_file(tmp_path)
    whole = file.read_bytes()
    if harm == "gone":
        file.unlink()
    else:
        file.write_bytes(whole.replace(b"table.rolled", b"table.rollex"))
    assert file.name in said("doctor", code=1)
    assert file.name in said("archive", book, "--back", code=1)
    assert file.name in said("backup", tmp_path / "elsewhere.db", code=1)
    assert "·tiro 2" in play("/roll 6", first=20)[0]
    assert file.name in play(f"!@{book} journal 10", first=30)[0]
    file.write_bytes(whole)
    assert len(everything(book)[1]) > 3


def half_done(folder: Path, book: str, *, whole: bool) -> None:
    """What is left of a process that died while it wrote a book's file, or before the database had left it to that."""
    entries = looked_at(lambda store: store.entries(book))
    with suppress(KeyboardInterrupt), ArchiveFile(folder / "archive", book) as file:
        file.take(entries)
        if whole:
            file.done(1.0)
        raise KeyboardInterrupt


@pytest.mark.parametrize("whole", [False, True])
def test_a_crash_before_the_end_loses_nothing(said: Said, tmp_path: Path, whole: bool) -> None:
    book = season()
    before = everything(book)
    half_done(tmp_path, book, whole=whole)
    (tmp_path / "archive" / f"{book}.part").write_text("half of it")
    assert everything(book) == before and in_the_database(book) == len(before[1])
    said("archive", book)
    assert everything(book) == before and in_the_database(book) == 0
    assert only_file(tmp_path).suffix == ".db"


def room_for(pages: int) -> Callable[[Path, str], ArchiveFile]:
    """Files on a disk that has room for so many pages of each."""

    def connect(*given: Any, **more: Any) -> sqlite3.Connection:
        connection = sqlite3.connect(*given, **more)
        connection.execute(f"PRAGMA max_page_count = {pages}")
        return connection

    return partial(ArchiveFile, connect=connect)


class NoRoomAtTheEnd(ArchiveFile):
    """On a disk that finds out late that it is full, as those of other machines do."""

    def done(self, at: float) -> PutAway:
        raise OSError(errno.ENOSPC, "No space left on device")


@pytest.mark.parametrize(
    "file_of", [room_for(1), room_for(2), NoRoomAtTheEnd], ids=["for no table", "for few entries", "at the end"]
)
def test_where_the_disk_is_full_that_is_said_and_the_book_stays(
    said: Said, tmp_path: Path, file_of: Callable[[Path, str], ArchiveFile]
) -> None:
    play(*["/roll 50"] * 20, "/verify open:yes", closes=True)
    [stored] = looked_at(lambda store: store.books())
    before = everything(stored.id)
    with pytest.raises(Trouble) as full:
        asyncio.run(archive(read_settings(), Texts(), ToPutAway([stored.id], None, back=False), file_of))
    assert (full.value.reason, full.value.place) == ("full", str(tmp_path / "archive"))
    assert [*(tmp_path / "archive").iterdir()] == []
    assert everything(stored.id) == before and in_the_database(stored.id) == len(before[1])
    said("archive", stored.id)
    assert everything(stored.id) == before and in_the_database(stored.id) == 0


def test_what_was_written_wrongly_is_noticed_before_it_stands(said: Said, tmp_path: Path) -> None:
    book = season()
    entries = looked_at(lambda store: store.entries(book))
    with pytest.raises(Trouble), ArchiveFile(tmp_path / "archive", book) as file:
        file.take(entries)
        file._connection.execute("UPDATE entries SET body = body || ' ' WHERE seq = 2")
        file.done(1.0)
    assert [*(tmp_path / "archive").iterdir()] == []


def test_a_book_whose_chain_does_not_hold_stays(said: Said, tmp_path: Path) -> None:
    book = season()

    async def bent(store: Any) -> None:
        await store._note(Statement("UPDATE books SET head = ? WHERE id = ?", [("00" * 32, book)]))

    writing(bent)
    assert "non torna" in said("archive", book, code=1)
    assert in_the_database(book) > 3 and not [*(tmp_path / "archive").glob("*")]


def test_a_backup_takes_the_files_along_and_brings_them_back(
    said: Said, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    book = season()
    said("archive", book)
    before = everything(book)
    (tmp_path / "copies").mkdir()
    said("backup", "--check", tmp_path / "copies" / "copy.db")
    assert only_file(tmp_path / "copies").read_bytes() == only_file(tmp_path).read_bytes()
    monkeypatch.delenv("ARALDO_STORAGE__URL", raising=False)
    monkeypatch.setenv("ARALDO_STORAGE__PATH", str(tmp_path / "new machine" / "araldo.db"))
    said("restore", tmp_path / "copies" / "copy.db")
    assert only_file(tmp_path / "new machine").exists()
    assert everything(book)[1][: len(before[1])] == before[1]


def test_who_stands_in_it_has_it_among_their_data_and_no_name_is_in_the_file(said: Said, tmp_path: Path) -> None:
    book = season()
    said("archive", book)
    file = only_file(tmp_path)
    with closing(sqlite3.connect(file)) as connection:
        written = "\n".join(str(row) for row in connection.execute("SELECT * FROM entries"))
    assert "Anna" not in written and "anna" not in written
    [anna] = looked_at(lambda store: store.rows("people"))

    async def data(store: Store) -> Any:
        from bot.hall.books.own_data import own_data

        house = built(Commands(COGS), Texts(), store, read_settings())
        await house.people.open()
        return json.loads(await own_data(store, house.people, house.shelf, anna["id"]))

    [part] = looked_at(data)["books"]
    assert part["id"] == book and len(part["entries"]) >= 3


def test_who_is_forgotten_is_named_by_it_no_more(said: Said) -> None:
    book = season()
    said("archive", book)
    bruno = Account("club", "bruno", "Bruno")
    assert "Anna" in play(f"!@{book} journal 10", first=40, who=bruno)[0]
    [anna] = [row["id"] for row in looked_at(lambda store: store.rows("people")) if row["name"] == "Anna"]
    ErasedApart(read_settings()).path.write_text(anna + "\n")
    assert "1 persona dimenticata" in said("restore", "--done")
    told = play(f"!@{book} journal 10", first=60, who=bruno)[0]
    assert "Anna" not in told and anna in told
