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
    assert await told(house, 1) == ["La riga 3 è stata annullata (Anna)"]


async def test_it_names_the_line_that_was_undone_and_the_one_that_was_put_back(house: House) -> None:
    for _ in range(2):
        await house.ask("/tira 3")
    undone = await house.keys(press=(await house.keys("/annulla 3", manages=True))["Sì, annulla"].id, manages=True)
    await house.press(undone["Rimetti"], manages=True)
    assert await told(house, 2) == ["La riga 3 è stata annullata (Anna)", "La riga 3 è stata rimessa (Anna)"]


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
