"""/grow: EVO spent at the printed prices; what cannot be paid or is not allowed is not offered."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from typing import Annotated, TypeAlias

from bot.commands.daimon.character import names
from bot.commands.daimon.character.words import social_named
from bot.commands.daimon.cog import cog
from bot.commands.daimon.growth import classes, gear
from bot.commands.daimon.growth.growth_cards import (
    IN_GROWTH,
    ChosenSoFar,
    Growing,
    affordable,
    asked,
    grown,
    menu,
    out_of_context,
)
from bot.commands.daimon.making.frame import specified
from bot.commands.journal_lines import tell
from bot.engines.book import Refused
from bot.engines.daimon.character.character import RESOURCES
from bot.engines.daimon.character.definitions import in_context, skill_rule
from bot.engines.daimon.growth import growth as engine
from bot.engines.daimon.growth.affordable import Growth, attributes, skills
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
    so_far: Annotated[Growing, ChosenSoFar()],
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
    if key not in character.skills and not character.classes:
        raise Refused("class-needed")
    if key not in character.skills and not klass:
        affordable(call, engine.skill_price(book, key))
        buttons = [
            Button(names.named("class", held.key), Growing("skill", key, klass=held.key).line())
            for held in character.classes
        ]
        beside = [
            say("making-beside-the-class", klass=names.named("class", held.key))
            for held in character.classes
            if not in_context(book.rules, book.sheets.defined, held.key, key)
        ]
        return asked(call, say("growth-into-which", skill=names.score_named(key)), buttons, *beside)
    engine.grow_skill(book, call.member, key, klass)
    return grown(call, _from_to(key, character.skills[key]), *out_of_context(call, character, klass))


def _class_for(call: Call[Campaign], skill: str) -> str:
    """The class that a new skill goes with by its references, if it is the only one."""
    references = skill_rule(call.book.rules, call.book.sheets.defined, skill).classes
    mine = [held.key for held in living(call.book, call.member).classes]
    near = [key for key in mine if key in references]
    return mine[0] if len(mine) == 1 else near[0] if len(near) == 1 else ""


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
    "trait": partial(classes.gain, kind="trait"),
    "replace-trait": classes.replace_trait,
    "class": partial(classes.gain, kind="class"),
    "develop-class": classes.develop,
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
