"""A group that takes no pictures or files gets the words, and hears once what to allow."""

from __future__ import annotations

from typing import Any

import pytest
from telegram import InlineKeyboardButton, InlineKeyboardMarkup

from bot.chats.telegram.drawing.drawing import TEXT, MessagePart
from bot.chats.telegram.sending.media_rights import MediaRights
from bot.chats.telegram.sending.sender import Spot
from bot.hall.cards.card import Drawn, DrawnFile, DrawnPicture, Key, Span, units
from bot.ladder.telegram import LADDER
from bot.texts import Texts
from tests.chats.telegram.wire import Memory, Stage, card, say

PICTURE = DrawnPicture("chart", {}, "grafico", "it")
FILE = DrawnFile("club.csv", b"a;b")
NO_PHOTOS = (400, "Bad Request: not enough rights to send photos to the chat")
NO_FILES = (400, "Bad Request: not enough rights to send documents to the chat")


def texts(stage: Stage) -> list[str]:
    return [str(sent["text"]) for sent in stage.wire.made("sendMessage")]


def answers(stage: Stage, **more: Any) -> None:
    stage.hall.answer = lambda request: say(request, "Le probabilità", **more)


async def test_without_its_picture_the_words_come_and_the_group_hears_once_what_to_allow(stage: Stage) -> None:
    answers(stage, picture=PICTURE)
    stage.wire.fault("sendPhoto", *NO_PHOTOS)
    await stage.types("/odds 5")
    words, told = texts(stage)
    assert words == "Le probabilità" and "«Foto»" in told
    assert stage.hall.said["telegram:5001"]["messages"] == [1001] and stage.hall.said["telegram:5001"]["kinds"] == [
        "text"
    ]
    await stage.types("/odds 5")
    assert texts(stage)[2:] == ["Le probabilità"] and len(stage.wire.made("sendPhoto")) == 1


async def test_after_a_while_it_is_tried_again_and_over_a_restart_not_told_again(stage: Stage) -> None:
    answers(stage, picture=PICTURE)
    for _ in range(2):
        stage.wire.fault("sendPhoto", *NO_PHOTOS)
        for _ in range(2):
            await stage.types("/odds 5")
            stage.now += 150
    assert len(stage.wire.made("sendPhoto")) == 2 and len(texts(stage)) == 5
    again = await Stage(stage.memory).open()
    answers(again, picture=PICTURE)
    again.wire.fault("sendPhoto", *NO_PHOTOS)
    await again.types("/odds 5")
    assert texts(again) == ["Le probabilità"]


async def test_when_it_is_taken_again_the_group_hears_that_once_too(stage: Stage) -> None:
    answers(stage, picture=PICTURE)
    stage.wire.fault("sendPhoto", *NO_PHOTOS)
    await stage.types("/odds 5")
    for _ in range(2):
        stage.now += 300
        await stage.types("/odds 5")
    *_, over = texts(stage)
    assert len(texts(stage)) == 3 and "di nuovo «Foto»" in over


async def test_of_a_file_that_may_not_be_sent_the_words_say_so(stage: Stage) -> None:
    answers(stage, files=(FILE,))
    stage.wire.fault("sendDocument", *NO_FILES)
    await stage.types("/export")
    words, told = texts(stage)
    assert words.startswith("Le probabilità\nclub.csv è un file") and "«File»" in told


async def test_a_file_alone_leaves_its_name(stage: Stage) -> None:
    stage.hall.answer = lambda request: say(request, "Le probabilità", picture=PICTURE, files=(FILE,))
    stage.wire.fault("sendDocument", *NO_FILES)
    await stage.types("/export")
    assert texts(stage)[0].startswith("club.csv è un file")


async def test_where_not_even_words_go_who_asked_is_answered_in_private(stage: Stage) -> None:
    answers(stage, picture=PICTURE)
    stage.wire.fault("sendPhoto", *NO_PHOTOS)
    stage.wire.fault("sendMessage", 400, "Bad Request: not enough rights to send text messages to the chat")
    await stage.types("/odds 5")
    assert stage.hall.said["telegram:5001"]["chat"] == 11 and stage.hall.barring == [("-100", "answer-barred")]
    assert stage.hall.apart == [("-100", "telegram:5001")]


GONE = (400, "Bad Request: message to edit not found")


def answering(stage: Stage) -> list[bool]:
    """Of each message, whether it answers one."""
    return ["reply_parameters" in sent for sent in stage.wire.made("sendMessage")]


async def test_of_what_is_said_anew_only_the_first_message_answers(stage: Stage) -> None:
    stage.wire.fault("editMessageText", *GONE)
    long = Drawn((), tuple((Span(f"riga {number} " + "a" * 100),) for number in range(60)))
    await stage.sender.change(Spot(-100, answers=3), ((5, "text"),), long, patient=True)
    assert answering(stage) == [True, False]


async def test_what_a_group_is_to_allow_answers_nobody(stage: Stage) -> None:
    stage.wire.fault("sendPhoto", *NO_PHOTOS)
    stage.wire.fault("editMessageText", *GONE)
    drawn = Drawn((), ((Span("Le probabilità"),),), picture=PICTURE)
    await stage.sender.change(Spot(-100, answers=3), ((5, "text"),), drawn, patient=True)
    assert "«Foto»" in texts(stage)[-1] and answering(stage) == [True, False]


# --- the words alone

KEYBOARD = InlineKeyboardMarkup([[InlineKeyboardButton("Tira", callback_data="!roll")]])


def rights(now: float = 0.0) -> MediaRights:
    memory = Memory()
    return MediaRights(Texts(), memory.recall, memory.remember, lambda: now)


@pytest.mark.parametrize("kind", ["photo", "document"])
async def test_a_refusal_counts_for_its_group_and_its_kind_alone(kind: str) -> None:
    media = rights()
    part = MessagePart(kind, "Ciao", picture=PICTURE)
    assert media.allowed(-100, part, "it") is part, "nothing was refused yet, however early it is"
    await media.refused(-100, "photo", LADDER.step("photos-barred"), "it")
    assert media.allowed(-200, part, "it") is part
    assert media.allowed(-100, part, "it") == (MessagePart("text", "Ciao") if kind == "photo" else part)


async def test_a_group_hears_of_nothing_that_it_could_not_allow() -> None:
    assert await rights().refused(-100, "photo", LADDER.step("photo-odd"), "it") == ""


@pytest.mark.parametrize("more", [0, 1])
def test_of_a_file_only_how_to_get_it_is_said_where_its_words_leave_no_room(more: int) -> None:
    held = Texts().say("en", "telegram-file-held", {"name": "club.csv"})
    words = "x" * (TEXT - units(held) - 1 + more)
    said = rights().in_words(MessagePart("document", words, file=FILE, keyboard=KEYBOARD), "en")
    assert said == MessagePart("text", words if more else f"{words}\n{held}", keyboard=KEYBOARD)


@pytest.mark.parametrize("more", [0, 1])
def test_without_its_buttons_a_message_says_what_to_do_where_there_is_room(more: int) -> None:
    typed = Texts().say("en", "buttons-held")
    words = "x" * (TEXT - units(typed) - 1 + more)
    said = rights().bare(MessagePart("text", words, keyboard=KEYBOARD), "en")
    assert said == MessagePart("text", words if more else f"{words}\n{typed}")


async def test_a_group_is_told_in_the_language_of_its_card(stage: Stage) -> None:
    drawn = card("Odds", language="en", picture=PICTURE, files=(FILE,))
    stage.wire.fault("sendPhoto", *NO_PHOTOS)
    stage.wire.fault("sendDocument", *NO_FILES)
    await stage.sender.say(Spot(-100), drawn, patient=True)
    await stage.sender.say(Spot(-100), drawn, patient=True)
    odds, held, no_photos, no_files, again, held_again = texts(stage)
    assert odds == again == "Odds" and held == held_again
    assert held.startswith("club.csv is a file") and "turn on “Photos”" in no_photos and "turn on “Files”" in no_files
    stage.now += 300
    await stage.sender.say(Spot(-100), drawn, patient=True)
    assert [text.partition(": ")[2] for text in texts(stage)[6:]] == [
        "here I can send “Photos” again. Thank you!",
        "here I can send “Files” again. Thank you!",
    ]
    stage.wire.fault("sendMessage", 400, "Bad Request: BUTTON_DATA_INVALID")
    await stage.sender.say(Spot(-100), card("Go", language="en", buttons=((Key("Go", "!go"),),)), patient=True)
    assert texts(stage)[-1].startswith("Go\nThe buttons did not get through")
