"""Answers: in the room, and to one person by an alert, a private message, a deep link or a button."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.chats.telegram.reading import packed
from bot.chats.telegram.sending.sender import Spot
from bot.hall.cards.card import Audience, Card, Drawn, DrawnFile, DrawnPicture, Key, Span, Tone
from bot.hall.requests import Account, Notice, Place, Reply, Request
from bot.storage.stored import BUTTON
from tests.chats.telegram.wire import ANNA, CLUB, ME, Stage, administers, card, private, say
from tests.ladder.proving import proves

CLOSED = (403, "Forbidden: bot can't initiate conversation with a user")
LONG = "parole " * 40


def answers(stage: Stage, text: str = "Fatto", audience: Audience = Audience.ROOM, **more: Any) -> None:
    """The hall answers so."""
    stage.hall.answer = lambda request: say(request, text, audience, **more)


def pressed(stage: Stage) -> dict[str, Any]:
    """The one answer to the press."""
    (answer,) = stage.wire.made("answerCallbackQuery")
    return answer


async def test_a_typed_command_is_answered_as_a_reply(stage: Stage) -> None:
    answers(stage)
    await stage.types("/roll", number=50)
    (sent,) = stage.wire.made("sendMessage")
    assert (sent["chat_id"], sent["text"]) == (-100, "Fatto")
    assert sent["reply_parameters"] == {"message_id": 50, "allow_sending_without_reply": True}
    assert sent["link_preview_options"] == {"is_disabled": True}
    assert "parse_mode" not in sent
    assert stage.hall.said["telegram:5001"] == {"chat": -100, "topic": None, "messages": [1001], "kinds": ["text"]}


async def test_an_answer_said_before_is_not_said_again(stage: Stage) -> None:
    stage.hall.answer = lambda request: Reply(request.id, card("x"), Audience.ROOM, True, True, True)
    await stage.types("/roll")
    await stage.presses("b")
    assert stage.wire.names == ["answerCallbackQuery"]


async def test_an_answer_done_but_not_said_is_said(stage: Stage) -> None:
    stage.hall.answer = lambda request: Reply(request.id, card("x"), Audience.ROOM, True, False, True)
    await stage.types("/roll")
    assert stage.wire.names == ["sendMessage"]


async def test_a_press_is_acknowledged_and_answered(stage: Stage) -> None:
    answers(stage)
    await stage.presses("b")
    assert sorted(stage.wire.names) == ["answerCallbackQuery", "sendMessage"]


async def test_a_card_that_replaces_takes_the_place_of_its_button(stage: Stage) -> None:
    answers(stage, replaces=True)
    await stage.presses("b")
    (edit,) = stage.wire.made("editMessageText")
    assert (edit["chat_id"], edit["message_id"], edit["text"]) == (-100, 77, "Fatto")
    assert stage.wire.made("sendMessage") == []


async def test_a_press_made_up_for_another_message_replaces_nothing(stage: Stage) -> None:
    answers(stage, replaces=True)
    keyboard = {"inline_keyboard": [[{"text": "Altro", "callback_data": "other"}]]}
    await stage.presses("b", reply_markup=keyboard)
    assert stage.wire.made("editMessageText") == []
    assert stage.wire.made("sendMessage")[0]["text"] == "Fatto"


async def test_a_card_so_old_that_telegram_tells_its_number_alone_gives_way_too(stage: Stage) -> None:
    answers(stage, replaces=True)
    old = {"message_id": 77, "chat": CLUB, "date": 0}
    await stage.feed(callback_query={"id": "q", "from": ANNA, "chat_instance": "1", "data": "b", "message": old})
    assert [edit["message_id"] for edit in stage.wire.made("editMessageText")] == [77]
    assert stage.wire.made("sendMessage") == [] and stage.hall.heard[0].handle["pressed"] == 77  # type: ignore[index]


@proves("telegram", "edit-same")
async def test_the_same_card_again_is_fine(stage: Stage) -> None:
    answers(stage, replaces=True)
    stage.wire.fault("editMessageText", 400, "Bad Request: message is not modified: specified new message content ...")
    await stage.presses("b")
    assert stage.wire.made("sendMessage") == [] and "telegram:5001" in stage.hall.said


async def test_where_the_buttons_message_is_gone_the_card_is_said_anew(stage: Stage) -> None:
    answers(stage, replaces=True)
    stage.wire.fault("editMessageText", 400, "Bad Request: message to edit not found")
    await stage.presses("b")
    assert stage.wire.made("sendMessage")[0]["text"] == "Fatto"


async def test_a_picture_in_the_place_of_words_is_sent_and_the_words_go(stage: Stage) -> None:
    answers(stage, replaces=True, picture=DrawnPicture("chart", {}, "grafico", "it"))
    await stage.presses("b")
    assert [name for name in stage.wire.names if name != "answerCallbackQuery"] == ["sendPhoto", "deleteMessage"]


async def test_a_private_answer_never_replaces_what_the_room_sees(stage: Stage) -> None:
    answers(stage, LONG, Audience.MEMBER, replaces=True)
    await stage.presses("b")
    assert stage.wire.made("editMessageText") == []
    assert stage.wire.made("sendMessage")[0]["chat_id"] == 11


async def test_a_short_private_answer_to_a_press_is_an_alert(stage: Stage) -> None:
    answers(stage, "Non tocca a te.", Audience.MEMBER)
    await stage.presses("b")
    answer = pressed(stage)
    assert (answer["text"], answer["show_alert"]) == ("Non tocca a te.", True)
    assert stage.wire.made("sendMessage") == []


async def test_a_short_private_answer_whose_buttons_stand_elsewhere_too_is_an_alert(stage: Stage) -> None:
    row = ((Key("Tavolo 3", "t"),),)
    answers(stage, "Tavolo 3, contro Lupi", Audience.MEMBER, buttons=row, words_first=True)
    await stage.presses("b")
    assert (pressed(stage)["text"], pressed(stage)["show_alert"]) == ("Tavolo 3, contro Lupi", True)
    assert stage.wire.made("sendMessage") == []


async def test_a_refusal_at_a_press_is_an_alert_that_says_where_its_paragraph_is_opened(stage: Stage) -> None:
    buttons = ((Key("Perché?", "!help roll"),),)
    answers(stage, "Rispondono gli avversari.", Audience.MEMBER, tone=Tone.BAD, buttons=buttons, words_first=True)
    await stage.presses("b")
    told = "Rispondono gli avversari.\nPerché? /aiuto perché"
    assert (pressed(stage)["text"], pressed(stage)["show_alert"]) == (told, True)
    assert stage.wire.made("sendMessage") == []


@pytest.mark.parametrize("busy", [True, False])
async def test_a_refusal_too_long_for_that_line_is_a_message_with_the_button_unless_it_would_come_late(
    stage: Stage, busy: bool
) -> None:
    buttons = ((Key("Perché?", "!help roll"),),)
    answers(stage, "A" * 190, Audience.MEMBER, tone=Tone.BAD, buttons=buttons, words_first=True)
    if busy:
        stage.outbox.line(-100).closed_until = stage.outbox.clock() + 1.5
    await stage.presses("b")
    assert bool(pressed(stage).get("show_alert")) is busy
    assert busy or stage.wire.made("sendMessage")[0]["reply_markup"]


async def test_a_private_question_is_no_alert_that_nobody_could_answer(stage: Stage) -> None:
    answers(stage, "Quanti agenti?", Audience.MEMBER, buttons=((Key("3", "t"),),))
    await stage.presses("b")
    assert not pressed(stage).get("show_alert") and stage.wire.made("sendMessage")[0]["reply_markup"]


async def test_a_long_private_answer_to_a_press_is_a_direct_message(stage: Stage) -> None:
    answers(stage, LONG, Audience.MEMBER)
    await stage.presses("b")
    assert stage.wire.made("sendMessage")[0]["chat_id"] == 11
    assert pressed(stage)["text"] == "Ti ho risposto in privato." and not pressed(stage).get("show_alert")
    assert stage.hall.reached == {"11": True}


async def test_who_never_started_us_is_given_a_deep_link(stage: Stage) -> None:
    answers(stage, LONG, Audience.MEMBER)
    stage.wire.fault("sendMessage", *CLOSED)
    await stage.presses("b")
    assert pressed(stage)["url"] == f"https://t.me/araldo_bot?start={packed('w-kept')}"
    assert stage.hall.reached == {"11": False} and len(stage.hall.kept) == 1
    assert stage.hall.said["telegram:5001"] == {"chat": -100, "messages": [], "waiting": True, BUTTON: "w-kept"}


async def test_a_private_answer_to_a_typed_command_makes_no_words_in_the_room(stage: Stage) -> None:
    answers(stage, "I tuoi dati", Audience.MEMBER)
    await stage.types("/me show", number=50)
    (sent,) = stage.wire.made("sendMessage")
    assert sent["chat_id"] == 11
    assert sent["reply_parameters"]["chat_id"] == -100
    assert stage.wire.made("setMessageReaction")[0]["message_id"] == 50


async def test_where_private_messages_are_closed_the_room_gets_a_button(stage: Stage) -> None:
    answers(stage, "I tuoi dati", Audience.MEMBER)
    stage.wire.fault("sendMessage", *CLOSED)
    await stage.types("/me show")
    sent = stage.wire.made("sendMessage")[1]
    assert (sent["chat_id"], sent["text"]) == (-100, "Anna, c'è una risposta solo per te.")
    assert sent["reply_markup"]["inline_keyboard"][0][0]["callback_data"] == "=!"
    assert "I tuoi dati" not in str(sent)
    became = stage.hall.said["telegram:5001"]
    assert (became["messages"], became["waiting"], became[BUTTON]) == ([1001], True, "w-kept")


async def test_a_private_chat_is_answered_right_there(stage: Stage) -> None:
    answers(stage, "I tuoi dati", Audience.MEMBER)
    await stage.types("/me show", chat=private())
    assert stage.wire.names == ["sendMessage"]


async def test_a_refused_press_in_private_is_an_alert(stage: Stage) -> None:
    answers(stage, "Troppo tardi.", Audience.MEMBER, tone=Tone.BAD)
    await stage.presses("b", chat=private())
    assert pressed(stage)["show_alert"] and stage.wire.made("sendMessage") == []
    assert list(stage.hall.said.values()) == [{"chat": 11, "messages": []}]


async def test_a_refusal_that_the_room_is_to_read_is_said_there(stage: Stage) -> None:
    answers(stage, "Troppo tardi.", tone=Tone.BAD)
    await stage.presses("b")
    assert stage.wire.made("sendMessage")[0]["chat_id"] == -100 and not pressed(stage).get("show_alert")


async def test_that_somebody_can_be_written_to_is_told_where_that_is_news(stage: Stage) -> None:
    told: list[bool] = []

    async def reachable(account: Account, yes: bool) -> None:
        told.append(yes)

    stage.hall.reachable = reachable  # type: ignore[method-assign]
    for _ in range(2):
        await stage.types("ciao", chat=private())
    assert told == [True]


async def test_nothing_private_is_said_to_who_has_no_face(stage: Stage) -> None:
    answers(stage, "I tuoi dati", Audience.MEMBER)
    anonymous = {"id": 1087968824, "is_bot": True, "first_name": "Group"}
    await stage.types("/me show", sender=anonymous, sender_chat={"id": -100, "type": "supergroup", "title": "Club"})
    (sent,) = stage.wire.made("sendMessage")
    assert sent["chat_id"] == -100 and "I tuoi dati" not in sent["text"]
    assert stage.hall.said["telegram:5001"]["waiting"], "it was not said"


@pytest.mark.parametrize("needless", [True, False])
async def test_for_what_the_room_has_heard_nobody_is_called(stage: Stage, needless: bool) -> None:
    kept = Card(audience=Audience.MEMBER, needless=needless)
    stage.hall.answer = lambda request: Reply(
        request.id, card("Fatto."), Audience.MEMBER, card=kept, spoken="en", recorded=True
    )
    stage.wire.fault("sendMessage", *CLOSED)
    await stage.types("/bid 3", number=50)
    public = [said["text"] for said in stage.wire.made("sendMessage") if said["chat_id"] == -100]
    assert public == ([] if needless else ["Anna, there is an answer for you alone."])
    (nod,) = stage.wire.made("setMessageReaction")
    assert [one["emoji"] for one in nod["reaction"]] == ["✍" if needless else "👀"], "recorded, and nothing to read"


async def test_an_edit_that_changes_nothing_is_not_made(stage: Stage) -> None:
    said = (await stage.sender.say(Spot(-100), card("0–1"), patient=True))["messages"][0]
    for text in ("0–1", "0–2", "0–2"):
        await stage.sender.change(Spot(-100), ((said, "text"),), card(text), patient=True)
    assert [edit["text"] for edit in stage.wire.made("editMessageText")] == ["0–2"]


async def test_a_closed_private_chat_is_not_tried_twice_for_one_answer_nor_soon_again(stage: Stage) -> None:
    answers(stage, LONG, Audience.MEMBER)
    stage.wire.fault("sendMessage", *CLOSED)
    stage.wire.fault("sendMessage", 400, "Bad Request: not enough rights to send text messages to the chat")
    await stage.types("/me")
    await stage.types("/me")
    assert [sent["chat_id"] for sent in stage.wire.made("sendMessage")] == [11, -100, -100]
    await stage.types("/start", chat=private())
    await stage.types("/me")
    assert stage.wire.made("sendMessage")[-1]["chat_id"] == 11


async def test_a_slow_answer_does_not_keep_a_press_waiting() -> None:
    stage = await Stage(press_patience=0.0).open()
    go = asyncio.Event()

    async def handle(request: Request) -> Reply:
        await go.wait()
        return say(request, "Non tocca a te.", Audience.MEMBER)

    stage.hall.handle = handle  # type: ignore[method-assign]
    press = asyncio.create_task(stage.presses("b"))
    while not stage.wire.made("answerCallbackQuery"):
        await asyncio.sleep(0)
    go.set()
    await press
    assert pressed(stage)["text"] == "Ci sto lavorando: la risposta arriva fra poco."
    assert stage.wire.made("sendMessage")[0]["chat_id"] == 11


@proves("telegram", "alert-late")
async def test_a_press_too_old_for_an_alert_is_answered_in_private(stage: Stage) -> None:
    answers(stage, "Non tocca a te.", Audience.MEMBER)
    stage.wire.fault("answerCallbackQuery", 400, "Bad Request: query is too old and response timeout expired")
    await stage.presses("b")
    assert stage.wire.made("sendMessage")[0]["chat_id"] == 11


@proves("telegram", "alert-late")
async def test_a_sentence_of_ours_that_is_too_late_for_an_alert_is_said_in_private(stage: Stage) -> None:
    """Whoever presses the button of another's answer, or of a question that is none any more."""
    for number, data in enumerate(("=!", "=0"), 1):
        stage.wire.fault("answerCallbackQuery", 400, "Bad Request: query is too old and response timeout expired")
        await stage.presses(data)
        sent = stage.wire.made("sendMessage")
        assert len(sent) == number and sent[-1]["chat_id"] == 11 and sent[-1]["text"]


async def test_a_picture_that_cannot_be_made_leaves_its_words(stage: Stage) -> None:
    answers(stage, picture=DrawnPicture("broken", {}, "grafico", "it"))
    await stage.types("/odds 5")
    assert stage.wire.names == ["sendMessage"]


async def test_a_picture_too_long_for_a_photo_goes_as_a_document(stage: Stage) -> None:
    answers(stage, picture=DrawnPicture("chart", {}, "grafico", "it"))
    stage.wire.fault("sendPhoto", 400, "Bad Request: PHOTO_INVALID_DIMENSIONS")
    await stage.types("/odds 5")
    assert stage.wire.names == ["sendPhoto", "sendDocument"]


async def test_a_called_person_is_mentioned_by_account(stage: Stage) -> None:
    stage.hall.people["p1"] = Account("telegram", "12", "Bruno")
    drawn = Drawn((), ((Span("Bruno", person="p1", ping=True), Span(", tocca a te")),))
    stage.hall.answer = lambda request: Reply(request.id, drawn, Audience.ROOM)
    await stage.types("/check")
    (mark,) = stage.wire.made("sendMessage")[0]["entities"]
    assert (mark["type"], mark["user"]["id"], mark["length"]) == ("text_mention", 12, 5)


async def test_an_answer_that_nobody_takes_is_kept_for_the_room(stage: Stage) -> None:
    answers(stage)
    stage.wire.fault("sendMessage", 403, "Forbidden: bot was kicked from the supergroup chat")
    stage.wire.fault("sendMessage", *CLOSED)
    await stage.types("/roll")
    assert stage.hall.said == {} and stage.hall.barring == [("-100", "answer-gone")]
    assert len(stage.hall.waiting) == 1


@proves("telegram", "answer-untold")
@pytest.mark.parametrize(("recorded", "sign"), [(False, "👀"), (True, "✍")])
async def test_who_cannot_be_told_anywhere_sees_that_it_was_read(stage: Stage, recorded: bool, sign: str) -> None:
    stage.hall.answer = lambda request: Reply(request.id, card("Fatto"), Audience.ROOM, recorded=recorded)
    administers(stage)
    stage.wire.fault("sendMessage", 400, "Bad Request: not enough rights to send text messages to the chat")
    stage.wire.fault("sendMessage", *CLOSED)
    await stage.types("/roll", number=50)
    (nod,) = stage.wire.made("setMessageReaction")
    assert (nod["message_id"], nod["reaction"]) == (50, [{"type": "emoji", "emoji": sign}])
    assert stage.hall.managers == (str(ME["id"]),)


async def test_a_private_answer_that_neither_chat_takes_is_kept_for_who_asked(stage: Stage) -> None:
    answers(stage, audience=Audience.MEMBER)
    stage.wire.fault("sendMessage", *CLOSED)
    stage.wire.fault("sendMessage", 400, "Bad Request: not enough rights to send text messages to the chat")
    await stage.types("/roll")
    assert len(stage.hall.waiting) == 1


async def test_after_a_restart_an_answer_is_said_where_it_was_asked(stage: Stage) -> None:
    handle = {"request": "telegram:1", "chat": -100, "topic": 7, "message": 50, "private": False, "person": "11"}
    await stage.answerer.again(Notice(1, card("Fatto"), Place("telegram", "-100:7"), handle=handle))
    (sent,) = stage.wire.made("sendMessage")
    assert (sent["chat_id"], sent["message_thread_id"], sent["reply_parameters"]["message_id"]) == (-100, 7, 50)


async def test_after_a_restart_a_private_answer_stays_private(stage: Stage) -> None:
    handle = {"request": "telegram:1", "chat": -100, "topic": None, "message": 50, "private": False, "person": "11"}
    notice = Notice(1, card("Segreto"), Place("telegram", "-100"), handle=handle, audience=Audience.MEMBER)
    became = await stage.answerer.again(notice)
    assert stage.wire.made("sendMessage")[0]["chat_id"] == 11
    assert (became["chat"], became["messages"]) == (11, [1001])


async def test_a_press_of_what_is_only_for_anna_opens_it_for_her(stage: Stage) -> None:
    drawn = Drawn((), ((Span("I tuoi dati"),),), buttons=((Key("Cancella", "!me forget"),),))
    stage.hall.answer = lambda request: Reply(request.id, drawn, Audience.MEMBER)
    await stage.types(f"/start {packed('w-kept')}", chat=private(), sender=ANNA)
    assert stage.hall.heard[0].press == "w-kept"
    assert stage.wire.made("sendMessage")[0]["text"] == "I tuoi dati"


@proves("telegram", "reply-gone")
async def test_a_reply_to_another_chat_that_is_refused_goes_without_it(stage: Stage) -> None:
    answers(stage, audience=Audience.PRIVATE)
    stage.wire.fault("sendMessage", 400, "Bad Request: message to be replied not found")
    await stage.types("/me show")
    first, second = stage.wire.made("sendMessage")
    assert first["reply_parameters"]["chat_id"] == -100 and "reply_parameters" not in second
    assert second["chat_id"] == 11


@pytest.mark.parametrize("kind", ["photo", "document"])
async def test_a_picture_or_file_takes_the_place_of_one_of_its_kind(stage: Stage, kind: str) -> None:
    picture = {"picture": DrawnPicture("chart", {}, "grafico", "it")}
    file = {"files": (DrawnFile("a.csv", b"a;b"),)}
    drawn = card("Ora", buttons=((Key("Ancora", "!again"),),), **(picture if kind == "photo" else file))
    became = await stage.sender.change(Spot(-100), ((77, kind),), drawn, patient=True)
    (edit,) = stage.wire.made("editMessageMedia")
    assert (edit["chat_id"], edit["message_id"], edit["media"]["caption"]) == (-100, 77, "Ora")
    assert edit["media"]["type"] == kind and edit["reply_markup"]["inline_keyboard"]
    assert (became["messages"], became["kinds"]) == ([77], [kind])
