"""What a command is given: who asks, where, the book, the dice, and lists of what is to be written and told."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Generic, NamedTuple, TypeVar

from bot.engines.book import LINKED, Book, Entry, Refused
from bot.engines.dice import Dice
from bot.engines.seal_entries import SealRetired, open_seal, set_seal
from bot.engines.seals import SHORT, commitment
from bot.hall.books.actions import Actions
from bot.hall.books.shelf import Volume
from bot.hall.cards.card import Card, Free
from bot.hall.declared.told import Told
from bot.hall.house import House
from bot.hall.people.people import People
from bot.hall.people.person import Person
from bot.hall.people.rooms import Announced, Club, Room
from bot.hall.requests import File, Request
from bot.settings import Settings
from bot.storage.contract import Change, Put, Store
from bot.storage.stored import StoredNotice

B = TypeVar("B", bound=Book)


class Into(NamedTuple):
    """Where another person than a name was taken for is written: in a parameter, amid what stands there already."""

    parameter: str
    before: str = ""
    after: str = ""


class Taken(NamedTuple):
    """Whom a name was taken for, and where another can be named; nowhere but in the name's own place without."""

    person: str
    into: Into | None


@dataclass(slots=True)
class Call(Generic[B]):
    """One command being answered."""

    house: House
    request: Request
    person: Person
    room: Room
    club: Club | None
    rank: int
    language: str
    zone: str
    now: float
    volume: Volume | None
    announced: Announced = field(default_factory=dict)
    """The rooms to which the club sends each kind of notice, on each platform."""
    home: str = ""
    """The platform of the book's room."""
    changes: list[Change] = field(default_factory=list)
    told: list[Told] = field(default_factory=list)
    notices: list[StoredNotice] = field(default_factory=list)
    """Edits of what was said before."""
    seeds: list[tuple[int, bytes]] = field(default_factory=list)
    refold: Callable[[Entry], Awaitable[Book]] | None = None
    agreed: frozenset[str] = frozenset()
    """The acts whose dice are known, and that may be decided otherwise: those who must have agreed."""
    prepared: Any = None
    """What the command made ready before the book was locked."""
    after: Book | None = None
    """The book as it stands after history was rewritten."""
    again: Call[Any] | None = None
    """The same command once more, upon the book without what is done again in another way."""
    replaces: bool | None = None
    """Whether the answer takes the place of what was pressed, where that does not depend on the card."""
    live: bool = False
    """What was pressed, or is made now, is the one card that is kept up to date."""
    alone: Card | None = None
    """What who asks is told, where the command held a secret and its answer is for the room."""
    seals_told: set[int] = field(default_factory=set)
    """The numbers of seals whose opening is told on a card of the command's own."""
    given: Mapping[str, Any] = field(default_factory=dict)
    """What the command was given, as it was typed or chosen."""
    taken: dict[str, Taken] = field(default_factory=dict)
    """The names that were taken for members' without being mentions."""

    @property
    def people(self) -> People:
        """Everybody the house has met, and its rooms and clubs."""
        return self.house.people

    @property
    def store(self) -> Store:
        """The database."""
        return self.house.store

    @property
    def actions(self) -> Actions:
        """What was done in the book of this command."""
        if self.volume is None:
            raise Refused("no-book-here")
        return Actions(self.store, self.house.shelf, self.volume)

    @property
    def settings(self) -> Settings:
        """The settings of the house."""
        return self.house.settings

    @property
    def member(self) -> str:
        """The id of who asks."""
        return self.person.id

    @property
    def circle(self) -> str:
        """The club, or this private chat: whose guests are meant by their names."""
        return self.room.club or (self.volume.stored.club if self.volume else "") or self.room.id

    @property
    def book(self) -> B:
        """The book of this command."""
        if self.volume is None:
            raise Refused("no-book-here")
        return self.volume.book  # type: ignore[return-value]

    @property
    def dice(self) -> Dice:
        """The chance of this request: sealed dice of the book's present seal."""
        return self.dice_of("")

    def dice_of(self, strand: str) -> Dice:
        """The chance of this request from one of the book's strands of seals."""
        seal = self.book.ledger.now(strand)
        if seal is None or self.volume is None:
            raise LookupError("no seal is set")
        seed = self.volume.seeds[seal.number]
        return Dice(self.book.ledger, seed, self.request.id, strand, self.agreed)

    def set_seal(self, strand: str = "") -> None:
        """Draw a new seed and post what it commits to."""
        taken = {seal.short for seal in self.book.ledger.seals}
        seed = self.house.chance(32)
        while commitment(seed)[:SHORT] in taken:
            seed = self.house.chance(32)
        number = set_seal(self.book, commitment(seed), strand)
        self.seeds.append((number, seed))
        if self.volume is not None:
            self.volume.seeds[number] = seed

    def open_seal(self, strand: str = "") -> None:
        """Post the seeds of a strand's present seal and of those retired before it; set the next one where one is
        needed."""
        assert self.volume is not None
        open_seal(self.book, self.volume.seeds, strand)
        if self.book.ledger.now(strand) is None:
            self.set_seal(strand)

    def renew_seals(self) -> None:
        """Retire every seal that dice still come from, and draw a new one in its place."""
        ledger = self.book.ledger
        for strand in dict.fromkeys(seal.strand for seal in ledger.seals):
            if (seal := ledger.now(strand)) is not None:
                self.book.happen(SealRetired(number=seal.number))
                self.set_seal(strand)

    def keep(self, text: str | None, *, shared: bool = False, whose: str = "") -> str:
        """Keep somebody's words apart from the entries, so that they can be erased; gives their id.

        They are erased with whoever typed them, or with the person `whose`. Shared words (what a team is called) are
        nobody's own: they stay.
        """
        if not text:
            return ""
        id = self.house.ids.fresh("w")
        book = self.volume.stored.id if self.volume else ""
        self.people.learn(id, text)
        person = "" if shared else whose or self.member
        self.changes.append(Put("words", {"id": id, "person": person, "book": book, "text": text}))
        return id

    def keep_file(self, file: File, *, unwritten: bool = False) -> tuple[str, list[Put]]:
        """Keep a file while something about it is asked: the token that stands for it in a line, and what to write;
        nothing of what is to stay `unwritten`, until the next start."""
        token, content = file.kept or self.house.ids.fresh("f", 12), b64encode(file.content).decode()
        if unwritten:
            self.house.files.keep(token, file)
            return token, []
        sent = {} if file.kept else {"person": self.member, "name": file.name, "content": content}
        return token, [Put("uploads", {"token": token, **sent, "at": self.now})]

    def introduce(self, *people: str) -> None:
        """Write down those of these people who were never known, together with what else is written."""
        # By their ids, not by comparing rows: an import introduces thousands at once.
        introduced = {row.row["id"] for row in self.changes if isinstance(row, Put) and row.table == "people"}
        for person in dict.fromkeys(people):
            # Who comes back is written down before anything else is.
            back = person == self.member and self.people.asked_to_be_forgotten(person)
            if not back and person not in introduced:
                self.changes += self.people.introduction(person, self.circle)

    def free(self, words: str) -> Free | str:
        """Words kept before, to stand in a card."""
        return Free(words) if words else ""

    def room_for(self, topic: str) -> str:
        """The room for notices of a topic on the book's platform: where the club wants them, else the book's own."""
        own = self.volume.stored.room if self.volume else self.room.id
        return own if topic == "here" else self.room_on(self.home, topic) or own

    def rooms_for(self, topic: str) -> list[str]:
        """The rooms for notices of a topic: that one, and those that the club wants on other platforms."""
        elsewhere = [self.room_on(platform, topic) for platform in self.announced if platform != self.home]
        return [self.room_for(topic), *(room for room in elsewhere if room and topic != "here")]

    def room_on(self, platform: str, topic: str) -> str:
        """The room that the club has chosen on a platform for a topic; else, of a tournament on another one, where the
        clubs were linked. Empty if there is none."""
        rooms = self.announced.get(platform, {})
        linked = LINKED if platform != self.home and self.volume and self.volume.book.announces else ""
        return rooms.get(topic) or rooms.get("all") or rooms.get(linked) or ""

    def home_on(self, platform: str) -> str:
        """The room in which a platform hears of a tournament: its own, or the one that the club has chosen there; empty
        where there is none, and of a book that is its room's alone."""
        if self.volume is None or not self.volume.book.announces:
            return ""
        if platform == self.home:
            return self.room_for("here")
        return self.room_on(platform, "all") or next(iter(self.announced.get(platform, {}).values()), "")

    def tell(self, person: str, card: Card, key: str = "") -> None:
        """Say something to one person in private."""
        self.told.append(Told(card, self.room.id, person, key))

    def post(self, room: str, card: Card, key: str = "") -> None:
        """Say something in a room."""
        self.told.append(Told(card, room, "", key))

    async def rewrite(self, entry: Entry) -> Book:
        """Record an entry that changes what earlier ones count for; gives the book as it stands afterwards."""
        if self.refold is None:
            raise LookupError("no book to rewrite")
        self.after = await self.refold(entry)
        self.after.after_rewriting(self.book)
        self.book.fresh.append(entry)
        return self.after

    def also(self, entry: Entry) -> None:
        """Record one more entry with what was done, which changes nothing in the book."""
        if self.again is not None:
            self.again.book.happen(entry)
        elif self.after is not None:
            self.after.happen(entry)
            self.book.fresh += self.after.taken()
        else:
            self.book.happen(entry)

    async def upon(self, entry: Entry) -> Call[B]:
        """The same call once more, upon the book as an entry that rewrites others leaves it."""
        assert self.volume is not None
        before = await self.rewrite(entry)
        self.again = replace(self, volume=replace(self.volume, book=before), after=None, refold=_rewritten_already)
        return self.again


async def _rewritten_already(_: Entry) -> Book:
    """A command that itself rewrites earlier entries cannot be done again upon a book that was just rewritten."""
    raise Refused("button-gone")
