"""What is offered while a line is typed at a tournament of Diplomacy, oneself and what goes on first."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.hall.requests import Account, Request
from tests.commands.diplomacy.weekend import UGO, Weekend, weekend
from tests.hall.house import BRUNO, HALL


async def offered(found: Weekend, command: str, parameter: str, typed: str, who: Account = BRUNO) -> list[str]:
    """The labels of what is offered."""
    request = Request("discord:typing", who, HALL, found.house.now, path=command)
    return [one.label for one in await found.house.hall.complete(request, command, parameter, typed)]


async def test_players_are_offered_oneself_first_and_not_who_has_left(seven: Weekend) -> None:
    everybody = await offered(seven, "diplomacy explain", "player", "")
    assert everybody[0] == "Bruno" and sorted(everybody[1:]) == ["Ada", "Bice", "Dino", "Elsa", "Fulvio", "Gigi"]
    assert await offered(seven, "diplomacy explain", "player", "FUL") == ["Fulvio"]
    await seven.said("/diplomazia ritira Ada")
    assert "Ada" not in await offered(seven, "diplomacy explain", "player", "")


async def test_boards_are_offered_ones_own_first_then_those_that_go_on(tmp_path: Path) -> None:
    found = await weekend(tmp_path, 21, posted=False)
    assert await offered(found, "diplomacy finish", "board", "") == [], "no round yet"
    await found.post()
    bruno = await found.id("Bruno")
    [own] = [board for board in (1, 2, 3) if bruno in (await found.game(board)).seats.values()]
    first, second = (board for board in (1, 2, 3) if board != own)
    await found.winter(first, 1901, "18 6 6 4 0 0 0")
    await found.said(f"/diplomazia fine {first}", UGO)
    assert await offered(found, "diplomacy finish", "board", "") == [str(own), str(second), str(first)]
    assert await offered(found, "diplomacy finish", "board", str(first)) == [str(first)]


@pytest.mark.parametrize("typed", ["spi", "/spiega", "diplomazia SPIEGA"])
async def test_help_offers_the_commands_that_are_called_so(seven: Weekend, typed: str) -> None:
    assert "/diplomazia spiega" in await offered(seven, "help", "topic", typed)
    assert await offered(seven, "help", "topic", "niente di simile") == []
