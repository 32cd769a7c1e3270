"""The likeliest answers of a player to a roll that waits: whole ones, each a button that carries dice and bid."""

from __future__ import annotations

import re
from collections.abc import Callable, Container, Sequence
from functools import lru_cache
from typing import TypeAlias

from bot.commands.daimon.character import names
from bot.commands.lists import dotted
from bot.engines.book import Refused
from bot.engines.daimon.character.character import RESOURCES, Character
from bot.engines.daimon.character.definitions import skill_rule
from bot.engines.daimon.character.pool import Claim, Pool, PoolLine, pooled
from bot.engines.daimon.rules.rules import SkillRule
from bot.engines.daimon.table.campaign import Campaign
from bot.hall.cards.card import Argument, Button, say
from bot.hall.declared.call import Call
from bot.texts import LANGUAGES, Texts

Answer: TypeAlias = tuple[Claim, Sequence[PoolLine]]
"""A whole answer, and what the situation adds to its dice."""
LEAST, MOST = 2, 3
"""So many pools are worked out of a sheet."""
BID = 2
"""The bid that is offered beside none, to who did not bid last time."""
COUNTS = (4, 5, 6)
"""Numbers of dice for who keeps the sheet on paper and has not rolled yet."""
LATELY = 30
"""So many checks of a player are looked through for alike words."""
COMBAT, MELEE = "combat", ("power", "agility")
"""The group of the skills of fighting, and the attributes that the document names for blows."""
STEM = 5
"""So many letters tell that a note speaks of a skill: to hack, hacking."""


async def fitting(call: Call[Campaign], note: str) -> list[Claim]:
    """What of one's sheet a note speaks of: skills, the highest first, and attributes.

    What a skill is called tells more than how it is described.
    """
    character = call.book.character_of(call.member)
    words = await call.people.words(note) if note and character is not None else None
    if not words or character is None or not character.attributes:
        return []
    said, book = stems(words), call.book
    owned = sorted(character.all_skills, key=character.score, reverse=True)
    found = [key for key in owned if said & await _called(call, key)]
    found = found or [key for key in owned if said & _described(call, key)]
    named = [key for key in character.attributes if said & _meant(call, key)]
    skills = [Claim(attribute=_attribute(book, character, key), skill=key) for key in found]
    return [*skills, *(Claim(attribute=key) for key in (*named, *(one.attribute for one in skills)))]


async def before(call: Call[Campaign], note: str) -> Claim | None:
    """What somebody chose last for a check of which alike words were said; of one without words, for the last roll."""
    last = call.book.checks.last.get(call.member)
    words = await call.people.words(note) if note else None
    if not words:
        return last
    mine = [one for one in call.book.checks.results.values() if one.player == call.member and one.note]
    for one in mine[-LATELY:][::-1]:
        if stems(words) & stems(await call.people.words(one.note) or ""):
            return _again(one.pool)
    return None


def _again(pool: Pool) -> Claim | None:
    """The claim of a pool that came of a sheet."""
    given = {part.what: part.key for part in pool.parts}
    if "attribute" not in given:
        return None
    return Claim(
        attribute=given["attribute"],
        skill=given.get("skill", ""),
        by_class="class" in given,
        trait=given.get("trait", ""),
        reserve=pool.bid,
    )


async def _called(call: Call[Campaign], skill: str) -> frozenset[str]:
    """The stems of a skill's names and of what else speaks of it; or of the one that this table has given it."""
    if skill not in call.book.rules.skills and skill != RESOURCES:
        return stems(await call.people.words(skill) or "")
    return _said(call, f"daimon-skills-{skill}") | _said(call, f"daimon-skills-{skill}-speaks")


def _meant(call: Call[Campaign], attribute: str) -> frozenset[str]:
    """The stems of an attribute's names, and of what is done with it where no skill is."""
    return _said(call, f"daimon-attributes-{attribute}") | _said(call, f"daimon-attributes-{attribute}-speaks")


def _described(call: Call[Campaign], skill: str) -> frozenset[str]:
    return _said(call, f"daimon-skills-{skill}-about") if skill in call.book.rules.skills else frozenset()


def spoken(call: Call[Campaign], skill: str) -> frozenset[str]:
    """All stems that speak of a printed skill."""
    return frozenset[str]().union(*(_said(call, f"daimon-skills-{skill}{more}") for more in ("", "-speaks", "-about")))


def _said(call: Call[Campaign], key: str) -> frozenset[str]:
    return _stems_of(call.house.texts, key)


@lru_cache(maxsize=1024)
def _stems_of(texts: Texts, key: str) -> frozenset[str]:
    """The stems of a text in every language; none where there is no such text. Each card of a pocket asks for those of
    all skills."""
    said = [texts.name(language, key) for language in LANGUAGES if texts.has(language, key)]
    return frozenset[str]().union(*map(stems, said))


def stems(text: str) -> frozenset[str]:
    """How the words of a text begin, the shortest apart."""
    return frozenset(word[:STEM] for word in re.findall(r"\w+", names.folded(text)) if len(word) >= STEM - 1)


def likely(
    book: Campaign,
    player: str,
    fit: Sequence[Claim],
    first: Claim | None = None,
    barred: Container[tuple[str, str]] = (),
    *,
    armed: bool = False,
) -> list[Claim]:
    """What somebody would most likely answer: what they chose `first` for such a thing, then what fits; where nothing
    does, as last time, and with their best skills.

    None is among it whose attribute and skill are `barred`; what is not of fighting is offered in no fight.
    """
    character, last = book.character_of(player), book.checks.last.get(player)
    if character is None or not character.attributes:
        counted = [last] if last is not None and last.dice is not None else []
        return [*counted, *(Claim(dice=count) for count in COUNTS if not counted or count != counted[0].dice)][:MOST]
    found = [one for one in (first, *(() if fit else (last,))) if one is not None and _held(character, one)] + [*fit]
    if not fit:
        best = [
            Claim(attribute=_attribute(book, character, key), skill=key)
            for key in character.skills
            if character.score(key) > 0
        ]
        found += sorted(best, key=lambda one: character.score(one.attribute) + character.score(one.skill), reverse=True)
        found += _plain(character)
    if len(offered := _distinct(found, barred)) < LEAST and not armed:
        offered = _distinct([*found, *_beside(book, character, fit, last)], barred)[:LEAST]
    return offered[:MOST]


def _distinct(claims: Sequence[Claim], barred: Container[tuple[str, str]]) -> list[Claim]:
    """The first of each attribute and skill."""
    firsts: dict[tuple[str, str], Claim] = {}
    for one in claims:
        firsts.setdefault((one.attribute, one.skill), one)
    return [one for pair, one in firsts.items() if pair not in barred]


def _plain(character: Character) -> list[Claim]:
    """The attributes alone, the highest first."""
    return [Claim(attribute=key) for key in sorted(character.attributes, key=character.score, reverse=True)]


def _beside(book: Campaign, character: Character, fit: Sequence[Claim], last: Claim | None) -> list[Claim]:
    """What may stand beside the one thing that fits: a skill of the same attribute, what was chosen last, an attribute;
    no skill that has nothing to do with it."""
    named = {one.attribute for one in fit}
    owned = sorted((key for key in character.skills if character.score(key) > 0), key=character.score, reverse=True)
    alike = [
        one for key in owned if (one := Claim(attribute=rule_of(book, key).attribute, skill=key)).attribute in named
    ]
    return [*alike, *([last] if last is not None and _held(character, last) else []), *_plain(character)]


def _held(character: Character, claim: Claim) -> bool:
    """Whether a claim can be made again: nobody has proposed its dice, and all that it names is still on the sheet."""
    traits = {held.key for held in character.traits}
    skill = not claim.skill or claim.skill in character.all_skills
    return claim.dice is None and skill and (not claim.trait or claim.trait in traits)


def _attribute(book: Campaign, character: Character, skill: str) -> str:
    """The attribute that goes with a skill; where none is named, of blows the better of two, of others the highest."""
    rule = rule_of(book, skill)
    return rule.attribute or max(MELEE if rule.group == COMBAT else character.attributes, key=character.score)


def rule_of(book: Campaign, skill: str) -> SkillRule:
    """What is known of a skill on a sheet; of one that is no more, nothing."""
    try:
        return skill_rule(book.rules, book.sheets.defined, skill)
    except Refused:
        return SkillRule(group="", sort="generic")


def rows(
    call: Call[Campaign],
    answers: Sequence[Answer],
    line: Callable[[Claim], str],
    most_bid: int,
    how: Argument = None,
) -> list[tuple[Button, ...]]:
    """A row for each that has a die: with the bid of last time, or with none and with a small one.

    The button says how its dice come about, or what the caller calls it.
    """
    found = (_row(call, claim, line, most_bid, situation, how) for claim, situation in answers)
    return [row for row in found if row]


def _row(
    call: Call[Campaign],
    claim: Claim,
    line: Callable[[Claim], str],
    most_bid: int,
    situation: Sequence[PoolLine],
    how: Argument,
) -> tuple[Button, ...]:
    """One pool, with two bids."""
    own = min(claim.reserve, most_bid)
    other = 0 if own else min(BID, most_bid)
    found: list[Button] = []
    for bid in dict.fromkeys((own, other)):
        answer = claim.model_copy(update={"reserve": bid, "bonus": 0})
        pool = pooled(call.book.rules, call.book.character_of(call.member), answer, situation, scene=call.book.scenes)
        if not pool.natural:
            return ()
        short = found and claim.dice is not None  # of a sheet, two pools may have as many dice
        name = _made_of(claim) if found else how or _named(call, claim)
        label = _sum(pool, bid) if short else say("likely-named", how=name, sum=_sum(pool, bid))
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
    return _made_of(claim)


def _made_of(claim: Claim) -> Argument:
    """The scores that give the dice."""
    return dotted(names.score_named(key) for key in (claim.attribute, claim.skill) if key)
