"""The contract of a store, what is written to it, and its exceptions; one suite tests SQLite and PostgreSQL by it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeAlias

from bot.quick import quick
from bot.storage.stored import Lent, Message, Size, StoredBook, StoredEntry, StoredNotice, StoredRequest, StoredTimer

Row: TypeAlias = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Spans:
    """How long claims and leases last among processes that share a database (seconds)."""

    claim: float = 15.0
    """How long a claim on a notice, a timer or an answer lasts after it was made or renewed."""
    lease: float = 7.0
    """How long a task stays with a process after it was taken or renewed."""
    gone: float = 5.0
    """How long both last where the database sees no connection of the process, which may be lost for a moment only."""
    look: float = 2.5
    """Interval of looking for notices that wait for their moment, and for answers that nobody heard."""

    @property
    def keep(self) -> float:
        """Interval at which claims and leases are renewed."""
        return self.gone / 2


SPANS = Spans()
REMEMBERED = frozenset(
    {"clubs", "houses", "rooms", "people", "accounts", "names", "guests", "aliases", "seen", "plays", "roles"}
    | {"announcements", "words"}
)
"""Tables of which processes keep rows in memory."""
LIVE = 60.0
"""Seconds after which nobody sits before a clock that has not rung: it rings behind those of the last minute."""


class Trouble(Exception):
    """The database cannot do it now; `reason` is a text key (trouble-REASON).

    locked, full, read-only, damaged, unreachable (no connection), other: at any time. put-away: a book's file is not
    there as it was written, `detail` names it. newer, older (only when opened read-only), missing (the same), in-use
    (by another process), no-place (no file can be there), no-database (nobody has made it): at the start. exists: a
    backup's target.
    """

    def __init__(self, reason: str, detail: str = "") -> None:
        super().__init__(f"{reason}: {detail}" if detail else reason)
        self.reason = reason
        self.detail = detail
        self.place = ""
        """Which database, where it is not the one that the settings name."""


class Repeated(Exception):
    """This request was written before."""


class Overtaken(Exception):
    """Somebody else appended to the book in the meantime; nothing was written."""


@quick
@dataclass(frozen=True, slots=True)
class Put:
    """Insert a row of a plain table, or replace the values given of the row with that key; where it must be `new`:
    Overtaken. What it says is `of` one club, or private chat, alone."""

    table: str
    row: Row
    new: bool = False
    of: str = ""


@dataclass(frozen=True, slots=True)
class Drop:
    """Delete the rows of a plain table that have these values."""

    table: str
    where: Row


@dataclass(frozen=True, slots=True)
class Relabel:
    """Change the row of a book: its club, room or title, or when it was closed (None: it is open again)."""

    book: str
    values: Row


@dataclass(frozen=True, slots=True)
class Forget:
    """Take away all that tells who a person is, under this id and the other `ids`; these stay, in entries and joins.

    What is others' (answers, notices, stored buttons, messages of the local page, what is kept in passing) goes where
    one of the `traces` stands in it: account numbers with what stands around them. Where one of the `names` stands it
    goes in these `clubs` alone, with all files that wait there but these `files`, which name them nowhere: in another
    club the same name is another's, unless one of the ids stands beside it. A write
    with this is done when the files hold nothing of it either, unless somebody still reads what was there before; then
    memory's "scrub" stands until they do not.
    """

    person: str
    ids: tuple[str, ...] = ()
    traces: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    clubs: tuple[str, ...] = ()
    files: tuple[str, ...] = ()
    questions: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class MessageStrike:
    """What a notice told no longer counts; or, where it is not `struck`, it counts again."""

    notice: int
    struck: bool


Change: TypeAlias = "Put | Drop | Relabel | Forget | MessageStrike"


@dataclass(frozen=True, slots=True)
class News:
    """What another process wrote: to which books (and the version they have now), and what else there is to look at.
    `rows` are the keys of what was put into the tables, where that is all and little; else they are None. `lost` says
    that we may have missed something: all that is remembered has to be looked up again.
    """

    books: Mapping[str, int] = field(default_factory=dict)
    tables: frozenset[str] = frozenset()
    rows: Sequence[Put] | None = None
    notices: bool = False
    timers: bool = False
    leases: bool = False
    lost: bool = False


@quick
@dataclass(frozen=True, slots=True)
class Append:
    """Entries to append to a book that is at `version` and whose chain ends in `upon` now; `timers` is all that it
    waits for afterwards, `head` the end of its chain, after so many `lines`."""

    book: str
    version: int
    entries: Sequence[StoredEntry]
    timers: Sequence[StoredTimer] | None = None
    seeds: Sequence[tuple[int, bytes]] = ()
    closed: float | None = None
    upon: str = ""
    head: str = ""
    lines: int = 0


@quick
@dataclass(frozen=True, slots=True)
class Write:
    """All that one request writes: in one transaction, or not at all."""

    request: StoredRequest | None = None
    opens: StoredBook | None = None
    append: Append | None = None
    notices: Sequence[StoredNotice] = ()
    changes: Sequence[Change] = ()


class Store(Protocol):
    """A database that keeps books, people, notices and timers; of texts, not always their zero characters.

    What is not given (`...`) is as `SqlStore` says.
    Where several processes share it, what one has claimed no other is given, for as long as a claim lasts (see `Spans`)
    or until it is dealt with; a process that has the database for itself is given everything.
    """

    @property
    def shared(self) -> bool:
        """Whether other processes may write to it too."""

    async def open(self) -> None:
        """Connect, upgrade the schema if it is older (after a backup), refuse if it is newer or damaged."""

    async def close(self) -> None:
        """Write what waits and disconnect."""

    def write(self, write: Write) -> Awaitable[None]:
        """Write durably, in the order of the calls (not of the awaits), several in one commit.

        What it gives raises Repeated, Overtaken or Trouble when awaited; the write goes on if nobody awaits it.
        """

    async def settled(self) -> None:
        """Return once everything given to `write` before now is on disk; raises nothing."""

    def acknowledge(self, request: str, became: str = ...) -> None:
        """The answer to this request was said, and became this; written with the next commit, or soon."""

    async def rows(self, table: str, **values: Any) -> list[dict[str, Any]]:
        """The rows of a plain table that have these values."""

    async def called(self, clubs: Collection[str]) -> list[tuple[str, str, str]]:
        """What everybody is and was called whom these clubs know: person, sort of name ("display", "guest", "account",
        "was", or "@" and the platform of a username), name. Instead of a club it may be a private chat's room."""

    async def request(self, id: str) -> StoredRequest | None:
        """A request that was done before."""

    async def unanswered(self, before: float) -> list[StoredRequest]:
        """Requests done before that moment whose answer nobody is known to have heard."""

    async def book(self, id: str) -> StoredBook | None:
        """A book by its id."""

    async def books(
        self, *, room: str = ..., club: str = ..., clubs: Collection[str] = ..., kind: str = ..., open_only: bool = ...
    ) -> list[StoredBook]:
        """The books of a room, a club or several clubs, the last used first."""

    async def entries(
        self,
        book: str,
        *,
        after: int = ...,
        first: int | None = ...,
        last: int | None = ...,
        kinds: Collection[str] = ...,
        request: str = ...,
        by: str = ...,
    ) -> list[StoredEntry]:
        """The entries of a book in their order: after a number, the first or the last few, of some kinds, of one
        request or by one person alone."""

    async def seeds(self, book: str) -> dict[int, bytes]:
        """The seeds of a book's seals, by the seal's number; its own secret stands under 0."""

    async def timers(self, before: float) -> list[StoredTimer]:
        """What is due by that moment, earliest first."""

    async def next_timer(self, after: float = ...) -> float | None:
        """The earliest moment, after another, that any book waits for."""

    async def waiting(self, now: float, most: int = ...) -> list[StoredNotice]:
        """Notices to say now, oldest first."""

    async def backlog(self) -> tuple[int, float | None]:
        """How many notices and answers wait to be said, and since when the oldest of them might have been."""

    async def claim_timers(self, before: float, but: Collection[str] = ...) -> list[StoredTimer]:
        """What is due by that moment, for this process to ring, `but` for these books: of each book all; where
        others share the database of some books at a time, first of those for which something fell due just now."""

    async def claim_notices(self, now: float, platforms: Collection[str]) -> list[StoredNotice]:
        """Notices for this process, which is on these platforms, to say now: oldest first, none overtaking another."""

    async def claim_behind(self, notice: StoredNotice, now: float) -> list[StoredNotice]:
        """A few notices that wait in the room of one that this process has claimed, behind it, in their order; none
        where they came with it."""

    async def claim_answers(self, platforms: Collection[str]) -> list[StoredRequest]:
        """Requests whose answer nobody is known to have heard, for this process to say now, oldest first; where others
        share the database a few, and none that its writer has just written: that is claimed from the beginning."""

    async def keep_claims(self, answers: Collection[str]) -> None:
        """The notices that this process has claimed are still being said, and so are these answers."""

    async def lease(self, task: str) -> bool:
        """Take, or keep, a task that one process alone may do; without asking it is lost (see `Spans`)."""

    async def give_back(self, task: str, kept: str = ...) -> None:
        """Let another process have the task, and tell the others; what is `kept` is left for whoever takes it."""

    async def leases(self, beginning: str) -> list[Lent]:
        """The tasks whose names begin so, as far as anybody ever had them."""

    async def keep_leases(self, kept: Mapping[str, str]) -> set[str]:
        """Keep these tasks, each with what whoever takes it after us has to know; those that are ours still."""

    async def at_most_every(self, seconds: float, task: str) -> bool:
        """Whether this process may do now what all of them together may do once in so long; if so, it counts."""

    def listen(self, heard: Callable[[News], None]) -> None:
        """Tell of what other processes write, from the next `open` on."""

    async def said(self, notice: int, became: str) -> None:
        """A notice was said: keep what it became."""

    async def postpone(self, notice: int, until: float) -> None:
        """A notice could not be said now."""

    async def hasten(self, room: str, now: float) -> None:
        """What was put off for a room can be tried now."""

    async def give_up(self, notice: int, reason: str) -> None:
        """A notice can never be said."""

    async def earlier(self, key: str, before: int, *, forgotten: bool = ...) -> str:
        """What the last notice said under the same key became, unless it was struck, or is `forgotten` and such are not
        wanted; empty if there was none."""

    async def messages(self, request: str) -> list[Message]:
        """What a request said: its answer, then its notices in their order, without those that strike others."""

    async def edit_of(self, ref: str) -> str:
        """The card of the last edit of an answer or a notice; empty if there was none."""

    async def under(self, key: str) -> list[Message]:
        """The notices of one key, in all its rooms, in their order."""

    async def message(self, ref: str) -> Message | None:
        """An answer or a notice, by what a strike names it by."""

    async def same_message(self, answer: Message) -> list[str]:
        """The later requests whose answers were put in the place of this one, in their order."""

    async def before_in_message(self, answer: Message) -> list[str]:
        """The earlier requests whose answers this one was put in the place of, in their order, as far as a day back."""

    async def said_lately(self, rooms: Collection[str], most: int) -> list[Message]:
        """The newest few messages of these rooms, each sort in its order: notices (those still waiting too, and edits,
        which are counted by the message they edit), and the answers there."""

    async def sweep(self, now: float) -> None:
        """Forget what nobody needs any more: old answers, old presses and codes, said notices."""

    async def growth(self, now: float, days: float) -> Size:
        """How large it is, and what came in these last days."""

    async def scrub(self) -> None:
        """Let no file of the database hold what was deleted or changed before now any more; Trouble where one must."""

    async def backup(self, target: str) -> None:
        """A consistent copy, while running."""
