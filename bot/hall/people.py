"""Who people are, where they are, and which club that belongs to; remembered as long as it is used."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any, Generic, TypeVar

from bot.hall import ids
from bot.hall.parameters import clean
from bot.hall.requests import Account, Place
from bot.storage.contract import Change, Drop, Put, Store, Write
from bot.texts import FIRST_LANGUAGE, LANGUAGES

T = TypeVar("T")

CLUB_RANKS = {"none": 0, "referee": 1, "director": 2, "organiser": 3}


@dataclass(frozen=True, slots=True)
class Person:
    """A player: an opaque id with a name. `language` is their own choice; `notices` whether they want private lines."""

    id: str
    name: str
    language: str = ""
    notices: bool = True
    guest: bool = False


@dataclass(frozen=True, slots=True)
class Club:
    """One community, wherever it meets."""

    id: str
    title: str
    language: str
    zone: str


@dataclass(frozen=True, slots=True)
class Room:
    """A channel, thread, group, topic or private chat."""

    id: str
    platform: str
    place: str
    club: str
    house: str
    parent: str
    title: str
    private: bool

    def as_place(self) -> Place:
        """The room as its platform knows it."""
        return Place(self.platform, self.place, self.title, self.parent, self.house, "", self.private)


class Remembered(Generic[T]):
    """The last few thousand things looked up."""

    def __init__(self, most: int = 20_000) -> None:
        self._things: OrderedDict[Any, T] = OrderedDict()
        self._most = most

    def get(self, key: Any) -> T | None:
        """What is remembered under a key."""
        return self._things.get(key)

    def keep(self, key: Any, thing: T) -> T:
        """Remember it, and forget the oldest."""
        self._things[key] = thing
        if len(self._things) > self._most:
            self._things.popitem(last=False)
        return thing

    def forget(self, key: Any) -> None:
        """Look it up again next time."""
        self._things.pop(key, None)

    def clear(self) -> None:
        """Forget everything."""
        self._things.clear()


def language_of(code: str) -> str:
    """The language of ours that a platform's code asks for; empty if none."""
    short = code[:2].lower()
    return short if short in LANGUAGES else ""


class People:
    """Everybody the house has met."""

    def __init__(self, store: Store, zone: str, language: str = FIRST_LANGUAGE) -> None:
        self._store = store
        self._zone = zone
        self._language = language
        self._meeting = asyncio.Lock()
        self._accounts: Remembered[tuple[str, Account]] = Remembered()
        self._people: Remembered[Person] = Remembered()
        self._rooms: Remembered[Room] = Remembered()
        self._places: Remembered[Room] = Remembered()
        self._clubs: Remembered[Club] = Remembered()
        self._ranks: Remembered[int] = Remembered()
        self._announced: Remembered[dict[str, str]] = Remembered()
        self._seen: Remembered[bool] = Remembered()
        self._words: Remembered[str] = Remembered()
        self.aliases: dict[str, str] = {}

    async def open(self) -> None:
        """Read who has become one with whom."""
        self.aliases.update({row["old"]: row["person"] for row in await self._store.rows("aliases")})

    def forget_everything(self) -> None:
        """Look everything up again (after a change that touches many)."""
        for memory in (self._accounts, self._people, self._rooms, self._places, self._clubs, self._ranks, self._words):
            memory.clear()

    # --- people

    async def meet(self, account: Account) -> Person:
        """The person behind an account; a new one the first time."""
        known = self._accounts.get((account.platform, account.id))
        if known and known[1].name == account.name and known[1].handle == account.handle:
            return await self.person(known[0])
        async with self._meeting:
            return await self._introduce(account)

    async def _introduce(self, account: Account) -> Person:
        name, handle = clean(account.name)[:64] or "?", account.handle.casefold()
        rows = await self._store.rows("accounts", platform=account.platform, account=account.id)
        guest = None if rows or not account.handle else await self._guest(account)
        changes: list[Put | Drop] = []
        if rows:
            person = await self.person(rows[0]["person"])
        else:
            person = guest or Person(ids.fresh("p"), name)
        if not rows or (rows[0]["name"], rows[0]["handle"]) != (name, handle):
            changes.append(
                Put(
                    "accounts",
                    {
                        "platform": account.platform,
                        "account": account.id,
                        "person": person.id,
                        "name": name,
                        "handle": handle,
                        "language": language_of(account.language),
                    },
                )
            )
        if not rows or (rows[0]["name"] == person.name and person.name != name) or person.guest:
            person = replace(person, name=name, guest=False)
            changes.append(Put("people", {"id": person.id, "name": name, "born": "account"}))
        if changes:
            await self._store.write(Write(changes=changes))
        self._people.keep(person.id, person)
        self._accounts.keep((account.platform, account.id), (person.id, account))
        return person

    async def _guest(self, account: Account) -> Person | None:
        """The guest that stands for this account's @name, mentioned before its owner was ever seen."""
        rows = await self._store.rows("accounts", platform=account.platform, handle=account.handle.casefold())
        waiting = [row for row in rows if row["account"].startswith("@")]
        if not waiting:
            return None
        await self._store.write(
            Write(changes=[Drop("accounts", {"platform": account.platform, "account": waiting[0]["account"]})])
        )
        return await self.person(waiting[0]["person"])

    async def guest(self, platform: str, handle: str, room: str) -> Person:
        """A guest for a mention that nobody answers to yet."""
        key = "@" + handle.casefold()
        async with self._meeting:
            rows = await self._store.rows("accounts", platform=platform, account=key)
            if rows:
                return await self.person(rows[0]["person"])
            person = Person(ids.fresh("p"), clean(handle)[:64], guest=True)
            account = {"platform": platform, "account": key, "person": person.id, "name": person.name}
            await self._store.write(
                Write(
                    changes=[
                        Put("people", {"id": person.id, "name": person.name, "born": "guest"}),
                        Put("accounts", {**account, "handle": handle.casefold(), "language": ""}),
                        Put("seen", {"room": room, "person": person.id, "at": 0.0}),
                    ]
                )
            )
            return self._people.keep(person.id, person)

    async def person(self, id: str) -> Person:
        """A person by id; one who was erased keeps the id alone."""
        id = self.aliases.get(id, id)
        known = self._people.get(id)
        if known is not None:
            return known
        rows = await self._store.rows("people", id=id)
        if not rows:
            return Person(id, "")
        row = rows[0]
        return self._people.keep(
            id,
            Person(id, row["name"] or "", row["language"] or "", row["notices"] != 0, row["born"] == "guest"),
        )

    async def accounts(self, person: str) -> tuple[Account, ...]:
        """The accounts of a person (a guest has none that can be written to)."""
        rows = await self._store.rows("accounts", person=self.aliases.get(person, person))
        return tuple(
            Account(row["platform"], row["account"], row["name"], row["language"] or "", row["handle"] or "")
            for row in rows
            if not row["account"].startswith("@")
        )

    async def by_handle(self, platform: str, handle: str) -> Person | None:
        """Who is mentioned by that @name on a platform, if they were ever seen."""
        rows = await self._store.rows("accounts", platform=platform, handle=handle.casefold())
        return await self.person(rows[0]["person"]) if rows else None

    async def around(self, rooms: Iterable[str]) -> list[Person]:
        """Everybody seen in these rooms, by name."""
        found: dict[str, Person] = {}
        for room in rooms:
            for row in await self._store.rows("seen", room=room):
                person = await self.person(row["person"])
                if person.name:
                    found[person.id] = person
        return sorted(found.values(), key=lambda person: person.name.casefold())

    async def saw(self, person: Person, room: Room, at: float) -> None:
        """Somebody did something in a room."""
        if self._seen.get((room.id, person.id)) is None:
            self._seen.keep((room.id, person.id), True)
            await self._store.write(Write(changes=[Put("seen", {"room": room.id, "person": person.id, "at": at})]))

    # --- rooms and clubs

    async def enter(self, place: Place) -> Room:
        """The room of a place; a new one, of a new club, the first time."""
        known = self._places.get((place.platform, place.id))
        if known is not None and (known.title == place.title or not place.title):
            return known
        async with self._meeting:
            return await self._lay(place)

    async def _lay(self, place: Place) -> Room:
        rows = await self._store.rows("rooms", platform=place.platform, place=place.id)
        title = clean(place.title)[:100]
        changes: list[Put | Drop] = []
        if rows:
            room = replace(_room(rows[0]), title=title or rows[0]["title"])
            if room.title != rows[0]["title"]:
                changes.append(Put("rooms", {"platform": place.platform, "place": place.id, "title": room.title}))
        else:
            club = "" if place.private else await self._club_of(place, changes)
            room = Room(ids.fresh("r"), place.platform, place.id, club, place.house, place.parent, title, place.private)
            changes.append(Put("rooms", {name: getattr(room, name) for name in Room.__slots__}))
        if changes:
            await self._store.write(Write(changes=changes))
        self._rooms.keep(room.id, room)
        return self._places.keep((place.platform, place.id), room)

    async def _club_of(self, place: Place, changes: list[Put | Drop]) -> str:
        house = place.house or place.id
        rows = await self._store.rows("houses", platform=place.platform, house=house)
        if rows:
            return str(rows[0]["club"])
        club = Club(ids.fresh("c"), clean(place.house_title or place.title)[:100], self._language, self._zone)
        changes.append(Put("clubs", {name: getattr(club, name) for name in Club.__slots__}))
        changes.append(Put("houses", {"platform": place.platform, "house": house, "club": club.id}))
        return club.id

    async def room(self, id: str) -> Room | None:
        """A room by id."""
        known = self._rooms.get(id)
        if known is None:
            rows = await self._store.rows("rooms", id=id)
            known = self._rooms.keep(id, _room(rows[0])) if rows else None
        return known

    async def room_at(self, platform: str, place: str) -> Room | None:
        """The room of a place, if it is known."""
        rows = await self._store.rows("rooms", platform=platform, place=place)
        return _room(rows[0]) if rows else None

    async def rooms(self, club: str) -> list[Room]:
        """The rooms of a club."""
        return [_room(row) for row in await self._store.rows("rooms", club=club)]

    async def move(self, platform: str, old: str, new: str) -> None:
        """A group has a new id: its house, its room and its topics follow."""
        changes: list[Any] = []
        for row in await self._store.rows("houses", platform=platform, house=old):
            changes.append(Put("houses", {**row, "house": new}))
        for row in await self._store.rows("rooms", platform=platform, house=old):
            place = new if row["place"] == old else row["place"].replace(f"{old}:", f"{new}:", 1)
            parent = new if row["parent"] == old else row["parent"]
            changes += [
                Drop("rooms", {"platform": platform, "place": row["place"]}),
                Put("rooms", {**row, "place": place, "house": new, "parent": parent}),
            ]
        await self._store.write(Write(changes=changes))
        self.forget_everything()

    async def club(self, id: str) -> Club | None:
        """A club by id; none for a private chat."""
        if not id:
            return None
        known = self._clubs.get(id)
        if known is None:
            rows = await self._store.rows("clubs", id=id)
            if not rows:
                return None
            row = rows[0]
            known = self._clubs.keep(id, Club(id, row["title"] or "", row["language"], row["zone"]))
        return known

    async def rank(self, club: str, person: str) -> int:
        """The rank that a club has given to a person (see CLUB_RANKS)."""
        known = self._ranks.get((club, person))
        if known is None:
            rows = await self._store.rows("roles", club=club, person=person)
            known = self._ranks.keep((club, person), CLUB_RANKS[rows[0]["role"]] if rows else 0)
        return known

    async def announced(self, club: str) -> dict[str, str]:
        """The rooms to which a club sends each kind of notice."""
        known = self._announced.get(club)
        if known is None:
            rows = await self._store.rows("announcements", club=club)
            known = self._announced.keep(club, {row["topic"]: row["room"] for row in rows})
        return known

    # --- words kept apart

    async def words(self, id: str) -> str | None:
        """Somebody's words; None once they were erased."""
        known = self._words.get(id)
        if known is None:
            rows = await self._store.rows("words", id=id)
            known = self._words.keep(id, rows[0]["text"]) if rows else None
        return known

    def learn(self, id: str, text: str) -> None:
        """Words that are about to be written."""
        self._words.keep(id, text)

    def forget(self, change: Change) -> None:
        """A row was changed: look it up again."""
        if not isinstance(change, Put | Drop):
            return
        row = change.row if isinstance(change, Put) else change.where
        match change.table:
            case "people":
                self._people.forget(row.get("id"))
            case "clubs":
                self._clubs.forget(row.get("id"))
            case "roles":
                self._ranks.forget((row.get("club"), row.get("person")))
            case "announcements":
                self._announced.forget(row.get("club"))
            case "aliases" if isinstance(change, Put):
                self.aliases[str(row["old"])] = str(row["person"])
                self.forget_everything()
            case "words" if isinstance(change, Put):
                pass
            case "accounts" | "houses" | "rooms" | "words":
                self.forget_everything()


def _room(row: dict[str, Any]) -> Room:
    return Room(
        row["id"],
        row["platform"],
        row["place"],
        row["club"] or "",
        row["house"] or "",
        row["parent"] or "",
        row["title"] or "",
        bool(row["private"]),
    )
