"""Aimed shots at helpless targets: the player proposes the figures, the Master fixes them, then dice are rolled."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.engines.book import Entry, Over, Refused, Unexplained
from bot.engines.daimon.character import wear
from bot.engines.daimon.character.pool import Claim, Pool, pooled
from bot.engines.daimon.checks.deciding import judge_now, judge_of
from bot.engines.daimon.fights.rounds import lower
from bot.engines.daimon.fights.state import Figures, Hit, Judged, Shot, held_for, shot_name
from bot.engines.daimon.fights.strikes import payable
from bot.engines.daimon.rules.rules import Rules
from bot.engines.daimon.table.campaign import Campaign
from bot.engines.daimon.wounds.on_feet import able, can_act
from bot.engines.dice import Dice, Labelled, Throwing, pool_parts
from bot.engines.rolls import helped, returned, successes
from bot.engines.seals import Decided, Draw, Throw


def target_of(figures: Figures, worth: int) -> int:
    """Distance and size, and where a protection is worn what it is worth beyond the weapon."""
    armour = figures.protection - worth if figures.protection else 0
    return figures.distance + figures.size + armour


# --- deciding


def aim(book: Campaign, player: str, claim: Claim, figures: Figures) -> Shot:
    """Aim at a helpless target; the figures are a proposal."""
    able(book, player)
    if any(shot.player == player for shot in book.fights.shots.values()):
        raise Refused("aiming-already")
    judge_now(book, player)
    _within(figures, book.rules)
    weapon = wear.weapon(book.character_of(player), claim.weapon)
    if weapon is not None and wear.spent(weapon, book.rules):
        raise Refused("weapon-spent")
    payable(book, player, claim)
    worth = wear.worth(weapon, book.rules)
    number = book.ledger.next("shot")
    book.happen(ShotAimed(number=number, player=player, claim=claim, figures=figures, worth=worth))
    return book.fights.shots[number]


def waiting(book: Campaign, by: str, number: int) -> Shot:
    """A shot that somebody may judge now."""
    shot = book.fights.shots.get(number)
    if shot is None:
        raise Over("shot-over")
    if by != judge_now(book, shot.player):
        raise Refused("not-yours-to-judge")
    return shot


def judge(book: Campaign, by: str, number: int, figures: Figures, granted: int, dice: Dice) -> Hit:
    """Fix the figures of a shot and what counts of its bonus: the dice are rolled, unless it cannot miss."""
    shot = waiting(book, by, number)
    able(book, shot.player)
    _within(figures, book.rules)
    bonus = shot.claim.bonus
    if bonus > 0 and not 0 <= granted <= bonus:
        raise Refused("bonus-not-claimed", most=bonus)
    judged = (figures, granted if bonus > 0 else bonus)
    if judged != shot.judged:
        if fell(book, shot):
            _thrown_upon(book, shot, judged, dice)
        book.happen(ShotJudged(number=number, figures=judged[0], granted=judged[1], by=by))
    return _take(book, shot, judged, dice)


def reveal(book: Campaign, number: int, dice: Dice) -> Hit:
    """Have the dice of a shot fall again, upon what it was decided with."""
    shot = book.fights.shots.get(number)
    if shot is None or shot.judged is None:
        raise Over("shot-over")
    return _take(book, shot, shot.judged, dice)


def fell(book: Campaign, shot: Shot) -> bool:
    """Whether the dice of a shot that waits have fallen, and were undone."""
    return shot_name(shot.number) in book.ledger.fallen


def deciders(book: Campaign, shot: Shot) -> tuple[str, ...]:
    """Who has a say in what a shot falls upon."""
    return (shot.player, judge_of(book, shot.player))


def _take(book: Campaign, shot: Shot, judged: Judged, dice: Dice) -> Hit:
    """The dice are rolled, unless it cannot miss."""
    figures, granted = judged
    target = target_of(figures, shot.worth)
    pool, roll = None, None
    if target > 0:
        pool, parts, throwing = _thrown_upon(book, shot, judged, dice)
        roll = throwing.throw(parts)
    book.happen(ShotTaken(number=shot.number, player=shot.player, figures=figures, pool=pool, roll=roll))
    denied = max(0, shot.claim.bonus - granted) if shot.claim.bonus > 0 else 0
    helper = shot.helper if roll is not None and helped(roll) else ""
    return Hit(shot.player, figures, shot.worth, target, pool, roll, denied, helper)


def _thrown_upon(book: Campaign, shot: Shot, judged: Judged, dice: Dice) -> tuple[Pool, tuple[Labelled, ...], Throwing]:
    """The pool of a shot, and its chance; refused where its dice fell upon something else."""
    claim = shot.claim.model_copy(update={"bonus": judged[1]})
    pool = pooled(book.rules, book.character_of(shot.player), claim, scene=book.scenes)
    name = shot_name(shot.number)
    lent = book.rules.reserve.help if can_act(book, shot.helper) else 0
    parts = pool_parts(f"{name}/{book.seat(shot.player).label}", natural=pool.natural, bid=pool.bid, help=lent)
    return pool, parts, dice.act(name, parts, judged[0], asks=deciders(book, shot))


def hold(book: Campaign, player: str, dice: Dice, why: str = "", number: int = 0) -> None:
    """Think better of a shot that still waits, of that number if one is said; where its faces are known, with a
    reason."""
    shot = shot_of(book, player)
    if number not in (0, shot.number):
        raise Over("shot-over")
    if fell(book, shot) and not why:
        raise Unexplained
    dice.keep(shot_name(shot.number), asks=deciders(book, shot))
    book.happen(ShotHeld(number=shot.number, player=player, why=why))


def shot_of(book: Campaign, player: str) -> Shot:
    """The shot of somebody that waits."""
    shot = next((shot for shot in book.fights.shots.values() if shot.player == player), None)
    if shot is None:
        raise Over("shot-over")
    return shot


def _within(figures: Figures, rules: Rules) -> None:
    """Refuse figures that are not in the table."""
    most = rules.fights.aim
    if not (0 <= figures.distance <= most and 0 <= figures.size <= most and figures.protection >= 0):
        raise Refused("aim-out-of-range", most=most)


# --- entries


class ShotAimed(Entry, kind="campaign.shot-aimed"):
    """A player aimed at a helpless target."""

    may_seal = ("claim",)
    number: int
    player: str
    claim: Claim
    figures: Figures
    worth: int

    @property
    def opens(self) -> Sequence[str]:
        """The shot, whose dice wait."""
        return (shot_name(self.number),)

    @property
    def for_throw(self) -> str:
        """Dice and bid."""
        return shot_name(self.number)

    def sealed(self, book: Campaign) -> tuple[str, ...]:
        """The claim with its bid, until the shot is taken."""
        fell = book.ledger.shown(shot_name(self.number))
        return ("claim",) if self.number in book.fights.unfired and not fell else ()

    def apply(self, book: Campaign) -> None:
        """It waits for the Master."""
        fights = book.fights
        fights.shots_count = self.number
        fights.unfired.add(self.number)
        fights.shots[self.number] = Shot(self.number, self.player, self.claim, self.figures, self.worth)
        book.seat(self.player).held[held_for(self.number)] = self.claim.reserve


class ShotJudged(Entry, kind="campaign.shot-judged"):
    """The Master fixed the figures of a shot, and what counts of its bonus."""

    number: int
    figures: Figures
    granted: int
    by: str

    @property
    def for_throw(self) -> str:
        """The figures, and a part of the pool."""
        return shot_name(self.number)

    def apply(self, book: Campaign) -> None:
        """It can be taken."""
        book.fights.shots[self.number].judged = (self.figures, self.granted)


class ShotTaken(Entry, kind="campaign.shot-taken"):
    """The shot was taken, with the figures that the Master had fixed."""

    number: int
    player: str
    figures: Figures
    pool: Pool | None
    roll: Throw | None

    @property
    def drawn(self) -> Sequence[Draw]:
        """The natural part and the bid, if dice were rolled."""
        return self.roll.draws if self.roll is not None else ()

    @property
    def decided(self) -> Mapping[str, Decided]:
        """Pool, bid and figures."""
        return {shot_name(self.number): (self.roll.parts, self.figures)} if self.roll is not None else {}

    def apply(self, book: Campaign) -> None:
        """A miss hurts nobody; the bid is settled, or comes back where nothing was rolled; the weapon was used."""
        shot = book.fights.shots[self.number]
        if self.roll is not None and helped(self.roll):
            book.unlend(shot.helper, held_for(shot.number), used=True)
        lower(book, shot)
        book.fights.unfired.discard(self.number)
        seat, character = book.seat(self.player), book.character_of(self.player)
        if character is not None:
            _used(book, character.id, shot.claim.weapon)
        if self.pool is None or self.roll is None:
            return
        count = successes(self.roll.faces)
        target = target_of(self.figures, shot.worth)
        book.fights.hits.append(Hit(self.player, self.figures, shot.worth, target, self.pool, self.roll))
        seat.pay(self.pool.bid - returned(self.pool.bid, count >= target))
        book.rolled(self.player, len(self.roll.faces), count, self.pool.bid)
        wear.put_to_use(character, self.pool, book.scene_on)


def _used(book: Campaign, character: str, weapon: int) -> None:
    """A weapon's mark: one for the fight that is on, or else one for the scene."""
    fight = book.fights.now
    item = book.characters[character].item(weapon)
    if item is None:
        return
    if fight is not None:
        fight.used.setdefault(character, set()).add(weapon)
    elif item.scene != book.scenes:
        item.scene = book.scenes
        wear.mark(book.characters[character], [weapon], book.rules)


class ShotHeld(Entry, kind="campaign.shot-held"):
    """A player thought better of a shot."""

    number: int
    player: str
    why: str = ""
    """The id of words, where its dice were known."""

    def apply(self, book: Campaign) -> None:
        """Nothing was rolled, and nothing is lost."""
        if self.why:
            book.ledger.take_away(shot_name(self.number), self.why)
        lower(book, book.fights.shots[self.number])
