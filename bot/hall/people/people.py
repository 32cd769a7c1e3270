"""Who people are: persons, their accounts, and the words kept apart from the entries."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import TypeVar

from bot.hall.cards.ids import Ids
from bot.hall.cards.plain_text import clean
from bot.hall.people.lru import REMEMBERED, Lru
from bot.hall.people.rooms import Room, Rooms
from bot.hall.requests import Account
from bot.storage.contract import Change, Drop, Forget, Overtaken, Put, Store, Write
from bot.texts import LANGUAGES

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Person:
    """A player: an opaque id with a name. `language` is their own choice; `notices` whether they want private lines."""

    id: str
    name: str
    language: str = ""
    notices: bool = True
    guest: bool = False


@dataclass(frozen=True, slots=True)
class Stranger:
    """Who was mentioned by an @name that no known account has; stored only with what a command writes of them."""

    person: Person
    platform: str
    handle: str


def language_of(code: str) -> str:
    """The language of ours that a platform's code asks for; empty if none."""
    short = code[:2].lower()
    return short if short in LANGUAGES else ""


class People(Rooms):
    """Everybody the house has met."""

    def __init__(self, store: Store, ids: Ids, zone: str, language: str, remembered: int = REMEMBERED) -> None:
        super().__init__(store, ids, zone, language, remembered)
        self._accounts: Lru[tuple[str, Account]] = Lru(remembered)
        self._people: Lru[Person] = Lru(remembered)
        self._seen: Lru[bool] = Lru(remembered)
        self._words: Lru[str] = Lru(remembered)
        self._strangers: Lru[Stranger] = Lru(remembered)
        """By (platform, @name), and by the id that they will have."""
        self.aliases: dict[str, str] = {}

    async def open(self) -> None:
        """Read the aliases: which ids now belong to another person."""
        self.aliases.update({row["old"]: row["person"] for row in await self._store.rows("aliases", club="")})

    def forget_everything(self) -> None:
        """Look everything up again (after a change that touches many)."""
        super().forget_everything()
        for memory in (self._accounts, self._people, self._words):
            memory.clear()

    # --- people

    async def meet(self, account: Account) -> Person:
        """The person behind an account; a new one the first time."""
        known = self._accounts.get((account.platform, account.id))
        if known and known[1] == replace(account, language=language_of(account.language) or known[1].language):
            return await self.person(known[0])
        async with self._meeting:
            try:
                return await self._introduce(account)
            except Overtaken:  # Another process met them first.
                return await self._introduce(account)

    async def _introduce(self, account: Account) -> Person:
        name, handle = clean(account.name)[:64] or "?", account.handle.casefold()
        rows = await self._store.rows("accounts", platform=account.platform, account=account.id)
        guest = None if rows or not account.handle else await self._guest(account)
        language = language_of(account.language) or (rows[0]["language"] if rows else "")
        changes: list[Put | Drop] = []
        if rows:
            person = await self.person(rows[0]["person"])
        else:
            person = guest or Person(self._ids.fresh("p"), name)
        if not rows or (rows[0]["name"], rows[0]["handle"], rows[0]["language"]) != (name, handle, language):
            changes.append(
                Put(
                    "accounts",
                    {
                        "platform": account.platform,
                        "account": account.id,
                        "person": person.id,
                        "name": name,
                        "handle": handle,
                        "language": language,
                    },
                    new=not rows,
                )
            )
        if not rows or (rows[0]["name"] == person.name and person.name != name) or person.guest:
            person = replace(person, name=name, guest=False)
            changes.append(Put("people", {"id": person.id, "name": name, "born": "account"}))
        if changes:
            await self._store.write(Write(changes=changes))
        self._people.keep(person.id, person)
        self._accounts.keep((account.platform, account.id), (person.id, replace(account, language=language)))
        return person

    def language_told(self, account: Account) -> str:
        """The language that the platform told, now or before, of somebody who was met; empty if none."""
        known = self._accounts.get((account.platform, account.id))
        return known[1].language if known else ""

    async def _guest(self, account: Account) -> Person | None:
        """The guest that stands for this account's @name, mentioned before its owner was ever seen."""
        rows = await self._store.rows("accounts", platform=account.platform, handle=account.handle.casefold())
        waiting = [row for row in rows if row["account"].startswith("@")]
        if not waiting or await self._store.rows("roles", person=waiting[0]["person"]):
            return None  # an @name can change hands: a guest who holds an office has to be confirmed
        await self._store.write(
            Write(changes=[Drop("accounts", {"platform": account.platform, "account": waiting[0]["account"]})])
        )
        return await self.person(waiting[0]["person"])

    async def guest(self, platform: str, handle: str) -> Person:
        """The guest of an @name: a stranger becomes one with what is written of them, and is remembered until then."""
        key = (platform, "@" + handle.casefold())
        if rows := await self._store.rows("accounts", platform=platform, account=key[1]):
            return await self.person(rows[0]["person"])
        known = self._strangers.get(key)
        if known is None:
            person = Person(self._ids.fresh("p"), clean(handle)[:64], guest=True)
            known = self._strangers.keep(key, Stranger(person, platform, handle))
        return self._strangers.keep(known.person.id, known).person

    def introduction(self, id: str, room: str) -> list[Change]:
        """What makes a stranger a guest who was seen in a room; nothing for anybody else."""
        known = self._strangers.get(id)
        if known is None:
            return []
        person, handle = known.person, known.handle.casefold()
        account = {"platform": known.platform, "account": f"@{handle}", "person": id, "name": person.name}
        return [
            Put("people", {"id": id, "name": person.name, "born": "guest"}),
            Put("accounts", {**account, "handle": handle, "language": ""}, new=True),
            Put("seen", {"room": room, "person": id, "at": 0.0}),
        ]

    async def person(self, id: str) -> Person:
        """A person by id; one who was erased keeps the id alone."""
        id = self.aliases.get(id, id)
        known = self._people.get(id)
        if known is not None:
            return known
        rows = await self._store.rows("people", id=id)
        if not rows and (stranger := self._strangers.get(id)):
            return await self.by_handle(stranger.platform, stranger.handle) or stranger.person
        if not rows:
            return Person(id, "")
        row = rows[0]
        return self._people.keep(
            id,
            Person(id, row["name"] or "", row["language"] or "", row["notices"] != 0, row["born"] == "guest"),
        )

    async def name_of(self, person: str) -> str:
        """What a person is called; empty once they were erased."""
        return (await self.person(person)).name

    async def accounts(self, person: str) -> tuple[Account, ...]:
        """The accounts of a person (a guest has none that can be written to)."""
        rows = await self._store.rows("accounts", person=self.aliases.get(person, person))
        return tuple(
            Account(row["platform"], row["account"], row["name"], row["language"] or "", row["handle"] or "")
            for row in rows
            if not row["account"].startswith("@")
        )

    async def behind(self, platform: str, account: str) -> Person | None:
        """Whose account that is, if they were met."""
        known = self._accounts.get((platform, account))
        if known is None:
            rows = await self._store.rows("accounts", platform=platform, account=account)
            return await self.person(rows[0]["person"]) if rows else None
        return await self.person(known[0])

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

    async def clubs_of(self, person: str) -> set[str]:
        """The clubs in whose rooms a person was seen."""
        rooms = [await self.room(row["room"]) for row in await self._store.rows("seen", person=person)]
        return {room.club for room in rooms if room is not None and room.club}

    async def saw(self, person: Person, room: Room, at: float) -> None:
        """Note that somebody did something in a room."""
        if self._seen.get((room.id, person.id)) is None:
            self._seen.keep((room.id, person.id), True)
            await self._store.write(Write(changes=[Put("seen", {"room": room.id, "person": person.id, "at": at})]))

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
            case Put("people", row):
                self._people.forget(row["id"])
            case Put("aliases", row):
                self.aliases[str(row["old"])] = str(row["person"])
                self.forget_everything()
            case Put("accounts", row):
                for known in (row["person"], (row["platform"], row["account"])):
                    self._strangers.forget(known)
                self.forget_everything()
            case Drop("people" | "accounts" | "words") | Forget():
                self.forget_everything()
