"""/club check: what the bot lacks in each room that has a job, in the platform's own words, and where to change it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from bot.commands.lists import dotted, listed
from bot.engines.book import Book, Refused
from bot.hall.books.book_index import of_club
from bot.hall.cards.card import Argument, Audience, Card, Mention, RoomName, Tone, say, strong
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import Cog, May
from bot.hall.people.rooms import CLUB_RANKS, Room
from bot.hall.requests import Chat, Job
from bot.storage.stored import StoredBook

cog: Cog[Book] = Cog(group="club")


@dataclass(slots=True)
class RoomJobs:
    """A room, what it is for, and what is missing for that."""

    room: Room
    jobs: dict[Job, None] = field(default_factory=dict)
    names: list[Argument] = field(default_factory=list)
    lacks: tuple[str, ...] = ()
    wishes: tuple[str, ...] = ()
    """What it would do better with."""


@cog.command("check", may=May.ORGANISER, private=True, reads=True)
async def check(call: Call[Book]) -> Card:
    """Look, in every room that has a job, for each permission that the job needs."""
    if call.club is None:
        raise Refused("only-in-a-club")
    books = await call.store.books(clubs=call.people.links.circle(call.club.id), open_only=True)
    rooms = await _rooms(call, books)
    found = [one for one in rooms if one.room.platform in call.house.chats]
    await asyncio.gather(*(_look(call.house.chats[one.room.platform], one) for one in found))
    missing = [line for one in found if one.lacks for line in _missing(call, one)]
    away = dict.fromkeys(one.room.platform for one in rooms if one not in found)
    missing += [say("club-check-away", platform=say(f"platform-{name}")) for name in away]
    missing += await _beside(call, books)
    title = say("club-check-lacks") if missing else say("club-check-well", rooms=len(found))
    lines = (*missing, *_wishes(found))
    return Card(title, lines, audience=Audience.MEMBER, tone=Tone.BAD if missing else Tone.GOOD)


async def _rooms(call: Call[Book], books: Iterable[StoredBook]) -> list[RoomJobs]:
    """The rooms that have a job: this one, those of open books, those to which notices go."""
    found: dict[str, RoomJobs] = {}

    async def has(room: str, job: Job, name: Argument = None) -> None:
        there = await call.people.room(room)
        if there is None or there.private:
            return
        known = found.setdefault(room, RoomJobs(there))
        known.jobs[job] = None
        known.names += [name] if name is not None and name not in known.names else []

    await has(call.room.id, Job.PLAY)
    for book in books:
        if not of_club(book.kind):
            await has(book.room, Job.PLAY, say(f"book-{book.kind}"))
            if _secret(call, book.kind):
                await has(book.room, Job.SECRETS)
    for topics in (await call.people.announced(call.room.club)).values():
        for topic, room in topics.items():
            await has(room, Job.NOTICES, say("club-check-notices", topic=say(f"choices-topic.{topic}")))
    return [*found.values()]


async def _look(chat: Chat, one: RoomJobs) -> None:
    """Ask the platform."""
    place = one.room.as_place()
    lacks = [key for job in one.jobs if job is not Job.SECRETS for key in await chat.lacks(place, job)]
    one.lacks = tuple(dict.fromkeys(lacks))
    if Job.SECRETS in one.jobs and not lacks:
        one.wishes = await chat.lacks(place, Job.SECRETS)


def _secret(call: Call[Book], kind: str) -> bool:
    """Whether a game of this kind has something to type that the room must not read."""
    commands = [one for one in call.house.commands.values() if one.book is not None and one.book.kind == kind]
    return any(one.secret or any(parameter.secret for parameter in one.parameters) for one in commands)


def _missing(call: Call[Book], one: RoomJobs) -> list[Argument]:
    """What is missing in a room, and where to change it."""
    what = dotted(strong(say(key)) for key in one.lacks)
    name = RoomName(one.room.id)
    line = say("club-check-room-for", room=name, jobs=dotted(one.names), what=what) if one.names else None
    # Several permissions are changed in one place.
    where = {call.house.texts.say(call.language, f"{key}.where"): f"{key}.where" for key in one.lacks}
    return [line or say("club-check-room", room=name, what=what), *map(say, where.values())]


def _wishes(found: Iterable[RoomJobs]) -> list[Argument]:
    """What it would do better with, each with its rooms."""
    rooms: dict[str, list[Argument]] = {}
    for one in found:
        for key in one.wishes:
            rooms.setdefault(key, []).append(RoomName(one.room.id))
    return [
        line
        for key, names in rooms.items()
        for line in (say("club-check-better", what=strong(say(key)), rooms=listed(names)), say(f"{key}.where"))
    ]


async def _beside(call: Call[Book], books: Iterable[StoredBook]) -> list[Argument]:
    """What has no room: the screen in the hall, and the private chats of those who hold an office."""
    lines: list[Argument] = []
    boards = call.house.boards
    if not boards.address and any([await boards.handed_out(book.id) for book in books]):
        lines.append(say("refused-no-page-for-board"))
    closed = [
        person
        for person in await call.people.holding(call.room.club, CLUB_RANKS["referee"])
        if _closed(await call.store.rows("accounts", person=person))
    ]
    if closed:
        lines.append(say("club-check-private", people=listed(map(Mention, closed))))
    return lines


def _closed(accounts: Iterable[Mapping[str, object]]) -> bool:
    """Whether somebody has accounts, and none that can be written to in private, as was last seen."""
    seen = [account["reachable"] for account in accounts]
    return bool(seen) and all(reachable == 0 for reachable in seen)
