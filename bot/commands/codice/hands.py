"""/codice hand and /codice dispute: tables record their hands, by a line or by presses on the table's card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.commands.codice import table_cards as cards
from bot.commands.codice.cog import cog, spoken
from bot.commands.codice.journal import FIELDS
from bot.commands.codice.names import (
    Agents,
    EndingKind,
    HandNumber,
    RoundNumber,
    TableNumber,
    TeamId,
    WinnerName,
    found,
    named,
    words_of,
)
from bot.commands.codice.outcomes import hand_said, result_said
from bot.commands.journal_lines import tell
from bot.commands.tournament.reaching import everywhere, reach
from bot.commands.tournament.roles import director, referee
from bot.engines.book import Refused
from bot.engines.codice import entering, hands, silence
from bot.engines.codice.entering import ChiefsSwapped
from bot.engines.codice.hands import HandConfirmed, HandDisputed, HandReported, RefereeCalled, Reported
from bot.engines.codice.matches import COUNTED, Ending, Match
from bot.engines.codice.meant_hands import doubtful, readings
from bot.engines.codice.silence import HandStood, ToldAlone
from bot.engines.codice.tournament import CONFIRM, Codice
from bot.hall.cards.card import Argument, Card, Tone, say
from bot.hall.declared.call import Call
from bot.hall.declared.lines import line_of
from bot.hall.declared.told import Told


@cog.command("hand")
@spoken
async def hand(
    call: Call[Codice],
    table: TableNumber,
    winner: WinnerName,
    ending: EndingKind = "agents",
    loser_agents: Agents | None = None,
    hand: HandNumber | None = None,
) -> Card:
    """Record how a hand ended."""
    match, side = hands.at_table(call.book, call.member, referee(call), table)
    team = await found(call, winner, match.teams)
    numbers = (hand,) if hand is not None else readings(call.book, match, side, team, ending, loser_agents)
    to_count = ending in COUNTED and loser_agents is None and team in match.teams and not match.over
    if len(numbers) > 1:
        press = "ended" if to_count else "record"
        said = f"{team} {ending}" if to_count else f"{team} {ending} {loser_agents or 0}"
        lines = {number: f"codice {press} {cards.place(match, number)} {said}" for number in numbers}
        return cards.which_card(call.book, match, numbers, lines)
    if to_count:
        return cards.count_card(
            call.book, _being_recorded(call, match.round, table, numbers[0]), numbers[0], team, ending, side
        )
    return await _told(call, table, team, ending, loser_agents, numbers[0])


async def _told(call: Call[Codice], table: int, winner: str, ending: Ending, agents: int | None, hand: int) -> Card:
    """What came of a report."""
    reported = hands.report(call.book, call.member, referee(call), table, winner, ending, agents, call.now, hand)
    return await _card(call, reported)


async def _card(call: Call[Codice], reported: Reported) -> Card:
    book, match = call.book, reported.match
    if reported.what == "disputed":
        return await cards.called_card(call, match)
    news: list[Argument] = []
    if reported.what != "reported":
        news += [say(f"codice-news-{reported.what}", line=hand_said(book, match, hand)) for hand in reported.hands]
    card = cards.table_card(book, match, *news, ping=True)
    if reported.what == "reported":
        await reach(call, book.entrants[match.other(reported.hand.side)].players, card)
    elif reported.what == "settled":
        for team in match.teams:
            await reach(call, book.entrants[team].players, card)
    return card


# --- the table's card, press by press


@cog.command("open", hidden=True, reads=True)
@spoken
async def open_table(call: Call[Codice], round_: RoundNumber, table: TableNumber) -> Card:
    """The card of a table."""
    return cards.table_card(call.book, hands.seen(call.book, call.book.match_at(table, round_)))


@cog.command("show-table", hidden=True, reads=True, single=True)
@spoken
async def show_table(call: Call[Codice], round_: RoundNumber, table: TableNumber) -> Card:
    """The card of a table, beside the card where it was asked for."""
    card = cards.table_card(call.book, hands.seen(call.book, call.book.match_at(table, round_)))
    return Card(card.title, card.lines, buttons=card.buttons, tone=card.tone)


@cog.command("won", hidden=True, reads=True)
@spoken
async def won(call: Call[Codice], round_: RoundNumber, table: TableNumber, hand: HandNumber, winner: TeamId) -> Card:
    """A team has won: how?"""
    match = _being_recorded(call, round_, table, hand)
    return cards.how_card(call.book, match, hand, winner, call.book.side_of(call.member, match))


@cog.command("ended", hidden=True, reads=True)
@spoken
async def ended(
    call: Call[Codice],
    round_: RoundNumber,
    table: TableNumber,
    hand: HandNumber,
    winner: TeamId,
    ending: EndingKind,
    begun: TeamId | None = None,
) -> Card:
    """Ask how many agents the losers found, for a hand that ended like this."""
    match = _being_recorded(call, round_, table, hand)
    side = _going_on(call, match, begun)
    return cards.count_card(call.book, match, hand, winner, ending, side)


def _going_on(call: Call[Codice], match: Match, begun: str | None) -> str:
    """The side of who presses; refused on a card where another side is telling: nobody finishes what others began."""
    side = call.book.side_of(call.member, match)
    if begun is not None and begun != (side or cards.NO_SIDE):
        raise Refused("codice-begun-by-others")
    return side


def _being_recorded(call: Call[Codice], number: int, table: int, hand: int) -> Match:
    """The table at which a hand is being recorded; what was overtaken is refused with what stands now."""
    match = cards.checked_place(call.book, number, table)
    hands.at_table(call.book, call.member, referee(call), table)
    told = match.told(hand)
    in_doubt = told is not None and told.standing != "confirmed"
    if match.decision is not None or (match.full and not in_doubt):
        raise hands.no_more_hands(match)
    if hand != match.next and not in_doubt:
        raise Refused("codice-hand-other", table=table, hand=match.next)
    return match


async def as_typed(call: Call[Codice], words: Mapping[str, str]) -> tuple[str, tuple[str, ...]]:
    """A hand that was recorded by presses, as it is corrected: by a line, in a form."""
    team = (await words_of(call, [words["winner"]]))[words["winner"]]
    given = {"table": words["table"], "winner": team, "ending": words["ending"], "hand": words["hand"]}
    if words["ending"] in COUNTED:
        given["loser_agents"] = words.get("agents", "0")
    return line_of(call.house.commands["codice hand"], given), ("winner", "ending", "loser_agents")


@cog.command("record", hidden=True, amended=as_typed)
@spoken
async def record(
    call: Call[Codice],
    round_: RoundNumber,
    table: TableNumber,
    hand: HandNumber,
    winner: TeamId,
    ending: EndingKind,
    agents: Agents = 0,
    begun: TeamId | None = None,
) -> Card:
    """This is how this hand ended."""
    match = cards.checked_place(call.book, round_, table)
    hands.at_table(call.book, call.member, referee(call), table)
    _going_on(call, match, begun)
    return await _told(call, table, winner, ending, agents, hand)


# --- the other team's word


@cog.command("confirm", hidden=True)
@spoken
async def confirm(call: Call[Codice], round_: RoundNumber, table: TableNumber, hand: HandNumber) -> Card:
    """Confirm that all hands up to this one ended as recorded."""
    cards.checked_place(call.book, round_, table)
    return await _card(call, hands.confirm(call.book, call.member, referee(call), table, hand, call.now))


@cog.command("contest", hidden=True)
@spoken
async def contest(call: Call[Codice], round_: RoundNumber, table: TableNumber, hand: HandNumber) -> Card:
    """Deny that a hand ended as recorded: a referee is called."""
    match = cards.checked_place(call.book, round_, table)
    told = next((one for one in match.open if one.number == hand), None)
    if told is not None and told.side == call.book.side_of(call.member, match):
        raise Refused("codice-own-report", table=table, hand=hand)
    return await cards.called_card(call, hands.dispute(call.book, call.member, referee(call), table, call.now, hand))


@cog.command("dispute")
@spoken
async def dispute(call: Call[Codice], table: TableNumber, hand: HandNumber | None = None) -> Card:
    """Call a referee."""
    match, side = hands.at_table(call.book, call.member, referee(call), table)
    numbers = (hand,) if hand is not None or match.called else doubtful(match, side)
    if len(numbers) > 1:
        return cards.which_card(
            call.book, match, numbers, {number: f"codice dispute {table} {number}" for number in numbers}
        )
    number = numbers[0] if numbers else None
    return await cards.called_card(call, hands.dispute(call.book, call.member, referee(call), table, call.now, number))


@cog.command("swap", hidden=True)
@spoken
async def swap(call: Call[Codice], round_: RoundNumber, table: TableNumber) -> Card:
    """One's own players change turns as chief."""
    match = cards.checked_place(call.book, round_, table)
    team = call.book.side_of(call.member, match)
    if not team:
        raise Refused("codice-not-your-table", table=table)
    since = entering.swap_chiefs(call.book, call.member, director(call), team)
    key = "codice-swapped" if since == match.round else "codice-swapped-later"
    return cards.table_card(call.book, match, say(key, team=named(call.book, team), round=since))


# --- hands that nobody answers


@cog.timer(CONFIRM)
@spoken
async def unanswered(call: Call[Codice]) -> Card:
    """Hands that nobody answered stand; of a match that one team alone has told the director hears."""
    for match in silence.stand(call.book, call.now):
        await cards.alone_card(call, match)
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


# --- the journal's lines

tell(
    cog,
    {
        ChiefsSwapped: "codice-line-swapped",
        HandReported: lambda entry: "codice-line-reported" if entry.side else "codice-line-recorded",
        HandConfirmed: "codice-line-confirmed",
        HandDisputed: lambda entry: "codice-line-disputed" if entry.rival is None else "codice-line-rival",
        HandStood: "codice-line-stood",
        ToldAlone: "codice-line-told-alone",
        RefereeCalled: "codice-line-called",
    },
    FIELDS,
)
