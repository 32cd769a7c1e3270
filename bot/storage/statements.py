"""What is written, as SQL that SQLite and PostgreSQL both understand: statements, with the values for each; and what is
counted for whoever hosts them."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable, Iterator, Sequence
from functools import lru_cache
from typing import Any, NamedTuple, TypeAlias

from bot.storage.contract import Append, Change, Drop, Forget, MessageStrike, Overtaken, Put, Repeated, Write
from bot.storage.many_entries import in_parts
from bot.storage.plain_tables import DAY, HOUR, TABLES
from bot.storage.stored import Size, StoredBook, StoredNotice

Values: TypeAlias = Sequence[Any]

TOLD = 30 * DAY
"""How long it is kept what was told, and where, so that it can be struck there (seconds)."""

EDITED = 180 * DAY
"""How long the last notice of a key is kept, so that the next one takes its place (seconds)."""

_REQUEST = """
    INSERT INTO requests (id, person, room, at, answer, handle, acknowledged) VALUES (?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT DO NOTHING
"""
_BOOK = """
    INSERT INTO books (id, kind, club, room, title, opened, version, closed, used) VALUES (?, ?, ?, ?, ?, ?, 0, ?, ?)
    ON CONFLICT DO NOTHING
"""
# By the head too: of two processes that wrote as many entries at once, one knows nothing of the other's.
_VERSION = """
    UPDATE books SET version = ?, head = ?, lines = ?, used = ?, closed = coalesce(?, closed)
    WHERE id = ? AND version = ? AND head = ?
"""
_ENTRY = "INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
_NO_TIMERS = "DELETE FROM timers WHERE book = ?"
_TIMER = "INSERT INTO timers (book, name, at) VALUES (?, ?, ?)"
_SEED = "INSERT INTO seeds VALUES (?, ?, ?)"
# Not deleted: it may be on its way this very moment, and what it becomes is what the newer one edits.
_REPLACED = "UPDATE notices SET state = 'replaced', card = '' WHERE key = ? AND key <> '' AND state = 'waiting'"
_NOTICE = """
    INSERT INTO notices (key, card, at, room, person, book, due, tries, state, became, request, seq, strikes)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, 'waiting', ?, ?, ?, ?)
"""
_ERASED = "EXISTS (SELECT 1 FROM people WHERE people.id = {}.person AND born = 'erased')"
_WHERE_SAID = f"CASE WHEN {_ERASED} THEN '' ELSE ? END"
"""What something became; nothing for who was erased meanwhile, since a private chat has its owner's number."""
_SAID = f"UPDATE notices SET state = 'said', became = {_WHERE_SAID.format('notices')} WHERE id = ?"
_STRIKE = "UPDATE notices SET struck = ? WHERE id = ?"
ACKNOWLEDGE = f"""
    UPDATE requests SET acknowledged = 1, became = {_WHERE_SAID.format("requests")},
        handle = CASE WHEN {_ERASED.format("requests")} THEN '{{}}' ELSE handle END
    WHERE id = ?
"""
ACKNOWLEDGE_ALL = f"""
    UPDATE requests SET acknowledged = 1, became = {_WHERE_SAID.format("requests").replace("?", "said.became")},
        handle = CASE WHEN {_ERASED.format("requests")} THEN '{{}}' ELSE handle END
    FROM unnest(?::text[], ?::text[]) AS said (became, id) WHERE requests.id = said.id
"""
"""The same of several at once, as PostgreSQL takes it."""
_POSTPONE = "UPDATE notices SET due = ?, tries = tries + 1 WHERE id = ? AND state = 'waiting'"
_HASTEN = "UPDATE notices SET due = ? WHERE room = ? AND state = 'waiting' AND strikes = '' AND due > ?"
_GIVE_UP = "UPDATE notices SET state = 'given up', became = ?, card = '' WHERE id = ?"
_EMPTIED = """
    UPDATE notices SET card = '', became = '', key = '',
        state = CASE WHEN state = 'waiting' THEN 'given up' ELSE state END
"""
_ANSWER_EMPTIED = "UPDATE requests SET answer = '', handle = '{}', became = ''"
_FORGET = (
    "UPDATE people SET name = '', language = '', notices = 1, initials = 0, public = NULL,"
    " pseudonym = '', born = 'erased' WHERE id = ?",
    *(
        f"DELETE FROM {table} WHERE person = ?"
        for table in (
            *("accounts", "names", "guests", "seen", "roles", "words", "presses", "uploads", "live_cards"),
            "single_cards",
        )
    ),
    "DELETE FROM codes WHERE subject = ?",
    f"{_ANSWER_EMPTIED} WHERE person = ?",
    f"{_EMPTIED} WHERE person = ?",
)


def _holding(*columns: str) -> str:
    # The two databases find a text in another by functions of different names; both replace.
    return "(" + " OR ".join(f"replace({column}, ?, '') <> {column}" for column in columns) + ")"


_PEOPLE = """
    SELECT seen.person FROM seen JOIN rooms ON rooms.id = seen.room WHERE rooms.club = ?
    UNION SELECT plays.person FROM plays JOIN books ON books.id = plays.book WHERE books.club = ?
"""
_ROOMS = f"""
    SELECT id FROM rooms WHERE club = ?
    UNION SELECT seen.room FROM seen JOIN rooms ON rooms.id = seen.room AND rooms.private = 1
    WHERE seen.person IN ({_PEOPLE})
"""
"""The rooms of a club, and the private chats of its people."""
_CHAT = "CASE WHEN rooms.house <> '' THEN rooms.house ELSE rooms.place END"
# What is kept in passing is of the chat that its key names; on the local page there is one club.
_TRACE = (
    (f"DELETE FROM passing WHERE {_holding('key', 'value')}", 2),
    (f"DELETE FROM presses WHERE {_holding('line', 'card')}", 2),
    (f"DELETE FROM page_messages WHERE {_holding('body')}", 1),
    (f"{_ANSWER_EMPTIED} WHERE answer <> '' AND {_holding('answer', 'handle', 'became')}", 3),
    (f"{_EMPTIED} WHERE {_holding('card', 'became', 'key')}", 3),
)
"""Deletes or empties rows of others that hold a trace of a person; each with how often the trace is a parameter."""
_THERE = (
    f"""
    EXISTS (
        SELECT 1 FROM rooms WHERE rooms.id IN ({_ROOMS}) AND replace(key, ':' || {_CHAT} || ':', '') <> key
    )
    """,
    f"(room IN ({_ROOMS}) OR person IN ({_PEOPLE}) OR (room IS NULL AND person IS NULL))",
    "EXISTS (SELECT 1 FROM rooms WHERE platform = 'club' AND club = ?)",
    f"room IN ({_ROOMS})",
    f"(room = '' OR room IN ({_ROOMS}))",
)
"""Whether such a row is of a club."""
_NAME = tuple(
    (f"{text} AND {there}", times, there.count("?")) for (text, times), there in zip(_TRACE, _THERE, strict=True)
)
_CARDS = (("value",), ("line", "card"), ("body",), ("answer",), ("card",))
"""Where such a row may hold somebody's id."""
_BESIDE = tuple(
    (f"{text} AND {_holding(*columns)}", times, len(columns))
    for (text, times), columns in zip(_TRACE, _CARDS, strict=True)
)
_NO_UPLOADS = f"DELETE FROM uploads WHERE person IN ({_PEOPLE}) AND token NOT IN ({{}})"
SCRUB_PEOPLE = "INSERT INTO memory SELECT 'scrub', 'before' WHERE EXISTS (SELECT 1 FROM people) ON CONFLICT DO NOTHING"
"""Marks the database for scrubbing: people erased by an older release may have left bytes in its files."""
SCRUBBED = "DELETE FROM memory WHERE key = 'scrub'"
_SWEEP = (
    (f"{_ANSWER_EMPTIED} WHERE answer <> '' AND at < ?", TOLD),
    (f"{_ANSWER_EMPTIED} WHERE answer <> '' AND at < ? AND acknowledged = 0", DAY),
    (f"{_ANSWER_EMPTIED} WHERE answer <> '' AND at < ? AND acknowledged = 1 AND became = ''", HOUR),
    ("UPDATE notices SET card = '' WHERE state <> 'waiting' AND card <> '' AND at < ?", TOLD),
    ("DELETE FROM requests WHERE answer = '' AND at < ?", 90 * DAY),
    # The last one said under a key may yet be edited. That the other has a key is said once more: its index holds only
    # notices that have one, and without it each would be compared with all.
    (
        """
        DELETE FROM notices WHERE state <> 'waiting' AND at < ? AND NOT (
            state = 'said' AND key <> '' AND id = (
                SELECT max(id) FROM notices AS other
                WHERE other.key = notices.key AND other.key <> '' AND other.state = 'said'
            )
        )
        """,
        TOLD,
    ),
    ("DELETE FROM notices WHERE state <> 'waiting' AND at < ?", EDITED),
    *((f"DELETE FROM {table.name} WHERE at < ?", table.lasts) for table in TABLES.values() if table.lasts is not None),
)


class Statement(NamedTuple):
    """A statement and the rows of values to run it with; `unless` is raised if it finds no row to change.

    Where it says a table it touches no other, and where it says `of` what (a book, a key) only the rows of that. What
    is made of others says of which instead.
    """

    text: str
    rows: Sequence[Values]
    unless: Exception | None = None
    table: str = ""
    of: object = None
    parts: tuple[Statement, ...] = ()


def of_write(write: Write, now: float) -> Iterator[Statement]:
    """All that one request writes."""
    request = write.request
    if request is not None:
        values = (
            request.id,
            request.person,
            request.room,
            request.at,
            request.answer,
            request.handle,
            int(request.acknowledged),
        )
        yield Statement(_REQUEST, [values], Repeated(request.id), "requests", request.id)
    if write.opens is not None:
        yield _opening(write.opens, now)
    if write.append is not None:
        yield from _appending(write.append, now)
    for notice in write.notices:
        yield from _noticing(notice)
    for change in write.changes:
        yield from of_change(change)


def _opening(book: StoredBook, now: float) -> Statement:
    values = (book.id, book.kind, book.club, book.room, book.title, book.opened, book.closed, now)
    return Statement(_BOOK, [values], Overtaken(book.id), "books", book.id)


def _appending(append: Append, now: float) -> Iterator[Statement]:
    book = append.book
    last = append.version + len(append.entries)
    values = (last, append.head, append.lines, now, append.closed, book, append.version, append.upon)
    yield Statement(_VERSION, [values], Overtaken(book), "books", book)
    before = append.version
    for part in in_parts(append.entries):
        if [entry.seq for entry in part] != [*range(before + 1, before + len(part) + 1)]:
            raise ValueError(f"entries of {book} after {before} are not numbered one by one")
        before += len(part)
        yield Statement(_ENTRY, [(book, *entry) for entry in part], table="entries", of=book)
    if append.timers is not None:
        yield Statement(_NO_TIMERS, [(book,)], table="timers", of=book)
        if append.timers:
            timers = [(book, timer.name, timer.at) for timer in append.timers]
            yield Statement(_TIMER, timers, table="timers", of=book)
    if append.seeds:
        seeds = [(book, number, seed) for number, seed in append.seeds]
        yield Statement(_SEED, seeds, table="seeds", of=book)


def _noticing(notice: StoredNotice) -> Iterator[Statement]:
    if notice.key:
        yield Statement(_REPLACED, [(notice.key,)], table="notices", of=notice.key)
    values = (
        notice.key,
        notice.card,
        notice.at,
        notice.room,
        notice.person,
        notice.book,
        notice.due,
        notice.tries,
        notice.became,
        notice.request,
        notice.seq,
        notice.strikes,
    )
    yield Statement(_NOTICE, [values], table="notices", of=notice.key)


def of_change(change: Change) -> Iterator[Statement]:
    """One change of rows."""
    if isinstance(change, Put):
        unless = Overtaken(change.table) if change.new else None
        text, of = _put(change.table, tuple(change.row), change.new), [*map(change.row.get, TABLES[change.table].keys)]
        yield Statement(text, [tuple(change.row.values())], unless, change.table, of)
    elif isinstance(change, Drop):
        names = tuple(change.where)
        yield Statement("DELETE" + selected(change.table, names), [tuple(change.where.values())], table=change.table)
    elif isinstance(change, MessageStrike):
        yield Statement(_STRIKE, [(int(change.struck), change.notice)])
    elif isinstance(change, Forget):
        yield from _forgetting(change)
    else:
        yield Statement(_relabel(tuple(change.values)), [(*change.values.values(), change.book)])


def _forgetting(forget: Forget) -> Iterator[Statement]:
    yield from (Statement(text, [(id,)]) for id in (forget.person, *forget.ids) for text in _FORGET)
    for trace in forget.traces:
        yield from (Statement(text, [(trace,) * times]) for text, times in _TRACE)
    beside = (*forget.names, *forget.questions)
    for text, times, columns in _BESIDE if beside else ():
        ids = (forget.person, *forget.ids)
        yield Statement(text, [(*(name,) * times, *(id,) * columns) for name in beside for id in ids])
    for club in forget.clubs:
        for text, times, clubs in _NAME if forget.names else ():
            yield Statement(text, [(*(name,) * times, *(club,) * clubs) for name in forget.names])
        marks = ", ".join("?" * len(forget.files)) or "''"
        yield Statement(_NO_UPLOADS.format(marks), [(club, club, *forget.files)])
    # The value tells one from the next, where another process is at it already.
    yield from of_change(Put("memory", {"key": "scrub", "value": secrets.token_hex(8)}))


@lru_cache
def _put(table: str, names: tuple[str, ...], new: bool) -> str:
    known = TABLES[table]
    _known(table, names)
    others = "" if new else ", ".join(f"{name} = excluded.{name}" for name in names if name not in known.keys)
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


def of_said(notice: int, became: str) -> Statement:
    """Keep what it became."""
    return Statement(_SAID, [(became, notice)])


def of_postponed(notice: int, until: float) -> Statement:
    """Try again at that moment."""
    return Statement(_POSTPONE, [(until, notice)])


def of_hastened(room: str, now: float) -> Statement:
    """Try again now what waits for a room; an edit waits for what it changes."""
    return Statement(_HASTEN, [(now, room, now)])


def of_given_up(notice: int, reason: str) -> Statement:
    """Keep why, lose its text."""
    return Statement(_GIVE_UP, [(reason, notice)])


def of_sweep(now: float) -> list[Statement]:
    """Forget what is older than anybody needs: a step each, so that whatever else is written comes in between."""
    return [Statement(text, [(now - age,)]) for text, age in _SWEEP]


# --- what is counted

Rows: TypeAlias = Callable[..., Awaitable[list[tuple[Any, ...]]]]
_SQLITE_SIZE = "SELECT pages.page_count * size.page_size FROM pragma_page_count() AS pages, pragma_page_size() AS size"
_POSTGRESQL_SIZE = "SELECT pg_database_size(current_database())"
_ENTRIES = "SELECT count(*), min(at), sum(CASE WHEN at >= ? THEN 1 ELSE 0 END) FROM entries"
_LONGEST = "SELECT id, version FROM books WHERE closed IS NULL ORDER BY version DESC, id LIMIT 1"
_OF_ONE = "SELECT count(*) FROM entries WHERE book = ? AND at >= ?"
_USED = """
    SELECT coalesce(sum(length(body)), 0) FROM entries WHERE book IN (SELECT id FROM books WHERE used >= ?)
"""
_BUSIEST = """
    SELECT coalesce(max(asked), 0) FROM (
        SELECT count(*) AS asked FROM requests WHERE at >= ? GROUP BY CAST(at / 60 AS BIGINT)
    ) AS minutes
"""
_PEOPLE = "SELECT count(*) FROM people WHERE born <> 'erased'"
_WEEK = 7 * 86_400.0


async def growth(rows: Rows, *, postgresql: bool, now: float, days: float) -> Size:
    """Look at a database as it is now, and at the last few days."""
    since = now - days * 86_400
    [(size,)] = await rows(_POSTGRESQL_SIZE if postgresql else _SQLITE_SIZE)
    [(entries, first, lately)] = await rows(_ENTRIES, [since])
    found = await rows(_LONGEST)
    longest, version = found[0] if found else ("", 0)
    [(of_one,)] = await rows(_OF_ONE, [longest, since])
    [(used,)] = await rows(_USED, [now - _WEEK])
    [(busiest,)] = await rows(_BUSIEST, [since])
    [(people,)] = await rows(_PEOPLE)
    young = min(days, (now - first) / 86_400) if first is not None else days
    return Size(
        int(size),
        int(entries),
        int(lately or 0),
        max(young, 1.0),
        str(longest),
        int(version),
        int(of_one),
        int(used),
        int(busiest),
        int(people),
    )
