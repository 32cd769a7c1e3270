"""What a member says or presses reaches whom it should, once."""

from __future__ import annotations

import asyncio
from typing import Any

import aiohttp
import pytest

from bot.chats.club import bodies
from bot.chats.club.conversation import PageAct
from bot.commands import COGS
from bot.hall.cards.card import Audience, Key
from bot.hall.declared.catalogue import Commands
from bot.hall.declared.kinds import Upload
from bot.hall.requests import Account, Form, FormField, Suggestion
from tests.chats.club.house import House

pytestmark = pytest.mark.asyncio


async def test_a_newcomer_finds_a_room_four_members_and_one_organiser(house: House) -> None:
    club = await house.anna.get("/api/club")

    names = ("Anna", "Bruno", "Carla", "Dario")
    members = [{"id": house.members[one].id, "name": one, "organiser": one == "Anna"} for one in names]
    assert club.pop("mark") and club == {
        "me": {**members[0], "language": ""},
        "speakAs": True,
        "members": members,
        "rooms": [{"id": house.room, "title": "Tavolo"}],
        "private": house.private,
        "longest": 2000,
        "largest": 10_000_000,
    }


async def test_a_command_and_its_answer_are_seen_by_the_room(house: House) -> None:
    house.front.reply("/roll", "4 successi")

    await house.anna.say(house.room, "/roll 5 reserve:2")

    assert await house.bruno.reads(house.room) == ["/roll 5 reserve:2", "4 successi"]


async def test_the_hall_is_told_who_asked_and_where(house: House) -> None:
    await house.anna.say(house.room, "/roll 5")

    request = house.front.requests[0]
    assert request.account == Account("club", house.anna.id, "Anna", "it", "Anna")
    assert (request.place.id, request.place.title, request.place.private) == (house.room, "Tavolo", False)
    assert request.manages


async def test_words_among_members_are_not_for_the_hall(house: House) -> None:
    await house.anna.say(house.room, "ci vediamo alle nove")

    assert await house.bruno.reads(house.room) == ["ci vediamo alle nove"]
    assert house.front.requests == []


async def test_signs_that_turn_or_hide_words_are_not_shown_to_the_others(house: House) -> None:
    await house.anna.say(house.room, "ecco\u202eila \u2066\u200bqui\x07\ne qui")

    assert await house.bruno.reads(house.room) == ["eccoila qui\ne qui"]


@pytest.mark.parametrize("asked", ["messages?before=%s", "complete?text=/tira&caret=%s"])
async def test_a_number_of_more_digits_than_anything_has_breaks_nothing(house: House, asked: str) -> None:
    status, _ = await house.anna.ask("GET", f"/api/{asked % ('9' * 5000)}&room={house.room}")

    assert status in (200, 400)


async def test_words_that_call_the_herald_are_for_the_hall(house: House) -> None:
    await house.anna.say(house.room, "@araldo, tira 5")

    assert house.front.requests[0].line == "tira 5"


async def test_everything_said_in_private_is_for_the_hall(house: House) -> None:
    await house.anna.say(house.private, "tira 5")

    assert house.front.requests[0].line == "tira 5"
    assert house.front.requests[0].place.private


async def test_names_of_several_words_are_mentioned_by_account(house: House) -> None:
    await house.anna.post("/api/members", name="Anna Maria")

    await house.bruno.say(house.room, '/club role @"Anna Maria" referee')

    request = house.front.requests[0]
    assert [account.name for account in request.mentioned] == ["Anna Maria"]
    assert request.line == f"/club role <@{request.mentioned[0].id}> referee"


async def test_the_same_line_delivered_again_is_done_and_shown_once(house: House) -> None:
    house.front.reply("/roll", "4 successi")

    first = await house.anna.say(house.room, "/roll 5", id="the-same-id")
    again = await house.anna.say(house.room, "/roll 5", id="the-same-id")

    assert again["messages"] == first["messages"]
    assert len(house.front.requests) == 1
    assert await house.anna.reads(house.room) == ["/roll 5", "4 successi"]


async def test_the_same_line_delivered_twice_at_once_is_done_once(house: House) -> None:
    house.front.reply("/roll", "4 successi")
    house.front.pause = asyncio.Event()

    both = [asyncio.create_task(house.anna.say(house.room, "/roll 5", id="the-same-id")) for _ in range(2)]
    while not house.front.requests:
        await asyncio.sleep(0)
    house.front.pause.set()
    answers = await asyncio.gather(*both)

    assert answers[0] == answers[1]
    assert len(house.front.requests) == 1


async def test_the_club_ends_once_what_is_being_done_is_answered_though_its_page_is_gone(house: House) -> None:
    house.front.reply("/roll", "4 successi")
    house.front.pause = asyncio.Event()
    roster = house.chat._roster
    act = PageAct("act-00000001", roster.members[0], roster.rooms[0], "it", "/roll 5")
    doing = asyncio.create_task(house.chat._conversation.act(act))
    while not house.front.requests:
        await asyncio.sleep(0)
    ending = asyncio.create_task(house.chat.stop())
    await asyncio.wait({ending}, timeout=0.05)
    assert not ending.done()
    house.front.pause.set()
    await asyncio.wait_for(ending, 5)
    assert doing.done() and doing.result().messages


async def test_two_members_whose_pages_made_the_same_id_do_not_meet(house: House) -> None:
    house.front.reply("/roll", "mio", audience=Audience.MEMBER)
    await house.anna.say(house.room, "/roll 1", id="the-same-id")

    await house.bruno.say(house.room, "/roll 2", id="the-same-id")

    assert [request.line for request in house.front.requests] == ["/roll 1", "/roll 2"]
    assert await house.bruno.reads(house.room) == ["/roll 2", "mio"]


async def test_an_answer_for_one_member_is_seen_by_that_member_alone(house: House) -> None:
    house.front.reply("/rol", "non conosco /rol", audience=Audience.MEMBER)

    await house.anna.say(house.room, "/rol 5")

    assert [message["private"] for message in await house.anna.sees(house.room)] == [True, True]
    assert await house.bruno.reads(house.room) == []


async def test_a_private_answer_goes_to_the_private_conversation_with_a_word_in_the_room(house: House) -> None:
    house.front.reply("/me", "che cosa so di te", audience=Audience.PRIVATE)

    await house.anna.say(house.room, "/me show")

    assert await house.anna.reads(house.private) == ["che cosa so di te"]
    assert await house.anna.reads(house.room) == ["/me show", "sent-privately"]
    assert await house.bruno.reads(house.room) == []


async def test_a_line_that_held_a_secret_stays_with_its_author(house: House) -> None:
    house.front.reply("/bid", "Anna ha puntato", conceal=True)

    await house.anna.say(house.room, "/bid 3")

    assert await house.bruno.reads(house.room) == ["Anna ha puntato"]
    assert await house.anna.reads(house.room) == ["/bid 3", "Anna ha puntato"]


async def test_a_command_is_seen_by_others_only_with_its_answer(house: House) -> None:
    house.front.reply("/roll", "4 successi")
    house.front.pause = asyncio.Event()

    saying = asyncio.create_task(house.anna.say(house.room, "/roll 5"))
    while not house.front.requests:
        await asyncio.sleep(0)
    before = await house.bruno.reads(house.room)
    house.front.pause.set()
    await saying

    assert before == []
    assert await house.bruno.reads(house.room) == ["/roll 5", "4 successi"]


async def test_the_hall_hears_that_its_answer_was_said(house: House) -> None:
    house.front.reply("/roll", "4 successi", stored=True)

    answer = await house.anna.say(house.room, "/roll 5")

    assert house.front.said == {house.front.requests[0].id: {"message": answer["messages"][1]["id"]}}


async def test_a_pressed_card_is_replaced_where_the_answer_says_so(house: House) -> None:
    house.front.reply("/roll", "chiedo", buttons=((Key("Sì", "!yes"),),))
    house.front.reply("!yes", "fatto", replaces=True)
    asked = (await house.anna.say(house.room, "/roll 5"))["messages"][1]

    pressed = await house.bruno.press(house.room, asked["id"], "!yes")

    assert pressed["messages"][0]["id"] == asked["id"]
    assert await house.anna.reads(house.room) == ["/roll 5", "fatto"]


@pytest.mark.parametrize("step", [1, 2])
async def test_a_card_is_moved_through_in_its_place_by_its_slider(house: House, step: int) -> None:
    ways: dict[str, Any] = {"steps": tuple(Key(f"Turno {at}", f"!walk {at}") for at in range(3)), "replaces": True}
    house.front.reply("/walk", "la chiave", audience=Audience.MEMBER, buttons=((Key("Avanti", "!walk 1"),),), **ways)
    house.front.reply(f"!walk {step}", "come allora", audience=Audience.MEMBER, step=step, **ways)
    shown = (await house.anna.say(house.room, "/walk"))["messages"][1]

    moved = await house.anna.press(house.room, shown["id"], f"!walk {step}")

    assert moved["messages"][0]["id"] == shown["id"]
    assert await house.anna.reads(house.room) == ["/walk", "come allora"]


async def test_a_card_for_one_member_loses_its_buttons_where_its_answer_stands_in_the_room(house: House) -> None:
    house.front.reply("/wounds", "Davvero?", audience=Audience.MEMBER, buttons=((Key("Sì", "!wounds sure"),),))
    house.front.reply("!wounds", "Altair è morto", replaces=True)
    asked = (await house.anna.say(house.room, "/wounds"))["messages"][1]

    spent = (await house.anna.press(house.room, asked["id"], "!wounds sure"))["messages"][0]

    assert (spent["id"], spent["card"]["buttons"]) == (asked["id"], [])
    assert await house.anna.reads(house.room) == ["/wounds", "Davvero?", "Altair è morto"]
    assert await house.bruno.reads(house.room) == ["Altair è morto"]


async def test_an_answer_for_one_member_never_replaces_a_card_of_the_room(house: House) -> None:
    house.front.reply("/roll", "chiedo", buttons=((Key("Sì", "!yes"),),))
    house.front.reply("!yes", "non puoi", replaces=True, audience=Audience.MEMBER)
    asked = (await house.anna.say(house.room, "/roll 5"))["messages"][1]

    await house.bruno.press(house.room, asked["id"], "!yes")

    assert await house.anna.reads(house.room) == ["/roll 5", "chiedo"]
    assert await house.bruno.reads(house.room) == ["/roll 5", "chiedo", "non puoi"]


@pytest.mark.parametrize("pressed", ["a word", "another card"])
async def test_a_press_replaces_nothing_but_the_card_that_holds_its_button(house: House, pressed: str) -> None:
    house.front.reply("/roll", "chiedo", buttons=((Key("Sì", "!yes"),),))
    house.front.reply("/odds", "un'altra", buttons=((Key("No", "!no"),),))
    house.front.reply("!yes", "fatto", replaces=True)
    said = await house.bruno.say(house.room, "ciao")
    other = await house.bruno.say(house.room, "/odds 5")
    victim = {"a word": said["messages"][0], "another card": other["messages"][1]}[pressed]

    await house.anna.press(house.room, victim["id"], "!yes")

    assert await house.anna.reads(house.room) == ["ciao", "/odds 5", "un'altra", "fatto"]


async def test_the_card_of_another_member_cannot_be_pressed(house: House) -> None:
    house.front.reply("/me", "solo per Anna", audience=Audience.MEMBER)
    card = (await house.anna.say(house.room, "/me show"))["messages"][1]

    body = {"as": house.bruno.id, "room": house.room, "id": "act-press", "message": card["id"], "press": "!x"}
    status, _ = await house.bruno.ask("POST", "/api/press", json=body)

    assert status == 404


async def test_a_press_that_wants_words_first_opens_a_form_and_its_words_come_back(house: House) -> None:
    fields = (FormField("note", "nota", "che cosa tenti", required=False),)
    house.front.answers["!ask"] = lambda request: None if request.values else Form("!ask", "/tira", fields, "it")

    asked = await house.anna.press(house.room, "", "!ask")
    await house.anna.press(house.room, "", asked["form"]["press"], values={"note": ""})

    assert asked["form"]["fields"][0]["label"] == "nota"
    assert house.front.requests[1].values == {"note": ""}


async def test_a_form_offers_what_can_be_chosen(house: House) -> None:
    bears = (Suggestion("Gli Orsi", "bears"),)
    fields = (
        FormField("ending", "fine", "", choices=bears, free=False),
        FormField("team", "squadra", "", choices=bears),
    )
    house.front.answers["!ask"] = lambda request: Form("!ask", "/codice", fields, "it")

    asked = await house.anna.press(house.room, "", "!ask")

    shown = [(field["kind"], field["options"], field["free"]) for field in asked["form"]["fields"]]
    assert shown == [("choice", [["bears", "Gli Orsi"]], False), ("choice", [["bears", "Gli Orsi"]], True)]


async def test_the_form_of_a_command_offers_members_and_what_the_book_suggests(house: House) -> None:
    role = await house.anna.get("/api/command", path="club role", room=house.room)
    drop = await house.anna.get("/api/command", path="codice drop", room=house.room)

    member, office = role["fields"]
    assert [house.bruno.id, "Bruno"] in member["options"] and member["free"]
    assert ["referee", "arbitro"] in office["options"] and not office["free"]
    assert (drop["fields"][0]["options"], drop["fields"][0]["free"]) == ([["Gli Orsi", "Gli Orsi"]], True)


async def test_a_member_whom_the_page_does_not_know_can_be_written(house: House) -> None:
    values = {"member": "@Elena", "role": "referee"}

    await house.anna.post("/api/say", room=house.room, id="act-of-form", path="club role", values=values)

    assert house.front.requests[0].values == values
    assert await house.anna.reads(house.room) == ['/club ruolo membro:"@Elena" ruolo:arbitro']


async def test_a_command_from_its_form_reaches_the_hall_with_typed_values(house: House) -> None:
    values = {"member": house.bruno.id, "role": "referee"}

    await house.anna.post("/api/say", room=house.room, id="act-of-form", path="club role", values=values)

    request = house.front.requests[0]
    assert (request.path, request.line) == ("club role", "")
    assert request.values == {"member": Account("club", house.bruno.id, "Bruno", "", "Bruno"), "role": "referee"}
    assert await house.anna.reads(house.room) == ['/club ruolo membro:"@Bruno" ruolo:arbitro']


async def test_a_form_that_names_several_members_gives_their_accounts(house: House) -> None:
    both = f"{house.bruno.id} {house.carla.id}"

    await house.anna.post("/api/say", room=house.room, id="act-of-form", path="contest", values={"players": both})

    request = house.front.requests[0]
    assert request.values["players"] == f"<@{house.bruno.id}> <@{house.carla.id}>"
    assert [account.name for account in request.mentioned] == ["Bruno", "Carla"]


async def test_a_room_chosen_in_a_form_is_named_in_the_line_and_a_word_like_its_id_stays(house: House) -> None:
    values = {"topic": "all", "room": house.room}

    await house.anna.post("/api/say", room=house.room, id="act-of-form", path="club announce", values=values)
    await house.anna.post(
        "/api/say", room=house.room, id="act-of-drop", path="codice drop", values={"team": house.room}
    )

    title = (await house.anna.get("/api/club"))["rooms"][0]["title"]
    first, second = (await house.anna.reads(house.room))[-2:]
    assert first.endswith(f":{title}") and second.endswith(f":{house.room}")


async def test_a_file_comes_with_its_command(house: House) -> None:
    form = aiohttp.FormData()
    form.add_field("body", f'{{"as": "{house.anna.id}", "room": "{house.room}", "id": "act-file", "text": "/gdr"}}')
    form.add_field("file", b"[scena]", filename="avventura.toml")

    status, answer = await house.anna.ask("POST", "/api/say", data=form)

    given = house.front.requests[0].file
    assert status == 200
    assert given is not None and (given.name, given.content) == ("avventura.toml", b"[scena]")
    assert answer["messages"][0]["file"] == "avventura.toml"


async def test_the_page_takes_the_largest_file_that_any_command_takes() -> None:
    kinds = (parameter.kind for command in Commands(COGS).values() for parameter in command.parameters)
    assert max(kind.largest for kind in kinds if isinstance(kind, Upload)) == bodies.LARGEST_FILE


async def test_a_file_of_more_than_ten_megabytes_is_refused(house: House) -> None:
    form = aiohttp.FormData()
    form.add_field("body", f'{{"as": "{house.anna.id}", "room": "{house.room}", "id": "act-file", "text": "/gdr"}}')
    form.add_field("file", b"x" * 10_050_000, filename="grande.toml")

    status, answer = await house.anna.ask("POST", "/api/say", data=form)

    assert (status, answer) == (413, {"error": "file-too-large"})
    assert house.front.requests == []


async def test_a_line_is_kept_as_the_hall_lets_it_be_kept(house: House) -> None:
    await house.anna.say(house.room, "ciao @Carla")
    assert await house.bruno.reads(house.room) == ["ciao qualcuno"]


@pytest.mark.parametrize(
    ("browser", "told"),
    [
        ("fr-FR,fr;q=0.9", "fr-FR"),
        ("en-GB,en;q=0.9", "en-GB"),
        ("fr-FR,fr;q=0.9,en;q=0.8", "en"),
        ("*", "it"),
        ("", "it"),
    ],
)
async def test_the_hall_is_told_the_country_of_a_browser_too(house: House, browser: str, told: str) -> None:
    """It says where its reader lives: a club in Lyon is offered Paris."""
    said = {"as": house.anna.id, "room": house.room, "id": house.anna.act(), "text": "/roll 5"}
    await house.anna.ask("POST", "/api/say", json=said, headers={"Accept-Language": browser})
    assert house.front.requests[-1].account.language == told
