"""What is written, as SQL: functions that run in the database's thread, inside a transaction."""

from __future__ import annotations

import sqlite3
from functools import lru_cache

from bot.storage.contract import Append, Change, Drop, Forget, Overtaken, Put, Repeated, StoredBook, StoredNotice, Write
from bot.storage.tables import DAY, HOUR, TABLES

_REQUEST = "INSERT INTO requests VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
_BOOK = "INSERT INTO books VALUES (?, ?, ?, ?, ?, ?, 0, ?, ?) ON CONFLICT DO NOTHING"
_VERSION = "UPDATE books SET version = ?, used = ?, closed = coalesce(?, closed) WHERE id = ? AND version = ?"
_ENTRY = "INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
_NO_TIMERS = "DELETE FROM timers WHERE book = ?"
_TIMER = "INSERT INTO timers VALUES (?, ?, ?)"
_SEED = "INSERT INTO seeds VALUES (?, ?, ?)"
# Not deleted: it may be on its way this very moment, and what it becomes is what the newer one edits.
_REPLACED = "UPDATE notices SET state = 'replaced', card = '' WHERE key = ? AND key <> '' AND state = 'waiting'"
_NOTICE = """
    INSERT INTO notices (key, card, at, room, person, book, due, tries, state, became)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, 'waiting', ?)
"""
_SAID = "UPDATE notices SET state = 'said', became = ?, card = '' WHERE id = ?"
_POSTPONE = "UPDATE notices SET due = ?, tries = tries + 1 WHERE id = ? AND state = 'waiting'"
_GIVE_UP = "UPDATE notices SET state = 'given up', became = ?, card = '' WHERE id = ?"
_FORGET = (
    "UPDATE requests SET answer = '', handle = '{}' WHERE person = ?",
    "UPDATE notices SET state = 'given up', card = '' WHERE person = ? AND state = 'waiting'",
)
_SWEEP = (
    ("UPDATE requests SET answer = '', handle = '{}' WHERE answer <> '' AND at < ?", DAY),
    ("UPDATE requests SET answer = '', handle = '{}' WHERE answer <> '' AND at < ? AND acknowledged = 1", HOUR),
    ("DELETE FROM requests WHERE at < ?", 90 * DAY),
    # The last one said under a key may yet be edited.
    (
        """
        DELETE FROM notices WHERE state <> 'waiting' AND at < ? AND NOT (
            state = 'said' AND key <> '' AND id = (
                SELECT max(id) FROM notices AS other WHERE other.key = notices.key AND other.state = 'said'
            )
        )
        """,
        30 * DAY,
    ),
    *((f"DELETE FROM {table.name} WHERE at < ?", table.lasts) for table in TABLES.values() if table.lasts is not None),
)


FEW = 20
"""So many rows may be written by the event loop itself."""


def is_brief(write: Write) -> bool:
    """Whether it is a few rows, found by their keys."""
    entries = write.append.entries if write.append is not None else ()
    rows = len(entries) + len(write.notices) + len(write.changes)
    return rows <= FEW and not any(isinstance(change, Drop | Forget) for change in write.changes)


def put_write(write: Write, now: float, cursor: sqlite3.Cursor) -> None:
    """All that one request writes; raises Repeated or Overtaken."""
    request = write.request
    if request is not None:
        cursor.execute(
            _REQUEST,
            (
                request.id,
                request.person,
                request.room,
                request.at,
                request.answer,
                request.handle,
                request.acknowledged,
            ),
        )
        if not cursor.rowcount:
            raise Repeated(request.id)
    if write.opens is not None:
        _open(write.opens, now, cursor)
    if write.append is not None:
        _append(write.append, now, cursor)
    for notice in write.notices:
        _notify(notice, cursor)
    for change in write.changes:
        _change(change, cursor)


def _open(book: StoredBook, now: float, cursor: sqlite3.Cursor) -> None:
    cursor.execute(_BOOK, (book.id, book.kind, book.club, book.room, book.title, book.opened, book.closed, now))
    if not cursor.rowcount:
        raise Overtaken(book.id)


def _append(append: Append, now: float, cursor: sqlite3.Cursor) -> None:
    book = append.book
    last = append.version + len(append.entries)
    if [entry.seq for entry in append.entries] != [*range(append.version + 1, last + 1)]:
        raise ValueError(f"entries of {book} after {append.version} are not numbered one by one")
    cursor.execute(_VERSION, (last, now, append.closed, book, append.version))
    if not cursor.rowcount:
        raise Overtaken(book)
    cursor.executemany(_ENTRY, [(book, *entry) for entry in append.entries])
    if append.timers is not None:
        cursor.execute(_NO_TIMERS, (book,))
        cursor.executemany(_TIMER, [(book, timer.name, timer.at) for timer in append.timers])
    if append.seeds:
        cursor.executemany(_SEED, [(book, number, seed) for number, seed in append.seeds])


def _notify(notice: StoredNotice, cursor: sqlite3.Cursor) -> None:
    if notice.key:
        cursor.execute(_REPLACED, (notice.key,))
    cursor.execute(
        _NOTICE,
        (
            notice.key,
            notice.card,
            notice.at,
            notice.room,
            notice.person,
            notice.book,
            notice.due,
            notice.tries,
            notice.became,
        ),
    )


def _change(change: Change, cursor: sqlite3.Cursor) -> None:
    if isinstance(change, Put):
        cursor.execute(_put(change.table, tuple(change.row)), tuple(change.row.values()))
    elif isinstance(change, Drop):
        cursor.execute("DELETE" + selected(change.table, tuple(change.where)), tuple(change.where.values()))
    elif isinstance(change, Forget):
        for statement in _FORGET:
            cursor.execute(statement, (change.person,))
        for trace in change.traces:
            cursor.execute("DELETE FROM passing WHERE instr(key, ?)", (trace,))
    else:
        cursor.execute(_relabel(tuple(change.values)), (*change.values.values(), change.book))


@lru_cache
def _put(table: str, names: tuple[str, ...]) -> str:
    known = TABLES[table]
    _known(table, names)
    others = ", ".join(f"{name} = excluded.{name}" for name in names if name not in known.keys)
    return (
        f"INSERT INTO {table} ({', '.join(names)}) VALUES ({', '.join('?' * len(names))})"
        f" ON CONFLICT ({', '.join(known.keys)}) DO " + (f"UPDATE SET {others}" if others else "NOTHING")
    )


@lru_cache
def selected(table: str, names: tuple[str, ...]) -> str:
    """The end of a statement on the rows of a plain table that have some values."""
    _known(table, names)
    return f" FROM {table}" + (" WHERE " + " AND ".join(f"{name} IS ?" for name in names) if names else "")


@lru_cache
def _relabel(names: tuple[str, ...]) -> str:
    if unknown := set(names) - {"club", "room", "title", "closed"}:
        raise ValueError(f"a book's {unknown} cannot be changed")
    return f"UPDATE books SET {', '.join(f'{name} = ?' for name in names)} WHERE id = ?"


def _known(table: str, names: tuple[str, ...]) -> None:
    """Names stand in the statement itself, so only those of the table may."""
    if unknown := set(names) - TABLES[table].columns.keys():
        raise ValueError(f"{table} has no {unknown}")


def note_said(notice: int, became: str, cursor: sqlite3.Cursor) -> None:
    """Keep what it became, lose its text."""
    cursor.execute(_SAID, (became, notice))


def note_postponed(notice: int, until: float, cursor: sqlite3.Cursor) -> None:
    """Try again at that moment."""
    cursor.execute(_POSTPONE, (until, notice))


def note_given_up(notice: int, reason: str, cursor: sqlite3.Cursor) -> None:
    """Keep why, lose its text."""
    cursor.execute(_GIVE_UP, (reason, notice))


def sweep_away(now: float, cursor: sqlite3.Cursor) -> None:
    """Forget what is older than anybody needs."""
    for statement, age in _SWEEP:
        cursor.execute(statement, (now - age,))
