"""The table of 3.2.1: every weight and every answer's points as the document prints them, to two decimals."""

from __future__ import annotations

from decimal import ROUND_HALF_UP, Decimal
from fractions import Fraction

import pytest

from tests.engines.gdr.convention import RULES, points_of, scale

# Absolute weight, and the points of each class from #1 on.
PRINTED = {
    "fairness": ("-35.00", "0.00 -1.75 -7.00 -35.00"),
    "punctuality": ("-10.00", "0.00 -0.50 -10.00"),
    "presence": ("-5.00", "0.00 -5.00"),
    "direct": ("1.89", "1.89 1.32 0.38 0.00"),
    "direct-ease": ("1.89", "1.89 0.95 0.38 0.00"),
    "voice": ("1.62", "1.62 0.81 0.00"),
    "gesture": ("3.24", "3.24 2.27 1.30 0.00"),
    "gesture-ease": ("2.16", "2.16 1.30 0.65 0.00"),
    "care": ("2.52", "2.52 1.26 0.00"),
    "scenes": ("1.80", "1.80 0.90 0.00"),
    "ideas": ("2.88", "2.88 1.15 0.00"),
    "metagame": ("3.60", "3.60 0.00"),
    "asides": ("5.40", "5.40 4.32 2.16 0.00"),
    "setting": ("9.00", "9.00 7.20 3.60 0.00"),
    "restraint": ("10.00", "10.00 5.00 2.00 0.00"),
    "frequency": ("6.00", "6.00 3.00 0.00"),
    "breadth": ("4.50", "4.50 3.60 1.35 0.00"),
    "inventive": ("2.25", "2.25 0.00"),
    "flashes": ("2.25", "2.25 0.00"),
    "clues": ("2.63", "2.63 1.31 0.00"),
    "red-herrings": ("1.50", "1.50 0.90 0.00"),
    "goals": ("2.25", "2.25 1.35 0.45 0.00"),
    "guide": ("1.13", "1.13 0.00"),
    "solved": ("2.63", "2.63 1.31 0.00"),
    "efficacy": ("2.63", "2.63 1.58 0.79 0.00"),
    "genius": ("2.25", "2.25 0.00"),
}


def rounded(value: Fraction) -> str:
    """To two decimals, as the document rounds."""
    exact = Decimal(value.numerator) / Decimal(value.denominator)
    return str(exact.quantize(Decimal("0.01"), ROUND_HALF_UP) + 0)


@pytest.mark.parametrize("key", PRINTED)
def test_a_descriptor_has_its_printed_weight_and_points(key: str) -> None:
    weight, points = PRINTED[key]
    assert rounded(scale().absolute(key)) == weight
    assert " ".join(rounded(points_of(scale(), key, answer)) for answer in RULES.descriptors[key].answers) == points


def test_all_of_the_table_is_here() -> None:
    assert list(RULES.asked) == list(PRINTED)


def test_decision_consistency_weighs_24() -> None:
    assert scale().absolute("consistency") == 24


def test_the_first_answer_of_metagaming_is_that_there_was_none() -> None:
    assert list(RULES.descriptors["metagame"].answers) == ["no", "yes"]


def test_a_team_has_85_of_the_100_points() -> None:
    assert scale().for_team == Fraction(85, 100)


@pytest.mark.parametrize(
    ("kind", "player", "team"), [("technical", 75, 40), ("standard", 85, 50), ("interpretive", 100, 60)]
)
def test_the_shares_of_the_evaluation_by_kind_of_adventure(kind: str, player: int, team: int) -> None:
    share = scale(tipo=kind).adventure.share
    assert (share.player, share.team) == (player, team)
