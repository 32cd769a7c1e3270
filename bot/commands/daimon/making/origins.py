"""Where a new character comes from: social classes, first class and trait, the event of a life, the second class."""

from __future__ import annotations

from functools import partial
from typing import Annotated

from bot.commands.daimon.character import names
from bot.commands.daimon.character.trait_words import of_all
from bot.commands.daimon.character.words import bonus_named, event_named, social_named
from bot.commands.daimon.cog import cog
from bot.commands.daimon.making.frame import (
    IN_MAKING,
    Key,
    Story,
    framed,
    in_rows,
    is_it_ours,
    key_of,
    present,
    shows,
)
from bot.commands.journal_lines import tell
from bot.engines.daimon.character.definitions import trait_leaning
from bot.engines.daimon.making import origins
from bot.engines.daimon.making import steps as engine
from bot.engines.daimon.making.origins import (
    ClassTaken,
    EventChosen,
    EventRolled,
    OriginsChosen,
    OriginsRolled,
    OriginTaken,
)
from bot.engines.daimon.making.state import Making
from bot.engines.daimon.table.campaign import Campaign
from bot.hall.cards.card import Argument, Button, Card, code, say
from bot.hall.cards.plain_text import quoted
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import May
from bot.hall.declared.kinds import Text, Whole, Yes

Class = Annotated[str, Text(longest=60, suggest=partial(names.some, "class"))]
Trait = Annotated[str, Text(longest=60, suggest=partial(names.some, "trait"))]
Social = Annotated[int, Whole(1, 7)]
Offer = Annotated[int, Whole(1, 2)]


def trait_named(call: Call[Campaign], trait: str) -> Argument:
    """A trait with what it adds to the dice."""
    leaning = trait_leaning(call.book.rules, call.book.sheets.defined, trait)
    name = names.named("trait", trait)
    if leaning is None:
        return name
    return say("sheet-with-bonus", name=name, bonus=bonus_named(leaning.score, leaning.bonus))


# --- social classes


@shows("origins")
def origins_card(call: Call[Campaign], making: Making) -> Card:
    """Roll the social classes, or choose them."""
    if making.method == "manual":
        return Card(lines=(say("making-born-where"),), buttons=_classes(call, "sheet origin"))
    if making.origins:
        keep = Button(say("making-keep-dice"), "sheet dice origins", "good")
        shown = code(names.dice_row(making.origins))
        return Card(lines=(say("making-dice-stay", dice=shown),), buttons=((keep,),))
    roll = Button(say("making-roll"), "sheet dice origins", "good")
    return Card(lines=(say("making-origins"),), buttons=((roll,),))


def _classes(call: Call[Campaign], line: str) -> tuple[tuple[Button, ...], ...]:
    """The social classes in which one can be born."""
    least, most = call.book.rules.making.born
    return tuple((Button(social_named(social), f"{line} {social}"),) for social in range(least, most + 1))


@cog.command("sheet origin", may=May.PLAYER, private=True, hidden=True, reads=True)
@names.spoken
async def origin(call: Call[Campaign], origin: Social) -> Card:
    """The class of origin is chosen: which is the present one?"""
    making = engine.at(call.book, call.member, "origins")
    asked = say("making-lives-where", origin=social_named(origin))
    return framed(making, (asked,), _classes(call, f"sheet born {origin}"), inside=True)


@cog.command("sheet born", may=May.PLAYER, private=True, hidden=True)
@names.spoken
async def born(call: Call[Campaign], origin: Social, social: Social) -> Card:
    """Choose both social classes."""
    origins.choose_origins(call.book, call.member, origin, social)
    return present(call)


def rolled(making: Making) -> list[Argument]:
    """What the dice of the origins say, in the order in which they are read."""
    origin, first, social, second = making.origins
    row = origins.second_row(origin, social, second)
    key = "making-rolled-social" if row == second else "making-rolled-shifted"
    return [
        say("making-rolled-origin", social=social_named(origin), die=code(str(origin)), row=code(str(first))),
        say(key, social=social_named(social), die=code(str(social)), face=code(str(second)), row=row),
    ]


# --- the first class and trait


@shows("cross")
def cross_card(call: Call[Campaign], making: Making) -> Card:
    """Choose among what the dice offer, or freely."""
    if making.method == "manual":
        return _first_class(call, making)
    buttons, finer, traits = [], [], []
    offers = origins.offers(call.book, making)
    for number, offer in enumerate(offers, 1):
        if offer in offers[: number - 1]:
            # Both rolls on one row of one table.
            continue
        trait = trait_named(call, offer.trait)
        buttons += [
            (Button(say("making-offer", klass=names.named("class", key), trait=trait), f"sheet offer {number} {key}"),)
            for key in origins.classes_of(call.book.rules, offer.klass)
        ]
        label = say("making-finer", trait=trait)
        finer.append(Button(label, f"sheet refine {number}", ask=("class",), in_words=True))
        traits += [
            Button(
                say("making-finer-trait", klass=names.named("class", key)),
                f"sheet refine {number} class:{key}",
                ask=("trait",),
                in_words=True,
            )
            for key in origins.classes_of(call.book.rules, offer.klass)
        ]
    told = of_all(call, (offer.trait for offer in offers))
    lines = (say("making-crossed"), *told, say("making-finer-how"))
    return Card(lines=lines, buttons=(*buttons, tuple(finer), tuple(traits)))


@cog.command("sheet offer", may=May.PLAYER, private=True, hidden=True)
@names.spoken
async def offer(call: Call[Campaign], number: Offer, class_: Key) -> Card:
    """Take one of the offers as it is."""
    origins.take_offer(call.book, call.member, number, class_)
    return present(call)


@cog.command("sheet refine", may=May.PLAYER, private=True, hidden=True)
@names.spoken
async def refine(
    call: Call[Campaign], number: Offer, class_: Class, own: Yes = False, trait: Trait | None = None
) -> Card:
    """Take one of the offers with a class, or a trait, that is more precise."""
    making = engine.at(call.book, call.member, "cross")
    key = await key_of(call, "class", class_, own)
    if key is None:
        return is_it_ours(making, "class", class_, f"sheet refine {number} {quoted(class_)} own:yes")
    finer = await key_of(call, "trait", trait, own) if trait else ""
    if finer is None:
        return is_it_ours(
            making, "trait", trait or "", f"sheet refine {number} {key} own:yes trait:{quoted(trait or '')}"
        )
    origins.take_offer(call.book, call.member, number, key, refined=True, trait=finer)
    return present(call)


def _near(call: Call[Campaign], making: Making) -> list[str]:
    """Classes of the tables of both social classes."""
    character, rules = making.character, call.book.rules
    held = [one.key for one in character.classes]
    found = [key for social in (character.origin, character.social) for key in origins.classes_at(rules, social)]
    return [key for key in dict.fromkeys(found) if key not in held]


def _first_class(call: Call[Campaign], making: Making) -> Card:
    character = making.character
    buttons = [Button(names.named("class", key), f"sheet first {key}") for key in _near(call, making)]
    buttons.append(Button(say("making-other-class"), "sheet first", ask=("class",), in_words=True))
    lines = (
        say("making-comes-from", origin=social_named(character.origin), social=social_named(character.social)),
        say("making-first-class"),
    )
    return Card(lines=lines, buttons=in_rows(buttons))


@cog.command("sheet first", may=May.PLAYER, private=True, hidden=True)
@names.spoken
async def first(call: Call[Campaign], class_: Class, own: Yes = False) -> Card:
    """The first class is chosen: which is the first trait?"""
    making = engine.at(call.book, call.member, "cross")
    key = await key_of(call, "class", class_, own)
    if key is None:
        return is_it_ours(making, "class", class_, f"sheet first {quoted(class_)} own:yes")
    offered = origins.traits_with(call.book.rules, making.character, key)
    buttons = [Button(trait_named(call, trait), f"sheet begin {key} {trait}") for trait in offered]
    buttons.append(Button(say("making-other-trait"), f"sheet begin {key}", ask=("trait",), in_words=True))
    asked = say("making-first-trait", klass=names.named("class", key))
    return framed(making, (asked, *of_all(call, offered)), in_rows(buttons), inside=True)


@cog.command("sheet begin", may=May.PLAYER, private=True, hidden=True)
@names.spoken
async def begin(call: Call[Campaign], class_: Key, trait: Trait, own: Yes = False) -> Card:
    """Choose the first class and the first trait."""
    making = engine.at(call.book, call.member, "cross")
    key = await key_of(call, "trait", trait, own)
    if key is None:
        return is_it_ours(making, "trait", trait, f"sheet begin {class_} {quoted(trait)} own:yes")
    origins.begin_with(call.book, call.member, class_, key)
    return present(call)


# --- the event


@shows("event")
def event_card(call: Call[Campaign], making: Making) -> Card:
    """Roll the event of a life, or choose it."""
    rows = origins.events(call.book.rules, making.character)
    table = say(f"daimon-events-{origins.turn(making.character.origin, making.character.social)}")
    held = [one.key for one in making.character.traits]
    if making.method == "manual":
        choices = [
            (Button(_told(making, event, trait), f"sheet event {trait} event:{event}"),)
            for event, trait in zip(rows.first, rows.traits, strict=True)
            if trait not in held
        ]
        other = Button(say("making-other-event"), "sheet event", ask=("trait", "event"), in_words=True)
        told = of_all(call, (trait for trait in rows.traits if trait not in held))
        return Card(lines=(say("making-event-choose"), table, *told), buttons=(*choices, (other,)))
    if making.draft.event:
        others = [Button(trait_named(call, one), f"sheet event {one}") for one in rows.traits if one not in held]
        told = of_all(call, (one for one in rows.traits if one not in held))
        return Card(lines=(say("making-event-other-trait"), *told), buttons=in_rows(others))
    if making.event:
        keep = Button(say("making-keep-dice"), "sheet dice event", "good")
        return Card(lines=(say("making-dice-stay", dice=code(str(making.event))),), buttons=((keep,),))
    roll = Button(say("making-roll"), "sheet dice event", "good")
    return Card(lines=(say("making-event"), table), buttons=((roll,),))


def _told(making: Making, event: str, trait: str) -> Argument:
    turn = origins.turn(making.character.origin, making.character.social)
    return say("making-event-line", event=say(f"daimon-says-{turn}-{event}"), trait=names.named("trait", trait))


@cog.command("sheet event", may=May.PLAYER, private=True, hidden=True)
@names.spoken
async def event(call: Call[Campaign], trait: Trait, event: Story | None = None, own: Yes = False) -> Card:
    """Choose the event, or another trait of its table."""
    making = engine.at(call.book, call.member, "event")
    key = await key_of(call, "trait", trait, own)
    if key is None:
        line = f"sheet event {quoted(trait)} own:yes" + (f" event:{quoted(event)}" if event else "")
        return is_it_ours(making, "trait", trait, line)
    printed = event in origins.events(call.book.rules, making.character).first
    origins.choose_event(call.book, call.member, event if printed and event else call.keep(event), key)
    return present(call)


def happened(call: Call[Campaign], making: Making) -> Argument:
    """What the die of the event said."""
    die = making.event
    trait = origins.events(call.book.rules, making.character).traits[die - 1]
    event = event_named(call.book.rules, making.draft.event)
    return say("making-happened", die=code(str(die)), event=event, trait=names.named("trait", trait))


# --- the second class


@shows("second")
def second_card(call: Call[Campaign], making: Making) -> Card:
    """Choose the second class freely."""
    return Card(lines=(say("making-second"),), buttons=class_buttons(call, making))


def class_buttons(call: Call[Campaign], making: Making) -> tuple[tuple[Button, ...], ...]:
    """Classes near the social classes, and any other."""
    buttons = [Button(names.named("class", key), f"sheet class {key}") for key in _near(call, making)]
    buttons.append(Button(say("making-other-class"), "sheet class", ask=("class",), in_words=True))
    return in_rows(buttons)


@cog.command("sheet class", may=May.PLAYER, private=True, hidden=True)
@names.spoken
async def another_class(call: Call[Campaign], class_: Class, own: Yes = False) -> Card:
    """Take a second class, or a third."""
    making = engine.at(call.book, call.member, "second", "skills")
    key = await key_of(call, "class", class_, own)
    if key is None:
        return is_it_ours(making, "class", class_, f"sheet class {quoted(class_)} own:yes")
    origins.take_class(call.book, call.member, key)
    return present(call)


# --- journal

tell(
    cog,
    {
        OriginsRolled: "making-line-origins",
        OriginsChosen: "making-line-born",
        OriginTaken: "making-line-origin",
        EventRolled: "making-line-event",
        EventChosen: "making-line-trait",
        ClassTaken: "making-line-class",
    },
    IN_MAKING,
)
