"""Rooms and clubs: where things happen, to which club that belongs, and who holds an office there."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from bot.hall.cards.ids import Ids
from bot.hall.cards.plain_text import clean
from bot.hall.people.accounts import likely_language
from bot.hall.people.joins import Joins
from bot.hall.people.links import Links
from bot.hall.people.lru import REMEMBERED, Lru
from bot.hall.requests import Place
from bot.storage.contract import Change, Drop, Overtaken, Put, Store, Write

CLUB_RANKS = {"none": 0, "referee": 1, "director": 2, "organiser": 3}

Announced: TypeAlias = Mapping[str, Mapping[str, str]]
"""The rooms for notices: by platform, and there by topic."""


@dataclass(frozen=True, slots=True)
class Club:
    """One community, wherever it meets; of several that are one, the one whose title and settings hold."""

    id: str
    title: str
    language: str
    zone: str = ""
    """Empty until somebody has said it (`Languages.zone_of_club`)."""


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

    @property
    def circle(self) -> str:
        """The club, or a private chat by itself: whose guests are meant here by their names."""
        return self.club or self.id

    def as_place(self) -> Place:
        """The room as its platform knows it."""
        return Place(self.platform, self.place, self.title, self.parent, self.house, "", self.private)


class Rooms:
    """Every room and club that the house knows."""

    def __init__(self, store: Store, ids: Ids, language: str, remembered: int = REMEMBERED) -> None:
        self._store = store
        self._ids = ids
        self._language = language
        self._meeting = asyncio.Lock()
        self._rooms: Lru[Room] = Lru(remembered)
        self._places: Lru[Room] = Lru(remembered)
        self._clubs: Lru[Club] = Lru(remembered)
        self._ranks: Lru[int] = Lru(remembered)
        self._announced: Lru[Announced] = Lru(remembered)
        self.links = Links()
        self.joins = Joins(self.links)

    def forget_everything(self) -> None:
        """Look everything up again (after a change that touches many)."""
        for memory in (self._rooms, self._places, self._clubs, self._ranks, self._announced):
            memory.clear()

    def forget(self, change: Change) -> None:
        """A row was changed: look it up again."""
        if not isinstance(change, Put | Drop):
            return
        row = change.row if isinstance(change, Put) else change.where
        match change.table:
            case "clubs":
                self._clubs.forget(row.get("id"))
                if "part_of" in row:
                    self.links.put(row)
                    self.joins.forget()
                    self.forget_everything()
            case "roles":
                self._ranks.clear()
            case "announcements":
                self._announced.clear()
            case "houses" | "rooms":
                self.forget_everything()

    async def enter(self, place: Place) -> Room:
        """The room of a place; a new one, of a new club, the first time."""
        if (known := self._entered(place)) is not None:
            return known
        async with self._meeting:
            if (known := self._entered(place)) is not None:  # Made while we waited for the lock.
                return known
            try:
                return await self._write_down(place)
            except Overtaken:  # Another process met it first.
                return await self._write_down(place)

    async def seen_from(self, place: Place) -> Room:
        """The room of a place as somebody sees it of whom nothing may be written down: where it is new, it stays so."""
        return self._entered(place) or (await self._looked_up(place))[0]

    def _entered(self, place: Place) -> Room | None:
        """The room as it is remembered, unless its title has changed."""
        known = self._places.get((place.platform, place.id))
        return known if known is not None and place.title in ("", known.title) else None

    async def _write_down(self, place: Place) -> Room:
        """The room as it is in the database; written there where it is new or has another title."""
        room, changes = await self._looked_up(place)
        if changes:
            await self._store.write(Write(changes=changes))
        self._rooms.keep(room.id, room)
        return self._places.keep((place.platform, place.id), room)

    async def _looked_up(self, place: Place) -> tuple[Room, list[Put | Drop]]:
        """The room as it is in the database, and what is to be written of it."""
        rows = await self._store.rows("rooms", platform=place.platform, place=place.id)
        title = clean(place.title)[:100]
        changes: list[Put | Drop] = []
        if rows:
            room = replace(_room(rows[0]), title=title or rows[0]["title"])
            if room.title != rows[0]["title"]:
                changes.append(Put("rooms", {"platform": place.platform, "place": place.id, "title": room.title}))
        else:
            club = "" if place.private else await self._club_of(place, changes)
            room = Room(
                self._ids.fresh("r"), place.platform, place.id, club, place.house, place.parent, title, place.private
            )
            changes.append(Put("rooms", {name: getattr(room, name) for name in Room.__slots__}, new=True))
        return room, changes

    async def _club_of(self, place: Place, changes: list[Put | Drop]) -> str:
        house = place.house or place.id
        rows = await self._store.rows("houses", platform=place.platform, house=house)
        if rows:
            return str(rows[0]["club"])
        language = likely_language(place.language) or self._language
        club = Club(self._ids.fresh("c"), clean(place.house_title or place.title)[:100], language)
        changes.append(Put("clubs", {name: getattr(club, name) for name in Club.__slots__}, new=True))
        changes.append(Put("houses", {"platform": place.platform, "house": house, "club": club.id}, new=True))
        return club.id

    async def room(self, id: str) -> Room | None:
        """A room by id."""
        known = self._rooms.get(id)
        if known is None:
            rows = await self._store.rows("rooms", id=id)
            known = self._rooms.keep(id, _room(rows[0])) if rows else None
        return known

    async def title_of(self, room: str, of_club: bool = False) -> str:
        """What a room is called, or the club itself that it is of; empty where there is none."""
        found = await self.room(room)
        if found is None:
            return ""
        club = await self.club_itself(found.club) if of_club else None
        return club.title if club is not None and club.title else found.title

    async def platform_of(self, id: str) -> str:
        """Where a room is."""
        room = await self.room(id)
        return room.platform if room else ""

    async def room_at(self, platform: str, place: str) -> Room | None:
        """The room of a place, if it is known."""
        rows = await self._store.rows("rooms", platform=platform, place=place)
        return _room(rows[0]) if rows else None

    async def rooms(self, club: str) -> list[Room]:
        """The rooms of a club, and of those that are one with it."""
        circle = self.links.circle(club)
        return [_room(row) for one in circle for row in await self._store.rows("rooms", club=one)]

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
        """A club by id, or the one that it is part of; none for a private chat."""
        return await self.club_itself(self.links.root(id))

    async def club_itself(self, id: str) -> Club | None:
        """A club by id, also where it is part of another."""
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
        """The rank that a club has given to a person (see CLUB_RANKS); none to nobody, by whom timers are rung."""
        known = self._ranks.get((club, person)) if person else 0
        if known is None:
            offices = await self.offices(club, *self.joins.ids_of(person, club))
            known = self._ranks.keep((club, person), max(offices.values(), default=0))
        return known

    async def offices(self, club: str, *people: str) -> dict[str, int]:
        """Who has been given an office by a club, or by one that is one with it, and the highest rank: of these alone,
        where some are named."""
        whose = [{"person": id} for id in people] or [{}]
        found: dict[str, int] = {}
        for one in self.links.circle(club):
            for row in [row for values in whose for row in await self._store.rows("roles", club=one, **values)]:
                found[row["person"]] = max(found.get(row["person"], 0), CLUB_RANKS.get(row["role"], 0))
        return found

    async def in_office_since(self, club: str, person: str) -> float | None:
        """Since when somebody has had an office that a club gave, or one that is one with it; None for none."""
        whose = {*self.joins.ids_of(person, club)}
        rows = [row for one in self.links.circle(club) for row in await self._store.rows("roles", club=one)]
        return min((row["at"] or 0.0 for row in rows if row["person"] in whose), default=None)

    async def holding(self, club: str, rank: int, until: float | None = None) -> list[str]:
        """Who has that rank in a club, or a higher one, and has not left it: given by the club, or as they managed one
        of its rooms when they last did something there, or were found to manage it no more after that moment."""
        now = self.joins.resolver(club)
        given = [now.get(person, person) for person, office in (await self.offices(club)).items() if office >= rank]
        managing, there, gone = list[str](), set[str](), set[str]()
        for room in await self.rooms(club):
            for row in await self._store.rows("seen", room=room.id):
                person = now.get(row["person"], row["person"])
                (gone if row["gone"] else there).add(person)
                lost = row["since"] is not None and row["since"] > row["at"]
                if row["manages"] or (lost and until is not None and row["since"] > until):
                    managing.append(person)
        return [*dict.fromkeys([*(one for one in given if one in there or one not in gone), *managing])]

    async def deciding(self, club: Club | None, plays: Callable[[str], object]) -> list[str]:
        """Who can be called to decide: those in office who have no part in it, referees first; else who organises."""
        if club is None:
            return []
        offices = await self.offices(club.id)
        able = [person for person in sorted(offices, key=lambda one: offices[one]) if not plays(person)]
        organise = [] if able else await self.holding(club.id, CLUB_RANKS["organiser"])
        return able or [person for person in organise if not plays(person)]

    async def known_gone(self, club: str, person: str) -> bool:
        """Whether somebody has left all servers and groups of a club in which they did something, as far as that is
        known already."""
        rows = await self._seen_in(club, person)
        return bool(rows) and all(row["gone"] for row in rows)

    async def _seen_in(self, club: str, person: str) -> list[dict[str, Any]]:
        """The rows of the rooms of a club in which somebody did something."""
        return [
            row
            for room in await self.rooms(club)
            for id in self.joins.ids_of(person, club)
            for row in await self._store.rows("seen", room=room.id, person=id)
        ]

    async def announced(self, club: str) -> Announced:
        """The rooms to which a club sends each kind of notice, on each platform: where it has chosen none, that of a
        club that is one with it."""
        known = self._announced.get(club)
        if known is None:
            found: dict[str, dict[str, str]] = {}
            for one in self.links.circle(club):
                for platform, rooms in (await self._chosen(one, club)).items():
                    own = found.get(platform, {})
                    found[platform] = own if "all" in own else rooms | own
            known = self._announced.keep(club, found)
        return known

    async def _chosen(self, club: str, whose: str) -> dict[str, dict[str, str]]:
        """The rooms that a club has chosen, without those that are not of this club, or are so no longer."""
        found: dict[str, dict[str, str]] = {}
        for row in await self._store.rows("announcements", club=club):
            room = await self.room(row["room"])
            if room is None or self.links.one(room.club, whose):
                found.setdefault(row["platform"], {})[row["topic"]] = row["room"]
        return found


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
