"""What a game puts at stake: the document's example, and what always holds."""

from __future__ import annotations

from decimal import Decimal
from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from bot.engines.mito.points import hundredths, parts, points, stakes

EXAMPLE = tuple(hundredths(Decimal(value)) for value in (1200, 1000, 1000, 800))
ODDS = tuple(hundredths(Decimal(value)) for value in (30, 30, 30, 35))
RATE = hundredths(Decimal("2.5"))

tables = st.integers(2, 6).flatmap(
    lambda seats: st.tuples(
        st.lists(st.integers(0, 500_000), min_size=seats, max_size=seats),
        st.one_of(st.just([]), st.lists(st.integers(1, 20_000), min_size=seats, max_size=seats)),
    )
)


def test_the_example_of_the_document() -> None:
    found = parts(EXAMPLE, ODDS, RATE)
    assert [points(part.elo) for part in found] == [Decimal(15), Decimal("12.5"), Decimal("12.5"), Decimal(10)]
    assert [points(part.risikometro) for part in found] == [Decimal(12), Decimal(12), Decimal(12), Decimal(14)]
    assert [points(part.stake) for part in found] == [27, Decimal("24.5"), Decimal("24.5"), 24]
    assert sum(part.stake for part in found) == hundredths(Decimal(100))


def test_the_winner_takes_what_the_others_put_in() -> None:
    found = parts(EXAMPLE, ODDS, RATE)
    assert points(found[0].win) == 73
    assert points(found[3].win) == 76


def test_without_a_risikometro_its_half_is_shared_equally() -> None:
    assert stakes(EXAMPLE, (), RATE) == stakes(EXAMPLE, (1, 1, 1, 1), RATE) == (2750, 2500, 2500, 2250)


def test_a_share_is_rounded_half_up_to_a_hundredth() -> None:
    assert stakes((100_001, 100_001), (), 250) == (2500, 2500)
    assert stakes((100, 100, 100), (100, 100, 200), 250) == (2, 2, 3)
    assert stakes((100, 100), (1, 3), 50) == (0, 1), "0.375 and 0.625 hundredths"
    assert stakes((100, 100), (), 50) == (1, 1), "half a hundredth is rounded up"


def test_nobody_puts_in_more_than_they_have() -> None:
    assert stakes((1, 400_000), (10_000, 1), 250)[0] == 1


@given(tables, st.integers(1, 10_000))
def test_stakes_are_the_exact_shares_rounded_once(table: tuple[list[int], list[int]], rate: int) -> None:
    values, odds = table
    shown = odds or [1] * len(values)
    for value, odd, stake in zip(values, shown, stakes(values, odds, rate), strict=True):
        exact = Fraction(rate, 20_000) * (value + Fraction(sum(values) * odd, sum(shown)))
        assert stake == min(value, int(exact + Fraction(1, 2)))


@given(tables, st.integers(1, 10_000))
def test_the_parts_make_the_stake_and_a_game_is_zero_sum(table: tuple[list[int], list[int]], rate: int) -> None:
    values, odds = table
    found = parts(values, odds, rate)
    for winner in range(len(found)):
        assert found[winner].win == sum(part.stake for seat, part in enumerate(found) if seat != winner)
    for part in found:
        assert part.elo + part.risikometro == part.stake
        assert part.elo >= 0
        assert part.risikometro >= 0
        assert part.stake <= part.value
