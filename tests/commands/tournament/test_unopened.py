"""Where no tournament was opened, every command of its game says so, and how one is; nothing else is said or done."""

from __future__ import annotations

import itertools
import random
from pathlib import Path
from typing import Any

import pytest

from bot.commands.codice.cog import cog as codice
from bot.commands.diplomacy.cog import cog as diplomacy
from bot.commands.gdr.cog import cog as gdr
from bot.hall.declared.declaration import Cog
from bot.hall.requests import Reply
from tests.hall.house import opened, words
from tests.hall.running.test_own_words import given

BY_THEMSELVES = {"codice new", "diplomacy new", "gdr new", "diplomacy orders"}
"""Commands that need no tournament: those that open one, and which of several orders count."""


@pytest.mark.parametrize(
    ("cog", "told"),
    [
        (codice, "un torneo di Nome in Codice: un direttore lo apre con /codice nuovo."),
        (diplomacy, "un torneo di Diplomacy: un direttore lo apre con /diplomazia nuovo."),
        (gdr, "un torneo di GDR: un direttore lo apre con /gdr nuovo."),
    ],
    ids=["codice", "diplomacy", "gdr"],
)
async def test_every_command_says_that_there_is_no_tournament(tmp_path: Path, cog: Cog[Any], told: str) -> None:
    house, chance = await opened(tmp_path), random.Random(1)
    typed = (f"Zyxw{number}" for number in itertools.count())
    for command in cog.commands:
        if command.name not in BY_THEMSELVES:
            reply = await house.ask(path=command.name, values=given(command, chance, typed), manages=True)
            assert isinstance(reply, Reply) and words(reply.drawn) == f"In questa stanza non c'è {told}", command.name
    assert not await house.store.books()
