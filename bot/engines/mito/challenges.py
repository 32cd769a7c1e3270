"""Challenges: one calls another out, the other agrees, and the next game of both that one of them wins decides it."""

from __future__ import annotations

from collections.abc import Iterable

from bot.engines.book import Over, Refused
from bot.engines.mito.ladder import Game
from bot.engines.mito.league import AboutChallenge, Challenge, League

DAY = 86_400.0
ANSWERED = 7 * DAY
"""So long a challenge waits for its answer."""
PLAYED = 30 * DAY
"""So long one that was agreed to waits for its game."""


def challenge(book: League, by: str, rival: str, now: float, room: str = "") -> Challenge:
    """Somebody calls another out; who was called out by that one already agrees by it."""
    if by == rival:
        raise Refused("mito-challenge-self")
    found = next((one for one in book.challenges.values() if {one.by, one.rival} == {by, rival}), None)
    if found is not None and is_open(book, found, now):
        if found.agreed or found.by == by:
            raise Refused("mito-challenge-open")
        return agree(book, by, found.number, now)
    number = book.last_challenge + 1
    book.happen(ChallengeMade(challenge=number, by=by, rival=rival, at=now, room=room))
    return book.challenges[number]


def agree(book: League, by: str, number: int, now: float) -> Challenge:
    """Whoever was called out agrees."""
    found = _open(book, number, now)
    if by != found.rival:
        raise Refused("mito-challenge-not-yours")
    if found.agreed:
        raise Refused("mito-challenge-agreed")
    book.happen(ChallengeAgreed(challenge=number, by=by, at=now))
    return found


def drop(book: League, by: str, number: int, now: float) -> Challenge:
    """One of the two does not want it, or takes it back, while it is not agreed to."""
    found = _open(book, number, now)
    if by not in (found.by, found.rival):
        raise Refused("mito-challenge-not-yours")
    if found.agreed:
        raise Refused("mito-challenge-agreed")
    book.happen(ChallengeDropped(challenge=number, by=by))
    return found


def outcome(book: League, one: Challenge) -> Game | None:
    """The game that decided a challenge: the first of both, since they agreed, that one of them has won.

    It is worked out and never written down, so that a correction or an undo puts it right.
    """
    if not one.agreed:
        return None
    first, after = book.between(one.agreed, one.agreed + PLAYED)
    both = {one.by, one.rival}
    games = (book.order[number] for number in range(first, after))
    return next((game for game in games if game.winner in both and both <= {*game.players}), None)


def is_open(book: League, one: Challenge, now: float) -> bool:
    """Whether a challenge still waits: for its answer, or for its game."""
    if not one.agreed:
        return now - one.at <= ANSWERED
    return now - one.agreed <= PLAYED and outcome(book, one) is None


def agreed_of(book: League, player: str, now: float) -> Iterable[Challenge]:
    """The challenges of somebody that wait for their game."""
    of_player = (one for one in book.challenges.values() if one.agreed and player in (one.by, one.rival))
    return [one for one in of_player if is_open(book, one, now)]


def decided_by(book: League, game: Game) -> list[Challenge]:
    """The challenges that a game decided."""
    known = (one for one in book.challenges.values() if game.winner in (one.by, one.rival))
    return [one for one in known if {one.by, one.rival} <= {*game.players} and outcome(book, one) == game]


def _open(book: League, number: int, now: float) -> Challenge:
    found = book.challenges.get(number)
    if found is None or not is_open(book, found, now):
        raise Over("mito-challenge-over")
    return found


class ChallengeMade(AboutChallenge, kind="mito.challenge-made"):
    """Somebody called another out."""

    by: str
    rival: str
    at: float
    room: str

    def apply(self, book: League) -> None:
        """It waits for the other's answer; not where the two have turned out to be one person."""
        if self.by != self.rival:
            book.challenges[self.challenge] = Challenge(self.challenge, self.by, self.rival, self.at, self.room)


class ChallengeAgreed(AboutChallenge, kind="mito.challenge-agreed"):
    """Whoever was called out agreed."""

    once = ("challenge",)
    by: str
    at: float

    def apply(self, book: League) -> None:
        """The next game of both that one of them wins decides it."""
        if self.challenge in book.challenges:
            book.challenges[self.challenge].agreed = self.at


class ChallengeDropped(AboutChallenge, kind="mito.challenge-dropped"):
    """One of the two did not want it."""

    once = ("challenge",)
    by: str

    def apply(self, book: League) -> None:
        """Nothing is between them."""
        book.challenges.pop(self.challenge, None)
