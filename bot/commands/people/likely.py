"""Likely doubles: people of a club whose names may be one name, written twice."""

from __future__ import annotations

from collections import defaultdict

from bot.commands.people.played_together import books_about_people, have_met
from bot.engines.club import doubles
from bot.engines.club.club_book import ClubBook
from bot.hall.cards.card import Argument, Button, Mention, say
from bot.hall.declared.call import Call
from bot.names import alike, alike_pairs, key


async def likely(call: Call[ClubBook]) -> list[tuple[str, str]]:
    """The likely doubles of the club: never two who have an account on one platform, or who are known to be two."""
    club, names, platforms = call.book.club, defaultdict[str, set[str]](set), defaultdict[str, set[str]](set)
    resolver = call.people.resolver(club)
    for person, sort, name in await call.store.called(call.people.links.circle(club)):
        who = resolver.get(person, person)
        names[who].add(key(name))
        if sort.startswith("@"):
            platforms[who].add(sort[1:])
    found = [
        (other, one) if platforms[one] and not platforms[other] else (one, other)  # a guest first
        for one, other in alike_pairs(names)
        if not platforms[one] & platforms[other]
    ]
    for book in (await books_about_people(call)).values():
        found = doubles.unanswered(book, found)
    return found


async def worth_telling(call: Call[ClubBook], most: int, unheard: doubles.Pairs) -> list[tuple[str, str]]:
    """Those of whom nobody was told, or nobody has heard, and who have never met: at most so many."""
    found: list[tuple[str, str]] = []
    pairs = await likely(call)
    for book in (await books_about_people(call)).values():
        pairs = doubles.untold(book, pairs, unheard)
    for one, other in pairs:
        if len(found) == most:
            break
        if not await have_met(call, one, other):
            found.append((one, other))
    return found


async def why_likely(call: Call[ClubBook], one: str, other: str) -> list[Argument]:
    """By which names two may be one, where it is not those that everybody sees."""
    known = await call.people.known_in(call.book.club)
    pairs = [
        (name, like)
        for name in known.called.get(one, ())
        for like in known.called.get(other, ())
        if key(name) == key(like) or alike(key(name), key(like))
    ]
    if not pairs or (known.shown.get(one), known.shown.get(other)) in pairs:
        return []
    name, like = pairs[0]
    return [say("join-alike", one=Mention(one), name=name, other=Mention(other), like=like)]


def pair_button(one: str, other: str) -> Button:
    """To the two side by side, and what would change if they were one."""
    return Button(say("people-pair", one=Mention(one), other=Mention(other)), f"club join old:<@{one}> into:<@{other}>")
