"""Who moved after a correction, or a game that came late: in every ladder and period in which it counts, or counted."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, replace
from math import inf

from bot.commands.mito.game_cards import RECENT, game_card, together
from bot.commands.mito.names import amount, people, place_said, titled
from bot.engines.mito.calendar import Period
from bot.engines.mito.ladder import Game, Ladder, Standing
from bot.engines.mito.league import League
from bot.hall.cards.card import Argument, Card, Mention, say, strong
from bot.hall.cards.lists import listed

SHOWN = 6
"""Players named for each ladder, those who moved most."""


@dataclass(frozen=True, slots=True)
class Move:
    """A player before and after; None where they are not on the ladder."""

    player: str
    before: Standing | None
    after: Standing | None
    change: int
    climb: int
    """How many places up or down."""


def moved(before: Ladder, after: Ladder, players: Iterable[str]) -> list[Move]:
    """Those of these players whose value or place is another, those who moved most first."""
    found = []
    for player in players:
        change, climb = after.value(player) - before.value(player), after.place(player) - before.place(player)
        if change or climb:
            found.append(Move(player, before.standing(player), after.standing(player), change, abs(climb)))
    return sorted(found, key=lambda move: (-abs(move.change), -move.climb))


def periods(league: League, moments: Iterable[float]) -> list[Period]:
    """Every period of every ladder in which these moments lie."""
    found = [league.period(which, moment) for which in league.active for moment in moments]
    return list(dict.fromkeys(found))


async def move_lines(before: League, after: League, moments: Iterable[float], now: float) -> list[Argument]:
    """Ladder by ladder: who moved from where to where, and who wins a closed period now; the same is said once."""
    return await period_lines(before, after, periods(after, moments), now)


async def period_lines(
    before: League, after: League, periods: Iterable[Period], now: float, but: Collection[str] = frozenset()
) -> list[Argument]:
    """The same for these periods; players in `but` are left out."""
    found = []
    for period in periods:
        old, new = before.ladder_of(period), after.ladder_of(period)
        players = [one for one in {**new.scores, **old.scores} if one not in but]
        found.append((period, _lines(old, new, now, players)))
        await asyncio.sleep(0)  # of a long ladder it takes a while: others get their turn
    return list(_told(after, found))


def place_lines(book: League, game: Game, periods: Iterable[Period]) -> list[Argument]:
    """Who has another place in these periods since a game counts there."""
    ladders = [book.ladder_of(period) for period in periods]
    found = [(one.period, _lines(one.without(game), one, inf, one.scores, places=True)) for one in ladders]
    return list(_told(book, found))


def of_joined(before: League, after: League, now: float, people: Collection[str]) -> list[Period]:
    """The periods whose ladders may move when some people become one, or two again: the present ones, and closed ones
    in which more than one of them played, before or after."""
    found = [after.period(which, now) for which in after.active]
    for league in (before, after):
        played: dict[Period, set[str]] = {}
        for game in league.games.values():
            if here := {*people}.intersection(game.players):
                for period in periods(league, [game.at]):
                    played.setdefault(period, set()).update(here)
        found += [period for period, here in played.items() if len(here) > 1]
    return list(dict.fromkeys(found))


def recorded_card(book: League, game: Game, now: float) -> Card:
    """The card of a game recorded just now; one that was played before others tells what it has changed of them."""
    card, after = game_card(book, game), book.since(game)
    if not after:
        return card
    late = strong(say("mito-late", count=after))
    moves = _late_lines(book, game, now) if after <= RECENT else ()
    return replace(card, lines=(*card.lines, late, *moves))


def _late_lines(book: League, game: Game, now: float) -> Iterator[Argument]:
    found = []
    for ladder in book.ladders(game.at):
        if later := ladder.since(game):
            players = dict.fromkeys(player for one in (game, *later) for player in one.players)
            found.append((ladder.period, _lines(ladder.without(game), ladder, now, players)))
    yield from _told(book, found)


def _told(book: League, found: Iterable[tuple[Period, list[Argument]]]) -> Iterator[Argument]:
    for alike, lines in together((period, lines) for period, lines in found if lines):
        yield strong(listed(titled(book, period) for period in alike))
        yield from lines


def _lines(old: Ladder, new: Ladder, now: float, players: Iterable[str], *, places: bool = False) -> list[Argument]:
    """One ladder's moves; those of `places` alone, or all."""
    moves = [move for move in moved(old, new, players) if move.climb or not places]
    lines = [_line(old, new, move) for move in moves[:SHOWN]]
    if len(moves) > SHOWN:
        lines.append(say("mito-moved-more", count=len(moves) - SHOWN))
    if new.period.end <= now and set(winners := new.winners()) != set(old.winners()):
        lines.append(strong(say("mito-moved-winner", who=people(winners) or say("mito-nobody"))))
    return lines


def _line(old: Ladder, new: Ladder, move: Move) -> Argument:
    """A player's values; and places, where they are others."""
    told = {
        "who": Mention(move.player),
        "before": amount(old.value(move.player)),
        "after": strong(amount(new.value(move.player))),
    }
    if not move.climb:
        return say("mito-moved-value", **told)
    was, now = (place_said(one, new.rules.minimum) for one in (move.before, move.after))
    return say("mito-moved-place" if move.change else "mito-moved-only-place", **told, was=was, now=strong(now))
