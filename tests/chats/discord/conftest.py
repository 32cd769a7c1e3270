"""A few commands with every kind of parameter."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import pytest

from bot.hall.cards.card import Card
from bot.hall.declared.catalogue import Commands
from bot.hall.declared.declaration import Cog, Hidden
from bot.hall.declared.kinds import Choice, FileGiven, PersonId, PersonIds, RoomId, Text, Whole, Yes
from bot.hall.requests import Suggestion
from bot.texts import Texts
from tests.chats.discord.small_house import texts_for

MANY = tuple(f"thing{number}" for number in range(30))


def offer(_call: Any, typed: str) -> list[Suggestion]:
    return [Suggestion(typed, typed)]


roots: Cog[Any] = Cog()
codice: Cog[Any] = Cog(group="codice")


@roots.command("roll")
async def roll(
    call: Any,
    dice: Annotated[int, Whole(low=1, high=50)],
    reserve: Annotated[int, Whole(low=0, high=20)] = 0,
    note: Annotated[str, Text(longest=150)] = "",
    seal: Annotated[str, Text(), Hidden()] = "",
) -> Card:
    return Card()


@roots.command("secretly", hidden=True)
async def secretly(call: Any) -> Card:
    return Card()


@codice.command("hand")
async def hand(
    call: Any,
    table: Annotated[int, Whole(low=1, high=99, suggest=offer)],
    winner: Annotated[str, Text(suggest=offer)],
    ending: Annotated[str, Choice(name="ending", values=("agents", "time", "assassin"))] = "agents",
    loser_agents: Annotated[int | None, Whole(low=0, high=8)] = None,
) -> Card:
    return Card()


@codice.command("team")
async def team(
    call: Any,
    player: PersonId,
    players: PersonIds,
    room: RoomId,
    file: FileGiven,
    paid: Yes = False,
    thing: Annotated[str, Choice(name="many", values=MANY)] = "thing0",
) -> Card:
    return Card()


@pytest.fixture
def commands() -> Commands:
    return Commands([roots, codice])


@pytest.fixture
def texts(tmp_path: Path, commands: Commands) -> Texts:
    return texts_for(commands, tmp_path)
