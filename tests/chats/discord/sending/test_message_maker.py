"""What is sent to Discord of a card: words in a language, pictures, calls, and the buttons that open forms."""

from __future__ import annotations

import io
from dataclasses import replace
from typing import Any

import discord
import pytest

from bot.chats.discord.drawing.drawing import APART
from bot.chats.discord.drawing.form_modal import ONLY, WindowStep
from bot.chats.discord.drawing.markdown import escaped
from bot.chats.discord.sending.message_maker import MessageMaker, calling, edited, laid, told
from bot.hall.cards.card import DrawnPicture, Key
from bot.hall.requests import Form
from bot.texts import Texts
from tests.chats.discord.interactions import ANNA, Front, card

PICTURE = DrawnPicture("ladder", {}, "the ladder", "en")
BOARD = card("Scegli", buttons=tuple((Key(f"{n}", f"!{n}"),) for n in range(7)), picture=PICTURE)
FORM = Form("!f", "T", (), "en", opens="?name")


class Drawing(Front):
    """Draws pictures too, if it can."""

    failure: Exception | None = None

    async def draw_picture(self, picture: DrawnPicture) -> bytes:
        """Any bytes."""
        if self.failure is not None:
            raise self.failure
        return b"png"


def maker(failure: Exception | None = None) -> MessageMaker:
    front = Drawing(None)
    front.failure = failure
    return MessageMaker(front)  # type: ignore[arg-type]


@pytest.mark.parametrize(("locale", "language"), [("it", "it"), ("en-GB", "en"), ("fr", "en"), ("", "it")])
def test_what_the_chat_says_of_its_own_is_in_the_language_its_reader_reads_best(locale: str, language: str) -> None:
    assert maker().words(locale, "buttons-held") == escaped(Texts().say(language, "buttons-held"))


@pytest.mark.parametrize(
    ("step", "late", "asked", "label"),
    [
        (ONLY, False, "discord-ask-again", "discord-fill-in"),
        (WindowStep(1, 3), False, "discord-ask-again", "discord-fill-in"),
        (WindowStep(2, 3), False, "discord-part-taken", "discord-go-on"),
        (WindowStep(2, 3), True, "discord-form-late", "discord-fill-in"),
    ],
)
def test_a_button_that_opens_a_form_says_why_it_did_not_open_itself(
    step: WindowStep, late: bool, asked: str, label: str
) -> None:
    message = maker().unfilled(FORM, step, late=late)
    ((button,),) = [row["components"] for row in message["view"].to_components()]
    assert message["content"] == escaped(Texts().say("en", asked, {"step": 1, "steps": 3}))
    assert button["label"] == escaped(Texts().say("en", label, {"step": 2, "steps": 3}))
    assert button["custom_id"] == f"?name{APART}{step.number}/{step.of}"


def test_unless_it_is_said_otherwise_a_form_has_one_window_that_was_not_late() -> None:
    assert maker().unfilled(FORM)["content"] == escaped(Texts().say("en", "discord-ask-again"))


async def test_a_picture_that_cannot_be_made_leaves_the_words_and_their_buttons() -> None:
    (message,) = await maker(RuntimeError("no font")).ready(BOARD)
    assert message["content"] == "Scegli" and message["view"].to_components()
    assert not {"files", "layout"} & message.keys(), "a layout would show a picture that is not there"


async def test_a_picture_stands_in_a_layout_with_its_description() -> None:
    (message,) = await maker().ready(BOARD)
    ((_, gallery, *_),) = [frame["components"] for frame in message["layout"]]
    assert gallery["items"] == [{"media": {"url": "attachment://ladder.png"}, "description": "the ladder"}]
    assert [file.filename for file in told(message)["files"]] == ["ladder.png"]


@pytest.mark.parametrize("layout", [True, False])
@pytest.mark.parametrize("stood", [True, False])
def test_whom_a_message_calls_it_calls_however_it_is_laid_out_and_where_it_takes_the_place_of_another(
    layout: bool, stood: bool
) -> None:
    called = calling([int(ANNA.id)])
    words: list[Any] = [{"type": 10, "content": "Anna"}]
    message = {"content": "Anna", "allowed_mentions": called, **({"layout": words} if layout else {})}
    assert told(message)["allowed_mentions"] is called and edited(message, laid=stood)["allowed_mentions"] is called


def test_a_message_calls_those_alone_whom_it_names() -> None:
    assert calling([30, 31]).to_dict() == {"parse": [], "users": [30, 31]}


def test_in_the_place_of_a_layout_words_keep_their_files_and_their_buttons() -> None:
    files = [discord.File(io.BytesIO(b"x"), name) for name in ("table.png", "club.csv")]
    buttons = maker().unfilled(FORM)["view"]
    shown = edited({"content": "Ecco", "files": files, "view": buttons}, laid=True)
    assert shown["attachments"] == files
    kinds = [part["type"] for part in shown["view"].to_components()]
    assert kinds == [10, 12, 13, 1], "words, a gallery of pictures, a file, a row of buttons"


def test_of_what_was_not_said_to_the_end_that_is_noted_which_was() -> None:
    assert laid([{"layout": []}, {"layout": []}], ["1"]) == {"laid": ["1"]}


async def test_a_message_without_files_or_buttons_has_none() -> None:
    (message,) = await maker().ready(replace(card("Ciao"), picture=None))
    assert message == {"content": "Ciao", "suppress_embeds": True}
