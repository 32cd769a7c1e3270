"""Buttons and links that act, in private, in the room they came from: only for who is still there."""

from __future__ import annotations

import pytest

from bot.chats.telegram.reading import packed
from bot.hall.cards.card import Audience, Key, Tone
from bot.hall.people.origins import Origin
from bot.hall.requests import Notice, Place
from tests.chats.telegram.answering.test_answering import CLOSED, LONG, answers, pressed
from tests.chats.telegram.wire import ANNA, FORUM, Stage, card, private, written


async def choose_in_private(stage: Stage) -> None:
    """Anna typed a bare command in the club, and was asked in private with buttons."""
    answers(stage, "Quanti dadi?", Audience.MEMBER, buttons=((Key("5", "!roll 5"),),), replaces=True)
    await stage.types("/roll", number=50)
    stage.wire.calls.clear()


async def presses_in_private(stage: Stage) -> None:
    await stage.presses("!roll 5", chat=private(), number=1001)


async def test_a_button_in_private_acts_in_the_room_it_came_from(stage: Stage) -> None:
    await choose_in_private(stage)
    answers(stage, "4 6 1", replaces=True)
    await presses_in_private(stage)
    assert stage.hall.heard[-1].place.id == "-100"
    (sent,) = stage.wire.made("sendMessage")
    assert (sent["chat_id"], sent["reply_parameters"]["message_id"]) == (-100, 50)
    assert pressed(stage)["text"] == "Fatto: la risposta è in Club."
    assert stage.hall.heard[-1].handle["hidden"], "no card of the room was pressed"  # type: ignore[index]
    assert stage.wire.made("deleteMessage") == [{"chat_id": 11, "message_id": 1001}]


async def test_what_is_still_private_stays_in_the_private_chat(stage: Stage) -> None:
    await choose_in_private(stage)
    answers(stage, "E la riserva?", Audience.MEMBER, buttons=((Key("2", "!roll 5 2"),),), replaces=True)
    await presses_in_private(stage)
    (edit,) = stage.wire.made("editMessageText")
    assert (edit["chat_id"], edit["message_id"]) == (11, 1001)
    assert stage.wire.made("sendMessage") == []


async def test_what_is_private_is_behind_the_rooms_button_where_the_private_chat_was_closed_since(stage: Stage) -> None:
    await choose_in_private(stage)
    answers(stage, LONG, Audience.MEMBER)
    stage.wire.fault("answerCallbackQuery", 400, "Bad Request: query is too old and response timeout expired")
    stage.wire.fault("sendMessage", *CLOSED)
    await presses_in_private(stage)
    button = stage.wire.made("sendMessage")[-1]
    assert (button["chat_id"], button["reply_markup"]["inline_keyboard"][0][0]["callback_data"]) == (-100, "=!")
    assert stage.hall.reached == {"11": False}


async def test_who_acts_in_a_topic_from_the_private_chat_hears_in_which_the_answer_is(stage: Stage) -> None:
    opening = written("", sender=ANNA, number=7, forum_topic_created={"name": "Turno 1", "icon_color": 0})
    topic = {"chat": FORUM, "message_thread_id": 7, "is_topic_message": True, "reply_to_message": opening}
    answers(stage, "Quanti dadi?", Audience.MEMBER, buttons=((Key("5", "!roll 5"),),), replaces=True)
    await stage.types("/roll", **topic)
    answers(stage, "4 6 1")
    stage.wire.calls.clear()
    await presses_in_private(stage)
    assert pressed(stage)["text"] == "Fatto: la risposta è in Turno 1."
    assert stage.wire.made("sendMessage")[0]["message_thread_id"] == 7


@pytest.mark.parametrize("status", ["left", "kicked"])
async def test_who_left_the_room_acts_there_no_more(stage: Stage, status: str) -> None:
    await choose_in_private(stage)
    gone = {"user": {"id": 11, "is_bot": False, "first_name": "Anna"}, "status": status, "until_date": 0}
    stage.wire.answers["getChatMember"] = lambda _: gone
    await presses_in_private(stage)
    assert stage.hall.heard[-1].place.private


async def test_whether_somebody_is_there_is_asked_once_a_minute_and_after_they_left(stage: Stage) -> None:
    origins = stage.receiver._origins
    await origins.keep(11, ["b"], Origin(Place("telegram", "-100", "Club")))
    for seconds, asked in ((0, 1), (59, 1), (1, 2)):
        stage.now += seconds
        assert await origins.of(11, "b") is not None and len(stage.wire.made("getChatMember")) == asked
    origins.left(-100, 11)
    stage.wire.answers["getChatMember"] = lambda _: {"user": ANNA, "status": "left"}
    assert await origins.of(11, "b") is None


async def test_a_deep_link_acts_in_the_room_it_came_from(stage: Stage) -> None:
    answers(stage, "I tuoi dati", Audience.MEMBER)
    stage.wire.fault("sendMessage", *CLOSED)
    await stage.types("/me show")
    await stage.types(f"/start {packed('w-kept')}", chat=private())
    assert (stage.hall.heard[-1].press, stage.hall.heard[-1].place.id) == ("w-kept", "-100")
    assert stage.wire.made("sendMessage")[-1]["chat_id"] == 11


async def test_a_deep_link_that_is_typed_in_another_group_opens_nothing_there(stage: Stage) -> None:
    answers(stage, "I tuoi dati", Audience.MEMBER)
    stage.wire.fault("sendMessage", *CLOSED)
    await stage.types("/me show")
    await stage.types(f"/start {packed('w-kept')}", chat={"id": -300, "type": "supergroup", "title": "Altri"})
    assert (stage.hall.heard[-1].press, stage.hall.heard[-1].place.id) == ("", "-300")


@pytest.mark.parametrize(
    ("words", "there"),
    [
        ("Forbidden: bot was kicked", False),
        ("Bad Request: USER NOT FOUND", False),
        ("Bad Request: PARTICIPANT_ID_INVALID", False),
        ("Bad Request: chat not found", False),
        ("Bad Request: no rights", True),
    ],
)
async def test_whose_membership_telegram_does_not_tell_is_still_there(stage: Stage, words: str, there: bool) -> None:
    origins = stage.receiver._origins
    await origins.keep(11, ["b"], Origin(Place("telegram", "-100", "Club")))
    stage.wire.fault("getChatMember", 403 if "Forbidden" in words else 400, words)
    assert (await origins.of(11, "b") is not None) is there


async def test_the_buttons_of_an_answer_said_after_a_restart_act_in_its_room(stage: Stage) -> None:
    handle = {"request": "telegram:1", "chat": -100, "topic": None, "message": 50, "private": False, "person": "11"}
    drawn = card("Quanti dadi?", buttons=((Key("5", "!roll 5"),),))
    room = Place("telegram", "-100", "Club", house="-100")
    await stage.answerer.again(Notice(1, drawn, room, handle=handle, audience=Audience.MEMBER))
    answers(stage, "4 6 1")
    await presses_in_private(stage)
    assert stage.hall.heard[-1].place.id == "-100"
    question, answer = stage.wire.made("sendMessage")
    where = {"message_id": 50, "allow_sending_without_reply": True}
    assert (question["reply_parameters"], answer["reply_parameters"]) == ({**where, "chat_id": -100}, where)


@pytest.mark.parametrize("over", [True, False])
async def test_in_private_a_card_that_is_over_gives_way_to_the_words_that_say_so(stage: Stage, over: bool) -> None:
    await choose_in_private(stage)
    answers(stage, "Finito", Audience.MEMBER, tone=Tone.BAD, replaces=over)
    await presses_in_private(stage)
    assert [edit["text"] for edit in stage.wire.made("editMessageText")] == ["Finito"] * over
    assert pressed(stage).get("show_alert", False) is not over
