"""Around a contest: it is opened, the Master gives advantage, calls it off, or says whom a stalemate serves."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engines.book import Entry, Refused, Unexplained
from bot.engines.daimon.character.wear import Counts
from bot.engines.daimon.contests.contest_rounds import contest_on, judge_of, release
from bot.engines.daimon.contests.first_round import fell, reveal
from bot.engines.daimon.contests.rematch import may_meet, used_up
from bot.engines.daimon.contests.state import NPC, Contest, Rival, name_of
from bot.engines.daimon.table.campaign import Campaign
from bot.engines.daimon.wounds.on_feet import able
from bot.engines.dice import Dice


def challenge(
    book: Campaign,
    by: str,
    players: Sequence[str],
    at: float,
    *,
    note: str = "",
    npc: str = "",
    gear: int = 0,
    armed: bool = False,
    at_range: bool = False,
) -> Contest:
    """Open a contest among players who are here; the Master may put a character of the story against them.

    Whoever opens it need not take part. `gear` is what the character of the story carries into a fight.
    """
    if book.session is None:
        raise Refused("no-session")
    if by not in book.masters():
        book.present(by)
    if book.contests.open is not None:
        raise Refused("contest-on-already")
    if npc and by not in book.masters():
        raise Refused("contest-npc-is-the-masters")
    if gear and not npc:
        raise Refused("contest-gear-of-nobody")
    if len(set(players)) < len(players):
        raise Refused("contest-player-twice")
    if len(players) + bool(npc) < 2:
        raise Refused("contest-needs-two")
    for player in players:
        able(book, player)
    may_meet(book, by, players)
    book.happen(
        ContestOpened(
            number=book.ledger.next("contest"),
            by=by,
            players=tuple(players),
            at=at,
            note=note,
            npc=npc,
            gear=gear,
            armed=armed or at_range or bool(gear),
            at_range=at_range,
        )
    )
    return contest_on(book)


def advance(book: Campaign, by: str, player: str, dice: int, at: float, chance: Dice) -> Contest:
    """Whoever judges the contest says how much somebody's position is worth, before anybody answers; 0 takes it back.

    Of a contest whose faces are known it changes a pool, and they fall at once.
    """
    contest = contest_on(book)
    if player not in contest.players:
        raise Refused("contest-not-among-them")
    if contest.round:
        raise Refused("contest-revealed-already")
    if abs(dice) > book.rules.fights.advantage:
        raise Refused("contest-advantage-too-large", most=book.rules.fights.advantage)
    _judges(book, contest, by)
    if not fell(book, contest) and contest.begun:
        raise Refused("contest-advantage-late")
    if dice == contest.rivals[player].advantage:
        raise Refused("contest-advantage-same")
    chance.keep(name_of(contest.number), asks=contest.players)
    book.happen(AdvantageGiven(contest=contest.number, player=player, dice=dice))
    if fell(book, contest) and not contest.awaited:
        reveal(book, contest, at, chance)
    return contest


def place(book: Campaign, by: str, number: int, counts: Counts) -> Contest:
    """Whoever judges an armed contest says what gear counts where it is fought, before anybody answers."""
    contest = contest_on(book, number)
    if not contest.armed:
        raise Refused("contest-unarmed")
    _judges(book, contest, by)
    if contest.begun:
        raise Refused("contest-advantage-late")
    if counts == contest.counts:
        raise Refused("place-same")
    book.happen(ContestPlaced(contest=number, counts=counts))
    return contest


def _judges(book: Campaign, contest: Contest, by: str) -> None:
    """Refuse who does not judge the contest."""
    if not book.master:
        raise Refused("no-master-now")
    if by != (judge := judge_of(book, contest)):
        raise Refused("advantage-is-for" if judge else "advantage-of-nobody", who=judge)


def call_off(book: Campaign, number: int, dice: Dice, why: str = "") -> Contest:
    """The Master withdraws the contest: everybody has back what they had bid and not yet rolled."""
    contest = contest_on(book, number)
    if fell(book, contest) and not why:
        raise Unexplained
    if fell(book, contest):
        dice.keep(name_of(number, contest.round), asks=contest.players)
    book.happen(ContestCalledOff(contest=number, why=why))
    return contest


def serve(book: Campaign, by: str, number: int, who: str) -> Contest:
    """Whoever judges the contest says whom a stalemate serves."""
    contest = book.contests.known.get(number)
    if contest is not None:
        _judges(book, contest, by)
    if contest is None or not contest.reveals or contest.reveals[-1].outcome == "won" or contest.off:
        raise Refused("contest-no-stalemate")
    if who not in contest.reveals[-1].leaders:
        raise Refused("contest-not-tied")
    if who == contest.served:
        raise Refused("contest-served-already")
    book.happen(StalemateServed(contest=number, who=who))
    return contest


# --- entries


class ContestOpened(Entry, kind="campaign.contest-opened"):
    """Characters are set against each other."""

    number: int
    by: str
    players: tuple[str, ...]
    at: float
    note: str = ""
    npc: str = ""
    gear: int = 0
    armed: bool = False
    at_range: bool = False

    @property
    def subject(self) -> tuple[str, int]:
        """This contest, of which those are reminded who have not answered."""
        return ("contest", self.number)

    @property
    def opens(self) -> Sequence[str]:
        """The contest with its ties, whose dice wait."""
        return (name_of(self.number),)

    @property
    def for_throw(self) -> str:
        """Who is in it."""
        return name_of(self.number)

    def apply(self, book: Campaign) -> None:
        """Everybody is asked; who tried something in vain before has to try something else."""
        everybody = (*self.players, NPC) if self.npc else self.players
        book.contests.count = self.number
        book.contests.known[self.number] = Contest(
            self.number,
            self.by,
            self.note,
            {who: Rival(who) for who in everybody},
            everybody,
            npc=self.npc,
            npc_gear=self.gear,
            armed=self.armed,
            at_range=self.at_range,
            barred=used_up(book, self.by, self.players),
            since=self.at,
        )


class AdvantageGiven(Entry, kind="campaign.advantage-given"):
    """The Master gave dice for a position in a contest, or took them."""

    needed = ("player", "#contest")
    contest: int
    player: str
    dice: int

    @property
    def for_throw(self) -> str:
        """A part of somebody's pool."""
        return name_of(self.contest)

    def apply(self, book: Campaign) -> None:
        """The dice are added to the player's pool at the reveal."""
        book.contests.known[self.contest].rivals[self.player].advantage = self.dice


class ContestPlaced(Entry, kind="campaign.contest-placed"):
    """Where an armed contest is fought, some gear does not count."""

    contest: int
    counts: Counts

    @property
    def for_throw(self) -> str:
        """A part of everybody's pool."""
        return name_of(self.contest)

    def apply(self, book: Campaign) -> None:
        """The pools are made so at the reveal."""
        book.contests.known[self.contest].counts = self.counts


class ContestCalledOff(Entry, kind="campaign.contest-called-off"):
    """The Master withdrew a contest."""

    once = ("contest",)
    decisive = True
    contest: int
    why: str = ""
    """The id of words, where its dice were known."""

    def apply(self, book: Campaign) -> None:
        """The contest is closed, and every bid goes back."""
        contest = book.contests.known[self.contest]
        contest.over = contest.off = True
        contest.aside.clear()
        release(book, contest)
        if self.why:
            book.ledger.take_away(name_of(self.contest), self.why)


class StalemateServed(Entry, kind="campaign.stalemate-served"):
    """The Master said whom a stalemate serves."""

    contest: int
    who: str

    def apply(self, book: Campaign) -> None:
        """Kept to be shown; no dice move for it."""
        book.contests.known[self.contest].served = self.who
