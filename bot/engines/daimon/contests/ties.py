"""A tie for the first place: those tied escalate, settle or yield in secret, and only new reserve dice are rolled."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from bot.engines.book import Entry, Over, Refused
from bot.engines.daimon.contests import first_round
from bot.engines.daimon.contests.contest_rounds import carry_out, contest_on, given_in, hold, label_of, most_bid, view
from bot.engines.daimon.contests.first_round import fell
from bot.engines.daimon.contests.reveals import Brought, Choice, placed, rollers
from bot.engines.daimon.contests.state import Contest, name_of
from bot.engines.daimon.table.campaign import Campaign
from bot.engines.daimon.wounds.on_feet import able
from bot.engines.dice import Dice, pool_parts
from bot.engines.seals import Decided, Draw, Throw


def decide(
    book: Campaign,
    by: str,
    number: int,
    round_: int,
    choice: Choice,
    bid: int,
    at: float,
    dice: Dice,
    npc: bool = False,
) -> Contest:
    """Answer a tie, or change the answer: possible until the last one has answered, which reveals all."""
    contest = contest_on(book, number)
    if not round_ or round_ != contest.round:
        raise Over("contest-round-over")
    rival = view(book, contest, by, npc)
    if not npc:
        able(book, by)
    most = most_bid(book, contest, rival.who)
    if choice != "escalate":
        bid = 0
    elif not 0 <= bid <= most:
        raise Refused("bid-too-high", have=most)
    elif most and not bid:
        raise Refused("contest-escalation-needs-a-die")
    again = fell(book, contest)
    if again:
        answer = (rival.who, choice, bid)
        changed = (answer if one[0] == rival.who else one for one in answers_of(contest))
        dice.same(name_of(number, round_), *changed, asks=contest.players)
    if not again or (rival.choice, rival.bid) != (choice, bid):
        answered = TieAnswered(
            contest=number, round=round_, who=rival.who, choice=choice, bid=bid, by=by if npc else ""
        )
        book.happen(answered)
    if again or not contest.awaited:
        reveal(book, contest, at, dice)
    return contest


def answers_of(contest: Contest) -> tuple[tuple[str, Choice | Literal[""], int], ...]:
    """What each of those tied has answered, and bid; silence is nothing."""
    rivals = [contest.rivals[who] for who in contest.left]
    return tuple((rival.who, rival.choice or "", rival.bid) for rival in rivals)


def reveal_again(book: Campaign, number: int, at: float, dice: Dice) -> Contest:
    """Have the dice of the round that is open fall again, upon what it was decided with: nobody is asked anew."""
    contest = contest_on(book, number)
    if not fell(book, contest):
        raise Refused("contest-not-fallen")
    if contest.round:
        reveal(book, contest, at, dice)
    elif contest.awaited:
        raise Refused("contest-not-fallen")
    else:
        first_round.reveal(book, contest, at, dice)
    return contest


def reveal(book: Campaign, contest: Contest, at: float, dice: Dice) -> None:
    """Show all answers to a tie at once; whoever has not answered yields."""
    name = name_of(contest.number, contest.round)
    answers = answers_of(contest)
    throwing = dice.act(name, *answers, asks=contest.players)
    rolls = tuple(
        throwing.throw(pool_parts(f"{name}/{label_of(book, who)}", bid=contest.rivals[who].bid))
        for who in _rollers(contest)
    )
    book.happen(TieRevealed(contest=contest.number, round=contest.round, rolls=rolls, at=at, answers=answers))


def _rollers(contest: Contest) -> tuple[str, ...]:
    """Whose new dice are rolled."""
    rivals = [contest.rivals[who] for who in contest.left]
    return rollers({rival.who: rival.bid for rival in rivals if rival.choice == "escalate"})


class TieAnswered(Entry, kind="campaign.tie-answered"):
    """Somebody tied said how they go on; a later answer takes the place of an earlier one."""

    may_seal = ("choice", "bid")
    contest: int
    round: int
    who: str
    choice: Choice
    bid: int
    by: str = ""
    """The Master who answers for a character of the story."""

    @property
    def for_throw(self) -> str:
        """The answer and the bid."""
        return name_of(self.contest, self.round)

    def sealed(self, book: Campaign) -> tuple[str, ...]:
        """The choice and the bid, until they are revealed; what was changed before that, until the seal is opened."""
        name, contest = name_of(self.contest, self.round), book.contests.known.get(self.contest)
        if name in book.ledger.told:
            return ()
        score = None
        if contest is not None and self.round < len(contest.reveals):
            score = contest.reveals[self.round].score(self.who)
        shown = score is not None and (score.thrown.choice, score.thrown.bid) == (self.choice, self.bid)
        return () if shown else ("choice", "bid")

    def apply(self, book: Campaign) -> None:
        """The bid stays in the reserve, but is no longer free."""
        contest = book.contests.known[self.contest]
        rival = contest.rivals[self.who]
        rival.choice, rival.bid, rival.by = self.choice, self.bid, self.by
        hold(book, contest, self.who, self.bid)


class TieRevealed(Entry, kind="campaign.tie-revealed"):
    """The answers to a tie were shown; the new dice, where any were rolled, fell in the order of those tied."""

    once = ("contest", "round")
    contest: int
    round: int
    rolls: tuple[Throw, ...]
    at: float
    answers: tuple[tuple[str, str, int], ...] = ()
    """Who said what, and bid how much; nothing of who said nothing."""

    @property
    def drawn(self) -> Sequence[Draw]:
        """Those of each whose dice were moved."""
        return tuple(draw for roll in self.rolls for draw in roll.draws)

    @property
    def decided(self) -> Mapping[str, Decided]:
        """The answers and bids of all."""
        return {name_of(self.contest, self.round): self.answers} if self.answers else {}

    def apply(self, book: Campaign) -> None:
        """Somebody wins, or the stalemate stands, or the tie goes on among fewer."""
        contest = book.contests.known[self.contest]
        rolls = dict(zip(_rollers(contest), self.rolls, strict=True))
        rivals = [contest.rivals[who] for who in contest.left]
        thrown = [
            Brought(rival.who, rival.bid, rolls.get(rival.who), None, rival.choice or "yield", rival.choice is None)
            for rival in rivals
        ] + given_in(contest)
        carry_out(book, contest, placed(thrown, book.rules, contest.armed), self.at)
