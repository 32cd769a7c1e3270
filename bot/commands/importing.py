"""What every import does: its file is read aside, its lines are recorded a few at a time, and progress is said."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from bot.commands import csv_files
from bot.engines.book import Refused
from bot.hall.books.long_books import aside, leave_uncollected, uncollected
from bot.hall.cards import as_json
from bot.hall.cards.card import Argument, Card, Say, say
from bot.hall.declared.call import Call
from bot.hall.declared.kinds import FileGiven
from bot.storage.contract import Write
from bot.storage.stored import StoredNotice

T = TypeVar("T")

AT_ONCE = 100
"""Lines that are recorded before others get their turn on the event loop."""
SHORTEST = 20
"""Bytes of a short line: so many lines a file may have."""
QUIET = 1.0
"""Seconds without a word on how far it is."""


class NumberedLine(Protocol):
    """A line of a file, by its number there."""

    @property
    def number(self) -> int: ...


N = TypeVar("N", bound=NumberedLine)


@dataclass(frozen=True, slots=True)
class UnfitLine:
    """A line that cannot be recorded, and why."""

    number: int
    why: Refused


async def lines_of(file: FileGiven, read: Callable[[bytes], Iterable[T]]) -> deque[T]:
    """What is read of a file, in a thread if it may be much."""
    return await aside(len(file.content) // SHORTEST, lambda: deque(read(file.content)))


async def recorded(
    call: Call[Any],
    lines: deque[N | UnfitLine],
    record: Callable[[N], Awaitable[Iterable[str]]],
    in_words: Callable[[Refused], Refused] = lambda no: no,
) -> list[Argument]:
    """Record these lines, a few at a time, and write down their people; gives what is said of those that do not fit.

    Each line is let go of once it is recorded: beside the entries of a hundred thousand the file need not stay.
    """
    troubles = []
    people: dict[str, None] = {}
    progress = Progress(call, len(lines))
    with uncollected():
        for done in range(whole := len(lines)):
            line = lines.popleft()
            if done % AT_ONCE == 0:
                call.introduce(*people)
                people.clear()
                await progress.step(done)
            # What was refused before is not raised: it would hold this frame, and so the whole file, for ever.
            if isinstance(line, UnfitLine):
                troubles.append(csv_files.trouble(line.number, in_words(line.why)))
                continue
            try:
                people |= dict.fromkeys(await record(line))
            except Refused as no:
                troubles.append(csv_files.trouble(line.number, in_words(no)))
        call.introduce(*people)
        leave_uncollected(whole)
    await progress.end()
    return troubles


class Progress:
    """Says how far an import is, in one message that is written anew."""

    def __init__(self, call: Call[Any], whole: int, key: str = "import-progress", end: str = "import-all-read") -> None:
        self._call, self._whole = call, whole
        self._key, self._end = key, end
        self._clock = call.house.clock
        self._next = self._clock() + QUIET
        self._said = False

    async def step(self, done: int) -> None:
        """So many lines are done: others get their turn, and who waits hears of it now and then."""
        await asyncio.sleep(0)
        if self._clock() >= self._next:
            self._next = self._clock() + QUIET
            self._said = True
            await self._say(say(self._key, done=done, all=self._whole))

    async def end(self) -> None:
        """All lines are done: what was said says so."""
        if self._said:
            await self._say(say(self._end, all=self._whole))

    async def _say(self, words: Say) -> None:
        """Written at once, apart from what comes of the import."""
        room, key = self._call.room.id, f"import:{self._call.request.id}"
        notice = StoredNotice(f"{key}@{room}", as_json.dumps(Card(words)), self._clock(), room)
        write = Write(notices=[notice])
        await self._call.store.write(write)
        self._call.house.events.wrote(write)
