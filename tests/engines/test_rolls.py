"""Counting successes, margins, what a bid brings back, and exact chances."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engines.book import Refused
from bot.engines.dice import Dice
from bot.engines.rolls import DiceTable, RollOutcome, TableOpened, TableRules, chances, returned, successes
from bot.engines.seal_entries import SealRetired, open_seal, set_seal
from bot.engines.seals import commitment

SEED = bytes(32)
some_faces = st.lists(st.integers(1, 6), max_size=20)


@given(some_faces)
def test_a_four_a_five_and_a_six_are_successes(faces: list[int]) -> None:
    assert successes(faces) == len([face for face in faces if face in (4, 5, 6)])


@pytest.mark.parametrize(
    ("count", "target", "won", "margin", "outstanding"),
    [
        (3, 3, True, 0, False),
        (2, 3, False, -1, False),
        (5, 3, True, 2, False),
        (6, 3, True, 3, True),
        (0, 3, False, -3, True),
    ],
)
def test_an_outcome(count: int, target: int, won: bool, margin: int, outstanding: bool) -> None:
    outcome = RollOutcome(count, target)
    assert (outcome.won, outcome.margin, outcome.outstanding) == (won, margin, outstanding)


@pytest.mark.parametrize(("bid", "back"), [(0, 0), (1, 0), (2, 1), (7, 6)])
def test_after_a_failure_all_of_a_bid_but_one_comes_back(bid: int, back: int) -> None:
    assert returned(bid, won=False) == back


@given(st.integers(0, 7))
def test_after_a_success_nothing_comes_back(bid: int) -> None:
    assert returned(bid, won=True) == 0


@given(st.integers(0, 60))
def test_chances_sum_to_one_exactly(dice: int) -> None:
    every = chances(dice)
    assert sum(every) == 1
    assert len(every) == dice + 1


def test_chances_are_those_of_every_way_the_dice_can_fall() -> None:
    falls = [successes(faces) for faces in product(range(1, 7), repeat=4)]
    assert chances(4) == tuple(Fraction(falls.count(count), len(falls)) for count in range(5))


def table() -> tuple[DiceTable, Dice]:
    """A table that was just laid, and the chance of one request."""
    book = DiceTable()
    book.happen(TableOpened(rules=TableRules(quiet=3600.0)))
    set_seal(book, commitment(SEED))
    return book, Dice(book.ledger, SEED, "r")


def test_no_dice_are_refused_and_nothing_happens() -> None:
    book, chance = table()
    before = book.version
    with pytest.raises(Refused, match="no-dice"):
        book.roll("p", 1.0, 0, 0, None, "", chance)
    assert book.version == before


@given(st.integers(0, 10), st.integers(0, 7))
def test_plain_and_reserve_dice_are_told_apart(dice: int, reserve: int) -> None:
    if dice + reserve == 0:
        return
    book, chance = table()
    rolled = book.roll("p", 1.0, dice, reserve, 2, "", chance)
    assert (len(rolled.faces), len(rolled.reserve_faces)) == (dice, reserve)
    assert rolled.faces + rolled.reserve_faces == rolled.roll.faces
    assert rolled.outcome == RollOutcome(successes(rolled.roll.faces), 2)


def test_a_seal_is_opened_after_the_quiet_and_only_if_it_was_used() -> None:
    book, chance = table()
    assert book.due() == {}
    book.roll("p", 100.0, 3, 0, None, "", chance)
    book.roll("p", 400.0, 3, 0, None, "", Dice(book.ledger, SEED, "s"))
    assert book.due() == {"table.quiet": 4000.0}
    open_seal(book, {1: SEED})
    assert book.due() == {}


def test_an_unused_seal_is_not_opened() -> None:
    book, _ = table()
    with pytest.raises(Refused, match="seal-unused"):
        open_seal(book, {1: SEED})


def test_a_retired_seal_is_opened_after_the_quiet_although_nothing_came_of_the_next() -> None:
    book, chance = table()
    book.roll("p", 100.0, 3, 0, None, "", chance)
    book.happen(SealRetired(number=1))
    set_seal(book, commitment(b"\1" * 32))
    assert book.due() == {"table.quiet": 3700.0}
    open_seal(book, {1: SEED, 2: b"\1" * 32})
    assert [bool(seal.seed) for seal in book.ledger.seals] == [True, False]
    assert book.due() == {}
