"""What Telegram is asked, word by word, for each part of a card; and down the ladder, where it is refused."""

from __future__ import annotations

from typing import Any

import pytest
from telegram import ForceReply

from bot.chats.telegram.drawing.drawing import MessagePart
from bot.chats.telegram.sending.sender import Said, Spot, said_before
from bot.hall.cards.card import Drawn, DrawnFile, DrawnPicture, Key, Span
from bot.hall.requests import Account, Unreachable
from tests.chats.telegram.sending.test_pace import paced, pinging
from tests.chats.telegram.wire import PNG, Stage, card

BUTTONS = ((Key("Tira", "!roll"),),)
BUTTON = {"inline_keyboard": [[{"text": "Tira", "callback_data": "!roll"}]]}
MARKED = [{"type": "bold", "offset": 0, "length": 3}]
PICTURE = {"picture": DrawnPicture("chart", {}, "grafico", "it")}
FILE = {"files": (DrawnFile("a.csv", b"a;b"),)}
NOT_REPLIED = (400, "Bad Request: message to be replied not found")

kinds = pytest.mark.parametrize(
    ("held", "kind", "name"),
    [({}, "text", ""), (PICTURE, "photo", "araldo.png"), (FILE, "document", "a.csv")],
    ids=["words", "picture", "file"],
)


def bold(words: str, **more: Any) -> Drawn:
    """A card of one line in bold."""
    return Drawn((), ((Span(words, "strong"),),), **more)


def asked(stage: Stage, *methods: str) -> dict[str, Any]:
    """What was asked last by these methods, with its words and marks by one name."""
    data = stage.wire.made(*methods)[-1]
    words, marks = data.get("caption", data.get("text")), data.get("caption_entities", data.get("entities"))
    return {**data, "words": words, "marks": marks}


@kinds
async def test_a_part_is_sent_with_its_marks_its_buttons_its_topic_and_the_name_of_its_file(
    stage: Stage, held: dict[str, Any], kind: str, name: str
) -> None:
    became = await stage.sender.say(Spot(-100, 7), bold("Ora", buttons=BUTTONS, **held), patient=True)
    sent = asked(stage, "sendMessage", "sendPhoto", "sendDocument")
    assert (sent["words"], sent["marks"], sent["reply_markup"]) == ("Ora", MARKED, BUTTON)
    assert (sent["chat_id"], sent["message_thread_id"], stage.wire.files) == (-100, 7, [name] if name else [])
    assert became == {"chat": -100, "topic": 7, "messages": [1001], "kinds": [kind]}
    assert said_before(became) == (Spot(-100, 7), ((1001, kind),))


@kinds
async def test_a_message_of_which_nothing_is_known_is_changed_with_its_marks_and_buttons(
    stage: Stage, held: dict[str, Any], kind: str, name: str
) -> None:
    await stage.sender.change(Spot(-100), ((5, kind),), bold("Ora", buttons=BUTTONS, **held), patient=True)
    edit = asked(stage, "editMessageText", "editMessageMedia")
    media = edit.get("media", {"type": "text", "caption": edit["words"], "caption_entities": edit["marks"]})
    assert (media["type"], media["caption"], media["caption_entities"]) == (kind, "Ora", MARKED)
    assert (edit["message_id"], edit["reply_markup"], stage.wire.files) == (5, BUTTON, [name] if name else [])


@kinds
async def test_words_that_are_marked_otherwise_are_changed(
    stage: Stage, held: dict[str, Any], kind: str, name: str
) -> None:
    _, messages = said_before(await stage.sender.say(Spot(-100), card("Ora", buttons=BUTTONS, **held), patient=True))
    stage.wire.calls.clear()
    for _ in range(2):
        await stage.sender.change(Spot(-100), messages, bold("Ora", buttons=BUTTONS, **held), patient=True)
    assert stage.wire.names == ["editMessageText" if kind == "text" else "editMessageCaption"]
    edit = asked(stage, *stage.wire.names)
    assert (edit["words"], edit["marks"], edit["reply_markup"]) == ("Ora", MARKED, BUTTON)


@pytest.mark.parametrize("held", [PICTURE, FILE], ids=["picture", "file"])
async def test_buttons_that_come_to_a_picture_or_file_with_the_same_words_are_shown(
    stage: Stage, held: dict[str, Any]
) -> None:
    _, messages = said_before(await stage.sender.say(Spot(-100), card("Ora", **held), patient=True))
    await stage.sender.change(Spot(-100), messages, card("Ora", buttons=BUTTONS, **held), patient=True)
    assert stage.wire.made("editMessageReplyMarkup")[-1]["reply_markup"] == BUTTON


async def test_a_message_of_another_kind_is_said_anew(stage: Stage) -> None:
    became = await stage.sender.change(Spot(-100), ((5, "photo"),), card("Ora"), patient=True)
    assert stage.wire.names == ["sendMessage", "deleteMessage"] and became["kinds"] == ["text"]


async def test_a_reply_is_asked_for_where_there_are_no_buttons(stage: Stage) -> None:
    for buttons in ((), BUTTONS):
        drawn = card("Quanti?", buttons=buttons)
        await stage.sender.say(Spot(11), drawn, patient=True, asks=ForceReply(input_field_placeholder="5"))
    first, second = (one["reply_markup"] for one in stage.wire.made("sendMessage"))
    assert first["input_field_placeholder"] == "5" and second == BUTTON


async def test_what_cannot_be_drawn_leaves_its_words_and_an_empty_file_holds_a_line(stage: Stage) -> None:
    broken = card("Ora", picture=DrawnPicture("broken", {}, "grafico", "it"))
    assert (await stage.sender.say(Spot(-100), broken, patient=True))["kinds"] == ["text"]
    assert stage.wire.made("sendMessage")[0]["text"] == "Ora"
    empty = MessagePart("document", "", file=DrawnFile("a.csv", b""))
    assert await stage.sender.made(empty) == (empty, b"\n")
    assert await stage.sender.made(MessagePart("text", "Ora")) == (MessagePart("text", "Ora"), b"")


async def test_a_file_without_words_has_no_caption(stage: Stage) -> None:
    await stage.sender.say(Spot(-100), card("Ora", **PICTURE, **FILE), patient=True)
    assert asked(stage, "sendPhoto")["words"] == "Ora" and "caption" not in asked(stage, "sendDocument")


# --- down the ladder


async def test_what_answers_a_message_of_another_chat_that_is_gone_is_sent_without_it_and_not_tried_for_ever(
    stage: Stage,
) -> None:
    spot = Spot(11, answers=3, of=-100)
    stage.wire.fault("sendMessage", *NOT_REPLIED)
    await stage.sender.say(spot, card("Ora"), patient=True)
    first, second = stage.wire.made("sendMessage")
    assert (first["reply_parameters"]["message_id"], first["reply_parameters"]["chat_id"]) == (3, -100)
    assert "reply_parameters" not in second
    for _ in range(2):
        stage.wire.fault("sendMessage", *NOT_REPLIED)
    with pytest.raises(Unreachable) as refused:
        await stage.sender.say(spot, card("Ora"), patient=True)
    assert refused.value.step is not None and refused.value.step.name == "reply-gone"


async def test_a_picture_of_an_odd_shape_is_sent_as_a_file(stage: Stage) -> None:
    stage.wire.fault("sendPhoto", 400, "Bad Request: PHOTO_INVALID_DIMENSIONS")
    became = await stage.sender.say(Spot(-100), card("Ora", **PICTURE), patient=True)
    assert became["kinds"] == ["document"] and stage.wire.files == ["araldo.png"] * 2
    stage.wire.calls.clear()
    stage.hall.drawn = PNG + b"1"
    messages: tuple[Said, ...] = said_before(became)[1]
    assert (await stage.sender.change(Spot(-100), messages, card("Ora", **PICTURE), patient=True))["kinds"] == ["photo"]


# --- whom a card names


@pytest.mark.parametrize("account", [Account("discord", "90", "Anna"), Account("telegram", "anna", "Anna")])
async def test_only_accounts_of_telegram_are_called(stage: Stage, account: Account) -> None:
    drawn = pinging(stage, "Anna")
    stage.hall.people["Anna"] = account
    assert "calls" not in await stage.sender.say(Spot(-100), drawn, patient=True)
    assert "entities" not in stage.wire.made("sendMessage")[0] or not stage.wire.made("sendMessage")[0]["entities"]


async def test_who_is_called_by_a_change_in_a_full_group_is_called_when_it_takes_more() -> None:
    stage, waited = await paced(1)
    drawn = pinging(stage, "Anna")
    await stage.sender.change(Spot(-100), ((5, "text"),), drawn, patient=False, called_before=set())
    assert len(stage.wire.made("sendMessage")) == 1 and max(waited) > 50


async def test_what_was_kept_without_the_kinds_of_its_messages_was_words() -> None:
    kept = {"chat": "-100", "topic": 7, "messages": [5, 6]}
    assert said_before(kept) == (Spot(-100, 7), ((5, "text"), (6, "text")))
    assert said_before({**kept, "kinds": ["photo", "text"]})[1] == ((5, "photo"), (6, "text"))
