"""Checks, decided: who may ask, bid, help and judge, and when the dice fall.

A check is rolled when three things are there: the player's dice and bid, the target, and the Master's word on a bonus
that the player claims. They may come in any order; whichever comes last draws the dice, so that no face exists before.
Of those that were asked of all at once none is rolled before all have chosen: the first would tell the others their
target.
Where the roll was undone all of it stays decided: revealed again it falls the same, and whoever decides it otherwise
needs the yes of who has a say. At a table with sheets dice come from them: a number of dice, also of who has none yet,
is a proposal, which whoever sets the target has seen, or says a word on.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.engines.book import Over, Refused, Unexplained
from bot.engines.daimon.character.pool import Claim, Pool, pooled
from bot.engines.daimon.checks.entries import (
    BonusJudged,
    CheckAsked,
    CheckDropped,
    CheckLocked,
    CheckRolled,
    DiceJudged,
    Helped,
    TargetSet,
)
from bot.engines.daimon.checks.state import Check, Result, held_for, name_of
from bot.engines.daimon.table.campaign import Campaign
from bot.engines.daimon.table.state import Seat
from bot.engines.daimon.wounds.on_feet import able
from bot.engines.dice import Dice, Labelled, pool_parts


def judge_of(book: Campaign, player: str) -> str:
    """Who sets the target: the Master, and for the Master's own character whoever sits at the right."""
    return book.right_of(player) if player == book.master else book.master


def judge_now(book: Campaign, player: str) -> str:
    """Who sets the target now; refused while nobody can."""
    if not book.master:
        raise Refused("no-master-now")
    judge = judge_of(book, player)
    if not judge:
        raise Refused("nobody-to-judge")
    return judge


def ask(
    book: Campaign, master: str, player: str, note: str, target: int | None, bonus: int, together: int = 0
) -> Check:
    """Ask a player for a check; with its target, or to have that set later; `together` with the others from that on."""
    _plays(book, player)
    if book.checks.of(player) is not None:
        raise Refused("check-open-already")
    if player == master and target is not None:
        raise Refused("check-own-target")
    if player == master and bonus:
        raise Refused("check-own-bonus")
    within(book, target)
    return _begun(book, master, player, note, target, bonus, together)


def ask_all(book: Campaign, master: str, players: Sequence[str], note: str, target: int) -> int:
    """Ask all of these for a check against the same target; gives the number of the first."""
    first = 0
    for player in players:
        first = first or book.ledger.next("check")
        ask(book, master, player, note, target, 0, first)
    return first


def _begun(
    book: Campaign, by: str, player: str, note: str, target: int | None = None, bonus: int = 0, together: int = 0
) -> Check:
    number = book.ledger.next("check")
    asked = CheckAsked(number=number, player=player, by=by, note=note, bonus=bonus, target=target, together=together)
    book.happen(asked)
    return book.checks.open[number]


def lock(book: Campaign, player: str, claim: Claim, note: str, dice: Dice, number: int = 0) -> Check | Result:
    """The player's dice and bid, against the open check or one that begins so; rolled if nothing else is missing."""
    check = book.checks.of(player) if not number else open_check(book, number)
    most = most_bid(book, player, check)
    if not 0 <= claim.reserve <= most:
        raise Refused("bid-too-high", have=most)
    situation = check.situation if check else ()
    pool = pooled(book.rules, book.character_of(player), claim, situation, scene=book.scenes)
    if not pool.natural and not pool.bid:
        raise Refused("check-no-dice")
    if check is not None and fell(book, check):
        return _locked_again(book, check, claim, pool, dice)
    if check is None:
        check, note = _begun(book, player, player, note), ""
    book.happen(CheckLocked(number=check.number, player=player, claim=claim, note=note))
    return finish(book, check, dice)


def _locked_again(book: Campaign, check: Check, claim: Claim, pool: Pool, dice: Dice) -> Check | Result:
    """Other dice, or another bid, where the faces are known; who agrees to a bonus has granted it."""
    if claim == check.claim:
        return finish(book, check, dice)
    if check.target is not None:
        dice.same(name_of(check.number), _parts(book, check, pool), check.target, asks=deciders(check))
    book.happen(CheckLocked(number=check.number, player=check.player, claim=claim))
    if claim.bonus > 0 and check.target is not None:
        book.happen(BonusJudged(number=check.number, granted=True, by=check.judge))
    if check.proposed is not None and check.target is not None:
        book.happen(DiceJudged(number=check.number, player=check.player, granted=True, by=check.judge))
    return finish(book, check, dice)


def most_bid(book: Campaign, player: str, check: Check | None) -> int:
    """The dice that somebody who may say which go into this check, or begin one, can bid."""
    seat = _plays(book, player)
    if check is not None and check.player != player:
        raise Refused("check-not-yours")
    if check is not None and check.claim is not None and not fell(book, check):
        raise Refused("check-locked")
    return seat.free + (seat.held.get(held_for(check.number), 0) if check is not None else 0)


def reveal(book: Campaign, number: int, dice: Dice) -> Check | Result:
    """Have the dice of a check fall again, upon what it was decided with."""
    check = open_check(book, number)
    if not check.ready:
        raise Refused("check-not-ready")
    return finish(book, check, dice)


def fell(book: Campaign, check: Check) -> bool:
    """Whether the dice of an open check have fallen, and were undone."""
    return name_of(check.number) in book.ledger.fallen


def deciders(check: Check) -> tuple[str, ...]:
    """Who has a say in what a check falls upon."""
    return (check.player, check.judge)


def set_target(book: Campaign, judge: str, number: int, target: int, dice: Dice) -> Check | Result:
    """Fix the target of a check, in secret; the dice are rolled if nothing else is missing."""
    check = judged(book, judge, number)
    again = fell(book, check)
    if check.target is not None and not again:
        raise Refused("target-set-already")
    within(book, target)
    if again and target == check.target:
        return finish(book, check, dice)
    if again and check.claim is not None and not check.bonus_waits:
        dice.same(name_of(number), _parts(book, check, check.final_pool), target, asks=deciders(check))
    book.happen(TargetSet(number=number, target=target, by=judge))
    return finish(book, check, dice)


def judge_bonus(book: Campaign, judge: str, number: int, granted: bool, dice: Dice) -> Check | Result:
    """Grant, or not, the bonus that the player claims."""
    check = judged(book, judge, number, bonus=True)
    if fell(book, check) and check.ready and check.granted in (True, False):
        if granted == check.granted:
            return finish(book, check, dice)
        dice.keep(name_of(number), asks=deciders(check))
    elif not check.bonus_waits:
        raise Refused("bonus-settled" if check.granted is not None else "no-bonus-to-judge")
    book.happen(BonusJudged(number=number, granted=granted, by=judge))
    return finish(book, check, dice)


def judge_dice(book: Campaign, judge: str, number: int, granted: bool, dice: Dice) -> Check | Result:
    """Let the number of dice count that was named at a table with sheets; or have them chosen from the sheet."""
    check = judged(book, judge, number)
    if check.proposed is None:
        raise Over("dice-settled")
    book.happen(DiceJudged(number=number, player=check.player, granted=granted, by=judge))
    return finish(book, check, dice)


def assist(book: Campaign, helper: str, player: str, dice: Dice, number: int = 0) -> Check | Result:
    """Lend a reserve die to somebody's check; it changes one whose faces are known."""
    seat = _plays(book, helper)
    check = open_check(book, number) if number else book.checks.of(player)
    if check is None:
        raise Refused("no-check-to-help")
    if helper == check.player:
        raise Refused("help-yourself")
    if check.helper:
        raise Refused("help-already")
    if helper == check.judge:
        raise Refused("help-knows-target")
    if seat.free < book.rules.reserve.help:
        raise Refused("reserve-too-small", have=seat.free, need=book.rules.reserve.help)
    dice.keep(name_of(check.number), asks=deciders(check))
    book.happen(Helped(number=check.number, player=check.player, helper=helper))
    return finish(book, check, dice)


def drop(book: Campaign, number: int, dice: Dice, why: str = "") -> Check:
    """Withdraw a check: nothing is rolled, and everybody has their dice back."""
    check = open_check(book, number)
    if fell(book, check) and not why:
        raise Unexplained
    dice.keep(name_of(number), asks=deciders(check))
    book.happen(CheckDropped(number=number, player=check.player, why=why, together=check.together))
    return check


def mates(book: Campaign, check: Check) -> list[str]:
    """Whom the dice of a check wait for that was asked of several against one target: who has still to choose, or to
    judge what another has claimed; where nobody can, that other."""
    if not check.together or fell(book, check):
        return []
    asked = [one for one in book.checks.open.values() if one.together == check.together and one is not check]
    waiting = [one for one in asked if not one.ready]
    judges = {one.player: judge_of(book, one.player) for one in waiting if one.claim is not None}
    return [*dict.fromkeys(judges.get(one.player) or one.player for one in waiting)]


def complete(book: Campaign, dice: Dice) -> list[Result]:
    """Roll what was asked of several and waits for none of them any more."""
    ready = [one for one in book.checks.open.values() if one.together and one.ready and not fell(book, one)]
    return [now for one in ready if isinstance(now := finish(book, one, dice), Result)]


def finish(book: Campaign, check: Check, dice: Dice) -> Check | Result:
    """Roll the dice of a check, if everything is there, and nobody else has still to choose."""
    if not check.ready or mates(book, check):
        return check
    pool = check.final_pool
    assert check.target is not None
    parts = _parts(book, check, pool)
    together = 0 if fell(book, check) else check.together
    roll = dice.act(name_of(check.number), parts, check.target, asks=deciders(check)).throw(parts)
    rolled = CheckRolled(number=check.number, player=check.player, roll=roll, target=check.target, together=together)
    book.happen(rolled)
    return book.checks.results[check.number]


def _parts(book: Campaign, check: Check, pool: Pool) -> tuple[Labelled, ...]:
    """The dice of a check: the natural part, the bid, and the helper's."""
    lent = book.rules.reserve.help if check.helper else 0
    where = f"{name_of(check.number)}/{book.seat(check.player).label}"
    return pool_parts(where, natural=pool.natural, bid=pool.bid, help=lent)


def open_check(book: Campaign, number: int) -> Check:
    """The open check of that number; one that is over is refused."""
    check = book.checks.open.get(number)
    if check is None:
        raise Over("check-over")
    return check


def own_check(book: Campaign, player: str, number: int) -> Check | None:
    """The open check of that number, or of a player: of those that were asked together each has their own."""
    own = book.checks.of(player)
    return own if not number or (own is not None and own.together == number) else open_check(book, number)


def _plays(book: Campaign, player: str) -> Seat:
    """The seat of somebody who may roll tonight, with somebody else to judge."""
    if player and player == book.stable:
        raise Refused("stable-master-rolls-not")
    seat = able(book, player)
    judge_now(book, player)
    return seat


def judged(book: Campaign, judge: str, number: int, *, bonus: bool = False) -> Check:
    """The check whose target, or `bonus`, somebody may judge now."""
    if number in book.checks.results:
        raise Refused("bonus-settled" if bonus else "target-set-already")
    check = open_check(book, number)
    able(book, check.player)
    judge_now(book, check.player)
    own = check.player == book.master
    if judge != judge_of(book, check.player):
        raise _not_theirs(check, bonus, own)
    if own and check.claim is None:
        raise Refused("bid-comes-first")
    return check


def _not_theirs(check: Check, bonus: bool, own: bool) -> Refused:
    """Whose word it is that a check waits for: once the target stands, on the dice or the bonus that were claimed."""
    if check.target is not None and check.proposed is not None:
        return Refused("proposal-not-yours" if own else "proposal-is-the-masters")
    if bonus or (check.target is not None and check.bonus_waits):
        return Refused("bonus-not-yours" if own else "bonus-is-the-masters")
    return Refused("target-not-yours" if own else "target-is-the-masters")


def within(book: Campaign, target: int | None) -> None:
    """Refuse a target that there is not."""
    low, high = book.rules.dice.targets
    if target is not None and not low <= target <= high:
        raise Refused("target-out-of-range", low=low, high=high)
