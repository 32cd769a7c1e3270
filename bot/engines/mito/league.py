"""The book of a club's ladders: its games in their order, its numbers, and the ladders that come of them.

Entries only gather games; ladders are worked out when they are first looked at, and then kept up game by game. So a
book of 100,000 games opens with each of its present ladders computed once, whatever was corrected or came late.
"""

from __future__ import annotations

from bisect import bisect_left, insort
from collections.abc import Hashable, Iterable
from dataclasses import dataclass, field
from itertools import chain
from math import inf
from typing import Any, ClassVar

from bot.engines.book import Book, Entry, Refused
from bot.engines.mito import calendar
from bot.engines.mito.calendar import Period
from bot.engines.mito.ladder import MANY, Game, Ladder
from bot.engines.mito.open_table import OpenTable
from bot.engines.mito.rules import EVERY, PERIODIC, LadderRules, MitoRules, Which

CLOSING = "mito.closing"
"""The timer: the next period to end."""
LAPSING = "mito.lapsing"
"""The timer: the next open table that lapses."""
KEPT = 24
"""The most ladders that are kept computed; the one least recently asked for goes first."""
LATEST = 24
"""So many at least are asked for a ladder's next date, if so many have played."""


class Numbered(Entry):
    """An entry about a game, by its number: no number is ever given twice, not even one that was voided."""

    number: int


class GameRecorded(Numbered):
    """A game that somebody recorded, whether it counts at once or waits."""

    once = ("players",)
    needed = ("number",)
    slip = True
    players: tuple[str, ...]
    """The winner first."""
    risikometro: tuple[int, ...] = ()
    """In hundredths."""
    at: float
    by: str

    @property
    def between_several(self) -> bool:
        """Whether no two of its players have turned out to be one person."""
        return len(set(self.players)) == len(self.players)


class AboutTable(Entry):
    """An entry about an open table, by its number: what is done there stands on what was done there before."""

    needed = ("table",)
    table: int


class AboutChallenge(Entry):
    """An entry about a challenge, by its number."""

    needed = ("challenge",)
    challenge: int


@dataclass(slots=True)
class Challenge:
    """One has called another out."""

    number: int
    by: str
    rival: str
    at: float
    room: str
    """Where its card stands."""
    agreed: float = 0.0
    """When the other agreed; 0 until then."""


@dataclass(slots=True)
class GameWords:
    """What the players said of a game."""

    confirmed: list[str] = field(default_factory=list)
    disputed: list[str] = field(default_factory=list)
    upheld: str = ""
    """The referee who said that it stands."""


class League(Book, kind="mito"):
    """The ladders of a club."""

    of_club: ClassVar[bool] = True
    rules: MitoRules
    zone: str

    def begin(self) -> None:
        """Nothing has been played."""
        self.games: dict[int, Game] = {}
        self.climbed = False
        """Whether a game was recorded by hand, and not brought from a file."""
        self.held: dict[int, Game] = {}
        """Games that wait for somebody else's word, and do not count yet."""
        self.why: dict[int, str] = {}
        """Why each of them waits, or waited."""
        self.words: dict[int, GameWords] = {}
        self.last = 0
        """The highest number that a game has had."""
        self.tables: dict[int, OpenTable] = {}
        """The tables that stand open, by their numbers."""
        self.last_table = 0
        """The highest number that a table has had."""
        self.challenges: dict[int, Challenge] = {}
        """Who has called out whom, by their numbers."""
        self.last_challenge = 0
        """The highest number that a challenge has had."""
        self.names: dict[Which, str] = {}
        """What the club calls its ladders: ids of words kept apart."""
        self.told: dict[Which, float] = {}
        """Until when the periods of each ladder have been closed."""
        self.closed: set[tuple[Which, float]] = set()
        """The periods that were told of when they closed, by their first moments."""
        self._numbers: dict[Which, list[tuple[float, LadderRules]]] = {}
        """The numbers of each ladder, and from when on they hold."""
        self._order: list[Game] = []
        self._late: list[Game] = []
        """Games that belong between others, not yet put in their places."""
        self._ladders: dict[tuple[Which, float, float], Ladder] = {}
        self._played: set[str] = set()
        self._players: frozenset[str] = frozenset()

    def receive(self, entry: Entry, standing: bool) -> None:
        super().receive(entry, standing)
        if isinstance(entry, Numbered):
            if entry.number > self.last:
                self.last = entry.number
        elif isinstance(entry, AboutTable):
            self.last_table = max(self.last_table, entry.table)
        elif isinstance(entry, AboutChallenge):
            self.last_challenge = max(self.last_challenge, entry.challenge)

    def lay(self, rules: MitoRules, zone: str, at: float) -> None:
        """The book's first numbers."""
        self.rules, self.zone = rules, zone
        for which in EVERY:
            self._numbers[which] = [(-inf, rules.ladders[which])]
            self.told[which] = self.period(which, at).start

    # --- games

    def hold(self, game: Game, why: str) -> None:
        """A game that waits for somebody else's word."""
        self.held[game.number] = game
        self.why[game.number] = why
        self._played.update(game.players)

    def add(self, game: Game) -> None:
        """A game, in its place."""
        self.games[game.number] = game
        self._played.update(game.players)
        self.climbed = self.climbed or game.source != "import"
        if self._late or (self._order and game < self._order[-1]):
            for ladder in self._ladders.values():
                self._put_in(ladder, game)
            self._late.append(game)
        else:
            self._order.append(game)

    def _put_in(self, ladder: Ladder, game: Game) -> None:
        """A game that comes late, on a ladder worked out further than that; of several the ladder goes back to them."""
        if self._late:
            ladder.back_to(game)
        elif ladder.period.holds(game.at) and ladder.games and game < ladder.games[-1]:
            ladder.insert(game)

    @property
    def order(self) -> list[Game]:
        """Every game, in the order in which they were played."""
        if self._late:
            if len(self._late) > MANY:
                self._order = sorted(self._order + self._late)
            else:
                for game in self._late:
                    insort(self._order, game)
            self._late = []
        return self._order

    def game(self, number: int) -> Game:
        """A game by its number, also one that waits; one that is not there is refused."""
        found = self.games.get(number) or self.held.get(number)
        if found is None:
            raise Refused("mito-no-such-game", number=str(number))
        return found

    def word(self, number: int) -> GameWords:
        """What the players said of a game."""
        return self.words.get(number) or GameWords()

    def players(self) -> frozenset[str]:
        """Everybody who ever played: kept, since each command asks for them, and the games are thousands."""
        if len(self._players) < len(self._played):
            self._players = frozenset(self._played)
        return self._players

    def roster(self) -> tuple[str, ...]:
        """Who played last, the last first: whoever came once, years ago, is not asked for the next date."""
        found: dict[str, None] = {}
        for game in reversed(self.order):
            if len(found) >= LATEST:
                break
            found |= dict.fromkeys(game.players)
        return tuple(found)

    def behind(self, name: Hashable) -> Iterable[str]:
        """A game is its players."""
        match name:
            case ("number", int(number)):
                game = self.games.get(number) or self.held.get(number)
                return game.players if game is not None else ()
            case ("table", int(number)):
                return tuple(self.tables[number].seats) if number in self.tables else ()
            case ("challenge", int(number)):
                one = self.challenges.get(number)
                return (one.by, one.rival) if one else ()
        return super().behind(name)

    def opponents(self, person: str) -> frozenset[str]:
        """Who have played a game with somebody that counts, so that they cannot be one person: what waits, or is
        disputed, does not count once they are."""
        return self.met(person) - {person}

    def met(self, person: str) -> frozenset[str]:
        """Who have played a game with somebody that counts: whoever says so makes nobody else known by it."""
        games = (game.players for game in self.games.values() if self._counts(game, person))
        return frozenset(chain.from_iterable(games))

    def stands(self, entry: Entry, *people: str) -> bool:
        """Whether the game that it tells of counts, undisputed, and these people played in it as it stands now."""
        game = self.games.get(entry.number) if isinstance(entry, Numbered) else None
        return game is not None and self._counts(game, *people)

    def _counts(self, game: Game, *people: str) -> bool:
        word = self.word(game.number)
        return {*people} <= {*game.players} and (not word.disputed or bool(word.upheld))

    def between(self, start: float, end: float) -> tuple[int, int]:
        """The games of a stretch of time, by their places in the order."""
        order = self.order
        first = bisect_left(order, start, key=_moment)
        return first, len(order) if not order or order[-1].at < end else bisect_left(order, end, key=_moment)

    # --- numbers

    def numbers(self, which: Which, end: float = inf) -> LadderRules:
        """The numbers of a ladder for the period that ends then: a change holds for what is open, not for what is over.

        Without an end: as they stand now.
        """
        changes = self._numbers[which]
        return next(rules for at, rules in reversed(changes) if at < end)

    def change(self, which: Which, rules: LadderRules, at: float) -> None:
        """Other numbers for a ladder, for every period that is not over."""
        if rules.active and not self.numbers(which).active:
            self.told[which] = self.period(which, at).start
        self._numbers[which].append((at, rules))
        self._ladders = {key: kept for key, kept in self._ladders.items() if key[0] != which or key[2] <= at}

    @property
    def active(self) -> tuple[Which, ...]:
        """The ladders that the club keeps."""
        return tuple(which for which in EVERY if self.numbers(which).active)

    # --- ladders

    def period(self, which: Which, at: float) -> Period:
        """The period of a ladder in which a moment lies."""
        return calendar.period(which, at, self.zone)

    def ladder(self, which: Which, at: float) -> Ladder:
        """A ladder over the period in which a moment lies."""
        return self.ladder_of(self.period(which, at))

    def ladder_of(self, period: Period) -> Ladder:
        """A ladder over a period, with all its games."""
        key = (period.which, period.start, period.end)
        first, after = self.between(period.start, period.end)
        ladder = self._ladders.pop(key, None) or self._begun(period, self.order[first:after])
        self._ladders[key] = ladder
        while len(self._ladders) > KEPT:
            del self._ladders[next(iter(self._ladders))]
        ladder.play(self.order[first + len(ladder.games) : after])
        return ladder

    def _begun(self, period: Period, games: list[Game]) -> Ladder:
        """A new ladder: as another stands that has the very same games and numbers (in a club's first year, all time).

        The games of a ladder are the first of its period, so the same first one and as many are the same.
        """
        rules = self.numbers(period.which, period.end)
        for other in self._ladders.values():
            like = (other.rules.first, other.rules.rate) == (rules.first, rules.rate)
            if games and like and len(other.games) == len(games) and other.games[0] == games[0]:
                return other.copied(period, rules)
        return Ladder(period, rules)

    def ladders(self, at: float) -> list[Ladder]:
        """The ladders in which a game of that moment counts."""
        return [self.ladder(which, at) for which in self.active]

    def has(self, person: str, at: float) -> Hashable:
        """Value and place on each ladder: also a game of others takes from who climbs."""
        found = (ladder.standing(person) for ladder in self.ladders(at))
        return tuple((one.value, one.place) if one is not None else None for one in found)

    def after(self, game: Game) -> list[Ladder]:
        """The ladders in which a game counts, as they stood right after it; when next asked for, they go on."""
        found = self.ladders(game.at)
        for ladder in found:
            next_one = bisect_left(ladder.games, game) + 1
            if next_one < len(ladder.games):
                ladder.back_to(ladder.games[next_one])
        return found

    def since(self, game: Game) -> int:
        """How many games have been played after one."""
        return len(self.order) - 1 - bisect_left(self.order, game)

    def prepare(self) -> None:
        """Work out the ladders of the last game, with their places."""
        if self.order:
            for ladder in self.ladders(self.order[-1].at):
                _ = ladder.values

    def bulk(self) -> list[Any]:
        """Games and the stakes of each ladder: a club plays a hundred thousand."""
        return [*self.games.values(), *(put for ladder in self._ladders.values() for put in ladder.stakes)]

    # --- what it waits for

    def closing(self, which: Which) -> Period | None:
        """The next period of a ladder that has games and is not closed; None where none has."""
        first, _ = self.between(self.told[which], inf)
        return self.period(which, self.order[first].at) if first < len(self.order) else None

    def closes(self, period: Period) -> float:
        """When a period is told of: at its end, or once the tables of its last evening are over, by the end of the
        night."""
        return max(period.end, *(table.night for table in self.tables.values() if period.holds(table.midnight - 1)), 0)

    def due(self) -> dict[str, float]:
        """The end of the next period, and the noon at which an open table lapses."""
        ends = [
            self.closes(period) for which in PERIODIC if self.numbers(which).active and (period := self.closing(which))
        ]
        lapses = [table.lapses for table in self.tables.values()]
        return ({CLOSING: min(ends)} if ends else {}) | ({LAPSING: min(lapses)} if lapses else {})


def _moment(game: Game) -> float:
    return game.at


class LeagueOpened(Entry, kind="mito.opened"):
    """A club's ladders were opened, with their numbers and the club's time zone."""

    lasting = True
    rules: MitoRules
    zone: str
    at: float

    def apply(self, book: League) -> None:
        """These numbers hold here."""
        book.lay(self.rules, self.zone, self.at)


class ZoneSet(Entry, kind="mito.zone-set"):
    """The club lives in another time zone: its days begin at other moments."""

    lasting = True
    zone: str

    def apply(self, book: League) -> None:
        """Periods begin at this zone's midnights."""
        book.zone = self.zone
