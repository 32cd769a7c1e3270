"""Forms on Telegram: one question at a time, answered by who was asked, outliving a restart."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from typing import Any

import pytest

from bot.chats.telegram.answering.question import FormQuestion
from bot.chats.telegram.reading import packed
from bot.hall.cards.card import Audience
from bot.hall.requests import Form, FormField, Reply, Request, Suggestion
from tests.chats.telegram.test_reading import TOO_LONG
from tests.chats.telegram.wire import ANNA, BRUNO, CLUB, ME, Stage, private, say, written

FORM = Form(
    "!codice team",
    "/codice squadra",
    (FormField("name", "nome", "il nome della squadra"), FormField("motto", "motto", "a piacere", required=False)),
    "it",
)


def asks(stage: Stage, form: Form = FORM) -> None:
    """A press wants the form; its answers are repeated."""

    def answer(request: Request) -> Reply | Form:
        if request.press == "b":
            return form
        return say(request, f"{request.press} {dict(request.values)}")

    stage.hall.answer = answer


async def replies(stage: Stage, text: str, to: int, **more: Any) -> None:
    question = written("?", sender=ME, number=to, **({"chat": more["chat"]} if "chat" in more else {}))
    await stage.types(text, reply_to_message=question, **more)


WHO = FormField("member", "membro", "", choices=(Suggestion("Bruno", "<@p1>"),))


def offered(sent: dict[str, Any]) -> dict[str, str]:
    """The buttons of a message, by label."""
    rows = sent["reply_markup"]["inline_keyboard"]
    return {button["text"]: button["callback_data"] for row in rows for button in row}


async def test_questions_come_one_at_a_time(stage: Stage) -> None:
    asks(stage)
    await stage.presses("b")
    await replies(stage, "Gli Orsi", to=1001)
    await replies(stage, "Sempre avanti", to=1002)
    request = stage.hall.heard[-1]
    assert (request.press, request.values) == ("!codice team", {"name": "Gli Orsi", "motto": "Sempre avanti"})
    assert request.line == "" and not request.unseen


CLUE = Form(
    "!clue",
    "/codice indizio",
    (FormField("word", "indizio", "una parola sola", with_next=True), FormField("number", "numero", "quante parole")),
    "it",
)


@pytest.mark.parametrize("both", ["sfera 2", "sfera, 2", "sfera: 2"])
async def test_a_word_and_its_number_are_asked_and_answered_at_once(stage: Stage, both: str) -> None:
    asks(stage, CLUE)
    await stage.presses("b")
    assert "indizio e numero" in stage.wire.made("sendMessage")[-1]["text"]
    await replies(stage, both, to=1001)
    assert stage.hall.heard[-1].values == {"word": "sfera", "number": "2"}


async def test_a_word_without_its_number_is_asked_for_it(stage: Stage) -> None:
    asks(stage, CLUE)
    await stage.presses("b")
    await replies(stage, "sfera", to=1001)
    asked = stage.wire.made("sendMessage")[-1]["text"]
    assert "numero" in asked and "indizio e" not in asked
    await replies(stage, "2", to=1002)
    assert stage.hall.heard[-1].values == {"word": "sfera", "number": "2"}


ODDS = Form(
    "!odds",
    "/mito risikometro",
    (FormField("first", "Anna", "", keys="decimal"), FormField("second", "Bruno", "", required=False, keys="decimal")),
    "it",
)


async def test_words_for_a_number_are_refused_at_once_and_what_was_answered_stays(stage: Stage) -> None:
    asks(stage, ODDS)
    await stage.presses("b")
    await replies(stage, "30,5", to=1001)
    await replies(stage, "trenta", to=1002)
    assert "«trenta» non è un numero" in stage.wire.made("sendMessage")[-1]["text"]
    await replies(stage, "28", to=1002)
    assert stage.hall.heard[-1].values == {"first": "30,5", "second": "28"}


async def test_a_question_for_a_number_may_be_skipped(stage: Stage) -> None:
    asks(stage, ODDS)
    await stage.presses("b")
    await replies(stage, "30", to=1001)
    await replies(stage, "-", to=1002)
    assert stage.hall.heard[-1].values == {"first": "30"}


async def test_who_presses_for_a_form_in_a_group_is_told_where_its_first_question_is(stage: Stage) -> None:
    asks(stage, Form("!team", "", (WHO, *FORM.fields), "it"))
    await stage.presses("b")
    await stage.presses("=0", number=1001)
    assert [one.get("text") for one in stage.wire.made("answerCallbackQuery")] == [
        "La domanda è qui sotto, in fondo al gruppo.",
        None,
    ]
    await stage.presses("b", chat=private())
    assert "text" not in stage.wire.made("answerCallbackQuery")[-1], "there it stands right below"


async def test_an_answer_quicker_than_the_disk_is_not_lost(stage: Stage) -> None:
    asks(stage)
    stage.memory.written = asyncio.Event()
    press = asyncio.create_task(stage.presses("b"))
    while not stage.wire.made("sendMessage"):
        await asyncio.sleep(0)
    answer = asyncio.create_task(replies(stage, "Gli Orsi", to=1001))
    await asyncio.sleep(0)
    stage.memory.written.set()
    await asyncio.gather(press, answer)
    await replies(stage, "Sempre avanti", to=1002)
    assert stage.hall.heard[-1].values == {"name": "Gli Orsi", "motto": "Sempre avanti"}


async def test_a_question_calls_the_one_who_is_asked(stage: Stage) -> None:
    asks(stage)
    await stage.presses("b")
    (sent,) = stage.wire.made("sendMessage")
    assert sent["text"] == "/\u2060codice squadra\nAnna · nome\nil nome della squadra"
    assert sent["reply_markup"] == {"force_reply": True, "selective": True, "input_field_placeholder": "nome"}
    assert [mark["user"]["id"] for mark in sent["entities"] if mark["type"] == "text_mention"] == [11]


async def test_where_the_room_takes_no_question_it_is_asked_in_private_and_acts_in_the_room(stage: Stage) -> None:
    asks(stage)
    stage.wire.fault("sendMessage", 400, "Bad Request: TOPIC_CLOSED")
    await stage.presses("b")
    assert [sent["chat_id"] for sent in stage.wire.made("sendMessage")] == [-100, 11]
    assert stage.hall.barring == [("-100", "answer-topic")]
    for answer in ("Gli Orsi", "Sempre avanti"):
        await stage.types(answer, chat=private())
    request = stage.hall.heard[-1]
    assert (request.place.id, request.values["name"]) == ("-100", "Gli Orsi")


async def test_where_the_room_takes_the_next_question_no_more_it_is_asked_in_private(stage: Stage) -> None:
    asks(stage)
    await stage.presses("b")
    stage.wire.fault("sendMessage", 400, "Bad Request: TOPIC_CLOSED")
    await replies(stage, "Gli Orsi", to=1001)
    assert [sent["chat_id"] for sent in stage.wire.made("sendMessage")] == [-100, -100, 11]
    assert stage.hall.barring == [("-100", "answer-topic")]
    await stage.types("Sempre avanti", chat=private())
    request = stage.hall.heard[-1]
    assert (request.place.id, request.values) == ("-100", {"name": "Gli Orsi", "motto": "Sempre avanti"})


async def test_somebody_elses_reply_does_not_count(stage: Stage) -> None:
    asks(stage)
    await stage.presses("b")
    await replies(stage, "I Lupi", to=1001, sender=BRUNO)
    assert len(stage.wire.made("sendMessage")) == 2  # the hall hears it as words like any others
    assert stage.hall.heard[-1].line == "I Lupi"
    await replies(stage, "Gli Orsi", to=1001)
    assert len(stage.hall.heard) == 2


async def test_a_dash_leaves_out_what_may_be_left_out(stage: Stage) -> None:
    asks(stage)
    await stage.presses("b")
    await replies(stage, "Gli Orsi", to=1001)
    await replies(stage, "-", to=1002)
    assert stage.hall.heard[-1].values == {"name": "Gli Orsi"}
    assert "trattino" in stage.wire.made("sendMessage")[1]["text"]


async def test_a_question_outlives_a_restart(stage: Stage) -> None:
    asks(stage)
    await stage.presses("b")
    again = await Stage(stage.memory).open()
    asks(again)
    again.wire.last = 2000
    await replies(again, "Gli Orsi", to=1001)
    await replies(again, "-", to=2001)
    assert again.hall.heard[-1].values == {"name": "Gli Orsi"}


async def test_that_an_answer_mentions_a_bot_is_known_until_the_form_is_filled_in(stage: Stage) -> None:
    asks(stage)
    await stage.presses("b")
    mention = [
        {"type": "text_mention", "offset": 4, "length": 4, "user": {"id": 43, "first_name": "Dado", "is_bot": True}}
    ]
    await replies(stage, "con Dado", to=1001, entities=mention)
    await replies(stage, "-", to=1002)
    assert [(one.id, one.bot) for one in stage.hall.heard[-1].mentioned] == [("43", True)]


async def test_who_asked_to_be_forgotten_is_not_kept_with_the_answers(stage: Stage) -> None:
    asks(stage)
    stage.hall.forgotten = {"4321"}
    await stage.presses("b")
    gone = {"id": 4321, "first_name": "Ugolino", "is_bot": False}
    mention = [{"type": "text_mention", "offset": 4, "length": 7, "user": gone}]
    await replies(stage, "con Ugolino", to=1001, entities=mention)
    assert any("dimenticato" in str(said) for said in stage.wire.made("sendMessage", "sendRichMessage"))
    assert not [kept for kept in stage.memory.held.values() if "4321" in kept or "Ugolino" in kept]
    await replies(stage, "Gli Orsi", to=1001)
    await replies(stage, "-", to=1003)
    assert stage.hall.heard[-1].values == {"name": "Gli Orsi"}


async def test_a_name_of_who_asked_to_be_forgotten_is_not_kept_where_people_are_named(stage: Stage) -> None:
    asks(stage, replace(FORM, fields=(replace(FORM.fields[0], names=True), FORM.fields[1])))
    stage.hall.forgotten = {"Ugolino"}
    await stage.presses("b")
    await replies(stage, "Anna Ugolino", to=1001)
    assert any("dimenticato" in str(said) for said in stage.wire.made("sendMessage", "sendRichMessage"))
    assert not [kept for kept in stage.memory.held.values() if "Ugolino" in kept]
    await replies(stage, "Anna Bea", to=1001)
    await replies(stage, "-", to=1003)
    assert stage.hall.heard[-1].values == {"name": "Anna Bea"}


async def test_an_answered_question_is_forgotten(stage: Stage) -> None:
    asks(stage)
    await stage.presses("b")
    await replies(stage, "Gli Orsi", to=1001)
    await replies(stage, "-", to=1002)
    await replies(stage, "ancora", to=1002)
    assert stage.hall.heard[-1].line == "ancora"


async def test_in_private_the_next_words_are_the_answer(stage: Stage) -> None:
    asks(stage)
    await stage.presses("b", chat=private())
    await stage.types("Gli Orsi", chat=private())
    await stage.types("-", chat=private())
    assert stage.hall.heard[-1].values == {"name": "Gli Orsi"}


async def test_words_long_after_are_no_answer(stage: Stage) -> None:
    asks(stage)
    await stage.presses("b", chat=private())
    stage.now += 3600
    await stage.types("ciao", chat=private())
    assert stage.hall.heard[-1].line == "ciao"


async def test_a_command_is_no_answer(stage: Stage) -> None:
    asks(stage)
    await stage.presses("b", chat=private())
    await stage.types("/roll 5", chat=private())
    assert stage.hall.heard[-1].line == "/roll 5"


async def test_mentions_in_the_answers_are_passed_on(stage: Stage) -> None:
    asks(stage, Form("!check", "", (FormField("player", "giocatore", ""),), "it"))
    await stage.presses("b")
    await replies(stage, "Bruno", to=1001, entities=[{"type": "text_mention", "offset": 0, "length": 5, "user": BRUNO}])
    request = stage.hall.heard[-1]
    assert request.values == {"player": "<@12>"} and [one.id for one in request.mentioned] == ["12"]


async def test_a_private_form_is_asked_in_private(stage: Stage) -> None:
    asks(stage)
    stage.hall.audience = Audience.MEMBER
    await stage.presses("b")
    (sent,) = stage.wire.made("sendMessage")
    assert sent["chat_id"] == 11
    assert stage.wire.made("answerCallbackQuery")[0]["text"] == "Ti ho risposto in privato."


async def test_a_private_form_for_who_never_started_us_opens_by_a_link(stage: Stage) -> None:
    asks(stage)
    stage.hall.audience = Audience.MEMBER
    stage.wire.fault("sendMessage", 403, "Forbidden: bot can't initiate conversation with a user")
    await stage.presses("b", sender=ANNA)
    assert stage.wire.made("answerCallbackQuery")[0]["url"].endswith(f"?start={packed('b')}")


async def test_a_form_asked_in_private_acts_in_the_room_it_came_from(stage: Stage) -> None:
    asks(stage)
    stage.hall.audience = Audience.MEMBER
    await stage.presses("b")
    await stage.types("Gli Orsi", chat=private())
    await stage.types("-", chat=private())
    assert stage.hall.heard[-1].values == {"name": "Gli Orsi"}
    assert stage.hall.heard[-1].place.id == "-100"
    assert stage.wire.made("sendMessage")[-1]["chat_id"] == -100


async def test_where_the_private_chat_closes_between_two_questions_the_room_has_a_button(stage: Stage) -> None:
    stage.hall.audience = Audience.MEMBER
    asks(stage)
    await stage.presses("b")
    stage.wire.fault("sendMessage", 403, "Forbidden: bot was blocked by the user")
    await stage.types("Gli Orsi", chat=private())
    button = stage.wire.made("sendMessage")[-1]
    assert (button["chat_id"], button["reply_markup"]["inline_keyboard"][0][0]["callback_data"]) == (-100, "=!")


@pytest.mark.parametrize(("seconds", "answers"), [(599, True), (600, False)])
async def test_words_in_private_answer_for_ten_minutes(stage: Stage, seconds: float, answers: bool) -> None:
    asks(stage, Form("!club role", "", (WHO,), "it"))
    await stage.presses("b", chat=private())
    stage.now += seconds
    await stage.types("Elena", chat=private())
    assert (stage.hall.heard[-1].values == {"member": "Elena"}) is answers


async def test_a_reply_answers_however_late(stage: Stage) -> None:
    asks(stage, Form("!club role", "", (WHO,), "it"))
    await stage.presses("b")
    stage.now += 3600
    await replies(stage, "Elena", to=stage.wire.last)
    assert stage.hall.heard[-1].values == {"member": "Elena"}


async def test_a_question_says_what_stands_there_now(stage: Stage) -> None:
    asks(stage, Form("!team", "", (FormField("name", "nome", "", value="Gli Orsi"),), "it"))
    await stage.presses("b")
    (sent,) = stage.wire.made("sendMessage")
    assert stage.hall.texts.say("it", "telegram-form-now", {"value": "Gli Orsi"}) in sent["text"]


async def test_where_a_link_has_no_room_for_the_button_who_presses_hears_how_to_start_us(stage: Stage) -> None:
    press = TOO_LONG
    stage.hall.answer = lambda request: FORM
    stage.hall.audience = Audience.MEMBER
    stage.wire.fault("sendMessage", 403, "Forbidden: bot can't initiate conversation with a user")
    await stage.presses(press)
    (answer,) = stage.wire.made("answerCallbackQuery")
    assert "cerca @araldo_bot" in answer["text"] and answer["show_alert"]
    assert stage.hall.reached == {"11": False}


async def test_a_private_form_that_was_typed_for_opens_by_a_button(stage: Stage) -> None:
    stage.hall.answer = lambda request: FORM
    stage.hall.audience = Audience.MEMBER
    stage.wire.fault("sendMessage", 403, "Forbidden: bot can't initiate conversation with a user")
    await stage.types("/team")
    assert list(offered(stage.wire.made("sendMessage")[-1]).values()) == ["=!"]
    await stage.presses("=!")
    assert stage.hall.heard[-1].press == FORM.press
    assert stage.wire.made("sendMessage")[-1]["chat_id"] == 11 and stage.wire.made("deleteMessage")


async def test_a_private_form_of_somebody_without_a_face_asks_for_their_name(stage: Stage) -> None:
    stage.hall.answer = lambda request: FORM
    stage.hall.audience = Audience.MEMBER
    anonymous = {"id": 1087968824, "is_bot": True, "first_name": "Group", "username": "GroupAnonymousBot"}
    await stage.types("/team", sender=anonymous, sender_chat=CLUB)
    (said,) = stage.wire.made("sendMessage")
    assert said["text"] == stage.hall.texts.say("it", "telegram-write-as-yourself")


def test_a_question_that_is_kept_is_read_as_it_was_and_an_older_one_by_its_beginning() -> None:
    dora = ("7", "Dora", "it", "dora", False)
    kept = FormQuestion(
        "!p", "Titolo", ("11", "Anna"), "it", ({"name": "when"},), {"a": "b"}, (dora,), 5.0, "-100", 3, True
    )
    assert FormQuestion.read(kept.written(), "key") == replace(kept, key="key")
    older, oldest = (json.dumps(json.loads(kept.written())[:-fewer]) for fewer in (1, 2))
    assert FormQuestion.read(older, "key") == replace(kept, key="key", unseen=False)
    before_bots = kept.written().replace('"dora", false', '"dora"')
    assert FormQuestion.read(before_bots, "key") == replace(kept, key="key") and before_bots != kept.written()
    assert FormQuestion.read(oldest, "key") == replace(kept, key="key", answers=None, unseen=False)
