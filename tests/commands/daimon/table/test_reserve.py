"""Dice that the Master awards."""

from __future__ import annotations

from tests.commands.daimon.evening import Evening


async def test_awards_are_the_masters_to_give(evening: Evening) -> None:
    await evening.alone("/riserva premia @Anna narrazione", evening.others[0])
    await evening.room(f"/riserva premia @{evening.others[0].name} narrazione", evening.master)
