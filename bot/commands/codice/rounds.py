"""/codice tables, bye, pair, pause: what a director sees and does in a round, and its clock."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Annotated

from bot.commands.codice.cog import cog, spoken
from bot.commands.codice.decisions import choice_buttons
from bot.commands.codice.entering import entries_card, seats
from bot.commands.codice.names import RoundNumber, TableNumber, TeamName, found, named
from bot.commands.codice.outcomes import decision_said, result_said, round_said, score_said
from bot.commands.codice.pairings import (
    bye_lines,
    moved_lines,
    own_seat,
    pairings_picture,
    table_buttons,
    table_line,
    tell_changed,
)
from bot.commands.tournament.reaching import everywhere
from bot.commands.tournament.roles import director
from bot.commands.tournament.usernames import seat_of_ones_username
from bot.commands.typed_names import two
from bot.engines.book import Refused
from bot.engines.codice import arranging, closing
from bot.engines.codice.matches import Match
from bot.engines.codice.public import round_seen, round_told, tables_held
from bot.engines.codice.rounds import Round
from bot.engines.codice.tournament import Codice
from bot.engines.tournament import directing
from bot.engines.tournament.clock import MINUTE
from bot.engines.tournament.directing import TimeUp
from bot.engines.tournament.opponents import Pairing
from bot.engines.tournament.tournament import CLOCK, PAIRINGS, NoticeSubject
from bot.hall.cards.card import Argument, Audience, Button, Card, Moment, Tone, say, strong
from bot.hall.cards.lists import numbers
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import May
from bot.hall.declared.kinds import Whole
from bot.hall.declared.told import Told

EXTENSIONS = (5, 10)
"""Minutes that a director gives with one press."""
Minutes = Annotated[int, Whole(1, 240, offers=(5, 10, 15))]


# --- the tables at a glance


@cog.command("mine", hidden=True, reads=True, private=True, live=True)
@spoken
async def mine(call: Call[Codice], round_: RoundNumber | None = None) -> Card:
    """Where who asks sits in a round, the last one told without its number, for them alone."""
    one = round_seen(call.book, round_)
    if NoticeSubject(PAIRINGS, one.number) in call.book.held:
        raise Refused("codice-tables-held", round=one.number)
    seat_of = partial(own_seat, call.book, one)
    if (seat := seat_of(call.member) or await seat_of_ones_username(call, seat_of)) is None:
        raise Refused("codice-no-table-of-yours", entered=int(call.book.entrant_of(call.member) is not None))
    return seat


@cog.command("tables", reads=True)
@spoken
async def tables(call: Call[Codice], round_: RoundNumber | None = None) -> Card:
    """The tables of a round: who starts, which hand is on, what is missing; before the draw, who has entered."""
    book = call.book
    if book.plan is None:
        entries = entries_card(book)  # pressed by all who came in, it is for each of them alone
        return replace(entries, audience=Audience.MEMBER) if call.request.press else entries
    one = book.numbered(round_) if round_ is not None or director(call) else round_told(book)
    if one is None or (NoticeSubject(PAIRINGS, one.number) in book.held and not director(call)):
        raise Refused("codice-tables-held", round=one.number if one is not None else book.numbered(None).number)
    card = tables_card(book, one)
    if one is book.round and tables_held(book):
        return replace(
            card, buttons=((Button(say("codice-review-button"), "codice review"),),), audience=Audience.MEMBER
        )
    return card


def tables_card(book: Codice, one: Round) -> Card:
    """A round at a glance: first what is missing, then every table."""
    matches = list(one.matches.values())
    lines = _missing(one) + [_state(book, match) for match in matches] + bye_lines(book, one)
    choice = one is book.round and book.unsettled
    if choice:
        lines.insert(0, strong(say("codice-unsettled")))
    row: list[Button] = []
    if not one.closed:
        if book.clock.ends is not None:
            lines.append(say("codice-round-ends", at=Moment(book.clock.ends, "relative")))
        elif book.clock.round:
            lines.append(say("codice-round-paused"))
        if book.clock.round:
            row.append(Button(say("codice-round-clock-button"), "codice round-clock"))
        if one.complete:
            row.append(Button(say("codice-close-button"), "codice close", "good"))
    rows = (*table_buttons(one.missing or matches), tuple(row), choice_buttons(book) if choice else ())
    title = say("codice-tables-title", round=round_said(book, one))
    return Card(title, tuple(lines), picture=pairings_picture(book, one), buttons=tuple(filter(None, rows)))


def _missing(one: Round) -> list[Argument]:
    """The tables that the round waits for, each by what it waits for."""
    if one.closed:
        return []
    waits = {
        "unplayed": [match.table for match in one.missing if not match.awaiting and not match.called],
        "awaiting": [match.table for match in one.missing if match.awaiting and not match.called],
        "called": [match.table for match in one.missing if match.called],
    }
    return [
        strong(say(f"codice-missing-{what}", tables=numbers(found), count=len(found)))
        for what, found in waits.items()
        if found
    ]


def _state(book: Codice, match: Match) -> Argument:
    """A table in one line."""
    if match.over:
        what = decision_said(book, match) if match.decision is not None else result_said(book, match)
        return say("codice-state-over", table=match.table, what=what)
    if not match.begun:
        return say("codice-state-new", line=table_line(book, match, ping=False))
    return say(
        "codice-state-on",
        table=match.table,
        score=score_said(book, match),
        hand=min(match.next, match.best_of),
        of=match.best_of,
        starter=named(book, match.starter(min(match.next, match.best_of))),
    )


@cog.command("close", may=May.DIRECTOR, hidden=True)
@spoken
async def close(call: Call[Codice]) -> Card:
    """Close the round, where closing it was undone."""
    one = call.book.present
    closing.close(call.book, call.now)
    return Card(say("codice-closed", round=round_said(call.book, one)), tone=Tone.GOOD)


# --- tables by hand


@cog.command("bye", may=May.DIRECTOR)
@spoken
async def bye(call: Call[Codice], team: TeamName) -> Card:
    """Move the bye."""
    before = seats(call.book)
    arranging.move_bye(call.book, call.member, await found(call, team), call.now)
    return _moved(call, before)


@cog.command("pair", may=May.DIRECTOR)
@spoken
async def pair(call: Call[Codice], table: TableNumber, team1: TeamName, team2: TeamName) -> Card:
    """Pair two teams by hand."""
    before = seats(call.book)
    one, other = await two(partial(found, call), team1, team2)
    arranging.pair(call.book, call.member, table, one, other, call.now)
    return _moved(call, before)


def _moved(call: Call[Codice], before: tuple[Pairing, ...]) -> Card:
    """The tables that are not as they were; who sits elsewhere is told."""
    tell_changed(call, before)
    lines = moved_lines(call.book, before)
    title = say("codice-moved", round=round_said(call.book, call.book.present))
    audience = Audience.MEMBER if tables_held(call.book) else Audience.ROOM
    return Card(title, tuple(lines) or (say("codice-moved-nothing"),), audience=audience, tone=Tone.GOOD)


# --- the clock of the round


@cog.command("pause", may=May.DIRECTOR)
@spoken
async def pause(call: Call[Codice], minutes: Minutes | None = None) -> Card:
    """Stop the round's clock, or let it run on; with minutes, give the round more time."""
    if minutes is None:
        directing.pause(call.book, call.now)
    else:
        directing.extend(call.book, minutes, call.now)
    return round_clock_card(call.book, call.now)


@cog.command("extend", may=May.DIRECTOR, hidden=True)
@spoken
async def extend(call: Call[Codice], minutes: Minutes) -> Card:
    """Give the round more time."""
    directing.extend(call.book, minutes, call.now)
    return round_clock_card(call.book, call.now)


@cog.command("round-clock", hidden=True, reads=True)
@spoken
async def round_clock(call: Call[Codice]) -> Card:
    """The clock of the round that is on, beside the card where it was asked for."""
    if not call.book.clock.round:
        raise Refused("tournament-no-round-on")
    return replace(round_clock_card(call.book, call.now), replaces=False)


def round_clock_card(book: Codice, now: float) -> Card:
    """How long the round still has; a press on its buttons changes the card in place."""
    clock = book.clock
    left = max(1, round(clock.remaining(now) / MINUTE))
    more = [Button(say("codice-extend-button", minutes=minutes), f"codice extend {minutes}") for minutes in EXTENSIONS]
    if clock.ends is None:
        waits = directing.begins_with_its_tables(book)
        resume = () if waits else (Button(say("codice-resume-button"), "codice pause", "good"),)
        return Card(say("codice-time-stands", minutes=left), buttons=((*resume, *more),), replaces=True)
    ends = say("codice-round-ends", at=Moment(clock.ends, "relative"))
    if clock.ends <= now:
        return Card(say("codice-time-over"), (ends,), buttons=(tuple(more),), replaces=True)
    row = (Button(say("codice-pause-button"), "codice pause"), *more)
    return Card(say("codice-time-runs", minutes=left), (ends,), buttons=(row,), replaces=True)


@cog.timer(CLOCK)
async def time_up(call: Call[Codice]) -> Card:
    """The round's time is over."""
    directing.time_up(call.book)
    return Card()


@cog.heralds(TimeUp, topic="here")
def time_is_up(call: Call[Codice], book: Codice, entry: TimeUp) -> Sequence[Told]:
    """Which tables are missing when time is up."""
    one = book.rounds[entry.round - 1]
    missing = one.missing
    if not missing:
        return ()
    more = (Button(say("codice-extend-button", minutes=5), "codice extend 5"),)
    card = Card(
        say("codice-time-up", round=round_said(book, one)),
        (say("codice-missing-unplayed", tables=", ".join(str(match.table) for match in missing), count=len(missing)),),
        buttons=(*table_buttons(missing), more),
        tone=Tone.BAD,
    )
    return everywhere(call, card)
