"""What a cog declares can go on being called by its name in its module."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bot.engines.book import Entry
from bot.hall.declared.declaration import Cog

DECLARED: list[Callable[[Cog[Any]], Callable[..., Any]]] = [
    lambda cog: cog.command("one"),
    lambda cog: cog.heralds(Entry, "here"),
    lambda cog: cog.tells(Entry),
    lambda cog: cog.shows(Entry),
    lambda cog: cog.weighs("one"),
    lambda cog: cog.gains,
    lambda cog: cog.timer("one"),
    lambda cog: cog.hears,
    lambda cog: cog.hears_joins,
    lambda cog: cog.departs(tuple),
    lambda cog: cog.waits,
    lambda cog: cog.follows,
    lambda cog: cog.opens,
    lambda cog: cog.renews,
    lambda cog: cog.sheet,
    lambda cog: cog.board,
    lambda cog: cog.advises,
    lambda cog: cog.result,
    lambda cog: cog.attachment("one"),
]


async def one(call: Any) -> Any:
    """Anything that is declared."""


@pytest.mark.parametrize("declare", DECLARED)
def test_what_is_declared_stays_what_it_was(declare: Callable[[Cog[Any]], Callable[..., Any]]) -> None:
    assert declare(Cog())(one) is one
