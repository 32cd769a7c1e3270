"""What a fight's card offers to press."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from bot.commands.daimon.fights.fight_cards import difficulty_buttons


def band(number: int, difficulty: int = 0) -> SimpleNamespace:
    return SimpleNamespace(number=number, name=f"w00000000{number}", difficulty=difficulty)


@pytest.mark.parametrize(
    ("bands", "asked"),
    [([1, 2, 3], [1, 2]), ([1], [1]), ([], [])],
    ids=["three", "one", "none"],
)
def test_difficulties_are_asked_for_two_bands_at_a_time(bands: list[int], asked: list[int]) -> None:
    fight: Any = SimpleNamespace(number=4, bands=[band(9, difficulty=3), *map(band, bands)])
    assert [button.line for button in difficulty_buttons(fight)] == [f"fight set 4 {number}" for number in asked]
