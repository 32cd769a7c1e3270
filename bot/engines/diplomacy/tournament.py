"""The book of a Diplomacy tournament: its rounds and boards, the draft, bonds, penalties, and what it waits for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from bot.engines.book import Entry, Refused
from bot.engines.diplomacy.games import Ballots, Game, Seated, Where, settled_seats, variant_of
from bot.engines.diplomacy.rules import ItaliaRules, Power, Preset, PresetName
from bot.engines.tournament.entrants import Entrant
from bot.engines.tournament.rounds import InRounds
from bot.engines.tournament.tournament import together

MINUTE = "diplomacy.minute"
"""The timer of the minute after the orders' time."""
ROLL = "diplomacy.roll"
"""The timer of the roll call before a round."""
ROLL_AHEAD = 3600.0
"""So long before the day's hour the roll is called: whoever has not said that they come is out of the seats."""
Phase = Literal["movement", "builds"]


@dataclass(slots=True)
class Round:
    """A round as it was posted."""

    number: int
    years: int
    games: dict[int, Game] = field(default_factory=dict)
    """By board."""
    sitting: tuple[str, ...] = ()
    """Who sits out at the director's request."""
    sitting_points: int = 0
    declined: tuple[str, ...] = ()
    """Who refused the top table of this round."""
    swaps: tuple[tuple[str, str], ...] = ()
    """Who changed seats by hand after they had been drawn."""
    closed: bool = False

    @property
    def begun(self) -> bool:
        """Whether anything has been recorded."""
        return any(game.begun for game in self.games.values())

    @property
    def missing(self) -> list[Game]:
        """The boards that are not over."""
        return [game for game in self.games.values() if not game.over]

    @property
    def top(self) -> Game | None:
        """The top table."""
        return next((game for game in self.games.values() if game.top), None)

    def games_of(self, player: str) -> list[tuple[Game, Power]]:
        """The boards at which somebody plays, and what."""
        found = [(game, game.power_of(player)) for game in self.games.values()]
        return [(game, power) for game, power in found if power is not None]

    def parts_of(self, player: str) -> list[tuple[Game, Power]]:
        """The same, with those where somebody else plays on in their place, and those where they do so for another."""
        every = [(game, power) for game in self.games.values() for power in game.seats]
        return [(game, power) for game, power in every if player in (game.seats[power], game.voice(power))]

    @property
    def doubles(self) -> tuple[str, ...]:
        """Who plays at two boards."""
        return twice(game.seats.values() for game in self.games.values())

    @property
    def boards(self) -> tuple[Seated, ...]:
        """The boards as they stand."""
        return tuple(Seated(board=at, seats=game.seats, top=game.top) for at, game in self.games.items())


class Sanction(NamedTuple):
    """A sanction: its reason is an id of words."""

    player: str
    reason: str
    points: int
    disqualified: bool


class Upon(NamedTuple):
    """What the seats of a round were looked for upon."""

    players: frozenset[str]
    """Everybody who was in, seated or not."""
    bonds: tuple[tuple[str, str], ...]
    penalties: tuple[Sanction, ...]
    order: tuple[str, ...]
    """The standings, where they decide who sits where: before the last round."""
    away: frozenset[str] = frozenset()
    """Who was missing at the roll call, and had no seat for it."""


@dataclass(slots=True)
class RoundDraft:
    """The next round, before it is posted."""

    number: int
    years: int
    boards: tuple[Seated, ...]
    absent: tuple[str, ...]
    sitting: tuple[str, ...]
    sitting_points: int
    upon: Upon
    swaps: tuple[tuple[str, str], ...] = ()
    """Who changed seats by hand."""

    @property
    def top(self) -> Seated | None:
        """The top table."""
        return next((seated for seated in self.boards if seated.top), None)

    @property
    def players(self) -> frozenset[str]:
        """Everybody who has a seat."""
        return frozenset(player for seated in self.boards for player in seated.players)

    @property
    def doubles(self) -> tuple[str, ...]:
        """Who plays at two boards."""
        return twice(seated.players for seated in self.boards)

    def swapped(self, one: str, other: str, boards: tuple[Seated, ...]) -> None:
        """Two have changed seats: who gave one up without another is away as the other was."""
        self.boards, self.swaps = boards, (*self.swaps, (one, other))
        seated = {player for board in boards for player in board.players}
        for taker, giver in ((one, other), (other, one)):
            if taker in seated:
                instead = (giver,) if giver not in seated else ()
                self.sitting = _replaced(self.sitting, taker, instead)
                self.absent = _replaced(self.absent, taker, instead)


def twice(boards: Iterable[Iterable[str]]) -> tuple[str, ...]:
    """Who sits at two of these boards."""
    seats = Counter(player for board in boards for player in board)
    return tuple(player for player, times in seats.items() if times > 1)


def _replaced(names: tuple[str, ...], name: str, instead: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(now for one in names for now in (instead if one == name else (one,)))


@dataclass(slots=True)
class RollCall:
    """Who was called for a round, and did not answer; who offers to help out where numbers make no boards."""

    round: int
    away: tuple[str, ...]
    doubles: tuple[str, ...] = ()
    """Who would play at two boards, the first to offer first."""
    sitting: tuple[str, ...] = ()
    """Who would sit out."""


@dataclass(slots=True)
class Top:
    """The top table of the last round."""

    declared: bool = False
    open: bool = False
    """Whether its players choose their powers, instead of drawing them."""
    declined: list[str] = field(default_factory=list)
    powers: dict[str, Power] = field(default_factory=dict)
    """The powers drawn or chosen so far."""


class Stated(NamedTuple):
    """What a player chose to state for the ties (b) and (i); None for nothing."""

    woman: bool | None = None
    born: int | None = None
    """The day of birth as a whole number: 19900131."""


class Diplomacy(InRounds[Round], kind="diplomacy"):
    """A tournament of Diplomacy."""

    rules: ItaliaRules

    def begin(self) -> None:
        """Nothing has been drafted."""
        super().begin()
        self.planned = 0
        """How many rounds are played."""
        self.preset_name: PresetName = "standard"
        self.hide = False
        """Whether what boards that are on would give is for those who play there alone."""
        self.draft: RoundDraft | None = None
        self.roll: RollCall | None = None
        """The last roll that was called."""
        self.hall: dict[int, str] = {}
        """Where the boards stand, as ids of words."""
        self.rolled = 0
        """The planned day whose roll was called last."""
        self.bonds: list[tuple[str, str]] = []
        self.penalties: list[Sanction] = []
        self.women = self.young = False
        """Whether the ties (b) and (i) of article 5 decide."""
        self.stated: dict[str, Stated] = {}
        self.top = Top()
        self.phase: Phase = "movement"
        """What the central clock runs for."""
        self.clock_began = 0.0
        """When it was started."""
        self.minute_over = True

    def due(self) -> dict[str, float]:
        """The central clock, and the minute after it."""
        moments = super().due()
        clock = self.clock
        if clock.over and clock.ends is not None and not self.minute_over:
            moments[MINUTE] = clock.ends + self.rules.clock.minute
        if self.to_call:
            assert self.next_date is not None
            moments[ROLL] = self.next_date.when - ROLL_AHEAD
        return moments

    @property
    def to_call(self) -> bool:
        """Whether the roll of the planned day is still to be called: its round has no seats yet."""
        between = self.round is None or self.round.closed
        more = bool(self.name) and not self.ended and len(self.rounds) < self.planned
        return self.next_date is not None and self.next_date.number != self.rolled and between and more

    def met(self, person: str) -> frozenset[str]:
        """Who sat at a board together with somebody."""
        games = (game for posted in self.rounds for game in posted.games.values())
        seated = ([id for player in game.seats.values() for id in self.entrants[player].players] for game in games)
        return together(person, seated)

    # --- where it stands

    @property
    def preset(self) -> Preset:
        """The optional rules that hold here."""
        return self.rules.presets[self.preset_name]

    def opened(self) -> None:
        """Refuse where no tournament was opened."""
        if not self.name:
            raise Refused("diplomacy-no-tournament")

    def no_round(self) -> Refused:
        """Before the first one is posted."""
        return Refused("diplomacy-no-round")

    def no_such_round(self) -> Refused:
        """The rounds are counted from 1."""
        return Refused("diplomacy-no-such-round", last=len(self.rounds))

    def game_at(self, board: int, number: int | None = None) -> Game:
        """A board of a round; of the last one without a number."""
        one = self.numbered(number)
        if board not in one.games:
            raise Refused("diplomacy-no-such-board", last=max(one.games, default=0), round=one.number)
        return one.games[board]

    def game(self, where: Where) -> Game:
        """The game that an entry is about."""
        return self.rounds[where.round - 1].games[where.board]

    def behind(self, name: Hashable) -> Iterable[str]:
        """A board is those who play there."""
        if not isinstance(name, Where):
            return super().behind(name)
        return [player for id in self.seated_at(name) for player in super(Diplomacy, self).behind(id)]

    def seated_at(self, where: Where) -> tuple[str, ...]:
        """Who plays at a board; nobody, where its round was withdrawn."""
        one = self.rounds[where.round - 1] if where.round <= len(self.rounds) else None
        game = one.games.get(where.board) if one is not None else None
        return (*game.seats.values(), *game.stand_ins.values()) if game is not None else ()

    def hangs_on(self, id: str) -> frozenset[Hashable]:
        """The player, and a vote in which they have a voice: seats and votes that come name whom they are laid for."""
        return frozenset({id, *((game.where, id) for _, game in self.games() if game.here(id))})

    def games(self) -> Iterator[tuple[Round, Game]]:
        """Every game of every round."""
        for one in self.rounds:
            for game in one.games.values():
                yield one, game

    def voices(self, game: Game) -> tuple[str, ...]:
        """Who has a vote at a board: for every power in play who plays it, or in its place, and is there."""
        return tuple(voice for voice in map(game.voice, game.in_play()) if self.entrants[voice].fate == "in")

    def waited(self, ballots: Ballots) -> tuple[str, ...]:
        """For whose ballots a vote waits: who has left is not waited for."""
        return tuple(voter for voter in ballots.missing if self.entrants[voter].fate == "in")

    def playing(self) -> list[Entrant]:
        """Who has entered and is still in."""
        return [one for one in self.entrants.values() if one.fate == "in"]

    def seated(self, one: Round, boards: tuple[Seated, ...]) -> None:
        """Everybody sits down."""
        one.games = {}
        for seated in boards:
            last = self.rules.game.first_year + one.years - 1
            one.games[seated.board] = Game(
                Where(one.number, seated.board),
                dict(seated.seats),
                last + self.rules.game.top_more if seated.top else last,
                seated.top,
                variant_of(len(seated.seats)),
            )

    def settle_variant(self, game: Game) -> None:
        """A board of six knows what it plays."""
        if game.variant is not None:
            game.seats = settled_seats(game.seats, game.variant)


class DiplomacyOpened(Entry, kind="diplomacy.opened"):
    """A tournament's book was laid, with the numbers that hold in it."""

    lasting = True
    rules: ItaliaRules

    def apply(self, book: Diplomacy) -> None:
        """These numbers hold here."""
        book.rules = self.rules
