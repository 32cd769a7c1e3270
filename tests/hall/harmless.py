"""What a card must look like on every chat, whatever people called themselves and wrote."""

from __future__ import annotations

import json
import re
from typing import Any

from bot.chats.club.drawing import keep_card
from bot.chats.discord.drawing import drawing as discord
from bot.chats.telegram.drawing import drawing as telegram
from bot.hall.cards.card import Drawn, plain
from tests.chats.discord.drawing.reader import read as read_markdown

SHARP = [
    "@everyone",
    "<@1>",
    "<@&2>",
    "<#3>",
    "**grasso**",
    "_x_",
    "`x`",
    "```x```",
    "||x||",
    "# titolo",
    "> cita",
    "- a",
    "[qui](http://x.it)",
    "http://x.it",
    "discord.gg/abc",
    "<b>x</b>",
    "<script>alert(1)</script>",
    "&lt;",
    "=1+1",
    "/tira 5",
    "\u202eabc",
    "a\u200bb",
    "a\nb",
    "\x00x",
    "{ $who }",
    "\ue0000\ue001",
    "\U0001f4a5\U0001f4a5\U0001f4a5\U0001f4a5\U0001f4a5\U0001f4a5\U0001f4a5\U0001f4a5\U0001f4a5",
    "e\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301",
    "<t:1:R>",
    ":smile:",
    "\\",
]

_SHOWN = {"text", "strong", "code", "fence"}


async def check(drawn: Drawn, hall: Any) -> None:
    """People's words are characters, on every chat."""
    _on_discord(drawn)
    _on_telegram(drawn)
    json.dumps((await keep_card(drawn, hall)).body)
    assert "rotto" not in str(drawn.title)


def _on_discord(drawn: Drawn) -> None:
    """Read as Discord's clients read it: only what the card itself marks stands out, nothing is a link or a mention."""
    stamps = sum(span.at is not None for line in (drawn.title, *drawn.lines) for span in line)
    for message in discord.draw(drawn):
        assert len(message.content) <= 2000
        feet = [f"-# {plain(line)}" for line in drawn.foot]  # heads alone, which nobody writes
        runs = read_markdown("\n".join(line for line in message.content.split("\n") if line not in feet))
        assert {kind for kind, _ in runs} <= _SHOWN | {"stamp"}, (message.content, runs)
        assert sum(kind == "stamp" for kind, _ in runs) <= stamps


def _on_telegram(drawn: Drawn) -> None:
    for part in telegram.draw(drawn, {}):
        assert len(part.text.encode("utf-16-le")) // 2 <= 4096
        assert {entity.type for entity in part.entities} <= {"bold", "code", "pre", "date_time"}
        assert not re.search(r"https?://\w", re.sub("\u2060", "X", _plain(part))), part.text


def _plain(part: telegram.MessagePart) -> str:
    """The text without what is in fixed width, where nothing is a link."""
    units = part.text.encode("utf-16-le")
    for entity in sorted(part.entities, key=lambda entity: -entity.offset):
        if entity.type in ("code", "pre"):
            units = units[: 2 * entity.offset] + units[2 * (entity.offset + entity.length) :]
    return units.decode("utf-16-le")
