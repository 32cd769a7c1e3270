"""One ladder over one period: games played in their order, one by one forwards, and taken back one by one.

A game that comes late is put in its place, and what it touches of later ones is played again; one that goes takes the
ladder back to its place. So whatever happens, a ladder is what its games in their order make of it.
"""

from __future__ import annotations

from array import array
from bisect import bisect_left, bisect_right, insort
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bot.engines.mito.calendar import Period
from bot.engines.mito.points import Stake, parts, stakes
from bot.engines.mito.rules import LadderRules

MANY = 200
"""With more new games than this, places are sorted once at the end, which is quicker than after every game."""


class Game(NamedTuple):
    """A game as it counts; in order of time, then of number."""

    at: float
    number: int
    players: tuple[str, ...]
    """The winner first."""
    risikometro: tuple[int, ...]
    """In hundredths, one for each player; none where it was not noted."""
    seq: int
    by: str
    source: str
    settled: bool
    """Whether a referee has already corrected it."""

    @property
    def winner(self) -> str:
        """Who won."""
        return self.players[0]


class LadderScore:
    """A player's points on a ladder, in hundredths, the highest ever reached, games and wins; the first game."""

    __slots__ = ("best", "first", "games", "value", "wins")

    def __init__(self, start: int, first: Game) -> None:
        self.value = self.best = start
        self.first = first
        self.games = self.wins = 0

    def copied(self) -> LadderScore:
        """The same again, to go its own way."""
        other = LadderScore(self.value, self.first)
        other.best, other.games, other.wins = self.best, self.games, self.wins
        return other


class Standing(NamedTuple):
    """A player as a ladder stands: `place` is 0 below the minimum of games."""

    player: str
    place: int
    value: int
    best: int
    games: int
    wins: int


class Ladder:
    """The values of everybody who played in a period."""

    def __init__(self, period: Period, rules: LadderRules) -> None:
        self.period = period
        self.rules = rules
        self.scores: dict[str, LadderScore] = {}
        self.games: list[Game] = []
        self.stakes: list[tuple[int, ...]] = []
        """What each player put into each game."""
        self.bests = array("q")
        """The winner's best before each game: taking a game back gives it back."""
        self._start, self._rate, self._minimum = rules.first, rules.rate, rules.minimum
        self._values: list[int] | None = []
        """The values of those who have a place, the lowest first; None where they have to be sorted anew."""

    def copied(self, period: Period, rules: LadderRules) -> Ladder:
        """Another ladder with the same games, start and share: nothing is played again, only places are its own."""
        other = Ladder(period, rules)
        other.scores = {player: score.copied() for player, score in self.scores.items()}
        other.games, other.stakes, other.bests = self.games[:], self.stakes[:], self.bests[:]
        other._values = None
        return other

    # --- games, forwards and back

    def play(self, games: Sequence[Game]) -> None:
        """The next games."""
        if len(games) > MANY:
            self._values = None
            self._play_many(games)
            return
        for game in games:
            put, best = self._count(game)
            self.stakes.append(put)
            self.bests.append(best)
        self.games += games

    def _play_many(self, games: Sequence[Game]) -> None:
        """What `_count` does, of many games at once and without their places: a book opens with a hundred thousand."""
        scores, start, rate = self.scores, self._start, self._rate
        known, add_stakes, add_best = scores.get, self.stakes.append, self.bests.append
        for game in games:
            players = game.players
            seats = [known(one) or scores.setdefault(one, LadderScore(start, game)) for one in players]
            put = stakes([seat.value for seat in seats], game.risikometro, rate)
            winner = seats[0]
            best = winner.best
            for seat, stake in zip(seats, put, strict=False):
                seat.value -= stake
                seat.games += 1
            value = winner.value = winner.value + sum(put)
            winner.wins += 1
            if value > best:
                winner.best = value
            add_stakes(put)
            add_best(best)
        self.games += games

    def insert(self, game: Game) -> None:
        """A game that comes late, in its place; of the later ones those are played again whose players it touches."""
        games, at = self.games, bisect_left(self.games, game)
        touched, again = {*game.players}, []
        for number in range(at, len(games)):
            if not touched.isdisjoint(games[number].players):
                touched.update(games[number].players)
                again.append(number)
        if len(again) > MANY:
            self._values = None
        for number in reversed(again):
            self._take_back(games[number], self.stakes[number], self.bests[number])
        put, best = self._count(game)
        games.insert(at, game)
        self.stakes.insert(at, put)
        self.bests.insert(at, best)
        for number in again:
            self.stakes[number + 1], self.bests[number + 1] = self._count(games[number + 1])

    def back_to(self, game: Game) -> None:
        """Take back everything from a game's place in the order on."""
        while self.games and self.games[-1] >= game:
            self._take_back(self.games.pop(), self.stakes.pop(), self.bests.pop())

    def _count(self, game: Game) -> tuple[tuple[int, ...], int]:
        """Count a game; gives what each put into it, and the winner's best before it."""
        scores, start, values = self.scores, self._start, self._values
        seats = [scores.get(player) or scores.setdefault(player, LadderScore(start, game)) for player in game.players]
        put = stakes([seat.value for seat in seats], game.risikometro, self._rate)
        winner = seats[0]
        best = winner.best
        if values is not None:
            self._leave(seats, values)
        for seat, stake in zip(seats, put, strict=False):
            seat.value -= stake
            seat.games += 1
        winner.value += sum(put)
        winner.wins += 1
        if winner.value > best:
            winner.best = winner.value
        if values is not None:
            self._enter(seats, values)
        return put, best

    def _take_back(self, game: Game, put: Sequence[int], best: int) -> None:
        """Take back a game, the last of all its players."""
        seats = [self.scores[player] for player in game.players]
        if self._values is not None:
            self._leave(seats, self._values)
        winner = seats[0]
        winner.value -= sum(put)
        winner.best = best
        winner.wins -= 1
        for seat, stake in zip(seats, put, strict=True):
            seat.value += stake
            seat.games -= 1
        if self._values is not None:
            self._enter(seats, self._values)
        for player, seat in zip(game.players, seats, strict=True):
            if not seat.games:
                del self.scores[player]

    def since(self, game: Game) -> Sequence[Game]:
        """The games after one."""
        return self.games[bisect_right(self.games, game) :]

    def without(self, game: Game) -> Ladder:
        """What it would be if a game had not been played: it shares the scores of others and lacks the games before, so
        it is only to be read."""
        return self._otherwise(game, self.since(game))

    def with_(self, game: Game) -> Ladder:
        """What it would be if one more game had been played: only to be read, likewise."""
        return self._otherwise(game, [game, *self.since(game)])

    def _otherwise(self, game: Game, then: Sequence[Game]) -> Ladder:
        """What it would be if from a game's place on these had been played."""
        moved = {player for one in (game, *then) for player in one.players if player in self.scores}
        other = Ladder(self.period, self.rules)
        other.scores = {**self.scores, **{player: self.scores[player].copied() for player in moved}}
        at = bisect_left(self.games, game)
        other.games, other.stakes, other.bests = self.games[at:], self.stakes[at:], self.bests[at:]
        other._values = None if self._values is None or len(then) > MANY else self._values[:]
        other.back_to(game)
        other.play(then)
        return other

    # --- places

    def _leave(self, seats: Sequence[LadderScore], values: list[int]) -> None:
        for seat in seats:
            if seat.games and seat.games >= self._minimum:
                del values[bisect_left(values, seat.value)]

    def _enter(self, seats: Sequence[LadderScore], values: list[int]) -> None:
        for seat in seats:
            if seat.games and seat.games >= self._minimum:
                insort(values, seat.value)

    @property
    def values(self) -> Sequence[int]:
        """The values of those who have a place, the lowest first."""
        if self._values is None:
            self._values = sorted(seat.value for seat in self.scores.values() if seat.games >= self._minimum)
        return self._values

    def place(self, player: str) -> int:
        """Where a player stands, equals sharing a place; 0 below the minimum of games."""
        score = self.scores.get(player)
        if score is None or score.games < self._minimum:
            return 0
        return len(self.values) - bisect_right(self.values, score.value) + 1

    def value(self, player: str) -> int:
        """A player's points; what everybody starts with before the first game."""
        score = self.scores.get(player)
        return score.value if score else self._start

    def standing(self, player: str) -> Standing | None:
        """How a player stands; None who has not played."""
        score = self.scores.get(player)
        if score is None:
            return None
        return Standing(player, self.place(player), score.value, score.best, score.games, score.wins)

    def order(self) -> list[Standing]:
        """Everybody: first those who have a place, then those below the minimum; each the highest first.

        Between equals in everything stands first who played first.
        """
        minimum = self._minimum
        ranked = sorted(
            self.scores.items(),
            key=lambda one: (one[1].games < minimum, -one[1].value, -one[1].best, -one[1].wins, one[1].first),
        )
        shown: list[Standing] = []
        for number, (player, score) in enumerate(ranked, 1):
            level = bool(shown) and shown[-1].value == score.value
            place = 0 if score.games < minimum else shown[-1].place if level else number
            shown.append(Standing(player, place, score.value, score.best, score.games, score.wins))
        return shown

    def winners(self) -> list[str]:
        """Who has the first place, several where they share it; nobody where all are below the minimum."""
        if not self.values:
            return []
        top = self.values[-1]
        found = [one for one in self.scores.items() if one[1].value == top and one[1].games >= self._minimum]
        return [player for player, _ in sorted(found, key=lambda one: one[1].first)]

    # --- what is told of it

    def parts(self, players: Sequence[str], risikometro: Sequence[int]) -> tuple[Stake, ...]:
        """What each of these would have at stake now."""
        return parts([self.value(player) for player in players], risikometro, self._rate)

    def parts_of(self, game: Game) -> tuple[Stake, ...]:
        """What each had at stake in the last game, which is this one."""
        put = self.stakes[-1]
        gain = sum(put[1:])
        changes = (gain, *(-stake for stake in put[1:]))
        before = [self.value(player) - change for player, change in zip(game.players, changes, strict=True)]
        return parts(before, game.risikometro, self._rate)

    def way(self, player: str) -> Iterator[tuple[Game, int, int]]:
        """A player's games in their order, each with what it brought or took, and the value after it."""
        value = self._start
        for game, put in zip(self.games, self.stakes, strict=True):
            if player in game.players:
                change = sum(put[1:]) if game.winner == player else -put[game.players.index(player)]
                value += change
                yield game, change, value
