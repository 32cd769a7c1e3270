"""The weapon that goes with a skill: it is taken up when the skill is chosen, or asked for where several could be."""

from __future__ import annotations

from collections import Counter

from bot.commands.daimon.character import gear_names, names
from bot.commands.daimon.checks import likely
from bot.commands.daimon.checks.choices import ARM, WEAPONS
from bot.commands.daimon.checks.likely import COMBAT, MELEE, attribute_of, rule_of
from bot.engines.book import Refused
from bot.engines.daimon.character.character import Gear
from bot.engines.daimon.character.pool import Claim
from bot.engines.daimon.character.wear import spent
from bot.engines.daimon.fights.state import Fight
from bot.engines.daimon.table.campaign import Campaign
from bot.hall.declared.call import Call

BARE = ("unarmed-combat", "strategy")
"""The generic skills of fighting that want no weapon in hand."""
UNARMED = "unarmed-combat"
AIMED = "dexterity"
"""The attribute that the document names for shots."""


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
    fitting = await fitting_weapons(call, claim.skill, held)
    chosen = [gear for gear in held if gear.number == claim.weapon]
    if chosen and (chosen[0] in fitting or not (fitting or await _known(call, chosen))):
        return claim, ""
    if len(fitting) == 1:
        return claim.model_copy(update={"weapon": fitting[0].number}), ""
    return claim, WEAPONS if held else ""


def with_weapon(call: Call[Campaign], claim: Claim) -> None:
    """Refuse the skill of one weapon with none in hand; who keeps the sheet on paper knows what is carried."""
    specific = claim.dice is None and bool(rule_of(call.book, claim.skill).generic)
    if specific and not claim.weapon and _of_weapons(call, claim.skill):
        raise Refused("skill-wants-weapon", skill=names.named("skill", claim.skill))


def only_weapon(book: Campaign, player: str) -> int:
    """The only weapon that a character carries, if it can be used: it is in hand before anything is chosen."""
    character = book.character_of(player)
    held = gear_names.weapons(character) if character is not None else []
    return held[0].number if len(held) == 1 and not spent(held[0], book.rules) else 0


def of_combat(call: Call[Campaign]) -> list[str]:
    """The skills of fighting on one's sheet, the highest first."""
    character = call.book.character_of(call.member)
    if character is None:
        return []
    found = [key for key in character.skills if rule_of(call.book, key).group == COMBAT and character.score(key) > 0]
    return sorted(found, key=character.score, reverse=True)


def _of_weapons(call: Call[Campaign], skill: str) -> bool:
    """Whether a skill is one of weapons."""
    rule = rule_of(call.book, skill)
    return rule.group == COMBAT and (rule.generic or skill) not in BARE


async def fitting_weapons(call: Call[Campaign], skill: str, held: list[Gear]) -> list[Gear]:
    """The weapons whose names speak of what the skill's does, and no other skill of weapons; a generic skill goes with
    the weapons of its specific ones too."""
    rules = call.book.rules.skills
    printed = {key: likely.spoken(call, key) for key in rules if _of_weapons(call, key)}
    shared = Counter(stem for stems in printed.values() for stem in stems)
    own = frozenset[str]() if skill in rules else likely.stems(await call.people.words(skill) or "")
    for key, stems in printed.items():
        if skill in (key, rules[key].generic):
            own |= stems
            shared.subtract(stems if skill != key else ())
    telling = {stem for stem in own if shared[stem] < 2}
    return [gear for gear in held if telling & likely.stems(await gear_names.called(call, gear))]


async def in_fight(call: Call[Campaign], weapon: int) -> list[Claim]:
    """The likeliest of a fight: the skills of the weapon in hand, else of what is carried; those of bare hands; and
    plain attributes."""
    character = call.book.character_of(call.member)
    if character is None or not character.attributes:
        return []
    usable = [gear for gear in gear_names.weapons(character) if not spent(gear, call.book.rules)]
    held = [gear for gear in usable if weapon in (0, gear.number)]
    armed, bare = [], []
    for skill in of_combat(call):
        generic = rule_of(call.book, skill).generic or skill
        if _of_weapons(call, skill):
            fitting = await fitting_weapons(call, skill, held)
            if fitting or (weapon and not await _known(call, held)):
                best = max(fitting or held, key=lambda gear: gear.value, default=None)
                number = best.number if best is not None else weapon
                armed.append(Claim(attribute=attribute_of(call.book, character, skill), skill=skill, weapon=number))
        elif generic == UNARMED:
            bare.append(Claim(attribute=attribute_of(call.book, character, skill), skill=skill))
    shot = armed[0].attribute == AIMED if armed else any([await fitting_weapons(call, "aim", held)] if weapon else [])
    blows = sorted(MELEE, key=character.score, reverse=True)
    plain = [Claim(attribute=key, weapon=weapon) for key in ([AIMED] if shot else blows)]
    fight = call.book.fights.now
    far = fight is not None and fight.at_range
    if far:  # Blows do not reach: shots alone are likely.
        armed, bare = [one for one in armed if one.attribute == AIMED], []
        in_hand = weapon if await _reaches(call, held) else 0
        plain = [Claim(attribute=AIMED, weapon=in_hand)]
    if shot and not armed and not bare and not far:  # Who has never learned to shoot has two ways all the same.
        plain.append(Claim(attribute=blows[0]))
    return [*armed, *bare, *plain]


async def within_reach(call: Call[Campaign], fight: Fight, claim: Claim) -> Claim:
    """What is in hand before anything is chosen: at range, nothing that is known to be for blows."""
    character = call.book.character_of(call.member)
    held = [gear for gear in gear_names.weapons(character) if gear.number == claim.weapon] if character else []
    if not fight.at_range or not held or await _reaches(call, held):
        return claim
    return claim.model_copy(update={"weapon": 0})


async def reaches(call: Call[Campaign], fight: Fight, claim: Claim) -> bool:
    """Whether a strike can be made where the fight is: at range, by no blow. Who keeps the sheet on paper knows."""
    blow = claim.attribute in MELEE and (not claim.skill or rule_of(call.book, claim.skill).group == COMBAT)
    return (
        not fight.at_range or claim.dice is not None or (not blow and await within_reach(call, fight, claim) == claim)
    )


async def _reaches(call: Call[Campaign], held: list[Gear]) -> bool:
    """Whether something of this can be shot with, as far as its name says."""
    shots = [
        key for key in call.book.rules.skills if _of_weapons(call, key) and rule_of(call.book, key).attribute == AIMED
    ]
    return any([await fitting_weapons(call, key, held) for key in shots]) or not await _known(call, held)


async def _known(call: Call[Campaign], held: list[Gear]) -> bool:
    """Whether a weapon's name says which skill it wants."""
    printed = [key for key in call.book.rules.skills if _of_weapons(call, key)]
    return any([await fitting_weapons(call, key, held) for key in printed])
