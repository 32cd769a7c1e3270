"""How many a tournament holds."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from bot.engines.tournament.entering import MOST, next_id
from tests.engines.codice.refusing import refused


def holding(entrants: int) -> Any:
    """A tournament in which so many have entered."""
    return SimpleNamespace(entrants=dict.fromkeys(f"t{number}" for number in range(1, entrants + 1)))


def test_the_last_place_is_given_and_no_more() -> None:
    assert next_id(holding(MOST - 1)) == f"t{MOST}"
    with refused("tournament-full"):
        next_id(holding(MOST))
