"""What a new character carries: its dàimon, its implants, its weapons and protections."""

from __future__ import annotations

from functools import partial
from typing import Annotated, get_args

from bot.commands.daimon.character import names
from bot.commands.daimon.character.words import SORTS, bonus_named, examples, gear_line, implant_line
from bot.commands.daimon.cog import cog
from bot.commands.daimon.making.frame import IN_MAKING, Line, Story, framed, in_rows, present, shows
from bot.commands.journal_lines import tell
from bot.engines.daimon.character.character import Leaning
from bot.engines.daimon.making import gear, implants
from bot.engines.daimon.making import steps as engine
from bot.engines.daimon.making.daimon import DaimonGiven, give_daimon
from bot.engines.daimon.making.gear import GearDropped, GearTaken
from bot.engines.daimon.making.implants import ImplantDropped, ImplantTaken
from bot.engines.daimon.making.state import Making
from bot.engines.daimon.rules.rules import ATTRIBUTES
from bot.engines.daimon.table.campaign import Campaign
from bot.hall.cards.card import Argument, Button, Card, Mention, say
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import May
from bot.hall.declared.kinds import Text, Whole, Word

Sort = Annotated[str, Word(values=tuple(SORTS))]
Score = Annotated[str, Text(longest=60, suggest=partial(names.of_the_sheet, "score"))]
Bonus = Annotated[int, Whole(1, 2)]
Number = Annotated[int, Whole(1, 99)]
Item = Annotated[gear.Sort, Word(values=get_args(gear.Sort))]
Value = Annotated[int, Whole(0, 4)]

_DROPS = {"implant": implants.drop, "gear": gear.drop}
Dropped = Annotated[str, Word(values=tuple(_DROPS))]


# --- the dàimon


@shows("daimon")
def daimon_card(call: Call[Campaign], making: Making) -> Card:
    """The question for the dàimon's name, look and nature."""
    right = call.book.right_of(making.character.player)
    lines: list[Argument] = [say("making-daimon")]
    if right:
        lines.append(say("making-daimon-right", who=Mention(right)))
    give = Button(say("making-daimon-give"), "sheet daimon", "good", ask=("name", "look", "nature"))
    return Card(lines=tuple(lines), buttons=((give, Button(say("making-daimon-none"), "sheet leave daimon")),))


@cog.command("sheet daimon", may=May.PLAYER, private=True, hidden=True)
@names.spoken
async def daimon(call: Call[Campaign], name: Line, look: Story, nature: Story) -> Card:
    """Give the dàimon its name, look and nature."""
    engine.at(call.book, call.member, "daimon")
    give_daimon(call.book, call.member, call.keep(name), call.keep(look), call.keep(nature))
    return present(call)


# --- implants


@shows("implants")
def implants_card(call: Call[Campaign], making: Making) -> Card:
    """The implants so far, and the points that are left."""
    rules, defined, character = call.book.rules, call.book.sheets.defined, making.character
    left = implants.points(character) - implants.spent(rules, defined, character)
    costs = rules.implants
    lines: list[Argument] = [
        say("making-implants", points=implants.points(character)),
        say(
            "making-implant-prices",
            specific=costs.specific,
            generic=costs.generic,
            attribute=costs.attribute,
            hidden=costs.hidden,
        ),
        *(implant_line(one) for one in character.implants),
        say("making-implant-points", left=left),
    ]
    sorts = [
        Button(say(f"implant-{word}"), f"sheet fit {word}")
        for word, (sort, hidden) in SORTS.items()
        if len(character.implants) < costs.most
        and costs.specific + (costs.hidden if implants.surcharged(sort, hidden) else 0) <= left
    ]
    off = [
        Button(say("making-take-off", what=names.thing_named(one.name)), f"sheet off implant {one.number}")
        for one in character.implants
    ]
    done = Button(say("making-go-on"), "sheet leave implants", "good")
    return Card(lines=tuple(lines), buttons=(*in_rows(sorts, 2), *in_rows(off), (done,)))


@cog.command("sheet fit", may=May.PLAYER, private=True, hidden=True, reads=True)
@names.spoken
async def fit(call: Call[Campaign], sort: Sort, score: Score | None = None) -> Card:
    """What an implant of a sort is to improve, and by how much."""
    making = engine.at(call.book, call.member, "implants")
    if score is not None:
        return _bonuses(call, making, sort, await names.score_found(call, score))
    left = _left(call, making)
    scores = (*ATTRIBUTES, *making.character.skills)
    affordable = [key for key in scores if _price(call, sort, Leaning(score=key, bonus=1)) <= left]
    buttons = [Button(names.score_named(key), f"sheet fit {sort} {key}") for key in affordable]
    buttons.append(Button(say("making-other-skill-implant"), f"sheet fit {sort}", ask=("score",), in_words=True))
    return framed(making, (say("making-implant-what", sort=say(f"implant-{sort}")),), in_rows(buttons), inside=True)


def _left(call: Call[Campaign], making: Making) -> int:
    character = making.character
    return implants.points(character) - implants.spent(call.book.rules, call.book.sheets.defined, character)


def _price(call: Call[Campaign], sort: str, *leanings: Leaning) -> int:
    kind, hidden = SORTS[sort]
    return implants.price(call.book.rules, call.book.sheets.defined, kind, hidden, leanings)


def _bonuses(call: Call[Campaign], making: Making, sort: str, score: str) -> Card:
    """One point or two on the score, or one on another too."""
    left = _left(call, making)
    buttons = []
    for bonus in (1, 2):
        price = _price(call, sort, Leaning(score=score, bonus=bonus))
        if price <= left:
            label = say("making-implant-take", bonus=bonus_named(score, bonus), cost=price)
            buttons.append(Button(label, f"sheet implant {sort} {score} {bonus}", ask=("name",)))
    if _price(call, sort, Leaning(score=score, bonus=1)) < left:
        label = say("making-implant-both", bonus=bonus_named(score, 1))
        buttons.append(Button(label, f"sheet implant {sort} {score} 1", ask=("second", "name")))
    asked = say("making-implant-how", score=names.score_named(score), left=left)
    return framed(making, (asked,), in_rows(buttons, 1), inside=True)


@cog.command("sheet implant", may=May.PLAYER, private=True, hidden=True)
@names.spoken
async def implant(
    call: Call[Campaign], sort: Sort, score: Score, bonus: Bonus, name: Line, second: Score | None = None
) -> Card:
    """Give the character an implant."""
    engine.at(call.book, call.member, "implants")
    given = [Leaning(score=await names.score_found(call, score), bonus=bonus)]
    if second is not None:
        given.append(Leaning(score=await names.score_found(call, second), bonus=1))
    kind, hidden = SORTS[sort]
    implants.take(call.book, call.member, call.keep(name), kind, hidden, given)
    return present(call)


# --- weapons and protections


@shows("gear")
def gear_card(call: Call[Campaign], making: Making) -> Card:
    """The weapons and protections so far, and those that may still come."""
    rules, character = call.book.rules, making.character
    lines: list[Argument] = [say("making-gear"), *(gear_line(item) for item in character.gear)]
    buttons, open_ = [], []
    for rule in rules.starting.values():
        left = gear.left(rules, call.book.sheets.defined, character, rule.value)
        weight = say(f"daimon-gear-{rule.value}")
        lines.append(
            say("making-gear-any", weight=weight) if left is None else say("making-gear-left", weight=weight, left=left)
        )
        if left is None or left > 0:
            open_.append(rule.value)
            buttons += [
                Button(say(f"making-gear-{sort}", weight=weight), f"sheet arm {sort} {rule.value}", ask=("name",))
                for sort in ("weapon", "protection")
            ]
    buttons.append(Button(say("daimon-gear-shield"), "sheet arm shield 1", ask=("name",)))
    off = [
        Button(say("making-take-off", what=names.thing_named(item.name)), f"sheet off gear {item.number}")
        for item in character.gear
    ]
    done = Button(say("making-go-on"), "sheet leave gear", "good")
    return Card(lines=(*lines, *examples(open_)), buttons=(*in_rows(buttons, 2), *in_rows(off), (done,)))


@cog.command("sheet arm", may=May.PLAYER, private=True, hidden=True)
@names.spoken
async def arm(call: Call[Campaign], sort: Item, value: Value, name: Line) -> Card:
    """Give the character a weapon or a protection."""
    engine.at(call.book, call.member, "gear")
    gear.take(call.book, call.member, call.keep(name), sort, value)
    return present(call)


@cog.command("sheet off", may=May.PLAYER, private=True, hidden=True)
@names.spoken
async def off(call: Call[Campaign], what: Dropped, number: Number) -> Card:
    """Take an implant, a weapon or a protection back."""
    _DROPS[what](call.book, call.member, number)
    return present(call)


# --- journal

tell(
    cog,
    {
        DaimonGiven: "making-line-daimon",
        ImplantTaken: "making-line-takes",
        ImplantDropped: "making-line-drops",
        GearTaken: "making-line-takes",
        GearDropped: "making-line-drops",
    },
    IN_MAKING,
)
