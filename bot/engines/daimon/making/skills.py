"""Skill points of a character in the making: those of each class, free ones, and the cost of a third class or trait."""

from __future__ import annotations

from dataclasses import dataclass

from bot.engines.book import Refused
from bot.engines.daimon.character.character import RESOURCES, Character, Leaning
from bot.engines.daimon.character.definitions import Definitions, every_skill, in_context, is_attribute
from bot.engines.daimon.character.skills import all_may_stand
from bot.engines.daimon.making.state import Making
from bot.engines.daimon.making.steps import MakingChoice, at, leave
from bot.engines.daimon.rules.rules import Rules
from bot.engines.daimon.table.campaign import Campaign


@dataclass(frozen=True, slots=True)
class ClassPoints:
    """The points of one class: how many it has of its own, how many are in it, on how many skills."""

    own: int
    spent: int
    skills: int
    least: int
    """Skills that it takes at least."""

    @property
    def left(self) -> int:
        """Points of its own that are still to be spent."""
        return max(0, self.own - self.spent)

    @property
    def beyond(self) -> int:
        """Free points that have gone into it."""
        return max(0, self.spent - self.own)


@dataclass(frozen=True, slots=True)
class Budget:
    """All the skill points of a new character."""

    shares: tuple[ClassPoints, ...]
    free: int
    """Points to spend freely, when the third class and trait are paid."""

    @property
    def free_left(self) -> int:
        """Free points that are still to be spent."""
        return self.free - sum(share.beyond for share in self.shares)


def trait_cost(rules: Rules, leaning: Leaning | None) -> int:
    """What a third trait costs, by its effect."""
    costs = rules.making.trait
    if leaning is None:
        return costs.plain
    if leaning.bonus < 0:
        return costs.penalty
    return costs.attribute if is_attribute(leaning.score) else costs.skill


def budget(rules: Rules, character: Character) -> Budget:
    """How the skill points of a character stand."""
    making = rules.making
    owns = (making.first_points, making.second_points, 0)
    least = (making.skills_a_class, making.skills_a_class, 0)
    free = making.free_points
    if len(character.classes) > 2:
        free -= making.third_class
    for held in character.traits[2:]:
        free -= trait_cost(rules, held.leaning)
    shares = tuple(
        ClassPoints(own, sum(character.skills[key] for key in held.skills), len(held.skills), wanted)
        for held, own, wanted in zip(character.classes, owns, least, strict=False)
    )
    return Budget(shares, free)


def payable(rules: Rules, character: Character, cost: int, third: bool) -> None:
    """Refuse what costs more free points than there are, or would leave too few for a third class."""
    room = budget(rules, character)
    if cost > room.free_left:
        raise Refused("free-points-short", cost=cost, left=room.free_left)
    if third and room.free - cost < rules.making.third_class_least:
        raise Refused("third-class-needs", least=rules.making.third_class_least)


def out_of_context(rules: Rules, definitions: Definitions, character: Character) -> list[tuple[str, int]]:
    """The classes that hold more skills out of their context than the rules suggest, and how many."""
    found = []
    for held in character.classes:
        count = sum(not in_context(rules, definitions, held.key, skill) for skill in held.skills)
        if count > rules.making.out_of_context:
            found.append((held.key, count))
    return found


def learn(book: Campaign, player: str, number: int, skill: str, score: int) -> None:
    """Give a skill of one of the classes (by its number) its score; 0 takes it away."""
    making = at(book, player, "skills")
    rules, character = book.rules, making.character
    if not 1 <= number <= len(character.classes):
        raise Refused("class-not-held")
    if skill == RESOURCES:
        raise Refused("resources-apart", resources=character.resources)
    learnable(rules, book.sheets.defined, skill)
    if score > rules.making.skill_most:
        raise Refused("skill-most-at-creation", most=rules.making.skill_most)
    held = character.classes[number - 1]
    if skill in character.skills and skill not in held.skills:
        raise Refused("skill-in-another-class", skill=skill)
    before = character.skills.get(skill, 0)
    if score == before:
        return
    room = budget(rules, character)
    share = room.shares[number - 1]
    beyond = max(0, share.spent - before + score - share.own) - share.beyond
    if beyond > room.free_left:
        raise Refused("skill-points-short", left=share.left, free=room.free_left)
    book.happen(SkillLearned(player=player, number=number, skill=skill, score=score))


def learnable(rules: Rules, definitions: Definitions, skill: str) -> None:
    """Refuse what is no skill, or has first to be specified."""
    if skill in rules.skills and rules.skills[skill].specify:
        raise Refused("skill-to-specify", skill=skill)
    if skill not in every_skill(rules, definitions):
        raise Refused("skill-unknown")


def close_skills(book: Campaign, player: str) -> None:
    """Be done with the skills."""
    whole(book, at(book, player, "skills"))
    leave(book, player, "skills")


def whole(book: Campaign, making: Making) -> None:
    """Refuse skills that do not keep all the limits of creation."""
    rules, character = book.rules, making.character
    room = budget(rules, character)
    for held, share in zip(character.classes, room.shares, strict=True):
        if share.skills < share.least:
            raise Refused("skills-a-class", klass=held.key, least=share.least, have=share.skills)
        if share.left:
            raise Refused("class-points-left", klass=held.key, left=share.left)
    if len(character.classes) > 2 and room.shares[2].spent < rules.making.third_class_least:
        raise Refused("third-class-least", least=rules.making.third_class_least, have=room.shares[2].spent)
    if room.free_left:
        raise Refused("free-points-left", left=room.free_left)
    all_may_stand(rules, book.sheets.defined, character.all_skills)


class SkillLearned(MakingChoice, kind="campaign.making-skill-learned"):
    """A skill was given a score, or was taken away."""

    number: int
    """Of the class it sits in."""
    skill: str
    score: int

    def choose(self, book: Campaign, making: Making) -> None:
        """It sits in its class with its score."""
        character = making.character
        held = character.classes[self.number - 1]
        if self.score:
            character.skills[self.skill] = self.score
            if self.skill not in held.skills:
                held.skills.append(self.skill)
        elif self.skill in held.skills:
            held.skills.remove(self.skill)
            del character.skills[self.skill]
