"""What a tournament gives each player: games with their extras, sitting out, the worst result, penalties."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import partial
from typing import Literal, TypeAlias

from bot.engines.diplomacy.entering import penalty_of
from bot.engines.diplomacy.games import Game, Where
from bot.engines.diplomacy.rules import POWERS, Power
from bot.engines.diplomacy.scoring import Score, scores
from bot.engines.diplomacy.tournament import Diplomacy, Round

ExtraKind = Literal["top", "double", "declined"]


@dataclass(frozen=True, slots=True)
class Played:
    """A game that a player played: its own score, the per cent added to it, and what it is worth."""

    round: int
    board: int
    power: Power
    score: Score
    extras: tuple[tuple[ExtraKind, int], ...]
    points: Fraction
    """What it was worth: ties compare this, also of the worst result."""
    counted: Fraction
    """What of it counts for the total."""
    waits: bool
    """Whether the other board of somebody who plays at two is still on: the extra is not known."""
    worst: bool = False
    """Whether it is the worst result, that counts for less."""


@dataclass(frozen=True, slots=True)
class Total:
    """Everything behind a player's points."""

    player: str
    played: tuple[Played, ...]
    sitting: tuple[tuple[int, int], ...]
    """Rounds sat out at the director's request, with their points."""
    top_win: int
    penalty: int
    points: Fraction

    def of_round(self, number: int) -> Fraction | None:
        """What a round was worth; None where the player did not play in it."""
        found = [one.points for one in self.played if one.round == number]
        return sum(found, Fraction(0)) if found else None

    def counted_of(self, number: int) -> Fraction | None:
        """What of a round counts for the total; None where the player did not play in it."""
        found = [one.counted for one in self.played if one.round == number]
        return sum(found, Fraction(0)) if found else None


def totals(book: Diplomacy, rounds: int | None = None, *, now: bool = False) -> dict[str, Total]:
    """The points of everybody who has played a game to its end, after so many rounds (or as it stands now); `now`
    takes the games that are on as if they ended with their last winter."""
    through = book.rounds if rounds is None else book.rounds[:rounds]
    over = partial(_is_over, now=now)
    found: dict[str, list[Played]] = {}
    for one in through:
        given = {at: scores(game, book.rules) for at, game in one.games.items() if over(game)}
        for at, scored in given.items():
            for score in scored.values():
                found.setdefault(score.player, []).append(_played(book, one, one.games[at], score, over))
    return {player: _total(book, through, player, played, over) for player, played in found.items()}


Over: TypeAlias = Callable[[Game], bool]


def _is_over(game: Game, now: bool = False) -> bool:
    return game.over or (now and bool(game.counts))


def total_of(book: Diplomacy, player: str) -> Total:
    """Everything behind one player's points, also of somebody who has not played yet."""
    found = totals(book).get(player)
    return found if found is not None else _total(book, book.rounds, player, [])


def _played(book: Diplomacy, one: Round, game: Game, score: Score, over: Over) -> Played:
    """A game with what is added to its score; per cents add up."""
    extra = book.rules.extra
    extras: list[tuple[ExtraKind, int]] = []
    if game.top:
        extras.append(("top", extra.top))
    both, waits = one.games_of(score.player), False
    if len(both) > 1:
        waits = any(not over(other) for other, _ in both)
        if not waits and all(other.centres(power) for other, power in both):
            extras.append(("double", extra.double))
    if score.player in one.declined:
        extras.append(("declined", extra.declined))
    points = score.points * (1 + Fraction(sum(percent for _, percent in extras), 100))
    return Played(one.number, game.where.board, score.power, score, tuple(extras), points, points, waits)


def _total(book: Diplomacy, rounds: list[Round], player: str, played: list[Played], over: Over = _is_over) -> Total:
    preset = book.preset
    if preset.worst != 100 and len(played) > preset.worst_beyond:
        worst = min(played, key=lambda one: one.points)
        share = Fraction(preset.worst, 100)
        played = [one if one is not worst else replace(one, counted=one.points * share, worst=True) for one in played]
    sitting = tuple((one.number, one.sitting_points) for one in rounds if player in one.sitting and one.closed)
    top_win = book.rules.extra.top_win if any(_top_places(book, one, over)[:1] == (player,) for one in rounds) else 0
    penalty = penalty_of(book, player)
    points = sum((one.counted for one in played), Fraction(0))
    points += sum(given for _, given in sitting) + top_win - penalty
    return Total(player, tuple(played), sitting, top_win, penalty, points)


def best_countries(book: Diplomacy) -> dict[Power, tuple[Played, ...]]:
    """The best game of each power, by what it was worth; several where they are equal."""
    games = [one for total in totals(book).values() if not _out(book, total.player) for one in total.played]
    found: dict[Power, tuple[Played, ...]] = {}
    for power in POWERS:
        own = [one for one in games if one.power == power and not is_colour(book, one)]
        best = max((one.points for one in own), default=None)
        if best is not None:
            found[power] = tuple(one for one in own if one.points == best)
    return found


def _out(book: Diplomacy, player: str) -> bool:
    return book.entrants[player].fate == "disqualified"


def is_colour(book: Diplomacy, one: Played) -> bool:
    """Whether the power of a game was but a colour: those of an escalation have no homes of their own."""
    return book.game(Where(one.round, one.board)).escalation


def _top_places(book: Diplomacy, one: Round, over: Over) -> tuple[str, ...]:
    """The players of a round's top table that is over, from first to last."""
    game = one.top
    if game is None or not over(game):
        return ()
    return tuple(score.player for score in scores(game, book.rules).values())


def top_places(book: Diplomacy, rounds: int | None, *, now: bool = False) -> tuple[str, ...]:
    """The players of the top table that has been played, from first to last."""
    through = book.rounds if rounds is None else book.rounds[:rounds]
    over = partial(_is_over, now=now)
    return next((places for one in reversed(through) if (places := _top_places(book, one, over))), ())
