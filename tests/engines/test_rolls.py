"""Counting successes: Dàimon 2090, pools and checks, as the rulings settle them."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engines.book import Refused
from bot.engines.dice import Dice, commitment
from bot.engines.rolls import Outcome, Table, TableOpened, TableRules, chances, returned, successes

SEED = bytes(range(32))


def table(quiet: float = 60.0) -> Table:
    book = Table()
    book.happen(TableOpened(rules=TableRules(quiet=quiet)))
    book.set_seal(commitment(SEED))
    return book


def dice(book: Table, request: str = "r") -> Dice:
    assert book.ledger.present is not None
    return Dice(book.ledger.present, SEED, request)


def test_a_die_of_4_5_or_6_is_a_success() -> None:
    assert successes([1, 2, 3, 4, 5, 6]) == 3


@pytest.mark.parametrize(("found", "won"), [(2, False), (3, True), (4, True)])
def test_success_is_a_margin_of_0_or_more(found: int, won: bool) -> None:
    assert Outcome(found, 3).won is won


@pytest.mark.parametrize(("found", "outstanding"), [(0, True), (1, False), (3, False), (5, False), (6, True)])
def test_a_margin_of_3_either_way_is_outstanding(found: int, outstanding: bool) -> None:
    assert Outcome(found, 3).outstanding is outstanding


@pytest.mark.parametrize(("bid", "back"), [(0, 0), (1, 0), (2, 1), (5, 4)])
def test_after_a_failure_all_of_the_bid_but_one_comes_back(bid: int, back: int) -> None:
    assert returned(bid, won=False) == back


@given(st.integers(0, 7))
def test_after_a_success_nothing_of_the_bid_comes_back(bid: int) -> None:
    assert returned(bid, won=True) == 0


@given(st.integers(0, 60))
def test_the_chances_add_up_to_one_exactly(count: int) -> None:
    assert sum(chances(count)) == 1


def test_the_chances_are_the_binomial_ones() -> None:
    assert chances(3) == (Fraction(1, 8), Fraction(3, 8), Fraction(3, 8), Fraction(1, 8))


def test_reserve_dice_are_shown_apart_but_count_together() -> None:
    rolled = table().roll("p", 0.0, 5, 2, None, "", dice(table()))
    assert (len(rolled.faces), len(rolled.reserve_faces)) == (5, 2)
    assert rolled.successes == successes(rolled.faces) + successes(rolled.reserve_faces)


def test_no_dice_at_all_is_refused_and_leaves_the_book_alone() -> None:
    book = table()
    with pytest.raises(Refused, match="no-dice"):
        book.roll("p", 0.0, 0, 0, None, "", dice(book))
    assert book.version == 2


def test_the_table_waits_for_quiet_after_the_last_roll() -> None:
    book = table(quiet=60)
    assert book.due() == {}
    book.roll("p", 1000.0, 1, 0, None, "", dice(book))
    book.roll("p", 1030.0, 1, 0, None, "", dice(book))
    assert book.due() == {"table.quiet": 1090.0}
    book.open_seal(SEED.hex())
    assert book.due() == {}


def test_an_unused_seal_is_not_opened() -> None:
    with pytest.raises(Refused, match="seal-unused"):
        table().open_seal(SEED.hex())
