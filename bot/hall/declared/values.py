"""From what was typed or chosen to the values of a command: people are found, bounds are checked, bad words refused."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from bot.engines.book import Refused
from bot.hall.cards.card import Say
from bot.hall.cards.plain_text import clean, folded
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import Command
from bot.hall.declared.kinds import Member, Members, Parameter, RoomChoice, Text, Upload, Whole, YesNo
from bot.hall.people.people import People, Person
from bot.hall.people.rooms import Room
from bot.hall.requests import Account, File, Place, Request, Suggestion

_ACCOUNT = re.compile(r"<@!?([^<>\s]+)>")
_CHANNEL = re.compile(r"<#([^<>\s]+)>")
_PERSON = re.compile(r"p[0-9a-z]{10}")


class Values:
    """Reads the values of one request."""

    def __init__(self, people: People, request: Request, room: Room) -> None:
        self._people = people
        self._request = request
        self._room = room
        self.named: list[str] = []
        """The ids of everybody named by the values."""

    async def read(self, command: Command, given: Mapping[str, Any]) -> dict[str, Any]:
        """The command's values; a refusal names the parameter and shows an example."""
        given = {name: value for name, value in given.items() if value is not None and value != ""}
        if command.needs and not any(name in given for name in command.needs):
            raise Missing(command, command[command.needs[0]], given)
        values: dict[str, Any] = {}
        for parameter in command.parameters:
            value = given.get(parameter.name)
            if isinstance(parameter.kind, Upload) and value is None:
                value = self._request.file
            if value is None:
                if parameter.required:
                    raise Missing(command, parameter, given)
                values[parameter.name] = parameter.default
                continue
            try:
                values[parameter.name] = await self._value(parameter, value)
            except Refused as no:
                raise Refused("bad-value", command=command, parameter=parameter, why=Say(no.reason, no.facts)) from no
        return values

    async def typed(self, given: Mapping[str, Any]) -> dict[str, str]:
        """Values chosen in a form as they would be typed, to stand in a button; a file has to be sent again."""
        words = {}
        for name, value in given.items():
            match value:
                case Account():
                    words[name] = f"<@{(await self._people.meet(value)).id}>"
                case Place():
                    words[name] = f"<#{value.id}>"
                case bool():
                    words[name] = "yes" if value else "no"
                case File() | None:
                    continue
                case _:
                    words[name] = str(value)
        return words

    async def _value(self, parameter: Parameter, value: Any) -> Any:
        kind = parameter.kind
        match kind:
            case Member():
                self.named.append((await self.person(value)).id)
                return self.named[-1]
            case Members():
                found = await self._members(kind, value)
                self.named += found
                return found
            case RoomChoice():
                return (await self._place(value)).id
            case Upload():
                if not isinstance(value, File):
                    raise Refused("no-file")
                if len(value.content) > kind.largest:
                    raise Refused("file-too-large", largest=kind.largest // 1000)
                return value
            case Whole() if isinstance(value, int):
                return kind.check(value)
            case YesNo() if isinstance(value, bool):
                return value
        return kind.read(str(value) if isinstance(kind, Text) else str(value).strip())

    async def _members(self, kind: Members, value: Any) -> tuple[str, ...]:
        names = re.findall(r'<@!?[^<>\s]+>|@?"[^"]+"|[^\s,;]+', str(value))
        found: list[str] = []
        for name in names:
            person = await self.person(name)
            if person.id in found:
                raise Refused("member-twice", name=person.name)
            found.append(person.id)
        if not kind.least <= len(found) <= kind.most:
            raise Refused("how-many-members", least=kind.least, most=kind.most, count=len(found))
        return tuple(found)

    async def person(self, value: Any) -> Person:
        """Who is meant: an account, <@ID>, @name, or the name of somebody seen here."""
        if isinstance(value, Account):
            return await self._people.meet(value)
        typed = clean(str(value))
        mention = _ACCOUNT.fullmatch(typed)
        if mention:
            return await self._mentioned(mention[1])
        name = typed.removeprefix("@").strip('"')
        if typed.startswith("@") and (known := await self._people.by_handle(self._room.platform, name)):
            return known
        around = await self.around()
        alike = [person for person in around if person.name.casefold() == name.casefold()]
        alike = alike or [person for person in around if folded(person.name) == folded(name)]
        alike = alike or [person for person in around if folded(person.name).split(" ")[0] == folded(name)]
        if len(alike) == 1:
            return alike[0]
        if alike:
            raise Refused("name-of-many", name=name)
        if typed.startswith("@") and len(name) > 1:
            return await self._people.guest(self._room.platform, name)
        raise Refused("nobody-of-that-name", name=name)

    async def _mentioned(self, id: str) -> Person:
        account = next((account for account in self._request.mentioned if account.id == id), None)
        if account is not None:
            return await self._people.meet(account)
        if _PERSON.fullmatch(id):
            person = await self._people.person(id)
            if person.name:
                return person
        raise Refused("nobody-of-that-name", name=id)

    async def around(self) -> Iterable[Person]:
        """Everybody seen in the club, or in this private chat."""
        if not self._room.club:
            return await self._people.around([self._room.id])
        return await self._people.around(room.id for room in await self._people.rooms(self._room.club))

    async def nearest(self) -> list[Person]:
        """Everybody seen in the club, those of this room first."""
        here = {person.id: person for person in await self._people.around([self._room.id])}
        return [*here.values(), *(person for person in await self.around() if person.id not in here)]

    async def _place(self, value: Any) -> Room:
        if isinstance(value, Place):
            room: Room | None = await self._people.enter(value)
        else:
            typed = str(value).strip()
            channel = _CHANNEL.fullmatch(typed)
            name = clean(typed).removeprefix("#").casefold()
            rooms = await self._people.rooms(self._room.club) if self._room.club else []
            wanted = channel[1] if channel else None
            room = next((room for room in rooms if room.place == wanted or room.title.casefold() == name), None)
        if room is None or room.club != self._room.club:
            raise Refused("no-such-room", name=value.title if isinstance(value, Place) else str(value))
        return room


class Missing(Exception):
    """A parameter that must be given was not: it is asked for."""

    def __init__(self, command: Command, parameter: Parameter, given: Mapping[str, Any]) -> None:
        super().__init__(parameter.name)
        self.command = command
        self.parameter = parameter
        self.given = given


async def suggestions(call: Call[Any], parameter: Parameter, typed: str) -> Sequence[Suggestion]:
    """What the people around, or the book, offer for a parameter."""
    if isinstance(parameter.kind, Member) and parameter.kind.suggest is None:
        people = await Values(call.people, call.request, call.room).nearest()
        return [Suggestion(person.name, f"<@{person.id}>") for person in people]
    if parameter.kind.suggest is None:
        return ()
    found = parameter.kind.suggest(call, typed)
    return await found if inspect.isawaitable(found) else found
