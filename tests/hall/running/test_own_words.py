"""Whatever is typed where any words may stand, no entry holds it: words live apart, so that they can be erased.

Here whatever comes to mind is typed at the beginning of everything; the playthroughs look after whole evenings.
"""

from __future__ import annotations

import itertools
import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.commands import COGS
from bot.hall.declared.catalogue import Commands
from bot.hall.declared.declaration import Command
from bot.hall.declared.kinds import Choice, Kind, Member, Members, RoomChoice, Text, Upload, Whole, YesNo
from tests.hall.house import ANNA, BRUNO, HALL, House, opened

pytestmark = pytest.mark.evenings

SIGN = "Zyxw"
"""Begins every word that is typed here, and nothing else."""

ROUNDS = 8
LEAST = 10
"""Commands that must have taken such words: else this test would look at nothing."""

ENDING = {"me forget", "me link", "campaign leave", "session end", "session away", "undo", "scene end", "scene pass"}
"""After these nothing more could be done."""


def unmistakable() -> Iterator[str]:
    """Words that nobody and nothing else is called."""
    return (f"{SIGN}{number}" for number in itertools.count())


def value(kind: Kind, chance: random.Random, words: Iterator[str]) -> Any:
    """Something that a parameter of this kind may hold."""
    match kind:
        case YesNo():
            return chance.choice([True, False])
        case Choice(values=values):
            return chance.choice(values)
        case Whole(low=low, high=high):
            return chance.randint(low, min(high, low + 4))
        case Member():
            return chance.choice([ANNA, BRUNO])
        case Members():
            return "@Anna @Bruno"
        case RoomChoice():
            return HALL
        case Text(longest=longest):
            return next(words)[:longest]
    return None


def given(command: Command, chance: random.Random, words: Iterator[str]) -> dict[str, Any]:
    """Whatever must be given, and of the rest some."""
    return {
        parameter.name: value(parameter.kind, chance, words)
        for parameter in command.parameters
        if (parameter.required or chance.random() < 1 / 3) and not isinstance(parameter.kind, Upload)
    }


async def begun(folder: Path) -> House:
    """A club with something under way of every kind."""
    house = await opened(folder)
    await house.people.meet(BRUNO)
    for line in ("/codice new Lupi", "/diplomacy new Coppa", "/gdr new Faro", "/tira 5", '/campaign new "Notti"'):
        await house.said(line, manages=True)
    await house.said("/session start")  # alone at the table: the Master is Anna
    await house.said("/campaign join", BRUNO)
    return house


async def recorded(house: House) -> str:
    """Every entry of every book."""
    await house.store.settled()
    entries = [entry for book in await house.store.books() for entry in await house.store.entries(book.id)]
    return json.dumps([entry.body for entry in entries])


async def test_no_typed_word_stands_in_any_entry(tmp_path: Path) -> None:
    chance, words = random.Random(1), unmistakable()
    writing = [one for one in Commands(COGS).values() if not one.reads and one.name not in ENDING]
    speaking = [one for one in writing if any(isinstance(parameter.kind, Text) for parameter in one.parameters)]
    taken: set[str] = set()
    for number in range(ROUNDS):
        (folder := tmp_path / str(number)).mkdir()
        house = await begun(folder)
        for command in chance.sample(speaking, len(speaking)):
            kept = len(await house.store.rows("words"))
            await house.ask(path=command.name, values=given(command, chance, words), manages=True)
            await house.store.settled()
            if len(await house.store.rows("words")) > kept:
                taken.add(command.name)
        found = set(re.findall(SIGN + "[0-9]+", await recorded(house)))
        await house.store.close()
        assert not found
    assert len(taken) >= LEAST, sorted(taken)
