"""Commits in groups: what arrives while one commit is under way goes into the next one, together, and of each statement
once with the rows of all."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import product, takewhile
from typing import NamedTuple, TypeAlias

from bot.storage.contract import Trouble, Write
from bot.storage.statements import Statement

Outcomes: TypeAlias = "Sequence[Exception | None]"
"""For each job in turn the error that is its own, or None when it was done."""
Heard: TypeAlias = tuple[str, str]
"""What an answer became when it was said, and the request that it answers."""

SOON = 0.05
"""How long an acknowledgement waits for a commit to go along with, before it gets one of its own (seconds)."""

MANY = 500
"""Rows that wait at most: what an import writes is not gathered in memory."""

_LOG = logging.getLogger(__name__)


class WriteJob(NamedTuple):
    """Makes its statements anew at every try; `write` is what they are made of, where they are of a `Write`."""

    statements: Callable[[], Iterable[Statement]]
    write: Write | None = None


_NOTHING = WriteJob(tuple, Write())


@dataclass(eq=False, slots=True)
class _Between:
    """What is done while nothing is committed, and what is done then."""

    work: Callable[[], Awaitable[None]]
    done: asyncio.Future[None]


@dataclass(eq=False, slots=True)
class _Work:
    """A job that waits, and what is done when it is on disk."""

    job: WriteJob
    done: asyncio.Future[None]


class GroupCommit:
    """Takes jobs in the order of the calls, and has as many committed at once as are waiting.

    `commit` is given the jobs and the requests that were heard of; it raises if nothing of them is on disk. `tidy` is
    called after it, when everybody has been told.
    """

    def __init__(
        self,
        commit: Callable[[Sequence[WriteJob], Sequence[Heard]], Awaitable[Outcomes]],
        tidy: Callable[[], Awaitable[None]] | None = None,
        *,
        soon: float = SOON,
    ) -> None:
        self._wait = soon
        self._commit = commit
        self._tidy = tidy
        self._waiting: list[_Work] = []
        self._between: list[_Between] = []
        self._heard: list[Heard] = []
        self._noting: list[Heard] = []
        self._task: asyncio.Task[None] | None = None
        self._later: asyncio.TimerHandle | None = None

    def do(self, job: WriteJob) -> asyncio.Future[None]:
        """Take the job now; what this gives is done when it is on disk, which it will be even if nobody waits."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Work(job, done))
        self._begin()
        return done

    def between(self, work: Callable[[], Awaitable[None]]) -> asyncio.Future[None]:
        """Do it after what was given before now, while nothing is committed; what this gives ends as it ends."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._between.append(_Between(work, done))
        self._begin()
        return done

    async def settled(self) -> None:
        """Return when every job given before now is on disk or has failed."""
        if self._task is not None:
            with contextlib.suppress(Trouble):
                await self.do(_NOTHING)

    def acknowledge(self, request: str, became: str = "") -> None:
        """Note it with the next commit, or soon."""
        self._heard.append((became, request))
        self._remember()

    @property
    def acknowledged(self) -> set[str]:
        """The requests whose acknowledgement is not known to be on disk, however long that takes."""
        return {request for _, request in (*self._noting, *self._heard)}

    async def close(self) -> None:
        """Write what waits."""
        self._begin()
        while self._task is not None:
            await asyncio.wait([self._task])
            if self._task is not None:
                self._begin()
        if self._later is not None:
            self._later.cancel()

    def _begin(self) -> None:
        if self._task is not None and self._task.cancelled():
            self._task = None  # It was cancelled before it began, and has done nothing.
        if self._task is None and (self._waiting or self._heard or self._between):
            self._task = asyncio.create_task(self._commit_all())

    def _remember(self) -> None:
        if self._later is None:
            self._later = asyncio.get_running_loop().call_later(self._wait, self._soon)

    def _soon(self) -> None:
        self._later = None
        self._begin()

    async def _commit_all(self) -> None:
        try:
            if self._waiting or self._heard:
                await self._commit_next()
            while self._waiting or self._between:
                if self._waiting:
                    await self._commit_next()
                for between in self._taken():
                    await _done(between)
        finally:
            self._task = None

    def _taken(self) -> list[_Between]:
        taken, self._between = self._between, []
        return taken

    async def _commit_next(self) -> None:
        group, self._waiting = self._waiting, []
        heard, self._heard = self._heard, []
        self._noting = heard
        outcomes: Outcomes = [None] * len(group)
        try:
            if heard or any(work.job.write != _NOTHING.write for work in group):
                outcomes = await self._commit([work.job for work in group], heard)
        except Exception as error:
            trouble = error if isinstance(error, Trouble) else Trouble("other", repr(error))
            _LOG.warning("%d writes failed together: %s", len(group), trouble)
            outcomes = [Trouble(trouble.reason, trouble.detail) for _ in group]
            self._heard = heard + self._heard
            self._remember()
        self._noting = []
        for work, outcome in zip(group, outcomes, strict=True):
            if work.done.cancelled():
                if outcome is not None:
                    _LOG.warning("a write that nobody waited for any more failed: %r", outcome)
            elif outcome is None:
                work.done.set_result(None)
            else:
                work.done.set_exception(outcome)
        if self._tidy is not None:
            await self._tidy()


async def _done(between: _Between) -> None:
    try:
        await between.work()
    except Exception as error:
        if not between.done.cancelled():
            between.done.set_exception(error)
    else:
        if not between.done.cancelled():
            between.done.set_result(None)


class Batches:
    """Runs statements as if in their order, in fewer: one waits for others of its text, unless it would come before a
    statement of another text that may touch the same rows."""

    def __init__(self, run: Callable[[Statement], Awaitable[None]]) -> None:
        self._run = run
        self._waiting: dict[str, list[Statement]] = {}
        self._many = 0
        """How many rows wait."""

    async def add(self, statement: Statement) -> None:
        """Run it now, or with others that are like it."""
        if not statement.table or self._overtakes(statement):
            await self.flush()
        self._waiting.setdefault(statement.text, []).append(statement)
        self._many += len(statement.rows)
        if not statement.table or self._many >= MANY:
            await self.flush()

    async def flush(self) -> None:
        """Run all that waits."""
        waiting, self._waiting, self._many = self._waiting, {}, 0
        for first, *others in waiting.values():
            rows = [row for one in (first, *others) for row in one.rows]
            await self._run(first._replace(rows=rows) if others else first)

    def _overtakes(self, statement: Statement) -> bool:
        if statement.text not in self._waiting:
            return False
        later = takewhile(lambda text: text != statement.text, reversed(self._waiting))
        return any(_may_meet(statement, one) for text in later for one in self._waiting[text])


def _may_meet(one: Statement, other: Statement) -> bool:
    if one.parts or other.parts:
        return any(_may_meet(*both) for both in product(one.parts or [one], other.parts or [other]))
    return one.table == other.table and (one.of == other.of or one.of is None or other.of is None)
