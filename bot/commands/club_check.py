"""/club check: what the bot lacks in each room that has a job, in the platform's own words, and where to change it;
and the books that cannot be read any more, each with a button that closes it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping
from typing import Annotated

from bot.engines.book import Book, Refused
from bot.hall.books.shelf import shown
from bot.hall.cards.card import Argument, Audience, Button, Card, Mention, RoomName, Tone, say, strong
from bot.hall.cards.lists import dotted, listed
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import Cog, Hidden, May
from bot.hall.declared.kinds import Text
from bot.hall.people.rooms import CLUB_RANKS
from bot.hall.running.forms import rows
from bot.hall.running.organisers import held_back
from bot.hall.running.room_jobs import RoomJobs, rooms_with_jobs, ways
from bot.storage.contract import Relabel
from bot.storage.stored import StoredBook

BookId = Annotated[str, Text(longest=12), Hidden()]
MOST = 5
"""Books that can be closed at once; the others show when these are."""

cog: Cog[Book] = Cog(group="club")


@cog.command("check", may=May.ORGANISER, private=True, reads=True)
async def check(call: Call[Book]) -> Card:
    """Look, in every room that has a job, for each permission that the job needs; in private, in all the clubs that who
    asks organises."""
    clubs = await _clubs(call)
    if not clubs:
        raise Refused("only-in-a-club")
    circles = [call.people.links.circle(club) for club in clubs]
    books = await call.store.books(clubs=[one for circle in circles for one in circle], open_only=True)
    rooms: list[RoomJobs] = []
    for club, circle in zip(clubs, circles, strict=True):
        own = [book for book in books if book.club in circle]
        rooms += await rooms_with_jobs(call.house, club, own, call.room.id)
    found = [one for one in rooms if one.room.platform in call.house.chats]
    await asyncio.gather(*(one.look(call.house.chats[one.room.platform]) for one in found))
    missing = _missing(call, found)
    away = dict.fromkeys(one.room.platform for one in rooms if one not in found)
    missing += [say("club-check-away", platform=say(f"platform-{name}")) for name in away]
    missing += await _held_back(call, rooms)
    missing += await _beside(call, clubs, books)
    broken = [book for book in books if await call.house.shelf.readable(book.id) is None]
    missing += [say("club-check-unreadable", book=shown(book)) for book in broken]
    title = say("club-check-lacks") if missing else say("club-check-well", rooms=len(found))
    lines = (*missing, *_wishes(found))
    buttons = rows([_closing(book) for book in broken[:MOST]], 1)
    return Card(title, lines, buttons=buttons, audience=Audience.MEMBER, tone=Tone.BAD if missing else Tone.GOOD)


async def _clubs(call: Call[Book]) -> list[str]:
    """The club that is asked in; in private those that who asks organises, of clubs that are one the first."""
    if call.club is not None:
        return [call.room.club]
    found: list[str] = []
    for club in sorted(await call.people.clubs_of(call.person.id)):
        if not any(call.people.links.one(club, other) for other in found):
            organisers = await call.people.holding(club, CLUB_RANKS["organiser"])
            here = call.person.id in organisers and not await call.people.has_left(club, call.person.id)
            if here and call.people.in_doubt(club, call.person.id):
                raise Refused("not-told-whether-there")
            found += [club] if here else []
    return found


def _closing(book: StoredBook) -> Button:
    return Button(say("club-close-button", book=shown(book)), f"club close which:{book.id}", "bad")


@cog.command("close", may=May.ORGANISER, private=True, hidden=True)
async def close(call: Call[Book], which: BookId) -> Card:
    """Close a book that cannot be read, without opening it; all that is written in it stays on the disk."""
    stored = await call.store.book(which)
    if stored is None or not any(call.people.links.one(stored.club, club) for club in await _clubs(call)):
        raise Refused("button-gone")
    if stored.closed is None and await call.house.shelf.readable(which) is not None:
        raise Refused("book-readable", book=shown(stored))
    if stored.closed is None:
        call.changes.append(Relabel(which, {"closed": call.now}))
    return Card(say("club-closed", book=shown(stored)), (say("club-closed-what"),), audience=Audience.MEMBER)


def _missing(call: Call[Book], found: Iterable[RoomJobs]) -> list[Argument]:
    """What is missing in each room; and once, under all rooms where it is changed in the same way, how."""
    rooms: dict[tuple[str, ...], list[Argument]] = {}
    for one in found:
        if one.lacks:
            rooms.setdefault(ways(call.house.texts, call.language, one.lacks), []).append(_lacking(one))
    return [line for how, lines in rooms.items() for line in (*lines, *map(say, how))]


def _lacking(one: RoomJobs) -> Argument:
    what = dotted(strong(say(key)) for key in one.lacks)
    name = RoomName(one.room.id)
    if not one.names:
        return say("club-check-room", room=name, what=what)
    return say("club-check-room-for", room=name, jobs=dotted(one.names), what=what)


def _wishes(found: Iterable[RoomJobs]) -> list[Argument]:
    """Permissions that would help but are not needed, each with the rooms."""
    rooms: dict[str, list[Argument]] = {}
    for one in found:
        for key in one.wishes:
            rooms.setdefault(key, []).append(RoomName(one.room.id))
    return [
        line
        for key, names in rooms.items()
        for line in (say("club-check-better", what=strong(say(key)), rooms=listed(names)), say(f"{key}.where"))
    ]


async def _held_back(call: Call[Book], rooms: Iterable[RoomJobs]) -> list[Argument]:
    """The platforms that take no private word from us, as they last told."""
    found = [await held_back(call.store, name) for name in dict.fromkeys(one.room.platform for one in rooms)]
    return [say(key) for switch in found if switch for key in (switch, f"{switch}.where")]


async def _beside(call: Call[Book], clubs: Iterable[str], books: Iterable[StoredBook]) -> list[Argument]:
    """What has no room: the screen in the hall, and the private chats of those who hold an office."""
    lines: list[Argument] = []
    boards = call.house.boards
    if not boards.address and any([await boards.handed_out(book.id) for book in books]):
        lines.append(say("refused-no-page-for-board"))
    closed: dict[object, list[str]] = {}
    holding = [await call.people.holding(club, CLUB_RANKS["referee"]) for club in clubs]
    for person in dict.fromkeys(one for people in holding for one in people):
        for platform in _closed(await call.store.rows("accounts", person=person)):
            closed.setdefault(platform, []).append(person)
    me = call.person.id
    for platform, people in closed.items():
        others = [one for one in people if one != me]
        if me in people:
            lines.append(say(f"{platform}-closed-to-you"))
        if others:
            lines.append(say(f"{platform}-closed-to", people=listed(map(Mention, others)), count=len(others)))
    return lines


def _closed(accounts: Iterable[Mapping[str, object]]) -> list[object]:
    """The platforms of whoever has accounts, and none that can be written to in private, as was last seen."""
    seen = {account["platform"]: account["reachable"] for account in accounts}
    return [*seen] if all(reachable == 0 for reachable in seen.values()) else []
