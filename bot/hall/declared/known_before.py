"""Whether a club knew somebody before what is asked about: only such a one gives the yes that is asked for."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable
from typing import Any

from bot.engines.book import Recorded
from bot.engines.way_back import named_in
from bot.hall.declared.call import Call
from bot.hall.people.rooms import CLUB_RANKS
from bot.storage.stored import StoredBook

A_WHILE = 86400.0
"""Seconds for which a club must have known whoever agrees and takes no part: an account is made in a minute, and one
that was prepared before the evening should be of no use on it. So long, too, who a guest is must have been said."""
SAYS_WHO = ("club.claim-confirmed", "club.joined")
"""The entries of a club's own book by which two become one."""


async def in_office_before(call: Call[Any], person: str, moment: float, gains: str) -> bool:
    """Whether somebody has had an office of the call's club since then. Whom the platform lets manage one of its rooms
    has it at once, unless whoever `gains` organises, or did since then: that one could have made them a manager."""
    club = _club(call)
    since = await call.people.in_office_since(club, person) if club else None
    if since is not None and since <= moment:
        return True
    managed = [row["since"] or row["at"] for row in await _seen(call, person) if row["manages"]]
    if not managed or min(managed) <= moment:
        return bool(managed)
    organise = await call.people.holding(club, CLUB_RANKS["organiser"], until=moment) if club else []
    return {*call.people.ids_of(gains, club)}.isdisjoint(organise)


async def known_before(call: Call[Any], person: str, moment: float) -> bool:
    """Whether somebody had an office in the call's club by then, had done something in its rooms, or was named in one
    of its books. Who came for it, with another account perhaps, had not."""
    if await in_office_before(call, person, moment, ""):
        return True
    new = await _joined_since(call, person, moment - A_WHILE)
    seen = any(row["at"] < moment and row["person"] not in new for row in await _seen(call, person))
    return seen or (not new and await _named(call, person, moment))


async def known_before_asked(call: Call[Any], person: str, asked: float, told: Iterable[Recorded]) -> bool:
    """Whether somebody may agree to what the call's member asked for at that moment: who stands in what was `told`
    before and is ruled upon; who had an office for a while by then; who took part in that tournament or campaign before
    it; whom another had named in a book of the club; or who was known for a while before it. Of whom it was said lately
    which guest they are, none of that counts which the guest did: whoever gains may have said it."""
    new = await _joined_since(call, person, asked - A_WHILE)
    ids, earlier = {*call.people.ids_of(person, _club(call))}, [one for one in told if one.at < asked]
    if not new and not ids.isdisjoint(
        {*(one.person for one in earlier), *named_in(call.book, [one.entry for one in earlier])}
    ):
        return True
    if await in_office_before(call, person, asked - A_WHILE, call.member):
        return True
    since = min((one.at for one in earlier), default=asked)
    before = min(since, asked - A_WHILE)
    if any(row["at"] < before and row["person"] not in new for row in await _seen(call, person)):
        return True
    if new:
        return False
    if await _named(call, person, before):
        return True
    either = {*ids, *call.people.ids_of(call.member, _club(call)), ""}
    if await _named(call, person, asked, but_by=either):
        return True
    # Into a club's ladders anybody is written who is said to have played; at a table they sit among the others.
    sits = not call.book.of_club and person in call.book.players()
    return sits and await _named_in(call, _stored(call), person, since, ())


async def _joined_since(call: Call[Any], person: str, moment: float) -> set[str]:
    """Which of somebody's ids in the club were said to be theirs since then."""
    club = _club(call)
    books = await call.store.books(clubs=call.people.links.circle(club)) if club else []
    entries = [
        one for book in books if book.kind == "club" for one in await call.store.entries(book.id, kinds=SAYS_WHO)
    ]
    said = [json.loads(one.body) for one in entries if one.at >= moment]
    return {str(body.get("guest") or body["old"]) for body in said}.intersection(call.people.ids_of(person, club))


async def _seen(call: Call[Any], person: str) -> list[dict[str, Any]]:
    """When somebody first did something in each of the club's rooms; without a club, in the book's."""
    club = _club(call)
    rooms = {room.id for room in await call.people.rooms(club)} if club else {_stored(call).room}
    return [row for row in await call.people.rows_of("seen", person) if row["room"] in rooms]


def _stored(call: Call[Any]) -> StoredBook:
    assert call.volume is not None
    return call.volume.stored


def _club(call: Call[Any]) -> str:
    return _stored(call).club


async def _named(call: Call[Any], person: str, moment: float, but_by: Collection[str] = ()) -> bool:
    """Whether a book of the club had named somebody by then, in what others recorded than those."""
    plays, club = await call.people.played_in(person), _club(call)
    books = await call.store.books(clubs=call.people.links.circle(club)) if club else [_stored(call)]
    return any([await _named_in(call, stored, person, moment, but_by) for stored in books if stored.id in plays])


async def _named_in(call: Call[Any], stored: StoredBook, person: str, moment: float, but_by: Collection[str]) -> bool:
    volume = await call.house.shelf.readable(stored.id)
    if volume is None:
        return False
    ids = {*call.people.ids_of(person, stored.club)}
    named: set[str] = set()

    def hear(records: Iterable[Recorded]) -> None:
        for one in records:
            if one.at < moment and one.person not in but_by:
                named.update(ids & {one.person, *named_in(volume.book, [one.entry])})

    await call.house.shelf.through(stored, hear)
    return bool(named)
