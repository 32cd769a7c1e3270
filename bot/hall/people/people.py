"""Who people are: persons, their accounts, and the words kept apart from the entries."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from bot.engines.book import Refused
from bot.hall.cards.card import Argument
from bot.hall.cards.ids import Ids
from bot.hall.cards.plain_text import clean
from bot.hall.people import accounts
from bot.hall.people.known import Known, known_now
from bot.hall.people.lru import REMEMBERED, Lru
from bot.hall.people.rooms import Room, Rooms
from bot.hall.people.tombstones import KEY, Tombstones, account_named, name_in, username_named
from bot.hall.requests import Account
from bot.names import key, reserved
from bot.storage.contract import Change, Drop, Forget, Overtaken, Put, Store, Write

SMALL = 500
"""The most names of a club that are gone through on the event loop; more of them go to a thread."""
NAMES = ("people", "accounts", "names", "guests", "claims", "roles", "plays", "seen")
"""The tables that say whom a club knows, and what they are called."""


@dataclass(frozen=True, slots=True)
class Person:
    """A player: an opaque id with a name. `language` is their own choice; `notices` whether they want private lines."""

    id: str
    name: str
    language: str = ""
    notices: bool = False
    guest: bool = False


@dataclass(frozen=True, slots=True)
class Stranger:
    """Who was named and never did anything here: a club's guest, or a platform's account; stored only with what a
    command writes of them."""

    person: Person
    club: str = ""
    account: Account | None = None

    @property
    def key(self) -> tuple[str, str]:
        """What they are known by: a platform's account, or what a club's guest is called."""
        if self.account is not None:
            return self.account.platform, self.account.id
        return self.club, key(self.person.name)


class People(Rooms):
    """Everybody the house has met."""

    def __init__(self, store: Store, ids: Ids, zone: str, language: str, remembered: int = REMEMBERED) -> None:
        super().__init__(store, ids, zone, language, remembered)
        self._accounts: Lru[tuple[str, Account]] = Lru(remembered)
        self._people: Lru[Person] = Lru(remembered)
        self._seen: Lru[bool] = Lru(remembered)
        self._words: Lru[str] = Lru(remembered)
        self._heard: Lru[str] = Lru(remembered)
        """What somebody was called last, by the club and who it was."""
        self._called: Lru[list[Change]] = Lru(remembered)
        """What a club does not know yet of how somebody is called there who was named there."""
        self._strangers: Lru[Stranger] = Lru(remembered)
        """By what they are known by, and by the id that they will have."""
        self.tombstones = Tombstones()
        self._known: Lru[Known] = Lru(remembered)
        """Everybody a club knows, by the club."""
        self._homes: Lru[str] = Lru(remembered)
        """Whose guest somebody is, by the guest."""

    async def open(self) -> None:
        """Read which clubs are one, which ids now belong to another person, and who asked to be forgotten."""
        self.links.replace(await self._store.rows("clubs"))
        self.joins.replace(await self._store.rows("aliases"))
        self.tombstones.replace(await self._store.rows("memory", key=KEY), await self._store.rows("erased"))

    def forget_everything(self) -> None:
        """Look everything up again (after a change that touches many)."""
        super().forget_everything()
        for memory in (self._accounts, self._people, self._words, self._known, self._homes):
            memory.clear()

    # --- people

    async def meet(self, account: Account) -> Person:
        """The person behind an account that did something itself; a new one the first time."""
        known = self._accounts.get((account.platform, account.id))
        if known and known[1] == replace(account, language=accounts.language_of(account.language) or known[1].language):
            return await self.person(known[0])
        async with self._meeting:
            try:
                return await self._introduce(account)
            except Overtaken:  # Another process met them first.
                return await self._introduce(account)

    async def _introduce(self, account: Account) -> Person:
        rows = await self._store.rows("accounts", platform=account.platform, account=account.id)
        row = accounts.account_row(account, rows[0] if rows else {})
        name = row["name"]
        if rows:
            person = await self.person(rows[0]["person"])
        else:
            stranger = self._strangers.get((account.platform, account.id))
            person = Person(stranger.person.id if stranger else self._ids.fresh("p"), name)
        changes: list[Change] = []
        if not rows:
            changes += self.tombstones.taken_away(
                account_named(account.platform, account.id), username_named(account.handle)
            )
        if not rows or {**rows[0], **row} != rows[0]:
            changes.append(Put("accounts", {"person": person.id, **row}, new=not rows))
        if not rows or (rows[0]["name"] == person.name and person.name != name):
            changes += accounts.former(person.id, person.name, name)
            person = replace(person, name=name)
            changes.append(Put("people", _people_row(person)))
        if changes:
            await self._store.write(Write(changes=changes))
            for change in changes:
                self.forget(change)
        self._people.keep(person.id, person)
        self._accounts.keep((account.platform, account.id), (person.id, replace(account, language=row["language"])))
        return person

    def language_told(self, account: Account) -> str:
        """The language that the platform told, now or before, of somebody who was met; empty if none."""
        known = self._accounts.get((account.platform, account.id))
        return known[1].language if known else ""

    async def known(self, account: Account) -> Person:
        """The person behind an account that somebody else named, or that did nothing yet: nothing is written of it."""
        if (known := await self.behind(account.platform, account.id)) is not None:
            return known
        place = (account.platform, account.id)
        person = Person(self._ids.fresh("p"), accounts.public_name(account))
        return self._stranger(place, Stranger(person, account=account))

    async def behind(self, platform: str, account: str) -> Person | None:
        """The person behind an account by the platform's id of it, if they were ever written down."""
        if (known := self._accounts.get((platform, account))) is not None:
            return await self.person(known[0])
        rows = await self._store.rows("accounts", platform=platform, account=account)
        return await self.person(rows[0]["person"]) if rows else None

    async def guest(self, club: str, name: str, *, sure: bool = False) -> Person:
        """A club's guest: a stranger becomes one with what is written of them, and is remembered until then.

        Whose name somebody had who asked to be forgotten is surely another before they are a guest.
        """
        place = (club, key(name))
        if reserved(name):
            raise Refused("name-reserved", name=name)
        circle = self.links.circle(club)
        for one in circle:
            if rows := await self._store.rows("guests", club=one, key=place[1]):
                return await self.person(rows[0]["person"])
        if not sure and self.tombstones.stands(*(name_in(one, place[1]) for one in circle), username_named(name)):
            raise Refused("name-forgotten", name=name)
        return self._stranger(
            place, Stranger(Person(self._ids.fresh("p"), clean(name)[: accounts.LONGEST], guest=True), club)
        )

    def _stranger(self, place: tuple[str, str], new: Stranger) -> Person:
        """The stranger known by that, who is remembered; this new one if there was none."""
        known = self._strangers.get(place) or self._strangers.keep(place, new)
        return self._strangers.keep(known.person.id, known).person

    def introduction(self, id: str, circle: str = "") -> list[Change]:
        """What makes a stranger known: a guest, or an account's owner; of anybody else what a club calls them."""
        return [*self._stranger_known(id), *(self._called.get((circle, id)) or ())]

    def _stranger_known(self, id: str) -> list[Change]:
        known = self._strangers.get(id)
        if known is None:
            return []
        person = Put("people", _people_row(known.person))
        if known.account is not None:
            if self.tombstones.stands(account_named(*known.key), username_named(known.account.handle)):
                raise Refused("account-forgotten")
            return [person, Put("accounts", {"person": id, **accounts.account_row(known.account, {})}, new=True)]
        club, name = known.key
        return [person, Put("guests", {"club": club, "key": name, "person": id}, new=True)]

    async def person(self, id: str) -> Person:
        """A person by id; one who was erased keeps the id alone. A guest is who they have become in their club."""
        id = self.resolver("").get(id, id)
        known = self._people.get(id)
        if known is None:
            known = await self._read(id)
        into = await self._turned_out(id) if known is None or known.guest else ""
        if into and into != id:
            return await self.person(into)
        if known is None and (stranger := self._strangers.get(id)):
            return await self._stranger_now(stranger)
        return known or Person(id, "")

    async def _turned_out(self, guest: str) -> str:
        """Whom a guest has become in their own club; empty for nobody, or where only another club says so."""
        if not (into := self.joins.elsewhere(guest)):
            return ""
        home = self._homes.get(guest)
        if home is None:
            home = self._homes.keep(guest, await self.club_of(guest))
        return self.resolver(home).get(guest, "") if home else into

    async def _read(self, id: str) -> Person | None:
        rows = await self._store.rows("people", id=id)
        if not rows:
            return None
        [row] = rows
        found = Person(id, row["name"] or "", row["language"] or "", row["notices"] == 1, row["born"] == "guest")
        return self._people.keep(id, found)

    def is_new(self, id: str) -> bool:
        """Whether nothing was written of somebody who was named."""
        return self._strangers.get(id) is not None

    async def _stranger_now(self, stranger: Stranger) -> Person:
        """A stranger, or whoever was written down meanwhile in their place."""
        place, name = stranger.key
        if stranger.account is not None:
            return await self.behind(place, name) or stranger.person
        rows = await self._store.rows("guests", club=place, key=name)
        return await self.person(rows[0]["person"]) if rows else stranger.person

    def resolver(self, club: str) -> Mapping[str, str]:
        """Who each of those is now, in a club's books, who became somebody else."""
        return self.joins.resolver(club)

    def ids_of(self, person: str, club: str = "") -> tuple[str, ...]:
        """All ids that are this person in a club; without a club, anywhere."""
        return self.joins.ids_of(person, club)

    async def name_of(self, person: str, circle: str = "") -> str:
        """What a person is called, in a club; empty once they were erased."""
        found = await self.person(person)
        return (await self.known_in(circle)).shown.get(found.id, found.name) if circle else found.name

    async def accounts(self, person: str) -> tuple[Account, ...]:
        """The accounts of a person (a guest has none)."""
        rows = await self.rows_of("accounts", (await self.person(person)).id)
        return tuple(
            Account(row["platform"], row["account"], row["name"], row["language"] or "", row["handle"] or "")
            for row in rows
        )

    async def known_in(self, circle: str) -> Known:
        """Everybody a club knows, or who was in a private chat, by all that they are and were called."""
        known = self._known.get(circle)
        if known is None:
            before = self._known.cleared
            rows = await self._store.called(self.links.circle(circle))
            work = partial(known_now, self.resolver(circle), rows)
            known = work() if len(rows) <= SMALL else await asyncio.to_thread(work)
            if self._known.cleared == before:
                self._known.keep(circle, known)
        return known

    async def marks(self, people: Iterable[str], circle: str) -> dict[str, Argument]:
        """What tells those of these people apart who could be taken for somebody else in a club."""
        known = await self.known_in(circle)
        return {id: mark for id in people if (mark := known.mark((await self.person(id)).id)) is not None}

    async def people_of(self, circle: str) -> list[Person]:
        """Everybody a club knows, or who was in a private chat, by name."""
        known = await self.known_in(circle)
        found = [await self.person(id) for id in known.people]
        named = {one.id: replace(one, name=known.shown.get(one.id, one.name)) for one in found if one.name}
        return sorted(named.values(), key=lambda person: person.name.casefold())

    async def club_of(self, guest: str) -> str:
        """The club, or the private chat, whose guest somebody is; empty for nobody's."""
        rows = await self._store.rows("guests", person=guest)
        return str(rows[0]["club"]) if rows else ""

    async def guests(self, circle: str) -> list[Person]:
        """The guests of a club, or of a private chat, whom nobody has turned out to be."""
        return [person for person in await self.people_of(circle) if person.guest]

    async def around(self, rooms: Iterable[str]) -> list[Person]:
        """Everybody seen in these rooms, by name."""
        found: dict[str, Person] = {}
        for room in rooms:
            for row in await self._store.rows("seen", room=room):
                person = await self.person(row["person"])
                if person.name:
                    found[person.id] = person
        return sorted(found.values(), key=lambda person: person.name.casefold())

    async def clubs_of(self, person: str) -> set[str]:
        """The clubs in whose rooms a person did something, or in whose books they stand; and those one with them."""
        rooms = [await self.room(room) for room in await self.rooms_of(person)]
        books = [await self._store.book(book) for book in await self.played_in(person)]
        clubs = {one.club for one in (*rooms, *books) if one is not None and one.club}
        return {one for club in clubs for one in self.links.circle(club)}

    async def rows_of(self, table: str, person: str) -> list[dict[str, Any]]:
        """The rows of a table that are a person's, under whichever of their ids."""
        return [row for id in self.ids_of(person) for row in await self._store.rows(table, person=id)]

    async def rooms_of(self, person: str) -> list[str]:
        """The rooms in which a person did something."""
        rows = await self.rows_of("seen", person)
        return [*dict.fromkeys(row["room"] for row in rows)]

    async def played_in(self, person: str) -> list[str]:
        """The books in which a person stands."""
        rows = await self.rows_of("plays", person)
        return [*{row["book"]: None for row in rows if await self._counts_for(person, row["person"], row["book"])}]

    async def _counts_for(self, person: str, id: str, book: str) -> bool:
        """Whether one of somebody's ids is theirs in that book too: in another club's it may be a guest's alone."""
        if id == person:
            return True
        stored = await self._store.book(book)
        return stored is not None and self.resolver(stored.club).get(id, id) == person

    async def saw(self, person: Person, room: Room, at: float, manages: bool = False) -> None:
        """Note that somebody did something in a room, and whether the platform lets them manage it."""
        known = self._seen.get((room.id, person.id))
        if known is manages:
            return
        self._seen.keep((room.id, person.id), manages)
        if known is None:
            self._known.clear()
        seen = Put("seen", {"room": room.id, "person": person.id, "at": at, "manages": int(manages)})
        await self._store.write(Write(changes=[seen]))

    async def named_here(self, circle: str, person: Person, account: Account) -> None:
        """Somebody is named in a club that did not know them: what the platform calls them there is kept with what is
        written of them, and nothing else that they are called elsewhere."""
        if person.id not in (await self.known_in(circle)).people:
            self._called.keep((circle, person.id), await self._called_in(circle, person, accounts.name_there(account)))

    async def heard_here(self, room: Room, person: Person, account: Account) -> None:
        """Somebody did something in a room, perhaps under a name that they have in that club alone."""
        if room.club and self._heard.get((room.club, person.id)) != account.name:
            name = person.name if account.public in ("", account.name) else accounts.name_there(account)
            if changes := await self._called_in(room.club, person, name):
                await self._store.write(Write(changes=changes))
                self._known.clear()
            self._heard.keep((room.club, person.id), account.name)

    async def _called_in(self, circle: str, person: Person, name: str) -> list[Change]:
        return accounts.called_in(
            circle, person.id, person.name, name, await self._store.rows("names", person=person.id)
        )

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
        super().forget(change)
        self.tombstones.heard(change)
        match change:
            case Put("people", row):
                self._people.forget(row["id"])
            case Put("aliases", row):
                self.joins.put(row)
                self.forget_everything()
            case Drop("aliases", where):
                self.joins.drop(where)
                self.forget_everything()
            case Put("accounts", row):
                self._meet_stranger(row["platform"], row["account"])
                self._accounts.clear()
            case Put("guests", row):
                self._meet_stranger(row["club"], row["key"])
            case Put("names", row):
                self._called.forget((row["sort"].removeprefix("in "), row["person"]))
            case Drop("people" | "accounts" | "words" | "guests") | Forget():
                self.forget_everything()
        if isinstance(change, Put | Drop) and change.table in NAMES:
            self._known.clear()

    def _meet_stranger(self, *place: str) -> None:
        """A stranger is one no longer."""
        if known := self._strangers.get(place):
            self._strangers.forget(known.person.id)
        self._strangers.forget(place)


def _people_row(person: Person) -> dict[str, Any]:
    return {"id": person.id, "name": person.name, "born": "guest" if person.guest else "account"}
