"""Whoever does not answer is called; who stays silent past the table's deadline counts as gone for tonight."""

from __future__ import annotations

from bot.engines.book import Entry, Refused
from bot.engines.daimon.table import sessions
from bot.engines.daimon.table.campaign import Campaign
from bot.engines.daimon.table.leaving import Fallen
from bot.engines.dice import Dice

MINUTE = 60.0


def has_open(book: Campaign, player: str) -> bool:
    """Whether the others may gain by somebody's going: the chair, a roll, a contest, a fight, or a ballot to come."""
    seats, contest, fight = book.chair, book.contests.open, book.fights.now
    rolls = [(check.player, check.helper) for check in book.checks.open.values()]
    rolls += [(shot.player, shot.helper) for shot in book.fights.shots.values()]
    return (
        player in book.masters()
        or any(player in those for those in rolls)
        or (contest is not None and player in (*contest.left, *contest.helps.values()))
        or (fight is not None and (fight.holds(player) or player in fight.helps.values()))
        or (seats.stage != "playing" and player in (*seats.claims, *seats.tokens))
        or (seats.vote is not None and player in seats.vote.awaited)
    )


def summon(book: Campaign, by: str, player: str, minutes: int, at: float) -> Summoned:
    """Call somebody who should be here: anything that they do, or a press, is an answer."""
    if player == by:
        raise Refused("summon-yourself")
    if book.session is None:
        raise Refused("no-session")
    sessions.at_the_table(book, by)
    sessions.at_the_table(book, player)
    if player in book.session.summoned:
        raise Refused("summoned-already")
    summoned = Summoned(player=player, by=by, at=at, until=at + minutes * MINUTE)
    book.happen(summoned)
    return summoned


def heard(book: Campaign, player: str) -> bool:
    """Take whatever somebody does as an answer, where they were called; gives whether they were."""
    if book.session is None or player not in book.session.summoned:
        return False
    book.happen(CallAnswered(player=player))
    return True


def passed(book: Campaign, at: float, dice: Dice) -> dict[str, list[Fallen]]:
    """The deadline is over: whoever was silent goes; gives who has gone, and what fell again before."""
    gone: dict[str, list[Fallen]] = {}
    session = book.session
    late = [player for player, until in session.summoned.items() if until <= at] if session is not None else []
    for player in late:
        try:
            gone[player] = sessions.go(book, player, at, dice)
        except Refused:  # The last one at the table stays.
            book.happen(CallAnswered(player=player))
    return gone


class Summoned(Entry, kind="campaign.summoned"):
    """Somebody who is silent was called."""

    needed = ("player",)
    player: str
    by: str
    at: float
    until: float

    def apply(self, book: Campaign) -> None:
        """They have until then."""
        assert book.session is not None
        book.session.summoned[self.player] = self.until


class CallAnswered(Entry, kind="campaign.heard"):
    """Somebody who was called has answered. It was said, and no undo unsays it."""

    needed = ("player",)
    lasting = True
    player: str

    def apply(self, book: Campaign) -> None:
        """Nobody waits for them to answer."""
        if book.session is not None:
            book.session.summoned.pop(self.player, None)
