"""/diplomacy late, minute, standin, clock: cards, the minute, who plays on for another, the central clock."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Annotated, get_args

from bot.commands.dates.planning import plans
from bot.commands.diplomacy.cog import cog, spoken
from bot.commands.diplomacy.journal import FIELDS
from bot.commands.diplomacy.names import BoardNumber, PlayerName, PowerName, RoundNumber, found, named, power_said
from bot.commands.diplomacy.seating.roll_call import note
from bot.commands.diplomacy.seating.seats import board_said
from bot.commands.journal_lines import tell
from bot.commands.tournament.reaching import everywhere
from bot.engines.book import Entry, Refused
from bot.engines.diplomacy import conduct, entering
from bot.engines.diplomacy.conduct import CameLate, ClockStarted, MinuteOver, MinuteTaken
from bot.engines.diplomacy.entering import StoodIn
from bot.engines.diplomacy.tournament import MINUTE, Diplomacy, Phase
from bot.engines.tournament import directing
from bot.engines.tournament.clock import MINUTE as SECONDS
from bot.engines.tournament.directing import ClockExtended, ClockPaused, ClockResumed, TimeUp
from bot.engines.tournament.tournament import CLOCK, PAIRINGS
from bot.hall.cards.card import Button, Card, Moment, Tone, say
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import May
from bot.hall.declared.kinds import Choice, Whole
from bot.hall.declared.told import Told

Minutes = Annotated[int, Whole(1, 240, offers=(5, 10, 15, 20, 30))]
PhaseChoice = Annotated[Phase, Choice(name="phase", values=get_args(Phase))]
EXTENSIONS = (1, 5)
"""Minutes that a director gives with one press."""


@cog.command("late", may=May.REFEREE)
@spoken
async def late(call: Call[Diplomacy], board: BoardNumber, power: PowerName, round_: RoundNumber | None = None) -> Card:
    """The yellow card; the second time the orders are void."""
    times = conduct.late(call.book, call.member, board, power, round_)
    game = call.book.game_at(board, round_)
    key = "diplomacy-late-first" if times == 1 else "diplomacy-late-void"
    who = say("diplomacy-seat", power=power_said(power), player=named(call.book, game.seats[power]))
    return Card(say(key, board=board_said(game), who=who), (say(f"{key}-what", times=times),), tone=Tone.BAD)


@cog.command("minute", may=May.REFEREE)
@spoken
async def minute(
    call: Call[Diplomacy], board: BoardNumber, power: PowerName, round_: RoundNumber | None = None
) -> Card:
    """The minute: once a game."""
    game = conduct.take_minute(call.book, call.member, board, power, round_)
    who = say("diplomacy-seat", power=power_said(power), player=named(call.book, game.seats[power]))
    title = say("diplomacy-minute-title", board=board_said(game), who=who)
    return Card(title, (say("diplomacy-minute-what"),), tone=Tone.ASK)


@cog.command("standin", may=May.DIRECTOR)
@spoken
async def standin(
    call: Call[Diplomacy], board: BoardNumber, power: PowerName, player: PlayerName, round_: RoundNumber | None = None
) -> Card:
    """Somebody plays on in the place of who has left a board."""
    book = call.book
    game = entering.stand_in(book, call.member, board, power, await found(call, player), round_)
    seated, now = game.seats[power], game.voice(power)
    key = "diplomacy-standin-back" if seated == now else "diplomacy-standin-title"
    title = say(key, board=board_said(game), power=power_said(power), player=named(book, now))
    return Card(title, (say("diplomacy-standin-what", player=named(book, seated)),), tone=Tone.GOOD)


# --- the central clock


@cog.command("clock", may=May.DIRECTOR)
@spoken
async def clock(call: Call[Diplomacy], minutes: Minutes, phase: PhaseChoice = "movement") -> Card:
    """Start the central clock of the round."""
    conduct.start_clock(call.book, minutes, phase, call.now)
    return clock_card(call.book, call.now)


@cog.command("pause", may=May.DIRECTOR, hidden=True)
@spoken
async def pause(call: Call[Diplomacy]) -> Card:
    """Stop the clock, or let it run on."""
    directing.pause(call.book, call.now)
    return clock_card(call.book, call.now)


@cog.command("extend", may=May.DIRECTOR, hidden=True)
@spoken
async def extend(call: Call[Diplomacy], minutes: Minutes) -> Card:
    """Give more time."""
    directing.extend(call.book, minutes, call.now)
    return clock_card(call.book, call.now)


def clock_card(book: Diplomacy, now: float) -> Card:
    """How long there still is; a press on its buttons changes the card in place."""
    clock = book.clock
    if not clock.round:
        raise Refused("tournament-no-round-on")
    left = max(1, round(clock.remaining(now) / SECONDS))
    phase = say(f"diplomacy-phase-{book.phase}")
    more = tuple(
        Button(say("diplomacy-extend-button", minutes=minutes), f"diplomacy extend {minutes}") for minutes in EXTENSIONS
    )
    if clock.ends is None:
        row = (Button(say("diplomacy-resume-button"), "diplomacy pause", "good"), *more)
        return Card(say("diplomacy-clock-stands", minutes=left, phase=phase), buttons=(row,), replaces=True)
    row = (Button(say("diplomacy-pause-button"), "diplomacy pause"), *more)
    ends = say("diplomacy-clock-ends", at=Moment(clock.ends, "relative"))
    return Card(say("diplomacy-clock-runs", minutes=left, phase=phase), (ends,), buttons=(row,), replaces=True)


@cog.timer(CLOCK)
async def time_up(call: Call[Diplomacy]) -> Card:
    """The time for orders or builds is over."""
    directing.time_up(call.book)
    return Card()


@cog.timer(MINUTE)
async def minute_up(call: Call[Diplomacy]) -> Card:
    """The minute is over."""
    conduct.minute_over(call.book, call.now)
    return Card()


@cog.heralds(TimeUp, topic="here")
def time_is_up(call: Call[Diplomacy], book: Diplomacy, entry: TimeUp) -> Sequence[Told]:
    """The herald calls the end of the time."""
    title = say(f"diplomacy-time-up-{book.phase}", round=entry.round)
    return everywhere(call, Card(title, (say(f"diplomacy-time-up-{book.phase}-what"),), tone=Tone.BAD))


@cog.heralds(MinuteOver, topic="here")
def minute_is_over(call: Call[Diplomacy], book: Diplomacy, entry: MinuteOver) -> Sequence[Told]:
    """The herald calls the end of the minute."""
    return everywhere(call, Card(say("diplomacy-minute-over"), (say("diplomacy-minute-over-what"),), tone=Tone.BAD))


@cog.heralds(ClockStarted, topic="here")
@cog.heralds(ClockPaused, topic="here")
@cog.heralds(ClockResumed, topic="here")
@cog.heralds(ClockExtended, topic="here")
def clock_told(call: Call[Diplomacy], book: Diplomacy, entry: Entry) -> Sequence[Told]:
    """How the clock stands, in the rooms that do not see the answer: one card there, until it is started anew."""
    assert call.volume is not None
    card = replace(clock_card(book, call.now), buttons=(), replaces=False, tone=Tone.ASK)
    key = f"clock:{call.volume.stored.id}:{book.clock_began}"
    return [replace(told, key=key) for told in everywhere(call, card) if told.room != call.room.id]


# --- the journal's lines

plans(cog, "plan", May.DIRECTOR, PAIRINGS, notes=note)


tell(
    cog,
    {
        CameLate: "diplomacy-log-late",
        MinuteTaken: "diplomacy-log-minute",
        StoodIn: "diplomacy-log-standin",
        ClockStarted: "diplomacy-log-clock",
        MinuteOver: "diplomacy-minute-over",
    },
    FIELDS,
)
