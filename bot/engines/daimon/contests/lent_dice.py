"""A companion's die of help in a contest, lent before the reveal."""

from __future__ import annotations

from bot.engines.book import Entry, Refused
from bot.engines.daimon.contests.contest_rounds import contest_on, voice_of
from bot.engines.daimon.contests.first_round import fell, reveal
from bot.engines.daimon.contests.state import Contest, lent_to, name_of
from bot.engines.daimon.fights.lent_dice import helpers, may_help
from bot.engines.daimon.table.campaign import Campaign
from bot.engines.dice import Dice


def help_rival(book: Campaign, helper: str, player: str, at: float, dice: Dice) -> Contest:
    """Lend a die to somebody in the open contest; its rivals, and who answers for the Master's character, lend none."""
    contest = contest_on(book)
    if contest.round:
        raise Refused("contest-revealed-already")
    may_help(book, helper, player, player in contest.helps)
    if helper in contest.rivals or (contest.npc and helper == voice_of(book, contest)):
        raise Refused("help-of-a-rival")
    dice.keep(name_of(contest.number), asks=contest.players)
    book.happen(ContestHelped(contest=contest.number, player=player, helper=helper))
    if fell(book, contest) and not contest.awaited:
        reveal(book, contest, at, dice)
    return contest


def unhelped(book: Campaign, contest: Contest) -> list[str]:
    """To whom in a contest somebody could lend a die."""
    barred = {*contest.rivals, voice_of(book, contest)} if contest.npc else {*contest.rivals}
    if contest.round or not {*helpers(book)} - barred:
        return []
    return [who for who in contest.players if who not in contest.helps]


class ContestHelped(Entry, kind="campaign.contest-helped"):
    """Somebody lent a die to a rival of a contest."""

    contest: int
    player: str
    helper: str

    @property
    def for_throw(self) -> str:
        """The helper's die."""
        return name_of(self.contest)

    def apply(self, book: Campaign) -> None:
        """It is rolled with the rest at the reveal, and gone whatever happens; it comes back if nothing is rolled."""
        contest = book.contests.known[self.contest]
        contest.helps[self.player] = self.helper
        book.lend(self.helper, lent_to(contest, self.player))
