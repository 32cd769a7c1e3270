"""/grow: EVO spent at the printed prices; what cannot be paid or is not allowed is not offered."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from typing import Annotated, Literal, TypeAlias

from bot.commands.daimon.character import names
from bot.commands.daimon.character.words import social_named
from bot.commands.daimon.cog import cog
from bot.commands.daimon.growth import gear
from bot.commands.daimon.growth.cards import (
    IN_GROWTH,
    Growing,
    SoFar,
    affordable,
    asked,
    between_sessions,
    grown,
    menu,
)
from bot.commands.daimon.making.frame import key_of, specified
from bot.commands.journal_lines import tell
from bot.commands.lists import listed
from bot.engines.daimon.character.character import RESOURCES
from bot.engines.daimon.character.definitions import Kind, skill_rule
from bot.engines.daimon.growth import growth as engine
from bot.engines.daimon.growth.affordable import Growth, attributes, can_develop, movable, skills
from bot.engines.daimon.growth.growth import (
    AttributeGrown,
    ClassGained,
    PointBought,
    ResourcesGrown,
    SkillGrown,
    TraitGained,
)
from bot.engines.daimon.table.campaign import Campaign
from bot.engines.daimon.wounds.on_feet import living
from bot.hall.cards.card import Argument, Button, Card, say
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import Hidden, May
from bot.hall.declared.kinds import Choice, SomeKeys, Text, Whole, YesNo

GROWTHS: tuple[Growth, ...] = (
    "attribute", "skill", "trait", "replace-trait", "class", "develop-class",
    "gear", "upgrade-gear", "gear-bonus", "implant", "wealth",
)  # fmt: skip
LAST = 20
"""The most skills that are offered as buttons."""

What = Annotated[Growth, Choice(name="grow-what", values=GROWTHS)]
Detail = Annotated[str, Text(longest=60)]
Key = Annotated[str, Text(longest=60), Hidden()]
Keys = Annotated[tuple[str, ...], SomeKeys(), Hidden()]
Number = Annotated[int, Whole(0, 99), Hidden()]
Own = Annotated[bool, YesNo(), Hidden()]

Grow: TypeAlias = "Callable[[Call[Campaign], Growing], Awaitable[Card]]"


@cog.command("grow", may=May.PLAYER)
@names.spoken
async def grow(
    call: Call[Campaign],
    what: What | None = None,
    detail: Detail | None = None,
    into: Key = "",
    instead: Key = "",
    skills: Keys = (),
    number: Number = 0,
    sort: Key = "",
    value: Number = 0,
    score: Key = "",
    own: Own = False,
    sure: Own = False,
) -> Card:
    """Spend EVO; without saying on what, see what could grow."""
    if what is None:
        return menu(call)
    living(call.book, call.member)
    return await _GROWS[what](
        call, Growing(what, detail or "", into, instead, skills, number, sort, value, score, own, sure)
    )


@cog.command("grow-say", may=May.PLAYER, hidden=True)
@names.spoken
async def in_words(
    call: Call[Campaign],
    so_far: Annotated[Growing, SoFar()],
    skill: Detail = "",
    which: Detail = "",
    trait: Detail = "",
    class_: Detail = "",
    name: Detail = "",
    score: Detail = "",
) -> Card:
    """Go on with what was asked for in words."""
    living(call.book, call.member)
    said = skill or which or trait or class_ or name
    if score:
        return await _GROWS[so_far.what](call, replace(so_far, score=score))
    # The name of a developed class is asked for last: its skills are chosen by then.
    return await _GROWS[so_far.what](call, replace(so_far, detail=said, sure=so_far.what == "develop-class"))


# --- attributes and skills


async def _attribute(call: Call[Campaign], growing: Growing) -> Card:
    character = living(call.book, call.member)
    if not growing.detail:
        affordable(call, call.book.rules.growth.attribute)
        buttons = [
            Button(
                say("growth-from-to", what=names.score_named(key), old=score, new=score + 1), growing.line(detail=key)
            )
            for key in attributes(call.book, character)
            for score in (character.attributes[key],)
        ]
        return asked(call, say("growth-which-attribute"), buttons)
    key = await names.score_found(call, growing.detail)
    engine.grow_attribute(call.book, call.member, key)
    return grown(call, _from_to(key, character.attributes[key]))


def _from_to(key: str, new: int) -> Argument:
    return say("growth-from-to", what=names.score_named(key), old=new - 1, new=new)


async def _skill(call: Call[Campaign], growing: Growing) -> Card:
    book, character = call.book, living(call.book, call.member)
    if not growing.detail:
        return _which_skill(call, growing)
    if growing.score:
        # The printed skill that is being specified: which martial art, which weapon.
        key = await specified(call, growing.score, growing.detail)
    else:
        key = await names.found(call, "skill", growing.detail)
    if key == RESOURCES:
        return await _wealth(call, growing)
    if key in book.rules.skills and book.rules.skills[key].specify:
        ask = Growing("skill", score=key).ask(say("growth-specify"), "which", "good")
        return asked(call, say("growth-which-one", skill=names.score_named(key)), [ask])
    klass = growing.klass or _class_for(call, key)
    if key not in character.skills and not klass:
        affordable(call, engine.skill_price(book, key))
        buttons = [
            Button(names.named("class", held.key), Growing("skill", key, klass=held.key).line())
            for held in character.classes
        ]
        return asked(call, say("growth-into-which", skill=names.score_named(key)), buttons)
    engine.grow_skill(book, call.member, key, klass)
    return grown(call, _from_to(key, character.skills[key]))


def _class_for(call: Call[Campaign], skill: str) -> str:
    """The class that a new skill goes with by its references, if it is the only one."""
    references = skill_rule(call.book.rules, call.book.sheets.defined, skill).classes
    classes = [held.key for held in living(call.book, call.member).classes]
    near = [key for key in classes if key in references]
    return classes[0] if len(classes) == 1 else near[0] if len(near) == 1 else ""


def _which_skill(call: Call[Campaign], growing: Growing) -> Card:
    affordable(call, call.book.rules.growth.specific)
    character = living(call.book, call.member)
    able = skills(call.book, character)
    held = [key for key in able if key in character.skills]
    near = [
        key
        for key in able
        if key not in held
        and any(
            one.key in skill_rule(call.book.rules, call.book.sheets.defined, key).classes for one in character.classes
        )
    ]
    buttons = [
        Button(say("growth-from-to", what=names.score_named(key), old=score, new=score + 1), growing.line(detail=key))
        for key in [*held, *near][:LAST]
        for score in (character.skills.get(key, 0),)
    ]
    buttons.append(growing.ask(say("growth-other"), "skill"))
    return asked(call, say("growth-which-skill"), buttons)


# --- traits and classes


async def _own(call: Call[Campaign], growing: Growing, kind: Kind) -> str | Card:
    """The class or trait that was named; one that is not printed is asked about first."""
    key = await key_of(call, kind, growing.detail, growing.own)
    if key is not None:
        return key
    yes = Button(say("making-ours-yes"), growing.line(own="yes"), "good")
    return asked(call, say(f"making-ours-{kind}", name=growing.detail), [yes])


async def _gained(call: Call[Campaign], growing: Growing, kind: Literal["class", "trait"]) -> Card:
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
    return grown(call, say(f"growth-gained-{kind}", name=names.named(kind, key)), *between_sessions(call))


async def _replace_trait(call: Call[Campaign], growing: Growing) -> Card:
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
    return grown(call, say("growth-replaced-trait", old=old, new=new), *between_sessions(call))


async def _develop(call: Call[Campaign], growing: Growing) -> Card:
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
        return grown(call, say("growth-developed", klass=names.named("class", key), skills=moved))
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


async def _wealth(call: Call[Campaign], growing: Growing) -> Card:
    character = living(call.book, call.member)
    social = character.social
    engine.grow_resources(call.book, call.member)
    line = say("growth-resources", resources=character.resources)
    if character.social > social:
        return grown(call, line, say("wealth-risen", social=social_named(character.social)))
    return grown(call, line)


_GROWS: dict[Growth, Grow] = {
    "attribute": _attribute,
    "skill": _skill,
    "trait": partial(_gained, kind="trait"),
    "replace-trait": _replace_trait,
    "class": partial(_gained, kind="class"),
    "develop-class": _develop,
    "wealth": _wealth,
    "gear": gear.gain,
    "upgrade-gear": gear.upgrade,
    "gear-bonus": gear.tune,
    "implant": gear.implant,
}


# --- journal

tell(
    cog,
    {
        PointBought: "growth-line-point",
        AttributeGrown: "growth-line-score",
        SkillGrown: "growth-line-score",
        TraitGained: "growth-line-trait",
        ClassGained: lambda entry: "growth-line-developed" if entry.skills else "growth-line-class",
        ResourcesGrown: "growth-line-resources",
    },
    IN_GROWTH,
)
