"""What is answered to a form's questions on Telegram, and where they are asked and its end is said."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.chats.telegram.reading import packed
from bot.hall.cards.card import Audience
from bot.hall.requests import Form, FormField, Place, Request
from tests.chats.telegram.answering.test_answering import CLOSED
from tests.chats.telegram.answering.test_form_choices import ROLE, chooses
from tests.chats.telegram.answering.test_form_questions import CLUE, FORM, ODDS, asks, replies
from tests.chats.telegram.wire import ANNA, BRUNO, CLUB, Stage, private, say

ANONYMOUS = {"id": 1087968824, "is_bot": True, "first_name": "Group", "username": "GroupAnonymousBot"}
NOBODY_KNOWS = (400, "Bad Request: something that nobody knows")


@pytest.mark.parametrize("dash", ["-", "–", "—"])
async def test_a_dash_of_any_length_keeps_what_stands_there_and_leaves_nothing_required_out(
    stage: Stage, dash: str
) -> None:
    fields = (FormField("name", "nome", "", value="Orsi"), FormField("town", "città", ""), FORM.fields[1])
    asks(stage, replace(FORM, fields=fields))
    await stage.presses("b")
    for question in (1001, 1002, 1003):
        await replies(stage, dash, to=question)
    assert stage.hall.heard[-1].values == {"name": "Orsi", "town": dash}


async def test_what_may_be_left_out_and_stands_there_already_is_said_to_stay_and_not_to_be_skipped(
    stage: Stage,
) -> None:
    asks(stage, Form("!team", "", (FormField("motto", "motto", "", required=False, value="Avanti"),), "it"))
    await stage.presses("b")
    (sent,) = stage.wire.made("sendMessage")
    assert "per lasciarlo così" in sent["text"] and "Puoi saltarla" not in sent["text"]


@pytest.mark.parametrize("number", ["+3", "-3", "−3", "2,5"])
async def test_a_number_may_have_a_sign_or_a_part(stage: Stage, number: str) -> None:
    asks(stage, ODDS)
    await stage.presses("b")
    await replies(stage, number, to=1001)
    await replies(stage, "-", to=1002)
    assert stage.hall.heard[-1].values == {"first": number}


async def test_a_word_and_its_number_may_have_a_semicolon_between_them_and_how_is_told(stage: Stage) -> None:
    asks(stage, CLUE)
    await stage.presses("b")
    both = {"first": "indizio", "then": "numero"}
    assert stage.hall.texts.say("it", "telegram-form-two-about", both) in stage.wire.made("sendMessage")[0]["text"]
    await replies(stage, "sfera; 2", to=1001)
    assert stage.hall.heard[-1].values == {"word": "sfera", "number": "2"}


@pytest.mark.parametrize(("words", "kept"), [("con @ugo.lino", False), ("con io@ugo.lino", True)])
async def test_a_username_of_who_asked_to_be_forgotten_is_kept_in_no_answer(
    stage: Stage, words: str, kept: bool
) -> None:
    asks(stage)
    stage.hall.forgotten = {"@ugo.lino"}
    await stage.presses("b")
    await replies(stage, words, to=1001)
    assert any("ugo.lino" in one for one in stage.memory.held.values()) is kept


async def test_who_asked_to_be_forgotten_is_looked_for_in_the_room_that_a_private_question_belongs_to(
    stage: Stage,
) -> None:
    asked: list[str] = []

    async def forgotten_name(place: Place, words: str) -> str:
        asked.append(place.id)
        return ""

    stage.hall.forgotten_name = forgotten_name  # type: ignore[method-assign]
    stage.hall.audience = Audience.MEMBER
    asks(stage, replace(FORM, fields=(replace(FORM.fields[0], names=True),)))
    await stage.presses("b")
    await stage.types("Gli Orsi", chat=private())
    assert asked == ["-100"] and stage.hall.reached == {"11": True}


async def test_whoever_was_mentioned_in_any_answer_is_passed_on(stage: Stage) -> None:
    asks(stage)
    await stage.presses("b")
    for number, who in ((1001, BRUNO), (1002, {**BRUNO, "id": 13})):
        marks = [{"type": "text_mention", "offset": 0, "length": 5, "user": who}]
        await replies(stage, "Bruno", to=number, entities=marks)
    assert [one.id for one in stage.hall.heard[-1].mentioned] == ["12", "13"]


async def test_a_reply_to_the_question_before_is_words_like_any_others(stage: Stage) -> None:
    asks(stage)
    await stage.presses("b")
    await replies(stage, "Gli Orsi", to=1001)
    await replies(stage, "I Lupi", to=1001)
    assert stage.hall.heard[-1].line == "I Lupi" and not stage.hall.heard[-1].values


async def test_a_link_that_is_opened_meanwhile_is_no_answer(stage: Stage) -> None:
    asks(stage)
    await stage.presses("b", chat=private())
    await stage.types(f"/start {packed('w-kept')}", chat=private())
    assert stage.hall.heard[-1].press == "w-kept"


async def test_an_administrator_without_a_name_manages_what_they_fill_in(stage: Stage) -> None:
    stage.hall.answer = lambda request: FORM if request.line else say(request, "Fatto")
    await stage.types("/team", sender=ANONYMOUS, sender_chat=CLUB)
    for number in (1001, 1002):
        await replies(stage, "Gli Orsi", to=number, sender=ANONYMOUS, sender_chat=CLUB)
    assert stage.hall.heard[-1].values and stage.hall.heard[-1].manages


async def test_who_left_the_group_before_the_last_answer_does_nothing_there(stage: Stage) -> None:
    asks(stage)
    stage.hall.audience = Audience.MEMBER
    await stage.presses("b")
    stage.wire.answers["getChatMember"] = lambda _: {"user": ANNA, "status": "left"}
    for words in ("Gli Orsi", "-"):
        await stage.types(words, chat=private())
    assert stage.hall.heard[-1].values == {"name": "Gli Orsi"} and stage.hall.heard[-1].place.private


async def test_what_comes_of_the_last_choice_for_one_alone_is_an_alert(stage: Stage) -> None:
    form = Form("!club role", "", (ROLE,), "it")
    stage.hall.answer = lambda request: say(request, "Fatto", Audience.MEMBER) if request.values else form
    await stage.presses("b")
    await chooses(stage, "arbitro")
    told = stage.wire.made("answerCallbackQuery")[-1]
    assert (told["text"], told["show_alert"]) == ("Fatto", True) and len(stage.wire.made("sendMessage")) == 1


# --- where it is asked


async def test_a_secret_form_is_asked_in_private(stage: Stage) -> None:
    asks(stage, replace(FORM, secret=True))
    await stage.presses("b")
    assert [sent["chat_id"] for sent in stage.wire.made("sendMessage")] == [11]


async def test_whether_it_is_asked_in_private_is_told_by_what_the_form_is_for(stage: Stage) -> None:
    asked: list[tuple[str, str]] = []

    def visibility(request: Request) -> Audience:
        asked.append((request.line, request.press))
        return Audience.ROOM

    stage.hall.visibility = visibility  # type: ignore[method-assign]
    stage.hall.answer = lambda request: FORM
    await stage.types("/team")
    assert asked == [("", FORM.press)]


async def test_a_link_to_a_private_form_leads_to_it_in_the_room_that_it_belongs_to(stage: Stage) -> None:
    asks(stage)
    stage.hall.audience = Audience.MEMBER
    stage.wire.fault("sendMessage", *CLOSED)
    await stage.presses("b")
    await stage.types(f"/start {packed('b')}", chat=private())
    assert (stage.hall.heard[-1].press, stage.hall.heard[-1].place.id) == ("b", "-100")


async def test_a_question_that_the_room_takes_in_no_form_is_kept_for_who_is_asked(stage: Stage) -> None:
    asks(stage)
    stage.wire.fault("sendMessage", *NOBODY_KNOWS)
    await stage.presses("b")
    assert [sent["chat_id"] for sent in stage.wire.made("sendMessage")] == [-100]
    assert stage.hall.waiting == ["telegram:5001"]


async def test_where_the_room_takes_no_question_nobody_without_a_face_is_asked_elsewhere(stage: Stage) -> None:
    stage.hall.answer = lambda request: FORM
    stage.wire.fault("sendMessage", 400, "Bad Request: TOPIC_CLOSED")
    await stage.types("/team", sender=ANONYMOUS, sender_chat=CLUB)
    assert [sent["chat_id"] for sent in stage.wire.made("sendMessage")] == [-100]
