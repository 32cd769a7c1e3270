"""Standings by a chain of criteria, and what they say of themselves."""

from __future__ import annotations

from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from bot.engines.tournament.standings import Compared, Criterion, decided_by, ranked

POINTS = {"a": 5, "b": 5, "c": 7, "d": 5}
SHARES = {"a": Fraction(1, 3), "b": Fraction(2, 3), "c": Fraction(0), "d": Fraction(1, 3)}
LOTS = {"a": 4, "b": 3, "c": 2, "d": 1}
CHAIN = (
    Criterion("points", POINTS.__getitem__),
    Criterion("share", SHARES.__getitem__, round=2),
    Criterion("lot", LOTS.__getitem__, less=True),
)


def test_more_is_better_unless_less_is() -> None:
    assert ranked("abcd", CHAIN).order == ("c", "b", "d", "a")


def test_those_whom_nothing_tells_apart_share_a_place() -> None:
    standings = ranked("abcd", CHAIN[:2])
    assert standings.groups == (("c",), ("b",), ("a", "d"))
    assert standings.places == {"c": 1, "b": 2, "a": 3, "d": 3}
    assert standings.compare("a", "d").decided is None


def test_a_comparison_names_every_criterion_up_to_the_one_that_decides() -> None:
    found = ranked("abcd", CHAIN).compare("a", "b")
    assert (found.ahead, found.behind) == ("b", "a")
    assert found.steps == (
        Compared("points", 0, 5, 5),
        Compared("share", 2, Fraction(2, 3), Fraction(1, 3)),
    )
    assert found.decided == found.steps[-1]


def test_a_criterion_is_asked_only_about_those_who_are_tied() -> None:
    asked: list[str] = []

    def share(entrant: str) -> Fraction:
        asked.append(entrant)
        return SHARES[entrant]

    ranked("abcd", (CHAIN[0], Criterion("share", share)))
    assert "c" not in asked


def test_nobody_is_in_order() -> None:
    assert ranked((), CHAIN).order == ()


@given(st.dictionaries(st.text(min_size=1, max_size=3), st.tuples(st.integers(0, 3), st.fractions(0, 1)), max_size=20))
def test_the_order_is_that_of_the_numbers_whatever_the_order_given(numbers: dict[str, tuple[int, Fraction]]) -> None:
    chain = (
        Criterion("points", lambda one: numbers[one][0]),
        Criterion("share", lambda one: numbers[one][1]),
    )
    standings = ranked(numbers, chain)
    assert [numbers[one] for one in standings.order] == sorted(numbers.values(), reverse=True)
    assert standings.places == ranked(reversed(list(numbers)), chain).places


def test_who_is_set_apart_by_a_criterion_are_the_two_on_its_sides() -> None:
    points, lots = {"a": 3, "b": 2, "c": 2, "d": 1}, {"a": 4, "b": 1, "c": 2, "d": 3}
    chain = (Criterion("points", points.__getitem__), Criterion("lot", lots.__getitem__, less=True))
    found = ranked(points, chain)
    assert found.order == ("a", "b", "c", "d")
    assert decided_by(found, {"lot"}) == {"b", "c"}
    assert decided_by(found, {"points"}) == {"a", "b", "c", "d"}
    assert decided_by(found, ()) == set()
