"""Hostile names and words leave the hall as characters, and every chat draws them as such, at every output."""

from __future__ import annotations

import asyncio
import json
import re
import tempfile
from pathlib import Path
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.chats.club.drawing import keep_card
from bot.chats.discord import drawing as discord
from bot.chats.telegram import drawing as telegram
from bot.hall.cards import Drawn
from bot.hall.parameters import clean
from bot.hall.requests import Account, Place, Reply
from tests.chats.discord.reader import read as read_markdown
from tests.hall.house import House, opened

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
hostile = st.sampled_from(SHARP) | st.text(st.characters(codec="utf-8"), min_size=1, max_size=30)
_SHOWN = {"text", "strong", "code", "fence"}


@given(hostile, hostile, hostile)
@settings(max_examples=25, deadline=None)
def test_hostile_words_are_characters_on_every_chat(name: str, room: str, note: str) -> None:
    asyncio.run(evening(name, room, note))


async def evening(name: str, room: str, note: str) -> None:
    who = Account("discord", "1", name, "it", "anna")
    hall = Place("discord", "10", room, house="5", house_title=room)
    with tempfile.TemporaryDirectory() as folder:
        house = await opened(Path(folder))
        try:
            cards = [
                await card(house, who, hall, path="roll", values={"dice": 5, "target": 2, "note": note}),
                await card(house, who, hall, path="club announce", values={"topic": "all"}),
                await card(house, who, hall, path="club role", values={"member": who, "role": "referee"}),
                await card(house, who, hall, path="club timezone", values={"zone": note}),
                await card(house, who, hall, path="help", values={"topic": note}),
                await card(house, who, hall, line="/diario 5"),
                await card(house, who, hall, line="/io mostra"),
                await card(house, who, hall, line="/annulla"),
                await card(house, who, hall, line="/esporta"),
                await card(house, who, hall, line=note),
                await card(house, who, hall, line=f"/club ruolo {note} arbitro"),
            ]
            await house.heralded()
            for drawn in [*filter(None, cards), *(notice.drawn for notice in house.chat.said)]:
                _on_discord(drawn)
                _on_telegram(drawn)
                json.dumps((await keep_card(drawn, house.hall)).body)
                assert "rotto" not in str(drawn.title)
            assert any(clean(name)[:20] in _text(drawn) for drawn in cards if drawn)
        finally:
            await house.store.close()


async def card(house: House, who: Account, where: Place, **what: Any) -> Drawn | None:
    reply = await house.ask(who=who, where=where, manages=True, **what)
    return reply.drawn if isinstance(reply, Reply) else None


def _text(drawn: Drawn) -> str:
    return " ".join(span.text for line in (drawn.title, *drawn.lines) for span in line)


def _on_discord(drawn: Drawn) -> None:
    """Read as Discord's clients read it: only what the card itself marks stands out, nothing is a link or a mention."""
    stamps = sum(span.at is not None for line in (drawn.title, *drawn.lines) for span in line)
    for message in discord.draw(drawn):
        assert len(message.content) <= 2000
        runs = read_markdown(message.content)
        assert {kind for kind, _ in runs} <= _SHOWN | {"stamp"}, (message.content, runs)
        assert sum(kind == "stamp" for kind, _ in runs) <= stamps


def _on_telegram(drawn: Drawn) -> None:
    for part in telegram.draw(drawn, {}):
        assert len(part.text.encode("utf-16-le")) // 2 <= 4096
        assert {entity.type for entity in part.entities} <= {"bold", "code", "pre", "date_time"}
        assert not re.search(r"https?://\w", re.sub("\u2060", "X", _plain(part))), part.text


def _plain(part: telegram.Part) -> str:
    """The text without what is in fixed width, where nothing is a link."""
    units = part.text.encode("utf-16-le")
    for entity in sorted(part.entities, key=lambda entity: -entity.offset):
        if entity.type in ("code", "pre"):
            units = units[: 2 * entity.offset] + units[2 * (entity.offset + entity.length) :]
    return units.decode("utf-16-le")
