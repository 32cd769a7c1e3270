"""What simulated tables say of an adventure: the figures of the small one, as they came out."""

from __future__ import annotations

from bot.adventures.simulating import Deciles, simulate
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
