"""The first round of a contest: dice and bids come in, unseen by the others, and the last of them reveals all."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from bot.engines.book import Entry, Over, Refused
from bot.engines.daimon.character.character import Gear
from bot.engines.daimon.character.pool import Claim, Pool, PoolLine, pooled
from bot.engines.daimon.character.wear import counted, mark, protection, put_to_use, shield, weapon, worth
from bot.engines.daimon.contests.contest_rounds import carry_out, contest_on, hold, label_of, most_bid, unhelped, view
from bot.engines.daimon.contests.reveals import Brought, placed
from bot.engines.daimon.contests.state import NPC, Contest, Rival, name_of
from bot.engines.daimon.table.campaign import Campaign
from bot.engines.daimon.wounds.on_feet import able, can_act
from bot.engines.dice import Dice, Labelled, pool_parts
from bot.engines.rolls import helped
from bot.engines.seals import Decided, Draw, Throw


def answer(book: Campaign, by: str, number: int, claim: Claim, at: float, dice: Dice, npc: bool = False) -> Contest:
    """Say which dice and which bid, or change it: possible until the last one has answered, which reveals all."""
    contest = contest_on(book, number)
    rival = view(book, contest, by, npc)
    if contest.round:
        raise Over("contest-revealed-already")
    if not npc:
        able(book, by)
    if claim.bonus:
        raise Refused("contest-no-bonus")
    if npc and (claim.dice is None or claim.reserve):
        raise Refused("contest-npc-dice-alone")
    if (claim.weapon or claim.protection is not None) and not contest.armed:
        raise Refused("contest-unarmed")
    most = most_bid(book, contest, rival.who)
    if not 0 <= claim.reserve <= most:
        raise Refused("bid-too-high", have=most)
    if claim.dice is None and (claim.attribute, claim.skill) in contest.barred.get(rival.who, ()):
        raise Refused("contest-same-strategy")
    pool = _pool(book, rival.who, claim)  # refuses what the sheet does not give
    weapon(book.character_of(rival.who), claim.weapon)
    protection(book.character_of(rival.who), claim.protection, book.rules)
    again = fell(book, contest) and claim == rival.claim
    if fell(book, contest) and not again:
        with_it = {**contest.rivals, rival.who: replace(rival, claim=claim, pool=pool)}
        if all(one.pool is not None for one in with_it.values()):
            dice.same(name_of(number), *_parts(book, contest, with_it), asks=contest.players)
    if not again:
        book.happen(ContestAnswered(contest=number, who=rival.who, claim=claim, by=by if npc else ""))
    if not contest.awaited:
        reveal(book, contest, at, dice)
    return contest


def fell(book: Campaign, contest: Contest) -> bool:
    """Whether the dice of the round that is open have fallen, and were undone."""
    return name_of(contest.number, contest.round) in book.ledger.fallen


def reveal(book: Campaign, contest: Contest, at: float, dice: Dice) -> None:
    """The dice of all fall at once."""
    parts = _parts(book, contest, contest.rivals)
    throwing = dice.act(name_of(contest.number), *parts, asks=contest.players)
    rolls = tuple(throwing.throw(part) for part in parts)
    book.happen(ContestRevealed(contest=contest.number, rolls=rolls, at=at))


def _parts(book: Campaign, contest: Contest, rivals: Mapping[str, Rival]) -> list[tuple[Labelled, ...]]:
    """The dice of each."""
    lent = {who: book.rules.reserve.help for who, helper in contest.helps.items() if can_act(book, helper)}
    return [
        pool_parts(
            f"{name_of(contest.number)}/{label_of(book, who)}",
            natural=pool.natural,
            bid=pool.bid,
            help=lent.get(who, 0),
        )
        for who, pool in final_pools(book, contest, rivals).items()
    ]


def _pool(book: Campaign, who: str, claim: Claim) -> Pool:
    """What the sheet gives for a claim now."""
    return pooled(book.rules, book.character_of(who), claim, scene=book.scene_on)


def final_pools(book: Campaign, contest: Contest, rivals: Mapping[str, Rival]) -> dict[str, Pool]:
    """The pools that are rolled, with advantage and gear; in a fight everybody has what they carry over the least."""
    worths = {who: gear_worth(book, contest, rival) for who, rival in rivals.items()} if contest.armed else {}
    least = min(worths.values(), default=0)
    pools: dict[str, Pool] = {}
    for who, rival in rivals.items():
        assert rival.pool is not None
        gear = worths.get(who, 0) - least
        more = (*rival.situation, *((PoolLine(what="gear", dice=gear),) if gear else ()))
        pools[who] = rival.pool.model_copy(update={"parts": (*rival.pool.parts, *more)})
    return pools


def gear_worth(book: Campaign, contest: Contest, rival: Rival) -> int:
    """What somebody's weapon, protection and shield are worth together in this fight."""
    if rival.who == NPC:
        return contest.npc_gear if contest.counts != "nothing" else 0
    assert rival.claim is not None
    gear = carried(book, contest, rival.who, rival.claim)
    return sum(worth(thing, book.rules) for thing in gear if counted(contest.counts, thing))


def carried(book: Campaign, contest: Contest, who: str, claim: Claim) -> list[Gear]:
    """The weapon that was named (if it is still there), the best protection, and the shield where it serves."""
    character = book.character_of(who)
    if character is None:
        return []
    found = (
        character.item(claim.weapon),
        protection(character, claim.protection, book.rules),
        shield(character, contest.at_range, book.rules),
    )
    return [gear for gear in found if gear is not None]


# --- entries


class ContestAnswered(Entry, kind="campaign.contest-answered"):
    """Somebody said which dice and which bid; a later answer takes the place of an earlier one."""

    may_seal = ("claim",)
    contest: int
    who: str
    claim: Claim
    by: str = ""
    """The Master who answers for a character of the story."""

    @property
    def for_throw(self) -> str:
        """Dice and bid."""
        return name_of(self.contest)

    def sealed(self, book: Campaign) -> tuple[str, ...]:
        """What was claimed and bid, until it is revealed; what was changed before that, until the seal is opened."""
        ledger, name, contest = book.ledger, name_of(self.contest), book.contests.known.get(self.contest)
        rival = contest.rivals.get(self.who) if contest is not None and ledger.shown(name) else None
        told = name in ledger.told or (rival is not None and rival.claim == self.claim)
        return () if told else ("claim",)

    def apply(self, book: Campaign) -> None:
        """The pool is what the sheet gives now; the bid stays in the reserve, but is no longer free."""
        contest = book.contests.known[self.contest]
        rival = contest.rivals[self.who]
        rival.claim, rival.pool, rival.by = self.claim, _pool(book, self.who, self.claim), self.by
        hold(book, contest, self.who, self.claim.reserve)


class ContestRevealed(Entry, kind="campaign.contest-revealed"):
    """Everybody had answered: the dice of all fell at once, in the order of the rivals."""

    contest: int
    rolls: tuple[Throw, ...]
    at: float

    @property
    def drawn(self) -> Sequence[Draw]:
        """Those of each."""
        return tuple(draw for roll in self.rolls for draw in roll.draws)

    @property
    def decided(self) -> Mapping[str, Decided]:
        """The pools and bids of all."""
        return {name_of(self.contest): tuple(roll.parts for roll in self.rolls)}

    def apply(self, book: Campaign) -> None:
        """Places, what comes back of the bids, wear, and in a fight wounds."""
        contest = book.contests.known[self.contest]
        pools = final_pools(book, contest, contest.rivals)
        thrown = []
        for (who, pool), roll in zip(pools.items(), self.rolls, strict=True):
            character, claim = book.character_of(who), contest.rivals[who].claim
            gear = carried(book, contest, who, claim) if contest.armed and claim is not None else []
            worths = {one.number: worth(one, book.rules) for one in gear}
            helper = unhelped(book, contest, who, used=True) if helped(roll) else ""
            thrown.append(Brought(who, pool.bid, roll, pool, carried=worths, helper=helper))
            put_to_use(character, pool, book.scene_on)
            if claim is not None and who != NPC:
                book.checks.last[who] = claim
            if character is not None:
                mark(character, worths, book.rules)
        carry_out(book, contest, placed(thrown, book.rules, contest.armed), self.at)
