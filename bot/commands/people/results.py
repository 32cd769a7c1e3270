"""What somebody has in each book of the club: as things stand, and as they would stand if two were one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.commands.people.played_together import played_in
from bot.engines.book import Book
from bot.engines.club.club_book import ClubBook
from bot.hall.books.shelf import Volume
from bot.hall.cards.card import Argument, Free, Mention, say
from bot.hall.declared.call import Call
from bot.storage.stored import StoredBook

SHOWN = 8
"""Books on a card."""


def in_book(call: Call[Any], book: Book, person: str) -> Argument:
    """What somebody has in a book, in a few words."""
    return call.house.commands.result(call, book, person) or say("people-plays")


def line_of(call: Call[Any], volume: Volume, person: str) -> Argument:
    """A book in which somebody plays, with what they have in it where that can be told in a few words."""
    result = call.house.commands.result(call, volume.book, person)
    title = title_of(volume)
    return title if result is None else say("people-result", book=title, result=result)


def title_of(volume: Volume) -> Argument:
    """A book by what its people call it, or by what sort of book it is."""
    return Free(volume.book.name) if volume.book.name else say(f"book-{volume.stored.kind}")


async def results_of(call: Call[ClubBook], person: str) -> list[Argument]:
    """A line for each book in which somebody plays."""
    lines: list[Argument] = []
    for stored in (await played_in(call, person, call.book.club))[:SHOWN]:
        volume = await call.house.shelf.readable(stored.id)
        if volume is not None:
            lines.append(line_of(call, volume, person))
    return lines


async def changes_of(call: Call[Any], old: str, into: str, club: str) -> list[Argument]:
    """A line for each book of a club in which one of two has something: what each has, and what they would have
    together; then who else moves."""
    lines: list[Argument] = []
    others: list[Argument] = []
    plays = {who: await played_in(call, who, club) for who in (old, into)}
    both = {stored.id: stored for stored in (*plays[old], *plays[into])}
    for stored in [*both.values()][:SHOWN]:
        volume = await call.house.shelf.readable(stored.id)
        if volume is None:
            continue
        joined = await call.house.shelf.folded(stored, joins=_joined(call, stored, old, into))
        others += await call.house.commands.gains(volume.book, joined, call.now, (old, into))
        if call.house.commands.result(call, joined, into) is None:
            continue
        for who, books in plays.items():
            if stored in books:
                result = in_book(call, volume.book, who)
                lines.append(say("people-result-of", who=Mention(who), book=title_of(volume), result=result))
        lines.append(say("people-result-then", result=in_book(call, joined, into)))
    return [*lines, say("people-others-move"), *others] if others else lines


def _joined(call: Call[Any], stored: StoredBook, old: str, into: str) -> Mapping[str, str]:
    """Who everybody would be in a book's entries."""
    resolver = call.people.resolver(stored.club)
    return {id: into if now == old else now for id, now in resolver.items()} | {old: into}
