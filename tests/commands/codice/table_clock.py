"""The clock of a table as fingers find it: its buttons by their labels, and whose time it is."""

from __future__ import annotations

from bot.hall.cards.card import Drawn
from tests.commands.codice.club_evening import ClubEvening, keys

START, READY, STOP, GO = "▶️ Via alla preparazione", "Siamo pronti", "⏸ Ferma", "▶️ Riparti"


async def started(tonight: ClubEvening, table: int = 1) -> Drawn:
    """The card of a table whose preparation has just begun."""
    return await tonight.card(press=(await tonight.keys(f"/codice orologio {table}"))[START].id)


async def running(tonight: ClubEvening, table: int = 1) -> Drawn:
    """The card of a table where everybody was ready at once."""
    return await tonight.card(press=keys(await started(tonight, table))[READY].id)


def moments(card: Drawn) -> list[float]:
    """The moments that a card shows with the platform's own timestamps."""
    return [span.at for line in card.lines for span in line if span.at is not None and span.style == "relative"]


async def starter(tonight: ClubEvening, table: int = 1, hand: int = 1) -> tuple[str, str]:
    """Who starts a hand, and the others."""
    match = await tonight.match(table)
    one = match.starter(hand)
    return await tonight.name(one), await tonight.name(match.other(one))
