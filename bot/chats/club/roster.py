"""The club's members and rooms: who may speak, where, and the personal link each enters by."""

from __future__ import annotations

import re
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.hall.cards.plain_text import clean
from bot.hall.requests import Account, Place
from bot.storage.contract import Put, Row, Store, Write

PLATFORM = "club"
HOUSE = "club"
ORGANISER = "organiser"
LONGEST_NAME = 40
_SIGNS = "0123456789abcdefghijkmnpqrstuvwxyz"


class UnfitName(Exception):
    """A name that cannot be given; `reason` is a text key."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


@dataclass(frozen=True, slots=True)
class ClubMember:
    """Somebody of the club, as the page knows them."""

    id: str
    name: str
    role: str
    link: str
    language: str = ""

    @property
    def manages(self) -> bool:
        """Whether this member is an organiser."""
        return self.role == ORGANISER

    def account(self, language: str = "") -> Account:
        """The member as the hall knows people; the browser's language serves until they chose one."""
        handle = self.name if re.fullmatch(r"\w+", self.name) else ""
        return Account(PLATFORM, self.id, self.name, self.language or language, handle)


@dataclass(frozen=True, slots=True)
class ClubRoom:
    """A room, or the private conversation of one member (its `owner`) with Araldo."""

    id: str
    title: str
    owner: str = ""
    sheet: int = 0
    """The number of the sheet that its messages are written on now."""

    def place(self, club: str) -> Place:
        """The room as the hall knows places."""
        if self.owner:
            return Place(PLATFORM, self.id, private=True)
        return Place(PLATFORM, self.id, self.title, house=HOUSE, house_title=club)


class Roster:
    """Members and rooms, kept in memory and in the store."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._members: dict[str, ClubMember] = {}
        self._rooms: dict[str, ClubRoom] = {}

    async def load(self, room: str, names: Sequence[str]) -> bool:
        """Read them; a new club (which this tells) begins with one room and these members, the first an organiser."""
        await self.read()
        if self._members:
            return False
        changes: list[Put] = []
        for place, name in enumerate(names):
            changes += self._welcome(ClubMember(_fresh("m"), name, "" if place else ORGANISER, _fresh_link()))
        changes.append(self._note_room(ClubRoom(_fresh("r"), room)))
        await self._store.write(Write(changes=changes))
        return True

    async def read(self) -> None:
        """Read them, again if another process may have changed them."""
        for row in await self._store.rows("page_members"):
            member = ClubMember(row["id"], row["name"], row["role"], row["link"], row["language"] or "")
            self._members[member.id] = member
        for row in await self._store.rows("page_rooms"):
            self._rooms[row["id"]] = ClubRoom(row["id"], row["title"], row["owner"] or "", row["sheet"] or 0)

    @property
    def members(self) -> tuple[ClubMember, ...]:
        """Everybody: the organisers first, then by name."""
        return tuple(sorted(self._members.values(), key=lambda member: (not member.manages, member.name.casefold())))

    @property
    def rooms(self) -> tuple[ClubRoom, ...]:
        """The rooms that everybody sees, by title."""
        shared = [room for room in self._rooms.values() if not room.owner]
        return tuple(sorted(shared, key=lambda room: room.title.casefold()))

    def member(self, id: str) -> ClubMember | None:
        """A member by id."""
        return self._members.get(id)

    def by_link(self, link: str) -> ClubMember | None:
        """The member whose personal link this is."""
        given = link.encode(errors="replace")
        return next((one for one in self._members.values() if secrets.compare_digest(one.link.encode(), given)), None)

    def room(self, id: str) -> ClubRoom | None:
        """A room by id, private ones too."""
        return self._rooms.get(id)

    def private_room(self, member: str) -> ClubRoom:
        """A member's conversation with Araldo."""
        return self._rooms[f"dm:{member}"]

    def seen_by(self, member: str, id: str) -> ClubRoom | None:
        """A room by id, if this member may enter it."""
        room = self._rooms.get(id)
        return room if room and room.owner in ("", member) else None

    async def add_member(self, name: str, role: str) -> ClubMember:
        """A new member, with a link of their own."""
        member = ClubMember(_fresh("m"), self._free_name(name), _role(role), _fresh_link())
        await self._store.write(Write(changes=self._welcome(member)))
        return member

    async def change_member(
        self, member: ClubMember, *, name: str | None = None, role: str | None = None
    ) -> ClubMember:
        """Another name or role; the last organiser stays one."""
        changed = replace(
            member,
            name=member.name if name is None else self._free_name(name, member.id),
            role=member.role if role is None else _role(role),
        )
        if member.manages and not changed.manages and sum(other.manages for other in self._members.values()) == 1:
            raise UnfitName("page-last-organiser")
        return await self._keep(changed)

    async def choose_language(self, member: ClubMember, language: str) -> None:
        """The language a member wants to read."""
        await self._keep(replace(member, language=language))

    async def renew_link(self, member: ClubMember) -> ClubMember:
        """A new personal link; the old one no longer opens anything."""
        return await self._keep(replace(member, link=_fresh_link()))

    async def add_room(self, title: str) -> ClubRoom:
        """A new room."""
        title = _fit(title)
        if any(room.title.casefold() == title.casefold() for room in self.rooms):
            raise UnfitName("page-name-taken")
        change = self._note_room(ClubRoom(_fresh("r"), title))
        await self._store.write(Write(changes=[change]))
        return self._rooms[str(change.row["id"])]

    async def name_room(self, room: ClubRoom, title: str) -> ClubRoom:
        """Another title for a room."""
        await self._store.write(Write(changes=[self._note_room(replace(room, title=title))]))
        return self._rooms[room.id]

    def turn_sheet(self, id: str, sheet: int) -> Put:
        """The change that notes on which sheet a room's messages are written from now on."""
        return self._note_room(replace(self._rooms[id], sheet=sheet))

    def _welcome(self, member: ClubMember) -> list[Put]:
        self._members[member.id] = member
        return [Put("page_members", _row(member)), self._note_room(ClubRoom(f"dm:{member.id}", "", member.id))]

    def _note_room(self, room: ClubRoom) -> Put:
        self._rooms[room.id] = room
        return Put("page_rooms", {"id": room.id, "title": room.title, "owner": room.owner, "sheet": room.sheet})

    async def _keep(self, member: ClubMember) -> ClubMember:
        await self._store.write(Write(changes=[Put("page_members", _row(member))]))
        self._members[member.id] = member
        return member

    def _free_name(self, name: str, own: str = "") -> str:
        name = _fit(name)
        if any(other.id != own and other.name.casefold() == name.casefold() for other in self._members.values()):
            raise UnfitName("page-name-taken")
        return name


def _row(member: ClubMember) -> Row:
    return {
        "id": member.id,
        "name": member.name,
        "role": member.role,
        "link": member.link,
        "language": member.language,
    }


def _fit(name: str) -> str:
    name = clean(name)
    if not name or len(name) > LONGEST_NAME:
        raise UnfitName("page-name-unfit")
    return name


def _role(role: str) -> str:
    return ORGANISER if role == ORGANISER else ""


def _fresh(sort: str) -> str:
    return sort + "".join(secrets.choice(_SIGNS) for _ in range(9))


def _fresh_link() -> str:
    return secrets.token_urlsafe(24)
