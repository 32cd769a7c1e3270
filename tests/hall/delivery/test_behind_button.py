"""What waits for one person behind a button: it is struck there, or where its reader has opened it, and comes once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from bot.hall.cards import as_json
from bot.hall.cards.card import Audience, Button, Card, Key, say
from bot.hall.delivery.behind_button import note_opened
from bot.hall.people.person import Person
from bot.hall.requests import Unreachable
from bot.storage.contract import Put, Write
from bot.storage.stored import StoredNotice, StoredRequest
from tests.hall.house import BRUNO, HALL, House, words

WAITS = "Bruno, ho una risposta solo per te."
THERE = {"chat": -100, "messages": [7], "receiver": 2}


async def told(house: House, text: str, *, strikes: str = "", request: str = "") -> None:
    """Bruno is told something alone, or this takes the place of what they were told."""
    bruno, room = await house.people.meet(BRUNO), await house.people.enter(HALL)
    buttons = () if strikes else ((Button(say("private-open"), "!help"),),)
    card = as_json.dumps(Card(say("journal-voided", line=text), buttons=buttons, audience=Audience.MEMBER))
    key = f"strike {strikes}" if strikes else ""
    notice = StoredNotice(key, card, house.now, room.id, bruno.id, strikes=strikes, request=request)
    await house.store.write(Write(notices=[notice]))


async def waiting(house: House) -> Key:
    """Bruno takes no private message; gives the button behind which what they are told waits."""
    await house.ask("/aiuto", BRUNO)
    house.chat.closed.add(BRUNO.id)
    await told(house, "first")
    assert await house.heralded() == [WAITS]
    return house.chat.said[-1].drawn.buttons[0][0]


async def opened(house: House, key: Key, became: Mapping[str, Any]) -> None:
    """Bruno has pressed it, and their chat shows what it opens."""

    async def remember(name: str, value: str) -> None:
        await house.store.write(Write(changes=[Put("passing", {"key": name, "value": value, "at": house.now})]))

    assert "first" in await house.press(key, BRUNO)
    await note_opened(remember, key.id, became)


async def test_what_nobody_has_opened_yet_is_struck_behind_its_button_and_calls_nobody(house: House) -> None:
    key = await waiting(house)
    for text in ("second", "third"):
        await told(house, text, strikes="notice 1")
        assert await house.heralded() == []
        reply = await house.ask(press=key.id, who=BRUNO)
        assert text in words(reply.drawn) and "first" not in words(reply.drawn) and not reply.drawn.buttons  # type: ignore[union-attr]


async def test_what_was_opened_is_struck_where_it_stands_however_often(house: House) -> None:
    key = await waiting(house)
    await opened(house, key, THERE)
    house.chat.closed.clear()  # What one member alone sees in the room is edited there.
    for text in ("second", "third"):
        await told(house, text, strikes="notice 1")
        [said] = await house.heralded()
        assert text in said and {**(house.chat.said[-1].edits or {}), **THERE} == house.chat.said[-1].edits
        assert text in await house.press(key, BRUNO)


async def test_what_was_read_in_an_alert_is_told_once_more_and_from_then_on_behind_that_button(house: House) -> None:
    key = await waiting(house)
    await opened(house, key, {"chat": -100, "messages": []})
    await told(house, "second", strikes="notice 1")
    assert await house.heralded() == [WAITS]
    newer = house.chat.said[-1].drawn.buttons[0][0]
    await told(house, "third", strikes="notice 1")
    assert await house.heralded() == []
    assert newer != key and "third" in await house.press(newer, BRUNO)


@pytest.mark.parametrize(("by", "heard"), [("r1", []), ("r2", [WAITS])], ids=["by itself", "by something else"])
async def test_an_answer_that_stands_in_its_place_is_not_overwritten(house: House, by: str, heard: list[str]) -> None:
    key = await waiting(house)
    await opened(house, key, THERE)
    bruno: Person = await house.people.meet(BRUNO)
    room = await house.people.enter(HALL)
    answer = as_json.dumps(Card(say("journal-voided", line="pressed"), audience=Audience.MEMBER))
    await house.store.write(Write(StoredRequest("r1", bruno.id, room.id, house.now, answer)))
    house.store.acknowledge("r1", '{"chat": -100, "messages": [7], "receiver": 2}')
    await house.store.write(Write())
    await told(house, "second", strikes="notice 1", request=by)
    assert await house.heralded() == heard
    assert not any((one.edits or {}).get("messages") for one in house.chat.said)


async def test_where_it_can_be_edited_no_more_it_waits_behind_another_button(house: House) -> None:
    key = await waiting(house)
    await opened(house, key, THERE)
    house.chat.failures.append(Unreachable("closed"))
    await told(house, "second", strikes="notice 1")
    assert await house.heralded() == [WAITS]
    await told(house, "third", strikes="notice 1")
    assert await house.heralded() == []
    assert "third" in await house.press(house.chat.said[-1].drawn.buttons[0][0], BRUNO)
