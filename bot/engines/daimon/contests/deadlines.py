"""The deadline of a contest: somebody sets it, half-way those who have not answered are reminded, then it passes."""

from __future__ import annotations

from bot.engines.book import Entry, Refused
from bot.engines.daimon.contests.contest_rounds import contest_on
from bot.engines.daimon.contests.state import Contest
from bot.engines.daimon.contests.ties import reveal
from bot.engines.daimon.table.campaign import Campaign
from bot.engines.dice import Dice

MINUTE = 60.0


def set_deadline(book: Campaign, by: str, number: int, minutes: int, at: float) -> Contest:
    """The Master, or whoever opened the contest, says how many minutes each round of it waits, from now on."""
    contest = contest_on(book, number)
    if by != contest.by and by not in book.masters():
        raise Refused("contest-deadline-not-yours")
    if minutes < 1:
        raise Refused("contest-deadline-too-short")
    book.happen(DeadlineSet(contest=contest.number, minutes=minutes, at=at))
    return contest


def remind(book: Campaign) -> Contest:
    """Half of the time is over: those who have not answered are to be told."""
    contest = contest_on(book)
    book.happen(Reminded(contest=contest.number))
    return contest


def let_pass(book: Campaign, at: float, dice: Dice) -> Contest:
    """The time is over. In a tie, silence is yielding; dice and bids that nobody has declared are still waited for."""
    contest = contest_on(book)
    book.happen(DeadlinePassed(contest=contest.number))
    if contest.round:
        reveal(book, contest, at, dice)
    return contest


class DeadlineSet(Entry, kind="campaign.contest-deadline-set"):
    """A contest waits only so long for its answers."""

    contest: int
    minutes: int
    at: float

    def apply(self, book: Campaign) -> None:
        """The time runs from now, and anew in each round."""
        contest = book.contests.known[self.contest]
        contest.patience, contest.since, contest.reminded = self.minutes * MINUTE, self.at, False


class Reminded(Entry, kind="campaign.contest-reminded"):
    """Those who had not answered by half of the time were reminded."""

    lasting = True
    retells = True
    contest: int

    @property
    def about(self) -> tuple[str, int]:
        """The contest."""
        return ("contest", self.contest)

    def apply(self, book: Campaign) -> None:
        """Once is enough."""
        contest = book.contests.known.get(self.contest)
        if contest is not None:
            contest.reminded = True


class DeadlinePassed(Entry, kind="campaign.contest-deadline-passed"):
    """The time of a contest was over. Time is not undone: whoever undoes what came of it sets a new deadline."""

    lasting = True
    contest: int

    def apply(self, book: Campaign) -> None:
        """No more time runs in it."""
        contest = book.contests.known.get(self.contest)
        if contest is not None:
            contest.patience = 0
