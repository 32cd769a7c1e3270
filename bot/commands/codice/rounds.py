"""What a director sees and does in a round: its tables, who sits where, the clock, notices held and posted again."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Annotated

from bot.commands.codice.answering import spoken
from bot.commands.codice.bracket import bracket_card
from bot.commands.codice.decisions import choice_buttons
from bot.commands.codice.entering import entries_card, seats
from bot.commands.codice.names import RoundNumber, TableNumber, TeamName, found, named
from bot.commands.codice.outcomes import decision_said, result_said, round_said, score_said
from bot.commands.codice.pairings import (
    bye_lines,
    moved_lines,
    pairings_card,
    pairings_picture,
    table_buttons,
    table_line,
    tell_changed,
    unsettled_lines,
)
from bot.commands.codice.round_clock import round_clock_card
from bot.commands.codice.standings import standings_card
from bot.commands.codice.told import closed_round, round_told, standings_held, tables_held
from bot.commands.naming import listed, numbers, two
from bot.commands.tournament.roles import director
from bot.engines.book import Refused
from bot.engines.codice import arranging, closing
from bot.engines.codice.matches import Match
from bot.engines.codice.rounds import Round
from bot.engines.codice.tournament import Codice
from bot.engines.tournament import directing
from bot.engines.tournament.pairing import Pairing
from bot.engines.tournament.tournament import PAIRINGS, STANDINGS, News
from bot.hall.cards.card import Argument, Audience, Button, Card, Moment, RoomName, Tone, say, strong
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import Cog, May
from bot.hall.declared.kinds import Choice, Whole, Yes

cog: Cog[Codice] = Cog(Codice, "codice")

Minutes = Annotated[int, Whole(1, 240, offers=(5, 10, 15))]
What = Annotated[str, Choice(name="post-what", values=("tables", "standings", "bracket"))]


# --- the tables at a glance


@cog.command("tables", reads=True)
@spoken
async def tables(call: Call[Codice], round_: RoundNumber | None = None) -> Card:
    """The tables of a round: who starts, which hand is on, what is missing; before the draw, who has entered."""
    book = call.book
    if book.plan is None:
        return entries_card(book)
    one = book.numbered(round_) if round_ is not None or director(call) else round_told(book)
    if one is None or (News(PAIRINGS, one.number) in book.held and not director(call)):
        raise Refused("codice-tables-held", round=one.number if one is not None else book.numbered(None).number)
    card = tables_card(book, one)
    if one is book.round and tables_held(book):
        return replace(card, buttons=((_review_button(),),), audience=Audience.MEMBER)
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


def _review_button() -> Button:
    return Button(say("codice-review-button"), "codice review")


def _missing(one: Round) -> list[Argument]:
    """The tables that the round waits for, each by what it waits for."""
    if one.closed:
        return []
    waits = {
        "unplayed": [match.table for match in one.missing if match.awaiting is None and not match.called],
        "awaiting": [match.table for match in one.missing if match.awaiting is not None],
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
async def pause(call: Call[Codice]) -> Card:
    """Stop the round's clock, or let it run on."""
    directing.pause(call.book, call.now)
    return round_clock_card(call.book, call.now)


@cog.command("extend", may=May.DIRECTOR)
@spoken
async def extend(call: Call[Codice], minutes: Minutes) -> Card:
    """Give the round more time."""
    directing.extend(call.book, minutes, call.now)
    return round_clock_card(call.book, call.now)


# --- notices held back, and posted again


@cog.command("hold", may=May.DIRECTOR)
@spoken
async def hold(call: Call[Codice], wanted: Yes) -> Card:
    """Let notices wait for review, or no longer."""
    directing.hold(call.book, wanted, call.now)
    if wanted:
        return Card(say("codice-hold-on"), (say("codice-hold-how"),), tone=Tone.ASK)
    return Card(say("codice-hold-off"), tone=Tone.GOOD)


@cog.command("review", may=May.DIRECTOR, hidden=True, private=True, reads=True)
@spoken
async def review(call: Call[Codice]) -> Card:
    """What waits, for the director alone."""
    book = call.book
    if not book.held:
        raise Refused("tournament-nothing-held")
    lines: list[Argument] = []
    table = None
    for one in book.held:
        lines.append(strong(say(f"codice-held-{one.topic}", round=one.round)))
        if one.topic == PAIRINGS:
            lines += pairings_card(book, one.round, ping=False).lines
        elif one.topic == STANDINGS and one.round <= book.started.rounds:
            table = standings_card(book, one.round).table
    row = (
        Button(say("codice-release-button"), "codice release", "good"),
        Button(say("codice-hold-off-button"), "codice hold no"),
    )
    choice: tuple[tuple[Button, ...], ...] = ()
    if book.unsettled and tables_held(book):
        lines += unsettled_lines(book)
        choice = (choice_buttons(book),)
    buttons = (row, *choice)
    return Card(say("codice-held-title"), tuple(lines), table, buttons=buttons, audience=Audience.MEMBER, tone=Tone.ASK)


@cog.command("release", may=May.DIRECTOR, hidden=True)
@spoken
async def release(call: Call[Codice]) -> Card:
    """Post what waits."""
    notices = directing.release(call.book, call.now).notices
    lines = tuple(say(f"codice-held-{one.topic}", round=one.round) for one in notices)
    return Card(say("codice-released"), lines, tone=Tone.GOOD)


@cog.command("post", may=May.DIRECTOR)
@spoken
async def post(call: Call[Codice], what: What) -> Card:
    """Post a card again, in the room of its notices."""
    book = call.book
    if (what == "tables" and tables_held(book)) or (what == "standings" and standings_held(book)):
        raise Refused("codice-post-held")
    if what == "tables":
        topic, card = PAIRINGS, pairings_card(book, book.numbered(None).number)
    elif what == "standings":
        topic, card = STANDINGS, standings_card(book, closed_round(book, None, directs=True))
    else:
        topic, card = PAIRINGS, bracket_card(call, book)
    rooms = call.rooms_for(topic)
    for room in rooms:
        if room != call.room.id:
            call.post(room, card)
    if call.room.id in rooms:
        return card
    posted = say("codice-posted", room=listed(RoomName(room) for room in rooms))
    return Card(posted, audience=Audience.MEMBER, tone=Tone.GOOD)
