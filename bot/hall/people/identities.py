"""Who somebody is: the person of an account, of a guest's name or of an id, met or only named."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from bot.engines.book import Refused
from bot.hall.cards.ids import Ids
from bot.hall.cards.plain_text import clean
from bot.hall.people import accounts
from bot.hall.people.lru import REMEMBERED, Lru
from bot.hall.people.person import Person, Stranger
from bot.hall.people.rooms import Rooms
from bot.hall.people.tombstones import KEY, Tombstones, account_named, name_in, part_in, username_in
from bot.hall.requests import Account
from bot.names import guests_key, key, reserved
from bot.storage.contract import Change, Drop, Forget, Overtaken, Put, Store, Write

FORGOTTEN = "name-forgotten"
"""The refusal of a guest with the name of somebody who asked to be forgotten, unless it is said that another is
meant."""


class ComesBack(Exception):
    """Somebody who asked to be forgotten acts again: before that can be written, their person is made anew."""


class Identities(Rooms):
    """Persons, and the strangers who become one when something is written of them."""

    def __init__(self, store: Store, ids: Ids, language: str, remembered: int = REMEMBERED) -> None:
        super().__init__(store, ids, language, remembered)
        self._accounts: Lru[tuple[str, Account]] = Lru(remembered)
        self._people: Lru[Person] = Lru(remembered)
        self._strangers: Lru[Stranger] = Lru(remembered)
        """By what they are known by, and by the id that they will have."""
        self.tombstones = Tombstones()
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
        for memory in (self._accounts, self._people, self._homes):
            memory.clear()

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
                self._accounts.forget((row["platform"], row["account"]))
            case Put("guests", row):
                self._meet_stranger(row["club"], row["key"])
            case Drop("people" | "accounts" | "words" | "guests") | Forget():
                self.forget_everything()

    async def meet(self, account: Account) -> Person:
        """The person behind an account that did something itself; a new one the first time."""
        known = self._accounts.get((account.platform, account.id))
        if known and known[1] == accounts.in_language(account, known[1].language):
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
            changes += self.tombstones.taken_away(account_named(account.platform, account.id))
        if not rows or {**rows[0], **row} != rows[0]:
            changes.append(Put("accounts", {"person": person.id, **row}, new=not rows))
        if not rows or (rows[0]["name"] == person.name and person.name != name):
            changes += accounts.former(person.id, person.name, name)
            person = replace(person, name=name)
            changes.append(Put("people", person.row))
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

    async def guest(self, club: str, name: str, *, sure: bool = False, new: str = "") -> Person:
        """A club's guest of that name, known or new: a new one is kept in memory until something is written about them.

        The name of somebody who asked to be forgotten is refused unless it is `sure` that another is meant. `new` is
        the sign of a new guest who is not to be taken for whoever has that name already.
        """
        place = (club, guests_key(name, new))
        if reserved(name):
            raise Refused("name-reserved", name=name)
        for one in self.links.circle(club):
            if rows := await self._store.rows("guests", club=one, key=place[1]):
                return await self.person(rows[0]["person"])
        if not sure and self.name_is_forgotten(club, key(name)):
            raise Refused(FORGOTTEN, name=name)
        person = Person(self._ids.fresh("p"), clean(name)[: accounts.LONGEST], guest=True)
        return self._stranger(place, Stranger(person, club, new=new))

    def _stranger(self, place: tuple[str, str], new: Stranger) -> Person:
        """The stranger remembered in this place; this new one if there was none."""
        known = self._strangers.get(place) or self._strangers.keep(place, new)
        return self._strangers.keep(known.person.id, known).person

    def asked_to_be_forgotten(self, id: str) -> bool:
        """Whether that is a stranger with an account whose owner asked to be forgotten."""
        account = self.unmet(id)
        return account is not None and self.is_forgotten(account)

    def must_be_known(self, id: str) -> None:
        """Before anything is written of what somebody does: who asked to be forgotten comes back by it."""
        if self.asked_to_be_forgotten(id):
            raise ComesBack

    def name_is_forgotten(self, club: str, key: str) -> bool:
        """Whether a club called somebody so, by that key, or had them under that username, who asked to be
        forgotten."""
        return self.tombstones.stands(*(name_in(one, key) for one in self.links.circle(club)))

    def username_is_forgotten(self, club: str, key: str) -> bool:
        """Whether that was the username there of somebody who asked to be forgotten, and no word of their name."""
        return self.tombstones.stands(*(username_in(one, key) for one in self.links.circle(club)))

    def word_is_forgotten(self, club: str, key: str) -> bool:
        """Whether that was a word of a name there of somebody who asked to be forgotten."""
        return self.tombstones.stands(*(part_in(one, key) for one in self.links.circle(club)))

    def is_forgotten(self, account: Account) -> bool:
        """Whether the owner of an account asked to be forgotten."""
        return self.tombstones.stands(account_named(account.platform, account.id))

    def is_forgotten_elsewhere(self, club: str, account: Account) -> bool:
        """Whether they asked to be forgotten, and this club never knew them by any name: that is no matter of it."""
        if not self.is_forgotten(account):
            return False
        names = {key(name) for name in (account.name, account.handle, account.public)} - {""}
        return not any(self.name_is_forgotten(club, name) for name in names)

    def unmet(self, id: str) -> Account | None:
        """The account of a stranger, if they have one."""
        known = self._strangers.get(id)
        return known.account if known is not None else None

    def _stranger_known(self, id: str) -> list[Change]:
        known = self._strangers.get(id)
        if known is None:
            return []
        person = Put("people", known.person.row)
        if known.account is not None:
            if self.asked_to_be_forgotten(id):
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
        found = Person(
            id,
            row["name"] or "",
            row["language"] or "",
            row["notices"] == 1,
            row["born"] == "guest",
            row["initials"] == 1,
            None if row["public"] is None else row["public"] == 1,
            row["pseudonym"] or "",
        )
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

    async def club_of(self, guest: str) -> str:
        """The club, or the private chat, whose guest somebody is; empty for nobody's."""
        rows = await self._store.rows("guests", person=guest)
        return str(rows[0]["club"]) if rows else ""

    def resolver(self, club: str) -> Mapping[str, str]:
        """Who each of those is now, in a club's books, who became somebody else."""
        return self.joins.resolver(club)

    def ids_of(self, person: str, club: str) -> tuple[str, ...]:
        """All ids that are this person in a club; with none (""), anywhere."""
        return self.joins.ids_of(person, club)

    def _meet_stranger(self, *place: str) -> None:
        """Something was written of a stranger: from now on they are looked up as a person."""
        if known := self._strangers.get(place):
            self._strangers.forget(known.person.id)
        self._strangers.forget(place)
