"""Sealed dice: a committed seed, so that every die and draw can be checked afterwards.

Die number k of roll n is taken from HMAC-SHA256(seed, "n:request:counter"), counters 0, 1, 2, … in order. The first
eight bytes, read as a whole number, are used if they lie below the largest multiple of the die's sides, else the next
counter is tried: every face is exactly as likely. Roll numbers of a seal have no gaps.
"""

from __future__ import annotations

import hashlib
import hmac
import itertools
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Annotated, TypeVar

from pydantic import BaseModel, ConfigDict, Field

T = TypeVar("T")

SPAN = 1 << 64
"""How many values the first eight bytes of an HMAC can have."""


class Draw(BaseModel):
    """What one roll took from a seal: its number, the request it was made for, and the faces."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    seal: int
    number: int
    request: str
    sides: Annotated[int, Field(ge=1, le=2**32)]
    counter: int
    """How many HMACs the faces took: more than there are faces where a value was not fair and was passed over."""
    faces: tuple[int, ...]


def commitment(seed: bytes) -> str:
    """What is posted of a seed before its dice are rolled."""
    return hashlib.sha256(seed).hexdigest()


def faces(seed: bytes, number: int, request: str, sides: int, count: int) -> tuple[tuple[int, ...], int]:
    """The faces (1 to `sides`) of roll `number`, and how many HMACs they took."""
    return fair_faces(_values(seed, number, request), SPAN, sides, count)


def _values(seed: bytes, number: int, request: str) -> Iterator[int]:
    """The values of a roll, each below SPAN: one for each counter."""
    # The prefix that all messages share is hashed once.
    begun = hmac.new(seed, f"{number}:{request}:".encode(), "sha256")
    for counter in itertools.count():
        keyed = begun.copy()
        keyed.update(b"%d" % counter)
        yield int.from_bytes(keyed.digest()[:8], "big")


def fair_faces(values: Iterator[int], span: int, sides: int, count: int) -> tuple[tuple[int, ...], int]:
    """The first faces from values below `span`, and how many values they took.

    Values from the largest multiple of `sides` on are passed over: they would make the low faces likelier.
    """
    fair = span - span % sides
    shown: list[int] = []
    taken = 0
    while len(shown) < count:
        value = next(values)
        taken += 1
        if value < fair:
            shown.append(value % sides + 1)
    return tuple(shown), taken


@dataclass(slots=True)
class Seal:
    """One seal of a book: what was posted, how many rolls it gave, and its seed once it is opened."""

    number: int
    commitment: str
    strand: str = ""
    """What its dice are for: a book may keep several seals at once, each with its own time of opening."""
    rolls: int = 0
    seed: str = ""
    retired: bool = False
    """Whether no dice come from it any more, although it is not opened yet."""

    @property
    def short(self) -> str:
        """The name by which people call it: the first four characters of its commitment."""
        return self.commitment[:4]


@dataclass(slots=True)
class Ledger:
    """The seals of a book and how far each has been used."""

    seals: list[Seal] = field(default_factory=list)

    @property
    def present(self) -> Seal | None:
        """The seal that the next dice come from."""
        return self.now("")

    def now(self, strand: str) -> Seal | None:
        """The seal that the next dice of a strand come from."""
        return next((seal for seal in reversed(self.closed(strand)) if not seal.retired), None)

    def closed(self, strand: str) -> list[Seal]:
        """The seals of a strand that were not opened, the retired ones too."""
        return [seal for seal in self.seals if seal.strand == strand and not seal.seed]

    def begin(self, number: int, commitment: str, strand: str = "") -> None:
        """A new seal was posted."""
        self.seals.append(Seal(number, commitment, strand))

    def retire(self, number: int) -> None:
        """No more dice of this seal."""
        self.seals[number - 1].retired = True

    def open(self, number: int, seed: str) -> None:
        """A seal's seed was posted."""
        self.seals[number - 1].seed = seed

    def count(self, drawn: Iterable[Draw]) -> None:
        """Dice were rolled."""
        for roll in drawn:
            self.seals[roll.seal - 1].rolls = roll.number


class Dice:
    """The chance that one request may use: the present seal's seed, and the next roll number."""

    def __init__(self, seal: Seal, seed: bytes, request: str) -> None:
        self._seal = seal.number
        self._next = seal.rolls + 1
        self._seed = seed
        self._request = request

    def roll(self, count: int, sides: int = 6) -> Draw:
        """Roll `count` dice at once, as one numbered roll."""
        shown, counter = faces(self._seed, self._next, self._request, sides, count)
        drawn = Draw(
            seal=self._seal, number=self._next, request=self._request, sides=sides, counter=counter, faces=shown
        )
        self._next += 1
        return drawn

    def order(self, count: int) -> tuple[Draw, ...]:
        """Draws that put `count` things in order: each picks one of those still in the urn."""
        return tuple(self.roll(1, left) for left in range(count, 1, -1))


def shuffled(things: Sequence[T], draws: Sequence[Draw]) -> list[T]:
    """The things in the order that the draws of `Dice.order` gave them."""
    urn = list(things)
    return [urn.pop(draw.faces[0] - 1) for draw in draws] + urn


@dataclass(frozen=True, slots=True)
class Finding:
    """What a check found of one seal: rolls checked, and what is wrong with it."""

    seal: Seal
    checked: int
    differing: tuple[int, ...] = ()
    """Rolls whose faces are not what the seed gives, or what no such die can show."""
    missing: tuple[int, ...] = ()
    """Roll numbers that nobody recorded."""
    doubled: tuple[int, ...] = ()
    """Roll numbers recorded twice."""
    wrong_seed: bool = False
    """The seed is not the one that was committed to."""

    @property
    def sound(self) -> bool:
        """Whether everything is as it should be (of an unopened seal: no gap, and no impossible face)."""
        return not (self.differing or self.missing or self.doubled or self.wrong_seed)


MOST_GAPS = 1000
"""The most missing numbers that are listed: a forged file may claim any number of rolls."""


class SealCheck:
    """The check of one seal, roll by roll: every die, every gap between the rolls, and the seed."""

    def __init__(self, seal: Seal) -> None:
        self._seal = seal
        self._seed = bytes.fromhex(seal.seed)
        self._times: Counter[int] = Counter()
        self._differing: list[int] = []

    def see(self, roll: Draw) -> None:
        """One roll of this seal."""
        self._times[roll.number] += 1
        if self._seed:
            shown = faces(self._seed, roll.number, roll.request, roll.sides, len(roll.faces))
            right = (roll.faces, roll.counter) == shown
        else:
            right = all(1 <= face <= roll.sides for face in roll.faces)
        if not right:
            self._differing.append(roll.number)

    def finding(self) -> Finding:
        """What was found."""
        last = max(self._seal.rolls, *self._times, 0)
        return Finding(
            self._seal,
            self._times.total(),
            tuple(self._differing),
            missing=gaps(self._times, last),
            doubled=tuple(sorted(number for number, times in self._times.items() if times > 1)),
            wrong_seed=bool(self._seed) and commitment(self._seed) != self._seal.commitment,
        )


def gaps(numbers: Collection[int], last: int) -> tuple[int, ...]:
    """The first numbers up to `last` that are not there, MOST_GAPS of them at most."""
    return tuple(itertools.islice((number for number in range(1, last + 1) if number not in numbers), MOST_GAPS))


def checked(seal: Seal, rolls: Iterable[Draw]) -> Finding:
    """Check every die of a seal and every gap between them."""
    check = SealCheck(seal)
    for roll in rolls:
        if roll.seal == seal.number:
            check.see(roll)
    return check.finding()
