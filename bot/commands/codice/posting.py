"""The tournament's notices: rounds paired, results, standings, prizes; held for review, corrected where they stand."""

from __future__ import annotations

from collections.abc import Sequence

from bot.commands.codice.answering import spoken
from bot.commands.codice.decisions import choice_card
from bot.commands.codice.names import named
from bot.commands.codice.outcomes import result_said, round_said
from bot.commands.codice.pairings import (
    pairings_card,
    prizes_card,
    results_card,
    seat_notices,
    table_buttons,
    undone_card,
)
from bot.commands.codice.standings import standings_card
from bot.commands.codice.told import tables_held
from bot.commands.tournament.notices import key_of, struck
from bot.commands.tournament.reaching import everywhere
from bot.engines.book import Entry, Voided
from bot.engines.codice import hands
from bot.engines.codice.closing import Ended, MatchDecided, RoundClosed
from bot.engines.codice.decisions import DecisionLifted
from bot.engines.codice.hands import HandFixed, HandStood
from bot.engines.codice.pairings import RoundPaired
from bot.engines.codice.tournament import CONFIRM, Codice
from bot.engines.tournament import directing
from bot.engines.tournament.directing import Released, TimeUp
from bot.engines.tournament.tournament import CLOCK, PAIRINGS, RESULTS, STANDINGS, News
from bot.hall.cards.card import Button, Card, Tone, say
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import Cog
from bot.hall.declared.told import Told

cog: Cog[Codice] = Cog(Codice, "codice")

FRESH = ("draw", "standings")
"""Why a round is posted for the first time: everybody gets a line. Who is moved later is told by the command."""


# --- what is posted


def noticed(call: Call[Codice], book: Codice, news: News, *, lines: bool = True) -> list[Told]:
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


def _unless_held(call: Call[Codice], book: Codice, news: News, *, lines: bool = True) -> Sequence[Told]:
    """A notice, or a word to the director that it waits."""
    if news in book.held:
        key = key_of(call, book, "review", News(PAIRINGS, len(book.rounds)))
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
    return _unless_held(call, book, News(PAIRINGS, entry.round), lines=entry.why in FRESH)


@cog.heralds(RoundClosed, topic=STANDINGS)
def closed(call: Call[Codice], book: Codice, entry: RoundClosed) -> Sequence[Told]:
    """The results of a round, and the standings after it."""
    return _unless_held(call, book, News(STANDINGS, entry.round))


@cog.heralds(Ended, topic=RESULTS)
def ended(call: Call[Codice], book: Codice, entry: Ended) -> Sequence[Told]:
    """The prize list."""
    return _unless_held(call, book, News(RESULTS, len(book.rounds)))


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
    return _anew(call, book, _closed_from(book, entry.where.round))


def _closed_from(book: Codice, number: int) -> list[int]:
    return [one.number for one in book.rounds[number - 1 :] if one.closed]


def _anew(call: Call[Codice], book: Codice, numbers: Sequence[int]) -> list[Told]:
    """The notices of rounds that are over, in the place of those that were posted."""
    posted = [News(STANDINGS, number) for number in numbers]
    if numbers and book.ended:
        posted.append(News(RESULTS, len(book.rounds)))
    return [told for news in posted if news not in book.held for told in noticed(call, book, news)]


@cog.heralds(Voided, topic=PAIRINGS)
def undone(call: Call[Codice], book: Codice, entry: Entry) -> Sequence[Told]:
    """After an undo: rounds that are no more, or open again; tables and standings that are otherwise."""
    before, present = call.book, book.round
    told = struck(before, book, lambda news: noticed(call, before, news, lines=False), undone_card)
    if book.unsettled and book.unsettled != before.unsettled:
        told.append(_to_choose_again(call, book))
    if present is None or News(PAIRINGS, present.number) in book.held:
        return told
    if present.pairings != before.rounds[present.number - 1].pairings:
        told += noticed(call, book, News(PAIRINGS, present.number), lines=False)
    changed = [
        one.number for one in book.rounds if one.closed and one.scores() != before.rounds[one.number - 1].scores()
    ]
    return told + (_anew(call, book, _closed_from(book, min(changed))) if changed else [])


def _to_choose_again(call: Call[Codice], book: Codice) -> Told:
    """An undo opened what the director had chosen about posted tables, or changed it: the question is asked anew."""
    card = review_card(book) if tables_held(book) else choice_card(book, say("codice-choice-again"))
    return Told(card, call.room_for("here"))


# --- what time brings


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


@cog.timer(CONFIRM)
@spoken
async def unanswered(call: Call[Codice]) -> Card:
    """Last hands that nobody answered stand."""
    hands.stand(call.book, call.now)
    return Card()


@cog.heralds(HandStood, topic="here")
def stood(call: Call[Codice], book: Codice, entry: HandStood) -> Sequence[Told]:
    """The other team said nothing in time."""
    match = book.match(entry.where)
    side = match.hands[entry.where.hand - 1].side
    card = Card(
        say("codice-stood", table=match.table, hand=entry.where.hand, team=named(book, match.other(side))),
        (result_said(book, match),),
        tone=Tone.GOOD,
    )
    return everywhere(call, card)
