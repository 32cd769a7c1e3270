"""The club's book: which guest is which member, who is called what, and which other clubs are one with this one.

What it says stands in the plain tables too (`rows`), where every other book's fold finds it.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping
from dataclasses import dataclass
from typing import ClassVar, Literal, NamedTuple, TypeAlias

from bot.engines.book import LINKED, Book, Entry

How: TypeAlias = Literal["username", "pressed", "import", "again"]
"""Why a claim was asked: the same username, the member's own press, an import, or because it stood from before."""
Pair: TypeAlias = frozenset[str]
"""Two people, in no order."""

LINK = "#link"
"""What an entry needs that says of which club this one is part."""
DOUBLES = "club.doubles"
"""The timer: directors are told of likely doubles."""


@dataclass(frozen=True, slots=True)
class GuestClaim:
    """A member may be a guest: it waits for somebody who can know."""

    guest: str
    member: str
    called: str
    """What the guest was called then: an id of words. Joined, a guest has the member's name."""
    how: How
    at: float


class Join(NamedTuple):
    """Who somebody counts as, and what they were called by themselves (an id of words; "" where it is not known)."""

    into: str
    called: str = ""
    of: str = ""
    """The club of a member whom this one knew by their link alone when it was said."""
    answered: tuple[GuestClaim, ...] = ()
    """The claims that waited for an answer until then: they wait again when the clubs are parted that it needed."""


@dataclass(frozen=True, slots=True)
class Link:
    """The club that this one is part of, and the room of it that the code came from."""

    club: str
    room: str
    by: str
    at: float
    rooms: Mapping[str, str]
    """The rooms in which both said so, by platform, where these are two."""


class LastDoubles(NamedTuple):
    """The likely doubles that directors were told of last, and what those messages are known by."""

    known_as: str = ""
    pairs: tuple[tuple[str, str], ...] = ()


class ClubBook(Book, kind="club"):
    """Who is who in one club."""

    of_club: ClassVar[bool] = True
    about_people: ClassVar[bool] = True

    def begin(self) -> None:
        """Everybody is who they say."""
        self.club = ""
        self.joins: dict[str, Join] = {}
        """Who counts as whom in this club's books; the other may count as a third in turn."""
        self.claims: dict[tuple[str, str], GuestClaim] = {}
        """The open claims, by guest and member."""
        self.asked: set[str] = set()
        """Of whom a claim was ever asked, but not who was erased since."""
        self.apart: set[Pair] = set()
        """Who are two people: nobody offers to make them one again."""
        self.denied: set[tuple[str, str]] = set()
        """Guests and members who said of themselves that they are not that guest: only they bring it up again."""
        self.names: dict[str, str] = {}
        """The names that directors gave to guests: ids of words kept apart."""
        self.called: dict[str, list[str]] = {}
        """What those guests were called before, then each of those names."""
        self.part_of: Link | None = None
        self.parts: dict[str, str] = {}
        """The clubs that are part of this one, each with the room from which that was said."""
        self.accounts: dict[str, str] = {}
        """Who has linked their accounts, by the id of the one that counts as the other now."""
        self.told: set[Pair] = set()
        """The likely doubles that directors were told of."""
        self.telling = LastDoubles()
        self.looks_next: float | None = None

    def whole(self, id: str) -> str:
        """Who an id counts as in this club."""
        while id in self.joins:
            id = self.joins[id].into
        return id

    def answer(self, guest: str) -> tuple[GuestClaim, ...]:
        """Let no claim of a guest wait any more; gives those that did."""
        waited = tuple(claim for claim in self.claims.values() if claim.guest == guest)
        for claim in waited:
            del self.claims[claim.guest, claim.member]
        return waited

    def behind(self, name: Hashable) -> Iterable[str]:
        """Whom a name in an entry means: a link is about nobody."""
        return () if name == LINK else super().behind(name)

    def due(self) -> dict[str, float]:
        """When directors are next told of likely doubles."""
        return {} if self.looks_next is None else {DOUBLES: self.looks_next}

    def rows(self) -> Mapping[tuple[str, ...], Mapping[str, object]]:
        """The joins, claims, names and the link as rows of the plain tables."""
        rows: dict[tuple[str, ...], Mapping[str, object]] = {}
        for old in self.joins:
            rows["aliases", self.club, old] = {"person": self.whole(old)}
        for (guest, member), claim in self.claims.items():
            rows["claims", self.club, guest, member] = {"at": claim.at, "asked": 1}
        for guest, words in self.names.items():
            rows["people", guest] = {"name": words}
        if self.part_of is not None:
            rows["clubs", self.club] = {"part_of": self.part_of.club}
            for platform, room in self.part_of.rooms.items():
                rows["announcements", self.club, LINKED, platform] = {"room": room}
        return rows


class ClubOpened(Entry, kind="club.opened"):
    """A club's book was laid; it takes over the joins that stood before."""

    lasting = True
    club: str
    joins: dict[str, str]
    looks_next: float

    def apply(self, book: ClubBook) -> None:
        """These joins hold here."""
        book.club = self.club
        book.joins |= {old: Join(into) for old, into in self.joins.items()}
        book.looks_next = self.looks_next


def pair(one: str, other: str) -> Pair:
    """Two people, in no order."""
    return frozenset((one, other))
