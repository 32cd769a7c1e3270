"""/grow: traits and classes, gained, replaced or developed out of the skills of others."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from bot.commands.daimon.character import names
from bot.commands.daimon.character.trait_words import told_of
from bot.commands.daimon.growth.growth_cards import Growing, affordable, asked, between_sessions, grown, out_of_context
from bot.commands.daimon.making.frame import key_of
from bot.engines.daimon.character.definitions import Kind
from bot.engines.daimon.growth import growth as engine
from bot.engines.daimon.growth.affordable import can_develop, movable
from bot.engines.daimon.table.campaign import Campaign
from bot.engines.daimon.wounds.on_feet import living
from bot.hall.cards.card import Button, Card, say
from bot.hall.cards.lists import listed
from bot.hall.declared.call import Call


async def _own(call: Call[Campaign], growing: Growing, kind: Kind) -> str | Card:
    """The class or trait that was named; one that is not printed is asked about first."""
    key = await key_of(call, kind, growing.detail, growing.own)
    if key is not None:
        return key
    yes = Button(say("making-ours-yes"), growing.line(own="yes"), "good")
    return asked(call, say(f"making-ours-{kind}", name=growing.detail), [yes])


async def gain(call: Call[Campaign], growing: Growing, kind: Literal["class", "trait"]) -> Card:
    """One more class or trait."""
    costs = call.book.rules.growth
    if not growing.detail:
        affordable(call, costs.a_class if kind == "class" else costs.trait)
        write = growing.ask(say("growth-write"), kind, "good")
        return asked(call, say(f"growth-which-{kind}"), [write], *between_sessions(call))
    key = await _own(call, growing, kind)
    if isinstance(key, Card):
        return key
    gain = engine.gain_class if kind == "class" else engine.gain_trait
    gain(call.book, call.member, key)
    meant = told_of(call, living(call.book, call.member), key) if kind == "trait" else None
    return grown(call, say(f"growth-gained-{kind}", name=names.named(kind, key)), meant, *between_sessions(call))


async def replace_trait(call: Call[Campaign], growing: Growing) -> Card:
    character = living(call.book, call.member)
    if not growing.instead:
        affordable(call, call.book.rules.growth.replace_trait)
        buttons = [
            Button(name, growing.line(instead=held.key))
            if growing.detail
            else replace(growing, instead=held.key).ask(name, "trait")
            for held in character.traits
            for name in (names.named("trait", held.key),)
        ]
        return asked(call, say("growth-instead-of"), buttons, *between_sessions(call))
    key = await _own(call, growing, "trait")
    if isinstance(key, Card):
        return key
    engine.gain_trait(call.book, call.member, key, growing.instead)
    old, new = names.named("trait", growing.instead), names.named("trait", key)
    meant = told_of(call, living(call.book, call.member), key)
    return grown(call, say("growth-replaced-trait", old=old, new=new), meant, *between_sessions(call))


async def develop(call: Call[Campaign], growing: Growing) -> Card:
    """Choose the skills that move, then the class."""
    character, least = living(call.book, call.member), call.book.rules.growth.develop_skills
    able = movable(call.book, character, growing.skills)
    enough = len(set(growing.skills)) >= least
    if growing.detail and enough and growing.sure:
        key = await _own(call, growing, "class")
        if isinstance(key, Card):
            return key
        engine.develop_class(call.book, call.member, key, growing.skills)
        moved = listed([names.score_named(skill) for skill in growing.skills])
        line = say("growth-developed", klass=names.named("class", key), skills=moved)
        return grown(call, line, *out_of_context(call, character, key))
    affordable(call, call.book.rules.growth.develop)
    if not can_develop(call.book, character):
        return _cannot_develop(call)
    buttons = []
    for skill in able:
        chosen = skill in growing.skills
        after = [one for one in growing.skills if one != skill] if chosen else [*growing.skills, skill]
        label = say("composer-chosen", what=names.score_named(skill)) if chosen else names.score_named(skill)
        buttons.append(Button(label, growing.line(skills=".".join(after)), "good" if chosen else "plain"))
    if enough and growing.detail:
        buttons.append(Button(say("growth-develop-sure", name=growing.detail), growing.line(sure="yes"), "primary"))
    elif enough:
        buttons.append(growing.ask(say("growth-name-class"), "class", "primary"))
    return asked(call, say("growth-which-move", least=least), buttons, *between_sessions(call))


def _cannot_develop(call: Call[Campaign]) -> Card:
    """Why there are too few skills to make a class of, and what can be done about it."""
    character, rules = living(call.book, call.member), call.book.rules.growth
    lines = [say("growth-develop-how", price=rules.a_class)]
    if able := movable(call.book, character):
        lines.insert(0, say("growth-develop-able", skills=listed([names.score_named(skill) for skill in able])))
    return asked(call, say("growth-develop-not", least=rules.develop_skills), [], *lines)
