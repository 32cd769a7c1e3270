"""The likeliest answers of a player to a roll that waits: whole ones, each a button that carries dice and bid."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from bot.commands.daimon.character import names
from bot.commands.lists import dotted
from bot.engines.book import Refused
from bot.engines.daimon.character.character import RESOURCES, Character
from bot.engines.daimon.character.definitions import skill_rule
from bot.engines.daimon.character.pool import Claim, Part, Pool, pooled
from bot.engines.daimon.table.campaign import Campaign
from bot.hall.cards.card import Argument, Button, say
from bot.hall.declared.call import Call
from bot.texts import LANGUAGES

Answer: TypeAlias = tuple[Claim, Sequence[Part]]
"""A whole answer, and what the situation adds to its dice."""
MOST = 3
"""The most pools that are worked out."""
BID = 2
"""The bid that is offered beside none, to who did not bid last time."""
COUNTS = (4, 5, 6)
"""Numbers of dice for who keeps the sheet on paper and has not rolled yet."""
STEM = 5
"""So many letters tell that a note speaks of a skill: to hack, hacking."""


async def fitting(call: Call[Campaign], note: str) -> list[str]:
    """The skills of one's sheet that a note speaks of, the highest first."""
    character = call.book.character_of(call.member)
    words = await call.people.words(note) if note and character is not None else None
    if not words or character is None:
        return []
    said = _stems(words)
    found = [key for key in character.all_skills if said & await _called(call, key)]
    return sorted(found, key=character.score, reverse=True)


async def _called(call: Call[Campaign], skill: str) -> set[str]:
    """The stems of a skill's names, in every language, or of the one that this table has given it."""
    if skill not in call.book.rules.skills and skill != RESOURCES:
        return _stems(await call.people.words(skill) or "")
    said = [call.house.texts.name(language, f"daimon-skills-{skill}") for language in LANGUAGES]
    return set[str]().union(*map(_stems, said))


def _stems(text: str) -> set[str]:
    return {word[:STEM] for word in names.folded(text).split() if len(word) >= STEM - 1}


def likely(book: Campaign, player: str, fit: Sequence[str] = (), *, habit: bool = True) -> list[Claim]:
    """What somebody would most likely answer: as last time, with the skills that fit, with their best ones.

    Without `habit` what a sheet gave to the last roll is left out: that was another kind of roll.
    """
    character, last = book.character_of(player), book.checks.last.get(player)
    if character is None or not character.attributes:
        counted = [last] if last is not None and last.dice is not None else []
        return [*counted, *(Claim(dice=count) for count in COUNTS if not counted or count != counted[0].dice)][:MOST]
    found: list[Claim] = [last] if habit and last is not None and _held(character, last) else []
    best = sorted((key for key in character.skills if character.score(key) > 0), key=character.score, reverse=True)
    found += [Claim(attribute=_attribute(book, character, key), skill=key) for key in (*fit, *best)]
    found += [Claim(attribute=key) for key in sorted(character.attributes, key=character.score, reverse=True)]
    distinct = {(one.attribute, one.skill): one for one in reversed(found)}
    return sorted(distinct.values(), key=found.index)[:MOST]


def _held(character: Character, claim: Claim) -> bool:
    """Whether a claim can be made again: nobody has proposed its dice, and all that it names is still on the sheet."""
    traits = {held.key for held in character.traits}
    skill = not claim.skill or claim.skill in character.all_skills
    return claim.dice is None and skill and (not claim.trait or claim.trait in traits)


def _attribute(book: Campaign, character: Character, skill: str) -> str:
    """The attribute that goes with a skill; the highest where none is named."""
    try:
        named = skill_rule(book.rules, book.sheets.defined, skill).attribute
    except Refused:
        named = ""
    return named or max(character.attributes, key=character.score)


def rows(
    call: Call[Campaign], answers: Sequence[Answer], line: Callable[[Claim], str], most_bid: int
) -> list[tuple[Button, ...]]:
    """A row for each: with the bid of last time, or with none and with a small one."""
    return [_row(call, claim, line, most_bid, situation) for claim, situation in answers]


def _row(
    call: Call[Campaign], claim: Claim, line: Callable[[Claim], str], most_bid: int, situation: Sequence[Part]
) -> tuple[Button, ...]:
    """One pool, with two bids."""
    own = min(claim.reserve, most_bid)
    other = 0 if own else min(BID, most_bid)
    found: list[Button] = []
    for bid in dict.fromkeys((own, other)):
        answer = claim.model_copy(update={"reserve": bid, "bonus": 0})
        pool = pooled(call.book.rules, call.book.character_of(call.member), answer, situation, scene=call.book.scenes)
        label = _sum(pool, bid) if found else say("likely-named", how=_named(call, claim), sum=_sum(pool, bid))
        found.append(Button(label, line(answer), "plain" if found else "primary"))
    return tuple(found)


def _sum(pool: Pool, bid: int) -> Argument:
    """Dice and bid."""
    return say("likely-bid", dice=pool.natural, bid=bid) if bid else say("pool-dice", dice=pool.natural)


def _named(call: Call[Campaign], claim: Claim) -> Argument:
    """How the dice come about."""
    if claim == call.book.checks.last.get(call.member):
        return say("likely-as-before")
    if claim.dice is not None:
        return say("likely-counted")
    return dotted(names.score_named(key) for key in (claim.attribute, claim.skill) if key)
