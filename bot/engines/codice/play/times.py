"""The times of a hand in play: the end of the preparation, flags, and clocks that stand still; who takes a chief's
place, and hands that are given up."""

from __future__ import annotations

from typing import Any

from bot.engines.book import Refused
from bot.engines.codice.matches import Where
from bot.engines.codice.play.state import OfPlay, Play, PlayBook, chief, in_play, operatives, playing, side_of
from bot.engines.codice.play.turns import fall, fallen


def prepared(book: PlayBook, at: float) -> list[Play]:
    """Hands whose preparation is over by now: it is said, once."""
    found = []
    for play in _running(book):
        if not play.clock.prepared and play.clock.since is not None and play.clock.since <= at:
            late = at - play.clock.since > book.rules.play.away
            book.happen(PlayPrepared(where=play.where, at=at if late else play.clock.since))
            found.append(play)
    return found


def flags(book: PlayBook, at: float) -> list[Play]:
    """Hands whose flag has fallen by now. One that the bot sees long after was not seen by anybody: it was away, so the
    times stand still, as they were when the turn began, or when they last ran on."""
    found = []
    for play in _running(book):
        falls = play.clock.falls
        if falls is None or falls > at:
            continue
        if at - falls > book.rules.play.away and play.clock.since is not None:
            book.happen(PlayStopped(where=play.where, by="", at=play.clock.since))
        else:
            fall(book, play, falls)
        found.append(play)
    return found


def away(book: PlayBook, since: float) -> list[Play]:
    """Hands whose times ran while the bot was away since then: nobody could press, so they stand still as of then."""
    found = []
    for play in _running(book):
        began = play.clock.since
        if began is not None:
            at = max(since, began) if play.clock.prepared else since
            book.happen(PlayStopped(where=play.where, by="", at=at))
            found.append(play)
    return found


def stop(book: PlayBook, by: str, where: Where, at: float) -> Play:
    """Both times stand still, or run on."""
    play = in_play(book, where)
    if not play.key:
        raise Refused("codice-play-no-key")
    if play.objected:
        raise Refused("codice-play-objected")
    if play.clock.since is None:
        book.happen(PlayRunsOn(where=where, by=by, at=at))
    elif not fallen(book, play, at):
        book.happen(PlayStopped(where=where, by=by, at=at))
    return play


def take_chief(book: PlayBook, by: str, where: Where, at: float) -> Play:
    """Somebody of a team whose chief has left, or is silent, takes their place."""
    play = in_play(book, where)
    side = playing(book, play, by)
    if chief(book, play, side) and not takes_over(book, play, by, at):
        raise Refused("codice-play-has-chief", who=chief(book, play, side))
    book.happen(ChiefTaken(where=where, by=by, side=side))
    return play


def takes_over(book: PlayBook, play: Play, by: str, at: float) -> bool:
    """Whether somebody may take the place of a chief who is silent: for longer than a hand is prepared the team's time
    has run and there is no clue; and another is left to point at words, since whoever becomes chief sees the key."""
    side, since = side_of(book, play, by), play.clock.since
    if side != play.turn or play.clue is not None or play.objected or since is None or not play.clock.prepared:
        return False
    able = operatives(book, play, side)
    return by in able and len(able) > 1 and at - since >= book.rules.clock.before


def gone(book: PlayBook, who: str) -> list[tuple[Play, str]]:
    """Hands in which somebody plays who has left, each with their team: another of it is asked for."""
    found = []
    for play in [one for one in book.plays.values() if not one.over and book.goes_on(one.where)]:
        side = side_of(book, play, who)
        if side and who not in play.gone:
            kind = ChiefGone if chief(book, play, side) == who else PlayerGone
            book.happen(kind(where=play.where, side=side, who=who))
            found.append((play, side))
    return found


def give_up(book: PlayBook, by: str, where: Where) -> Play:
    """A hand is played here no more: it can be begun anew, or recorded by hand."""
    play = book.plays.get(where)
    if play is None or play.over:
        raise Refused("codice-play-over")
    book.happen(PlayDropped(where=where, by=by))
    return play


def given_up(book: PlayBook) -> None:
    """Hands that were recorded, or decided, otherwise are played here no more."""
    for play in book.plays.values():
        if not play.over and not book.goes_on(play.where):
            book.happen(PlayDropped(where=play.where, by=""))


def _running(book: PlayBook) -> list[Play]:
    return [play for play in book.plays.values() if not play.over and play.key and book.goes_on(play.where)]


class PlayPrepared(OfPlay, kind="codice.play-prepared"):
    """The preparation is over."""

    at: float

    def apply(self, book: Any) -> None:
        """The starter's time runs."""
        self.play(book).clock.begin(self.at)


class PlayStopped(OfPlay, kind="codice.play-stopped"):
    """The times of a hand stand still."""

    by: str
    """Who stopped them; "" where the bot was away."""
    at: float

    def apply(self, book: Any) -> None:
        """Until they run on."""
        play = self.play(book)
        play.away = not self.by
        play.clock.stop(self.at)


class PlayRunsOn(OfPlay, kind="codice.play-runs-on"):
    """The times of a hand run on."""

    by: str
    at: float

    def apply(self, book: Any) -> None:
        """Whose turn it was."""
        play = self.play(book)
        play.away = False
        play.clock.resume(self.at)


class ChiefTaken(OfPlay, kind="codice.chief-taken"):
    """Somebody took the place of a chief who had left."""

    by: str
    side: str

    def apply(self, book: Any) -> None:
        """They see the key from now on."""
        play = self.play(book)
        play.chiefs[self.side] = self.by
        play.gone.discard(self.by)
        if play.key:
            play.saw.add(self.by)


class ChiefGone(OfPlay, kind="codice.chief-gone"):
    """A chief left the server or the group while the hand was on."""

    side: str
    who: str

    def apply(self, book: Any) -> None:
        """The team has none until somebody takes the place."""
        play = self.play(book)
        play.chiefs[self.side] = ""
        play.gone.add(self.who)


class PlayerGone(OfPlay, kind="codice.player-gone"):
    """An operative left the server or the group while the hand was on."""

    side: str
    who: str

    def apply(self, book: Any) -> None:
        """It is told once."""
        self.play(book).gone.add(self.who)


class PlayDropped(OfPlay, kind="codice.play-dropped"):
    """A hand is played here no more."""

    by: str
    """Who gave it up; "" where it was recorded or decided otherwise."""

    def apply(self, book: Any) -> None:
        """Nothing more is pressed in it."""
        self.play(book).dropped = True
        book.plays_on(self.where, False)
