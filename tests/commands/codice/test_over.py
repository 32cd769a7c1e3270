"""The card of a table loses its buttons where they stand, once what they were for is told elsewhere."""

from __future__ import annotations

from pathlib import Path

from tests.commands.codice.club_night import UGO, Night
from tests.hall.house import opened
from tests.hall.running.said.test_spent_buttons import Room, labels


async def test_a_hand_that_was_told_is_not_offered_by_an_older_card_of_the_table(night: Night) -> None:
    room, (one, _) = Room(night.house), await night.names(1)
    old, shown = await room.says(f'/codice mano 1 "{one}" assassino', UGO)
    assert any(label.startswith("Vittoria di") for label in labels(shown.drawn))
    await room.edits()
    await room.says(f'/codice mano 1 "{one}" assassino', UGO)
    left = labels((await room.edits())[old])
    assert not any(label.startswith("Vittoria di") or "Arbitro" in label for label in left)
    await room.says(f'/codice mano 1 "{one}" assassino', UGO)
    assert old not in await room.edits(), "one edit for each card: a group takes twenty messages a minute"


async def test_a_word_that_was_given_is_not_asked_for_by_an_older_card(night: Night) -> None:
    room, match = Room(night.house), await night.match(1)
    player, rival = await night.side(1, 0), await night.side(1, 1)
    waits, asked = await room.says(
        "", player, press=f"!codice record 1 1 1 {match.teams[0]} assassin 0 {match.teams[0]}"
    )
    assert "Confermo" in str(labels(asked.drawn))
    await room.edits()
    await room.says("", rival, press="!codice confirm 1 1 1")
    edited = (await room.edits()).get(waits)
    assert edited is not None and not any("onferm" in label or "ontest" in label for label in labels(edited))


async def test_the_draw_takes_the_entries_away_from_what_opened_the_tournament(tmp_path: Path) -> None:
    room = Room(await opened(tmp_path))
    old, shown = await room.says('/codice new "Coppa"', manages=True)
    assert {"Iscrivi una squadra", "Sorteggia"} <= set(labels(shown.drawn))
    for name in "ABCDEFGHI":
        await room.says(f'/codice team "{name}" "@{name} uno" "@{name} due"', manages=True)
    await room.edits()
    await room.says("/codice start", manages=True)
    assert not {"Iscrivi una squadra", "Sorteggia"} & set(labels((await room.edits())[old]))
