"""The file of a book that was put away: written whole, read back, named by what it holds, and never changed."""

from __future__ import annotations

import hashlib
import os
import sqlite3
import sys
from collections.abc import Callable, Iterable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple, Self

from bot.storage.contract import Drop, Put, Trouble
from bot.storage.moving import PAGE, WHOLE_TABLES, Row, placed
from bot.storage.sqlite_file import private, trouble_of
from bot.storage.statements import Statement, of_change
from bot.storage.stored import StoredEntry

TABLE = "put_away"
ENTRIES = next(table for table in WHOLE_TABLES if table.name == "entries")
_MADE = """
    CREATE TABLE entries (
        book TEXT NOT NULL,
        seq INTEGER NOT NULL,
        request TEXT NOT NULL,
        at REAL NOT NULL,
        person TEXT NOT NULL,
        kind TEXT NOT NULL,
        schema INTEGER NOT NULL,
        body TEXT NOT NULL,
        line INTEGER,
        extra TEXT,
        PRIMARY KEY (book, seq)
    ) STRICT, WITHOUT ROWID
"""
_COLUMNS = ", ".join(ENTRIES.columns)
_PUT = f"INSERT INTO entries ({_COLUMNS}) VALUES ({', '.join('?' * len(ENTRIES.columns))})"
_ALL = f"SELECT {_COLUMNS} FROM entries ORDER BY seq"
_NAMED = 16
"""Characters of its digest in a file's name."""


class PutAway(NamedTuple):
    """A book of which the entries up to the `last` stand in a file, and that file's SHA-256."""

    book: str
    last: int
    digest: str
    at: float

    @property
    def name(self) -> str:
        """The file's name: of another content it is another."""
        return f"{self.book}-{self.digest[:_NAMED]}.db"


def of_put_away(away: PutAway) -> list[Statement]:
    """Leave to the file what stands in it."""
    gone = Statement("DELETE FROM entries WHERE book = ? AND seq <= ?", [(away.book, away.last)])
    return [gone, *of_change(Put(TABLE, away._asdict()))]


def of_put_back(away: PutAway) -> list[Statement]:
    """Have no file for a book any more."""
    return [*of_change(Drop(TABLE, {"book": away.book}))]


class ArchiveFile:
    """A file that is being written."""

    def __init__(self, folder: Path, book: str, connect: Callable[..., sqlite3.Connection] = sqlite3.connect) -> None:
        self._connect = connect
        self._folder, self._book = folder, book
        self._part = folder / f"{book}.part"
        self._written, self._last = hashlib.sha256(), 0

    def __enter__(self) -> Self:
        self._folder.mkdir(parents=True, exist_ok=True)
        self._part.unlink(missing_ok=True)
        private(self._part)
        self._connection = self._connect(self._part, check_same_thread=False)
        try:
            self._connection.execute("PRAGMA journal_mode = OFF")
            self._connection.execute(_MADE)
        except sqlite3.Error:  # As where the disk is full.
            self.__exit__()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self._connection.close()
        self._part.unlink(missing_ok=True)

    def take(self, entries: Iterable[StoredEntry]) -> None:
        """The next entries."""
        rows = placed((self._book, *entry) for entry in entries)
        self._connection.executemany(_PUT, rows)
        self._last = rows[-1][1]
        _reckon(self._written, rows)

    def done(self, at: float) -> PutAway:
        """Read it back, and let it stand, on disk; Trouble where it does not hold what it was given."""
        self._connection.commit()
        self._connection.close()
        with self._part.open("rb+") as file:
            os.fsync(file.fileno())
        found = hashlib.sha256()
        for rows in _pages(self._part):
            _reckon(found, rows)
        if found.digest() != self._written.digest():
            raise Trouble("put-away", self._part.name)
        away = PutAway(self._book, self._last, digest_of(self._part), at)
        self._part.replace(self._folder / away.name)
        _onto_disk(self._folder)
        return away


def digest_of(file: Path) -> str:
    """A file's SHA-256."""
    with file.open("rb") as content:
        return hashlib.file_digest(content, "sha256").hexdigest()


def is_right(folder: Path, away: PutAway) -> bool:
    """Whether a book's file is there, as it was written."""
    file = folder / away.name
    return file.is_file() and digest_of(file) == away.digest


def copied_along(source: Path, target: Path, all_of_them: Iterable[PutAway]) -> list[str]:
    """Copy into another folder the files that it lacks, for they never change; gives those that are not right here."""
    wrong = []
    for away in all_of_them:
        if is_right(target, away):
            continue
        if not is_right(source, away):
            wrong.append(away.name)
            continue
        target.mkdir(parents=True, exist_ok=True)
        part = target / f"{away.book}.part"
        part.unlink(missing_ok=True)
        private(part)
        part.write_bytes((source / away.name).read_bytes())
        with part.open("rb+") as file:
            os.fsync(file.fileno())
        part.replace(target / away.name)
        _onto_disk(target)
    return wrong


def selected(file: Path, statement: str, values: Sequence[Any]) -> list[StoredEntry]:
    """The entries that a statement finds in a file, as it would in the database."""
    try:
        with closing(_opened(file)) as connection:
            return [*map(StoredEntry._make, connection.execute(statement, values))]
    except sqlite3.Error as error:
        raise trouble_of(error) from error


def rows_of(file: Path) -> list[Row]:
    """All rows of a file, as they stood in the database."""
    return [row for rows in _pages(file) for row in rows]


def _pages(file: Path) -> Iterable[list[Row]]:
    with closing(_opened(file)) as connection:
        found = connection.execute(_ALL)
        while rows := found.fetchmany(PAGE):
            yield rows


def _opened(file: Path) -> sqlite3.Connection:
    # Immutable: nothing is locked, and nothing is left beside it.
    return sqlite3.connect(file.absolute().as_uri() + "?mode=ro&immutable=1", uri=True)


def _reckon(digest: Any, rows: Iterable[Row]) -> None:
    for row in rows:
        digest.update(repr([*row]).encode())


def _onto_disk(folder: Path) -> None:
    """Have the name of a new file on disk too; Windows has no way to ask for it."""
    if sys.platform != "win32":
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)
