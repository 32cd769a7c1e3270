"""A live card stands in the panel: what takes its place stands there too, and comes again as the newest."""

from __future__ import annotations

from typing import Any

import pytest

from bot.hall.cards.card import Audience, Key, Tone
from tests.chats.club.conftest import Open
from tests.chats.club.house import House

pytestmark = pytest.mark.asyncio
NEXT = ((Key("Avanti", "!next"),),)


async def shown(house: House, **more: Any) -> str:
    """A live card of the room with a button."""
    house.front.reply("/panel", "prima", live=True, buttons=NEXT, **more)
    return str((await house.anna.say(house.room, "/panel"))["messages"][-1]["id"])


async def test_a_live_card_that_changes_comes_again_as_the_newest_and_is_itself(open_house: Open) -> None:
    house = await open_house()
    card = await shown(house)
    await house.bruno.say(house.room, "ciao")
    house.front.reply("!next", "dopo", live=True, replaces=True)

    (answer,) = (await house.anna.press(house.room, card, "!next"))["messages"]

    assert answer["id"] == card and answer["live"]
    assert await house.bruno.reads(house.room) == ["/panel", "ciao", "dopo"]
    house = await open_house()
    assert await house.bruno.reads(house.room) == ["/panel", "ciao", "dopo"]


async def test_a_live_card_that_a_newer_one_follows_changes_in_its_place_unless_it_asks(house: House) -> None:
    card = await shown(house)
    newer = await shown(house)
    house.front.reply("!next", "dopo", live=True, replaces=True, buttons=NEXT)
    await house.anna.press(house.room, card, "!next")
    assert await house.bruno.reads(house.room) == ["/panel", "dopo", "/panel", "prima"]

    house.front.reply("!next", "Davvero?", live=True, replaces=True, tone=Tone.ASK)
    await house.anna.press(house.room, card, "!next")
    assert await house.bruno.reads(house.room) == ["/panel", "/panel", "prima", "Davvero?"]
    assert [one["id"] for one in await house.anna.sees(house.room)][-2:] == [newer, card]


async def test_a_live_card_for_one_that_changes_is_still_for_that_one_alone(house: House) -> None:
    card = await shown(house, audience=Audience.MEMBER)
    await house.bruno.say(house.room, "ciao")
    house.front.reply("!next", "dopo", live=True, replaces=True, audience=Audience.MEMBER)
    (answer,) = (await house.anna.press(house.room, card, "!next"))["messages"]
    assert (answer["id"], answer["private"]) == (card, True)
    assert await house.bruno.reads(house.room) == ["ciao"]
    assert await house.anna.reads(house.room) == ["/panel", "ciao", "dopo"]


async def test_a_newer_card_for_another_reader_or_that_is_not_live_follows_none(house: House) -> None:
    card = await shown(house)
    house.front.reply("/panel", "solo per Bruno", live=True, audience=Audience.MEMBER)
    await house.bruno.say(house.room, "/panel")
    house.front.reply("/roll", "4 successi")
    await house.bruno.say(house.room, "/roll 5")
    house.front.reply("!next", "dopo", live=True, replaces=True)
    await house.anna.press(house.room, card, "!next")
    assert await house.anna.reads(house.room) == ["/panel", "/roll 5", "4 successi", "dopo"]


async def test_what_takes_a_live_cards_place_stands_in_the_panel_where_it_stood(house: House) -> None:
    card = await shown(house)
    await house.bruno.say(house.room, "ciao")
    house.front.reply("!next", "fatto", replaces=True)
    (answer,) = (await house.anna.press(house.room, card, "!next"))["messages"]
    assert answer["live"] is True
    assert await house.bruno.reads(house.room) == ["/panel", "fatto", "ciao"]


@pytest.mark.parametrize("live", [True, False])
async def test_a_press_that_replaced_its_card_is_done_once_however_often_it_comes(house: House, live: bool) -> None:
    card = await shown(house)
    house.front.reply("!next", "dopo", live=live, replaces=True)
    press = {"room": house.room, "id": "act-pressed", "message": card, "press": "!next"}
    first, second = [await house.anna.post("/api/press", **press) for _ in range(2)]
    assert first == second
    assert [request.press for request in house.front.requests] == ["", "!next"]


async def test_a_live_card_for_one_keeps_its_buttons_where_its_answer_stands_in_the_room(house: House) -> None:
    card = await shown(house, audience=Audience.MEMBER)
    house.front.reply("!next", "per tutti", replaces=True)
    (answer,) = (await house.anna.press(house.room, card, "!next"))["messages"]
    assert answer["id"] != card and await house.bruno.reads(house.room) == ["per tutti"]
    mine = next(one for one in await house.anna.sees(house.room) if one["id"] == card)
    assert mine["card"]["buttons"] and mine["live"]


@pytest.mark.parametrize("audience", [Audience.ROOM, Audience.MEMBER])
async def test_a_card_whose_answer_takes_no_place_keeps_its_buttons(house: House, audience: Audience) -> None:
    house.front.reply("/ask", "Davvero?", audience=Audience.MEMBER, buttons=NEXT)
    house.front.reply("!next", "ecco", audience=audience)
    card = (await house.anna.say(house.room, "/ask"))["messages"][-1]["id"]
    await house.anna.press(house.room, card, "!next")
    asked = next(one for one in await house.anna.sees(house.room) if one["id"] == card)
    assert (asked["card"]["title"], bool(asked["card"]["buttons"])) == ([{"text": "Davvero?"}], True)


async def test_a_card_of_the_room_keeps_its_buttons_where_its_answer_is_for_one_alone(house: House) -> None:
    card = await shown(house)
    house.front.reply("/roll", "prima", buttons=NEXT)
    other = (await house.bruno.say(house.room, "/roll 5"))["messages"][-1]["id"]
    house.front.reply("!next", "solo per te", replaces=True, audience=Audience.PRIVATE)
    for pressed in (card, other):
        answer, note = (await house.anna.press(house.room, pressed, "!next"))["messages"]
        assert (note["kind"], note["to"], note["message"]) == ("sent-privately", house.private, answer["id"])
    assert all(one["card"]["buttons"] for one in await house.bruno.sees(house.room) if one["id"] in (card, other))
    assert await house.anna.reads(house.private) == ["solo per te", "solo per te"]
