"""The weapon that goes with a skill: it is taken up when the skill is chosen, or asked for where several could be."""

from __future__ import annotations

from collections import Counter

from bot.commands.daimon.character import gear_names, names
from bot.commands.daimon.checks.choices import ARM, WEAPONS
from bot.engines.book import Refused
from bot.engines.daimon.character.character import Gear
from bot.engines.daimon.character.definitions import skill_rule
from bot.engines.daimon.character.pool import Claim
from bot.engines.daimon.rules.rules import SkillRule
from bot.engines.daimon.table.campaign import Campaign
from bot.hall.declared.call import Call
from bot.texts import LANGUAGES

COMBAT, BARE = "combat", ("unarmed-combat", "strategy")
"""The group of the skills of fighting, and the generic ones of it that want no weapon in hand."""
STEM = 5
"""So many letters of a word tell which weapon is meant: a pistol, pistols."""


async def taken_up(call: Call[Campaign], claim: Claim, page: str = ARM) -> tuple[Claim, str]:
    """A claim whose skill was just chosen, with the weapon that fits it in hand, and the page that asks which it is.

    Any other page is left as it is.
    """
    if page != ARM:
        return claim, page
    character = call.book.character_of(call.member)
    held = gear_names.weapons(character) if character is not None else []
    if not claim.skill or not _of_weapons(call, claim.skill):
        return claim, ""
    fitting = await _fitting(call, claim.skill, held)
    if claim.weapon and (not fitting or any(gear.number == claim.weapon for gear in fitting)):
        return claim, ""
    if len(fitting) == 1:
        return claim.model_copy(update={"weapon": fitting[0].number}), ""
    return claim, WEAPONS if len(held) > 1 else ""


def of_combat(call: Call[Campaign]) -> list[str]:
    """The skills of fighting on one's sheet, the highest first."""
    character = call.book.character_of(call.member)
    if character is None:
        return []
    found = [key for key in character.skills if _rule(call, key).group == COMBAT and character.score(key) > 0]
    return sorted(found, key=character.score, reverse=True)


def _rule(call: Call[Campaign], skill: str) -> SkillRule:
    """What is known of a skill on a sheet; of one that is no more, nothing."""
    try:
        return skill_rule(call.book.rules, call.book.sheets.defined, skill)
    except Refused:
        return SkillRule(group="", sort="generic")


def _of_weapons(call: Call[Campaign], skill: str) -> bool:
    """Whether a skill is one of weapons."""
    rule = _rule(call, skill)
    return rule.group == COMBAT and (rule.generic or skill) not in BARE


async def _fitting(call: Call[Campaign], skill: str, held: list[Gear]) -> list[Gear]:
    """The weapons whose names speak of what the skill's does, and no other skill of weapons."""
    rules = call.book.rules.skills
    shared = Counter(stem for key in rules if _of_weapons(call, key) for stem in _printed(call, key))
    own = _printed(call, skill) if skill in rules else _stems(await call.people.words(skill) or "")
    telling = {stem for stem in own if shared[stem] < 2}
    return [gear for gear in held if telling & _stems(await gear_names.called(call, gear))]


def _printed(call: Call[Campaign], skill: str) -> set[str]:
    """What a printed skill is called, in every language."""
    said = [call.house.texts.name(language, f"daimon-{names.FOLDERS['skill']}-{skill}") for language in LANGUAGES]
    return set[str]().union(*map(_stems, said))


def _stems(text: str) -> set[str]:
    return {word[:STEM] for word in names.folded(text).split() if len(word) > 2}
