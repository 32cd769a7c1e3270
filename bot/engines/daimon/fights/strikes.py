"""Striking: a character's check of a round is declared, judged and rolled; and whose the wounds are is said."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engines.book import Refused
from bot.engines.daimon.character import wear
from bot.engines.daimon.character.pool import MOST, Claim, Part, Pool, pooled
from bot.engines.daimon.checks.deciding import judge_now, judge_of, within
from bot.engines.daimon.fights.foes import Band, Foe
from bot.engines.daimon.fights.rounds import decided, fight_on
from bot.engines.daimon.fights.state import Fight, Strategy, Strike, band_name, strike_name
from bot.engines.daimon.fights.strike_entries import (
    DifficultySet,
    StrikeBonusJudged,
    StrikeDeclared,
    StrikeRolled,
    StrikeTargetSet,
    WoundedChosen,
)
from bot.engines.daimon.table.campaign import Campaign
from bot.engines.daimon.wounds.on_feet import able
from bot.engines.dice import Dice, pool_parts


def strike(
    book: Campaign,
    player: str,
    claim: Claim,
    strategy: Strategy,
    foe: int,
    protection: int | None,
    at: float,
    dice: Dice,
) -> Strike:
    """Declare a character's check of this round; it is rolled at once where nothing has to be set or confirmed before.

    `foe` may be 0 where the character faces foes of one kind only; without a `protection` the best one is worn.
    """
    fight = ready(book, player)
    faced = target_of(fight, player, foe)
    gear, worth = armed(book, fight, player, claim.weapon, protection)
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
        number=book.ledger.next("strike"),
    )
    payable(book, player, claim, situation(book, fight, player, faced, strategy, worth))
    book.happen(declared)
    one = fight.strikes[player]
    complete(book, at, dice)
    return one


def ready(book: Campaign, player: str) -> Fight:
    """The fight in which a player's character may strike now; refused with the reason why it may not."""
    fight = fight_on(book)
    book.present(player)
    able(book, player)
    if player in fight.gone:
        raise Refused("yielded-already")
    if decided(book, fight):
        raise Refused("fight-decided")
    if player in fight.strikes:
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


def armed(
    book: Campaign, fight: Fight, player: str, weapon: int, protection: int | None
) -> tuple[tuple[int, ...], int]:
    """The weapon, protection and shield that a character fights with, by their numbers, and their worth together."""
    own = book.character_of(player)
    rules = book.rules
    gear = (
        wear.weapon(own, weapon),
        wear.protection(own, protection, rules),
        wear.shield(own, fight.at_range, rules),
    )
    return tuple(item.number for item in gear if item is not None), sum(wear.worth(item, rules) for item in gear)


def situation(book: Campaign, fight: Fight, player: str, foe: Foe, strategy: Strategy, worth: int) -> tuple[Part, ...]:
    """What the fight adds to a pool: advantage, numbers, gear against the foe's, and the strategy."""
    clash = fight.clash_of(player)
    return (
        Part(what="advantage", dice=fight.advantages.get(player, 0)),
        Part(what="numbers", dice=clash.numbers if clash is not None else 0),
        Part(what="gear", dice=worth - foe.band.gear),
        Part(what="strategy", key=strategy, dice=book.rules.fights.strategy if strategy != "none" else 0),
    )


def payable(book: Campaign, player: str, claim: Claim, parts: Sequence[Part] = ()) -> Pool:
    """The pool of a claim, refused where it cannot be bid, rolled or judged."""
    free = book.seat(player).free
    if not 0 <= claim.reserve <= free:
        raise Refused("bid-too-high", have=free)
    pool = pooled(book.rules, book.character_of(player), claim, parts, scene=book.scenes)
    if pool.natural > MOST:
        raise Refused("too-many-dice", most=MOST)
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
    to_target(book, by, round_, player)
    within(book, target)
    book.happen(
        StrikeTargetSet(
            fight=fight.number, round=round_, player=player, target=target, number=fight.strikes[player].number
        )
    )
    return complete(book, at, dice)


def to_target(book: Campaign, by: str, round_: int, player: str) -> Strike:
    """A strike whose target somebody may set now."""
    fight = fight_on(book)
    waiting = fight.strikes.get(player)
    if round_ != fight.round or waiting is None or not untargeted(book, waiting):
        raise Refused("target-set-already")
    if by != judge_now(book, player):
        raise Refused("not-yours-to-judge")
    return waiting


def judge(book: Campaign, by: str, round_: int, player: str, granted: int, at: float, dice: Dice) -> list[Strike]:
    """Whoever judges this player's claims says how much of a bonus counts."""
    fight = fight_on(book)
    most = unjudged(book, by, round_, player).claim.bonus
    if not 0 <= granted <= most:
        raise Refused("bonus-not-claimed", most=most)
    book.happen(
        StrikeBonusJudged(
            fight=fight.number, round=round_, player=player, granted=granted, number=fight.strikes[player].number
        )
    )
    return complete(book, at, dice)


def unjudged(book: Campaign, by: str, round_: int, player: str) -> Strike:
    """A strike whose claimed bonus somebody may judge now."""
    fight = fight_on(book)
    waiting = fight.strikes.get(player)
    if round_ != fight.round or waiting is None or waiting.granted is not None:
        raise Refused("bonus-settled")
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
        foe = _foe(fight, one)
        claim = one.claim.model_copy(update={"bonus": one.granted})
        own = book.character_of(one.player)
        parts = situation(book, fight, one.player, foe, one.strategy, one.worth)
        pool = pooled(book.rules, own, claim, parts, scene=book.scenes)
        name, target = strike_name(one.number), one.judged or foe.target
        parts_of = pool_parts(f"{name}/{book.seat(one.player).label}", natural=pool.natural, bid=pool.bid)
        asks = [judge_of(book, one.player)]
        rolled = StrikeRolled(
            fight=fight.number,
            round=fight.round,
            player=one.player,
            foe=foe.number,
            pool=pool,
            roll=dice.act(name, parts_of, target, asks=asks).throw(parts_of),
            at=at,
            number=one.number,
            target=target,
            band=0 if one.judged else foe.band.number,
        )
        book.happen(rolled)
        shown.append(one)
    return shown


def _foe(fight: Fight, waiting: Strike) -> Foe:
    """The foe of a sealed strike; where it was beaten meanwhile, the next that its character faces."""
    faced = fight.faced_by(waiting.player)
    return next((foe for foe in faced if foe.number == waiting.foe), faced[0])


def chooser(book: Campaign, fight: Fight, player: str) -> str:
    """Who says which foe is wounded: the player after a great success, otherwise the Master."""
    return player if fight.strikes[player].outstanding and player not in fight.gone else book.master


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
