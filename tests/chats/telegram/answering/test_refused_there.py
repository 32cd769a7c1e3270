"""Where a group does not take an answer as it is: in private, in other words, without its buttons, at the press."""

from __future__ import annotations

import pytest

from bot.hall.cards.card import Audience, Key
from bot.hall.requests import Reply
from tests.chats.telegram.answering.test_answering import CLOSED, LONG, answers, pressed
from tests.chats.telegram.wire import ANNA, CLUB, FORUM, Stage, card, private, written

NO_WORDS = (400, "Bad Request: not enough rights to send text messages to the chat")


async def test_a_press_where_nothing_can_be_written_is_answered_in_private_and_says_so(stage: Stage) -> None:
    answers(stage, LONG)
    stage.wire.fault("sendMessage", 400, "Bad Request: not enough rights to send text messages to the chat")
    await stage.presses("b")
    refused, said = stage.wire.made("sendMessage")
    assert (refused["chat_id"], said["chat_id"]) == (-100, 11) and "adesso non posso scrivere" in said["text"]
    assert pressed(stage)["text"] == "Ti ho risposto in privato."
    assert stage.hall.apart == [("-100", "telegram:5001")], "its organisers hear of it"


async def test_what_is_said_in_private_instead_names_the_topic_and_its_buttons_act_there(stage: Stage) -> None:
    opening = written("", sender=ANNA, number=7, forum_topic_created={"name": "Turno 1", "icon_color": 0})
    topic = {"chat": FORUM, "message_thread_id": 7, "is_topic_message": True, "reply_to_message": opening}
    answers(stage, buttons=((Key("Ancora", "!again"),),))
    stage.wire.fault("sendMessage", *NO_WORDS)
    await stage.types("/roll", **topic)
    assert "Turno 1" in stage.wire.made("sendMessage")[-1]["text"]
    await stage.presses("!again", chat=private(), number=stage.wire.last)
    assert stage.hall.heard[-1].place.id == "-200:7"


async def test_where_neither_room_nor_private_chat_take_it_who_pressed_reads_it_in_an_alert(stage: Stage) -> None:
    answers(stage, LONG)
    stage.wire.fault("sendMessage", *NO_WORDS)
    stage.wire.fault("sendMessage", *CLOSED)
    await stage.presses("b")
    assert pressed(stage)["show_alert"] and pressed(stage)["text"].startswith(LONG[:50])
    assert [sent["chat_id"] for sent in stage.wire.made("sendMessage")] == [-100, 11]


async def test_whose_private_chat_is_full_too_reads_it_in_an_alert(stage: Stage) -> None:
    answers(stage, LONG)
    stage.wire.fault("sendMessage", *NO_WORDS)
    stage.wire.fault("sendMessage", 429, "Too Many Requests: retry after 40", retry_after=40)
    await stage.presses("b")
    assert pressed(stage)["show_alert"] and [sent["chat_id"] for sent in stage.wire.made("sendMessage")] == [-100, 11]


async def test_where_the_room_takes_anything_but_these_words_it_hears_so(stage: Stage) -> None:
    answers(stage, language="en")
    stage.wire.fault("sendMessage", 400, "Bad Request: something that nobody knows")
    await stage.types("/roll")
    refused, sorry = stage.wire.made("sendMessage")
    assert (refused["chat_id"], sorry["chat_id"]) == (-100, -100)
    assert sorry["text"].replace("\u2060", "") == stage.hall.texts.say("en", "answer-refused")
    assert stage.hall.barring == [("-100", "answer-refused")]


@pytest.mark.parametrize("full", [True, False])
async def test_where_it_does_not_even_hear_that_it_is_said_in_private(stage: Stage, full: bool) -> None:
    answers(stage)
    stage.wire.fault("sendMessage", 400, "Bad Request: something that nobody knows")
    if full:
        stage.wire.fault("sendMessage", 429, "Too Many Requests: retry after 40", retry_after=40)
    else:
        stage.wire.fault("sendMessage", 400, "Bad Request: something that nobody knows")
    await stage.types("/roll")
    assert [sent["chat_id"] for sent in stage.wire.made("sendMessage")] == [-100, -100, 11]


async def test_buttons_that_telegram_does_not_take_leave_the_words_and_how_to_do_without(stage: Stage) -> None:
    answers(stage, buttons=((Key("Sì", "!yes"),),))
    stage.wire.fault("sendMessage", 400, "Bad Request: BUTTON_DATA_INVALID")
    await stage.types("/roll")
    refused, bare = stage.wire.made("sendMessage")
    assert bare["text"] == f"{refused['text']}\n{stage.hall.texts.say('it', 'buttons-held')}"
    assert "reply_markup" in refused and "reply_markup" not in bare
    assert stage.hall.said["telegram:5001"]["messages"] == [1001]


async def test_where_nothing_can_be_written_who_has_no_face_is_not_written_to(stage: Stage) -> None:
    answers(stage)
    stage.wire.fault("sendMessage", *NO_WORDS)
    await stage.types("/roll", sender={"id": 1087968824, "is_bot": True, "first_name": "Group"}, sender_chat=CLUB)
    assert [sent["chat_id"] for sent in stage.wire.made("sendMessage")] == [-100]
    assert stage.hall.waiting == [], "nor is it kept for them"


async def test_what_a_private_chat_does_not_take_is_kept_for_no_room(stage: Stage) -> None:
    answers(stage)
    stage.wire.fault("sendMessage", *CLOSED)
    await stage.types("/roll", chat=private())
    assert stage.hall.waiting == [] == list(stage.hall.said)


@pytest.mark.parametrize("stored", [True, False])
async def test_what_cannot_be_said_for_long_is_kept_unless_the_herald_says_it(stage: Stage, stored: bool) -> None:
    stage.hall.answer = lambda request: Reply(request.id, card("Fatto"), Audience.ROOM, stored=stored)
    stage.wire.fault("sendMessage", 429, "Too Many Requests: retry after 900", retry_after=900)
    await stage.types("/roll")
    assert stage.hall.waiting == ([] if stored else ["telegram:5001"]) and not stage.hall.said


async def test_where_nothing_can_be_written_whose_chat_is_known_to_be_closed_is_not_tried(stage: Stage) -> None:
    answers(stage)
    stage.answerer.meanwhile.refused(11)
    stage.wire.fault("sendMessage", *NO_WORDS)
    await stage.types("/roll")
    assert [sent["chat_id"] for sent in stage.wire.made("sendMessage")] == [-100]
