"""The tables of an export: teams, hands, standings."""

from __future__ import annotations

from fractions import Fraction

from bot.commands.codice.cog import cog
from bot.commands.codice.names import named, players
from bot.commands.number_format import figure, percent
from bot.engines.book import Recorded
from bot.engines.codice.finals import final_places
from bot.engines.codice.standings import NOTHING, standings
from bot.engines.codice.tournament import Codice
from bot.hall.cards.card import Argument, Table, say


def _head(*names: str) -> tuple[Argument, ...]:
    return tuple(say(f"codice-sheet-{name}") for name in names)


@cog.sheet
def teams_sheet(book: Codice, records: list[Recorded]) -> Table:
    """Everybody who entered, with marks and places."""
    order = final_places(book) if book.qualified_after else ()
    rows = tuple(
        (
            str(one.number),
            named(book, one.id),
            players(book, one.id),
            figure(Fraction(book.rules.entries.owed(len(one.players)), 100)),
            _yes(one.paid),
            _yes(one.box),
            str(one.since or ""),
            say(f"codice-fate-{one.fate}"),
            str(order.index(one.id) + 1) if one.id in order else "",
        )
        for one in book.entrants.values()
    )
    return Table(_head("number", "team", "players", "fee", "paid", "box", "since", "fate", "place"), rows)


def _yes(on: bool) -> Argument:
    return say("choices-yesno.yes" if on else "choices-yesno.no")


@cog.sheet
def hands_sheet(book: Codice, records: list[Recorded]) -> Table:
    """Every hand that stands; a match by decision, and a bye, is one line without a hand."""
    rows: list[tuple[Argument, ...]] = []
    for one in book.rounds:
        for match in one.matches.values():
            where = (str(one.number), str(match.table))
            for hand in match.hands:
                outcome = hand.outcome
                loser = match.other(outcome.winner) if outcome.winner else ""
                rows.append(
                    (
                        *where,
                        str(hand.number),
                        named(book, match.starter(hand.number)),
                        named(book, outcome.winner),
                        named(book, loser),
                        say(f"choices-ending.{outcome.ending}"),
                        str(outcome.loser_agents),
                        say(f"codice-standing-{hand.standing}"),
                    )
                )
            if match.decision is not None:
                loser = match.other(match.decision) if match.decision else ""
                winner, losers = named(book, match.decision), named(book, loser)
                rows.append((*where, "", "", winner, losers, say("codice-by-decision"), "", ""))
        if one.bye:
            bye = (str(one.number), str(one.bye_table), "", "", named(book, one.bye), "")
            rows.append((*bye, say("codice-by-rest"), "", ""))
    names = ("round", "table", "hand", "starter", "winner", "loser", "ending", "agents", "standing")
    return Table(_head(*names), tuple(rows))


@cog.sheet
def standings_sheet(book: Codice, records: list[Recorded]) -> Table:
    """The standings of the qualifying rounds: totals, then every round's hands won and points."""
    through = book.qualified_after
    found = standings(book) if through else None
    scores = [one.scores() for one in book.rounds[:through]]
    head = list(_head("place", "team", "total"))
    for number in range(1, through + 1):
        head += [say(f"codice-sheet-{name}-of", round=number) for name in ("won", "own", "all", "pbg")]
    rows: list[tuple[Argument, ...]] = []
    for team in found.order if found is not None else ():
        won = [one.get(team, NOTHING) for one in scores]
        cells = [cell for score in won for cell in (*map(str, score), percent(score.pbg))]
        rows.append(
            (str(found.places[team]) if found else "", named(book, team), str(sum(one.won for one in won)), *cells)
        )
    return Table(tuple(head), tuple(rows))
