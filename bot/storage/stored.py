"""What a store gives back: books and their entries, requests with their answers, notices, timers."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from bot.quick import quick


class StoredEntry(NamedTuple):
    """One fact of a book, as kept: who and when, and its body as JSON; its line in the book's chain, and what belongs
    to that beside it (JSON), if there is anything.

    A tuple, because 100,000 of them are made three times as fast as dataclasses when a long book is opened.
    """

    seq: int
    request: str
    at: float
    person: str
    kind: str
    schema: int
    body: str
    line: int | None = None
    extra: str | None = None


class Lent(NamedTuple):
    """A task that one process alone has, and what is kept with it for whoever has it next."""

    task: str
    ours: bool
    free: bool
    """Whether nobody has it, or its holder was not heard of for too long."""
    kept: str


@dataclass(frozen=True, slots=True)
class StoredBook:
    """A book on the shelf; the head of its chain in hexadecimal, empty where it has none, and the lines of that."""

    id: str
    kind: str
    club: str
    room: str
    title: str
    opened: float
    version: int = 0
    closed: float | None = None
    head: str = ""
    lines: int = 0


@quick
@dataclass(frozen=True, slots=True)
class StoredRequest:
    """A request that was done, with the answer given and what the chat needs to give it again.

    `became` tells what the answer was turned into once it was said.
    """

    id: str
    person: str
    room: str
    at: float
    answer: str
    handle: str = "{}"
    acknowledged: bool = False
    became: str = ""


@quick
@dataclass(frozen=True, slots=True)
class StoredNotice:
    """A message to say: to a room, or to a person. `became` tells what it was turned into once it was said.

    It came of a `request`, and of the entry of number `seq` if it was not the command itself that told it. One that
    `strikes` an answer or another notice is an edit of that: see `of_answer` and `of_notice`.
    """

    key: str
    card: str
    at: float
    room: str = ""
    person: str = ""
    book: str = ""
    id: int = 0
    due: float = 0.0
    tries: int = 0
    became: str = ""
    request: str = ""
    seq: int = 0
    strikes: str = ""


CONCEALS = "conceals"
"""In the handle of an answer: a file that came with what was asked should not stay in the room."""
BUTTON = "opens"
"""What a message became that waits behind a button: the id by which its reader opens it."""
ONLY_READ = "read"
"""What the handle of an answer has that came of no act."""


class Message(NamedTuple):
    """Something that a request said, or is about to say: its answer, or a notice.

    `state` is waiting, said, replaced (by a newer one of its key) or given up; `ref` is what a strike names it by.
    """

    ref: str
    request: str
    key: str
    card: str
    at: float
    room: str
    person: str
    seq: int
    state: str
    struck: bool
    became: str
    handle: str = "{}"

    @property
    def only_read(self) -> bool:
        """Whether it is an answer that came of no act: it tells how something stood when it was asked."""
        return f'"{ONLY_READ}":' in self.handle

    @property
    def stands(self) -> bool:
        """Whether it was said, or will be, and what it says still counts."""
        return self.state in ("waiting", "said") and not self.struck

    @property
    def place(self) -> str:
        """Where it stands, without whom it called: what is put there later has the same. Empty until it is said."""
        if not self.became.startswith("{"):  # Of what was given up it tells why.
            return ""
        place = place_of(self.became)
        return json.dumps([self.room, place], sort_keys=True) if place else ""


def place_of(became: str) -> Mapping[str, Any]:
    """Where a message stands, without whom it called: a change in its place may call others. Empty for an alert, or a
    word that something waits: those of several people look the same, and nothing is put in their place."""
    place: dict[str, Any] = json.loads(became)
    if place.get("waiting") or not place.get("messages", place):
        return {}
    return {name: value for name, value in place.items() if name not in ("calls", BUTTON)}


def of_answer(request: str) -> str:
    """What a strike names an answer by."""
    return f"answer {request}"


def of_notice(notice: int) -> str:
    """What a strike names a notice by."""
    return f"notice {notice}"


@quick
@dataclass(frozen=True, slots=True)
class StoredTimer:
    """A moment that a book waits for."""

    book: str
    name: str
    at: float


class Size(NamedTuple):
    """What a database holds, and what came in the days that were looked at."""

    size: int
    """Bytes of all of it."""
    entries: int
    lately: int
    """Entries of those days."""
    days: float
    """How many days these were: fewer where it is younger."""
    longest: str
    """The open book with the most entries; empty for none."""
    longest_entries: int
    longest_lately: int
    used: int
    """Bytes of the entries of all books that were used in the last week."""
    busiest: int
    """Requests in the fullest minute of those days."""
    people: int
