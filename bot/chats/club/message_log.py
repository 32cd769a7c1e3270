"""The messages of every room: kept on numbered sheets in the store, the last ones in memory too."""

from __future__ import annotations

import json
from bisect import insort
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from operator import attrgetter
from typing import Any

from bot.chats.club.roster import ClubRoom, Roster
from bot.hall.cards.ids import Ids
from bot.storage.contract import Drop, Put, Store, Write

SHEET = 100
"""Messages a sheet; the last two sheets of a room stay in memory."""

# What a message carries besides (a file to download) is kept in a row of its own, in no room.
_NO_ROOM = ""

_by_number = attrgetter("number")


@dataclass(frozen=True, slots=True)
class LoggedMessage:
    """One message. `reader` is the only member who sees it (empty: everybody in the room); no `author` is Araldo.

    `request` names what it came from, so that the same thing asked or said twice is shown once.
    """

    id: str
    room: str
    sheet: int
    number: int
    author: str
    reader: str
    at: float
    body: dict[str, Any]
    request: str = ""

    def put(self) -> Put:
        """The message as a row."""
        return Put(
            "page_messages",
            {
                "id": self.id,
                "room": self.room,
                "sheet": self.sheet,
                "number": self.number,
                "author": self.author,
                "reader": self.reader,
                "at": self.at,
                "body": json.dumps(self.body, ensure_ascii=False, separators=(",", ":")),
                "request": self.request,
            },
        )


@dataclass
class _Recent:
    """The last messages of a room, by number; its present sheet, how many that holds, and the sheet known on disk."""

    messages: list[LoggedMessage] = field(default_factory=list)
    sheet: int = 0
    on_sheet: int = 0
    on_disk: int = 0


class MessageLog:
    """Writes messages down, then tells who listens."""

    def __init__(
        self,
        store: Store,
        roster: Roster,
        clock: Callable[[], float],
        heard: Callable[[LoggedMessage], None],
    ) -> None:
        self._store = store
        self._roster = roster
        self._clock = clock
        self._heard = heard
        self.ids = Ids()
        self._recent: dict[str, _Recent] = {}
        self._number = 0

    async def load(self) -> None:
        """Read the last two sheets of every room."""
        for room in self._every_room():
            messages = []
            for sheet in range(max(0, room.sheet - 1), room.sheet + 1):
                messages += await self._sheet(room.id, sheet)
            on_sheet = sum(message.sheet == room.sheet for message in messages)
            self._recent[room.id] = _Recent(messages, room.sheet, on_sheet, room.sheet)
            self._number = max([self._number, *(message.number for message in messages)])

    def draft(
        self, room: str, body: dict[str, Any], *, author: str = "", reader: str = "", request: str = "", id: str = ""
    ) -> LoggedMessage:
        """A new message, with its number and sheet; nothing is written before `keep`."""
        recent = self._recent_of(room)
        if recent.on_sheet >= SHEET:
            recent.sheet, recent.on_sheet = recent.sheet + 1, 0
        recent.on_sheet += 1
        self._number += 1
        return LoggedMessage(
            id or self.ids.fresh("g"), room, recent.sheet, self._number, author, reader, self._clock(), body, request
        )

    def again(self, message: LoggedMessage, body: dict[str, Any], request: str) -> LoggedMessage:
        """A message that says something else now, as the newest of its room: it is found by whoever comes in."""
        return self.draft(
            message.room, body, author=message.author, reader=message.reader, request=request, id=message.id
        )

    def followed(self, message: LoggedMessage) -> bool:
        """Whether its reader has a newer live card in that room."""
        return any(
            later.number > message.number and later.reader == message.reader and later.body.get("live")
            for later in self._recent_of(message.room).messages
        )

    async def keep(self, *messages: LoggedMessage, changes: Sequence[Put] = ()) -> None:
        """Write new and changed messages in one go, then show them."""
        turned = {
            message.room: message.sheet for message in messages if message.sheet > self._recent_of(message.room).on_disk
        }
        sheets = [self._roster.turn_sheet(room, sheet) for room, sheet in turned.items()]
        await self._store.write(Write(changes=[*changes, *sheets, *(message.put() for message in messages)]))
        for room, sheet in turned.items():
            self._recent_of(room).on_disk = sheet
        for message in messages:
            self._remember(message)
            self._heard(message)

    def last(self, room: str) -> list[LoggedMessage]:
        """The messages of a room that are in memory, oldest first."""
        return list(self._recent_of(room).messages)

    async def before(self, room: ClubRoom, number: int) -> list[LoggedMessage]:
        """The newest messages of a room older than that number, about a sheet of them, oldest first."""
        recent = self._recent_of(room.id)
        found = [message for message in recent.messages if message.number < number]
        sheet = min((message.sheet for message in recent.messages), default=recent.sheet + 1)
        while not found and sheet > 0:
            sheet -= 1
            found = [message for message in await self._sheet(room.id, sheet) if message.number < number]
        return found[-SHEET:]

    def has_before(self, room: ClubRoom, number: int) -> bool:
        """Whether there are older messages in a room, seen by its reader or not."""
        recent = self._recent_of(room.id).messages
        return bool(recent) and (recent[0].number < number or recent[0].sheet > 0)

    async def erase(self, member: str) -> None:
        """Take away what a member said, what was for them alone, every card that names them, and what these enclose."""
        rows = await self._store.rows("page_messages")
        private = self._roster.private_room(member).id
        gone = {
            row["id"]
            for row in rows
            if member in (row["author"], row["reader"]) or row["room"] == private or f'"{member}"' in row["body"]
        }
        gone |= {row["id"] for row in rows if row["id"].rpartition(".")[0] in gone}
        await self._store.write(Write(changes=[Drop("page_messages", {"id": id}) for id in gone]))
        for recent in self._recent.values():
            recent.messages = [message for message in recent.messages if message.id not in gone]

    async def message(self, id: str) -> LoggedMessage | None:
        """A message by id."""
        for recent in self._recent.values():
            for message in reversed(recent.messages):
                if message.id == id:
                    return message
        return next(iter(await self._rows(id=id)), None)

    async def of_request(self, request: str) -> LoggedMessage | None:
        """The message that came of a request."""
        for recent in self._recent.values():
            for message in reversed(recent.messages):
                if message.request == request:
                    return message
        return next(iter(await self._rows(request=request)), None)

    async def enclosed(self, id: str) -> str | None:
        """The large part of a message that is kept in a row of its own (a file), as text."""
        rows = await self._store.rows("page_messages", id=id, room=_NO_ROOM)
        return json.loads(rows[0]["body"])["content"] if rows else None

    def enclose(self, id: str, content: str) -> Put:
        """The change that keeps something big beside a message."""
        return LoggedMessage(id, _NO_ROOM, 0, 0, "", "", self._clock(), {"content": content}).put()

    def _every_room(self) -> list[ClubRoom]:
        private = [self._roster.private_room(member.id) for member in self._roster.members]
        return [*self._roster.rooms, *private]

    def _recent_of(self, room: str) -> _Recent:
        return self._recent.setdefault(room, _Recent())

    def _remember(self, message: LoggedMessage) -> None:
        recent = self._recent_of(message.room)
        for place, known in enumerate(recent.messages):
            if known.id == message.id and known.number == message.number:
                recent.messages[place] = message
                return
            if known.id == message.id:  # It comes again, as the newest.
                del recent.messages[place]
                break
        if message.sheet >= recent.sheet - 1:  # an older one that was changed stays on its sheet
            insort(recent.messages, message, key=_by_number)
        while recent.messages and recent.messages[0].sheet < recent.sheet - 1:
            del recent.messages[0]

    async def _sheet(self, room: str, sheet: int) -> list[LoggedMessage]:
        return sorted(await self._rows(room=room, sheet=sheet), key=_by_number)

    async def _rows(self, **values: Any) -> list[LoggedMessage]:
        return [
            LoggedMessage(
                row["id"],
                row["room"],
                row["sheet"],
                row["number"],
                row["author"],
                row["reader"],
                row["at"],
                json.loads(row["body"]),
                row["request"],
            )
            for row in await self._store.rows("page_messages", **values)
        ]
