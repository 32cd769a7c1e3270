"""What a command takes that claims dice in one line: how many, the bid, and what of the sheet comes in."""

from __future__ import annotations

from functools import partial
from typing import Annotated

from bot.commands.daimon.character import gear_names, names
from bot.hall.declared.kinds import Choice, Text, Whole

Dice = Annotated[int, Whole(0, 40, offers=tuple(range(1, 11)))]
Bid = Annotated[int, Whole(0, 7)]
Attribute = Annotated[
    str, Choice(name="attribute", values=("power", "dexterity", "agility", "intelligence", "spirit", "charisma"))
]
Skill = Annotated[str, Text(longest=60, beside="attribute", suggest=partial(names.of_the_sheet, "skill"))]
Trait = Annotated[str, Text(longest=60, beside="attribute", suggest=partial(names.of_the_sheet, "trait"))]
Protection = Annotated[str, Text(longest=60, suggest=gear_names.offering(gear_names.protections))]
Weapon = Annotated[str, Text(longest=60, suggest=gear_names.offering(gear_names.weapons))]
