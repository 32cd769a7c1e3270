"""The cards of a convention's room lose their buttons where they stand, once nothing more is judged."""

from __future__ import annotations

from tests.commands.gdr.hall import Hall
from tests.hall.running.said.test_spent_buttons import Room, labels


async def test_a_closed_tournament_offers_no_sheet_any_more(floor: Hall) -> None:
    room = Room(floor.house)
    card, shown = await room.says('/gdr tavolo "I Corvi" @Rita', manages=True)
    assert "Valuta" in str(labels(shown.drawn))
    await floor.filled(next(iter((await floor.book()).casts)))
    await room.edits()
    await floor.closed()
    assert (await floor.book()).closed
    assert labels((await room.edits())[card]) == []
