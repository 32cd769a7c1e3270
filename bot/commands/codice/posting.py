"""/codice hold, post, and what is posted of a round: held for review, corrected where it stands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Annotated, Literal, get_args

from bot.commands.codice.bracket_card import bracket_card
from bot.commands.codice.cog import cog, spoken
from bot.commands.codice.decisions import choice_buttons, choice_card
from bot.commands.codice.journal import FIELDS
from bot.commands.codice.pairings import (
    pairings_card,
    prizes_card,
    results_card,
    seat_notices,
    unsettled_lines,
)
from bot.commands.codice.standings_card import standings_card
from bot.commands.dates.planning import plans
from bot.commands.journal_lines import tell
from bot.commands.tournament.notices import key_of, over_from
from bot.engines.book import Entry, Refused
from bot.engines.codice import corrections
from bot.engines.codice.closing import Ended, MatchDecided, RoundClosed
from bot.engines.codice.decisions import DecisionLifted
from bot.engines.codice.hands import HandFixed
from bot.engines.codice.pairings import RoundPaired
from bot.engines.codice.public import closed_round, standings_held, tables_held
from bot.engines.codice.tournament import Codice
from bot.engines.rewriting import Restored, Voided
from bot.engines.tournament import directing
from bot.engines.tournament.directing import Released
from bot.engines.tournament.tournament import PAIRINGS, RESULTS, STANDINGS, NoticeSubject
from bot.hall.cards.card import Argument, Audience, Button, Card, RoomName, Tone, say, strong
from bot.hall.cards.lists import listed
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import May
from bot.hall.declared.kinds import Choice, Yes
from bot.hall.declared.told import Told
from bot.hall.running.said.taken_places import in_place_of_own

What = Literal["tables", "standings", "bracket"]
Posted = Annotated[What, Choice(name="post-what", values=get_args(What))]
FRESH = ("draw", "standings")
"""Why a round is posted for the first time: everybody gets a line. Who is moved later is told by the command."""


# --- what is posted


def noticed(call: Call[Codice], book: Codice, news: NoticeSubject, *, lines: bool = True) -> list[Told]:
    """The cards of a notice, each for the rooms of its topic."""
    topic, number = news
    if topic == PAIRINGS:
        told = [Told(pairings_card(book, number), topic=PAIRINGS, key=key_of(call, book, PAIRINGS, news))]
        return told + (seat_notices(call, book, number) if lines else [])
    if topic == RESULTS:
        return [Told(prizes_card(book), topic=RESULTS, key=key_of(call, book, "prizes", news))]
    told = [Told(results_card(book, number), topic=RESULTS, key=key_of(call, book, RESULTS, news))]
    if number <= book.started.rounds and not (book.ended and number == len(book.rounds)):
        standings = standings_card(book, number)
        told.append(Told(standings, topic=STANDINGS, key=key_of(call, book, STANDINGS, news)))
    return told


def _unless_held(call: Call[Codice], book: Codice, news: NoticeSubject, *, lines: bool = True) -> Sequence[Told]:
    """A notice, or a word to the director that it waits."""
    if news in book.held:
        key = key_of(call, book, "review", NoticeSubject(PAIRINGS, len(book.rounds)))
        return (Told(review_card(book), call.room_for("here"), key=key),)
    return noticed(call, book, news, lines=lines)


def review_card(book: Codice) -> Card:
    """Something waits for the director."""
    lines = tuple(say(f"codice-held-{one.topic}", round=one.round) for one in book.held)
    row = (Button(say("codice-review-button"), "codice review"),)
    return Card(say("codice-held-title"), lines, buttons=(row,), tone=Tone.ASK)


@cog.heralds(RoundPaired, topic=PAIRINGS)
def paired(call: Call[Codice], book: Codice, entry: RoundPaired) -> Sequence[Told]:
    """The tables of a round."""
    return _unless_held(call, book, NoticeSubject(PAIRINGS, entry.round), lines=entry.why in FRESH)


@cog.heralds(RoundClosed, topic=STANDINGS)
def closed(call: Call[Codice], book: Codice, entry: RoundClosed) -> Sequence[Told]:
    """The results of a round, and the standings after it."""
    return _unless_held(call, book, NoticeSubject(STANDINGS, entry.round))


@cog.heralds(Ended, topic=RESULTS)
def ended(call: Call[Codice], book: Codice, entry: Ended) -> Sequence[Told]:
    """The prize list."""
    return _unless_held(call, book, NoticeSubject(RESULTS, len(book.rounds)))


@cog.heralds(Released, topic=PAIRINGS)
def released(call: Call[Codice], book: Codice, entry: Released) -> Sequence[Told]:
    """What waited, in the order in which it came about; what is no longer there is left out."""
    return [told for news in entry.notices if news.round <= len(book.rounds) for told in noticed(call, book, news)]


# --- what a correction changes in what was posted


@cog.heralds(HandFixed, topic=STANDINGS)
@cog.heralds(MatchDecided, topic=STANDINGS)
@cog.heralds(DecisionLifted, topic=STANDINGS)
def corrected(call: Call[Codice], book: Codice, entry: HandFixed | MatchDecided | DecisionLifted) -> Sequence[Told]:
    """Posted results and standings as they are now."""
    return _anew(call, book, entry.where.round)


def _anew(call: Call[Codice], book: Codice, first: int) -> list[Told]:
    """The notices of rounds that are over, in the place of those that were posted."""
    posted = (news for news in over_from(book, first) if news not in book.held)
    return [told for news in posted for told in noticed(call, book, news)]


@cog.heralds(Voided, topic=PAIRINGS)
@cog.heralds(Restored, topic=PAIRINGS)
def undone(call: Call[Codice], book: Codice, entry: Entry) -> Sequence[Told]:
    """After an undo: tables and standings that are otherwise; what was said of a round put back stands again."""
    before, present = call.book, book.round
    rounds = book.rounds[: len(before.rounds)]
    told: list[Told] = []
    if book.unsettled and book.unsettled != before.unsettled:
        told.append(_to_choose_again(call, book))
    if present is None or NoticeSubject(PAIRINGS, present.number) in book.held:
        return told
    if present in rounds and present.pairings != before.rounds[present.number - 1].pairings:
        told += noticed(call, book, NoticeSubject(PAIRINGS, present.number), lines=False)
    changed = [one.number for one in rounds if one.closed and one.scores() != before.rounds[one.number - 1].scores()]
    return told + (_anew(call, book, min(changed)) if changed else [])


def _to_choose_again(call: Call[Codice], book: Codice) -> Told:
    """An undo opened what the director had chosen about posted tables, or changed it: the question is asked anew."""
    card = review_card(book) if tables_held(book) else choice_card(book, say("codice-choice-again"))
    return Told(card, call.room_for("here"))


# --- notices held back, and posted again


@cog.command("hold", may=May.DIRECTOR)
@spoken
async def hold(call: Call[Codice], wanted: Yes) -> Card:
    """Let notices wait for review, or no longer."""
    if not wanted and _to_choose_first(call.book):
        return _choose_first(call.book)
    directing.hold(call.book, wanted, call.now)
    if wanted:
        return Card(say("codice-hold-on"), (say("codice-hold-how"),), tone=Tone.ASK)
    return Card(say("codice-hold-off"), tone=Tone.GOOD)


def _to_choose_first(book: Codice) -> bool:
    """Whether a correction gives other tables than those that wait: the director chooses before they are posted."""
    return tables_held(book) and bool(corrections.to_choose(book))


def _choose_first(book: Codice) -> Card:
    """The tables that wait beside those that the standings give now."""
    return replace(choice_card(book, say("codice-release-choose")), audience=Audience.MEMBER)


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
    if _to_choose_first(call.book):
        return _choose_first(call.book)
    notices = directing.release(call.book, call.now).notices
    lines = tuple(say(f"codice-held-{one.topic}", round=one.round) for one in notices)
    return in_place_of_own(call, Card(say("codice-released"), lines, tone=Tone.GOOD))


@cog.command("post", may=May.DIRECTOR)
@spoken
async def post(call: Call[Codice], what: Posted) -> Card:
    """Post a card again, in the room of its notices."""
    book = call.book
    if (what == "tables" and tables_held(book)) or (what == "standings" and standings_held(book)):
        raise Refused("codice-post-held")
    if what == "tables":
        topic, card = PAIRINGS, pairings_card(book, book.numbered(None).number)
    elif what == "standings":
        topic, card = STANDINGS, standings_card(book, closed_round(book, None, directs=True))
    else:
        topic, card = PAIRINGS, bracket_card(book)
    rooms = call.rooms_for(topic)
    for room in rooms:
        if room != call.room.id:
            call.post(room, card)
    if call.room.id in rooms:
        return card
    posted = say("codice-posted", room=listed(RoomName(room) for room in rooms))
    return Card(posted, audience=Audience.MEMBER, tone=Tone.GOOD)


# --- the journal's lines

plans(cog, "plan", May.DIRECTOR, PAIRINGS)


tell(
    cog,
    {
        RoundPaired: "codice-line-paired",
        RoundClosed: "codice-line-closed",
        Ended: "codice-line-ended",
    },
    FIELDS,
)
