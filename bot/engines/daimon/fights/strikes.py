"""Striking: a character's check of a round is declared, judged and rolled; and whose the wounds are is said."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from bot.engines.book import Known, Over, Refused
from bot.engines.daimon.character import wear
from bot.engines.daimon.character.pool import MOST, Claim, Pool, PoolLine, pooled
from bot.engines.daimon.checks.deciding import judge_now, judge_of, within
from bot.engines.daimon.fights.foes import Band, Foe
from bot.engines.daimon.fights.rounds import active, decided, fight_on
from bot.engines.daimon.fights.state import HELD, Fight, Strategy, Strike, band_name, strike_name
from bot.engines.daimon.fights.strike_entries import (
    DifficultySet,
    StrikeBonusJudged,
    StrikeDeclared,
    StrikeRolled,
    StrikeTargetSet,
    WoundedChosen,
)
from bot.engines.daimon.table.campaign import Campaign
from bot.engines.daimon.wounds.on_feet import able, can_act
from bot.engines.dice import Dice, Labelled, pool_parts


def strike(
    book: Campaign,
    player: str,
    claim: Claim,
    strategy: Strategy,
    foe: int,
    at: float,
    dice: Dice,
) -> Strike:
    """Declare a character's check of this round; it is rolled at once where nothing has to be set or confirmed before.

    `foe` may be 0 where the character faces foes of one kind only.
    """
    fight = ready(book, player)
    faced = target_of(fight, player, foe)
    gear, worth = armed(book, fight, player, claim)
    before = fight.strikes.get(player)
    declared = StrikeDeclared(
        fight=fight.number,
        round=fight.round,
        player=player,
        claim=claim,
        strategy=strategy,
        foe=faced.number,
        gear=gear,
        worth=worth,
        at=at,
        number=before.number if before is not None else book.ledger.next("strike"),
    )
    payable(book, player, claim, situation(book, fight, player, faced, strategy, worth), HELD)
    if before is not None:
        _declared_again(book, fight, before, declared, dice)
    else:
        book.happen(declared)
    one = fight.strikes[player]
    complete(book, at, dice)
    return one


def _declared_again(book: Campaign, fight: Fight, before: Strike, declared: StrikeDeclared, dice: Dice) -> None:
    """A strike whose faces are known is to be made otherwise; who agrees to a bonus has granted it."""
    same = ("claim", "strategy", "foe", "gear", "worth")
    if all(getattr(before, name) == getattr(declared, name) for name in same):
        return
    granted = declared.claim.bonus if declared.claim != before.claim else before.granted
    now = replace(
        before,
        claim=declared.claim,
        strategy=declared.strategy,
        foe=declared.foe,
        gear=declared.gear,
        worth=declared.worth,
        granted=granted,
    )
    thrown = thrown_upon(book, fight, now)
    dice.same(strike_name(now.number), thrown.parts, thrown.target, asks=deciders(book, now))
    book.happen(declared)
    if before.judged:
        book.happen(_targeted(fight, now.player, before.judged))
    if declared.claim.bonus > 0 and granted is not None:
        book.happen(_granted(fight, now.player, granted))


def fell(book: Campaign, one: Strike) -> bool:
    """Whether the dice of a strike that waits have fallen, and were undone."""
    return one.roll is None and strike_name(one.number) in book.ledger.fallen


def deciders(book: Campaign, one: Strike) -> tuple[str, ...]:
    """Who has a say in what a strike falls upon."""
    return (one.player, judge_of(book, one.player))


def reveal(book: Campaign, number: int, at: float, dice: Dice) -> list[Strike]:
    """Have the dice of strikes fall again, upon what they were decided with."""
    fight_on(book, number)
    shown = complete(book, at, dice)
    if not shown:
        raise Refused("strike-not-fallen")
    return shown


def ready(book: Campaign, player: str) -> Fight:
    """The fight in which a player's character may strike now; refused with the reason why it may not."""
    fight = fight_on(book)
    able(book, player)
    if player in fight.gone:
        raise Refused("yielded-already")
    if decided(book, fight):
        raise Refused("fight-decided")
    if player in fight.strikes and not fell(book, fight.strikes[player]):
        raise Refused("struck-already")
    if fight.clash_of(player) is None:
        raise Refused("not-in-the-round")
    if not fight.faced_by(player):
        raise Refused("foes-beaten")
    return fight


def target_of(fight: Fight, player: str, foe: int) -> Foe:
    """The foe that a check is made against: the one that was named, else the hardest where all are of one kind."""
    faced = fight.faced_by(player)
    if foe:
        named = next((one for one in faced if one.number == foe), None)
        if named is None:
            raise Refused("foe-not-there")
        return named
    if len({one.band.number for one in faced}) > 1:
        raise Refused("which-foe")
    return max(faced, key=lambda one: (one.target, -one.number))


def armed(book: Campaign, fight: Fight, player: str, claim: Claim) -> tuple[tuple[int, ...], int]:
    """The weapon, protection and shield that a character fights with, by their numbers, and their worth together."""
    own = book.character_of(player)
    rules = book.rules
    gear = (
        wear.weapon(own, claim.weapon),
        wear.protection(own, claim.protection, rules),
        wear.shield(own, fight.at_range, rules),
    )
    held = [item for item in gear if item is not None]
    return tuple(item.number for item in held), sum(
        wear.worth(item, rules) for item in held if wear.counted(fight.counts, item)
    )


def situation(
    book: Campaign, fight: Fight, player: str, foe: Foe, strategy: Strategy, worth: int
) -> tuple[PoolLine, ...]:
    """What the fight adds to a pool: advantage, numbers, gear against the foe's, and the strategy."""
    clash = fight.clash_of(player)
    against = 0 if fight.counts == "nothing" else foe.band.gear
    return (
        PoolLine(what="advantage", dice=fight.advantages.get(player, 0)),
        PoolLine(what="numbers", dice=clash.numbers if clash is not None else 0),
        PoolLine(what="gear", dice=worth - against),
        PoolLine(what="strategy", key=strategy, dice=book.rules.fights.strategy if strategy != "none" else 0),
    )


def payable(book: Campaign, player: str, claim: Claim, parts: Sequence[PoolLine] = (), held: str = "") -> Pool:
    """The pool of a claim, refused where it cannot be bid, rolled or judged; what is `held` for it already is free."""
    seat = book.seat(player)
    free = seat.free + seat.held.get(held, 0)
    if not 0 <= claim.reserve <= free:
        raise Refused("bid-too-high", have=free)
    pool = pooled(book.rules, book.character_of(player), claim, parts, scene=book.scenes)
    if pool.natural > MOST:
        raise Refused("pool-too-large", most=MOST)
    if not pool.natural and not pool.bid:
        raise Refused("strike-no-dice")
    if (claim.bonus > 0 or player == book.master) and not judge_of(book, player):
        raise Refused("nobody-to-judge")
    return pool


def set_difficulty(book: Campaign, band: int, difficulty: int, at: float, dice: Dice) -> list[Strike]:
    """The Master sets the difficulty of a band in secret; strikes that waited for it are rolled."""
    fight = fight_on(book)
    unseen(fight, band)
    lowest, highest = book.rules.dice.targets
    if not lowest <= difficulty <= highest:
        raise Refused("difficulty-out-of-range", low=lowest, high=highest)
    if difficulty != fight.band(band).difficulty:
        dice.keep(band_name(fight.number, band), asks=fight.strikes)
        for one in fight.sealed:
            if not one.judged and _foe(fight, one).band.number == band:
                dice.keep(strike_name(one.number), asks=deciders(book, one))
    book.happen(DifficultySet(fight=fight.number, band=band, difficulty=difficulty))
    return complete(book, at, dice)


def unseen(fight: Fight, band: int) -> Band:
    """A band whose difficulty may still be set: nobody has seen it yet."""
    if not 0 < band <= len(fight.bands):
        raise Refused("foe-not-there")
    if fight.band(band).seen:
        raise Refused("difficulty-seen")
    return fight.band(band)


def untargeted(book: Campaign, one: Strike) -> bool:
    """Whether a strike waits for a target of its own: the Master knows the difficulty, and does not roll against it."""
    return one.player == book.master and one.roll is None and not one.judged


def set_target(book: Campaign, by: str, round_: int, player: str, target: int, at: float, dice: Dice) -> list[Strike]:
    """The player on the right sets the target of the Master's own character in secret, once its bid is locked."""
    fight = fight_on(book)
    waiting = to_target(book, by, round_, player)
    within(book, target)
    if target != waiting.judged:
        dice.keep(strike_name(waiting.number), asks=deciders(book, waiting))
        book.happen(_targeted(fight, player, target))
    return complete(book, at, dice)


def _targeted(fight: Fight, player: str, target: int) -> StrikeTargetSet:
    number = fight.strikes[player].number
    return StrikeTargetSet(fight=fight.number, round=fight.round, player=player, target=target, number=number)


def to_target(book: Campaign, by: str, round_: int, player: str) -> Strike:
    """A strike whose target somebody may set now."""
    fight = fight_on(book)
    waiting = fight.strikes.get(player)
    if round_ != fight.round or waiting is None or not (untargeted(book, waiting) or _judged_before(book, waiting)):
        raise Refused("target-set-already")
    if by != judge_now(book, player):
        raise Refused("not-yours-to-judge")
    return waiting


def _judged_before(book: Campaign, one: Strike) -> bool:
    """Whether a strike of the Master's own character, whose faces are known, has its target."""
    return bool(one.judged) and fell(book, one)


def judge(book: Campaign, by: str, round_: int, player: str, granted: int, at: float, dice: Dice) -> list[Strike]:
    """Whoever judges this player's claims says how much of a bonus counts."""
    fight = fight_on(book)
    waiting = unjudged(book, by, round_, player)
    if not 0 <= granted <= waiting.claim.bonus:
        raise Refused("bonus-not-claimed", most=waiting.claim.bonus)
    if granted != waiting.granted:
        dice.keep(strike_name(waiting.number), asks=deciders(book, waiting))
        book.happen(_granted(fight, player, granted))
    return complete(book, at, dice)


def _granted(fight: Fight, player: str, granted: int) -> StrikeBonusJudged:
    number = fight.strikes[player].number
    return StrikeBonusJudged(fight=fight.number, round=fight.round, player=player, granted=granted, number=number)


def unjudged(book: Campaign, by: str, round_: int, player: str) -> Strike:
    """A strike whose claimed bonus somebody may judge now."""
    fight = fight_on(book)
    waiting = fight.strikes.get(player)
    if round_ != fight.round or waiting is None:
        raise Over("bonus-settled")
    if waiting.granted is not None and not (waiting.claim.bonus > 0 and fell(book, waiting)):
        raise Over("bonus-settled")
    if by != judge_now(book, player):
        raise Refused("not-yours-to-judge")
    return waiting


def complete(book: Campaign, at: float, dice: Dice) -> list[Strike]:
    """Roll every strike that waits for nothing any more, in the order in which they were declared."""
    shown: list[Strike] = []
    # Looked up anew after each roll: it may beat a foe that others face, or end the round.
    while (fight := book.fights.now) is not None:
        able = (
            one
            for one in fight.sealed
            if one.granted is not None and _foe(fight, one).target and not untargeted(book, one)
        )
        one = next(able, None)
        if one is None or one.granted is None:
            break
        upon = thrown_upon(book, fight, one)
        try:
            throwing = dice.act(strike_name(one.number), upon.parts, upon.target, asks=deciders(book, one))
        except Known:
            if book.fresh:  # What was done stands; of this strike somebody has to be asked.
                break
            raise
        rolled = StrikeRolled(
            fight=fight.number,
            round=fight.round,
            player=one.player,
            foe=upon.foe.number,
            pool=upon.pool,
            roll=throwing.throw(upon.parts),
            at=at,
            number=one.number,
            target=upon.target,
            band=0 if one.judged else upon.foe.band.number,
        )
        book.happen(rolled)
        shown.append(one)
    return shown


class ThrownUpon(NamedTuple):
    """What a strike is thrown upon."""

    foe: Foe
    pool: Pool
    parts: tuple[Labelled, ...]
    target: int


def thrown_upon(book: Campaign, fight: Fight, one: Strike) -> ThrownUpon:
    """The dice of a strike as the fight stands, and what they have to reach."""
    foe = _foe(fight, one)
    claim = one.claim.model_copy(update={"bonus": one.granted or 0})
    parts = situation(book, fight, one.player, foe, one.strategy, one.worth)
    pool = pooled(book.rules, book.character_of(one.player), claim, parts, scene=book.scenes)
    helped = can_act(book, fight.helps.get(one.player, ""))
    lent = book.rules.reserve.help if helped else 0
    where = f"{strike_name(one.number)}/{book.seat(one.player).label}"
    return ThrownUpon(
        foe, pool, pool_parts(where, natural=pool.natural, bid=pool.bid, help=lent), one.judged or foe.target
    )


def _foe(fight: Fight, waiting: Strike) -> Foe:
    """The foe of a sealed strike; where it was beaten meanwhile, the next that its character faces."""
    faced = fight.faced_by(waiting.player)
    return next((foe for foe in faced if foe.number == waiting.foe), faced[0])


def chooser(book: Campaign, fight: Fight, player: str) -> str:
    """Who says which foe is wounded: the player after a great success, otherwise the Master."""
    return player if fight.strikes[player].outstanding and active(book, fight, player) else book.master


def choose(book: Campaign, by: str, round_: int, player: str, foe: int) -> Foe:
    """Say whose the wounds are that a strike has dealt."""
    fight = fight_on(book)
    if round_ != fight.round or player not in fight.choices:
        raise Refused("choice-made")
    if by != chooser(book, fight, player):
        raise Refused("choice-not-yours")
    chosen = next((one for one in fight.faced_by(player) if one.number == foe), None)
    if chosen is None:
        raise Refused("foe-not-there")
    book.happen(WoundedChosen(round=round_, player=player, foe=foe))
    return chosen
