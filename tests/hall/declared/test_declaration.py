"""What a cog declares can go on being called by its name in its module."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bot.engines.book import Entry
from bot.engines.rolls import DiceTable
from bot.hall.declared.declaration import Cog, May

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


async def other(call: Any) -> Any:
    """What is done besides."""


FLAGS = ("opens", "private", "secret", "hidden", "reads", "grows_old", "live", "in_live", "single")
FUNCTIONS = ("before", "aloud", "bare", "amended", "fields")
IMPLIED = {"secret": {"private"}, "live": {"grows_old"}}
"""What is said with something else."""


@pytest.mark.parametrize("flag", FLAGS)
def test_a_command_is_what_its_declaration_says_and_nothing_more(flag: str) -> None:
    cog: Cog[Any] = Cog()
    cog.command("one", **{flag: True})(one)
    [made] = cog.commands
    assert {name for name in FLAGS if getattr(made, name)} == {flag, *IMPLIED.get(flag, ())}


@pytest.mark.parametrize("name", FUNCTIONS)
def test_what_a_command_does_besides_is_what_its_declaration_gives(name: str) -> None:
    cog: Cog[Any] = Cog()
    cog.command("one", **{name: other})(one)
    [made] = cog.commands
    assert [name for name in FUNCTIONS if getattr(made, name) is not None] == [name]
    assert getattr(made, name) is other and made.answer is one


def test_a_command_has_its_role_and_needs_and_its_book_unless_it_has_none() -> None:
    cog: Cog[Any] = Cog(DiceTable, "table")
    cog.command("one", May.DIRECTOR, needs=("dice",), rather=DiceTable)(one)
    cog.command("two", without_book=True)(one)
    first, second = cog.commands
    assert (first.path, first.may, first.needs, first.rather) == (("table", "one"), May.DIRECTOR, ("dice",), DiceTable)
    assert (first.book, second.book) == (DiceTable, None)


@pytest.mark.parametrize("declare", DECLARED)
def test_what_is_declared_stays_what_it_was(declare: Callable[[Cog[Any]], Callable[..., Any]]) -> None:
    assert declare(Cog())(one) is one
