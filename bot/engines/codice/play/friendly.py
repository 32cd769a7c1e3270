"""The book of a room's friendlies: hands of Nome in Codice without a tournament, two teams at a time."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from bot.engines.book import Book, Entry, Refused
from bot.engines.codice.matches import Outcome, Where
from bot.engines.codice.play.dealing import lay
from bot.engines.codice.play.state import Play, still_able
from bot.engines.codice.rules import CodiceRules
from bot.engines.dice import Dice
from bot.engines.seals import Decided, Draw

TEAMS = ("A", "B")
"""The two teams of a friendly; people call them by their players."""
LEAST = 2
"""Players of a team: a chief and an operative."""


@dataclass(slots=True)
class FriendlyGame:
    """Two teams, and the hands that they have played."""

    number: int
    teams: dict[str, list[str]]
    starter: str
    """Who starts the first hand; then one and the other in turn."""
    outcomes: list[Outcome] = field(default_factory=list)

    @property
    def next(self) -> int:
        """The number of the hand to be played."""
        return len(self.outcomes) + 1

    def wins(self, team: str) -> int:
        """Hands that a team has won."""
        return sum(outcome.winner == team for outcome in self.outcomes)

    def first(self, hand: int) -> tuple[str, str]:
        """The teams, who starts a hand first."""
        one, two = TEAMS
        return (one, two) if (self.starter == one) == bool(hand % 2) else (two, one)


class Friendly(Book, kind="friendly"):
    """The friendlies of a room."""

    rules: CodiceRules

    def begin(self) -> None:
        """Nobody plays."""
        self.games: list[FriendlyGame] = []
        self.plays: dict[Where, Play] = {}

    @property
    def game(self) -> FriendlyGame:
        """The game that is on, or was the last; refused before the first."""
        if not self.games:
            raise Refused("codice-friendly-none")
        return self.games[-1]

    def seated(self, where: Where, team: str) -> Sequence[str]:
        """Who plays for a team now."""
        return self.games[where.round - 1].teams[team]

    def to_be_played(self, where: Where) -> int | None:
        """The hand that comes next in the game of this one; None where another game has begun since."""
        return self.game.next if where.round == len(self.games) else None

    def goes_on(self, where: Where) -> bool:
        """Whether a hand is still to be played."""
        return self.to_be_played(where) == where.hand

    def plays_on(self, where: Where, on: bool) -> None:
        """Nobody else has to know whether a hand is on."""

    def recorded(self, where: Where, outcome: Outcome, at: float) -> None:
        """A hand was played to its end."""
        self.games[where.round - 1].outcomes.append(outcome)

    def due(self) -> dict[str, float]:
        """What its hand in play waits for."""
        moments: dict[str, float] = {}
        for play in self.plays.values():
            if not play.over and self.goes_on(play.where):
                moments |= play.due()
        return moments

    def players(self) -> frozenset[str]:
        """Who plays in the game that is on."""
        return frozenset(self.roster())

    def roster(self) -> tuple[str, ...]:
        """Team by team."""
        return tuple(player for players in self.games[-1].teams.values() for player in players) if self.games else ()

    def side(self, person: str) -> frozenset[str]:
        """The team of somebody."""
        teams = self.games[-1].teams.values() if self.games else ()
        return next((frozenset(players) for players in teams if person in players), frozenset({person}))

    def thing(self, value: Hashable) -> Hashable:
        """A hand is its game."""
        return Where(value.round, value.table) if isinstance(value, Where) else value

    def behind(self, name: Hashable) -> Iterable[str]:
        """A hand is its players."""
        if not isinstance(name, Where):
            return super().behind(name)
        game = self.games[name.round - 1] if name.round <= len(self.games) else None
        return [player for players in game.teams.values() for player in players] if game is not None else ()

    def met(self, person: str) -> frozenset[str]:
        """Who have sat at a table with somebody."""
        return self.opponents(person)

    def opponents(self, person: str) -> frozenset[str]:
        """Who have sat at a table with somebody."""
        tables = ({player for players in game.teams.values() for player in players} for game in self.games)
        return frozenset(player for table in tables if person in table for player in table) - {person}


def begin(book: Friendly, by: str, teams: Sequence[Sequence[str]], at: float, dice: Dice) -> FriendlyGame:
    """Two teams sit down; a coin says who starts the first hand."""
    players = [player for team in teams for player in team]
    if any(len(team) < LEAST for team in teams):
        raise Refused("codice-friendly-too-few")
    if len(set(players)) < len(players):
        raise Refused("codice-friendly-twice")
    if any(not play.over and book.goes_on(play.where) for play in book.plays.values()):
        raise Refused("codice-friendly-on")
    number = len(book.games) + 1
    one, two = (tuple(team) for team in teams)
    coin = dice.act(name_of(number), one, two).roll("starter", 1, 2)
    book.happen(FriendlyBegun(game=number, by=by, at=at, teams=(one, two), coin=coin))
    return book.game


def deal(book: Friendly, by: str, deck: Sequence[str], language: str, at: float, dice: Dice) -> Play:
    """The next hand of the game: starter and chiefs in turn (articles 18 and 19). Anybody may lay the first one."""
    game = book.game
    where = Where(game.number, 1, game.next)
    if game.outcomes and by not in book.players():
        raise Refused("codice-play-not-yours")
    chiefs = {team: players[(game.next - 1) % len(players)] for team, players in game.teams.items()}
    return lay(book, by, where, game.first(game.next), chiefs, deck, language, at, dice)


def replace(book: Friendly, by: str, player: str, substitute: str) -> None:
    """Somebody comes in for another of their own team."""
    game = book.game
    team = next((team for team, players in game.teams.items() if player in players), "")
    if not team or by not in game.teams[team]:
        raise Refused("codice-play-not-yours")
    if substitute in book.players():
        raise Refused("codice-friendly-twice")
    if any(not (one.over or still_able(book, one, player, substitute)) for one in book.plays.values()):
        raise Refused("codice-play-saw-the-key", player=substitute)
    book.happen(FriendlyReplaced(game=game.number, by=by, team=team, player=player, substitute=substitute))


def name_of(number: int) -> str:
    """The act of a game's coin."""
    return f"friendly/{number}"


class FriendlyOpened(Entry, kind="friendly.opened"):
    """A room's friendlies began, with the numbers that hold in them."""

    lasting = True
    rules: CodiceRules

    def apply(self, book: Friendly) -> None:
        """These numbers hold here."""
        book.rules = self.rules


class FriendlyBegun(Entry, kind="friendly.begun"):
    """Two teams sat down."""

    lasting = True
    needed = ()
    game: int
    by: str
    at: float
    teams: tuple[tuple[str, ...], tuple[str, ...]]
    coin: Draw
    """1 if the first team starts."""

    @property
    def drawn(self) -> Sequence[Draw]:
        """The coin."""
        return (self.coin,)

    @property
    def decided(self) -> Mapping[str, Decided]:
        """Who plays."""
        return {name_of(self.game): self.teams}

    def apply(self, book: Friendly) -> None:
        """A game of its own."""
        teams = {team: list(players) for team, players in zip(TEAMS, self.teams, strict=True)}
        book.games.append(FriendlyGame(self.game, teams, TEAMS[self.coin.faces[0] - 1]))


class FriendlyReplaced(Entry, kind="friendly.replaced"):
    """Somebody came in for another."""

    lasting = True
    needed = ()
    game: int
    by: str
    team: str
    player: str
    substitute: str

    def apply(self, book: Friendly) -> None:
        """In the same seat."""
        players = book.games[self.game - 1].teams[self.team]
        players[players.index(self.player)] = self.substitute
