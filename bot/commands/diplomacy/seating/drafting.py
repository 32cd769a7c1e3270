"""/diplomacy round, swap, publish: the seats of the next round, with what could not be avoided; changed, posted."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Annotated, Any

from bot.commands.diplomacy.cog import cog, spoken
from bot.commands.diplomacy.journal import FIELDS
from bot.commands.diplomacy.names import PlayerName, PlayerNames, all_named, found, found_all, named
from bot.commands.diplomacy.seating.seats import (
    board_lines,
    cost_lines,
    drafted_game,
    findings_lines,
    moved_said,
    seats_card,
    swaps_lines,
)
from bot.commands.journal_lines import tell
from bot.commands.seal_lines import lots_lines
from bot.commands.tournament.known_draws import drawn_otherwise
from bot.commands.typed_names import two
from bot.engines.book import Known as Weighed
from bot.engines.book import Refused
from bot.engines.diplomacy.games import Seated
from bot.engines.diplomacy.rules import SIX
from bot.engines.diplomacy.seating import arranging, drafting
from bot.engines.diplomacy.seating.arranging import Arrangement, Wanted
from bot.engines.diplomacy.seating.board_sizes import Ways
from bot.engines.diplomacy.seating.changes import Changes, changes
from bot.engines.diplomacy.seating.draft_findings import unavoided
from bot.engines.diplomacy.seating.drafting import RoundDrafted, RoundPosted, RoundPostedAnew, SeatsSwapped
from bot.engines.diplomacy.tournament import Diplomacy, RoundDraft
from bot.engines.seals import Draw
from bot.engines.tournament.rounds import draw_of
from bot.hall.cards.card import Argument, Audience, Button, Card, Tone, say
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import Hidden, May
from bot.hall.declared.kinds import Whole, YesNo

Years = Annotated[int, Whole(1, 30, offers=(5, 6, 7, 8, 9))]
SittingPoints = Annotated[int, Whole(0, 1000)]
Escalation = Annotated[bool, YesNo(), Hidden()]
Known = Annotated[int, Whole(0, 999), Hidden()]
"""How many changes whoever posts a draft has been shown."""

SEEDS = 1 << 32
"""How many seeds of the search the sealed draw chooses from."""


async def _wanted(
    call: Call[Diplomacy],
    years: int | None,
    absent: str | None,
    sitting: str | None,
    double: str | None,
    points: int | None,
    escalation: bool,
) -> Wanted:
    wanted = Wanted(
        years,
        await found_all(call, absent),
        await found_all(call, sitting),
        await found_all(call, double),
        points,
        escalation,
    )
    return arranging.upon_roll(call.book, drafting.next_number(call.book), wanted)


async def _sought(call: Call[Diplomacy], wanted: Wanted) -> tuple[Arrangement, Draw, tuple[Seated, ...]]:
    """The task as the book stands, its draw, and the seats that come of them, looked for in another process."""
    number = drafting.next_number(call.book)
    task = arranging.arrangement(call.book, number, wanted)
    roll = call.dice.act(draw_of(number), *arranging.drawn_for(call.book, wanted)).roll("seats", 1, SEEDS)
    if call.prepared is not None and call.prepared[:2] == (task, roll):
        return call.prepared  # type: ignore[no-any-return]
    return task, roll, await call.house.apart(arranging.arrange, task, Random(roll.faces[0]).random)


async def prepared(call: Call[Diplomacy], **given: Any) -> tuple[Arrangement, Draw, tuple[Seated, ...]] | None:
    """The seats are looked for before the book is locked; what is refused is refused by the command itself."""
    try:
        wanted = await _wanted(call, **given)
        if arranging.open_ways(call.book, drafting.next_number(call.book), wanted) is not None:
            return None
        return await _sought(call, wanted)
    except Refused:
        return None


@cog.command("round", may=May.DIRECTOR, private=True, before=prepared)
@spoken
async def round_(
    call: Call[Diplomacy],
    years: Years | None = None,
    absent: PlayerNames | None = None,
    sitting: PlayerNames | None = None,
    double: PlayerNames | None = None,
    points: SittingPoints | None = None,
    escalation: Escalation = False,
) -> Card:
    """Draft the seats of the next round, or say what can be done where there are no boards for so many."""
    number = drafting.next_number(call.book)
    wanted = await _wanted(call, years, absent, sitting, double, points, escalation)
    ways = arranging.open_ways(call.book, number, wanted)
    if ways is not None:
        return _ways_card(call.book, wanted, ways)
    _, roll, boards = await _sought(call, wanted)
    return draft_card(call.book, drafting.draft(call.book, call.member, wanted, boards, roll))


def _ways_card(book: Diplomacy, wanted: Wanted, ways: Ways) -> Card:
    """What can be done where the players do not make whole boards; the counts include those already named."""
    lines: list[Argument] = []
    row: list[Button] = []
    line = _line(wanted)
    if ways.volunteers <= ways.seats:
        count = ways.volunteers + len(wanted.doubles)
        lines.append(say("diplomacy-way-volunteers", count=count, percent=book.rules.extra.double))
        row.append(Button(say("diplomacy-way-volunteers-button"), line, ask=("double",)))
    if ways.sitting:
        lines.append(say("diplomacy-way-sitting", count=ways.sitting + len(wanted.sitting)))
        row.append(Button(say("diplomacy-way-sitting-button"), line, ask=("sitting",)))
    if ways.escalation:
        sizes = " + ".join(map(str, ways.escalation))
        lines.append(say("diplomacy-way-escalation", sizes=sizes))
        row.append(Button(say("diplomacy-way-escalation-button"), f"{line} escalation:yes"))
    title = say("diplomacy-ways-title", seats=ways.seats)
    return Card(title, tuple(lines), buttons=(tuple(row),), audience=Audience.MEMBER, tone=Tone.ASK)


def _line(wanted: Wanted) -> str:
    """The command as it was given, as a button holds it."""
    words = ["diplomacy round"]
    if wanted.years is not None:
        words.append(f"years:{wanted.years}")
    if wanted.points is not None:
        words.append(f"points:{wanted.points}")
    lists = {"absent": wanted.absent, "sitting": wanted.sitting, "double": wanted.doubles}
    words += [f'{name}:"{",".join(players)}"' for name, players in lists.items() if players]
    return " ".join(words)


# --- the draft


def draft_card(book: Diplomacy, draft: RoundDraft, *news: Argument) -> Card:
    """The draft for the director: what could not be avoided first, then the boards."""
    lines: list[Argument] = [*news, *findings_lines(book, unavoided(book, draft))]
    lines += board_lines(book, [drafted_game(seated, draft.number) for seated in draft.boards])
    if draft.doubles:
        lines.append(say("diplomacy-doubles", players=all_named(book, draft.doubles)))
    if draft.sitting:
        who = all_named(book, draft.sitting)
        lines.append(say("diplomacy-sitting", players=who, points=draft.sitting_points))
    if draft.absent:
        lines.append(say("diplomacy-absent", players=all_named(book, draft.absent)))
    lines += [*lots_lines(book, draw_of(draft.number)), *swaps_lines(book, draft.swaps), say("diplomacy-draft-how")]
    row = (
        Button(say("diplomacy-publish-button"), "diplomacy publish", "good"),
        Button(say("diplomacy-swap-button"), "diplomacy swap", ask=("player", "other")),
        Button(say("diplomacy-hall-button"), "diplomacy hall", ask=("where",)),
    )
    title = say("diplomacy-draft-title", round=draft.number, rounds=book.planned, years=draft.years)
    return Card(title, tuple(lines), buttons=(row,), audience=Audience.MEMBER, tone=Tone.ASK, replaces=True)


@cog.command("swap", may=May.DIRECTOR, private=True)
@spoken
async def swap(call: Call[Diplomacy], player: PlayerName, other: PlayerName) -> Card:
    """Two players change seats in the draft; the card says what it costs."""
    book = call.book
    first, second = await two(partial(found, call), player, other)
    now = drafting.drafted(book)
    was, before = now.boards, unavoided(book, now).cost
    draft = drafting.swap(book, call.member, first, second, call.dice)
    news = (moved_said(book, move) for move in drafting.moved(was, draft.boards, first, second))
    return draft_card(book, draft, *news, *cost_lines(before, unavoided(book, draft).cost))


@cog.weighs("round")
def weighed(call: Call[Diplomacy], known: Weighed) -> Sequence[Argument]:
    """For a vote on known draws of a round: who changes seats and where to; or for whom seats would be drawn that were
    not in the draw, and who is left out."""
    moves = [one for one in known.now if isinstance(one, drafting.SeatMoved)]
    if moves:
        return [moved_said(call.book, move) for move in moves]
    return drawn_otherwise(known, partial(named, call.book))


@cog.command("publish", may=May.DIRECTOR)
@spoken
async def publish(call: Call[Diplomacy], known: Known = 0) -> Card:
    """Post the draft; where something has changed since, say what and ask."""
    draft = drafting.to_post(call.book)
    found = changes(call.book, draft)
    if found.binding or found.count != known:
        return _changed_card(call.book, draft, found)
    return seats_card(call.book, drafting.publish(call.book, call.member, call.now, known))


def _changed_card(book: Diplomacy, draft: RoundDraft, found: Changes) -> Card:
    """What is otherwise than when the seats were drafted: drafted anew, or posted all the same where that can be."""
    lines: list[Argument] = []
    if found.top:
        lines.append(say("diplomacy-changed-top"))
    named_by = {"gone": found.gone, "entered": found.entered, "penalised": found.penalised}
    lines += [say(f"diplomacy-changed-{what}", players=all_named(book, who)) for what, who in named_by.items() if who]
    lines += [
        say("diplomacy-changed-bond", one=named(book, one), other=named(book, other)) for one, other in found.bonds
    ]
    if found.standings:
        lines.append(say("diplomacy-changed-standings"))
    row = [Button(say("diplomacy-redraft-button"), _anew(book, draft), "good")]
    if not found.binding:
        row.append(Button(say("diplomacy-publish-anyway-button"), f"diplomacy publish known:{found.count}", "bad"))
    title = say("diplomacy-changed-title", round=draft.number)
    return Card(title, tuple(lines), buttons=(tuple(row),), tone=Tone.ASK)


def _anew(book: Diplomacy, draft: RoundDraft) -> str:
    """The command that drafted these seats, for those who are still in; the roll call it reads anew."""
    here = {one.id for one in book.playing()}
    named = (tuple(one for one in draft.absent if one not in draft.upon.away), draft.sitting, draft.doubles)
    away, sitting, doubles = (tuple(one for one in players if one in here) for players in named)
    line = _line(Wanted(draft.years, away, sitting, doubles, draft.sitting_points))
    return f"{line} escalation:yes" if any(len(seated.seats) < SIX for seated in draft.boards) else line


# --- the journal's lines

tell(
    cog,
    {
        RoundDrafted: "diplomacy-log-drafted",
        SeatsSwapped: "diplomacy-log-swapped",
        RoundPosted: "diplomacy-published",
        RoundPostedAnew: "diplomacy-published-anew",
    },
    FIELDS,
)
