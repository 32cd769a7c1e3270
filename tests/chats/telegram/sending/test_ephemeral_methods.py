"""What Telegram is asked, word by word, where one member of a group is to see something."""

from __future__ import annotations

from typing import Any

import pytest
from telegram import Bot, InlineKeyboardButton, InlineKeyboardMarkup, MessageEntity

from bot.chats.telegram.administrators import Administrators
from bot.chats.telegram.drawing.drawing import MessagePart
from bot.chats.telegram.sending.ephemeral import Ephemerals, SeenByAll, Seer
from bot.hall.cards.card import DrawnFile
from tests.chats.telegram.wire import ME, RIGHTS, Wire

KEYBOARD = InlineKeyboardMarkup([[InlineKeyboardButton("Vai", callback_data="!go")]])
BOLD = (MessageEntity(MessageEntity.BOLD, 0, 4),)
MARKED = [{"type": "bold", "offset": 0, "length": 4}]
BUTTON = {"inline_keyboard": [[{"text": "Vai", "callback_data": "!go"}]]}


class Bench:
    """The methods over a Telegram in memory."""

    def __init__(self, *, administrator: bool = False) -> None:
        self.wire, self.now, self.slept = Wire(), 100.0, list[float]()
        self.bot = Bot("700:token", request=self.wire, get_updates_request=self.wire)
        rights = [{"status": "administrator", "user": ME, **RIGHTS}] if administrator else []
        self.wire.answers["getChatAdministrators"] = lambda _: rights
        self.methods = Ephemerals(self.bot, Administrators(self.bot), lambda: self.now, on=True, sleep=self._sleeps)

    async def _sleeps(self, seconds: float) -> None:
        self.slept.append(seconds)

    async def sent(self, part: MessagePart, **more: Any) -> dict[str, Any]:
        """What is asked for where this part is shown."""
        await self.bot.initialize()
        await self.methods.send(-100, 7, Seer(11, 200.0, "q", 9), part, b"content", **more)
        return self.wire.calls[-1][1]


@pytest.mark.parametrize(
    ("part", "words", "files"),
    [
        (MessagePart("text", "Ecco", BOLD, KEYBOARD), ("text", "entities"), []),
        (MessagePart("photo", "Ecco", BOLD, KEYBOARD), ("caption", "caption_entities"), ["araldo.png"]),
        (MessagePart("document", "Ecco", BOLD, KEYBOARD), ("caption", "caption_entities"), ["araldo.png"]),
        (
            MessagePart("document", "Ecco", BOLD, KEYBOARD, file=DrawnFile("a.csv", b"x")),
            ("caption", "caption_entities"),
            ["a.csv"],
        ),
    ],
    ids=["text", "photo", "odd photo", "file"],
)
async def test_what_is_shown_has_its_marks_its_buttons_its_topic_and_the_name_of_its_file(
    part: MessagePart, words: tuple[str, str], files: list[str]
) -> None:
    bench = Bench()
    sent = await bench.sent(part)
    assert (sent[words[0]], sent[words[1]], sent["reply_markup"]) == ("Ecco", MARKED, BUTTON)
    assert (sent["chat_id"], sent["message_thread_id"], bench.wire.files) == (-100, 7, files)
    assert sent["ephemeral_message_parameters"] == {"receiver_user_id": 11, "callback_query_id": "q"}
    assert sent["reply_parameters"] == {"ephemeral_message_id": 9}


async def test_a_file_without_words_has_no_caption() -> None:
    assert "caption" not in await Bench().sent(MessagePart("document", "", file=DrawnFile("a.csv", b"x")))


async def test_only_what_asks_by_a_button_opens_a_reply() -> None:
    asked = await Bench().sent(MessagePart("text", "Quanti?", keyboard=KEYBOARD), asks=True)
    assert asked["reply_markup"] == {**BUTTON, "force_reply": True}
    assert "reply_markup" not in await Bench().sent(MessagePart("text", "Quanti?"), asks=True)


async def test_what_is_changed_has_its_marks_and_only_the_buttons_of_now() -> None:
    bench = Bench()
    await bench.methods.change(-100, 11, 4, MessagePart("text", "Ecco", BOLD, KEYBOARD))
    await bench.methods.change(-100, 11, 4, MessagePart("text", "Ecco"))
    first, second = bench.wire.made("editEphemeralMessageText")
    assert (first["entities"], first["reply_markup"]) == (MARKED, BUTTON)
    assert not second["entities"] and "reply_markup" not in second


@pytest.mark.parametrize(
    ("chat", "person", "now", "administrator", "allowed"),
    [
        (-100, 11, 114.0, False, Seer(11, 115.0, "q")),
        (-100, 11, 115.0, False, None),
        (-100, 11, 115.0, True, Seer(11)),
        (11, 11, 114.0, True, None),
        (-100, 1087968824, 114.0, True, None),
    ],
    ids=["in time", "late", "late, by an administrator", "in private", "without a face"],
)
async def test_a_member_with_a_face_is_shown_something_in_time_or_by_an_administrator(
    chat: int, person: int, now: float, administrator: bool, allowed: Seer | None
) -> None:
    bench = Bench(administrator=administrator)
    await bench.bot.initialize()
    bench.now = now
    assert await bench.methods.allowed(chat, Seer(person, 115.0, "q")) == allowed


@pytest.mark.parametrize(
    ("faults", "slept"),
    [([(502, "Bad Gateway")] * 4, [0.5, 0.5]), ([(400, "Bad Request")], []), ([(403, "Forbidden")], [])],
    ids=["stumbles", "refuses", "forbids"],
)
async def test_what_all_could_see_is_deleted_at_one_of_three_tries_unless_that_is_refused(
    faults: list[tuple[int, str]], slept: list[float]
) -> None:
    bench = Bench()
    bench.wire.knows_ephemeral = False
    for fault in faults:
        bench.wire.fault("deleteMessage", *fault)
    with pytest.raises(SeenByAll):
        await bench.sent(MessagePart("text", "Segreto"))
    assert len(bench.wire.made("deleteMessage")) == len(slept) + 1
    assert bench.slept == slept and not bench.methods.on
