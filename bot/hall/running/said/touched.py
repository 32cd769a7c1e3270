"""The people affected by an undo or a correction: named before it is done, and called when the room is told."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from bot.engines.book import Book, Entry, Recorded
from bot.engines.rewriting import Restored, Voided, going_with
from bot.engines.way_back import concerned, named_in, officials
from bot.hall.cards.card import Argument, Audience, Card, Mention, Say, say
from bot.hall.cards.lists import listed
from bot.hall.declared.call import Call

NAMED = 12
"""The most people who are named."""


async def lines(call: Call[Any], records: Sequence[Recorded]) -> list[Argument]:
    """Who plays in what these entries tell, or had a word in it, as far as that is no secret; where nobody plays, their
    own words say so."""
    told = _told(call.book, records)
    players = concerned(call.book, [record.entry for record in told], told=True) if told else frozenset()
    others = officials(told) - players - {call.member}
    if len(players) <= NAMED:
        return await _named(call, players | others)
    return [say("undo-touches-all"), *await _named(call, others)]


async def called(call: Call[Any], card: Card, but: Collection[str] = ()) -> Card:
    """What the room is told of an undo or a correction, with all whom it touches but who did it or agreed to it."""
    if card.audience is not Audience.ROOM or not call.member or call.book.about_people:
        return card
    if not (records := await _rewritten(call)):
        return card
    books = [call.book, *([call.after] if call.after is not None else [])]
    people = officials(records).union(*(_players(book, records) for book in books)) - {call.member, *but}
    people -= {person for line in card.lines for person in _called(line)}
    if len(people) > NAMED:
        return card
    told = replace(card, table=None, picture=None, buttons=(), replaces=False)  # What stands there is edited itself.
    for room, those in (await _elsewhere(call, people)).items():
        call.post(room, replace(told, lines=(*card.lines, *await _named(call, those, ping=True))))
    return replace(card, lines=(*card.lines, *await _named(call, people, ping=True)))


async def _elsewhere(call: Call[Any], people: Collection[str]) -> dict[str, list[str]]:
    """The rooms of the game's club on other platforms, with those of these people who are on none but theirs."""
    found: dict[str, list[str]] = {}
    here = call.home if call.room.private else call.room.platform
    for person in sorted(people):
        platforms = {account.platform for account in await call.people.accounts(person)}
        if here in platforms:
            continue
        for platform in sorted(platforms):
            if room := call.home_on(platform):
                found.setdefault(room, []).append(person)
    return found


async def asked(call: Call[Any], entries: Iterable[Entry], but: Collection[str]) -> list[Argument]:
    """Who plays in what somebody wants to decide, and should hear of it before."""
    books = [call.book, *([call.after] if call.after is not None else [])]
    records = [_fresh(entry) for entry in entries]
    people = frozenset[str]().union(*(_players(book, records) for book in books)) - {*but}
    return await _named(call, people, ping=True) if len(people) <= NAMED else []


def _players(book: Book, records: Sequence[Recorded]) -> frozenset[str]:
    """Who plays in what these entries tell. Among rivals what names nobody, such as a round that was posted, is
    everybody's."""
    entries = [record.entry for record in _told(book, records)]
    if book.rivals and entries:
        return concerned(book, entries, told=True)
    return named_in(book, entries, told=True) & book.players()


def _told(book: Book, records: Sequence[Recorded]) -> list[Recorded]:
    return [record for record in records if not record.entry.untold(book)]


def _called(said: Argument) -> Iterator[str]:
    """The people that a line mentions with a call."""
    if isinstance(said, Mention) and said.ping:
        yield said.person
    elif isinstance(said, Say):
        for argument in said.arguments.values():
            yield from _called(argument)


def _fresh(entry: Entry) -> Recorded:
    return Recorded(0, "", 0.0, "", entry)


async def _rewritten(call: Call[Any]) -> list[Recorded]:
    """What is voided, put back or told otherwise by the entries that happen now."""
    found: list[Recorded] = []
    for entry in call.book.fresh:
        if isinstance(entry, Voided | Restored):
            action = await call.actions.of(entry.request)
            found += going_with(entry, action.records) if isinstance(entry, Voided) else action.records
        elif entry.corrects:
            found.append(_fresh(entry))
    return found + [_fresh(entry) for entry in (call.again.book.fresh if call.again is not None else ())]


async def _named(call: Call[Any], people: Collection[str], *, ping: bool = False) -> list[Argument]:
    """These people by their names, in the order of these; joined, two are one."""
    one = {(await call.people.person(person)).id for person in people if person}
    named = sorted([((await call.people.person(person)).name, person) for person in one])
    said: list[Argument] = [Mention(person, ping=ping) for _, person in named]
    if not said:
        return []
    return [say("undo-touches", who=listed(said))]
