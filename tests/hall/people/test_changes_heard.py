"""Whatever is heard of a change, people and rooms are then known as by a house that remembers nothing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

import pytest

from bot.hall.people.people import People
from bot.storage.contract import Change, Drop, Forget, Put, Write
from tests.hall.house import ANNA, BRUNO, HALL, House

pytestmark = pytest.mark.asyncio


@dataclass(frozen=True)
class There:
    """The ids of those who are there: two members, one guest, and where."""

    anna: str
    bruno: str
    nadia: str
    club: str
    room: str

    async def known(self, people: People) -> Mapping[str, object]:
        """All that can be asked about them."""
        everybody = (self.anna, self.bruno, self.nadia)
        known = await people.known_in(self.club)
        found = [known.find(name, "discord") for name in ("Anna", "Bruno", "Nadia", "Zoe")]
        return {
            "people": [await people.person(id) for id in everybody],
            "accounts": [await people.accounts(id) for id in everybody],
            "ids": [sorted(people.ids_of(id, self.club)) for id in everybody],
            "names": [await people.name_of(id, self.club) for id in everybody],
            "clubs": [await people.clubs_of(id) for id in everybody],
            "ranks": [await people.rank(self.club, id) for id in everybody],
            "called": {id: sorted(names) for id, names in known.called.items()},
            "found": found,
            "guests": sorted(known.guests),
            "club": await people.club(self.club),
            "room": await people.room(self.room),
            "announced": await people.announced(self.club),
            "word": await people.words("w1"),
        }


CHANGES: dict[str, Callable[[There], list[Change]]] = {
    "a name": lambda there: [Put("people", {"id": there.anna, "name": "Zoe"})],
    "a language": lambda there: [Put("people", {"id": there.anna, "language": "en"})],
    "an account": lambda there: [
        Put("accounts", {"platform": "telegram", "account": "9", "person": there.anna, "name": "Zoe", "handle": "zoe"})
    ],
    "no account": lambda there: [Drop("accounts", {"platform": "discord", "account": BRUNO.id})],
    "a join": lambda there: [
        Put("aliases", {"club": there.club, "old": there.nadia, "person": there.bruno, "at": 1.0})
    ],
    "no join": lambda there: [Drop("aliases", {"club": there.club, "old": there.nadia})],
    "another name": lambda there: [
        Put("names", {"person": there.bruno, "key": "zoe", "sort": f"in {there.club}", "name": "Zoe", "at": 1.0})
    ],
    "nobody": lambda there: [Drop("people", {"id": there.nadia})],
    "a role": lambda there: [Put("roles", {"club": there.club, "person": there.anna, "role": "referee"})],
    "no role": lambda there: [Drop("roles", {"club": there.club, "person": there.bruno})],
    "a club": lambda there: [Put("clubs", {"id": there.club, "language": "en", "title": "Altro"})],
    "a room": lambda there: [Put("rooms", {"platform": "discord", "place": HALL.id, "title": "Altra"})],
    "an announcement": lambda there: [
        Put("announcements", {"club": there.club, "topic": "pairings", "platform": "discord", "room": there.room})
    ],
    "words": lambda there: [Drop("words", {"id": "w1"})],
    "somebody erased": lambda there: [Forget(there.bruno)],
}


@pytest.mark.parametrize("changed", CHANGES.values(), ids=CHANGES)
async def test_after_each_change_nothing_is_known_that_is_no_more(
    house: House, changed: Callable[[There], list[Change]]
) -> None:
    for who in (ANNA, BRUNO):
        await house.ask("/tira 5", who)
    await house.ask('/mito partita "@anna @Nadia"', ANNA)
    await house.ask("/club ruolo @bruno organizzatore", ANNA, manages=True)
    people, room = house.people, await house.people.enter(HALL)
    anna, bruno, nadia = [await house.named(name) for name in ("Anna", "Bruno", "Nadia")]
    there = There(anna.id, bruno.id, nadia.id, room.circle, room.id)
    await house.store.write(Write(changes=[Put("words", {"id": "w1", "person": bruno.id, "text": "parole"})]))
    if changed is CHANGES["no join"]:
        for change in CHANGES["a join"](there):
            await house.store.write(Write(changes=[change]))
            people.forget(change)
    before = await there.known(people)
    changes = changed(there)
    await house.store.write(Write(changes=changes))
    for change in changes:
        people.forget(change)
    fresh = House(house.store)
    await fresh.hall.open()
    after = await there.known(fresh.people)
    assert await there.known(people) == after
    assert after != before
