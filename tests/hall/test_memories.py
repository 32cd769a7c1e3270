"""A house remembers as much of each sort as it was built to, wherever it is remembered; of files, which weigh, few."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.hall.house import FILES
from bot.hall.people.lru import REMEMBERED, Lru
from bot.hall.running.answer_claims import AnswerClaims
from tests.hall.house import House, opened

pytestmark = pytest.mark.house


def memories(thing: object, seen: set[int]) -> Iterator[int]:
    """How much each memory behind this holds at most."""
    if id(thing) in seen or not type(thing).__module__.startswith("bot.hall"):
        return
    seen.add(id(thing))
    if isinstance(thing, Lru):
        yield thing._most
    elif isinstance(thing, AnswerClaims):
        yield thing._remembered
    names = (*getattr(thing, "__dict__", ()), *getattr(type(thing), "__slots__", ()))
    for name in names:
        yield from memories(getattr(thing, name, None), seen)


async def test_no_memory_is_larger_than_the_house_was_told(tmp_path: Path) -> None:
    house = await opened(tmp_path, remembered=7)
    assert {*memories(house.hall, set())} == {7, FILES}
    await house.store.close()


async def test_a_real_house_remembers_thousands(house: House) -> None:
    assert {*memories(house.hall, set())} == {REMEMBERED, FILES}
