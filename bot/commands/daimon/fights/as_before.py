"""What a character did in its last strike of a fight, so that the next one need not be put together anew."""

from __future__ import annotations

from dataclasses import replace

from bot.commands.daimon.character import gear_names
from bot.commands.daimon.checks.taking_up import only_weapon
from bot.engines.daimon.character.pool import Claim
from bot.engines.daimon.fights.state import Fight, Strike
from bot.engines.daimon.table.campaign import Campaign


def last_weapon(book: Campaign, fight: Fight, player: str) -> int:
    """The weapon of the last strike, if the character still has it; 0 without one."""
    last, character = fight.last.get(player), book.character_of(player)
    held = [gear.number for gear in gear_names.weapons(character)] if character is not None else []
    return last.claim.weapon if last is not None and last.claim.weapon in held else 0


def begun(book: Campaign, fight: Fight, player: str, claim: Claim, bare: bool = False) -> Claim:
    """A claim with the weapon, the skill and the class of the last strike; before the first, with the only weapon.

    With `bare` the claim's weapon stands even if it is none: the player has said so.
    """
    last = fight.last.get(player)
    before = last_weapon(book, fight, player) if last is not None else only_weapon(book, player)
    weapon = claim.weapon or (0 if bare else before)
    if last is None:
        return claim.model_copy(update={"weapon": weapon})
    character = book.character_of(player)
    known = character is not None and last.claim.skill in character.all_skills
    habit = {
        "weapon": weapon,
        "skill": claim.skill or (last.claim.skill if known else ""),
        "by_class": claim.by_class or last.claim.by_class,
    }
    return claim.model_copy(update=habit)


def as_before(book: Campaign, fight: Fight, player: str) -> Strike | None:
    """The last strike as it could be made again: with no more dice than are free, and nothing asked for."""
    last = fight.last.get(player)
    if last is None:
        return None
    changes = {
        "weapon": last_weapon(book, fight, player),
        "reserve": min(last.claim.reserve, book.seat(player).free),
        "bonus": 0,
    }
    return replace(last, claim=last.claim.model_copy(update=changes))
