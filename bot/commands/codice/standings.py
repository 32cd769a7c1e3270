"""/codice standings, explain, bracket: who stands where after a round, why, and the finals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from fractions import Fraction
from functools import partial
from typing import Any

from bot.commands.codice.bracket_card import bracket_card
from bot.commands.codice.cog import cog, spoken
from bot.commands.codice.explaining import comparison_card, team_card
from bot.commands.codice.names import RoundNumber, TeamName, found, named
from bot.commands.codice.outcomes import score_said
from bot.commands.codice.standings_card import prospect_lines, standings_card
from bot.commands.tournament.gains import moved_points
from bot.commands.tournament.ranking import PageNumber
from bot.commands.tournament.roles import director
from bot.commands.typed_names import one_or_two, two
from bot.engines.book import Refused
from bot.engines.codice import explaining
from bot.engines.codice.matches import Match, Where
from bot.engines.codice.public import closed_round, rounds_told, standings_held, tables_held
from bot.engines.codice.standings import standings
from bot.engines.codice.tournament import Codice
from bot.hall.cards.card import Argument, Card, say, strong
from bot.hall.cards.lists import dotted
from bot.hall.declared.call import Call


@cog.command("standings", reads=True)
@spoken
async def show(call: Call[Codice], round_: RoundNumber | None = None, page: PageNumber | None = None) -> Card:
    """The standings after a round, as a picture too."""
    after = closed_round(call.book, round_, director(call))
    card = standings_card(call.book, after, page or 1)
    leads_to = prospect_lines(call.book) if round_ is None and page is None else []
    return replace(card, lines=(*leads_to, *card.lines), replaces=page is not None)


@cog.command("explain", reads=True)
@spoken
async def explain(call: Call[Codice], team: TeamName, other: TeamName | None = None) -> Card:
    """Where a team's points come from; with another team: why one stands above the other."""
    find = partial(found, call)
    teams = await one_or_two(find, team) if other is None else await two(find, team, other)
    if len(teams) == 1:
        return team_card(call.book, explaining.explain(call.book, teams[0]))
    plan, told = call.book.started, rounds_told(call.book)
    if not told:
        raise Refused("codice-no-standings-yet", rounds=plan.rounds)
    # Standings that the director holds set nobody above anybody: those before them do.
    after = min(told, plan.rounds) if standings_held(call.book) else None
    return comparison_card(call.book, explaining.compare(call.book, teams[0], teams[1], after))


@cog.command("bracket", reads=True)
@spoken
async def bracket(call: Call[Codice]) -> Card:
    """The finals, as a picture too."""
    return bracket_card(call.book)


@cog.gains
async def gains(before: Codice, after: Codice, *_: object) -> Sequence[Argument]:
    """Matches whose score would change, then teams whose hands won would; nothing of tables that wait for the
    director's review."""
    was, now = (_matches(book) for book in (before, after))
    lines: list[Argument] = []
    for where in sorted(was.keys() & now.keys()):
        scores = [score_said(after, match) for match in (was[where], now[where])]
        if scores[0] != scores[1]:
            lines.append(say("codice-gains-match", table=where.table, before=scores[0], after=strong(scores[1])))
    if standings_held(before) or standings_held(after):
        return lines
    before_it, after_it = (_won(matches.values()) for matches in (was, now))
    return lines + moved_points(
        before_it, after_it, partial(named, after), lambda hands: say("codice-gains-won", hands=int(hands))
    )


def _matches(book: Codice) -> dict[Where, Match]:
    """The matches whose tables everybody knows."""
    shown = book.rounds[: len(book.rounds) - tables_held(book)]
    return {match.where(): match for one in shown for match in one.matches.values() if all(match.teams)}


def _won(matches: Iterable[Match]) -> dict[str, Fraction]:
    """How many hands each team has won in these."""
    won: Counter[str] = Counter()
    for match in matches:
        for team in match.teams:
            won[team] += match.score(team).won
    return {team: Fraction(hands) for team, hands in won.items()}


@cog.result
def result(call: Call[Any], book: Codice, who: str) -> Argument | None:
    """Somebody's team, and where it stands as far as everybody knows."""
    told = min(rounds_told(book), book.plan.rounds if book.plan else 0)
    places = standings(book, told).places if told else {}
    return dotted(
        say("codice-stands", team=named(book, team.id), place=places[team.id], rounds=told)
        if team.id in places
        else say("codice-plays-for", team=named(book, team.id))
        for team in book.entrants_of(who)
    )
