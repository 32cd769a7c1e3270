"""The attributes of a new character: points to share, then a die for each or points placed freely."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Annotated

from bot.commands.daimon.character import names
from bot.commands.daimon.cog import cog
from bot.commands.daimon.making.frame import IN_MAKING, dots, framed, in_rows, present, shows
from bot.commands.journal_lines import tell
from bot.engines.daimon.making import attributes
from bot.engines.daimon.making import steps as engine
from bot.engines.daimon.making.attributes import AttributesPlaced, AttributesRolled, PointsDrafted, PointsShared
from bot.engines.daimon.making.state import Making
from bot.engines.daimon.rules.rules import ATTRIBUTES
from bot.engines.daimon.table.campaign import Campaign
from bot.engines.rolls import SUCCESS
from bot.hall.cards.card import Argument, Button, Card, code, say
from bot.hall.cards.lists import listed
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import May
from bot.hall.declared.kinds import Kind, SomeKeys


@dataclass(frozen=True, slots=True)
class SixPoints(Kind):
    """Six figures, one for each attribute: `3 2 2 2 2 1`."""

    def read(self, typed: str) -> tuple[int, ...]:
        """The six figures; none where other things stand among them."""
        if any(not sign.isdecimal() and sign not in " ,;./-" for sign in typed):
            return ()
        return tuple(int(sign) for sign in typed if sign.isdecimal())


Points = Annotated[tuple[int, ...], SixPoints()]
SomeAttributes = Annotated[tuple[str, ...], SomeKeys()]
"""Attributes in a button: `power.agility`."""


@shows("points")
def points_card(call: Call[Campaign], making: Making) -> Card:
    """Twelve points to share; whoever wants no dice for the story says so here."""
    card = _sharing(call, making)
    if making.method == "manual":
        return card
    quick = Button(say("making-quick"), "sheet quick", "good")
    by_hand = Button(say("making-story-by-hand"), "sheet over manual")
    return Card(lines=card.lines, buttons=(*card.buttons, (quick, by_hand)))


@cog.command("sheet draft", may=May.PLAYER, private=True, hidden=True)
@names.spoken
async def draft(call: Call[Campaign], points: Points) -> Card:
    """The points as they are put down so far."""
    attributes.draft(call.book, call.member, points)
    return present(call)


def _sharing(call: Call[Campaign], making: Making) -> Card:
    """The points so far, with a button to add one to each attribute; as they stood, once their dice were seen."""
    rules = call.book.rules.making
    bare = (rules.least,) * len(ATTRIBUTES)
    points = making.shared or making.draft.points or bare
    if making.shared:
        shown = _scores(call, dict(zip(ATTRIBUTES, points, strict=True)))
        good = Button(say("making-all-right"), f"sheet share {_figures(points)}", "good")
        return Card(lines=(say("making-points-stay"), *shown), buttons=((good,),))
    left = rules.points - sum(points)
    lines: list[Argument] = [
        say("making-points", points=rules.points, least=rules.least, most=rules.most),
        *_scores(call, dict(zip(ATTRIBUTES, points, strict=False)), about=True),
        say("making-points-left", left=left),
    ]
    more = []
    for number, (attribute, score) in enumerate(zip(ATTRIBUTES, points, strict=False)):
        if left > 0 and score < rules.most:
            raised = _figures([one + (at == number) for at, one in enumerate(points)])
            more.append(Button(say("making-plus", name=names.score_named(attribute)), f"sheet draft {raised}"))
    acts = [Button(say("making-write-them"), "sheet share", ask=("points",), in_words=True)]
    if points != bare:
        acts.insert(0, Button(say("making-clear"), f"sheet draft {_figures(bare)}"))
    if not left:
        acts.insert(0, Button(say("making-all-right"), f"sheet share {_figures(points)}", "good"))
    return Card(lines=tuple(lines), buttons=(*in_rows(more), tuple(acts)))


def _figures(points: Iterable[int]) -> str:
    """The six points as a button carries them."""
    return "".join(map(str, points))


def _scores(call: Call[Campaign], scores: dict[str, int], about: bool = False) -> list[Argument]:
    """Attributes as circles."""
    top = call.book.rules.making.top
    key = "making-attribute-about" if about else "making-attribute"
    return [
        say(
            key,
            name=names.score_named(attribute),
            dots=code(dots(score, top)),
            score=say(f"daimon-scores-{score}") if score else "",
            about=say(f"daimon-attributes-{attribute}-about"),
        )
        for attribute, score in scores.items()
    ]


@cog.command("sheet share", may=May.PLAYER, private=True, hidden=True)
@names.spoken
async def share(call: Call[Campaign], points: Points) -> Card:
    """Share the points."""
    attributes.share(call.book, call.member, points)
    return present(call)


@shows("raise")
def raise_card(call: Call[Campaign], making: Making) -> Card:
    """A die each, or points placed freely."""
    lines = _scores(call, making.character.attributes)
    if making.attributes:
        lines.append(say("making-dice-stay", dice=code(names.dice_row(making.attributes))))
        return Card(lines=tuple(lines), buttons=((Button(say("making-keep-dice"), "sheet dice raise", "good"),),))
    lines.append(say("making-raise", placed=call.book.rules.making.placed))
    roll = Button(say("making-roll-six"), "sheet dice raise", "good")
    place = Button(say("making-place", placed=call.book.rules.making.placed), "sheet lift")
    return Card(lines=tuple(lines), buttons=((roll, place),))


def raised(making: Making) -> Argument:
    """What the six dice raised."""
    shown = code(names.dice_row(making.attributes))
    raised = [
        names.score_named(one) for one, face in zip(ATTRIBUTES, making.attributes, strict=True) if face >= SUCCESS
    ]
    return say("making-raised", dice=shown, what=listed(raised)) if raised else say("making-raised-none", dice=shown)


@cog.command("sheet lift", may=May.PLAYER, private=True, hidden=True, reads=True)
@names.spoken
async def lift(call: Call[Campaign], chosen: SomeAttributes = ()) -> Card:
    """Choose which attributes to raise, one after the other."""
    making = engine.at(call.book, call.member, "raise")
    rules, scores = call.book.rules.making, making.character.attributes
    command = "raise" if len(chosen) + 1 >= rules.placed else "lift"
    buttons = [
        Button(say("making-plus", name=names.score_named(one)), f"sheet {command} {'.'.join((*chosen, one))}")
        for one in ATTRIBUTES
        if scores[one] + chosen.count(one) < rules.top
    ]
    asked = say("making-place-next", what=listed([names.score_named(one) for one in chosen]))
    if not chosen:
        asked = say("making-place-first")
    return framed(making, (*_scores(call, scores), asked), in_rows(buttons), inside=True)


@cog.command("sheet raise", may=May.PLAYER, private=True, hidden=True)
@names.spoken
async def place(call: Call[Campaign], chosen: SomeAttributes) -> Card:
    """Place the points."""
    attributes.place(call.book, call.member, chosen)
    return present(call)


# --- journal

tell(
    cog,
    {
        PointsDrafted: "making-line-drafted",
        PointsShared: "making-line-points",
        AttributesRolled: "making-line-rolled",
        AttributesPlaced: "making-line-placed",
    },
    IN_MAKING,
)
