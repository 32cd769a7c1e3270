"""A hand in play: its words, its key, whose turn it is, what is uncovered, what waits for somebody's word."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple, Protocol

from bot.engines.book import Entry, Refused
from bot.engines.codice.clock_state import TableClock
from bot.engines.codice.matches import Ending, Outcome, Where
from bot.engines.codice.rules import CodiceRules
from bot.engines.ledger import Ledger

ASSASSIN, BYSTANDER = "assassin", "bystander"
"""Colours that are no team's."""
SIZE = 25
"""Words of a board: five rows of five."""
MARK, PREPARED, FLAG = "codice.play-mark", "codice.play-prepared", "codice.play-flag"
"""Timers: a word that one operative has pressed, the end of the preparation, a flag."""

How = Literal["pass", "colour", "penalty", "end"]
"""How a turn ended."""


class Clue(NamedTuple):
    """What a chief said."""

    word: str
    """The id of the word, which is kept apart."""
    number: int
    by: str


class Mark(NamedTuple):
    """A word that one operative has pressed, until another agrees or its seconds are over."""

    place: int
    by: str
    stands: float


class Uncovered(NamedTuple):
    """A word that was uncovered: where, its colour, by which team (by a penalty: its own)."""

    place: int
    colour: str
    side: str


class Before(NamedTuple):
    """What stood before a word was uncovered."""

    place: int
    side: str
    clue: Clue
    tokens: int


@dataclass(slots=True)
class Turn:
    """A turn as it is walked through afterwards."""

    side: str
    clue: Clue | None = None
    found: list[Uncovered] = field(default_factory=list)
    how: How | None = None


@dataclass(slots=True)
class Play:
    """A hand in play. Places of the board are counted from 0, row by row."""

    where: Where
    deal: int
    """How often this hand was begun: one that was given up is dealt anew."""
    teams: tuple[str, str]
    """The first one starts (articles 17 and 18)."""
    chiefs: dict[str, str]
    language: str
    words: tuple[str, ...]
    clock: TableClock
    key: tuple[str, ...] = ()
    """The colour of each place; empty before it is drawn."""
    clear: set[str] = field(default_factory=set)
    """The teams that know all the words."""
    asked: list[int] = field(default_factory=list)
    """Words that somebody does not know, and nobody has explained yet."""
    saw: set[str] = field(default_factory=set)
    """Who has seen the key as a chief: they point at nothing, also once another took their place."""
    clue: Clue | None = None
    mark: Mark | None = None
    uncovered: dict[int, Uncovered] = field(default_factory=dict)
    turns: list[Turn] = field(default_factory=list)
    tokens: dict[str, int] = field(default_factory=dict)
    """Recovery tokens that the operatives of a team hold (article 26)."""
    objected: str = ""
    """Who objects to the clue; it waits for a referee's word."""
    away: bool = False
    """Whether times stand still because the bot was away: whose turn it is lets them run on."""
    ruled: bool = False
    """Whether a referee has said already that this clue stands."""
    owed: str = ""
    """The team that may cover one of its own words before the next clue (article 32)."""
    before: Before | None = None
    """What stood before the last word was uncovered, while it may still be covered again."""
    back: str = ""
    """The team that would cover the last word again, if the other agrees."""
    outcome: Outcome | None = None
    dropped: bool = False
    gone: set[str] = field(default_factory=set)
    """Operatives who have left the server or the group: it was told."""

    @property
    def act(self) -> str:
        """The end of the names of its acts: round and table, hand and deal."""
        return act_of_deal(self.where, self.deal)

    @property
    def strand(self) -> str:
        """The strand of seals of its key: opened after the hand, while other tables play on."""
        return strand_of(self.where)

    @property
    def over(self) -> bool:
        """Whether nothing is played any more."""
        return self.outcome is not None or self.dropped

    @property
    def starter(self) -> str:
        """The team that starts."""
        return self.teams[0]

    @property
    def turn(self) -> str:
        """Whose turn it is."""
        return self.clock.turn

    def other(self, team: str) -> str:
        """The opponents of a team."""
        one, two = self.teams
        return two if team == one else one

    def agents(self, team: str) -> int:
        """How many agents a team has."""
        return sum(colour == team for colour in self.key)

    def found(self, team: str) -> int:
        """How many of a team's agents are uncovered, by whichever team."""
        return sum(one.colour == team for one in self.uncovered.values())

    @property
    def hits(self) -> int:
        """Own agents that were found in this turn."""
        return sum(one.colour == self.turn for one in self.turns[-1].found) if self.turns else 0

    @property
    def left(self) -> int | None:
        """How many words may still be uncovered in this turn; None: as many as they like.

        One more than the number only where there are tokens to be given back (articles 26 and 27).
        """
        if self.clue is None:
            return 0
        if not self.clue.number:
            return None
        return max(0, self.clue.number + (self.tokens.get(self.turn, 0) > 0 or self._recovered) - self.hits)

    @property
    def _recovered(self) -> bool:
        """Whether the one more was uncovered already, and its token given back."""
        return self.clue is not None and self.hits > self.clue.number > 0

    def due(self) -> dict[str, float]:
        """What it waits for."""
        if self.over or not self.key or self.clock.since is None:
            return {}
        moments = {} if self.mark is None else {MARK: self.mark.stands}
        if not self.clock.prepared:
            return moments | {PREPARED: self.clock.since}
        return moments if self.clock.falls is None else moments | {FLAG: self.clock.falls}


def act_of_deal(where: Where, deal: int) -> str:
    """The end of the names of a hand's acts."""
    return f"{where.round}-{where.table}/hand-{where.hand}/deal-{deal}"


def strand_of(where: Where) -> str:
    """The strand of seals of a table's keys."""
    return f"key-{where.table}"


class PlayBook(Protocol):
    """A book in which hands are played: a tournament's, or a room's friendlies."""

    rules: CodiceRules
    ledger: Ledger
    plays: dict[Where, Play]

    def happen(self, entry: Entry) -> None:
        """Apply a new entry, and keep it."""

    def seated(self, where: Where, team: str) -> Sequence[str]:
        """Who plays for a team now."""

    def plays_on(self, where: Where, on: bool) -> None:
        """The key of a hand was drawn, or the hand is over, or given up."""

    def recorded(self, where: Where, outcome: Outcome, at: float) -> None:
        """A hand is over: it counts."""

    def goes_on(self, where: Where) -> bool:
        """Whether the hand is still to be played: it may have been recorded, or decided, otherwise."""


def in_play(book: PlayBook, where: Where) -> Play:
    """The hand of a button, if it is being played."""
    play = book.plays.get(where)
    if play is None or play.over or not book.goes_on(where):
        raise Refused("codice-play-over")
    return play


def side_of(book: PlayBook, play: Play, person: str) -> str:
    """The team that somebody plays for here; "" for neither."""
    return next((team for team in play.teams if person in book.seated(play.where, team)), "")


def playing(book: PlayBook, play: Play, person: str) -> str:
    """The team of somebody who plays here; who does not is refused."""
    side = side_of(book, play, person)
    if not side:
        raise Refused("codice-play-not-yours")
    return side


def chief(book: PlayBook, play: Play, team: str) -> str:
    """The chief of a team; "" where whoever was it has left the team."""
    named = play.chiefs.get(team, "")
    return named if named in book.seated(play.where, team) else ""


def chief_wanted(book: PlayBook, play: Play) -> bool:
    """Whether a team of a hand that goes on has no chief."""
    return not play.over and book.goes_on(play.where) and any(not chief(book, play, team) for team in play.teams)


def awaited(book: PlayBook, play: Play) -> tuple[str, ...]:
    """Whose word a hand waits for: before the key the chiefs', then a chief's clue, or the operatives'."""
    if play.over or not book.goes_on(play.where) or play.objected:
        return ()
    if not play.key:
        return tuple(filter(None, (chief(book, play, team) for team in play.teams)))
    if play.clue is None:
        return tuple(filter(None, (chief(book, play, play.turn),)))
    return tuple(one for one in operatives(book, play, play.turn) if one not in play.gone)


def needed_chief(book: PlayBook, play: Play, team: str) -> str:
    """The chief of a team, for whom something is; where there is none, it is said how one is found."""
    named = chief(book, play, team)
    if not named:
        raise Refused("codice-play-no-chief", team=team)
    return named


def operatives(book: PlayBook, play: Play, team: str) -> list[str]:
    """Those of a team who have not seen the key."""
    return [one for one in book.seated(play.where, team) if one not in (play.chiefs.get(team, ""), *play.saw)]


def still_able(book: PlayBook, play: Play, player: str, by: str) -> bool:
    """Whether somebody of the team who has not seen the key is left to point at words, once one came in for another."""
    seated = book.seated(play.where, side_of(book, play, player))
    return not play.key or any((by if one == player else one) not in play.saw for one in seated)


def outcome_of(play: Play, winner: str, ending: Ending) -> Outcome:
    """How the hand ended, as it would be reported: the loser keeps the agents that were found (articles 33 to 36)."""
    found = 0 if ending == "assassin" else play.found(play.other(winner))
    return Outcome(winner=winner, ending=ending, loser_agents=found)


class OfPlay(Entry):
    """Something that happened in a hand in play. What was seen was seen: only both teams take a word back."""

    lasting = True
    stays = "undo-stays-play"
    needed = ("where",)
    where: Where

    def play(self, book: Any) -> Play:
        """The hand."""
        found: Play = book.plays[self.where]
        return found


def colours(order: Sequence[int], teams: tuple[str, str], counts: Mapping[str, int]) -> tuple[str, ...]:
    """The key that an order of the places makes: first the starter's agents, then the others', then the assassin."""
    key = [BYSTANDER] * SIZE
    dealt = [colour for colour in (*teams, ASSASSIN) for _ in range(counts[colour])]
    for place, colour in zip(order, dealt, strict=False):
        key[place] = colour
    return tuple(key)
