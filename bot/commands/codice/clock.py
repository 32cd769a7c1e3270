"""/codice clock: the chess clock of a table, with buttons; it speaks when preparation is over and when a flag falls."""

from __future__ import annotations

from dataclasses import replace

from bot.commands.codice import table_cards
from bot.commands.codice.cog import cog, spoken
from bot.commands.codice.journal import FIELDS
from bot.commands.codice.names import HandNumber, RoundNumber, TableNumber, TeamId, named, players
from bot.commands.journal_lines import tell
from bot.commands.tournament.reaching import everywhere
from bot.commands.tournament.roles import referee
from bot.engines.book import Refused
from bot.engines.codice import clock as clocks
from bot.engines.codice.clock import ClockPassed, ClockRunsOn, ClockStarted, ClockStopped, FlagFell, PreparationOver
from bot.engines.codice.clock_state import TableClock
from bot.engines.codice.hands import seen
from bot.engines.codice.matches import Match
from bot.engines.codice.tournament import FLAG, PREPARED, Codice
from bot.hall.cards.card import Argument, Button, Card, Moment, Tone, say, strong
from bot.hall.cards.lists import listed
from bot.hall.declared.call import Call


@cog.command("clock", reads=True)
@spoken
async def show(call: Call[Codice], table: TableNumber) -> Card:
    """The two clocks of a table, with buttons."""
    match = seen(call.book, call.book.match_at(table, call.book.present.number))
    return clock_card(call.book, match, call.now)


@cog.command("clock-start", hidden=True)
@spoken
async def start(call: Call[Codice], round_: RoundNumber, table: TableNumber, hand: HandNumber) -> Card:
    """The preparation of a hand begins."""
    match = table_cards.checked_place(call.book, round_, table)
    if match.clock is None and hand != match.next and not match.full:
        raise Refused("codice-hand-other", table=table, hand=match.next)
    clocks.start_clock(call.book, call.member, referee(call), table, call.now)
    return _pressed(call, match)


@cog.command("clock-pass", hidden=True)
@spoken
async def pass_on(call: Call[Codice], round_: RoundNumber, table: TableNumber, hand: HandNumber, turn: TeamId) -> Card:
    """A team's turn is over: the other's time runs. During the preparation: it is over."""
    match = _with_clock(call, round_, table, hand)
    clock = match.clock
    if clock is not None and not clock.fallen and (clock.turn != turn or not clock.since):
        raise Refused("codice-clock-turn", table=table, team=clock.turn)
    clocks.pass_clock(call.book, call.member, referee(call), table, call.now)
    return _pressed(call, match)


@cog.command("clock-begin", hidden=True)
@spoken
async def begin(call: Call[Codice], round_: RoundNumber, table: TableNumber, hand: HandNumber) -> Card:
    """Everybody is ready before the minute is over."""
    match = _with_clock(call, round_, table, hand)
    if match.clock is not None and not match.clock.preparing(call.now):
        raise Refused("codice-clock-prepared", table=table, team=match.clock.turn)
    clocks.pass_clock(call.book, call.member, referee(call), table, call.now)
    return _pressed(call, match)


@cog.command("clock-stop", hidden=True)
@spoken
async def stop(call: Call[Codice], round_: RoundNumber, table: TableNumber, hand: HandNumber) -> Card:
    """Both times stand still."""
    match = _with_clock(call, round_, table, hand)
    if match.clock is not None and match.clock.since is None and not match.clock.fallen:
        raise Refused("codice-clock-stopped", table=table)
    clocks.stop_clock(call.book, call.member, referee(call), table, call.now)
    return _pressed(call, match)


@cog.command("clock-go", hidden=True)
@spoken
async def go(call: Call[Codice], round_: RoundNumber, table: TableNumber, hand: HandNumber) -> Card:
    """Let the clocks of a table run on."""
    match = _with_clock(call, round_, table, hand)
    if match.clock is not None and match.clock.since is not None:
        raise Refused("codice-clock-runs", table=table)
    clocks.stop_clock(call.book, call.member, referee(call), table, call.now)
    return _pressed(call, match)


def _with_clock(call: Call[Codice], number: int, table: int, hand: int) -> Match:
    """The table that a button is about, if its clock is still for that hand."""
    match = table_cards.checked_place(call.book, number, table)
    if match.clock is not None and match.clock.hand != hand:
        raise Refused("codice-hand-other", table=table, hand=match.clock.hand)
    return match


def _pressed(call: Call[Codice], match: Match) -> Card:
    """The clock as it stands now; a flag that had fallen is news for everybody at the table."""
    if match.clock is not None and match.clock.fallen:
        return fallen_card(call.book, match, match.clock, ping=True)
    return clock_card(call.book, match, call.now, replaces=True)


# --- the card


def clock_card(book: Codice, match: Match, now: float, *, replaces: bool = False) -> Card:
    """A table's clock as it stands, and what can be pressed."""
    clock = match.clock
    if clock is not None and clock.fallen:
        return fallen_card(book, match, clock)
    if clock is None:
        lines, row = _at_rest(book, match)
        title = say("codice-clock-title", table=match.table, hand=min(match.next, match.best_of))
    else:
        lines, row = _times(book, match, clock, now), _presses(book, match, clock, now)
        title = say("codice-clock-title", table=match.table, hand=clock.hand)
    return Card(title, tuple(lines), buttons=(tuple(row),) if row else (), replaces=replaces)


def _at_rest(book: Codice, match: Match) -> tuple[list[Argument], list[Button]]:
    """Before the hand: how long it will be, who starts."""
    if match.full:
        return [say("codice-clock-match-over")], []
    rules = book.rules.clock
    times = say("codice-clock-times", preparation=rules.preparation, minutes=rules.minutes)
    starts = say("codice-clock-starts", team=strong(named(book, match.starter(match.next))))
    go_ahead = Button(say("codice-clock-start-button"), _line("start", match, match.next), "good")
    return [starts, times], [go_ahead]


def _times(book: Codice, match: Match, clock: TableClock, now: float) -> list[Argument]:
    """Whose time runs until when, and what the other has left."""
    turn, other = clock.turn, match.other(clock.turn)
    name = strong(named(book, turn))
    waits = say("codice-clock-left", team=named(book, other), left=minutes(clock.left(other, now)))
    if clock.since is None:
        if clock.preparation:
            return [say("codice-clock-preparation-stopped", left=minutes(clock.preparation)), _starts(book, clock)]
        return [
            strong(say("codice-clock-still")),
            say("codice-clock-left-turn", team=name, left=minutes(clock.left(turn, now))),
            waits,
        ]
    if clock.preparing(now):
        return [strong(say("codice-clock-preparing", ends=Moment(clock.since, "relative"))), _starts(book, clock)]
    falls = Moment(clock.falls or now, "relative")
    left = minutes(clock.left(turn, now))
    return [say("codice-clock-runs-for", team=name, left=left, falls=falls), waits]


def _starts(book: Codice, clock: TableClock) -> Argument:
    return say("codice-clock-then", team=strong(named(book, clock.turn)))


def _presses(book: Codice, match: Match, clock: TableClock, now: float) -> list[Button]:
    """What can be pressed; a button names whose time it stops, so that two presses are not two passes."""
    hold = Button(say("codice-clock-stop-button"), _line("stop", match, clock.hand))
    if clock.since is None:
        return [Button(say("codice-clock-go-button"), _line("go", match, clock.hand), "good")]
    if clock.preparing(now):
        return [Button(say("codice-clock-begin-button"), _line("begin", match, clock.hand), "good"), hold]
    label = say("codice-clock-pass-button", team=named(book, clock.turn))
    return [Button(label, f"{_line('pass', match, clock.hand)} {clock.turn}", "good"), hold]


def _line(act: str, match: Match, hand: int) -> str:
    return f"codice clock-{act} {table_cards.place(match, hand)}"


def fallen_card(book: Codice, match: Match, clock: TableClock, *, ping: bool = False) -> Card:
    """A flag has fallen: the opponents win the hand by time, once the agents found are told."""
    loser = clock.fallen
    winner = match.other(loser)
    asked = table_cards.count_card(book, match, clock.hand, winner, "time")
    called = listed(players(book, team, ping=ping) for team in match.teams)
    return Card(
        say("codice-clock-fallen", table=match.table, team=named(book, loser)),
        (*asked.lines, called),
        buttons=asked.buttons,
        tone=Tone.ASK,
    )


def minutes(seconds: float) -> str:
    """A time that stands still, as a clock shows it."""
    whole = round(seconds)
    return f"{whole // 60}:{whole % 60:02}"


# --- when time is up


@cog.timer(PREPARED)
async def prepared(call: Call[Codice]) -> Card:
    """The minute of preparation is over at some tables: the starters' time runs."""
    for match in clocks.prepared(call.book, call.now):
        card = clock_card(call.book, match, call.now)
        call.told += everywhere(call, replace(card, lines=(strong(say("codice-clock-prepared")), *card.lines)))
    return Card()


@cog.timer(FLAG)
async def flags(call: Call[Codice]) -> Card:
    """Flags have fallen."""
    for match in clocks.flags(call.book, call.now):
        if match.clock is not None:
            call.told += everywhere(call, fallen_card(call.book, match, match.clock, ping=True))
    return Card()


# --- the journal's lines

tell(
    cog,
    {
        ClockStarted: "codice-line-clock-started",
        PreparationOver: "codice-line-clock-prepared",
        ClockPassed: "codice-line-clock-passed",
        ClockStopped: "codice-line-clock-stopped",
        ClockRunsOn: "codice-line-clock-runs-on",
        FlagFell: "codice-line-flag-fell",
    },
    FIELDS,
)
