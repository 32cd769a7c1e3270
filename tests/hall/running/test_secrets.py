"""No seed is seen by anybody, in any entry, answer, notice, export or log, before its seal is opened."""

from __future__ import annotations

import asyncio
import logging
import re
import tempfile
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.hall.cards.card import Drawn
from bot.hall.requests import Form, Reply
from tests import examples
from tests.hall.house import ANNA, BRUNO, CARLA, CORNER, HALL, House, opened, private, words

ACTS = (
    "/tira 5 riserva:2",
    "/tira 3 target:2 nota:ciao",
    "/probabilita 4",
    "/diario 20",
    "/verifica",
    "/esporta",
    "/io mostra",
    "/annulla",
    "/aiuto",
    "press",
    "later",
    "open",
)
evenings = st.lists(
    st.tuples(st.sampled_from(ACTS), st.sampled_from([ANNA, BRUNO, CARLA]), st.sampled_from([HALL, CORNER, None])),
    min_size=4,
    max_size=14,
)


def everything(drawn: Drawn) -> str:
    """All that leaves the house in a card."""
    files = " ".join(file.content.decode(errors="replace") for file in drawn.files)
    ids = " ".join(key.id for row in drawn.buttons for key in row)
    return f"{words(drawn)} {files} {ids} {drawn.picture}"


def unhashed(text: str) -> str:
    """Without hashes, nor heads that are made of them: nobody without the salts can tell what is hidden in one."""
    return re.sub(r"[0-9a-f]{64}|(?<= · )[a-z2-7]{4}( [a-z2-7]{4}){7}\b", "#", text)


@given(evenings)
@settings(max_examples=examples(8), deadline=None)
def test_no_seed_is_seen_before_its_seal_is_opened(evening: list[tuple[str, object, object]]) -> None:
    asyncio.run(played(evening))


async def played(evening: list[tuple[str, object, object]]) -> None:
    logged: list[str] = []
    handler = logging.Handler()
    handler.emit = lambda record: logged.append(record.getMessage())  # type: ignore[method-assign]
    root, level = logging.getLogger(), logging.getLogger().level
    root.addHandler(handler)
    root.setLevel(logging.DEBUG)
    with tempfile.TemporaryDirectory() as folder:
        house = await opened(Path(folder))
        try:
            keys: list[str] = []
            for act, who, where in evening:
                seen = await _step(house, act, who, where, keys)
                await house.heralded()
                closed = await _closed_seeds(house)
                told = seen + " ".join(everything(notice.drawn) for notice in house.chat.said) + " ".join(logged)
                kept = " ".join([entry.body for place in (HALL, CORNER) for entry in await house.entries(place)])
                answers = " ".join(str(row) for row in await _answers(house))
                for seed in closed:
                    assert seed not in told
                    assert seed not in kept
                    assert seed not in answers
        finally:
            await house.store.close()
            root.removeHandler(handler)
            root.setLevel(level)


async def _step(house: House, act: str, who: object, where: object, keys: list[str]) -> str:
    place = where or private(who)  # type: ignore[arg-type]
    if act == "later":
        house.now += 13 * 3600
        await house.clock.tick()
        return ""
    if act == "press":
        reply = await house.ask(who=who, where=place, press=keys[-1]) if keys else None  # type: ignore[arg-type]
    else:
        line = "/verifica apri:si" if act == "open" else act
        reply = await house.ask(line, who, place, manages=who is ANNA)  # type: ignore[arg-type]
    if isinstance(reply, Reply):
        keys += [key.id for row in reply.drawn.buttons for key in row]
        return everything(reply.drawn) + str(reply.card)
    return str(reply) if isinstance(reply, Form) else ""


async def _closed_seeds(house: House) -> list[str]:
    """The seeds, in hexadecimal, of every seal that was not opened."""
    found = []
    for book in await house.store.books():
        opened_ones = {
            entry.body.split('"number":')[1].split(",")[0]
            for entry in await house.store.entries(book.id)
            if entry.kind == "seal-opened"
        }
        seeds = await house.store.seeds(book.id)
        found += [seed.hex() for number, seed in seeds.items() if str(number) not in opened_ones]
    return found


async def _answers(house: House) -> list[object]:
    return list(await house.store.unanswered(house.now + 1))
