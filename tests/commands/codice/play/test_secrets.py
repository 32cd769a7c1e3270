"""Nobody but the chiefs can tell the key better than by what is uncovered, whatever they read."""

from __future__ import annotations

import asyncio
import json
import re
import tempfile
from pathlib import Path
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from bot.commands.codice.play.hand_in_play import board_card, sign
from bot.commands.codice.play.screen import screen
from bot.engines.codice.play.dealing import KeyDrawn
from bot.engines.codice.play.friendly import Friendly
from bot.engines.codice.play.state import SIZE, Play
from bot.hall.cards import as_json
from bot.hall.cards.board import Viewer
from bot.hall.requests import Audience, Reply
from tests.commands.codice.play.friendly_table import ANNA, EVA, PLAYERS, FriendlyTable, find, table
from tests.hall.running.test_secrets import everything

seeds = st.integers(0, 2**32)


def seen_of(book: Friendly, play: Play, now: float) -> tuple[str, object]:
    """What a room, and a screen, are shown of a hand."""
    return as_json.dumps(board_card(book, play, now)), screen(Viewer(now), book)


def told_apart(book: Friendly, play: Play, now: float, chance: Random) -> bool:
    """Whether another key that shows the same uncovered words would be seen to be another."""
    covered = [place for place in range(SIZE) if place not in play.uncovered]
    before, kept = seen_of(book, play, now), play.key
    colours = [kept[place] for place in covered]
    chance.shuffle(colours)
    other = list(kept)
    for place, colour in zip(covered, colours, strict=True):
        other[place] = colour
    play.key = tuple(other)
    try:
        return seen_of(book, play, now) != before
    finally:
        play.key = kept


async def anything(four: FriendlyTable, chance: Random) -> list[str]:
    """A random press by anybody; gives what is seen by who is no chief, in answers and in the room."""
    board = await four.seen()
    label = chance.choice([key.label for row in board.buttons for key in row])
    who = chance.choice([*PLAYERS, EVA])
    four.house.now += chance.choice([0, 1, 20])
    seen = []
    reply = await four.house.ask(who=who, press=find(board, label).id)
    if not isinstance(reply, Reply):
        values = {"word": "sfera", "number": "2"}
        reply = await four.house.ask(who=who, press=reply.press, values=values)
    assert isinstance(reply, Reply)
    if reply.drawn.grid:
        four.board = reply.drawn
    chiefs = (await four.play()).chiefs.values()
    person = (await four.house.named(who.name)).id
    if person not in chiefs or reply.audience is Audience.ROOM:
        seen.append(everything(reply.drawn))
    await four.house.heralded()
    seen += [everything(notice.drawn) for notice in four.house.chat.said]
    return seen


async def played(seed: int) -> None:
    chance = Random(seed)
    with tempfile.TemporaryDirectory() as folder:
        async with table(Path(folder)) as four:
            await four.begun()
            known: set[int] = set()
            for _ in range(12):
                play = await four.play()
                if play.over:
                    return
                assert not told_apart(await four.book(), play, four.house.now, chance)
                seen = await anything(four, chance)
                play = await four.play()
                if play.over:
                    return
                known.update(play.uncovered)
                seen += await peeps(four)
                seen.append(await four.house.said("/diario 20", EVA))
                exported = await four.house.ask("/esporta registro:amichevole", ANNA, manages=True)
                assert isinstance(exported, Reply)
                seen.append(everything(exported.drawn))
                for text in seen:
                    assert f"key/{play.act}/place/" not in text
                    assert "'colour': 'assassin'" not in text
                    assert not coloured(play, text).difference(known)
                assert masks(everything(exported.drawn))


async def peeps(four: FriendlyTable) -> list[str]:
    """What all who are no chief read when they ask for the key: rarely would they by chance."""
    board, seen = await four.seen(), []
    chiefs = (await four.play()).chiefs.values()
    for who in (*PLAYERS, EVA):
        if (await four.house.named(who.name)).id not in chiefs:
            reply = await four.house.ask(who=who, press=find(board, "Chiave").id)
            assert isinstance(reply, Reply)
            seen.append(everything(reply.drawn))
    return seen


def coloured(play: Play, text: str) -> set[int]:
    """The places whose words stand after the sign of a colour, or have one in a picture, in what somebody read."""
    signs, words = "|".join({sign(play, one) for one in play.key}), "|".join(play.words)
    told = [word for line in re.findall(rf"(?:{signs})(.*)", text) for word in re.findall(rf"\b(?:{words})\b", line)]
    told += re.findall(rf"'word': '({words})', 'colour': '\w", text)
    return {play.words.index(word) for word in told}


def masks(exported: str) -> bool:
    """Whether the line of the key hides its draws."""
    lines = [json.loads(line) for line in exported.splitlines() if f'"{KeyDrawn.kind}"' in line and line[:1] == "{"]
    return bool(lines) and all(set(line["body"]["draws"]) == {"#"} for line in lines)


@given(seeds)
def test_nobody_but_the_chiefs_can_tell_the_key_better_than_by_what_is_uncovered(seed: int) -> None:
    asyncio.run(played(seed))
