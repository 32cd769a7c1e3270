"""The part of a store that is the same for both databases: SQL that SQLite and PostgreSQL both understand."""

from __future__ import annotations

import asyncio
import logging
import math
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Collection, Coroutine, Iterable, Sequence
from dataclasses import replace
from functools import partial
from itertools import starmap
from pathlib import Path
from typing import Any

from bot.storage import statements
from bot.storage.contract import Forget, Trouble, Write
from bot.storage.group_commit import GroupCommit, WriteJob
from bot.storage.plain_tables import DAY, TABLES
from bot.storage.put_away.archive_file import TABLE as PUT_AWAY
from bot.storage.put_away.books_away import BooksAway
from bot.storage.statements import Statement, selected
from bot.storage.stored import (
    Message,
    StoredBook,
    StoredEntry,
    StoredNotice,
    StoredRequest,
    StoredTimer,
    of_answer,
    of_notice,
    place_of,
)

SCRUB_AGAIN = 60.0
"""Seconds after which scrubbing is tried again where it could not be done."""

_LOG = logging.getLogger(__name__)
_REQUEST = "SELECT id, person, room, at, answer, handle, acknowledged, became FROM requests"
BOOK = "SELECT id, kind, club, room, title, opened, version, closed, head, lines FROM books"
LAST_USED_FIRST = " ORDER BY used DESC, opened DESC, id"
_ENTRIES = "SELECT seq, request, at, person, kind, schema, body, line, extra FROM entries WHERE book = ?"
_NOTICE = "SELECT key, card, at, room, person, book, id, due, tries, became, request, seq, strikes FROM notices"
_LINE = 10
"""Notices of one room or person that are read at once: as many as one message may bring. Edits that strike what was
said, or take its buttons away, keep nothing new from being read."""
_WAITING = f"""
    {_NOTICE} WHERE id IN (
        SELECT id FROM (
            SELECT id, row_number() OVER (PARTITION BY room, person ORDER BY strikes <> '', id) AS place
            FROM notices WHERE state = 'waiting' AND due <= ?
        ) AS lines WHERE place <= {_LINE} ORDER BY place, id LIMIT ?
    ) ORDER BY id
"""
_MESSAGE = "SELECT id, request, key, card, at, room, person, seq, state, struck, became FROM notices"
_SAID = f"{_MESSAGE} WHERE strikes = ''"
_LATELY = _MESSAGE.replace("SELECT id", "SELECT strikes, id") + " WHERE person = '' AND state IN ('said', 'waiting')"
_BACKLOG = """
    SELECT count(*), min(since) FROM (
        SELECT CASE WHEN due > at AND tries = 0 THEN due ELSE at END AS since FROM notices WHERE state = 'waiting'
        UNION ALL SELECT at FROM requests WHERE answer <> '' AND acknowledged = 0
    ) AS unsaid
"""
# Whoever linked their accounts goes in a club by the account that was there (`as` it, the key): until another of them
# does something there itself, that one's names are nobody's business.
_AROUND = """
    WITH there AS (
        SELECT person FROM guests WHERE club IN ({0})
        UNION SELECT person FROM roles WHERE club IN ({0})
        UNION SELECT person FROM claims WHERE club IN ({0})
        UNION SELECT seen.person FROM seen JOIN rooms ON rooms.id = seen.room WHERE rooms.club IN ({0})
        UNION SELECT person FROM seen WHERE room IN ({0})
        UNION SELECT plays.person FROM plays JOIN books ON books.id = plays.book WHERE books.club IN ({0})
        UNION SELECT plays.person FROM plays JOIN books ON books.id = plays.book WHERE books.room IN ({0})
    ), around AS (
        SELECT person FROM there
        UNION SELECT aliases.person FROM aliases JOIN there ON there.person = aliases.old WHERE aliases.club = ''
    ), going AS (
        SELECT person, key AS by_whom FROM names
        WHERE sort LIKE 'as %' AND substr(sort, 4) IN ({0}) AND person IN (SELECT person FROM around)
        AND person NOT IN (
            SELECT seen.person FROM seen JOIN rooms ON rooms.id = seen.room
            JOIN accounts ON accounts.person = seen.person AND accounts.platform = rooms.platform
            WHERE rooms.club IN ({0})
        )
    ), themselves AS (
        SELECT person FROM around WHERE person NOT IN (SELECT person FROM going)
    )
    SELECT id, CASE WHEN born = 'guest' THEN 'guest' ELSE 'display' END AS sort, name FROM people
        WHERE id IN (SELECT person FROM themselves)
    UNION SELECT person, 'account', name FROM accounts WHERE person IN (SELECT person FROM themselves)
    UNION SELECT person, '@' || platform, handle FROM accounts
        WHERE handle <> '' AND person IN (SELECT person FROM themselves)
    UNION SELECT person, 'was', name FROM names
        WHERE sort = 'was' AND person IN (SELECT person FROM themselves)
    UNION SELECT person, 'here', name FROM names
        WHERE sort LIKE 'in %' AND substr(sort, 4) IN ({0}) AND person IN (SELECT person FROM themselves)
    UNION SELECT going.person, 'display', COALESCE(people.name, '…')
        FROM going LEFT JOIN people ON people.id = going.by_whom
    UNION SELECT going.person, 'here', names.name FROM going JOIN names ON names.person = going.by_whom
        WHERE names.sort LIKE 'in %' AND substr(names.sort, 4) IN ({0})
    ORDER BY 1, 2, 3
"""
# `key <> ''` lets the database use the partial index.
_EARLIER = """
    SELECT became FROM notices WHERE key = ? AND key <> '' AND id < ? AND state = 'said' AND struck = 0
    ORDER BY id DESC LIMIT 1
"""
_EARLIER_KEPT = _EARLIER.replace("struck = 0", "struck = 0 AND card <> ''")


class SqlStore(ABC):
    """The part of the contract's `Store` that needs no more than rows found by a statement, and a group of jobs."""

    def __init__(self, *, clock: Callable[[], float], read_only: bool, archives: Path) -> None:
        self._clock = clock
        self._away = BooksAway(archives)
        self._read_only = read_only
        self._group: GroupCommit | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    @abstractmethod
    async def _rows(self, statement: str, values: Iterable[Any] = ()) -> list[tuple[Any, ...]]:
        """The rows that a statement finds."""

    async def _know_what_is_away(self) -> None:
        self._away.know(await self.rows(PUT_AWAY))

    def _writing(self) -> GroupCommit:
        if self._group is None:
            raise Trouble("read-only" if self._read_only else "other", "not open for writing")
        return self._group

    def _do(self, job: WriteJob) -> Awaitable[None]:
        try:
            return self._writing().do(job)
        except Trouble as trouble:
            failed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            failed.set_exception(trouble)
            return failed

    def _note(self, statement: Statement) -> Awaitable[None]:
        return self._do(WriteJob(lambda: [statement]))

    def write(self, write: Write) -> Awaitable[None]:
        """Write durably, in the order of the calls, several in one commit; raises Repeated, Overtaken or Trouble."""
        written = self._do(WriteJob(partial(statements.of_write, write, self._clock()), write))
        if any(isinstance(change, Forget) for change in write.changes):
            return self._task(self._forgotten(written))
        return written

    async def _forgotten(self, written: Awaitable[None]) -> None:
        await written
        await self._scrub_now_or_later()

    # --- scrubbing

    @abstractmethod
    async def scrub(self) -> None:
        """Let no file of the database hold what was deleted or changed before now any more."""

    async def _scrub_what_is_left(self) -> None:
        """Do what a crash came between, or what could not be done before."""
        if await self._rows("SELECT value FROM memory WHERE key = 'scrub'"):
            await self._scrub_now_or_later()

    async def _scrub_now_or_later(self) -> None:
        if not await self._try_to_scrub():
            self._task(self._scrub_later())

    async def _scrub_later(self) -> None:
        await asyncio.sleep(SCRUB_AGAIN)
        await self._scrub_what_is_left()

    async def _try_to_scrub(self) -> bool:
        try:
            await self.scrub()
        except Trouble as trouble:
            _LOG.warning("what was erased is still in the database's files, to be scrubbed later: %s", trouble)
            return False
        return True

    async def _end_scrubbing(self) -> None:
        """Leave the rest to the next start."""
        for task in [*self._tasks]:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _task(self, coroutine: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(coroutine)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def settled(self) -> None:
        """Return once everything given to `write` before now is on disk; raises nothing."""
        if self._group is not None:
            await self._group.settled()

    def acknowledge(self, request: str, became: str = "") -> None:
        """The answer to this request was said, and became this; written with the next commit, or soon."""
        self._writing().acknowledge(request, became)

    async def rows(self, table: str, **values: Any) -> list[dict[str, Any]]:
        """The rows of a plain table that have these values."""
        known = TABLES[table]
        names = tuple(known.columns)
        order = " ORDER BY " + ", ".join(known.keys)
        rows = await self._rows(f"SELECT {', '.join(names)}" + selected(table, tuple(values)) + order, values.values())
        return [dict(zip(names, row, strict=True)) for row in rows]

    async def called(self, clubs: Collection[str]) -> list[tuple[str, str, str]]:
        """What everybody is and was called whom these clubs know, or who was in these private chats."""
        statement = _AROUND.format(", ".join("?" * len(clubs)))
        return [*starmap(_named, await self._rows(statement, [*clubs] * _AROUND.count("{0}")))]

    async def request(self, id: str) -> StoredRequest | None:
        """A request that was done before."""
        return next(map(_request, await self._rows(_REQUEST + " WHERE id = ?", [id])), None)

    async def unanswered(self, before: float) -> list[StoredRequest]:
        """Requests done before that moment whose answer nobody is known to have heard."""
        where = " WHERE answer <> '' AND at < ? AND acknowledged = 0 ORDER BY at"
        heard = self._acknowledged()
        rows = await self._rows(_REQUEST + where, [before])
        return [one for one in map(_request, rows) if one.id not in heard | self._acknowledged()]

    def _acknowledged(self) -> set[str]:
        """What was heard and is not written yet: where the disk is full that takes as long as it is."""
        return self._group.acknowledged if self._group is not None else set()

    async def book(self, id: str) -> StoredBook | None:
        """A book by its id."""
        return next(starmap(StoredBook, await self._rows(BOOK + " WHERE id = ?", [id])), None)

    async def books(
        self, *, room: str = "", club: str = "", clubs: Collection[str] = (), kind: str = "", open_only: bool = False
    ) -> list[StoredBook]:
        """The books of a room, a club or several clubs, the last used first."""
        wanted = {name: value for name, value in {"room": room, "club": club, "kind": kind}.items() if value}
        clauses = [f"{name} = ?" for name in wanted] + ["closed IS NULL"] * open_only
        if clubs:
            clauses.append(f"club IN ({', '.join('?' * len(clubs))})")
        where = " WHERE " + " AND ".join(clauses) if clauses else ""
        rows = await self._rows(BOOK + where + LAST_USED_FIRST, [*wanted.values(), *clubs])
        return [*starmap(StoredBook, rows)]

    async def entries(
        self,
        book: str,
        *,
        after: int = 0,
        first: int | None = None,
        last: int | None = None,
        kinds: Collection[str] = (),
        request: str = "",
        by: str = "",
    ) -> list[StoredEntry]:
        """The entries of a book in their order: after a number, the first or the last few, of some kinds, of one
        request or by one person alone."""
        wanted = f" AND kind IN ({', '.join('?' * len(kinds))})" if kinds else ""
        of = [*kinds]
        for column, value in (("request", request), ("person", by)):
            if value:
                wanted += f" AND {column} = ?"
                of.append(value)
        statement = f"{_ENTRIES} AND seq > ?{wanted} ORDER BY seq{' DESC' if last is not None else ''} LIMIT ?"
        return await self._away.entries(self._page, statement, book, of, after=after, first=first, last=last)

    async def _page(self, statement: str, values: Sequence[Any]) -> list[StoredEntry]:
        return [*map(StoredEntry._make, await self._rows(statement, values))]

    async def seeds(self, book: str) -> dict[int, bytes]:
        """The seeds of a book's seals, by the seal's number; its own secret stands under 0."""
        rows = await self._rows("SELECT number, seed FROM seeds WHERE book = ? ORDER BY number", [book])
        return {number: bytes(seed) for number, seed in rows}

    async def timers(self, before: float) -> list[StoredTimer]:
        """What is due by that moment, earliest first."""
        rows = await self._rows("SELECT book, name, at FROM timers WHERE at <= ? ORDER BY at, book, name", [before])
        return [*starmap(StoredTimer, rows)]

    async def next_timer(self, after: float = -math.inf) -> float | None:
        """The earliest moment, after another, that any book waits for."""
        [(at,)] = await self._rows("SELECT min(at) FROM timers WHERE at > ?", [after])
        return None if at is None else float(at)

    async def waiting(self, now: float, most: int = 100) -> list[StoredNotice]:
        """Notices to say now, oldest first; of each room and person a few, so that none keeps the others waiting."""
        return [*starmap(StoredNotice, await self._rows(_WAITING, [now, most]))]

    async def backlog(self) -> tuple[int, float | None]:
        """How many notices and answers wait to be said, and since when the oldest of them might have been."""
        [(count, since)] = await self._rows(_BACKLOG)
        return int(count), since

    async def earlier(self, key: str, before: int, *, forgotten: bool = True) -> str:
        """What the last notice said under the same key became, unless it was struck, or is `forgotten` and such are not
        wanted; empty if there was none."""
        rows = await self._rows(_EARLIER if forgotten else _EARLIER_KEPT, [key, before]) if key else []
        return str(rows[0][0]) if rows else ""

    async def messages(self, request: str) -> list[Message]:
        """What a request said: its answer, then its notices in their order, without those that strike others."""
        answer = await self.message(of_answer(request))
        notices = await self._rows(f"{_SAID} AND request = ? AND request <> '' ORDER BY id", [request])
        return [*([answer] if answer is not None else []), *map(_told, notices)]

    async def edit_of(self, ref: str) -> str:
        """The card of the last edit of an answer or a notice; empty if there was none."""
        where = "SELECT card FROM notices WHERE key = ? AND state IN ('said', 'waiting') ORDER BY id DESC LIMIT 1"
        return "".join(row[0] for row in await self._rows(where, [f"strike {ref}"]))

    async def under(self, key: str) -> list[Message]:
        """The notices of one key, in all its rooms, in their order."""
        # "A" comes after "@": all that begins with the key and an "@", or is the key itself, found in the index.
        where = f"{_SAID} AND key <> '' AND (key = ? OR (key >= ? AND key < ?)) ORDER BY id"
        return [*map(_told, await self._rows(where, [key, f"{key}@", f"{key}A"]))]

    async def message(self, ref: str) -> Message | None:
        """An answer or a notice, by what a strike names it by."""
        sort, _, id = ref.partition(" ")
        if sort == "notice":
            return next(map(_told, await self._rows(f"{_MESSAGE} WHERE id = ?", [int(id)])), None)
        request = await self.request(id)
        return _answer(request) if request is not None and request.answer else None

    async def same_message(self, answer: Message) -> list[str]:
        """The later requests whose answers were put in the place of this one, in their order."""
        where = (
            "SELECT id, became FROM requests WHERE answer <> '' AND at >= ? AND room = ? AND became <> '' AND id <> ?"
            " ORDER BY at"
        )
        rows = await self._rows(where, [answer.at, answer.room, answer.request])
        here = place_of(answer.became)
        return [id for id, became in rows if here and place_of(became) == here]

    async def before_in_message(self, answer: Message) -> list[str]:
        """The earlier requests whose answers this one was put in the place of, in their order, as far as a day back."""
        where = (
            "SELECT id, became FROM requests WHERE answer <> '' AND at >= ? AND at <= ? AND room = ? AND became <> ''"
            " AND id <> ? ORDER BY at"
        )
        rows = await self._rows(where, [answer.at - DAY, answer.at, answer.room, answer.request])
        here = place_of(answer.became)
        return [id for id, became in rows if here and place_of(became) == here]

    async def said_lately(self, rooms: Collection[str], most: int) -> list[Message]:
        """The newest few messages of these rooms, each sort in its order: notices (those still waiting too, and edits,
        which are counted by the message they edit), and the answers there."""
        there = f"room IN ({', '.join('?' * len(rooms))})"
        said = f"{_LATELY} AND {there} ORDER BY id DESC LIMIT ?"
        notices = [(strikes, _told(row)) for strikes, *row in await self._rows(said, [*rooms, most])]
        done = f"{_REQUEST} WHERE answer <> '' AND acknowledged = 1 AND {there} ORDER BY at DESC LIMIT ?"
        answers = [_answer(_request(row)) for row in await self._rows(done, [*rooms, most])]
        shown = [one._replace(ref=strikes or one.ref) for strikes, one in reversed(notices)]
        return sorted([*reversed(answers), *shown], key=lambda one: one.at)

    async def said(self, notice: int, became: str) -> None:
        """A notice was said: keep what it became."""
        await self._note(statements.of_said(notice, became))

    async def postpone(self, notice: int, until: float) -> None:
        """A notice could not be said now."""
        await self._note(statements.of_postponed(notice, until))

    async def hasten(self, room: str, now: float) -> None:
        """What was put off for a room can be tried now."""
        await self._note(statements.of_hastened(room, now))

    async def give_up(self, notice: int, reason: str) -> None:
        """A notice can never be said."""
        await self._note(statements.of_given_up(notice, reason))

    async def sweep(self, now: float) -> None:
        """Forget what nobody needs any more: old answers, old questions, said notices."""
        for step in statements.of_sweep(now):
            await self._do(WriteJob(partial(iter, [step])))


def _request(row: tuple[Any, ...]) -> StoredRequest:
    request = StoredRequest(*row)
    return replace(request, acknowledged=bool(request.acknowledged))


def _named(person: str, sort: str, name: str | None) -> tuple[str, str, str]:
    return person, sort, name or ""


def _answer(request: StoredRequest) -> Message:
    state = "said" if request.acknowledged else "waiting"
    who = (request.room, request.person, 0, state, False, request.became, request.handle)
    return Message(of_answer(request.id), request.id, "", request.answer, request.at, *who)


def _told(row: Sequence[Any]) -> Message:
    id, *rest, struck, became = row
    return Message._make([of_notice(id), *rest, bool(struck), became, "{}"])
