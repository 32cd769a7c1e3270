"""Strikes as they are recorded: declared, difficulty and bonus settled, rolled; and the wounds that come of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.engines.book import Entry
from bot.engines.daimon.character import wear
from bot.engines.daimon.character.pool import Claim, Pool
from bot.engines.daimon.fights.rounds import fight_on, go_on, hidden, release, veiled
from bot.engines.daimon.fights.state import HELD, Strategy, Strike, band_name, lent_to, strike_name
from bot.engines.daimon.fights.strike_wounds import wounds_of
from bot.engines.daimon.table.campaign import Campaign
from bot.engines.daimon.wounds.on_feet import on_feet
from bot.engines.daimon.wounds.wounds import suffer
from bot.engines.rolls import helped, returned
from bot.engines.seals import Decided, Draw, Throw


class StrikeDeclared(Entry, kind="campaign.strike-declared"):
    """A player declared a check of the round, with its bid and strategy."""

    may_seal = ("claim",)
    fight: int
    round: int
    player: str
    claim: Claim
    strategy: Strategy
    foe: int
    gear: tuple[int, ...]
    worth: int
    at: float
    number: int = 0

    @property
    def opens(self) -> Sequence[str]:
        """The strike, whose dice wait."""
        return (strike_name(self.number),) if self.number else ()

    @property
    def for_throw(self) -> str:
        """Dice, bid, strategy and foe."""
        return strike_name(self.number)

    def sealed(self, book: Campaign) -> tuple[str, ...]:
        """The claim with its bid, until the strike is revealed."""
        return ("claim",) if veiled(book, self.fight, self.round, self.player, self.number) else ()

    def apply(self, book: Campaign) -> None:
        """It waits for its dice; its gear is in use; an unclaimed bonus needs nobody's word."""
        fight = fight_on(book)
        bonus = self.claim.bonus if self.claim.bonus <= 0 else None
        one = Strike(self.player, self.claim, self.strategy, self.foe, self.gear, self.worth, bonus)
        one.number = self.number
        band = fight.foe(self.foe).band.number
        one.faced = tuple(foe.number for foe in fight.faced_by(self.player) if foe.band.number == band)
        fight.strikes[self.player] = one
        fight.aside.pop(self.player, None)
        book.seat(self.player).held[HELD] = self.claim.reserve
        book.fights.veiled.add((self.fight, self.round, self.player))
        character = book.character_of(self.player)
        if character is not None:
            fight.used.setdefault(character.id, set()).update(self.gear)


class DifficultySet(Entry, kind="campaign.difficulty-set"):
    """The Master set the difficulty of a band."""

    may_seal = ("difficulty",)
    fight: int
    band: int
    difficulty: int

    @property
    def for_throw(self) -> str:
        """The target of who strikes at one of them."""
        return band_name(self.fight, self.band)

    def sealed(self, book: Campaign) -> tuple[str, ...]:
        """The difficulty, until a strike is revealed."""
        return ("difficulty",) if hidden(book, self.fight, self.band) else ()

    def apply(self, book: Campaign) -> None:
        """It holds for all of the band that are faced this round."""
        fight = fight_on(book)
        fight.band(self.band).difficulty = self.difficulty
        for foe in fight.foes:
            if foe.band.number == self.band:
                foe.stand(book.rules.fights)


class StrikeBonusJudged(Entry, kind="campaign.strike-bonus-judged"):
    """A bonus that a player claimed for a strike was confirmed, in whole or in part, or not."""

    may_seal = ("granted",)
    fight: int
    round: int
    player: str
    granted: int
    number: int = 0

    @property
    def for_throw(self) -> str:
        """How much of a bonus counts."""
        return strike_name(self.number)

    def sealed(self, book: Campaign) -> tuple[str, ...]:
        """What was granted, until the strike is revealed."""
        return ("granted",) if veiled(book, self.fight, self.round, self.player, self.number) else ()

    def apply(self, book: Campaign) -> None:
        """Of the dice that were claimed, these count."""
        fight_on(book).strikes[self.player].granted = self.granted


class StrikeTargetSet(Entry, kind="campaign.strike-target-set"):
    """The player on the right set the target of the Master's own character."""

    may_seal = ("target",)
    fight: int
    round: int
    player: str
    target: int
    number: int = 0

    @property
    def for_throw(self) -> str:
        """The target."""
        return strike_name(self.number)

    def sealed(self, book: Campaign) -> tuple[str, ...]:
        """The target, until the strike is revealed."""
        return ("target",) if veiled(book, self.fight, self.round, self.player, self.number) else ()

    def apply(self, book: Campaign) -> None:
        """This strike is rolled against the target instead of the foe's difficulty."""
        fight_on(book).strikes[self.player].judged = self.target


class StrikeRolled(Entry, kind="campaign.strike-rolled"):
    """A strike was rolled and shown."""

    fight: int
    round: int
    player: str
    foe: int
    pool: Pool
    roll: Throw
    at: float
    number: int = 0
    target: int = 0
    """What it was rolled against; 0 in what was written before it stood here."""
    band: int = 0
    """Of the foes whose difficulty was the target; 0 where it was one of its own."""

    @property
    def drawn(self) -> Sequence[Draw]:
        """The natural part and the bid."""
        return self.roll.draws

    @property
    def decided(self) -> Mapping[str, Decided]:
        """Pool, bid and target; and the difficulty that was shown by it."""
        upon: dict[str, Decided] = {strike_name(self.number): (self.roll.parts, self.target)} if self.number else {}
        return upon | ({band_name(self.fight, self.band): ()} if self.band else {})

    def apply(self, book: Campaign) -> None:
        """The bid is settled, wounds are marked, and the round may be over."""
        fight, rules = fight_on(book), book.rules
        one = fight.strikes[self.player]
        foe = fight.foe(self.foe)
        one.foe, one.pool, one.roll, one.target = self.foe, self.pool, self.roll, one.judged or foe.target
        one.outstanding = abs(one.margin) >= rules.dice.outstanding
        if not one.judged:
            foe.band.seen = True
            book.fights.unseen.discard((self.fight, foe.band.number))
        book.fights.veiled.discard((self.fight, self.round, self.player))
        release(book, self.player)
        if helped(self.roll) and (helper := fight.helps.pop(self.player, "")):
            one.helper = helper
            book.unlend(helper, lent_to(self.player), used=True)
        book.seat(self.player).pay(self.pool.bid - returned(self.pool.bid, one.won))
        book.rolled(self.player, len(self.roll.faces), one.successes, self.pool.bid)
        character = book.character_of(self.player)
        wear.put_to_use(character, self.pool, book.scene_on)
        one.wounds = wounds_of(rules.fights, one)
        one.against = foe.band.name
        book.fights.rolled.append(one)
        fight.last[self.player] = one
        if not one.won and character is not None:
            suffer(book, character, one.wounds, self.at)
            one.felled = not on_feet(book, self.player)
        elif one.won and one.wounds and fight.mode == "rounds":
            faced = fight.faced_by(self.player)
            if len(faced) == 1:
                faced[0].wound(one.wounds)
            else:
                fight.choices[self.player] = one.wounds
        one.foe_wounds = foe.wounds
        go_on(book)


class WoundedChosen(Entry, kind="campaign.wounded-chosen"):
    """Somebody said whose the wounds are that a strike has dealt."""

    round: int
    player: str
    foe: int

    def apply(self, book: Campaign) -> None:
        """The foe has the wounds, and the round may be over."""
        fight = fight_on(book)
        fight.foe(self.foe).wound(fight.choices.pop(self.player))
        go_on(book)
