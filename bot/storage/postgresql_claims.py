"""Several processes on one PostgreSQL: claims, and news of what the other processes wrote."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import secrets
from collections.abc import Awaitable, Callable, Collection, Iterable, Sequence
from dataclasses import replace
from itertools import starmap
from typing import Any

import asyncpg

from bot.storage.contract import LIVE, REMEMBERED, Change, Drop, Forget, News, Put, Relabel, Spans, Trouble, Write
from bot.storage.postgresql_server import LOST, Connection
from bot.storage.stored import StoredNotice, StoredRequest, StoredTimer

MOST = 100
"""Most notices claimed at once, and books whose timers are."""
BEHIND = 10
"""Most notices of one room claimed at once."""
FEW = 5
"""Most answers claimed at once: those that a dying process has claimed wait until the claim lapses."""
PAUSE = 1.0
"""Pause before listening is tried again (seconds)."""
ROWS = 20
"""Most rows of which each is told by its key."""
TELLING = {
    "people": ("id",),
    "accounts": ("platform", "account", "person"),
    "seen": ("room", "person"),
    "plays": ("person", "book"),
    "words": ("id",),
    "rooms": (),
    "houses": (),
    "clubs": (),
}
"""Of these tables it is told which row was put, by the columns from which others know what to look up again, and no
name; of the last three only that it is new, since what is nobody remembers."""
LONG = 7_000
"""Longest payload of NOTIFY in characters (PostgreSQL takes 8000 bytes); longer news say only that there were some."""

_LOG = logging.getLogger(__name__)
TELL = "SELECT pg_notify('araldo ' || current_schema(), ?)"
"""Tells all processes, the one that says it too."""
_NAME = "araldo "
"""Prefix of a process's name, which stands in pg_stat_activity as its connections' application_name."""
# By the database's clock, which is the same for all.
NOW = "extract(epoch FROM clock_timestamp())::float8"
_THERE = f"SELECT application_name FROM pg_stat_activity WHERE application_name LIKE '{_NAME}%'"


# All timers of a book at once, so that they ring in their order; those rung before in this round are left out.
# Joined to, not searched: a night's thousands would be looked for among thousands at each turn.
_DUE = "at <= $2 AND NOT EXISTS (SELECT FROM unnest($3::text[]) AS rung WHERE rung = timers.book)"
_OURS = "(room = '' OR room IN (SELECT rooms.id FROM rooms WHERE platform = ANY($2::text[])))"
_TAKEN = f"holder = $1, held = {NOW}"
_KEEP = f"UPDATE notices SET {_TAKEN} WHERE state = 'waiting' AND holder = $1"


_BEHIND = "{0}.state = 'waiting' AND {0}.room = $2 AND {0}.person = '' AND {0}.id > $3"


class Statements:
    """The statements that say who has what, with the spans in them."""

    def __init__(self, spans: Spans) -> None:
        self._spans = spans
        self.timers = f"""
            UPDATE timers SET {_TAKEN} WHERE (book, name) IN (
                SELECT book, name FROM timers WHERE {_DUE} AND {self._free("timers")} AND book IN (
                    SELECT book FROM timers WHERE {_DUE} AND {self._free("timers")}
                    GROUP BY book ORDER BY max(at) <= $2 - {LIVE}, min(at), book LIMIT {MOST}
                ) FOR UPDATE SKIP LOCKED
            ) RETURNING book, name, at
        """
        # Only the first of each line, so that none is overtaken; what was put off holds back those behind it.
        self.notices = f"""
            UPDATE notices SET {_TAKEN} WHERE id IN (
                SELECT id FROM notices AS first
                WHERE state = 'waiting' AND due <= $3 AND {self._free("first")} AND {_OURS} AND NOT EXISTS (
                    SELECT 1 FROM notices AS earlier WHERE earlier.state = 'waiting' AND earlier.id < first.id
                    AND earlier.person = first.person AND (first.person <> '' OR earlier.room = first.room)
                    AND (earlier.due <= $3 OR earlier.tries > 0)
                ) ORDER BY id LIMIT {MOST} FOR UPDATE SKIP LOCKED
            ) RETURNING key, card, at, room, person, book, id, due, tries, became, request, seq, strikes
        """
        # Nobody else has these while the first is ours; none of another process's is overtaken.
        self.behind = f"""
            UPDATE notices SET {_TAKEN} WHERE id IN (
                SELECT id FROM notices AS next
                WHERE {_BEHIND.format("next")} AND due <= $4 AND {self._free("next")} AND NOT EXISTS (
                    SELECT 1 FROM notices AS between WHERE {_BEHIND.format("between")} AND between.id < next.id
                    AND (between.due <= $4 OR between.tries > 0)
                    AND NOT (between.due <= $4 AND {self._free("between")})
                ) ORDER BY strikes <> '', id LIMIT {BEHIND} FOR UPDATE
            ) RETURNING key, card, at, room, person, book, id, due, tries, became, request, seq, strikes
        """
        # Not what this process holds itself: it is saying that, or will say it when the claim has lapsed.
        self.answers = f"""
            UPDATE requests SET {_TAKEN} WHERE id IN (
                SELECT id FROM requests
                WHERE answer <> '' AND acknowledged = 0 AND {self._lapsed("requests", spans.claim)} AND {_OURS}
                ORDER BY at LIMIT {FEW} FOR UPDATE SKIP LOCKED
            ) RETURNING id, person, room, at, answer, handle
        """
        self.keep_answers = f"""
            UPDATE requests SET {_TAKEN}
            WHERE acknowledged = 0 AND id = ANY($2::text[]) AND {self._free("requests")}
        """

    def _lapsed(self, table: str, seconds: float) -> str:
        return lapsed(table, seconds, self._spans.gone)

    def _free(self, table: str) -> str:
        """Whether this process may have it."""
        return f"({table}.holder = $1 OR {self._lapsed(table, self._spans.claim)})"


def lapsed(table: str, seconds: float, gone: float) -> str:
    """Whether a claim was not kept for so long, or for a moment where its holder has no connection any more."""
    ago = f"{NOW} - {table}.held"
    return f"({ago} >= {seconds} OR ({ago} >= {gone} AND {table}.holder NOT IN ({_THERE})))"


class PostgresClaims:
    """The claims of this process, and its ear for the others' news."""

    def __init__(self, rows: Callable[..., Awaitable[list[tuple[Any, ...]]]], spans: Spans) -> None:
        self.name = _NAME + secrets.token_hex(6)
        self._rows = rows
        self._statements = Statements(spans)
        self._heard: Callable[[News], None] | None = None
        self._task: asyncio.Task[None] | None = None

    # --- claims

    async def timers(self, before: float, but: Collection[str]) -> list[StoredTimer]:
        """What is due by that moment, for this process to ring, of some books at a time."""
        found = starmap(StoredTimer, await self._rows(self._statements.timers, [self.name, before, [*but]]))
        return sorted(found, key=lambda timer: (timer.at, timer.book, timer.name))

    async def notices(self, now: float, platforms: Collection[str]) -> list[StoredNotice]:
        """Notices for this process to say now: the first that waits for each room and person."""
        found = starmap(StoredNotice, await self._rows(self._statements.notices, [self.name, [*platforms], now]))
        return sorted(found, key=lambda notice: notice.id)

    async def behind(self, notice: StoredNotice, now: float) -> list[StoredNotice]:
        """A few notices that wait in the same room behind one that is ours."""
        given = [self.name, notice.room, notice.id, now]
        found = starmap(StoredNotice, await self._rows(self._statements.behind, given))
        return sorted(found, key=lambda notice: notice.id)

    async def answers(self, platforms: Collection[str]) -> list[StoredRequest]:
        """A few answers that nobody heard, for this process to say."""
        found = starmap(StoredRequest, await self._rows(self._statements.answers, [self.name, [*platforms]]))
        return sorted(found, key=lambda request: request.at)

    async def keep(self, answers: Collection[str]) -> None:
        """The notices claimed are still being said, and so are these answers."""
        await self._rows(_KEEP, [self.name])
        if answers:
            await self._rows(self._statements.keep_answers, [self.name, [*answers]])

    # --- news

    def listen(self, heard: Callable[[News], None]) -> None:
        """Whom to tell."""
        self._heard = heard

    def begin(self, connect: Callable[[], Awaitable[Connection]]) -> None:
        """Listen, if anybody wants to know."""
        if self._heard is not None:
            self._task = asyncio.create_task(self._listen(connect, self._heard))

    async def end(self) -> None:
        """Listen no longer."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
            self._task = None

    def news(self, writes: Iterable[Write]) -> str:
        """What the others are told of these writes; empty where there is nothing to tell."""
        news = nothing = News(rows=())
        for write in writes:
            news = _with(news, write)
        return self.payload(news) if news != nothing else ""

    def payload(self, news: News) -> str:
        """News as the others read them."""
        told = {**{name: getattr(news, name) for name in News.__slots__}, "tables": sorted(news.tables)}
        told["rows"] = None if news.rows is None else [(put.table, put.row, put.new, put.of) for put in news.rows]
        text = json.dumps({"by": self.name, **told})
        return text if len(text) < LONG else json.dumps({"by": self.name, "lost": True})

    async def _listen(self, connect: Callable[[], Awaitable[Connection]], heard: Callable[[News], None]) -> None:
        while True:
            try:
                await self._listen_once(await connect(), heard)
            except (asyncpg.PostgresError, Trouble, *LOST) as error:
                _LOG.warning("no news of the other processes: %r", error)
            await asyncio.sleep(PAUSE)

    async def _listen_once(self, connection: Connection, heard: Callable[[News], None]) -> None:
        """Listen until the connection is lost."""
        ended = asyncio.Event()
        connection.add_termination_listener(lambda _: ended.set())
        try:
            channel: str = await connection.fetchval("SELECT 'araldo ' || current_schema()")
            await connection.add_listener(channel, lambda _, __, ___, payload: self._hear(payload, heard))
            heard(News(lost=True))  # of the time before we listened nothing is known
            await ended.wait()
        finally:
            connection.terminate()

    def _hear(self, payload: str, heard: Callable[[News], None]) -> None:
        told = json.loads(payload)
        if told.pop("by") != self.name:
            news = News(**told)
            rows = None if news.rows is None else tuple(Put(*one) for one in told["rows"])
            heard(replace(news, tables=frozenset(news.tables), rows=rows))


def _keys(change: Change) -> Put | None:
    """What tells others which row was put; None where it is not to be said so."""
    if not isinstance(change, Put) or change.table not in TELLING or not (TELLING[change.table] or change.new):
        return None
    return Put(change.table, {name: change.row.get(name) for name in TELLING[change.table]}, change.new, change.of)


def _rows(before: Sequence[Put] | None, changes: Sequence[Change]) -> Sequence[Put] | None:
    told = [_keys(one) for one in changes if isinstance(one, Put | Drop) and one.table in REMEMBERED]
    found = [put for put in told if put is not None]
    if before is None or len(found) < len(told) or len(before) + len(found) > ROWS:
        return None
    return (*before, *found)


def _with(news: News, write: Write) -> News:
    append = write.append
    return News(
        {**news.books, **({append.book: append.version + len(append.entries)} if append is not None else {})},
        news.tables | {change.table for change in write.changes if isinstance(change, Put | Drop)},
        _rows(news.rows, write.changes),
        news.notices or bool(write.notices),
        news.timers or (append is not None and bool(append.timers)),
        lost=news.lost or any(isinstance(change, Relabel | Forget) for change in write.changes),
    )
