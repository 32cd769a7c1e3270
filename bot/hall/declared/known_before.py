"""Whether a club knew somebody before a moment: only such a one gives the yes that was asked for then."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bot.engines.book import Recorded
from bot.engines.way_back import named_in
from bot.hall.declared.call import Call
from bot.storage.stored import StoredBook


async def known_before(call: Call[Any], person: str, moment: float) -> bool:
    """Whether somebody has an office in the call's club, had done something in its rooms by then, or was named in one
    of its books. Who came for it, with another account perhaps, is not."""
    volume, people = call.volume, call.people
    assert volume is not None
    club = volume.stored.club
    if club and await people.rank(club, person):
        return True
    rooms = {room.id for room in await people.rooms(club)} if club else {volume.stored.room}
    seen = [row for row in await people.rows_of("seen", person) if row["room"] in rooms]
    if any(row["at"] < moment or row["manages"] for row in seen):
        return True
    plays = await people.played_in(person)
    books = await call.store.books(clubs=people.links.circle(club)) if club else [volume.stored]
    return any([await _named(call, stored, person, moment) for stored in books if stored.id in plays])


async def _named(call: Call[Any], stored: StoredBook, person: str, moment: float) -> bool:
    """Whether a book had named somebody by then."""
    volume = await call.house.shelf.readable(stored.id)
    if volume is None:
        return False
    ids = {*call.people.ids_of(person, stored.club)}
    named: set[str] = set()

    def hear(records: Iterable[Recorded]) -> None:
        for one in records:
            if one.at < moment:
                named.update(ids & {one.person, *named_in(volume.book, [one.entry])})

    await call.house.shelf.through(stored, hear)
    return bool(named)
