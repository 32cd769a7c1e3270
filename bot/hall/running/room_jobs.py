"""The rooms of a club that have a job, and what the bot lacks there: what `/club check` and the doctor say."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Protocol

from bot.engines.book import LINKED
from bot.hall.books.book_index import of_club
from bot.hall.cards.card import Argument, say
from bot.hall.declared.declaration import Command
from bot.hall.house import House
from bot.hall.people.rooms import Room
from bot.hall.requests import Job, Place
from bot.storage.stored import StoredBook
from bot.texts import Texts

_PLAYED = (Job.PLAY, Job.HEARING)


class Looks(Protocol):
    """A chat, or who looks in its place while it does not run."""

    async def lacks(self, place: Place, job: Job = Job.PLAY) -> tuple[str, ...]:
        """The text keys of what the bot lacks in a place for its job there."""


@dataclass(slots=True)
class RoomJobs:
    """A room, what it is for, and what is missing for that."""

    room: Room
    jobs: dict[Job, None] = field(default_factory=dict)
    names: list[Argument] = field(default_factory=list)
    """Its books, and the notices that go there."""
    lacks: tuple[str, ...] = ()
    wishes: tuple[str, ...] = ()
    """What the bot would do better with."""

    async def look(self, chat: Looks) -> None:
        """Ask the platform."""
        place = self.room.as_place()
        lacks = [key for job in self.jobs if job.needed for key in await chat.lacks(place, job)]
        self.lacks = tuple(dict.fromkeys(lacks))
        wishes = [] if lacks else [job for job in self.jobs if not job.needed]
        self.wishes = tuple(dict.fromkeys([key for job in wishes for key in await chat.lacks(place, job)]))


def ways(texts: Texts, language: str, keys: Iterable[str]) -> tuple[str, ...]:
    """The text keys of where these are changed: several permissions may be in one place."""
    return tuple({texts.say(language, f"{key}.where"): f"{key}.where" for key in keys}.values())


async def rooms_with_jobs(house: House, club: str, books: Iterable[StoredBook], here: str = "") -> list[RoomJobs]:
    """Those of a club's open books, those to which its notices go, and the one that is asked in."""
    found: dict[str, RoomJobs] = {}

    async def has(room: str, *jobs: Job, name: Argument = None) -> None:
        there = await house.people.room(room)
        if there is None or there.private:
            return
        known = found.setdefault(room, RoomJobs(there))
        known.jobs |= dict.fromkeys(jobs)
        known.names += [name] if name is not None and name not in known.names else []

    played = [book for book in books if not of_club(book.kind)]
    # A secret may be typed in any room where commands are heard, also by mistake in that of another game.
    jobs = (*_PLAYED, Job.SECRETS) if any(_secret(house, book.kind) for book in played) else _PLAYED
    dates = {book.id: (Job.DATES,) if _planned(house, book.kind) else () for book in played}
    if here:
        await has(here, *jobs)
    for book in played:
        await has(book.room, *jobs, *dates[book.id], name=say(f"book-{book.kind}"))
    for topics in (await house.people.announced(club)).values():
        for topic, room in topics.items():
            name = say("club-check-notices", topic=say(f"choices-topic.{topic}"))
            await has(room, Job.NOTICES, name=say("club-check-linked") if topic == LINKED else name)
    return [*found.values()]


def _planned(house: House, kind: str) -> bool:
    """Whether a game of this kind plans its next date."""
    return any(one.path[-1] == "plan" for one in _commands(house, kind))


def _commands(house: House, kind: str) -> list[Command]:
    return [one for one in house.commands.values() if one.book is not None and one.book.kind == kind]


def _secret(house: House, kind: str) -> bool:
    """Whether a game of this kind has something to type that the room must not read."""
    return any(one.holds_secrets for one in _commands(house, kind))
