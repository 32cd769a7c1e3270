"""The numbers of Dàimon 2090: checks, reserve, fights, wounds, the making and the growth of characters, wealth."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from bot.engines.rule_parts import Part

Count = Annotated[int, Field(ge=0, le=99)]


class DiceRules(Part):
    """What a die and a margin say."""

    outstanding: Count
    """The margin from which a result is outstanding."""
    targets: tuple[int, int]
    """The lowest and the highest difficulty."""


class ReserveRules(Part):
    """The reserve of dice."""

    start: Count
    most: Count
    new_session: Count
    help: Count
    """Dice that one helper may lend to a check."""


class AwardRules(Part):
    """What the Master gives for good play, and the players to the Master."""

    interpretation: Count
    danger: Count
    narration: Count
    daimon: Count
    enrichment: Count
    master: Count


class PriceRules(Part):
    """What reserve dice buy."""

    reload: Count
    repair: Count
    heal_light: Count
    heal_grave: Count
    maintain: Count
    evolution: Count
    technology: Count
    master: Count


class TechnologyRules(Part):
    """What may be brought into play in a scene."""

    enrichments: Count
    """Of one player."""
    strategic: Count
    """Of the whole table."""


class FightRules(Part):
    """Rounds, foes and gear."""

    strategy: Count
    """Dice of a declared strategy."""
    desperate: Count
    """How often a desperate attack counts the wounds, dealt or taken."""
    margin_a_wound: Annotated[int, Field(ge=1, le=99)]
    """So much margin makes a wound, rounded up."""
    fall: tuple[Count, Count]
    """By how much a foe's difficulty falls: wounded once, and from half its wounds on (in all)."""
    advantage: Count
    """The most dice of advantage or disadvantage."""
    marks: Count
    """Uses of a weapon, a protection or an implant before it is spent."""
    aim: Count
    """The highest step of distance and of size."""
    shield: Count
    """What the riot shield adds hand to hand."""


class WoundRules(Part):
    """Wounds and what they do."""

    maximum: Count
    """Times Potenza: the most wounds one can bear."""
    light_penalty: Count
    grave_penalty: Count
    worsening: float
    """Seconds of an open session after which grave wounds grow by one."""
    light_healers: tuple[str, ...]
    grave_healers: tuple[str, ...]


class TraitCosts(Part):
    """What a third trait costs in skill points at creation, by its effect."""

    attribute: Count
    skill: Count
    plain: Count
    penalty: Count


class MakingRules(Part):
    """The making of a character."""

    points: Count
    least: Count
    most: Count
    """The highest attribute that the points alone may reach."""
    top: Count
    """The highest attribute and skill of all."""
    placed: Count
    """Points placed freely by those who roll no dice for their attributes."""
    first_points: Count
    second_points: Count
    free_points: Count
    skills_a_class: Count
    skill_most: Count
    third_class: Count
    third_class_least: Count
    trait: TraitCosts
    classes: Count
    traits: Count
    out_of_context: Count
    born: tuple[int, int]
    """The lowest and highest social class that a die gives."""


class ImplantRules(Part):
    """Implants, at creation (points) and in growth (EVO)."""

    specific: Count
    generic: Count
    attribute: Count
    hidden: Count
    most: Count
    bonuses: Count
    grow_attribute: Count
    grow_skill: Count
    carers: dict[str, tuple[str, ...]]
    """Which skills can look after each sort of implant."""


class GrowthRules(Part):
    """Prices of growth, in EVO."""

    points_an_evo: Count
    attribute: Count
    attribute_rise: Count
    trait: Count
    replace_trait: Count
    a_class: Count
    develop: Count
    develop_skills: Count
    generic: Count
    specific: Count
    gear: Count
    resources: Count


class WealthRules(Part):
    """Social class and Risorse."""

    classes: Count
    """The highest social class."""
    rise: Count
    """The score of Risorse that lifts to the next class."""
    risen: Count
    """Risorse after a rise."""
    fallen: Count
    """Risorse after a fall."""
    requests: Count
    """Things on request in a session that cost nothing."""
    partial: Count
    """Risorse that a partial purchase costs."""
    unasked: tuple[Count, ...] = ()
    """How heavy a weapon or protection is at most that each social class, the lowest first, has procured by its own
    word; in books of before there is no such limit."""
