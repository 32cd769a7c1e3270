"""The next contest, strike or draw in the place of known dice that were taken away says so, with the reason."""

from __future__ import annotations

from tests.commands.daimon.contests.duels import contest, gives
from tests.commands.daimon.evening import Evening
from tests.hall.house import words

WHY = "motivo: così"
"""The reason that an evening's people give."""


async def taken_away(evening: Evening) -> None:
    """All that the last act was decided with, by a yes of each who has a say."""
    for _ in range(4):
        await evening.undoes(evening.master)


async def test_the_next_contest_of_one_of_them_bears_the_reason(evening: Evening) -> None:
    one, other = evening.others
    await contest(evening)
    await gives(evening, one, "d3")
    assert "al posto" not in await gives(evening, other, "d2")
    await taken_away(evening)
    await contest(evening)
    await gives(evening, one, "d3", 2)
    assert f"al posto di confronto 1, a facce note · {WHY}" in await gives(evening, other, "d2", 2)


async def strike(evening: Evening) -> str:
    """The first player's strike in a new fight, and what the room hears of it."""
    await evening.room('/scontro inizia "Guardia" avversari:2', evening.master)
    await evening.asks("", evening.master, press="!fight set 1 1 3")
    return words((await evening.asks("/scontro attacca caratteristica:potenza", evening.others[0])).drawn)


async def test_the_next_strike_of_the_same_player_bears_the_reason(armed: Evening) -> None:
    assert "al posto" not in await strike(armed)
    await taken_away(armed)
    assert f"al posto di attacco 1, a facce note · {WHY}" in await strike(armed)


async def test_a_first_draw_that_is_made_for_others_says_that_it_was_known(evening: Evening) -> None:
    had, one = evening.master, evening.others[0]
    await evening.undoes(one)
    told = await evening.room(f'/sessione inizia assenti:"@{had.name}"', one)
    assert "sessione 1 · facce note" in told


async def test_a_draw_of_the_chair_that_is_made_for_others_says_that_it_was_known(evening: Evening) -> None:
    keys = await evening.keys("/scena fine", evening.master)
    keys = await evening.keys("", evening.master, press=[*keys.values()][1].id)
    draw = next(key for label, key in keys.items() if label == "Sorteggia")
    assert "facce note" not in await evening.room("", evening.master, press=draw.id)
    undo = await evening.keys("/annulla", evening.master, manages=True)
    await evening.asks("", evening.master, press=undo["Sì, annulla"].id, manages=True)
    await evening.asks("/scena prenota", evening.others[0])
    told = words((await evening.asks("", evening.master, press=draw.id)).drawn)
    assert "Sorteggio noto: è stato cambiato dopo averlo visto" in told
