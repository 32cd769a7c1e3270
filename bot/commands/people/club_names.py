"""What clubs are called: those of one name that stand together are told apart by where they are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from bot.hall.cards.card import Argument, RoomName, say
from bot.hall.declared.call import Call
from bot.hall.people.rooms import Room
from bot.names import key


async def club_names(call: Call[Any], clubs: Iterable[str]) -> dict[str, Argument]:
    """The own name of each club, also where it is part of another. Clubs of one name are told apart by their platform,
    and on one platform by a room."""
    found = {id: club for id in clubs if (club := await call.people.club_itself(id)) is not None}
    called = Counter(key(club.title) for club in found.values())
    names: dict[str, Argument] = {id: club.title for id, club in found.items()}
    first: dict[str, Room] = {}
    for id, club in found.items():
        if called[key(club.title)] > 1:
            own = [room for room in await call.people.rooms(id) if room.club == id]
            first |= {id: own[0]} if own else {}
    there = Counter((key(found[id].title), room.platform) for id, room in first.items())
    for id, room in first.items():
        alone = there[key(found[id].title), room.platform] == 1
        mark = say(f"platform-{room.platform}") if alone else RoomName(room.id)
        names[id] = say("told-apart", name=found[id].title, mark=mark)
    return names
