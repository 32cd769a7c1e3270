"""What an adventure can tell apart, for its authors: counted exactly, on trees small enough to count by hand too."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from math import prod

from hypothesis import given
from hypothesis import strategies as st

from bot.engines.gdr.prospects import apart, different_sums, of_character, of_progress
from tests.engines.gdr.convention import scale

numbers = st.fractions(-5, 5, max_denominator=12)  # sums of finer ones may be too many to count


def test_a_tree_of_two_three_and_three_ways_has_18_sheets_and_as_many_scores() -> None:
    progress = of_progress(scale())
    assert (progress.combinations, progress.scores) == (18, 18)


def test_equal_points_on_different_ways_are_one_score() -> None:
    even = {"uno": {"testo": "Uno", "peso": 50}, "due": {"testo": "Due", "peso": 50}}
    progress = of_progress(scale(aa=even))
    assert (progress.combinations, progress.scores) == (4, 3)


def test_the_document_promises_more_than_ten_to_the_13_sheets_a_character() -> None:
    assert of_character(scale(), "ada").combinations > 10**13


def test_ways_that_follow_from_another_answer_are_no_sheets_of_their_own() -> None:
    """Of those who never speak directly, or never gesture, the ease is not asked: 13 ways in the place of 16, twice."""
    ada = of_character(scale(), "ada")
    asked = [len(one.question.answers) for one in ada.weighed]
    assert ada.combinations * 16**2 == prod(asked) * 13**2


def test_what_follows_from_an_answer_adds_to_it_and_the_worst_goes_with_the_worst() -> None:
    one = scale()
    asked = [q for q in one.questions(tuple(one.adventure.characters)) if q.key in ("ada/direct", "ada/direct-ease")]
    points = [[Fraction(value) for value in each] for each in ((30, 10, 0), (20, 5, 0))]
    assert [*map(sorted, apart(one, asked, points))] == [[0, 10, 15, 30, 30, 35, 50]]


def test_the_range_of_a_character_is_150_points_and_its_spread_that_of_the_thresholds() -> None:
    ada = of_character(scale(), "ada")
    assert (ada.worst, ada.best, ada.spread) == (-50, 100, 63)
    assert ada.at(ada.best) == Fraction(88, 63) * 85


@given(st.lists(st.lists(numbers, min_size=1, max_size=3), min_size=1, max_size=4))
def test_different_sums_are_counted_as_if_one_by_one(groups: list[list[Fraction]]) -> None:
    assert different_sums(groups) == len({sum(one) for one in product(*groups)})


def test_weights_too_fine_to_count_are_not_counted() -> None:
    assert different_sums([[Fraction(0), Fraction(1)], [Fraction(0), Fraction(1, 10**12)]]) is None


def test_a_character_and_the_progress_of_its_team_make_up_all_of_both_scores() -> None:
    shares = {"giocatore": {"vsp": 60, "aa": 40}, "squadra": {"vsp": 45, "aa": 55}}
    one = scale(tipo="propria", quote=shares)
    ada, progress = of_character(one, "ada"), of_progress(one)
    assert (ada.share, ada.for_team, progress.share, progress.for_team) == (60, 45, 40, 55)
