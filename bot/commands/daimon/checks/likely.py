"""The likeliest answers of a player to a roll that waits: whole ones, each a button that carries dice and bid."""

from __future__ import annotations

import re
from collections.abc import Callable, Container, Sequence
from functools import lru_cache
from typing import TypeAlias

from bot.commands.daimon.character import names
from bot.engines.book import Refused
from bot.engines.daimon.character.character import Character
from bot.engines.daimon.character.definitions import skill_rule
from bot.engines.daimon.character.pool import Claim, Pool, PoolLine, pooled
from bot.engines.daimon.rules.rules import SkillRule
from bot.engines.daimon.table.campaign import Campaign
from bot.hall.cards.card import Argument, Button, say
from bot.hall.cards.lists import dotted
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


async def before(call: Call[Campaign], note: str) -> Claim | None:
    """What somebody chose last for a check of which alike words were said; of one without words, for the last roll."""
    last = call.book.checks.last.get(call.member)
    words = await call.people.words(note) if note else None
    if not words:
        return last
    mine = [one for one in call.book.checks.results.values() if one.player == call.member and one.note]
    for one in mine[-LATELY:][::-1]:
        if stems(words) & stems(await call.people.words(one.note) or ""):
            return again(one.pool)
    return None


def again(pool: Pool) -> Claim | None:
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


def spoken(call: Call[Campaign], skill: str) -> frozenset[str]:
    """All stems that speak of a printed skill."""
    return frozenset[str]().union(
        *(said_of(call, f"daimon-skills-{skill}{more}") for more in ("", "-speaks", "-about"))
    )


def said_of(call: Call[Campaign], key: str) -> frozenset[str]:
    """The stems of a text of the rules, in every language."""
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
    does, as last time, and plain attributes: a skill that nothing speaks of would be absurd.

    None is among it whose attribute and skill are `barred`; what is not of fighting is offered in no fight.
    """
    character, last = book.character_of(player), book.checks.last.get(player)
    if character is None or not character.attributes:
        counted = [last] if last is not None and last.dice is not None else []
        return [*counted, *(Claim(dice=count) for count in COUNTS if not counted or count != counted[0].dice)][:MOST]
    again_ = [one for one in (first, last) if one is not None and held(character, one)]
    found = [*(one for one in again_ if one is first or not fit), *fit] or plain(character)
    if not fit and not armed:
        found = [*found, *plain(character)]
    if len(offered := _distinct(found, barred)) < LEAST and not armed:
        offered = _distinct([*found, *again_, *plain(character)], barred)[:LEAST]
    return offered[:MOST]


def _distinct(claims: Sequence[Claim], barred: Container[tuple[str, str]]) -> list[Claim]:
    """The first of each attribute and skill, with and without the dice of a class and a trait."""
    firsts: dict[Claim, Claim] = {}
    for one in claims:
        firsts.setdefault(Claim(attribute=one.attribute, skill=one.skill, by_class=one.by_class, trait=one.trait), one)
    return [one for one in firsts.values() if (one.attribute, one.skill) not in barred]


def plain(character: Character) -> list[Claim]:
    """The attributes alone, the highest first."""
    return [Claim(attribute=key) for key in sorted(character.attributes, key=character.score, reverse=True)]


def held(character: Character, claim: Claim) -> bool:
    """Whether a claim can be made again: nobody has proposed its dice, and all that it names is still on the sheet."""
    traits = {one.key for one in character.traits}
    skill = not claim.skill or claim.skill in character.all_skills
    known = skill and (not claim.trait or claim.trait in traits) and (not claim.by_class or bool(character.classes))
    return claim.dice is None and known


def attribute_of(book: Campaign, character: Character, skill: str) -> str:
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
    *,
    again: bool = True,
    besides: Argument = None,
) -> list[tuple[Button, ...]]:
    """A row for each that has a die: with the bid of last time, or with none and with a small one.

    The button says how its dice come about, or what the caller calls it; of the dice of the last roll that they are
    those `again`. What goes with them `besides`, the second button names too.
    """
    found = (_row(call, claim, line, most_bid, situation, how, again, besides) for claim, situation in answers)
    return [row for row in found if row]


def _row(
    call: Call[Campaign],
    claim: Claim,
    line: Callable[[Claim], str],
    most_bid: int,
    situation: Sequence[PoolLine],
    how: Argument,
    again: bool,
    besides: Argument,
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
        if found:
            named = say("likely-named", how=besides or _made_of(claim), sum=_sum(pool, bid))
            label = _sum(pool, bid) if short else named
        else:
            label = _first_label(call, claim, _sum(pool, bid), how, again)
        found.append(Button(label, line(answer), "plain" if found else "primary"))
    return tuple(found)


def _sum(pool: Pool, bid: int) -> Argument:
    """Dice and bid."""
    return say("likely-bid", dice=pool.natural, bid=bid) if bid else say("pool-dice", dice=pool.natural)


def _first_label(call: Call[Campaign], claim: Claim, dice: Argument, how: Argument, again: bool) -> Argument:
    """How the dice come about, or what the caller calls it; of what was chosen last, that it was."""
    last = call.book.checks.last.get(call.member) if again else None
    if how is None and last is not None and bare(claim) == bare(last):
        if claim.dice is None:
            return say("likely-again", how=_made_of(claim), sum=dice)
        how = say("likely-as-before")
    made = say("likely-counted") if claim.dice is not None else _made_of(claim)
    return say("likely-named", how=how or made, sum=dice)


def bare(claim: Claim) -> Claim:
    """A claim without what is chosen anew each time."""
    return claim.model_copy(update={"reserve": 0, "bonus": 0})


def _made_of(claim: Claim) -> Argument:
    """What gives the dice; beside class and trait a skill stands alone, so that a button has room for the bid."""
    crowded = bool(claim.skill and claim.by_class and claim.trait)
    scores = [names.score_named(key) for key in ("" if crowded else claim.attribute, claim.skill) if key]
    qualities = [say("likely-class")] if claim.by_class else []
    return dotted([*scores, *qualities, *([names.named("trait", claim.trait)] if claim.trait else [])])
