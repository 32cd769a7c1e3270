"""A turn: operatives point at words and say «pass»; another colour ends it; agents, time or assassin end the hand."""

from __future__ import annotations

from typing import Any

from bot.engines.book import Refused
from bot.engines.codice.matches import Ending, Outcome, Where
from bot.engines.codice.play.state import (
    ASSASSIN,
    Before,
    How,
    Mark,
    OfPlay,
    Play,
    PlayBook,
    Uncovered,
    in_play,
    needed_chief,
    operatives,
    outcome_of,
    playing,
)


def point(book: PlayBook, by: str, where: Where, place: int, at: float) -> Play:
    """An operative points at a word. Of several, another agrees, or the word stands after some seconds."""
    play = _guessing(book, by, where)
    if place in play.uncovered:
        raise Refused("codice-play-uncovered", word=play.words[place])
    if play.left == 0:
        raise Refused("codice-play-only-pass", number=play.clue.number if play.clue else 0)
    if fallen(book, play, at):
        return play
    mates = operatives(book, play, play.turn)
    mark = play.mark
    if len(mates) > 1 and (mark is None or mark.place != place):
        book.happen(WordMarked(where=where, by=by, at=at, place=place))
        return play
    if len(mates) > 1 and mark is not None and mark.by == by:
        raise Refused("codice-play-marked", word=play.words[place])
    uncover(book, play, by, place, at)
    return play


def marks(book: PlayBook, at: float) -> list[Play]:
    """Words that stand, since no other operative has said anything for some seconds."""
    found = []
    for play in _live(book):
        if play.mark is not None and play.mark.stands <= at and play.clock.since is not None:
            if not fallen(book, play, at):
                uncover(book, play, play.mark.by, play.mark.place, play.mark.stands)
            found.append(play)
    return found


def uncover(book: PlayBook, play: Play, by: str, place: int, at: float) -> None:
    """The chief looks at the key and covers the word with its colour (article 30)."""
    colour, side = play.key[place], play.turn
    book.happen(WordUncovered(where=play.where, by=by, side=side, at=at, place=place, colour=colour))
    if colour == ASSASSIN:
        end(book, play, play.other(side), "assassin", at)
    else:
        ended_by_agents(book, play, at)


def ended_by_agents(book: PlayBook, play: Play, at: float) -> bool:
    """Whether a team has all its agents: it wins, whoever uncovered the last one."""
    for team in play.teams:
        if play.found(team) == play.agents(team):
            end(book, play, team, "agents", at)
            return True
    return False


def pass_on(book: PlayBook, by: str, where: Where, at: float) -> Play:
    """An operative says «pass», also where nothing can be pointed at any more (article 27)."""
    play = _guessing(book, by, where)
    if not fallen(book, play, at):
        book.happen(TurnPassed(where=where, by=by, side=play.turn, at=at))
    return play


def cover_own(book: PlayBook, by: str, where: Where, place: int, at: float) -> Play:
    """After a penalty the chief of the others covers one of their own words before the next clue (article 32)."""
    play = in_play(book, where)
    side = playing(book, play, by)
    if play.owed != side:
        raise Refused("codice-play-nothing-owed")
    if by != (named := needed_chief(book, play, side)):
        raise Refused("codice-play-not-chief", who=named)
    if place in play.uncovered or play.key[place] != side:
        raise Refused("codice-play-own-word")
    if not fallen(book, play, at):
        book.happen(OwnCovered(where=where, by=by, side=side, place=place))
        ended_by_agents(book, play, at)
    return play


def take_back(book: PlayBook, by: str, where: Where, at: float) -> Play:
    """The last word is covered again, if both teams say so before the next clue."""
    play = in_play(book, where)
    side = playing(book, play, by)
    if play.before is None:
        raise Refused("codice-play-nothing-back")
    if not play.back:
        book.happen(BackAsked(where=where, by=by, side=side))
    elif play.back == side:
        raise Refused("codice-play-back-asked", team=play.other(side))
    else:
        book.happen(CoveredAgain(where=where, by=by, side=side, at=at, place=play.before.place))
    return play


def fallen(book: PlayBook, play: Play, at: float) -> bool:
    """Whether the time of whose turn it is was over before this: the others win (article 35)."""
    falls = play.clock.falls
    if falls is None or falls > at:
        return False
    fall(book, play, falls)
    return True


def fall(book: PlayBook, play: Play, at: float) -> None:
    """The time of whose turn it is is over."""
    end(book, play, play.other(play.turn), "time", at)


def end(book: PlayBook, play: Play, winner: str, ending: Ending, at: float) -> None:
    """The hand is over, and counts: nobody has to confirm what everybody saw."""
    book.happen(HandPlayed(where=play.where, outcome=outcome_of(play, winner, ending), at=at))


def next_turn(play: Play, how: How, at: float) -> None:
    """The turn is over: tokens for what was not found, and the time of the others runs (articles 26 and 28)."""
    if play.turns and play.turns[-1].how is None:
        play.turns[-1].how = how
    if play.clue is not None:
        missed = max(0, play.clue.number - play.hits)
        play.tokens[play.turn] = play.tokens.get(play.turn, 0) + missed
    play.clue = play.mark = None
    play.clock.pass_to(play.other(play.turn), at)


def _guessing(book: PlayBook, by: str, where: Where) -> Play:
    play = in_play(book, where)
    side = playing(book, play, by)
    if play.objected:
        raise Refused("codice-play-objected")
    if not play.key:
        raise Refused("codice-play-no-key")
    if play.clock.since is None:
        raise Refused("codice-play-stopped")
    if side != play.turn:
        raise Refused("codice-play-turn", team=play.turn)
    if by in play.saw:
        raise Refused("codice-play-chief-silent")
    if play.clue is None:
        raise Refused("codice-play-no-clue", who=needed_chief(book, play, side))
    return play


def _live(book: PlayBook) -> list[Play]:
    return [play for play in book.plays.values() if not play.over and book.goes_on(play.where)]


class WordMarked(OfPlay, kind="codice.word-marked"):
    """One of several operatives pointed at a word."""

    by: str
    at: float
    place: int

    def apply(self, book: Any) -> None:
        """It waits for another's agreement, or for some seconds."""
        self.play(book).mark = Mark(self.place, self.by, self.at + book.rules.play.agree)


class WordUncovered(OfPlay, kind="codice.word-uncovered"):
    """A word was uncovered."""

    by: str
    side: str
    at: float
    place: int
    colour: str

    def apply(self, book: Any) -> None:
        """An own agent: on with the turn, and a token is given back for one more than the number; else it is over."""
        play = self.play(book)
        assert play.clue is not None
        tokens = play.tokens.get(self.side, 0)
        play.before, play.back = Before(self.place, self.side, play.clue, tokens), ""
        one = Uncovered(self.place, self.colour, self.side)
        play.uncovered[self.place] = one
        play.turns[-1].found.append(one)
        play.mark = None
        if self.colour == ASSASSIN:
            play.turns[-1].how = "colour"
        elif self.colour != self.side:
            next_turn(play, "colour", self.at)
        elif play.hits > play.clue.number and tokens:
            play.tokens[self.side] = tokens - 1


class TurnPassed(OfPlay, kind="codice.turn-passed"):
    """An operative said «pass»."""

    by: str
    side: str
    at: float

    def apply(self, book: Any) -> None:
        """The others' turn."""
        play = self.play(book)
        next_turn(play, "pass", self.at)
        play.before, play.back = None, ""


class OwnCovered(OfPlay, kind="codice.own-covered"):
    """After a penalty a chief covered one of the own words."""

    by: str
    side: str
    place: int

    def apply(self, book: Any) -> None:
        """It counts as found."""
        play = self.play(book)
        play.uncovered[self.place] = Uncovered(self.place, self.side, self.side)
        play.turns[-1].found.append(play.uncovered[self.place])
        play.owed, play.before = "", None


class BackAsked(OfPlay, kind="codice.back-asked"):
    """A team would cover the last word again."""

    by: str
    side: str

    def apply(self, book: Any) -> None:
        """If the other agrees."""
        self.play(book).back = self.side


class CoveredAgain(OfPlay, kind="codice.covered-again"):
    """Both teams said that a word be covered again."""

    by: str
    side: str
    at: float
    place: int

    def apply(self, book: Any) -> None:
        """The turn is as it was before; the time that was spent is."""
        play = self.play(book)
        assert play.before is not None
        del play.uncovered[self.place]
        turn = play.turns[-1]
        turn.found = [one for one in turn.found if one.place != self.place]
        turn.how, play.clue, play.mark = None, play.before.clue, None
        play.tokens[play.before.side] = play.before.tokens
        if play.turn != play.before.side:
            play.clock.pass_to(play.before.side, self.at)
        play.before, play.back = None, ""


class HandPlayed(OfPlay, kind="codice.hand-played"):
    """A hand was played to its end, and everybody saw it."""

    once = ("where",)
    outcome: Outcome
    at: float

    def apply(self, book: Any) -> None:
        """It counts like one that both teams told."""
        play = self.play(book)
        if play.turns and play.turns[-1].how is None:
            play.turns[-1].how = "end"
        play.outcome, play.mark, play.objected, play.before, play.back = self.outcome, None, "", None, ""
        if self.outcome.ending == "time":
            play.clock.fall(play.other(self.outcome.winner))
        else:
            play.clock.stop(self.at)
        book.plays_on(self.where, False)
        book.recorded(self.where, self.outcome, self.at)
