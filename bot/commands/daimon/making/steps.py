"""/sheet new: the making of a character from its beginning to its coming into play; back, anew, and its dice."""

from __future__ import annotations

from typing import Annotated, get_args

from bot.commands.daimon.character import character_card, names
from bot.commands.daimon.character.words import event_named
from bot.commands.daimon.cog import cog
from bot.commands.daimon.making import attributes as made_attributes
from bot.commands.daimon.making import origins as made_origins
from bot.commands.daimon.making import quick
from bot.commands.daimon.making.frame import IN_MAKING, framed, present, shows
from bot.commands.daimon.making.stories import asked_first
from bot.commands.journal_lines import tell
from bot.commands.seal_lines import drawn_now, seal_line
from bot.engines.book import Over
from bot.engines.daimon.making import attributes, origins, skills
from bot.engines.daimon.making import steps as engine
from bot.engines.daimon.making.state import Making, Method
from bot.engines.daimon.making.steps import CharacterFinished, MakingBegun, StartedOver, StepClosed, SteppedBack
from bot.engines.daimon.table.campaign import Campaign
from bot.hall.cards.card import Button, Card, Free, Mention, Tone, say
from bot.hall.cards.plain_text import quoted
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import May
from bot.hall.declared.kinds import Choice, Text, Whole, Word
from bot.hall.declared.to_ask import Missing

Name = Annotated[str, Text(longest=60)]
How = Annotated[Method, Choice(name="method", values=("random", "manual"))]
Level = Annotated[int, Whole(0, 99)]
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
    line = "sheet new" + (f" {quoted(name)}" if name else "") + f" method:{method} level:{level}"
    if (asked := asked_first(call, method, line)) is not None:
        return asked
    engine.begin(call.book, call.member, call.keep(name) or seat.named, method, level)
    evo = call.book.sheets.making[call.member].level
    return present(call, say("making-evo", evo=evo) if evo else say("making-how-it-goes"))


def _nameless(call: Call[Campaign], method: str, level: int) -> Missing:
    """A character needs a name before anything else: it is asked for."""
    command = call.house.commands["sheet new"]
    return Missing(command, command["name"], {"method": method, "level": level})


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
        raise Over("making-past")
    engine.step_back(call.book, call.member)
    return present(call)


@cog.command("sheet restart", may=May.PLAYER, private=True, hidden=True, reads=True)
@names.spoken
async def restart(call: Call[Campaign]) -> Card:
    """Ask whether to begin again, and how."""
    making = engine.making_of(call.book, call.member)
    buttons = [Button(say(f"making-over-{method}"), f"sheet over {method}") for method in ("random", "manual")]
    if making.method == "random":
        buttons.append(Button(say("making-quick"), "sheet quick"))
    return framed(making, (say("making-over-asked"),), (tuple(buttons),), inside=True)


@cog.command("sheet over", may=May.PLAYER, private=True, hidden=True)
@names.spoken
async def over(call: Call[Campaign], method: How) -> Card:
    """Begin again; the dice stay."""
    if (asked := asked_first(call, method, f"sheet over {method}")) is not None:
        return asked
    engine.start_over(call.book, call.member, method)
    return present(call, say("making-begun-again"))


Left = Annotated[engine.Left, Word(values=get_args(engine.Left))]


@cog.command("sheet leave", may=May.PLAYER, private=True, hidden=True)
@names.spoken
async def leave(call: Call[Campaign], step: Left) -> Card:
    """Be done with a step of several choices."""
    if step == "skills":
        skills.close_skills(call.book, call.member)
    else:
        engine.leave(call.book, call.member, step)
    return present(call)


# --- dice


@cog.command("sheet dice", may=May.PLAYER, private=True, hidden=True)
@names.spoken
async def dice(call: Call[Campaign], at: Rolling) -> Card:
    """Roll what the step wants."""
    making = engine.making_of(call.book, call.member)
    if making.step != at:
        raise Over("making-past")
    match at:
        case "raise":
            attributes.roll_attributes(call.book, call.member, call.dice)
            news = [made_attributes.raised(making)]
        case "origins":
            origins.roll_origins(call.book, call.member, call.dice)
            news = made_origins.rolled(making)
        case _:
            origins.roll_event(call.book, call.member, call.dice)
            news = [made_origins.happened(call, making)]
    news += [seal_line(call.book, draw) for draw in drawn_now(call.book)]
    return present(call, *news)


# --- the end


@shows("finish")
def finish_card(call: Call[Campaign], making: Making) -> Card:
    """The character as it would come into play."""
    lines = character_card.lines_of(call, making.character, born=False)
    if making.draft.event:
        lines.append(say("sheet-event-line", event=event_named(call.book.rules, making.draft.event)))
    return Card(
        lines=(*lines, say("making-ready")),
        buttons=(
            (Button(say("making-into-play"), f"sheet ready {len(making.past)}", "good"),),
            *quick.changes(call, making),
        ),
    )


@cog.command("sheet ready", may=May.PLAYER, hidden=True)
@names.spoken
async def ready(call: Call[Campaign], steps: Count) -> Card:
    """The character comes into play, and the room sees it."""
    if len(engine.making_of(call.book, call.member).past) != steps:
        raise Over("making-past")
    character = engine.finish(call.book, call.member)
    card = character_card.card_of(call, character)
    title = say("making-in-play", name=Free(character.name), who=Mention(call.member))
    return Card(title, card.lines, picture=card.picture, buttons=card.buttons, tone=Tone.GOOD, replaces=True)


# --- journal

tell(
    cog,
    {
        MakingBegun: "making-line-begun",
        SteppedBack: "making-line-back",
        StartedOver: "making-line-over",
        StepClosed: "making-line-closed",
        CharacterFinished: "making-line-finished",
    },
    IN_MAKING,
)
