"""What /grow does for weapons, protections and implants."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot.commands.daimon.character import gear_names, names
from bot.commands.daimon.character.words import SORTS, examples, gear_line, implant_line
from bot.commands.daimon.cog import cog
from bot.commands.daimon.growth.growth_cards import IN_GROWTH, Growing, affordable, asked, grown
from bot.commands.journal_lines import tell
from bot.engines.book import Refused
from bot.engines.daimon.growth import gear
from bot.engines.daimon.growth.affordable import improvable, tunable, upgradable
from bot.engines.daimon.growth.gear import GearGained, GearTuned, GearUpgraded, ImplantGained, ImplantImproved
from bot.engines.daimon.rules.rules import ATTRIBUTES
from bot.engines.daimon.table.campaign import Campaign
from bot.engines.daimon.wounds.on_feet import living
from bot.hall.cards.card import Button, Card, say
from bot.hall.declared.call import Call

SKILLS = 12
"""The most skills of the sheet that are offered as buttons."""


# --- weapons and protections


async def gain(call: Call[Campaign], growing: Growing) -> Card:
    """A new weapon or protection: of which weight, and what it is called."""
    rules = call.book.rules
    character = affordable(call, rules.growth.gear)
    best = gear.best_value(rules, character)
    if growing.sort not in ("weapon", "protection", "shield"):
        offers = [
            (say(f"making-gear-{sort}", weight=say(f"daimon-gear-{rule.value}")), sort, rule.value)
            for rule in rules.starting.values()
            if rule.value <= best
            for sort in ("weapon", "protection")
        ]
        buttons = [
            Button(label, growing.line(sort=sort, value=value))
            if growing.detail
            else replace(growing, sort=sort, value=value).ask(label, "name")
            for label, sort, value in [*offers, (say("daimon-gear-shield"), "shield", 0)]
        ]
        weights = [rule.value for rule in rules.starting.values() if rule.value <= best]
        lines = (say("growth-gear-how"), *examples(weights))
        return asked(call, say("growth-which-gear"), buttons, *lines, width=2)
    sort: Any = growing.sort
    gear.gain_gear(call.book, call.member, call.keep(growing.detail), sort, growing.value)
    return grown(call, say("growth-gained-gear", what=gear_line(character.gear[-1])))


async def upgrade(call: Call[Campaign], growing: Growing) -> Card:
    """A weapon or protection one step better."""
    character = affordable(call, call.book.rules.growth.gear)
    if not growing.detail:
        return asked(call, say("growth-which-upgrade"), _items(upgradable(call.book, character), growing))
    item = await gear_names.found(call, gear.own_gear(character), growing.detail)
    gear.upgrade_gear(call.book, call.member, item.number)
    return grown(call, say("growth-upgraded", what=gear_line(item)))


async def tune(call: Call[Campaign], growing: Growing) -> Card:
    """A die more to a skill: first the weapon or protection, then the skill."""
    character = affordable(call, call.book.rules.growth.gear)
    if growing.number and growing.detail:
        skill = await names.found(call, "skill", growing.detail)
        gear.tune_gear(call.book, call.member, growing.number, skill)
        return grown(call, say("growth-tuned", what=gear_line(gear.owned(character, growing.number))))
    number = growing.number
    if growing.detail:
        number = (await gear_names.found(call, gear.own_gear(character), growing.detail)).number
    if not number:
        items = [
            Button(names.thing_named(one.name), Growing(growing.what, number=one.number).line())
            for one in tunable(character)
        ]
        return asked(call, say("growth-which-tune"), items)
    chosen = Growing(growing.what, number=number)
    best = sorted(character.skills, key=lambda key: -character.skills[key])[:SKILLS]
    buttons = [Button(names.score_named(key), chosen.line(detail=key)) for key in best]
    buttons.append(chosen.ask(say("growth-other"), "skill"))
    name = names.thing_named(gear.owned(character, number).name)
    return asked(call, say("growth-tune-skill", what=name), buttons)


def _items(items: list[Any], growing: Growing) -> list[Button]:
    return [Button(gear_line(one), growing.line(detail=str(one.number))) for one in items]


# --- implants


async def implant(call: Call[Campaign], growing: Growing) -> Card:
    """A new implant (its sort, what it improves, its name), or a point more on one that is there."""
    character = affordable(call, call.book.rules.implants.grow_skill)
    if growing.number:
        found = character.implant(growing.number)
        if found is None:
            raise Refused("implant-unknown")
        wanted = growing.score or growing.detail
        if not wanted:
            return _which_score(call, growing)
        score = await names.score_found(call, wanted)
        gear.improve_implant(call.book, call.member, growing.number, score)
        return grown(call, say("growth-improved-implant", what=implant_line(found)))
    if growing.sort not in SORTS:
        return _which_implant(call, growing)
    if not growing.score:
        return _which_score(call, growing)
    if not growing.detail:
        name = growing.ask(say("growth-name-implant"), "name", "good")
        return asked(call, say("growth-implant-name"), [name])
    sort, hidden = SORTS[growing.sort]
    score = await names.score_found(call, growing.score)
    gear.gain_implant(call.book, call.member, call.keep(growing.detail), sort, hidden, score)
    return grown(call, say("growth-gained-implant", what=implant_line(character.implants[-1])))


def _which_implant(call: Call[Campaign], growing: Growing) -> Card:
    """A new one, or one that has room for a point more."""
    character = living(call.book, call.member)
    buttons = []
    if len(character.implants) < call.book.rules.implants.most:
        buttons += [Button(say(f"implant-{sort}"), growing.line(sort=sort)) for sort in SORTS]
    if not growing.detail:
        buttons += [
            Button(say("growth-improve", what=names.thing_named(one.name)), growing.line(number=one.number))
            for one in improvable(call.book, character)
        ]
    return asked(call, say("growth-which-implant"), buttons, say("growth-implant-where"), width=2)


def _which_score(call: Call[Campaign], growing: Growing) -> Card:
    """What an implant improves: an attribute if that can be paid, a skill of the sheet, or another."""
    character = living(call.book, call.member)
    best = sorted(character.skills, key=lambda key: -character.skills[key])[:SKILLS]
    able = [key for key in (*ATTRIBUTES, *best) if gear.implant_price(call.book.rules, key) <= character.evo]
    new = not growing.number and not growing.detail  # its name is asked for at once
    buttons = [
        replace(growing, score=key).ask(label, "name") if new else Button(label, growing.line(score=key))
        for key in able
        for label in (names.score_named(key),)
    ]
    buttons.append(growing.ask(say("growth-other"), "score"))
    return asked(call, say("growth-implant-what"), buttons)


# --- journal

tell(
    cog,
    {
        GearGained: "growth-line-gear",
        GearUpgraded: "growth-line-upgraded",
        GearTuned: "growth-line-tuned",
        ImplantGained: "growth-line-implant",
        ImplantImproved: "growth-line-improved",
    },
    IN_GROWTH,
)
