"""/codice fix and /codice walkover: what referees decide, whom it needs, and what the director then chooses."""

from __future__ import annotations

from collections.abc import Sequence

from bot.commands.codice import table_cards as cards
from bot.commands.codice.cog import cog, spoken
from bot.commands.codice.journal import FIELDS
from bot.commands.codice.names import (
    Agents,
    EndingKind,
    HandNumber,
    NamedHand,
    RoundNumber,
    TableNumber,
    TeamId,
    TeamName,
    WinnerName,
    found,
    named,
    players,
)
from bot.commands.codice.outcomes import decision_said, hand_said
from bot.commands.codice.pairings import moved_lines, tell_changed, unsettled_lines
from bot.commands.journal_lines import tell
from bot.commands.tournament.reaching import reach
from bot.commands.tournament.roles import referee
from bot.engines.codice import corrections, decisions, penalties
from bot.engines.codice.closing import MatchDecided
from bot.engines.codice.corrections import TablesKept
from bot.engines.codice.decisions import Decision, DecisionLifted, ProposalRefused, Proposed
from bot.engines.codice.hands import HandFixed
from bot.engines.codice.matches import Match
from bot.engines.codice.penalties import PenaltyGiven
from bot.engines.codice.public import round_seen, tables_held
from bot.engines.codice.tournament import Codice
from bot.hall.cards.card import Argument, Audience, Button, Card, Tone, say
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import May
from bot.hall.declared.kinds import Yes


@cog.command("fix", may=May.REFEREE)
@spoken
async def fix(
    call: Call[Codice],
    table: TableNumber,
    hand: HandNumber,
    winner: WinnerName,
    ending: EndingKind,
    loser_agents: Agents | None = None,
    round_: RoundNumber | None = None,
) -> Card:
    """Correct a hand of any round; of the last one that the room has seen, without its number."""
    book = call.book
    match = book.match_at(table, round_seen(book, round_).number)
    team = await found(call, winner, match.teams)
    decision = decisions.fix(book, call.member, table, hand, team, ending, loser_agents, call.now, match.round)
    return await _decided(call, decision, hand)


@cog.command("walkover", may=May.REFEREE)
@spoken
async def walkover(
    call: Call[Codice], table: TableNumber, loser: TeamName | None = None, hand: NamedHand | None = None
) -> Card:
    """Give the match, or a hand, by decision."""
    book = call.book
    match = book.match_at(table, book.present.number)
    team = await found(call, loser, match.teams) if loser else ""
    if hand is None:
        return await _decided(call, decisions.walk_over(book, call.member, table, team, call.now, match.round))
    return await _decided(call, decisions.give_hand(book, call.member, table, team, hand, call.now), hand)


@cog.command("penalise", may=May.REFEREE, hidden=True)
@spoken
async def penalise(call: Call[Codice], round_: RoundNumber, table: TableNumber, hand: HandNumber, team: TeamId) -> Card:
    """The ordinary penalty: a team's turn ends, and its opponents cover a word."""
    cards.checked_place(call.book, round_, table)
    match = penalties.penalise(call.book, call.member, table, hand, team, call.now)
    other = named(call.book, match.other(team))
    card = cards.table_card(call.book, match, say("codice-penalised", team=named(call.book, team), other=other))
    for one in match.teams:
        await reach(call, call.book.entrants[one].players, card)
    return card


@cog.command("lift", may=May.REFEREE, hidden=True)
@spoken
async def lift(call: Call[Codice], round_: RoundNumber, table: TableNumber) -> Card:
    """Take the decision of a match back."""
    decision = decisions.lift(call.book, call.member, table, call.now, round_)
    card = await _decided(call, decision)
    return Card(say("codice-lifted", table=table), card.lines, buttons=card.buttons, tone=card.tone)


@cog.command("agree", hidden=True)
@spoken
async def agree(call: Call[Codice], round_: RoundNumber, table: TableNumber, yes: Yes) -> Card:
    """The opponents agree with a decision, or do not."""
    book = call.book
    match = book.match_at(table, round_)
    proposal = match.proposal
    hand = proposal.hand if proposal is not None else 0
    decision = decisions.answer(book, call.member, referee(call), table, yes, call.now, round_)
    return decision_card(book, decision, hand) if yes else await cards.called_card(call, match)


# --- what came of it


async def _decided(call: Call[Codice], decision: Decision, hand: int = 0) -> Card:
    """A decision; those whom it concerns, or who have to agree with it, hear of it wherever they are."""
    card = decision_card(call.book, decision, hand)
    match = decision.match
    proposal = match.proposal if decision.waits else None
    for team in match.teams if proposal is None else (match.other(proposal.side),):
        if team:
            await reach(call, call.book.entrants[team].players, card)
    return card


def decision_card(book: Codice, decision: Decision, hand: int) -> Card:
    """A decision as it stands: it waits for the opponents, or holds; with the posted tables that it changes."""
    match = decision.match
    if decision.waits:
        card = cards.table_card(book, match, ping=True)
        return Card(card.title, card.lines, buttons=card.buttons, tone=Tone.ASK)
    news: list[Argument] = []
    if 0 < hand <= len(match.hands):
        news.append(say("codice-news-decided", line=hand_said(book, match, match.hands[hand - 1])))
    elif match.decision is not None:
        news.append(say("codice-news-decided", line=decision_said(book, match)))
    news += _sides(book, match)
    if decision.differences and not tables_held(book):
        return choice_card(book, say("codice-fixed-title", table=match.table, round=match.round), news)
    if decision.differences:
        news.append(say("codice-held-unsettled"))
    if book.rounds[match.round - 1].closed:
        news.append(say("codice-recounted"))
    card = cards.table_card(book, match, *news)
    review = ((Button(say("codice-review-button"), "codice review"),),) if decision.differences else ()
    return Card(card.title, card.lines, buttons=(*card.buttons, *review), tone=Tone.GOOD)


def _sides(book: Codice, match: Match) -> list[Argument]:
    """Whom it concerns: they are called where the chat can."""
    return [
        say("codice-concerns", one=players(book, one, ping=True), two=players(book, two, ping=True))
        for one, two in (match.teams,)
        if one and two
    ]


def choice_card(book: Codice, title: Argument, news: Sequence[Argument] = ()) -> Card:
    """What posted tables would be now, and the director's choice."""
    lines = [*news, *unsettled_lines(book)]
    if corrections.to_choose(book) and not corrections.can_pair_again(book):
        begun = corrections.changed_and_begun(book)
        lines.append(say("codice-unsettled-begun", tables=", ".join(map(str, begun)), count=len(begun)))
    return Card(title, tuple(lines), buttons=(choice_buttons(book),), tone=Tone.ASK)


def choice_buttons(book: Codice) -> tuple[Button, ...]:
    """Keep the tables as they are; pair them anew, where that can still be done."""
    keep = Button(say("codice-keep-button"), "codice keep")
    if book.round is None or not corrections.can_pair_again(book):
        return (keep,)
    return (keep, Button(say("codice-again-button"), f"codice again {book.round.number}", "bad"))


@cog.command("keep", may=May.DIRECTOR, hidden=True)
@spoken
async def keep(call: Call[Codice]) -> Card:
    """The posted tables stand as they are."""
    left = corrections.keep_tables(call.book, call.member)
    return Card(say("codice-kept", count=len(left)), (say("codice-recounted"),), tone=Tone.GOOD)


@cog.command("again", may=May.DIRECTOR, hidden=True)
@spoken
async def again(call: Call[Codice], round_: RoundNumber) -> Card:
    """The present round is paired as it would be now."""
    match = call.book.round
    before = match.pairings if match is not None else ()
    cards.checked_round(call.book, round_)
    corrections.pair_again(call.book, call.now)
    lines = moved_lines(call.book, before)
    tell_changed(call, before)
    audience = Audience.MEMBER if tables_held(call.book) else Audience.ROOM
    return Card(say("codice-paired-again", round=round_), tuple(lines), audience=audience, tone=Tone.GOOD)


# --- the journal's lines

tell(
    cog,
    {
        HandFixed: "codice-line-fixed",
        MatchDecided: "codice-line-decided",
        PenaltyGiven: "codice-line-penalised",
        Proposed: lambda entry: "codice-line-proposed" if entry.outcome is None else "codice-line-proposed-hand",
        ProposalRefused: "codice-line-refused",
        DecisionLifted: "codice-line-lifted",
        TablesKept: "codice-line-kept",
    },
    FIELDS,
)
