"""Articles 1 to 3: what a game gives, and who comes before whom."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engines.diplomacy.games import Game, Where, ranked
from bot.engines.diplomacy.rules import POWERS, Power
from bot.engines.diplomacy.scoring import multiplier, scores
from bot.rules import rulebook
from tests.engines.diplomacy.weekend import centres

RULES = rulebook().diplomacy


def game(*last: int, before: dict[int, tuple[int, ...]] | None = None, played: Any = POWERS) -> Game:
    """A game with these centres at the end."""
    found = Game(Where(1, 1), {power: power for power in played}, 1907)
    for year, counts in {**(before or {}), 1907: last}.items():
        found.counts[year] = centres(*counts)
    return found


def points(found: Game) -> dict[Power, Fraction]:
    return {power: score.points for power, score in scores(found, RULES).items()}


def kinds(found: Game, power: Power) -> list[str]:
    return [line.kind for line in scores(found, RULES)[power].lines]


def test_art_2_3_1_the_documents_example_a_solo_with_four_survivors_is_445_9() -> None:
    assert points(game(18, 6, 6, 4))["austria"] == Fraction(4459, 10)


def test_art_2_3_1_after_a_solo_everybody_else_has_one_point_flat() -> None:
    found = points(game(18, 10, 6))
    assert found["england"] == found["france"] == found["italy"] == 1


def test_art_2_3_1_the_break_is_given_even_at_18_to_16() -> None:
    found = game(18, 16)
    assert kinds(found, "austria") == ["centres", "alive", "place", "break", "solo", "times"]
    assert points(found)["austria"] == 343 * Fraction(11, 10)


def test_art_1_who_is_eliminated_has_one_point_with_no_multiplier() -> None:
    assert points(game(8, 8, 6, 6, 6))["turkey"] == 1


def test_art_2_1_places_give_70_34_and_16_and_the_fourth_nothing() -> None:
    found = scores(game(10, 8, 7, 5, 4), RULES)
    given = {power: [line.value for line in score.lines if line.kind == "place"] for power, score in found.items()}
    assert given["austria"] == [70]
    assert given["england"] == [34]
    assert given["france"] == [16]
    assert given["germany"] == []


def test_art_2_1_only_those_still_in_play_have_places() -> None:
    assert kinds(game(17, 17), "france") == ["eliminated"]


def test_art_2_1_1_seven_with_three_centres_make_sixty_per_cent_more() -> None:
    assert multiplier(game(5, 5, 5, 5, 5, 5, 4), RULES) == Fraction(16, 10)


def test_art_2_1_1_six_make_fifty() -> None:
    assert multiplier(game(6, 6, 6, 6, 5, 3, 2), RULES) == Fraction(15, 10)


def test_art_2_1_1_two_centres_are_no_survivor_but_the_multiplier_is_theirs_too() -> None:
    found = game(9, 9, 8, 6, 2)
    assert multiplier(found, RULES) == Fraction(13, 10)
    assert points(found)["italy"] == (4 * 2 + 1 + 10) * Fraction(13, 10)


def test_art_2_1_1_nobody_with_three_centres_multiplies_by_one() -> None:
    assert multiplier(game(2, 2), RULES) == 1


def test_art_2_2_three_centres_ahead_are_a_break() -> None:
    found = game(11, 8, 8, 7)
    assert "break" in kinds(found, "austria")
    assert points(found)["austria"] == (44 + 1 + 70 + 30) * Fraction(13, 10)
    assert "no-break" not in kinds(found, "england")


def test_art_2_2_1_without_a_break_everybody_in_play_but_the_first_has_ten_more() -> None:
    found = game(10, 8, 8, 7, 1)
    assert [power for power in found.seats if "no-break" in kinds(found, power)] == [
        "england",
        "france",
        "germany",
        "italy",
    ]
    assert "break" not in kinds(found, "austria")


def test_art_3_equal_centres_are_told_apart_by_the_years_before() -> None:
    before = {1906: (9, 10, 8, 7), 1905: (10, 8, 8, 8)}
    assert ranked(game(9, 9, 8, 8, before=before), RULES.ties.powers)[:2] == ("england", "austria")


def test_art_3_equal_in_every_year_the_power_decides() -> None:
    equal = game(4, 4, 4, 4, 4, 4, 4, before={1901: (4, 4, 4, 4, 4, 4, 4)})
    order = ("austria", "germany", "italy", "turkey", "england", "russia", "france")
    assert ranked(equal, RULES.ties.powers) == order


def test_art_3_italy_comes_before_france() -> None:
    order = ranked(game(0, 0, 17, 0, 17), RULES.ties.powers)
    assert order.index("italy") < order.index("france")


def test_art_3_also_the_eliminated_are_told_apart_by_earlier_years() -> None:
    order = ranked(game(17, 17, before={1906: (12, 12, 2, 1, 7)}), RULES.ties.powers)
    assert order[2:4] == ("italy", "france")


def test_art_8_5_italy_in_disorder_has_no_place_no_score_and_is_no_survivor() -> None:
    played = tuple(power for power in POWERS if power != "italy")
    found = game(10, 8, 7, 4, 3, 1, 1, played=played)
    assert "italy" not in points(found)
    assert multiplier(found, RULES) == Fraction(13, 10)


def test_art_8_5_1_who_is_missing_counts_as_eliminated() -> None:
    found = game(10, 8, 8, 8, played=POWERS[:4])
    assert multiplier(found, RULES) == Fraction(13, 10)
    assert len(points(found)) == 4


# --- a second, independent formulation


winters = st.lists(st.integers(0, 7), min_size=34, max_size=34).map(
    lambda owners: [owners.count(at) for at in range(7)]
)
"""Who owns each of the 34 centres, or nobody (7)."""


@given(winters, st.lists(winters, max_size=3))
def test_places_and_multiplier_agree_with_a_second_formulation(last: list[int], earlier: list[list[int]]) -> None:
    found = game(*last, before={1906 - at: tuple(counts) for at, counts in enumerate(earlier)})
    table = [dict(zip(POWERS, counts, strict=True)) for counts in (last, *earlier)]

    def beats(one: Power, other: Power) -> bool:
        for year in table:
            if year[one] != year[other]:
                return year[one] > year[other]
        return "AGITERF".index(LETTER[one]) < "AGITERF".index(LETTER[other])

    for power, score in scores(found, RULES).items():
        assert score.place == 1 + sum(beats(other, power) for other in POWERS if other != power)
    three = len([count for count in last if count >= 3])
    assert multiplier(found, RULES) == (Fraction(9 + three, 10) if three else 1)


LETTER = dict(zip(POWERS, "AEFGIRT", strict=True))


@given(st.dictionaries(st.integers(1901, 1906), winters, max_size=4), winters, st.randoms())
def test_scores_do_not_depend_on_the_order_of_recording(years: dict[int, list[int]], last: list[int], mix: Any) -> None:
    one = game(*last, before={year: tuple(counts) for year, counts in years.items()})
    other = game(*last)
    shuffled = list(one.counts.items())
    mix.shuffle(shuffled)
    other.counts = dict(shuffled)
    assert points(one) == points(other)


@pytest.mark.parametrize("preset", ["standard", "wdc2024", "brunate"])
def test_every_preset_is_there(preset: Any) -> None:
    assert RULES.presets[preset].sitting in (25, 50)
