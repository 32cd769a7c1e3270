"""Cards in clubs on two platforms: to the platform of the people asked, or to the tournament's room on each."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bot.engines.tournament.tournament import PAIRINGS
from bot.hall.cards.card import Card
from bot.hall.declared.call import Call
from bot.hall.declared.told import Told


async def reach(call: Call[Any], people: Iterable[str], card: Card) -> None:
    """Say a card also on the platforms of these people, if none of them is on the one where it is said anyway."""
    here = call.home if call.room.private else call.room.platform
    platforms = {account.platform for person in people for account in await call.people.accounts(person)}
    if here in platforms:
        return
    for platform in sorted(platforms):
        room = call.room_for("here") if platform == call.home else call.room_on(platform, PAIRINGS)
        if room and not any(told.room == room and told.card is card for told in call.told):
            call.post(room, card)


def everywhere(call: Call[Any], card: Card) -> list[Told]:
    """A card for the tournament's own room, and on other platforms for the one that has its tables."""
    elsewhere = [call.room_on(platform, PAIRINGS) for platform in call.announced if platform != call.home]
    return [Told(card, room) for room in (call.room_for("here"), *elsewhere) if room]
