"""Every hand behind a team's points, and which criterion set one team above another."""

from __future__ import annotations

from fractions import Fraction
from functools import partial

from bot.commands.codice.names import named
from bot.commands.codice.outcomes import stage_named
from bot.commands.number_format import percent
from bot.commands.tournament import comparing as shared
from bot.commands.tournament.comparing import Comparing, Keys
from bot.engines.codice.explaining import FINALS, Explained, HandLine, RoundLine
from bot.engines.codice.public import rounds_told, standings_held
from bot.engines.codice.standings import DIRECT_PBG, LOT, PBG
from bot.engines.codice.tournament import Codice
from bot.engines.tournament.standings import Compared, Comparison, Number
from bot.engines.tournament.tournament import PAIRINGS, NoticeSubject
from bot.hall.cards.card import Argument, Button, Card, say, strong
from bot.hall.cards.lists import listed
from bot.hall.declared.rules_pages import how

SHARES = (PBG, DIRECT_PBG)
"""Criteria whose numbers are shares of points."""


# --- one team


def team_card(book: Codice, explained: Explained) -> Card:
    """A team's way, round by round and hand by hand."""
    lines: list[Argument] = [strong(say("codice-explain-total", won=explained.total))]
    rounds = [line for line in explained.rounds if line.hands or NoticeSubject(PAIRINGS, line.round) not in book.held]
    for line in rounds:
        lines.append(_round(book, explained.team, line))
        if line.hands and line.sort != "decided":
            lines.append(listed_hands(line.hands))
    if any(line.hands and line.sort != "decided" for line in rounds):
        lines.append(say("codice-explain-arrow"))
    if explained.lot:
        lines.append(say("codice-explain-lot", lot=explained.lot))
    title = named(book, explained.team)
    if explained.place is None:
        title = say("codice-explain-title-out", team=title)
    elif rounds_told(book) and not standings_held(book):
        title = say("codice-explain-title", team=title, place=explained.place)
    compare = Button(say("codice-explain-other-button"), f"codice explain {explained.team}", ask=("other",))
    return Card(title, tuple(lines), buttons=((compare, how("codice", "points")),))


def _round(book: Codice, team: str, line: RoundLine) -> Argument:
    """What a round gave, and at which table."""
    one = book.rounds[line.round - 1]
    match = one.match_of(team)
    sort: str = f"{line.sort}-final" if line.phase == "finals" else line.sort
    if match is not None and not match.over:
        sort = "on"
    return say(
        f"codice-explain-{sort}",
        round=strong(stage_named(book, one, line.letter)),
        table=line.table,
        opponent=named(book, line.opponent),
        won=line.score.won,
        lost=match.score(line.opponent).won if match is not None else 0,
        pbg=percent(line.pbg),
        own=line.score.own,
        all=line.score.all,
    )


def listed_hands(hands: tuple[HandLine, ...]) -> Argument:
    """The hands of a match as a team saw them, one after the other; a mark where it started."""
    return listed(
        say(
            f"codice-explain-hand-{'doubt' if hand.standing == 'disputed' else hand.ending}",
            started=int(hand.started),
            own=hand.own,
            against=hand.against,
        )
        for hand in hands
    )


# --- two teams


def comparison_card(book: Codice, comparison: Comparison) -> Card:
    """Why one team stands above another."""
    told = Comparing(
        Keys(
            above="codice-explain-above",
            decides="codice-explain-decides",
            level="codice-explain-level",
            column="codice-explain-column-what",
        ),
        partial(named, book),
        _criterion,
        _value,
        lambda team: Button(say("codice-explain-team-button", team=named(book, team)), f"codice explain {team}"),
        how("codice", "standings"),
    )
    return shared.comparison_card(comparison, told)


def _criterion(step: Compared) -> Argument:
    return say(f"codice-explain-by-{step.key}", round=step.round)


def _value(step: Compared, value: Number) -> Argument:
    """A number as it is compared: shares exactly and as a percentage, places as such."""
    if step.key in SHARES:
        share = Fraction(value)
        if share.denominator == 1:
            return percent(share)
        return say("codice-explain-share", percent=percent(share), exact=f"{share.numerator}/{share.denominator}")
    if step.key == FINALS and not value:
        return say("codice-explain-no-place")
    if step.key in (FINALS, LOT):
        return say("codice-explain-place", place=int(value))
    return str(value)
