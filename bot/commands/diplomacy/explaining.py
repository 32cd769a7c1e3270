"""Every line behind a player's points, and why one stands above another."""

from __future__ import annotations

from fractions import Fraction
from functools import partial

from bot.commands.diplomacy.names import named, points_said, power_said
from bot.commands.diplomacy.scoring import extras_said, score_said
from bot.commands.tournament import comparing as shared
from bot.commands.tournament.comparing import Comparing, Keys
from bot.engines.diplomacy.standings import LOT, MISSED, POINTS, POWER, SCORE, TOP, WOMEN, YOUNG, standings
from bot.engines.diplomacy.totals import Total, total_of
from bot.engines.diplomacy.tournament import Diplomacy
from bot.engines.tournament.standings import Compared, Comparison, Number
from bot.hall.cards.card import Argument, Button, Card, Free, say, strong
from bot.hall.declared.rules_pages import how

STATED = (WOMEN, YOUNG)
"""Criteria whose values nobody is told."""


# --- one player


def player_card(book: Diplomacy, player: str) -> Card:
    """A player's way, game by game."""
    total, places = total_of(book, player), standings(book).places
    lines: list[Argument] = [strong(say("diplomacy-total", points=points_said(total.points)))]
    lines += _games(book, total)
    for number, given in total.sitting:
        lines.append(say("diplomacy-explain-sitting", round=number, points=given))
    if total.top_win:
        lines.append(say("diplomacy-explain-top", points=total.top_win))
    for one in book.penalties:
        if one.player == player:
            reason: Argument = Free(one.reason) if one.reason else ""
            key = "diplomacy-explain-out" if one.disqualified else "diplomacy-explain-penalty"
            lines.append(say(key, points=one.points, reason=reason))
    if not total.played:
        lines.append(say("diplomacy-explain-none"))
    title = named(book, player)
    if player in places:
        title = say("diplomacy-explain-title", player=title, place=places[player])
    button = Button(say("diplomacy-compare-button"), f"diplomacy explain {player}", ask=("other",))
    career = Button(say("diplomacy-career-button"), f"diplomacy career {player}")
    return Card(title, tuple(lines), buttons=((button, career, how("diplomacy", "score")),))


def _games(book: Diplomacy, total: Total) -> list[Argument]:
    return [
        say(
            "diplomacy-explain-game",
            round=one.round,
            board=one.board,
            power=power_said(one.power),
            sum=extras_said(book, one, score_said(book, one.score)),
        )
        for one in total.played
    ]


# --- two players


def comparison_card(book: Diplomacy, comparison: Comparison) -> Card:
    """Why one player stands above another."""
    told = Comparing(
        Keys(
            "diplomacy-above",
            "diplomacy-decides",
            "diplomacy-level",
            "diplomacy-column-what",
            "diplomacy-decides-stated",
        ),
        partial(named, book),
        _criterion,
        partial(_value, book),
        lambda player: Button(named(book, player), f"diplomacy explain {player}"),
        how("diplomacy", "ties"),
        STATED,
    )
    return shared.comparison_card(comparison, told)


def _criterion(step: Compared) -> Argument:
    return say(f"diplomacy-by-{step.key}", round=step.round)


def _value(book: Diplomacy, step: Compared, value: Number) -> Argument:
    """A number as it is compared."""
    if step.key in (POINTS, SCORE):
        return say("diplomacy-missed") if value == MISSED and step.key == SCORE else points_said(Fraction(value))
    if step.key == POWER:
        order = book.rules.ties.powers
        return power_said(order[int(value) - 1]) if value <= len(order) else say("diplomacy-missed")
    if step.key == TOP:
        return say("diplomacy-place", place=int(value) + 1) if value < 3 else say("diplomacy-not-top")
    if step.key == LOT:
        return say("diplomacy-place", place=int(value) + 1)
    return str(value)
