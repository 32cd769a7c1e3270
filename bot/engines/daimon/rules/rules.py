"""The numbers and tables of Dàimon 2090 as a campaign keeps them in its first entry; read from config/rules/daimon."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from bot.engines.daimon.rules.figures import (
    AwardRules,
    Count,
    DiceRules,
    FightRules,
    GrowthRules,
    ImplantRules,
    MakingRules,
    PriceRules,
    ReserveRules,
    TechnologyRules,
    WealthRules,
    WoundRules,
)
from bot.engines.rule_parts import Part

ATTRIBUTES = ("power", "dexterity", "agility", "intelligence", "spirit", "charisma")
FACES = 6

Row = Annotated[tuple[str, ...], Field(min_length=FACES, max_length=FACES)]
"""One key for each face of a die."""


class SkillRule(Part):
    """One of the printed skills."""

    group: str
    sort: Literal["generic", "specific"]
    generic: str = ""
    """The generic skill that a specific one belongs to, if its group has one above it."""
    classes: tuple[str, ...] = ()
    """Classes of reference, by key."""
    attribute: Literal["", "power", "dexterity", "agility", "intelligence", "spirit", "charisma"] = ""
    """The attribute whose description names what this skill does, if one does; the Master decides anyway."""
    specify: bool = False
    """Whether whoever has it says which: which martial art, which weapon."""


class PrintedLeaning(Part):
    """What a printed trait or class adds to the dice of a score."""

    attribute: str = ""
    skill: str = ""
    bonus: int = 0


class ClassRule(Part):
    """One of the printed classes."""

    fighting: bool = False
    """Whether it is a class of combat or crime, for the starting gear."""
    special: bool = False
    """Whether it belongs to an army, a secret service or a powerful criminal organisation."""
    one_of: tuple[str, ...] = ()
    """The classes among which one is chosen, where a row of a table prints two."""
    skills: tuple[str, ...] = ()
    """Skills to offer with it, where the document names it beside few skills or none."""


class Rows(Part):
    """A table of classes (or events) and traits, read with one die."""

    first: Row
    """Classes, or events."""
    traits: Row


class SocialRule(Part):
    """A social class: its table of origin."""

    rows: Rows | None = None
    """None for the highest, in which nobody is born."""


class StartingRule(Part):
    """How many weapons and protections of a weight a new character may have: the highest of the numbers that fit."""

    value: Annotated[int, Field(ge=1, le=4)]
    """What one is worth in a fight."""
    everybody: Count | Literal["any"]
    social: Count | None = None
    """The social class from which one is well off."""
    well_off: Count | Literal["any"] = 0
    fighting: Count | Literal["any"] = 0
    """For classes of combat or crime."""
    special: Count | Literal["any"] = 0
    """For the special ones among them."""


class OracleTable(Part):
    """A table of the oracle: 36 cells (row by the light die, column by the dark one) or six, and its side dice."""

    number: Count
    """As printed."""
    cells: tuple[Row, ...]
    sides: tuple[Literal["gender", "sign", "reality"], ...] = ()
    odd: str = ""
    """The table to read instead where a die beside this one is odd."""


class AskingRules(Part):
    """How the oracle is asked."""

    random: Row
    """A table for each face."""
    openings: tuple[tuple[str, ...], ...]
    """The tables that open an adventure: one of these."""
    aloud: float
    """Seconds after which the Master is offered to read the answer aloud."""


class Rules(Part):
    """Every number and table of Dàimon 2090."""

    dice: DiceRules
    reserve: ReserveRules
    awards: AwardRules
    prices: PriceRules
    technology: TechnologyRules
    fights: FightRules
    wounds: WoundRules
    making: MakingRules
    implants: ImplantRules
    growth: GrowthRules
    wealth: WealthRules
    skills: dict[str, SkillRule]
    skill_aliases: dict[str, str]
    """Other names (casefolded, without accents) of a skill, to its key."""
    classes: dict[str, ClassRule]
    traits: dict[str, PrintedLeaning]
    social: dict[int, SocialRule]
    events: dict[Literal["falling", "steady", "rising"], Rows]
    starting: dict[Literal["light", "medium", "heavy", "special"], StartingRule]
    oracle: dict[str, OracleTable]
    asking: AskingRules
