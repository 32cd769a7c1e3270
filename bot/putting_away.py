"""Closed books put away: each into a file beside the database, read back and compared before it leaves that."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from datetime import date, datetime
from pathlib import Path
from typing import NamedTuple
from zoneinfo import ZoneInfo

from bot.archive import alone, put_away_in, store_of
from bot.commands import COGS
from bot.hall.books.chain_check import holds
from bot.hall.books.long_books import pages
from bot.hall.declared.catalogue import Commands
from bot.hall.house import House, built
from bot.settings import Settings
from bot.storage.contract import Store, Trouble
from bot.storage.moving import PAGE, Writing
from bot.storage.put_away.archive_file import (
    ENTRIES,
    TABLE,
    ArchiveFile,
    PutAway,
    copied_along,
    is_right,
    of_put_away,
    of_put_back,
    rows_of,
)
from bot.storage.sqlite_file import trouble_of
from bot.storage.stored import StoredBook
from bot.texts import Texts


class ToPutAway(NamedTuple):
    """What the command line asks for: these books, or all that were closed before a day; or these back."""

    books: Sequence[str]
    before: date | None
    back: bool


async def archive(
    settings: Settings, texts: Texts, wanted: ToPutAway, file_of: Callable[[Path, str], ArchiveFile] = ArchiveFile
) -> int:
    """Put books away, or back; where none are named, list those that are closed."""
    async with _house(settings, texts) as house:
        known = {book.id: book for book in await house.store.books()}
        away = {one.book: one for one in await books_away(house.store)}
        if not wanted.books and wanted.before is None:
            await _list(settings, texts, house, [book for book in known.values() if book.closed is not None], away)
            return 0
        chosen = [*wanted.books, *_closed_before(settings, known, wanted.before, wanted.books)]
        for id in chosen:
            key = _refused(known.get(id), id in away, wanted.back)
            if key:
                print(texts.say(settings.club.language, key, {"book": id}))
                return 1
        async with alone(settings) as database:
            if wanted.back:
                return await _back(settings, texts, database, [away[id] for id in chosen])
            new = [known[id] for id in chosen if id not in away or away[id].last < known[id].version]
            done = [
                one for book in new if (one := await _away(settings, texts, house, database, book, file_of)) is not None
            ]
    for one in done:
        facts = {"book": one.book, "file": str(put_away_in(settings) / one.name), "entries": one.last}
        print(texts.say(settings.club.language, "cli-put-away", facts))
    if done:
        print(texts.say(settings.club.language, "cli-put-away-keep", {"folder": str(put_away_in(settings))}))
        await _smaller(settings)
    return int(len(done) < len(new))


def _closed_before(settings: Settings, known: dict[str, StoredBook], day: date | None, but: Sequence[str]) -> list[str]:
    """The books that were closed before a day began in the club's time zone."""
    if day is None:
        return []
    until = datetime(day.year, day.month, day.day, tzinfo=ZoneInfo(settings.club.timezone)).timestamp()
    return [id for id, book in known.items() if book.closed is not None and book.closed < until and id not in but]


def _refused(book: StoredBook | None, is_away: bool, back: bool) -> str:
    """Why nothing can be done with a book; empty where it can."""
    if book is None:
        return "cli-no-such-book"
    if back:
        return "" if is_away else "cli-put-away-is-here"
    return "" if book.closed is not None else "cli-put-away-open"


async def _list(
    settings: Settings, texts: Texts, house: House, books: Sequence[StoredBook], away: dict[str, PutAway]
) -> None:
    language = settings.club.language
    for book in books:
        room = await house.people.room(book.room)
        facts = {"id": book.id, "kind": texts.say(language, f"book-{book.kind}"), "room": room.title if room else ""}
        print(texts.say(language, "cli-book", {**facts, "entries": book.version}))
        if book.id in away:
            print(f"  → {put_away_in(settings) / away[book.id].name}")
    print(texts.say(language, "cli-put-away-how" if books else "cli-put-away-none"))


async def _away(
    settings: Settings,
    texts: Texts,
    house: House,
    database: Writing,
    book: StoredBook,
    file_of: Callable[[Path, str], ArchiveFile],
) -> PutAway | None:
    """Write a book's file, and have the database leave it to that; None where the book is not as it should be."""
    volume = await house.shelf.readable(book.id)
    key = "cli-put-away-unread" if volume is None else "" if await holds(house.store, book) else "cli-put-away-chain"
    if key:
        print(texts.say(settings.club.language, key, {"book": book.id}))
        return None
    folder = put_away_in(settings)
    try:
        with file_of(folder, book.id) as file:
            async for page in pages(house.store, book.id):
                file.take(page)
            one = file.done(time.time())
    except (OSError, sqlite3.Error) as error:  # As where the disk is full.
        trouble = trouble_of(error)
        trouble.place = str(folder)
        raise trouble from error
    await database.do(of_put_away(one))
    return one


async def _back(settings: Settings, texts: Texts, database: Writing, away: Sequence[PutAway]) -> int:
    """Have these books in the database again; their files stay."""
    lost = [one.name for one in away if not is_right(put_away_in(settings), one)]
    if lost:
        return say_lost(settings, texts, lost)
    for one in away:
        rows = rows_of(put_away_in(settings) / one.name)
        for start in range(0, len(rows), PAGE):
            await database.put(ENTRIES, rows[start : start + PAGE])
        await database.do(of_put_back(one))
        facts = {"book": one.book, "file": str(put_away_in(settings) / one.name)}
        print(texts.say(settings.club.language, "cli-put-back", facts))
    return 0


async def _smaller(settings: Settings) -> None:
    """Give back what SQLite's file does not need any more; PostgreSQL lets new rows take the place."""
    if settings.storage.url.get_secret_value():
        return
    store = store_of(settings)
    await store.open()
    try:
        with suppress(Trouble):  # As where the disk has no room for the new one beside the old.
            await store.scrub()
    finally:
        await store.close()


@asynccontextmanager
async def _house(settings: Settings, texts: Texts) -> AsyncIterator[House]:
    store = store_of(settings, read_only=True)
    await store.open()
    try:
        house = built(Commands(COGS), texts, store, settings)
        await house.people.open()
        yield house
    finally:
        await store.close()


# --- their files


async def books_away(store: Store) -> list[PutAway]:
    """The books that were put away."""
    return [PutAway(**row) for row in await store.rows(TABLE)]


async def files_away(settings: Settings) -> tuple[int, list[str]]:
    """How many books were put away, and which of their files are not there, or not as they were written."""
    store = store_of(settings, read_only=True)
    await store.open()
    try:
        away = await books_away(store)
    finally:
        await store.close()
    return len(away), [one.name for one in away if not is_right(put_away_in(settings), one)]


async def taken_along(settings: Settings, store: Store, backup: Path) -> list[str]:
    """Have the files stand beside a backup too; gives those that are lost."""
    return copied_along(put_away_in(settings), _beside(backup), await books_away(store))


async def brought_along(settings: Settings, store: Store, backup: Path) -> list[str]:
    """Have here, after going back to a backup, the files that stand beside it; gives those that are lost."""
    return copied_along(_beside(backup), put_away_in(settings), await books_away(store))


def _beside(backup: Path) -> Path:
    return backup.with_name("archive")


def say_lost(settings: Settings, texts: Texts, files: Sequence[str]) -> int:
    """Say which files are lost; gives the exit code."""
    for file in files:
        facts = {"file": file, "folder": str(put_away_in(settings))}
        print(texts.say(settings.club.language, "cli-put-away-lost", facts))
    return int(bool(files))
