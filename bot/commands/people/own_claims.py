"""Which guests a member may say to be: in a club's room those of that club, in private those of each of theirs."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from bot.commands.people.club_names import club_names
from bot.engines.book import Book, Refused
from bot.engines.club import claims
from bot.engines.club.club_book import ClubBook
from bot.hall.cards.card import Button, say
from bot.hall.declared.call import Call
from bot.names import key

CLAIMED = 9
"""Guests who are offered at a time."""


class _Guest(NamedTuple):
    """A guest of one of the member's clubs."""

    club: str
    id: str
    name: str


async def circles_of(call: Call[Book]) -> set[str]:
    """The member's clubs, of those that are one the one in which the others have joined."""
    return {call.people.links.root(club) for club in await call.people.clubs_of(call.member)}


async def claims_of(call: Call[Book], page: int = 1) -> list[Button]:
    """The guests who may be the member, as far as nobody has said otherwise, some at a time.

    Of many the first page has none but those with a name like theirs; the others are found by name, or leafed through.
    """
    guests, alike = await _may_be(call)
    first = guests[: CLAIMED if len(guests) <= CLAIMED else min(alike, CLAIMED)]
    if page > 1:
        return await _listed(call, guests, guests[len(first) :], page)
    buttons = await _buttons(call, guests, first)
    if len(guests) > len(first):
        buttons += [_BY_NAME, Button(say("me-claim-all"), "me link page:2")]
    return buttons


async def claims_by_name(call: Call[Book], typed: str) -> list[Button]:
    """Those of them who are called so, or nearly so."""
    guests, _ = await _may_be(call)
    called = {id for club in {one.club for one in guests} for id in (await call.people.known_in(club)).like(typed)}
    found = [one for one in guests if one.id in called]
    found.sort(key=lambda one: key(one.name) != key(typed))
    if not found:
        raise Refused("no-guest-of-that-name", name=typed)
    more = [_BY_NAME] if len(found) > CLAIMED else []
    return [*await _buttons(call, guests, found[:CLAIMED]), *more]


_BY_NAME = Button(say("me-claim-others"), "me link", ask=("name",), in_words=True)


async def _listed(call: Call[Book], guests: list[_Guest], others: list[_Guest], page: int) -> list[Button]:
    """A page of the others; the first of them is the second page of all."""
    start = (page - 2) * CLAIMED
    turns = [
        Button(say("people-page", page=other - 1), f"me link page:{other}")
        for other in (page - 1, page + 1)
        if other > 1 and (other - 2) * CLAIMED < len(others)
    ]
    return [*await _buttons(call, guests, others[start : start + CLAIMED]), *turns, *([_BY_NAME] if turns else [])]


async def _buttons(call: Call[Book], guests: list[_Guest], shown: list[_Guest]) -> list[Button]:
    """With each of them the member says to be that guest; of a name that is not the only one, with the club or a sign;
    where a member has several clubs, with the club."""
    named = Counter(key(one.name) for one in guests)
    there = Counter((one.club, key(one.name)) for one in guests)
    several = len(await _offered_in(call)) > 1
    buttons = []
    root = call.people.links.root
    clubs = await club_names(call, [root(one.club) for one in shown])
    for one in shown:
        mark = clubs.get(root(one.club))
        if there[one.club, key(one.name)] > 1:
            mark = (await call.people.marks([one.id], one.club)).get(one.id, mark)
        marked = several or named[key(one.name)] > 1
        name = say("told-apart", name=one.name, mark=mark) if marked else one.name
        buttons.append(Button(say("me-claim", name=name), f"club claim guest:<@{one.id}>"))
    return buttons


async def _offered_in(call: Call[Book]) -> list[str]:
    """The member's clubs whose guests are offered: in a club's room no guest of another can be claimed."""
    root = call.people.links.root
    there = await circles_of(call)
    if call.room.club:
        there &= {root(call.room.club)}
    return [one for one in sorted(there) if not await call.people.has_left(one, call.member)]


async def _may_be(call: Call[Book]) -> tuple[list[_Guest], int]:
    """The guests whom the member can still claim to be, those with a similar name first; and how many there are."""
    met = await _met(call)
    alike: list[_Guest] = []
    others: list[_Guest] = []
    for club in await _offered_in(call):
        known, books = await call.people.known_in(club), await books_of(call, club)
        own = [*known.called.get(call.member, ()), call.request.account.name, call.request.account.handle]
        like = {id for name in filter(None, own) for id in known.like(name)}
        for one in known.everybody:
            if one.guest and one.id not in met and all(claims.may_ask(book, one.id, call.member) for book in books):
                (alike if one.id in like else others).append(_Guest(club, one.id, one.name))
    return [*alike, *others], len(alike)


async def _met(call: Call[Book]) -> frozenset[str]:
    """Whom the member has played with in one game: they are somebody else."""
    met: set[str] = set()
    for id in await call.people.played_in(call.member):
        volume = await call.house.shelf.readable(id)
        if volume is not None:
            met |= volume.book.opponents(call.people.resolver(volume.stored.club).get(call.member, call.member))
    return frozenset(met)


async def books_of(call: Call[Book], club: str) -> list[ClubBook]:
    """The books about the people of a club, and of those that are one with it."""
    circle = call.people.links.circle(club)
    stored = await call.store.books(clubs=circle, kind=ClubBook.kind, open_only=True)
    volumes = [await call.house.shelf.readable(one.id) for one in stored]
    return [one.book for one in volumes if one is not None and isinstance(one.book, ClubBook)]
