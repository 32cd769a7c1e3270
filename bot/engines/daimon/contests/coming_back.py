"""Coming back to a contest that was left before its reveal: leaving the table gets nobody out of one, for a moment or
for the evening."""

from __future__ import annotations

from bot.engines.book import Entry
from bot.engines.daimon.contests.contest_rounds import hold
from bot.engines.daimon.contests.first_round import fell
from bot.engines.daimon.contests.rematch import came_last
from bot.engines.daimon.contests.state import NPC, Contest
from bot.engines.daimon.table.campaign import Campaign
from bot.engines.daimon.wounds.on_feet import can_act, on_feet
from bot.engines.daimon.wounds.wounds import suffer


def take_up(book: Campaign, at: float) -> bool:
    """Whoever is back is in the contest again that they had left, or has lost what they had bid; whether any was."""
    for contest in book.contests.known.values():
        for player in contest.aside:
            undecided = _undecided(book, contest)
            if not can_act(book, player) or (undecided and not _there(book, contest)):
                continue
            if undecided:
                book.happen(ContestRejoined(contest=contest.number, player=player, at=at))
            else:
                _forfeit(book, contest, player, at)
            return True
    return False


def stayed_away(book: Campaign, at: float) -> None:
    """The evening ends: who has not come back has dodged no more than who has. What lapsed undecided costs nobody."""
    for contest in book.contests.known.values():
        lapsed = contest.off and not contest.alone
        if lapsed or _undecided(book, contest):
            continue
        for player in [one for one in contest.aside if book.seat_of(one) is not None and on_feet(book, one)]:
            _forfeit(book, contest, player, at)


def _forfeit(book: Campaign, contest: Contest, player: str, at: float) -> None:
    """Somebody pays for a contest that was decided, or has closed, without them."""
    claim = contest.aside[player].claim
    lost = min(claim.reserve if claim is not None else 0, book.seat(player).free)
    book.happen(BidForfeited(contest=contest.number, player=player, dice=lost, wounds=_dodged(contest), at=at))


def _undecided(book: Campaign, contest: Contest) -> bool:
    """Whether a contest can still be gone on with: no dice of it are known, and no other has begun since."""
    if contest.number != book.contests.count or contest.reveals or fell(book, contest):
        return False
    return contest.alone or not contest.over


def _there(book: Campaign, contest: Contest) -> bool:
    """Whether those are here who are still in it; while all are away, nobody has dodged anything."""
    return all(who == NPC or can_act(book, who) for who in contest.left)


def _dodged(contest: Contest) -> int:
    """The wounds of who left a fight between characters: as whoever came off worst in it, at least as who gives in."""
    if not contest.armed:
        return 0
    return max([1, *(score.wounds for reveal in contest.reveals[:1] for score in reveal.scores)])


# --- entries


class ContestRejoined(Entry, kind="campaign.contest-rejoined"):
    """Somebody who had left a contest before its reveal came back to it."""

    contest: int
    player: str
    at: float

    def apply(self, book: Campaign) -> None:
        """Answers are as they were, as far as the dice that were bid are still there."""
        contest = book.contests.known[self.contest]
        rival = contest.aside.pop(self.player)
        contest.gone = tuple(one for one in contest.gone if one != self.player)
        contest.rivals[self.player] = rival
        contest.left = (*contest.left, self.player)
        again = tuple(contest.left) if contest.alone else (self.player,)
        if contest.alone:
            contest.over = contest.off = contest.alone = False
            contest.since, contest.reminded = self.at, False
        for who in again:
            one, seat = contest.rivals[who], book.seat_of(who)
            if one.claim is None or seat is None:
                continue
            if one.claim.reserve > seat.free:
                one.claim = one.pool = None
            else:
                hold(book, contest, who, one.claim.reserve)


class BidForfeited(Entry, kind="campaign.bid-forfeited"):
    """Somebody came back, or stayed away to the end, from a contest that had been decided, or had closed, without them:
    they have lost to all who stayed, their bid is lost, and of a fight they bear a wound."""

    contest: int
    player: str
    dice: int
    wounds: int = 0
    at: float = 0

    def apply(self, book: Campaign) -> None:
        """The dice are paid and the wounds taken, as by who has lost."""
        contest = book.contests.known[self.contest]
        came_last(book, contest, self.player, contest.aside.pop(self.player).claim)
        book.seat(self.player).pay(self.dice)
        character = book.character_of(self.player)
        if self.wounds and character is not None and character.attributes:
            suffer(book, character, self.wounds, self.at)
