"""What the hall is told of who asks, where and in which language, and what it is not told."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import aiohttp
import pytest

from bot.hall.cards.card import Audience, Key
from bot.hall.requests import Place
from tests.chats.club.conftest import Open
from tests.chats.club.house import TEXTS, House

pytestmark = pytest.mark.asyncio


async def test_the_hall_is_told_the_room_and_its_club_and_of_a_private_conversation_that_it_is_one(
    house: House,
) -> None:
    club = TEXTS.say("it", "page-club")
    room = Place("club", house.room, "Tavolo", house="club", house_title=club)
    for place in (room, Place("club", house.private, private=True)):
        await house.anna.say(place.id, "/roll 5")
        assert house.front.requests[-1].place == place
    values = {"topic": "all", "room": house.room}
    await house.anna.post("/api/say", room=house.room, id="act-of-form", path="club announce", values=values)
    assert house.front.requests[-1].values == {"topic": "all", "room": room}


async def test_a_line_that_begins_with_spaces_is_for_the_hall_too(house: House) -> None:
    for said, line in (("  /roll 5 ", "/roll 5"), ("  @Araldo: tira 5", "tira 5")):
        await house.anna.say(house.room, said)
        assert house.front.requests[-1].line == line


async def test_a_request_is_named_by_letters_that_tell_nothing_of_who_asks(house: House) -> None:
    await house.anna.say(house.room, "/roll 5", id="act-00000099")
    prefix, _, named = house.front.requests[-1].id.partition(":")
    assert prefix == "club" and len(named) == 24 and set(named) <= set("0123456789abcdef")


async def test_of_names_of_several_words_the_longest_is_found_however_it_is_written(house: House) -> None:
    made = {
        name: (await house.anna.post("/api/members", name=name))["id"] for name in ("Anna Maria", "Anna Maria Rossi")
    }
    await house.anna.say(house.room, "/contest @anna maria rossi @Bruno")
    request = house.front.requests[-1]
    assert request.line == f"/contest <@{made['Anna Maria Rossi']}> @Bruno"
    assert [account.name for account in request.mentioned] == ["Anna Maria Rossi"]


async def test_a_press_on_a_card_for_one_alone_is_told_as_such_where_the_card_holds_its_button(house: House) -> None:
    buttons = ((Key("Sì", "!yes"),),)
    house.front.reply("/me", "solo tu", audience=Audience.MEMBER, buttons=buttons)
    house.front.reply("/all", "tutti", buttons=buttons)
    mine, shared = [(await house.anna.say(house.room, line))["messages"][-1]["id"] for line in ("/me", "/all")]
    for message, press, hidden in (
        (mine, "!yes", True),
        (mine, "!other", None),
        (shared, "!yes", None),
        ("", "!yes", None),
    ):
        await house.anna.press(house.room, message, press)
        assert house.front.requests[-1].handle.get("hidden") is hidden


async def test_of_an_answer_that_the_hall_does_not_keep_it_is_not_told_that_it_was_said(house: House) -> None:
    house.front.reply("/roll", "4 successi")
    await house.anna.say(house.room, "/roll 5")
    assert house.front.said == {}


async def test_suggestions_are_asked_for_as_for_the_line_that_would_be_said(house: House) -> None:
    for path, more, line in (
        ("/api/complete", {"text": "/codice ritira gli"}, "/codice ritira gli"),
        ("/api/command", {"path": "codice drop"}, ""),
    ):
        query = {"as": house.bruno.id, "room": house.room, **more}
        status, _ = await house.bruno.ask("GET", path, params=query, headers={"Accept-Language": "en"})
        request = house.front.asked[-1]
        assert (status, request.line, request.account.id, request.account.language) == (200, line, house.bruno.id, "en")
        assert request.place.id == house.room


async def test_who_chose_a_language_is_answered_in_it_whatever_the_browser_speaks(house: House) -> None:
    await house.anna.post("/api/language", language="en")
    anna = replace(house.anna, headers={**house.anna.headers, "Accept-Language": "it"})
    assert "/club role" in [one["name"] for one in await anna.get("/api/commands")]
    offered = await anna.get("/api/complete", room=house.room, text="/club r")
    assert offered["options"][0]["label"] == "/club role", "where no caret is told it stands at the end"
    assert (await anna.get("/api/command", room=house.room, path="roll"))["title"] == "/roll"
    values = {"member": house.bruno.id, "role": "referee"}
    await anna.post("/api/say", room=house.room, id="act-of-form", path="club role", values=values)
    assert (await anna.reads(house.room))[-1] == '/club role member:"@Bruno" role:referee'
    assert house.front.requests[-1].account.language == "en"
    await anna.press(house.room, "", "!x")
    assert house.front.requests[-1].account.language == "en"


async def test_a_new_club_is_greeted_in_the_language_that_the_first_member_chose_by_its_organiser(
    open_house: Open,
) -> None:
    house = await open_house(look=False)
    base, english = f"{house.chat.address}api/", {**house.key, "Accept-Language": "en"}
    async with house.session.post(f"{base}language", json={"language": "it"}, headers=english) as answer:
        assert answer.status == 200
    async with house.session.get(f"{base}club", headers=english) as answer:
        assert answer.status == 200
    assert [place.language for place in house.front.greeted] == ["it"]
    assert [account and account.name for account in house.front.added_by] == ["Anna"]


async def test_a_file_reaches_the_hall_with_its_form_and_stands_in_no_line(house: House) -> None:
    form = aiohttp.FormData(quote_fields=False)
    said = f'{{"as": "{house.anna.id}", "room": "{house.room}", "id": "act-file", "path": "gdr adventure"'
    form.add_field("body", said + ', "values": {"file": "C:/avventura.toml"}}')
    form.add_field("file", b"[scena]", filename="av\u202even\u200btura.toml")
    status, answer = await house.anna.ask("POST", "/api/say", data=form)
    request = house.front.requests[-1]
    assert status == 200 and request.file is not None and request.file.content == b"[scena]"
    assert (request.path, request.values, answer["messages"][0]["text"]) == ("gdr adventure", {}, "/gdr avventura")
    assert answer["messages"][0]["file"] == "avventura.toml", "signs that turn words are not shown"


async def test_a_field_that_holds_only_spaces_is_left_out_and_the_others_lose_theirs(house: House) -> None:
    values = {"dice": " ", "note": " ciao "}
    await house.anna.post("/api/say", room=house.room, id="act-of-form", path="roll", values=values)
    assert house.front.requests[-1].values == {"note": "ciao"}
    assert (await house.anna.reads(house.room))[-1] == "/tira nota:ciao"


async def test_a_club_ends_though_what_is_being_done_goes_wrong(house: House) -> None:
    def crash(_: object) -> None:
        raise RuntimeError("the house fell before it answered")

    house.front.answers["/roll"] = crash
    house.front.pause = asyncio.Event()
    saying = asyncio.create_task(house.anna.say(house.room, "/roll 5"))
    while not house.front.requests:
        await asyncio.sleep(0)
    ending = asyncio.create_task(house.chat.stop())
    await asyncio.sleep(0)
    house.front.pause.set()
    await asyncio.wait_for(ending, 5)
    await asyncio.wait({saying})
    assert saying.exception() is not None
