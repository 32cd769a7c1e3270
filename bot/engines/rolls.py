"""Counting successes, and the book of a room's plain rolls: dice rolled at a table with no campaign."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import comb
from typing import Any

from pydantic import BaseModel, ConfigDict, SerializerFunctionWrapHandler, model_serializer

from bot.engines.book import Book, Entry, Refused
from bot.engines.dice import Dice, pool_parts
from bot.engines.formulas import FormulaThrown
from bot.engines.seals import Draw, Throw

# A room's plain rolls belong to no campaign, so they follow no campaign's numbers: these are fixed as the document
# prints them. A book of plain rolls keeps none of them, and another value here would change what old rolls say.
SUCCESS = 4
"""The lowest face that is a success."""
OUTSTANDING = 3
"""The margin from which a result is outstanding."""
RESERVE = 7
"""The most dice a reserve can hold."""
WEEK = 7 * 86_400.0
"""The longest, in seconds, that a season which is over waits for its table to be quiet."""


def successes(faces: Sequence[int]) -> int:
    """How many of the faces are successes."""
    return sum(face >= SUCCESS for face in faces)


def returned(bid: int, won: bool) -> int:
    """What comes back to the reserve of a bid: nothing after a success, all but one after a failure."""
    return 0 if won else max(bid - 1, 0)


def helped(roll: Throw) -> int:
    """How many of the dice of a roll a helper has lent: they are its last."""
    return sum(count for label, count in roll.parts if label.endswith("/help"))


@dataclass(frozen=True, slots=True)
class RollOutcome:
    """A roll against a target."""

    successes: int
    target: int

    @property
    def margin(self) -> int:
        """Successes beyond (or short of) the target."""
        return self.successes - self.target

    @property
    def won(self) -> bool:
        """Whether the target was reached."""
        return self.margin >= 0

    @property
    def outstanding(self) -> bool:
        """Whether it is far beyond, or far short."""
        return abs(self.margin) >= OUTSTANDING


def chances(dice: int) -> tuple[Fraction, ...]:
    """The exact chance of 0, 1, … successes with so many dice."""
    half = Fraction(SUCCESS - 1, 6)
    return tuple(comb(dice, k) * (1 - half) ** k * half ** (dice - k) for k in range(dice + 1))


class TableRules(BaseModel):
    """The numbers of a table's book, kept in its first entry."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    quiet: float
    """Seconds without a roll after which the seal is opened."""
    until: float | None = None
    """The moment at which the season ends; None for never."""

    @model_serializer(mode="wrap")
    def _written(self, write: SerializerFunctionWrapHandler) -> dict[str, Any]:
        """Without a season as before there were any: older chains hold those bytes."""
        written: dict[str, Any] = write(self)
        return written if self.until is not None else {"quiet": written["quiet"]}


class TableOpened(Entry, kind="table.opened"):
    """A room's table was laid."""

    lasting = True
    rules: TableRules
    follows: str = ""
    """The book of the season before."""

    @model_serializer(mode="wrap")
    def _written(self, write: SerializerFunctionWrapHandler) -> dict[str, Any]:
        """The first of a room as before there were seasons."""
        written: dict[str, Any] = write(self)
        return written if self.follows else {"rules": written["rules"]}

    def apply(self, book: DiceTable) -> None:
        """These numbers hold here."""
        book.rules, book.follows = self.rules, self.follows


class TableClosed(Entry, kind="table.closed"):
    """The season is over: the next roll begins another book."""

    needed = ()
    lasting = True

    def apply(self, book: DiceTable) -> None:
        """Nothing more is rolled here."""
        book.closed = True


class Rolled(Entry, kind="table.rolled"):
    """Somebody rolled: plain dice and reserve dice, in one roll."""

    needed = ()
    member: str
    at: float
    reserve: int
    target: int | None
    note: str
    roll: Throw
    number: int = 0
    """The number of the plain roll; 0 of the first edition, whose rolls have the seal's numbers."""

    @property
    def drawn(self) -> Sequence[Draw]:
        """Plain dice, then reserve dice."""
        return self.roll.draws

    @property
    def faces(self) -> tuple[int, ...]:
        """The faces of the plain dice."""
        return self.roll.faces[: len(self.roll.faces) - self.reserve]

    @property
    def reserve_faces(self) -> tuple[int, ...]:
        """The faces of the reserve dice."""
        return self.roll.faces[len(self.roll.faces) - self.reserve :]

    @property
    def successes(self) -> int:
        """Successes of all the dice."""
        return successes(self.roll.faces)

    @property
    def outcome(self) -> RollOutcome | None:
        """Against the target, if there was one."""
        return None if self.target is None else RollOutcome(self.successes, self.target)

    def apply(self, book: DiceTable) -> None:
        """The seal is used, and waits for quiet."""
        book.last_roll = self.at


class FormulaRolled(FormulaThrown, kind="table.formula-rolled"):
    """Somebody threw the dice of a formula at a table."""

    def apply(self, book: DiceTable) -> None:
        """The seal is used, and waits for quiet."""
        book.last_roll = self.at


class DiceTable(Book, kind="table"):
    """The plain rolls of a room."""

    rules: TableRules
    last_roll: float | None

    def begin(self) -> None:
        """Nothing has been rolled."""
        self.last_roll, self.closed = None, False

    @property
    def over(self) -> bool:
        """Its season is over."""
        return self.closed

    def roll(
        self, member: str, at: float, dice: int, reserve: int, target: int | None, note: str, chance: Dice
    ) -> Rolled:
        """Roll dice and reserve dice."""
        if dice + reserve == 0:
            raise Refused("no-dice")
        number = self.ledger.next("roll")
        name = f"roll/{number}"
        thrown = chance.act(name).throw(pool_parts(name, natural=dice, reserve=reserve))
        rolled = Rolled(member=member, at=at, reserve=reserve, target=target, note=note, roll=thrown, number=number)
        self.happen(rolled)
        return rolled

    def due(self) -> dict[str, float]:
        """The seal is opened when the table has been quiet for long enough; and the season is closed once it is over,
        since an evening goes on beyond midnight: where no quiet comes, after a week."""
        if self.last_roll is None or self.closed:
            return {}
        quiet, until = self.last_roll + self.rules.quiet, self.rules.until
        found = {"table.quiet": quiet} if self.ledger.to_open() else {}
        return found if until is None else found | {"table.season": max(until, min(quiet, until + WEEK))}
