"""A clue: one word and a number (article 31). What a program can tell is refused to the chief alone; the rest is for
the other chief, who may object while the turn is on, and for whoever decides (article 32)."""

from __future__ import annotations

import re
from typing import Any

from bot.engines.book import Refused
from bot.engines.codice.matches import Where
from bot.engines.codice.play.state import Clue, OfPlay, Play, PlayBook, Turn, in_play, needed_chief, playing
from bot.engines.codice.play.stems import akin, folded
from bot.engines.codice.play.turns import fallen, next_turn

MOST = 9
"""The highest number of a clue: no team has more agents."""
_INITIALS = 5
"""Characters up to which a word all in capitals is read as an abbreviation."""


def checked(play: Play, word: str) -> str:
    """A clue as it is given, if it is one word and none of the board's."""
    word = word.strip()
    if re.search(r"\s", word):
        raise Refused("codice-clue-spaces")
    if "." in word or not re.search("[aeiouy]", folded(word)) or (1 < len(word) <= _INITIALS and word.isupper()):
        raise Refused("codice-clue-abbreviation", word=word)
    if not word.isalpha():
        raise Refused("codice-clue-signs", word=word)
    if len(word) == 1:
        raise Refused("codice-clue-abbreviation", word=word)
    for place, laid in enumerate(play.words):
        if place not in play.uncovered and akin(word, laid, play.language):
            raise Refused("codice-clue-on-board", word=laid)
    return word


def to_clue(book: PlayBook, by: str, where: Where, at: float) -> Play:
    """A hand in which somebody may give a clue now."""
    play = in_play(book, where)
    side = playing(book, play, by)
    if not play.key:
        raise Refused("codice-play-no-key")
    if by != (named := needed_chief(book, play, side)):
        raise Refused("codice-play-not-chief", who=named)
    if play.clock.since is None:
        raise Refused("codice-play-stopped")
    if play.clock.preparing(at):
        raise Refused("codice-play-preparing")
    if side != play.turn:
        raise Refused("codice-play-turn", team=play.turn)
    if play.clue is not None:
        raise Refused("codice-clue-given", team=side)
    return play


def give(book: PlayBook, by: str, where: Where, word: str, number: int, at: float) -> Play:
    """A chief gives a clue: the id of a word that was checked, and a number."""
    play = to_clue(book, by, where, at)
    if not fallen(book, play, at):
        book.happen(ClueGiven(where=where, by=by, side=play.turn, at=at, word=word, number=number))
    return play


def object_(book: PlayBook, by: str, where: Where, at: float) -> Play:
    """The other chief objects to the clue while its turn is on: times stand still until it is decided."""
    play = in_play(book, where)
    side = playing(book, play, by)
    if play.objected:
        raise Refused("codice-play-objected")
    if play.clue is None or side == play.turn:
        raise Refused("codice-play-nothing-to-object")
    if by != (named := needed_chief(book, play, side)):
        raise Refused("codice-play-not-chief", who=named)
    if play.ruled:
        raise Refused("codice-play-ruled")
    if not fallen(book, play, at):
        book.happen(ClueObjected(where=where, by=by, at=at))
    return play


def decide(book: PlayBook, by: str, referee: bool, where: Where, upheld: bool, at: float) -> Play:
    """A referee decides an objection. The accused team may admit it, and the other let it go, by themselves."""
    play = in_play(book, where)
    if not play.objected:
        raise Refused("codice-play-no-objection")
    side = next((team for team in play.teams if by in book.seated(where, team)), "")
    if side and side != (play.turn if upheld else play.other(play.turn)):
        raise Refused("codice-play-objection-not-yours")
    if not side and not referee:
        raise Refused("codice-play-not-yours")
    book.happen(ObjectionDecided(where=where, by=by, side=side, upheld=upheld, at=at))
    return play


class ClueGiven(OfPlay, kind="codice.clue-given"):
    """A chief gave a clue."""

    by: str
    side: str
    at: float
    word: str
    """The id of the word, which is kept apart."""
    number: int

    def apply(self, book: Any) -> None:
        """The operatives point at words; what was owed to the team is gone."""
        play = self.play(book)
        play.clue = Clue(self.word, self.number, self.by)
        play.turns.append(Turn(self.side, play.clue))
        play.ruled = False
        play.owed, play.before, play.back = "", None, ""


class ClueObjected(OfPlay, kind="codice.clue-objected"):
    """The other chief objects to a clue."""

    by: str
    at: float

    def apply(self, book: Any) -> None:
        """Times stand still."""
        play = self.play(book)
        play.objected, play.mark = self.by, None
        play.clock.stop(self.at)


class ObjectionDecided(OfPlay, kind="codice.objection-decided"):
    """An objection was upheld, or not."""

    by: str
    side: str
    """The team that admitted it or let it go; "" for a referee."""
    upheld: bool
    at: float

    def decides(self, book: Any) -> bool:
        """Where a referee decides: who has a stake in it needs another's yes."""
        return not self.side

    def apply(self, book: Any) -> None:
        """Times run on; upheld, the turn is over, and the others may cover one of their own words."""
        play = self.play(book)
        play.objected, play.ruled = "", not self.side
        play.clock.resume(self.at)
        if self.upheld:
            play.owed = play.other(play.turn)
            next_turn(play, "penalty", self.at)
