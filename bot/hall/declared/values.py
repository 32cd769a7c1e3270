"""From what was typed or chosen to the values of a command: people are found, bounds are checked, bad words refused."""

from __future__ import annotations

import re
from base64 import b64decode
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.engines.book import Refused
from bot.hall.cards.card import Mention, Say, plain
from bot.hall.cards.plain_text import clean
from bot.hall.declared import there
from bot.hall.declared.call import Call, Into, Taken
from bot.hall.declared.declaration import Command
from bot.hall.declared.kinds import Member, Members, Parameter, RoomChoice, Text, Upload, Whole, YesNo
from bot.hall.declared.to_ask import Doubtful, Missing
from bot.hall.declared.typed_people import A_GUEST, guest_in, in_quotes, listed, name_of
from bot.hall.house import House
from bot.hall.people.identities import FORGOTTEN
from bot.hall.people.known import Like, Sure
from bot.hall.people.person import Person
from bot.hall.people.rooms import Room
from bot.hall.requests import Account, Chat, File, Place, Request, Stepping
from bot.names import key, reserved

_ACCOUNT = re.compile(r"<@!?([^<>\s]+)>")
_CHANNEL = re.compile(r"<#([^<>\s]+)>")
_KEPT = re.compile(r"f[0-9a-z]{12}")
"""What stands for a file that is kept."""
_PERSON = re.compile(r"p[0-9a-z]{10}")


class Values:
    """Reads the values of one request."""

    def __init__(self, house: House, request: Request, room: Room, circle: str = "") -> None:
        self._house = house
        self._people = house.people
        self._request = request
        self._room = room
        self._circle = circle or room.circle
        """The club, or the private chat, in which names are looked up."""
        self._given: Mapping[str, Any] = request.values
        self._there: Sequence[Account] | None = None
        """Who was mentioned without being known, as the platform tells; asked at most once."""
        self.named: list[str] = []
        """The ids of everybody named by the values."""
        self.taken: dict[str, Taken] = {}
        """The names that were taken for members' without being mentions."""
        self._into: Into | None = None

    @classmethod
    def of(cls, call: Call[Any], into: Into | None = None) -> Values:
        """A reader for a command that looks names up itself; another person can then be named where `into` says,
        or, without it, in the place of the name."""
        values = cls(call.house, call.request, call.room, call.circle)
        values.taken, values._into = call.taken, into
        return values

    async def read(self, command: Command, given: Mapping[str, Any]) -> dict[str, Any]:
        """The command's values; a refusal names the parameter and shows an example."""
        given = {name: value for name, value in given.items() if value is not None and value != ""}
        if command.needs and not any(name in given for name in command.needs):
            raise Missing(command, command[command.needs[0]], given)
        self._given = given
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
                    words[name] = f"<@{(await self._people.known(value)).id}>"
                case Place():
                    words[name] = f"<#{value.id}>"
                case bool():
                    words[name] = "yes" if value else "no"
                case File() | None:
                    continue
                case _:
                    words[name] = str(value)
        return words

    async def readable(self, words: str) -> str:
        """Words with names in the place of mentions, as one would write them; where a name alone does not tell who is
        meant, the mention stays."""
        known = await self._people.known_in(self._circle)
        for mention in dict.fromkeys(match[0] for match in _ACCOUNT.finditer(words)):
            try:
                person = await self.person(mention)
            except Refused:
                words = words.replace(mention, await self.without_mentions(mention))
                continue
            name = await self._people.name_of(person.id, self._circle)
            written = f'@"{name}"' if " " in name else f"@{name}"
            match known.find(written, self._room.platform):
                case Sure(id) if id == person.id:
                    words = words.replace(mention, written)
        return words

    async def accounts(self, words: str) -> tuple[str, ...]:
        """The ids by which this platform knows those whom these words mention; none where it does not know them all,
        or the words name anybody otherwise."""
        found = []
        for mention in words.split():
            held = _ACCOUNT.fullmatch(mention)
            person = await self.person(mention) if held else None
            here = [] if person is None else await self._people.accounts(person.id)
            found += [account.id for account in here if account.platform == self._request.account.platform][:1]
        return tuple(found) if len(found) == len(words.split()) else ()

    async def _value(self, parameter: Parameter, value: Any) -> Any:
        kind = parameter.kind
        match kind:
            case Member():
                self.named.append((await (self._known(value) if kind.known else self.person(value))).id)
                return self.named[-1]
            case Members():
                found = await self._members(kind, value)
                self.named += found
                return found
            case RoomChoice():
                return (await self._place(value)).id
            case Upload():
                if isinstance(value, str) and _KEPT.fullmatch(value):
                    value = await self._kept(value)
                if not isinstance(value, File):
                    raise Refused("no-file")
                if value.unread or len(value.content) > kind.largest:
                    raise Refused(value.unread or "file-too-large", largest=kind.largest // 1000)
                return value
            case Whole() if isinstance(value, int):
                return kind.check(value)
            case YesNo() if isinstance(value, bool):
                return value
            case Text(people=False) if not parameter.hidden:
                value = await self.without_mentions(str(value))
        return kind.read(str(value) if isinstance(kind, Text) else str(value).strip())

    async def _kept(self, token: str) -> File:
        """A file that was sent before, and is kept while something about it is asked."""
        if (unwritten := self._house.files.get(token)) is not None:
            return replace(unwritten, kept=token)
        for row in await self._house.store.rows("uploads", token=token):
            if row["content"] is not None:
                return File(row["name"], b64decode(row["content"]), token)
        raise Refused("file-gone")  # It was erased while a question about it stood.

    async def _members(self, kind: Members, value: Any) -> tuple[str, ...]:
        found: list[str] = []
        words = str(value)
        known = await self._people.known_in(self._circle)

        for name in await listed(words, known, self._room.platform, self.called_there):
            try:
                person = await self.person(name)
            except Refused as no:
                raise in_quotes(no, words, name) from no
            if person.id in found:
                raise Refused("member-twice", name=await self._people.name_of(person.id, self._circle))
            found.append(person.id)
        if not kind.least <= len(found) <= kind.most:
            raise Refused("how-many-members", least=kind.least, most=kind.most, count=len(found))
        return tuple(found)

    async def person(self, value: Any, *, unmet: bool = True) -> Person:
        """Who is meant: an account, <@ID>, @name, @+name for a guest, or the name of somebody seen here, or `unmet` but
        known to the platform."""
        if isinstance(value, Account):
            return await self._named_here(value)
        typed = clean(str(value))
        mention = _ACCOUNT.fullmatch(name_of(typed).strip('@"'))
        if mention:
            return await self._mentioned(mention[1])
        if typed.startswith(A_GUEST):
            return await self._guest_meant(typed)
        found = (await self._people.known_in(self._circle)).find(typed, self._room.platform)
        if isinstance(found, Sure):
            return await self._took(typed, found.id)
        name = name_of(typed)
        self._refuse_ours(name)
        if unmet and not (isinstance(found, Like) and ("same" in dict(found.people).values())):
            match [*await self.called_there(name)]:
                case [id]:
                    return await self._took(typed, id)
                case [_, *_] as several:
                    raise Doubtful(typed, several, self._circle, self._into)
        match found:
            case Like([(id, "first")]):
                return await self._took(typed, id, by_first_name=True)
            case Like(likes):
                raise Doubtful(typed, [id for id, _ in likes], self._circle, self._into)
        if typed.startswith("@") and not any(map(str.isalnum, key(name))):
            raise Refused("name-needs-a-letter")
        if self.is_a_bots(typed):
            raise Refused("name-of-a-bot", name=name)
        if typed.startswith("@") and len(name) > 1:
            return await self.new_guest(typed)
        raise Refused("nobody-of-that-name", name=name)

    async def new_guest(self, typed: str) -> Person:
        """A guest of that name, whom nobody has met; it is asked first where somebody of it asked to be forgotten."""
        try:
            return await self._guest(name_of(typed))
        except Refused as no:
            if no.reason != FORGOTTEN:
                raise
            raise Doubtful(typed, [], self._circle, self._into) from no

    async def called_there(self, name: str) -> dict[str, Account]:
        """Whom the platform knows there by that very name or username, by their ids."""
        bearers = self._meant_by(name, await there.called(self._chat, self._request.place, name))
        if any(map(self._is_gone_elsewhere, bearers)):
            raise Refused("nobody-of-that-mention", name=name)
        return await self._by_ids(bearers)

    async def all_called_there(
        self, names: Collection[str], step: Stepping
    ) -> tuple[dict[str, dict[str, Account]], Collection[str]]:
        """Whom the platform knows there by each of these many names, by their ids; and those names of which it did not
        tell."""
        bearers, silent = await there.all_called(self._chat, self._request.place, names, step)
        found = {name: await self._by_ids(self._meant_by(name, some)) for name, some in bearers.items()}
        return {name: some for name, some in found.items() if some}, silent

    def is_a_bots(self, typed: str) -> bool:
        """Whether that is the username of a bot, by how the platform writes these."""
        return typed.startswith("@") and self._chat is not None and self._chat.is_a_bots(name_of(typed))

    @property
    def _chat(self) -> Chat | None:
        return self._house.chats.get(self._request.account.platform)

    async def _by_ids(self, some: Iterable[Account]) -> dict[str, Account]:
        return {(await self._named_here(one)).id: one for one in some}

    def _meant_by(self, name: str, bearers: Iterable[Account]) -> list[Account]:
        """Those who may be meant by a name. A plain one of who asked another club to be forgotten is anybody's
        here; their username is nobody's but theirs, and is written down no more than their account."""
        return [one for one in bearers if name == one.handle or not self._is_gone_elsewhere(one)]

    async def _known(self, value: Any) -> Person:
        """Who is meant of those whom the club knows: no new guest, and nobody of elsewhere."""
        try:
            person = await self.person(value, unmet=False)
        except Doubtful as doubtful:
            if not doubtful.people:
                raise self._unknown(value) from None
            raise Doubtful(doubtful.typed, doubtful.people, self._circle, doubtful.into, nobody_new=True) from None
        except Refused as no:
            raise self._unknown(value) from no
        if person.id not in (await self._people.known_in(self._circle)).people:
            raise self._unknown(value)
        return person

    def _unknown(self, value: Any) -> Refused:
        """Nobody whom the club knows is meant by that."""
        if _ACCOUNT.fullmatch(clean(str(value))):
            return Refused("nobody-known-of-that-mention")
        return Refused("nobody-known-of-that-name", name=_shown(value))

    async def _took(self, typed: str, id: str, by_first_name: bool = False) -> Person:
        """The person of that id; notes that the name may have been meant for a guest, unless it is one's own, or whose
        very name it is: a username too is only what somebody typed."""
        person = await self._people.person(id)
        own = (await self._people.known(self._request.account)).id == person.id
        if by_first_name if person.guest else not own:
            self.taken[typed] = Taken(person.id, self._into)
        return person

    async def _guest_meant(self, typed: str) -> Person:
        """The guest of that name, who is nobody else; where it is a new one, another than those who have it already."""
        name, new = guest_in(typed)
        there = [] if new else (await self._people.known_in(self._circle)).guests_called(name)
        if len(there) > 1:
            raise Doubtful(typed, there, self._circle, self._into)
        return await self._people.person(there[0]) if there else await self._guest(name, sure=True, new=new)

    async def _guest(self, name: str, sure: bool = False, new: str = "") -> Person:
        self._refuse_ours(name)
        return await self._people.guest(self._circle, name, sure=sure, new=new)

    def _refuse_ours(self, name: str) -> None:
        """Refuse our own name, and calls to everybody."""
        ours = [own for chat in self._house.chats.values() for own in chat.names]
        if key(name) and reserved(name, ours):
            raise Refused("name-reserved", name=name)

    async def _mentioned(self, id: str) -> Person:
        """Whose mention that is: told with the request, met before, or known to the platform as somebody there."""
        account = next((account for account in self._request.mentioned if account.id == id), None)
        if account is None:
            person = await self._people.person(id)
            if person.name and await self._is_here(person):
                return person
            holder = await self._people.behind(self._request.account.platform, id)
            if holder is not None and await self._is_here(holder):
                return holder
            account = next((account for account in await self._unmet(id) if account.id == id), None)
        if account is None or self._is_gone_elsewhere(account):
            raise Refused("nobody-of-that-mention", name=id)
        return await self._named_here(account)

    async def without_mentions(self, words: str) -> str:
        """Words with names in the place of mentions: these are raw wherever words are shown, and stay when somebody
        is erased. Of whoever is nobody here, or asked to be forgotten, no more is said than that it is somebody."""
        for mention in [*_ACCOUNT.finditer(words)]:
            words = words.replace(mention[0], await self._name_in_words(mention[1]))
        return words

    async def _name_in_words(self, id: str) -> str:
        language = await self._house.languages.language_of_room(self._room)
        try:
            person = await self._mentioned(id)
        except Refused:
            return self._house.texts.say(language, "some-person")
        if self._people.asked_to_be_forgotten(person.id):
            return self._house.texts.say(language, "some-person")
        return plain(await self._house.drawer.line(Mention(person.id), language, "UTC", self._circle))

    async def _named_here(self, account: Account) -> Person:
        """Whose account that is, who is called here what the platform says of them here; no bot's."""
        if account.bot:
            self._refuse_ours(account.name)
            raise Refused("name-of-a-bot", name=account.name)
        person = await self._people.known(account)
        await self._people.named_here(self._circle, person, account)
        return person

    def _is_gone_elsewhere(self, account: Account) -> bool:
        """Whether another asked to be forgotten, whom this club never knew."""
        me = self._request.account.id
        return account.id != me and self._people.is_forgotten_elsewhere(self._circle, account)

    async def _is_here(self, person: Person) -> bool:
        """Whether this club knows them, or in private one that both are in: whoever has learnt the id of another
        club's has no business with them."""
        if self._people.is_new(person.id) or person.id in (await self._people.known_in(self._circle)).people:
            return True
        if not self._room.private or person.guest:
            return False
        me = await self._people.known(self._request.account)
        return not (await self._people.clubs_of(me.id)).isdisjoint(await self._people.clubs_of(person.id))

    async def _unmet(self, id: str) -> Sequence[Account]:
        """Those whom the words mention and the platform knows there, asked once for the whole list."""
        if self._there is None:
            chat = self._chat
            words = " ".join(map(str, self._given.values()))
            ids = dict.fromkeys((id, *(one for one in _ACCOUNT.findall(words) if not _PERSON.fullmatch(one))))
            self._there = await chat.members(self._request.place, list(ids)) if chat is not None else ()
        return self._there

    async def around(self) -> list[Person]:
        """Everybody whom the club knows, or this private chat."""
        return await self._people.people_of(self._circle)

    async def nearest(self) -> list[Person]:
        """Everybody whom the club knows, those of this room first."""
        everybody = await self.around()
        here = {person.id for person in await self._people.around([self._room.id])}
        return sorted(everybody, key=lambda person: person.id not in here)

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
        if room is None or not self._people.links.one(room.club, self._room.club):
            raise Refused("no-such-room", name=value.title if isinstance(value, Place) else str(value))
        return room


def _shown(value: Any) -> str:
    """A name as it was typed, or as whoever was chosen is called there."""
    return value.name if isinstance(value, Account) else name_of(clean(str(value)))
