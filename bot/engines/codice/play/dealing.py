"""Before a hand: its words are drawn, read aloud and explained; then, and only then, the key (articles 21 to 25)."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any

from bot.engines.book import Refused
from bot.engines.codice.clock_state import TableClock
from bot.engines.codice.matches import Where
from bot.engines.codice.play.state import (
    ASSASSIN,
    SIZE,
    OfPlay,
    Play,
    PlayBook,
    act_of_deal,
    chief,
    colours,
    in_play,
    needed_chief,
    playing,
)
from bot.engines.dice import Dice, shuffled
from bot.engines.seals import Decided, Draw, act_of


def lay(
    book: PlayBook,
    by: str,
    where: Where,
    teams: tuple[str, str],
    chiefs: Mapping[str, str],
    deck: Sequence[str],
    language: str,
    at: float,
    dice: Dice,
) -> Play:
    """Draw the words of a hand. The first of the teams starts."""
    before = book.plays.get(where)
    if before is not None and not before.over:
        raise Refused("codice-play-on")
    deal = before.deal + 1 if before is not None else 1
    digest = hashlib.sha256("\n".join(deck).encode()).hexdigest()
    name = f"words/{act_of_deal(where, deal)}"
    throwing = dice.act(name, digest)
    draws = tuple(throwing.roll(f"card/{left}", 1, left) for left in range(len(deck), len(deck) - SIZE, -1))
    words = tuple(shuffled(deck, draws)[:SIZE])
    laid = BoardLaid(
        where=where, by=by, at=at, deal=deal, teams=teams, chiefs=dict(chiefs), language=language, words=words,
        deck=digest, draws=draws,
    )  # fmt: skip
    book.happen(laid)
    return book.plays[where]


def ask(book: PlayBook, by: str, where: Where, place: int) -> Play:
    """Somebody does not know a word: the other team's chief explains it to all (article 22)."""
    play = _before_key(book, where)
    playing(book, play, by)
    if place not in play.asked:
        book.happen(WordAsked(where=where, by=by, place=place))
    return play


def explainer(book: PlayBook, play: Play) -> str:
    """Who explains the words: the chief of the team that does not start."""
    return chief(book, play, play.teams[1])


def to_explain(book: PlayBook, by: str, where: Where, place: int) -> Play:
    """A hand in which somebody may say now what a word means."""
    play = _before_key(book, where)
    if by != (named := needed_chief(book, play, play.teams[1])):
        raise Refused("codice-play-explainer", who=named)
    if place not in play.asked:
        raise Refused("codice-play-not-asked")
    return play


def explain(book: PlayBook, by: str, where: Where, place: int, meaning: str) -> Play:
    """What a word means, as it is told to all."""
    play = to_explain(book, by, where, place)
    book.happen(WordExplained(where=where, by=by, place=place, meaning=meaning))
    return play


def clear(book: PlayBook, by: str, where: Where, at: float, dice_of_key: Dice) -> Play:
    """A team knows all the words; once both do, the key is drawn and the preparation begins."""
    play = _before_key(book, where)
    side = playing(book, play, by)
    for team in play.teams:
        if not chief(book, play, team):
            raise Refused("codice-play-no-chief", team=team)
    if play.asked:
        raise Refused("codice-play-explain-first", word=play.words[play.asked[0]], who=explainer(book, play))
    if side in play.clear:
        raise Refused("codice-play-clear-already", team=play.other(side))
    book.happen(WordsClear(where=where, side=side, by=by))
    if len(play.clear) == len(play.teams):
        points = book.rules.points
        throwing = dice_of_key.act(f"key/{play.act}", play.starter)
        kept = SIZE - points.starter - points.second - 1
        draws = tuple(throwing.roll(f"place/{left}", 1, left) for left in range(SIZE, kept, -1))
        number, table, hand = where
        drawn = KeyDrawn(
            where=where, round=number, table=table, hand=hand, deal=play.deal, at=at, starter=play.starter, draws=draws
        )
        book.happen(drawn)
    return play


def _before_key(book: PlayBook, where: Where) -> Play:
    play = in_play(book, where)
    if play.key:
        raise Refused("codice-play-key-drawn")
    return play


class BoardLaid(OfPlay, kind="codice.board-laid"):
    """The words of a hand were drawn and laid."""

    by: str
    at: float
    deal: int
    teams: tuple[str, str]
    """The first one starts."""
    chiefs: dict[str, str]
    language: str
    words: tuple[str, ...]
    deck: str
    """The hex SHA-256 of the list that they were drawn from, a word a line."""
    draws: tuple[Draw, ...]

    @property
    def drawn(self) -> Sequence[Draw]:
        """One for each word."""
        return self.draws

    @property
    def decided(self) -> Mapping[str, Decided]:
        """From which list."""
        return {f"words/{act_of_deal(self.where, self.deal)}": (self.deck,)}

    def apply(self, book: Any) -> None:
        """The words are seen by all; no time runs yet."""
        rules = book.rules.clock
        clock = TableClock(self.where.hand, self.teams[0], None, rules.each, rules.before)
        book.plays[self.where] = Play(
            self.where, self.deal, self.teams, dict(self.chiefs), self.language, self.words, clock
        )


class WordAsked(OfPlay, kind="codice.word-asked"):
    """Somebody does not know a word."""

    by: str
    place: int

    def apply(self, book: Any) -> None:
        """It waits for its explanation."""
        self.play(book).asked.append(self.place)


class WordExplained(OfPlay, kind="codice.word-explained"):
    """The chief of the team that does not start said what a word means."""

    by: str
    place: int
    meaning: str
    """The id of what they said."""

    def apply(self, book: Any) -> None:
        """It is known."""
        self.play(book).asked.remove(self.place)


class WordsClear(OfPlay, kind="codice.words-clear"):
    """A team knows all the words."""

    side: str
    by: str

    def apply(self, book: Any) -> None:
        """The key is drawn once the other does, too."""
        self.play(book).clear.add(self.side)


class KeyDrawn(OfPlay, kind="codice.key-drawn"):
    """The key was drawn, for the eyes of the chiefs alone until the hand is over."""

    may_seal = ("draws",)
    round: int
    table: int
    hand: int
    deal: int
    at: float
    starter: str
    draws: tuple[Draw, ...]

    @property
    def name(self) -> str:
        """The throw that made it."""
        return f"key/{act_of_deal(self.where, self.deal)}"

    @property
    def opens(self) -> Sequence[str]:
        """The table's keys."""
        return (act_of(self.name),)

    @property
    def drawn(self) -> Sequence[Draw]:
        """One for each place that has an agent or the assassin."""
        return self.draws

    @property
    def decided(self) -> Mapping[str, Decided]:
        """Which team starts."""
        return {self.name: (self.starter,)}

    def sealed(self, book: Any) -> tuple[str, ...]:
        """All of it, until its seal is opened."""
        return () if self.name in book.ledger.told else ("draws",)

    def apply(self, book: Any) -> None:
        """The preparation begins; after it the starter's time runs."""
        play, points = self.play(book), book.rules.points
        counts = {play.teams[0]: points.starter, play.teams[1]: points.second, ASSASSIN: 1}
        play.key = colours(shuffled(range(SIZE), self.draws), play.teams, counts)
        play.saw.update(play.chiefs.values())
        play.clock.resume(self.at)
        book.plays_on(self.where, True)
