"""A picture or file that a message holds already is not sent again for other words or buttons."""

from __future__ import annotations

from typing import Any

import pytest

from bot.chats.telegram.sending.sender import Said, Spot, said_before
from bot.hall.cards.card import Drawn, DrawnFile, DrawnPicture, Key
from bot.hall.requests import Later
from tests.chats.telegram.wire import PNG, Stage, card

PICTURE = {"picture": DrawnPicture("chart", {}, "grafico", "it")}
FILE = {"files": (DrawnFile("a.csv", b"a;b"),)}
BUTTONS = ((Key("Tira", "!roll"),),)
NO_PHOTOS = (400, "Bad Request: not enough rights to send photos to the chat")
SAME = (400, "Bad Request: message is not modified: specified new message content is exactly the same")

both_kinds = pytest.mark.parametrize("held", [PICTURE, FILE], ids=["picture", "file"])
both_chats = pytest.mark.parametrize("chat", [-100, 11], ids=["group", "private"])


async def said(stage: Stage, chat: int, drawn: Drawn) -> tuple[Said, ...]:
    _, messages = said_before(await stage.sender.say(Spot(chat), drawn, patient=True))
    stage.wire.calls.clear()
    return messages


async def becomes(stage: Stage, chat: int, messages: tuple[Said, ...], drawn: Drawn) -> None:
    became = await stage.sender.change(Spot(chat), messages, drawn, patient=True)
    assert said_before(became)[1] == messages, "it is the same message"


@both_chats
@both_kinds
async def test_spent_buttons_are_taken_from_a_picture_or_file_that_stays(
    stage: Stage, held: dict[str, Any], chat: int
) -> None:
    messages = await said(stage, chat, card("Ora", buttons=BUTTONS, **held))
    await becomes(stage, chat, messages, card("Ora", **held))
    assert stage.wire.calls == [("editMessageReplyMarkup", {"chat_id": chat, "message_id": messages[0][0]})]


@both_chats
@both_kinds
async def test_other_words_and_buttons_take_their_place_below_it(stage: Stage, held: dict[str, Any], chat: int) -> None:
    messages = await said(stage, chat, card("Ora", **held))
    await becomes(stage, chat, messages, card("Poi", buttons=BUTTONS, **held))
    assert stage.wire.names == ["editMessageCaption"]
    (edit,) = stage.wire.made("editMessageCaption")
    assert (edit["caption"], edit["reply_markup"]["inline_keyboard"][0][0]["text"]) == ("Poi", "Tira")


async def test_another_picture_takes_the_place_of_the_one_before_with_its_words(stage: Stage) -> None:
    messages = await said(stage, -100, card("Ora", **PICTURE))
    stage.hall.drawn = PNG + b"1"
    await becomes(stage, -100, messages, card("Ora", **PICTURE))
    await becomes(stage, -100, messages, card("Poi", **PICTURE))
    assert stage.wire.names == ["editMessageMedia", "editMessageCaption"]
    stage.hall.drawn = PNG
    await becomes(stage, -100, messages, card("Poi", **PICTURE))
    assert stage.wire.names[2:] == ["editMessageMedia"], "the first one is not there any more"


async def test_a_file_of_another_name_or_content_is_sent(stage: Stage) -> None:
    messages = await said(stage, -100, card("Ora", **FILE))
    for name, content in (("b.csv", b"a;b"), ("b.csv", b"a;c")):
        await becomes(stage, -100, messages, card("Ora", files=(DrawnFile(name, content),)))
    assert stage.wire.names == ["editMessageMedia"] * 2
    assert stage.wire.files == ["a.csv", "b.csv", "b.csv"], "it is saved by its name"


async def test_after_a_restart_nobody_knows_what_a_message_holds(stage: Stage) -> None:
    messages = await said(stage, -100, card("Ora", **PICTURE))
    again = await Stage(stage.memory).open()
    await becomes(again, -100, messages, card("Poi", **PICTURE))
    await becomes(again, -100, messages, card("Infine", **PICTURE))
    assert again.wire.names == ["editMessageMedia", "editMessageCaption"]


async def test_what_is_the_same_altogether_is_asked_for_in_no_group_and_refused_in_private(stage: Stage) -> None:
    """A refused edit counts in a group's minute; in private it tells whether the message is still there."""
    drawn = card("Ora", buttons=BUTTONS, **PICTURE)
    await becomes(stage, -100, await said(stage, -100, drawn), drawn)
    assert stage.wire.names == []
    messages = await said(stage, 11, drawn)
    stage.wire.fault("editMessageReplyMarkup", *SAME)
    await becomes(stage, 11, messages, drawn)
    assert stage.wire.names == ["editMessageReplyMarkup"]


@both_chats
@pytest.mark.parametrize("held", [{}, PICTURE], ids=["words", "picture"])
async def test_a_second_press_that_changes_nothing_asks_for_nothing(
    stage: Stage, held: dict[str, Any], chat: int
) -> None:
    """Whoever presses a button twice has the message, and what the first press made of it."""
    messages = await said(stage, chat, card("Ora", buttons=BUTTONS, **held))
    for words in ("Poi", "Poi", "Ora"):
        await stage.sender.change(Spot(chat), messages, card(words, **held), patient=True, by="11")
    assert len(stage.wire.names) == 2, "the second of them was there already"


async def test_words_that_were_changed_though_we_heard_a_refusal_are_done(stage: Stage) -> None:
    messages = await said(stage, -100, card("Ora", **PICTURE))
    stage.wire.fault("editMessageCaption", *SAME)
    await becomes(stage, -100, messages, card("Poi", **PICTURE))
    await becomes(stage, -100, messages, card("Poi", buttons=BUTTONS, **PICTURE))
    assert stage.wire.names == ["editMessageCaption", "editMessageReplyMarkup"]


@pytest.mark.parametrize("name", ["editMessageCaption", "editMessageReplyMarkup"])
async def test_where_the_message_is_gone_it_is_said_anew_with_its_picture(stage: Stage, name: str) -> None:
    messages = await said(stage, -100, card("Ora", **PICTURE))
    stage.wire.fault(name, 400, "Bad Request: message to edit not found")
    words = "Ora" if name == "editMessageReplyMarkup" else "Poi"
    became = await stage.sender.change(Spot(-100), messages, card(words, buttons=BUTTONS, **PICTURE), patient=True)
    assert stage.wire.names == [name, "sendPhoto", "deleteMessage"]
    assert said_before(became)[1] == ((messages[0][0] + 1, "photo"),)


async def test_whether_a_picture_arrived_that_was_answered_by_nothing_is_not_known(stage: Stage) -> None:
    """The old one may be there, or the new one: it is sent again."""
    messages = await said(stage, -100, card("Ora", **PICTURE))
    stage.hall.drawn = PNG + b"1"
    stage.wire.fault("editMessageMedia", 502, "Bad Gateway")
    with pytest.raises(Later):
        await stage.sender.change(Spot(-100), messages, card("Ora", **PICTURE), patient=False)
    stage.hall.drawn = PNG
    await becomes(stage, -100, messages, card("Poi", **PICTURE))
    assert stage.wire.names == ["editMessageMedia"] * 2


async def test_words_whose_picture_the_group_did_not_take_stay_words(stage: Stage) -> None:
    stage.wire.fault("sendPhoto", *NO_PHOTOS)
    messages = await said(stage, -100, card("Ora", buttons=BUTTONS, **PICTURE))
    assert [kind for _, kind in messages] == ["text"]
    await becomes(stage, -100, messages, card("Ora", **PICTURE))
    assert stage.wire.names == ["editMessageText"]
