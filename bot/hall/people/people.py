"""Whom a club knows, what they are called there and where they were seen, and the words kept apart from the entries."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from bot.engines.book import Refused
from bot.hall.cards import ids as signs
from bot.hall.cards.card import Argument
from bot.hall.cards.ids import Ids
from bot.hall.people import accounts
from bot.hall.people.identities import Identities
from bot.hall.people.known import KnownPeople, known_now
from bot.hall.people.lru import REMEMBERED, Lru
from bot.hall.people.person import Person
from bot.hall.people.rooms import Room
from bot.hall.people.still_there import StillThere
from bot.hall.requests import Account
from bot.names import initials
from bot.storage.contract import Change, Drop, Put, Store, Write

SMALL = 500
"""The most names of a club that are gone through on the event loop; more of them go to a thread."""
NAMES = ("people", "accounts", "names", "guests", "claims", "roles", "plays", "seen")
"""The tables that say whom a club knows, and what they are called."""


class People(Identities):
    """Everybody the house has met."""

    def __init__(self, store: Store, ids: Ids, language: str, remembered: int = REMEMBERED) -> None:
        super().__init__(store, ids, language, remembered)
        self.still_there = StillThere({}, time.time, remembered)
        """Who is asked whether somebody has left: where no platform is connected, nobody."""
        self.offices_ended: list[Callable[[str, str, Sequence[str]], Awaitable[None]]] = []
        """Called with a club, whoever has left it, and the offices that ended with that."""
        self._seen: Lru[bool] = Lru(remembered)
        self._words: Lru[str] = Lru(remembered)
        self._heard: Lru[str] = Lru(remembered)
        """What somebody was called last, by the club and who it was."""
        self._called: Lru[list[Change]] = Lru(remembered)
        """Names that people have in a club, not yet written: they are kept with what is written of those people."""
        self._known: Lru[KnownPeople] = Lru(remembered, lambda known: 1 + len(known.people))
        """Everybody a club knows, by the club."""

    def forget_everything(self) -> None:
        """Look everything up again (after a change that touches many)."""
        super().forget_everything()
        for memory in (self._words, self._known):
            memory.clear()

    def introduction(self, id: str, circle: str) -> list[Change]:
        """What makes a stranger known: a guest, or an account's owner; of anybody else what a club calls them."""
        return [*self._stranger_known(id), *(self._called.get((circle, id)) or ())]

    async def name_of(self, person: str, circle: str) -> str:
        """What a person is called, in a club; empty once they were erased."""
        found = await self.person(person)
        if not circle:
            return found.name
        shown = (await self.known_in(circle)).shown.get(found.id)
        if shown is None and (own := await self.own_in(circle, found.id)) != found.id:
            return await self.name_of(own, circle)  # They were one once; else no name here.
        return found.name if shown is None else shown

    def sign_of(self, person: str, circle: str) -> str:
        """What somebody who was erased is known by in a club: one sign there, whichever of their ids stands, and
        another in every other club, so that nobody who is in two knows that it is the same person."""
        whole = self.resolver(circle).get(person, person)
        return signs.sign(f"{self.links.root(circle)} {whole}")

    async def in_public(self, person: str, name: str) -> str:
        """What anybody may read instead of somebody's name: their pseudonym, or its initials; empty for the name."""
        found = await self.person(person)
        return found.pseudonym or (initials(name) if found.initials else "")

    async def accounts(self, person: str, circle: str = "") -> tuple[Account, ...]:
        """The accounts of a person (a guest has none); in a club those alone by which it knows them."""
        rows = await self.rows_of("accounts", (await self.person(person)).id)
        if circle:
            called = await self._store.called(self.links.circle(circle))
            here = {id for id, sort, _ in called if sort == "account"}
            rows = [row for row in rows if row["person"] in here]
        return tuple(
            Account(row["platform"], row["account"], row["name"], row["language"] or "", row["handle"] or "")
            for row in rows
        )

    async def reachable(self, account: Account, yes: bool) -> None:
        """Whoever is behind this account can, or can no longer, be written to in private."""
        if await self.behind(account.platform, account.id) is not None:
            row = {"platform": account.platform, "account": account.id, "reachable": int(yes)}
            await self._store.write(Write(changes=[Put("accounts", row)]))

    async def has_account(self, person: str) -> bool:
        """Whether somebody has an account; of a stranger who was mentioned it is written down only with the request."""
        return bool(await self.accounts(person) or self.unmet(person))

    async def guest(self, club: str, name: str, *, sure: bool = False, new: str = "") -> Person:
        """A club's guest; nobody becomes one under what only we write."""
        found = await super().guest(club, name, sure=sure, new=new)
        if self.is_new(found.id) and (await self.known_in(club)).imitates(name):
            raise Refused("name-imitates", name=name)
        return found

    async def known_in(self, circle: str) -> KnownPeople:
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
        found: dict[str, Argument] = {}
        for id in people:
            one = await self.person(id)
            # A guest whom nobody has written down yet is told apart on the very first card.
            first = one.guest and self.is_new(one.id) and known.shown_so(one.name)
            mark = known.newcomers_mark(one.id, one.name) if first else known.mark(one.id)
            if mark is not None:
                found[id] = mark
        return found

    async def guests_mark(self, guest: str, name: str, circle: str) -> Argument:
        """What tells a guest, by a name that they had, apart from all others who ever had it in a club."""
        return (await self.known_in(circle)).guests_mark(guest, name)

    async def people_of(self, circle: str) -> list[Person]:
        """Everybody a club knows, or who was in a private chat, by name."""
        known = await self.known_in(circle)
        found = [await self.person(id) for id in known.people]
        named = {one.id: replace(one, name=known.shown.get(one.id, one.name)) for one in found if one.name}
        return sorted(named.values(), key=lambda person: person.name.casefold())

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
        return [row for id in self.ids_of(person, "") for row in await self._store.rows(table, person=id)]

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

    async def saw(self, person: Person, room: Room, at: float, manages: bool, account: Account) -> None:
        """Note that somebody did something in a room, with which of their accounts, and whether the platform lets them
        manage it."""
        own = await self._own(person, account)
        if not room.private:
            self.still_there.sign(room, account.id)
        else:
            self.still_there.anew(await self.accounts(person.id) if self.joins.is_linked(person.id) else [account])
        known = self._seen.get((room.id, own))
        if known is manages:
            return
        self._seen.keep((room.id, own), manages)
        if known is None:
            self._known_anew(Put("seen", {}, of=room.circle))
        before = await self._store.rows("seen", room=room.id, person=own)
        did = [row for row in before if row["gone"] != row["at"]]  # else they had only left
        first, since = (did[0]["at"], did[0]["since"]) if did else (at, at)
        since = at if before and bool(before[0]["manages"]) is not manages else since
        row = {"room": room.id, "person": own, "at": first, "manages": int(manages), "since": since, "gone": None}
        await self._store.write(Write(changes=[Put("seen", row, of=room.circle)]))

    async def has_gone(self, account: Account, place: Room, at: float) -> None:
        """Note that somebody has left the server or group of a room: until they are seen there again they manage
        nothing of it, and have no business with its books."""
        person = await self.behind(account.platform, account.id)
        if person is None:
            return
        own = await self._own(person, account)
        rooms = {
            room.id
            for room in await self.rooms(place.club)
            if (room.platform, room.house) == (place.platform, place.house)
        }
        rows = [row for row in await self._store.rows("seen", person=own) if row["room"] in rooms and not row["gone"]]
        for row in rows:
            self._seen.forget((row["room"], own))
        since = [at if row["manages"] else row["since"] for row in rows]
        gone = [{**row, "manages": 0, "since": moment, "gone": at} for row, moment in zip(rows, since, strict=True)]
        if not await self._seen_in(place.club, person.id) and person.id in (await self.known_in(place.club)).people:
            # Others named them in the club's books: they did nothing there, and leave it all the same.
            gone = [{"room": place.id, "person": own, "at": at, "manages": 0, "since": at, "gone": at}]
        if gone:
            await self._store.write(Write(changes=[Put("seen", row, of=place.circle) for row in gone]))
        await self._no_office_without(place.club, person.id)

    async def _no_office_without(self, club: str, person: str) -> None:
        """An office ends when whoever has it is nowhere in the club any more: were it to come back with them, somebody
        sent away would have it again by an old invitation. Who organises there hears so."""
        if not all(row["gone"] for row in await self._seen_in(club, person)):
            return
        ids = {*self.joins.ids_of(person, club)}
        found = [row for one in self.links.circle(club) for row in await self._store.rows("roles", club=one)]
        ended = [Drop("roles", {"club": row["club"], "person": row["person"]}) for row in found if row["person"] in ids]
        if ended:
            await self._store.write(Write(changes=ended))
            for hear in self.offices_ended:
                await hear(club, person, [row["role"] for row in found if row["person"] in ids])

    async def has_left(self, club: str, person: str) -> bool:
        """Whether somebody has left all servers and groups of a club in which they did something, or, where others
        named them there, all that it has; asked anew where no platform tells it by itself."""
        rows = await self._seen_in(club, person)
        if rows:
            rooms = [await self.room(row["room"]) for row in rows if not row["gone"]]
        else:
            rooms = [*await self.rooms(club)]
        servers = {(room.platform, room.house): room for room in rooms if room is not None}
        if servers:
            accounts = await self.accounts(person)
            gone = await self.still_there.gone(self.links.root(club), person, [*servers.values()], accounts)
            theirs = [one for one in accounts for server in servers.values() if one.platform == server.platform]
            if rows or len(gone) == len(theirs):
                for account, server in gone:
                    await self.has_gone(account, server, self.still_there.clock())
        return await self.known_gone(club, person)

    def in_doubt(self, club: str, person: str) -> bool:
        """Whether nobody could say just now if somebody is still in a club."""
        return self.still_there.in_doubt(self.links.root(club), person)

    async def named_here(self, circle: str, person: Person, account: Account) -> None:
        """Somebody is named in a club that did not know them: what the platform calls them there is kept with what is
        written of them, and nothing else that they are called elsewhere."""
        if person.id not in (await self.known_in(circle)).people:
            name = accounts.name_there(account)
            self._called.keep((circle, person.id), await self._called_in(circle, person, account, name))

    async def heard_here(self, room: Room, person: Person, account: Account) -> None:
        """Somebody did something in a room, perhaps under a name that they have in that club alone."""
        own = await self._own(person, account)
        if room.club and self._heard.get((room.club, own)) != account.name:
            name = "" if account.public in ("", account.name) else accounts.name_there(account)
            if changes := await self._called_in(room.club, person, account, name):
                await self._store.write(Write(changes=changes))
                self._known.clear()
            self._heard.keep((room.club, own), account.name)

    async def _called_in(self, circle: str, person: Person, account: Account, name: str) -> list[Change]:
        """What a club calls somebody from now on by that account: by that name, or as everywhere."""
        own = await self._own(person, account)
        going = [] if own == await self.own_in(circle, person.id) else [accounts.goes_by(circle, person.id, own)]
        public = person.name if own == person.id else (await self._read(own) or person).name
        rows = await self._store.rows("names", person=own)
        return [*going, *accounts.called_in(circle, own, public, name or public, rows)]

    async def _own(self, person: Person, account: Account) -> str:
        """The id of an account by itself, without those that were linked with it."""
        if not self.joins.is_linked(person.id):
            return person.id
        rows = await self._store.rows("accounts", platform=account.platform, account=account.id)
        return rows[0]["person"] if rows else person.id

    async def own_in(self, circle: str, person: str) -> str:
        """The id, among those linked as one person, whose names a club uses."""
        sorts = [f"as {club}" for club in self.links.circle(circle)]
        rows = [row for row in await self._store.rows("names", person=person) if row["sort"] in sorts]
        return str(rows[0]["key"]) if rows else person

    async def linked(self, one: str, other: str) -> list[Change]:
        """The rows to write before two people become one everywhere: in a club that only one of them was in, only that
        one's names are shown."""
        clubs = {one: await self.clubs_of(one), other: await self.clubs_of(other)}
        return [
            accounts.goes_by(club, new, await self.own_in(club, old))
            for old, new in ((one, other), (other, one))
            for club in sorted(clubs[old] - clubs[new])
        ]

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
        match change:
            case Put("names", row):
                self._called.forget((row["sort"][len("in ") :], row["person"]))
        if isinstance(change, Put | Drop) and change.table in NAMES:
            self._known_anew(change)

    def heard_of(self, put: Put) -> None:
        """Another process put a row; only its key is known. What is new nobody remembers."""
        match put.table:
            case "rooms" | "houses" | "clubs":
                return
            case "seen":
                self._seen.forget((put.row["room"], put.row["person"]))
            case "words":
                self._words.forget(put.row["id"])
        self.forget(put)

    def _known_anew(self, change: Put | Drop) -> None:
        """Look up again whom those clubs know that the change is of: one club, or all that know somebody."""
        row = change.row if isinstance(change, Put) else {}
        person = row.get("id") if change.table == "people" else row.get("person")
        if isinstance(change, Put) and change.of:
            touched = [*self.links.circle(change.of)]
        elif change.table in ("people", "accounts") and person and not self.joins.is_linked(person):
            touched = [circle for circle, known in self._known.items() if person in known.people]
        else:
            self._known.clear()
            return
        for circle in touched:
            self._known.forget(circle)
        self._known.cleared += 1  # What is being read this moment may be of before.
