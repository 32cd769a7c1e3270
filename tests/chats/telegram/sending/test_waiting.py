"""The one message of a group for whom something waits: it calls each once, opens to each their own, and goes."""

from __future__ import annotations

from typing import Any

import pytest

from bot.chats.telegram.reading import packed
from bot.chats.telegram.sending.sender import Spot
from bot.hall.cards.card import Audience
from bot.hall.requests import Account, Notice, Place
from tests.chats.telegram.wire import ANNA, BRUNO, Memory, Stage, card, private, say

CLOSED = (403, "Forbidden: bot can't initiate conversation with a user")
LONG = "parole " * 40
CARLA = {"id": 13, "is_bot": False, "first_name": "Carla", "language_code": "it"}


def closed(stage: Stage) -> None:
    """Nobody can be written to in private; the hall keeps each answer under an id of its own."""
    stage.hall.answer = lambda request: say(request, LONG, Audience.MEMBER)
    stage.hall.opens = lambda number: f"!open t{number}"


async def asks(stage: Stage, *people: dict[str, Any]) -> None:
    """These people type, in their order, and are answered in the room alone."""
    for who in people:
        stage.wire.fault("sendMessage", *CLOSED)
        await stage.types("/me show", sender=who)


def in_the_room(stage: Stage) -> list[str]:
    """What stands in the group, in its latest words."""
    standing: dict[int, str] = {}
    number = 1000
    for name, data in stage.wire.calls:
        if name == "sendMessage" and data["chat_id"] == -100:
            number += 1
            standing[number] = data["text"]
        elif name == "editMessageText":
            standing[data["message_id"]] = data["text"]
        elif name == "deleteMessage":
            standing.pop(data["message_id"], None)
    return [*standing.values()]


async def test_three_answers_for_one_make_one_message_that_counts_them_and_each_command_has_a_sign(
    stage: Stage,
) -> None:
    closed(stage)
    await asks(stage, ANNA, ANNA, ANNA)
    assert in_the_room(stage) == ["Anna (3), ci sono risposte solo per te."]
    assert len(stage.wire.made("setMessageReaction")) == 3
    stage.hall.answer = lambda request: say(request, "qui", Audience.MEMBER)
    await stage.presses("=!")
    assert in_the_room(stage) == ["Anna (2), ci sono risposte solo per te."]


async def test_a_command_that_takes_no_sign_calls_its_author_anew(stage: Stage) -> None:
    closed(stage)
    await asks(stage, ANNA)
    stage.wire.fault("setMessageReaction", 400, "Bad Request: message to react not found")
    await stage.types("/me show")
    assert in_the_room(stage) == ["Anna (2), ci sono risposte solo per te."]
    posted = [sent for sent in stage.wire.made("sendMessage") if sent["chat_id"] == -100]
    assert [[mark["user"]["first_name"] for mark in sent["entities"]] for sent in posted] == [["Anna"], ["Anna"]]


async def test_by_one_link_all_that_waits_is_read_and_its_reader_is_named_no_more(stage: Stage) -> None:
    closed(stage)
    await asks(stage, ANNA, BRUNO)
    await stage.types("/me show")
    stage.hall.answer = lambda request: say(request, f"per {request.press}", Audience.MEMBER)
    await stage.types(f"/start {packed('!open t1')}", chat=private(ANNA))
    assert [sent["text"] for sent in stage.wire.made("sendMessage")[-2:]] == ["per !open t1", "per !open t3"]
    assert in_the_room(stage) == ["Bruno, c'è una risposta solo per te."]


async def test_who_comes_second_is_called_by_a_message_for_both_that_takes_the_place_of_the_first(stage: Stage) -> None:
    closed(stage)
    await asks(stage, ANNA, BRUNO, ANNA)
    assert in_the_room(stage) == ["Anna (2), Bruno, c'è una risposta per ciascuno di voi."]
    posted = [sent for sent in stage.wire.made("sendMessage") if sent["chat_id"] == -100]
    assert [[mark["user"]["first_name"] for mark in sent["entities"]] for sent in posted] == [["Anna"], ["Bruno"]]


async def test_each_opens_their_own_and_the_message_goes_with_the_last(stage: Stage) -> None:
    closed(stage)
    await asks(stage, ANNA, BRUNO)
    stage.hall.answer = lambda request: say(request, f"per {request.press}", Audience.MEMBER)
    await stage.presses("=!", sender=BRUNO)
    assert stage.hall.heard[-1].press == "!open t2"
    assert in_the_room(stage) == ["Anna, c'è una risposta solo per te."]
    await stage.presses("=!")
    assert stage.hall.heard[-1].press == "!open t1" and in_the_room(stage) == []


async def test_who_waits_for_nothing_is_told_so_and_nobody_hears(stage: Stage) -> None:
    closed(stage)
    await asks(stage, ANNA)
    await stage.presses("=!", sender=CARLA)
    (answer,) = stage.wire.made("answerCallbackQuery")
    assert answer["show_alert"] and len(stage.hall.heard) == 1 and len(in_the_room(stage)) == 1


async def test_who_presses_twice_at_once_is_not_told_that_nothing_waits_for_them(stage: Stage) -> None:
    closed(stage)
    await asks(stage, ANNA)
    stage.hall.answer = lambda request: say(request, "qui", Audience.MEMBER)
    for _ in range(2):
        await stage.presses("=!")
    assert [answer.get("text") for answer in stage.wire.made("answerCallbackQuery")] == ["qui", None]
    stage.now += 2
    await stage.presses("=!")
    assert stage.wire.made("answerCallbackQuery")[-1]["show_alert"]


async def test_it_stands_until_what_a_link_leads_to_was_read(stage: Stage) -> None:
    closed(stage)
    await asks(stage, ANNA)
    await stage.presses("=!")
    assert packed("!open t1") in stage.wire.made("answerCallbackQuery")[0]["url"]
    assert len(in_the_room(stage)) == 1
    await stage.types(f"/start {packed('!open t1')}", chat=private(ANNA))
    assert in_the_room(stage) == []


async def test_it_outlives_a_restart() -> None:
    memory = Memory()
    stage = await Stage(memory).open()
    closed(stage)
    await asks(stage, ANNA)
    later = await Stage(memory).open()
    later.hall.answer = lambda request: say(request, "qui", Audience.MEMBER)
    await later.presses("=!")
    assert later.hall.heard[0].press == "!open t1"
    assert later.wire.made("deleteMessage") == [{"chat_id": -100, "message_id": 1001}]


async def test_a_private_notice_that_found_no_door_joins_it(stage: Stage) -> None:
    closed(stage)
    await asks(stage, ANNA)
    bruno, place = Account("telegram", "12", "Bruno"), Place("telegram", "-100", "Club", house="-100")
    became = await stage.answerer.waits(
        Notice(1, card("Bruno, ho una risposta"), place, bruno, opens="!open n1"), bruno
    )
    assert became["messages"] == [1002]
    assert in_the_room(stage) == ["Anna, Bruno, c'è una risposta per ciascuno di voi."]
    stage.hall.answer = lambda request: say(request, "qui", Audience.MEMBER)
    await stage.presses("=!", sender=BRUNO)
    assert stage.hall.heard[-1].press == "!open n1"


async def test_what_is_read_by_a_link_is_read_as_in_its_room(stage: Stage) -> None:
    closed(stage)
    bruno, place = Account("telegram", "12", "Bruno"), Place("telegram", "-100", "Club", house="-100")
    await stage.answerer.waits(Notice(1, card("Bruno, ho una risposta"), place, bruno, opens="!open n1"), bruno)
    await stage.types(f"/start {packed('!open n1')}", chat=private(BRUNO), sender=BRUNO)
    assert (stage.hall.heard[-1].press, stage.hall.heard[-1].place.id) == ("!open n1", "-100")


# --- who may not see what they are shown


async def shows(stage: Stage) -> None:
    """Two long answers wait for Anna, whose client may or may not show what only she sees."""
    closed(stage)
    await asks(stage, ANNA, ANNA)
    stage.hall.answer = lambda request: say(request, f"{request.press} {LONG}", Audience.MEMBER)
    stage.wire.calls.clear()
    stage.wire.faults.clear()
    await stage.presses("=!")


def to_anna(stage: Stage) -> list[str]:
    """The answers that she alone was shown in the group."""
    sent = [one["text"] for one in stage.wire.made("sendMessage") if "ephemeral_message_parameters" in one]
    return [text.partition(" parole")[0] for text in sent if "parole" in text]


async def test_one_press_shows_all_that_waits_and_tells_how_to_have_it_in_private() -> None:
    stage = await Stage(ephemeral=True).open()
    await shows(stage)
    assert to_anna(stage) == ["!open t1", "!open t2"]
    (told,) = stage.wire.made("answerCallbackQuery")
    assert "premi ancora" in told["text"]


@pytest.mark.parametrize("later", [3, 15, 60])
async def test_who_presses_again_however_late_is_led_to_their_private_chat_and_reads_all_there(later: float) -> None:
    stage = await Stage(ephemeral=True).open()
    await shows(stage)
    stage.now += later
    stage.wire.calls.clear()
    await stage.presses("=!")
    assert packed("!open t1") in stage.wire.made("answerCallbackQuery")[0]["url"] and to_anna(stage) == []
    await stage.types(f"/start {packed('!open t1')}", chat=private(ANNA))
    told = [one["text"].partition(" parole")[0] for one in stage.wire.made("sendMessage") if one["chat_id"] == 11]
    assert told == ["!open t1", "!open t2"] and len(stage.wire.made("deleteMessage")) == 1


async def test_who_presses_again_after_a_restart_is_led_to_their_private_chat() -> None:
    memory = Memory()
    await shows(await Stage(memory, ephemeral=True).open())
    stage = await Stage(memory, ephemeral=True).open()
    stage.now += 3600
    stage.wire.fault("sendMessage", *CLOSED)
    stage.hall.answer = lambda request: say(request, LONG, Audience.MEMBER)
    stage.hall.opens = lambda number: f"!open t{number}"
    await stage.presses("=!")
    assert packed("!open t1") in stage.wire.made("answerCallbackQuery")[0]["url"] and to_anna(stage) == []


async def test_who_presses_again_and_can_be_written_to_has_all_of_it_in_private_at_once() -> None:
    stage = await Stage(ephemeral=True).open()
    await shows(stage)
    await stage.types("/start", chat=private(ANNA))
    stage.now += 15
    stage.wire.calls.clear()
    await stage.presses("=!")
    told = [one["text"].partition(" parole")[0] for one in stage.wire.made("sendMessage") if one["chat_id"] == 11]
    assert told == ["!open t1", "!open t2"] and len(stage.wire.made("deleteMessage")) == 1


async def test_what_came_since_is_shown_by_the_next_press() -> None:
    stage = await Stage(ephemeral=True).open()
    await shows(stage)
    await stage.waiting.add(Spot(-100), Account("telegram", "11", "Anna"), "!open t9", "it", signed=True)
    stage.now += 15
    stage.wire.calls.clear()
    await stage.presses("=!")
    assert to_anna(stage) == ["!open t9"]
