"""Hostile names and words leave the hall as characters, and every chat draws them as such, at every output."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.hall.cards.card import Drawn
from bot.hall.cards.plain_text import clean
from bot.hall.requests import Account, Place, Reply
from bot.names import key
from tests import examples
from tests.hall.harmless import SHARP, check
from tests.hall.house import House, opened

pytestmark = pytest.mark.evenings

hostile = st.sampled_from(SHARP) | st.text(st.characters(codec="utf-8"), min_size=1, max_size=30)


@given(hostile, hostile, hostile)
@settings(max_examples=examples(12), deadline=None)
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
                await check(drawn, house.hall)
            assert not key(name) or any(clean(name)[:20] in _text(drawn) for drawn in cards if drawn)
        finally:
            await house.store.close()


async def card(house: House, who: Account, where: Place, **what: Any) -> Drawn | None:
    reply = await house.ask(who=who, where=where, manages=True, **what)
    return reply.drawn if isinstance(reply, Reply) else None


def _text(drawn: Drawn) -> str:
    return " ".join(span.text for line in (drawn.title, *drawn.lines) for span in line)
