"""Nome in Codice as config/rules has it, and what is refused of a wrong file."""

import shutil
from pathlib import Path

import pytest

from bot.engines.codice.rules import breaks
from bot.rules import WrongRule, rulebook
from bot.texts.words import RULES
from tests.engines.spoiled import spoiled


def test_the_rules_hold_together() -> None:
    assert list(breaks(rulebook().codice)) == []


def test_the_numbers_are_those_of_the_document() -> None:
    rules = rulebook().codice
    assert (rules.entries.players, rules.entries.least) == (2, 4)
    assert (rules.points.win, rules.clock.minutes, rules.clock.preparation) == (9, 7, 1)
    assert rules.hands.model_dump() == {
        "qualifying": 3,
        "quarterfinal": 3,
        "semifinal": 5,
        "placement": 5,
        "final": 7,
    }


@pytest.mark.parametrize(
    ("before", "after", "key", "reason"),
    [
        ("final = 7", "final = 6", "hands.final", "setting-not-a-choice"),
        ("least = 4", "lest = 4", "entries.lest", "rule-unknown"),
        ("qualifiers = 8", "qualifiers = 6", "rounds.64.qualifiers", "rule-no-such-key"),
        ('"s1", "s8"', '"s1", "s9"', "brackets.8.matches.A", "rule-no-such-key"),
        ('"vA", "vB"', '"vA", "vZ"', "brackets.4.matches.C", "rule-no-such-key"),
        ('sort = "quarterfinal"', 'sort = "quarter"', "brackets.8.matches.A", "rule-no-such-key"),
        ('places = ["vA", "pA"]', 'places = ["vA", "pB"]', "brackets.2.places", "rule-no-such-key"),
    ],
)
def test_a_wrong_value_is_named(tmp_path: Path, before: str, after: str, key: str, reason: str) -> None:
    wrong = spoiled(tmp_path, "codice.toml", before, after)
    assert Path(wrong.file).name == "codice.toml"
    assert (wrong.key, wrong.reason) == (key, reason)
    assert wrong.line > 1


def test_a_seat_that_nobody_takes_is_named_with_where_it_should_be(tmp_path: Path) -> None:
    wrong = spoiled(tmp_path, "codice.toml", '"s1", "s8"', '"s1", "s9"')
    assert wrong.facts == {"name": "s9", "where": "matches"}


def test_a_missing_file_is_said_to_be_missing(tmp_path: Path) -> None:
    shutil.copytree(RULES, tmp_path / "rules")
    (tmp_path / "rules" / "codice.toml").unlink()
    with pytest.raises(WrongRule) as wrong:
        rulebook(tmp_path / "rules")
    assert wrong.value.reason == "rule-missing"
