"""What happens to checks: they are asked for, bid on, helped, judged, rolled, withdrawn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.engines.book import Entry
from bot.engines.daimon.character.pool import Claim, pooled
from bot.engines.daimon.character.wear import put_to_use, spent
from bot.engines.daimon.checks.state import Check, Result, held_for, name_of
from bot.engines.daimon.table.campaign import Campaign
from bot.engines.rolls import RollOutcome, returned, successes
from bot.engines.seals import Decided, Draw, Throw


def lapse(book: Campaign) -> None:
    """Every open check is dropped: nobody rolls any more."""
    for number in list(book.checks.open):
        dropped(book, number)


def dropped(book: Campaign, number: int) -> None:
    """A check is no more: what was bid is free again, what was lent comes back."""
    check = book.checks.open.pop(number)
    if (seat := book.seat_of(check.player)) is not None:
        seat.held.pop(held_for(number), None)
    unhelped(book, check)


def unhelped(book: Campaign, check: Check) -> None:
    """Nobody helps a check: what was lent comes back."""
    if check.helper and (lender := book.seat_of(check.helper)) is not None:
        lender.gain(book.rules.reserve.help, book.rules.reserve.most)
    check.helper = ""


def waits(book: Campaign, number: int) -> bool:
    """Whether the dice of a check have never fallen: what was said for it is no secret once they have."""
    return number not in book.checks.results and not book.ledger.shown(name_of(number))


class CheckAsked(Entry, kind="campaign.check-asked"):
    """Somebody is to make a check."""

    needed = ("number", "player")
    may_seal = ("target",)
    number: int
    player: str
    by: str
    note: str = ""
    bonus: int = 0
    target: int | None = None
    together: int = 0
    """The first of those that were asked of everybody at once."""

    @property
    def opens(self) -> Sequence[str]:
        """The check, whose dice wait."""
        return (name_of(self.number),)

    @property
    def for_throw(self) -> str:
        """Who rolls, and perhaps against what."""
        return name_of(self.number)

    def sealed(self, book: Campaign) -> tuple[str, ...]:
        """The target, until the dice have fallen."""
        return ("target",) if self.target is not None and waits(book, self.number) else ()

    def apply(self, book: Campaign) -> None:
        """One more open check."""
        check = Check(self.number, self.player, self.by, self.note, self.bonus, self.target)
        check.judge = self.by if self.target is not None else ""
        check.together = self.together
        book.checks.open[self.number] = check


class CheckLocked(Entry, kind="campaign.check-locked"):
    """A player has said which dice, and the bid."""

    needed = ("number", "player")
    may_seal = ("claim",)
    number: int
    player: str
    claim: Claim
    note: str = ""

    @property
    def for_throw(self) -> str:
        """Dice and bid."""
        return name_of(self.number)

    def sealed(self, book: Campaign) -> tuple[str, ...]:
        """What was claimed and bid, until the dice have fallen."""
        return ("claim",) if waits(book, self.number) else ()

    def apply(self, book: Campaign) -> None:
        """The pool is what the sheet gives now; the bid stays in the reserve, but is no longer free.

        A bid of 0 is held too: what may not be done while dice are bid tells nothing of how many.
        """
        check = book.checks.open[self.number]
        check.claim = self.claim
        check.note = check.note or self.note
        character = book.character_of(self.player)
        check.pool = pooled(book.rules, character, self.claim, check.situation, scene=book.scenes)
        check.proposed = self.claim.dice if book.on_sheets else None
        book.seat(self.player).held[held_for(self.number)] = self.claim.reserve


class TargetSet(Entry, kind="campaign.target-set"):
    """The target of a check was fixed."""

    needed = ("number",)
    may_seal = ("target",)
    number: int
    target: int
    by: str

    @property
    def for_throw(self) -> str:
        """The target."""
        return name_of(self.number)

    def sealed(self, book: Campaign) -> tuple[str, ...]:
        """The target, until the dice have fallen."""
        return ("target",) if waits(book, self.number) else ()

    def apply(self, book: Campaign) -> None:
        """The check has its target and its judge, who has seen the dice that were proposed."""
        check = book.checks.open[self.number]
        check.target, check.judge, check.proposed = self.target, self.by, None


class BonusJudged(Entry, kind="campaign.bonus-judged"):
    """The bonus that a player claimed was granted, or not."""

    needed = ("number",)
    may_seal = ("granted",)
    number: int
    granted: bool
    by: str

    @property
    def for_throw(self) -> str:
        """Whether a bonus counts."""
        return name_of(self.number)

    def sealed(self, book: Campaign) -> tuple[str, ...]:
        """The word on it, until the dice have fallen."""
        return ("granted",) if waits(book, self.number) else ()

    def apply(self, book: Campaign) -> None:
        """The bonus counts as far as it was granted."""
        book.checks.open[self.number].granted = self.granted


class DiceJudged(Entry, kind="campaign.dice-judged"):
    """The number of dice that a player with a sheet had named was granted, or not."""

    needed = ("number", "player")
    number: int
    player: str
    granted: bool
    by: str

    @property
    def for_throw(self) -> str:
        """How many dice."""
        return name_of(self.number)

    def apply(self, book: Campaign) -> None:
        """Denied, the player chooses again."""
        check = book.checks.open[self.number]
        check.proposed = None
        if not self.granted:
            check.claim = check.pool = check.granted = None
            book.seat(self.player).held.pop(held_for(self.number), None)


class Helped(Entry, kind="campaign.helped"):
    """Somebody lent a die to a check."""

    needed = ("number", "player", "helper")
    slip = True
    number: int
    player: str
    helper: str

    @property
    def for_throw(self) -> str:
        """The helper's die."""
        return name_of(self.number)

    def apply(self, book: Campaign) -> None:
        """The die is gone, whatever happens."""
        book.checks.open[self.number].helper = self.helper
        book.seat(self.helper).pay(book.rules.reserve.help)


class CheckDropped(Entry, kind="campaign.check-dropped"):
    """A check was withdrawn."""

    once = ("number",)
    needed = ("number", "player", "together")
    decisive = True
    number: int
    player: str
    why: str = ""
    """The id of words, where its dice were known."""
    together: int = 0
    """The first of those that it was asked with: they wait for it no more."""

    def apply(self, book: Campaign) -> None:
        """The check is open no more; what was bid or lent for it comes back."""
        if self.why:
            book.ledger.take_away(name_of(self.number), self.why)
        dropped(book, self.number)


class CheckRolled(Entry, kind="campaign.check-rolled"):
    """The dice of a check have fallen: the natural part, the bid and the helper's dice, in this order."""

    needed = ("number", "player", "together")
    number: int
    player: str
    roll: Throw
    target: int = 0
    """What it was rolled against; 0 in what was written before it stood here."""
    together: int = 0
    """The first of those that it was asked with, if it had to wait for them."""

    @property
    def drawn(self) -> Sequence[Draw]:
        """The natural part, the bid and the helper's dice."""
        return self.roll.draws

    @property
    def decided(self) -> Mapping[str, Decided]:
        """How many of each, and the target."""
        return {name_of(self.number): (self.roll.parts, self.target)}

    def apply(self, book: Campaign) -> None:
        """Successes against the target: the bid is lost or comes back, implants wear, the skill has been used."""
        check = book.checks.open.pop(self.number)
        assert check.claim is not None and check.target is not None
        pool = check.final_pool
        outcome = RollOutcome(successes(self.roll.faces), check.target)
        seat, before = book.seat(self.player), book.seat(self.player).reserve
        seat.held.pop(held_for(self.number), None)
        seat.pay(pool.bid - returned(pool.bid, outcome.won))
        character = book.character_of(self.player)
        working = [one for one in character.implants if not spent(one, book.rules)] if character is not None else []
        put_to_use(character, pool, book.scene_on)
        book.rolled(self.player, len(self.roll.faces), outcome.successes, pool.bid)
        book.checks.last[self.player] = check.claim
        book.checks.results[self.number] = Result(
            self.number,
            self.player,
            check.note,
            outcome,
            abs(outcome.margin) >= book.rules.dice.outstanding,
            pool,
            check.claim.bonus if check.granted is False else 0,
            check.helper,
            self.roll,
            before,
            seat.reserve,
            tuple(implant.name for implant in working if spent(implant, book.rules)),
        )
