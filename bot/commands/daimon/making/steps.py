"""/sheet new: a character made step by step, each step an entry, in a private card that takes its own place."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Annotated

from bot.commands.daimon.character import card as sheet_card
from bot.commands.daimon.character import names
from bot.commands.daimon.character.words import event_named
from bot.commands.daimon.cog import cog
from bot.commands.daimon.making import origins as making_origins
from bot.commands.daimon.making.frame import Word, dots, framed, in_rows, present, shows
from bot.commands.naming import listed
from bot.engines.book import Refused
from bot.engines.daimon.making import attributes, origins
from bot.engines.daimon.making import steps as engine
from bot.engines.daimon.making.steps import Making, Method
from bot.engines.daimon.rules.rules import ATTRIBUTES
from bot.engines.daimon.table.campaign import Campaign
from bot.engines.rolls import SUCCESS
from bot.hall.cards.card import Argument, Button, Card, Free, Mention, Tone, code, say
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import May
from bot.hall.declared.kinds import Choice, Kind, Text, Whole
from bot.hall.declared.values import Missing


@dataclass(frozen=True, slots=True)
class SixPoints(Kind):
    """Six figures, one for each attribute: `3 2 2 2 2 1`."""

    def read(self, typed: str) -> tuple[int, ...]:
        """The six figures; none where other things stand among them."""
        if any(not sign.isdecimal() and sign not in " ,;./-" for sign in typed):
            return ()
        return tuple(int(sign) for sign in typed if sign.isdecimal())


@dataclass(frozen=True, slots=True)
class SomeAttributes(Kind):
    """Attributes in a button: `power.agility`."""

    def read(self, typed: str) -> tuple[str, ...]:
        """The attributes."""
        return tuple(typed.split("."))


Name = Annotated[str, Text(longest=60)]
How = Annotated[Method, Choice(name="method", values=("random", "manual"))]
Level = Annotated[int, Whole(0, 99)]
Points = Annotated[tuple[int, ...], SixPoints()]
Chosen = Annotated[tuple[str, ...], SomeAttributes()]
Count = Annotated[int, Whole(0, 999)]
Rolling = Annotated[str, Word(values=("raise", "origins", "event"))]


@cog.command("sheet new", may=May.PLAYER, private=True)
@names.spoken
async def new(call: Call[Campaign], name: Name | None = None, method: How = "random", level: Level = 0) -> Card:
    """Make a character, or go on with the one that is in the making; a seat may know the name already."""
    seat = call.book.seat(call.member)
    engine.may_make(call.book, seat)
    if call.member in call.book.sheets.making:
        return present(call, say("making-goes-on"))
    if name is None and not seat.named:
        raise _nameless(call, method, level)
    engine.begin(call.book, call.member, call.keep(name) or seat.named, method, level)
    evo = call.book.sheets.making[call.member].level
    return present(call, say("making-evo", evo=evo) if evo else say("making-how-it-goes"))


def _nameless(call: Call[Campaign], method: str, level: int) -> Missing:
    """A character needs a name before anything else: it is asked for."""
    command = call.house.commands["sheet new"]
    return Missing(command, command.parameter("name"), {"method": method, "level": level})


@cog.command("sheet step", may=May.PLAYER, private=True, hidden=True, reads=True)
@names.spoken
async def step(call: Call[Campaign]) -> Card:
    """The step that is on."""
    return present(call)


@cog.command("sheet back", may=May.PLAYER, private=True, hidden=True)
@names.spoken
async def back(call: Call[Campaign], steps: Count) -> Card:
    """Take the last choice back; the button knows how many there were."""
    if len(engine.making_of(call.book, call.member).past) != steps:
        raise Refused("making-past")
    engine.step_back(call.book, call.member)
    return present(call)


@cog.command("sheet restart", may=May.PLAYER, private=True, hidden=True, reads=True)
@names.spoken
async def restart(call: Call[Campaign]) -> Card:
    """Ask whether to begin again, and how."""
    making = engine.making_of(call.book, call.member)
    buttons = [Button(say(f"making-over-{method}"), f"sheet over {method}") for method in ("random", "manual")]
    return framed(making, (say("making-over-asked"),), (tuple(buttons),), inside=True)


@cog.command("sheet over", may=May.PLAYER, private=True, hidden=True)
@names.spoken
async def over(call: Call[Campaign], method: How) -> Card:
    """Begin again; the dice stay."""
    engine.start_over(call.book, call.member, method)
    return present(call, say("making-begun-again"))


# --- attributes


@shows("points")
def points_card(call: Call[Campaign], making: Making) -> Card:
    """Twelve points to share; whoever wants no dice for the story says so here."""
    card = _sharing(call, making)
    if making.method == "manual":
        return card
    by_hand = Button(say("making-story-by-hand"), "sheet over manual")
    return Card(lines=card.lines, buttons=(*card.buttons, (by_hand,)))


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


@cog.command("sheet dice", may=May.PLAYER, private=True, hidden=True)
@names.spoken
async def dice(call: Call[Campaign], at: Rolling) -> Card:
    """Roll what the step wants."""
    making = engine.making_of(call.book, call.member)
    if making.step != at:
        raise Refused("making-past")
    seal = call.book.ledger.present
    rolls = seal.rolls if seal else 0
    match at:
        case "raise":
            attributes.roll_attributes(call.book, call.member, call.dice)
            news = [_raised(making)]
        case "origins":
            origins.roll_origins(call.book, call.member, call.dice)
            news = making_origins.rolled(call, making)
        case _:
            origins.roll_event(call.book, call.member, call.dice)
            news = [making_origins.happened(call, making)]
    if seal is not None and seal.rolls > rolls:
        news.append(say("roll-seal", seal=code(f"{seal.short}·{seal.rolls}")))
    return present(call, *news)


def _raised(making: Making) -> Argument:
    """What the six dice raised."""
    shown = code(names.dice_row(making.attributes))
    raised = [
        names.score_named(one) for one, face in zip(ATTRIBUTES, making.attributes, strict=True) if face >= SUCCESS
    ]
    return say("making-raised", dice=shown, what=listed(raised)) if raised else say("making-raised-none", dice=shown)


@cog.command("sheet lift", may=May.PLAYER, private=True, hidden=True, reads=True)
@names.spoken
async def lift(call: Call[Campaign], chosen: Chosen = ()) -> Card:
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
async def raised(call: Call[Campaign], chosen: Chosen) -> Card:
    """Place the points."""
    attributes.place(call.book, call.member, chosen)
    return present(call)


# --- the end


@shows("finish")
def finish_card(call: Call[Campaign], making: Making) -> Card:
    """The character as it would come into play."""
    lines = sheet_card.lines_of(call, making.character, born=False)
    if making.draft.event:
        lines.append(say("sheet-event-line", event=event_named(call.book.rules, making.draft.event)))
    return Card(
        lines=(*lines, say("making-ready")),
        buttons=((Button(say("making-into-play"), f"sheet ready {len(making.past)}", "good"),),),
    )


@cog.command("sheet ready", may=May.PLAYER, hidden=True)
@names.spoken
async def ready(call: Call[Campaign], steps: Count) -> Card:
    """The character comes into play, and the room sees it."""
    if len(engine.making_of(call.book, call.member).past) != steps:
        raise Refused("making-past")
    character = engine.finish(call.book, call.member)
    card = sheet_card.card_of(call, character)
    title = say("making-in-play", name=Free(character.name), who=Mention(call.member))
    return Card(title, card.lines, picture=card.picture, buttons=card.buttons, tone=Tone.GOOD)
