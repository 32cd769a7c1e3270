"""What simulated tables say of an adventure: the figures of the small one, as they came out."""

from __future__ import annotations

from dataclasses import replace

from bot.adventures import simulating
from bot.adventures.simulating import NOTHING, TOO_MUCH, Deciles, simulate
from bot.engines.gdr.scale import TEAM
from tests.engines.gdr.convention import scale

ITEMS = [
    ("aa.porta", 10.0, 33.33, 0.465, 0.504),
    ("aa.sala.re", 11.25, 37.5, 0.417, 0.452),
    ("aa.sala.luce", 3.75, 12.5, 0.041, 0.044),
    ("leo/cd.voglia", 32.38, 7.47, 0.025, 0.606),
    ("ada/cd.onore", 19.43, 4.48, 0.009, 0.329),
    ("ada/restraint", 13.49, 3.11, 0.007, 0.087),
    ("ivo/cd.amici.leo", 16.19, 3.73, 0.006, 0.266),
]
"""Those that decide most: what each moves in a player's score and in the team's, and what share it decides of either,
the team's first."""


def rounded(each: dict[str, Deciles]) -> dict[str, tuple[float, ...]]:
    return {sort: tuple(round(value, 2) for value in (one.low, one.middle, one.high)) for sort, one in each.items()}


def test_the_figures_of_forty_tables_are_as_they_came_out() -> None:
    found = simulate(scale(), tables=40)
    assert rounded({**found.teams}) == {
        "weak": (-20.68, -1.14, 43.81),
        "middling": (33.57, 67.05, 96.59),
        "good": (99.02, 119.55, 131.79),
    }
    assert rounded({**found.players}) == {
        "weak": (-14.58, 5.81, 39.15),
        "middling": (29.24, 65.06, 96.95),
        "good": (88.83, 121.03, 134.53),
    }
    means = [*found.evaluation.values(), *found.progress.values()]
    assert [round(mean, 2) for mean in means] == [19.13, 52.45, 85.38, 20.02, 62.41, 91.54]
    assert found.better == ((11, 52, 92), (8, 66, 100))
    shares = (*found.inside, *found.overlaps, found.ties)
    assert [round(share, 4) for share in shares] == [0.5472, 0.4, 0.0431, 0.0231, 0.0]
    items = [
        (one.question.key, round(one.player, 2), round(one.team, 2), round(one.decides, 3), round(one.of_player, 3))
        for one in found.items[: len(ITEMS)]
    ]
    assert items == ITEMS
    conduct = [one.question.key for one in found.items if one.conduct]
    assert conduct == ["ada/fairness", "ada/punctuality", "ada/presence"]


def test_numbers_in_short_are_those_a_tenth_from_either_end_and_the_middle() -> None:
    assert simulating._spread([*range(10, -1, -1)]) == Deciles(1, 5, 9)
    assert simulating._spread([7.0]) == Deciles(7, 7, 7)
    assert simulating._spread([1, 2, 3, 4]) == Deciles(1, 2, 3)


def test_better_thresholds_count_middling_tables_twice() -> None:
    assert simulating._better({"weak": [0.4], "middling": [5.0, 6.0], "good": [9.6]}) == (0, 5, 6)
    assert simulating._better({"weak": [0.0, 1.0], "middling": [5.0], "good": [9.0, 9.6]}) == (0, 5, 9)


def test_whatever_is_just_at_a_threshold_lies_inside() -> None:
    assert simulating._inside({"weak": [0.9, 1.0], "good": [3.0, 5.0, 5.1]}, 1.0, 4.0) == 3 / 5


def test_a_table_is_before_another_by_a_higher_score() -> None:
    assert simulating._before([1.0, 2.0, 3.0], [2.0, 2.0, 4.0]) == 2 / 9
    assert simulating._before([5.0, 9.0], [1.0]) == 1
    assert simulating._before([1.0], [1.0]) == 0


def test_tables_tie_whose_scores_are_the_same_to_two_decimals() -> None:
    assert simulating._ties([1.001, 1.002, 1.01, 2.0]) == 2 / 12
    assert simulating._ties([1.0]) == simulating._ties([]) == 0


def test_what_decides_just_as_much_as_it_may_is_not_named() -> None:
    found = simulate(scale(), tables=1)
    every = [
        replace(found.items[0], decides=decides, of_player=of_player, conduct=conduct)
        for decides, of_player, conduct in (
            (TOO_MUCH + 0.001, 0.0, False),
            (TOO_MUCH, 0.0, False),
            (NOTHING, 0.0, False),
            (0.0, NOTHING, False),
            (0.0004, 0.0004, False),
            (0.0, 0.0, True),
        )
    ]
    told = replace(found, items=every)
    assert (told.too_much, told.nothing) == (every[:1], every[4:5])


def test_a_character_and_the_team_have_their_thresholds_in_points() -> None:
    one = scale(soglie={"aa": [20, 50, 80], "vsp": [10, 45, 70], "squadra": [15, 40, 60]})
    assert simulating.thresholds(one, "ada") == (10, 45, 70)
    assert simulating.thresholds(one, TEAM) == (15, 40, 60)
