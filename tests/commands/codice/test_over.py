"""The card of a table loses its buttons where they stand, once what they were for is told elsewhere."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.hall.requests import Reply
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


async def test_the_clock_of_a_hand_that_was_told_is_pressed_no_more(night: Night) -> None:
    room, (one, _) = Room(night.house), await night.names(1)
    still, shown = await room.says("/codice orologio 1", UGO)
    assert labels(shown.drawn) == ["▶️ Via alla preparazione"]
    running, shown = await room.says("", UGO, press="!codice clock-start 1 1 1")
    assert labels(shown.drawn) == ["Siamo pronti", "⏸ Ferma"]
    assert labels((await room.edits())[still]) == []
    await room.says(f'/codice mano 1 "{one}" assassino', UGO)
    assert labels((await room.edits())[running]) == []


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


@pytest.mark.parametrize("asked_elsewhere", [False, True])
async def test_what_is_recorded_by_presses_stands_where_it_was_pressed(night: Night, asked_elsewhere: bool) -> None:
    """The questions between two hands are written nowhere; on Telegram they may be asked in another message, and the
    answer still goes to the table's card."""
    house, match = night.house, await night.match(1)
    player, team = await night.side(1, 0), match.teams[0]
    card = {"messages": ["55"]}

    async def pressed(line: str) -> list[dict[str, Any]]:
        """The edits of the card by others than the answer to this press of it, which takes its place."""
        heard = len(house.chat.said)
        reply = await house.ask("", player, press=line, handle={"pressed": "55"})
        assert isinstance(reply, Reply)
        await house.heralded()
        await house.hall.acknowledged(reply.request, card if reply.drawn.replaces else {"messages": ["56"]})
        await house.heralded()
        return [dict(one.edits) for one in house.chat.said[heard:] if one.edits and one.edits.get("messages") == ["55"]]

    assert not await pressed("!codice open 1 1")
    for hand in (1, 2):
        if not asked_elsewhere:
            await pressed(f"!codice won 1 1 {hand} {team}")
        assert not await pressed(f"!codice record 1 1 {hand} {team} assassin 0 {team}")


async def test_another_card_of_the_table_still_loses_its_buttons(night: Night) -> None:
    house, match = night.house, await night.match(1)
    player, team = await night.side(1, 0), match.teams[0]
    for number, hand in (("55", 1), ("66", 2)):
        heard = len(house.chat.said)
        line = f"!codice record 1 1 {hand} {team} assassin 0 {team}"
        reply = await house.ask("", player, press=line, handle={"pressed": number})
        assert isinstance(reply, Reply)
        await house.hall.acknowledged(reply.request, {"messages": [number]})
    await house.heralded()
    assert ["55"] in [one.edits.get("messages") for one in house.chat.said[heard:] if one.edits]
