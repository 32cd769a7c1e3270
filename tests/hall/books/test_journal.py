"""The journal tells what was recorded, by whom and when."""

from __future__ import annotations

import pytest

from tests.hall.house import BRUNO, House

pytestmark = pytest.mark.asyncio


async def told(house: House, last: int) -> list[str]:
    """The last lines of the journal, without their moments."""
    said = await house.said(f"/diario {last}")
    return [line.split(" · ", 2)[2] for line in said.splitlines()[1:]]


async def test_who_did_what_the_words_do_not_say_is_named_after_it(house: House) -> None:
    await house.ask("/tira 3")
    undo = (await house.keys("/annulla", manages=True))["Sì, annulla"]
    await house.press(undo, manages=True)
    assert await told(house, 1) == ["Un'azione è stata annullata (Anna)"]


async def test_who_is_in_the_words_is_not_named_again(house: House) -> None:
    await house.ask("/tira 3", BRUNO)
    (line,) = await told(house, 1)
    assert line.startswith("Bruno ha tirato") and "(Bruno)" not in line


async def test_of_what_comes_with_an_action_only_the_first_line_says_who(house: House) -> None:
    await house.ask("/tira 3", BRUNO)
    opened, seal, _ = await told(house, 3)
    assert opened == "Tavolo aperto (Bruno)"
    assert seal.startswith("Nuovo sigillo") and not seal.endswith(")")
    assert (await told(house, 2))[0] == seal
