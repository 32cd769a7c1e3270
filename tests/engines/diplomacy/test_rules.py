"""Italia-2010 as config/rules has it, and what is refused of a wrong file."""

from pathlib import Path

import pytest

from bot.engines.diplomacy.rules import breaks
from bot.rules import rulebook
from tests.engines.spoiled import spoiled


def test_the_rules_hold_together() -> None:
    assert list(breaks(rulebook().diplomacy)) == []


def test_the_numbers_are_those_of_the_document() -> None:
    rules = rulebook().diplomacy
    score, extra = rules.score, rules.extra
    assert (score.centre, score.alive, score.places, score.lead) == (4, 1, (70, 34, 16), 12)
    assert (score.break_, score.no_break, score.solo, score.survivor) == (30, 10, 170, 10)
    assert (extra.top, extra.double, extra.declined, extra.top_win, extra.sitting_most) == (20, 15, -10, 2000, 50)
    assert rules.short.pieces == {4: 6, 5: 5, 6: 4}
    assert {name: one.sitting for name, one in rules.presets.items()} == {"standard": 25, "wdc2024": 50, "brunate": 25}
    assert rules.presets["brunate"].worst == 10


def test_every_preset_and_every_power_s_neighbours_are_needed() -> None:
    rules = rulebook().diplomacy
    presets = {name: one for name, one in rules.presets.items() if name != "brunate"}
    wrong = rules.model_copy(update={"presets": presets})
    assert list(breaks(wrong)) == [(("presets",), "no-such-key", {"name": "brunate", "where": "presets"})]
    near = {name: others for name, others in rules.seating.neighbours.items() if name != "england"}
    wrong = rules.model_copy(update={"seating": rules.seating.model_copy(update={"neighbours": near})})
    missing = {"name": "england", "where": "seating.neighbours"}
    assert (("seating", "neighbours"), "no-such-key", missing) in list(breaks(wrong))


@pytest.mark.parametrize(
    ("before", "after", "key", "reason"),
    [
        ("lead = 12", "led = 12", "score.led", "rule-unknown"),
        ('"austria", "germany", "italy", "turkey"', '"germany", "italy", "turkey"', "ties.powers", "rule-no-such-key"),
        ('italy = ["austria", "france", "turkey"]', 'italy = ["austria", "france"]', "seating", "rule-no-such-key"),
        ("sitting = 50", "sitting = 60", "presets.wdc2024.sitting", "rule-too-much"),
    ],
)
def test_a_wrong_value_is_named(tmp_path: Path, before: str, after: str, key: str, reason: str) -> None:
    wrong = spoiled(tmp_path, "italia2010.toml", before, after)
    assert (Path(wrong.file).name, wrong.reason) == ("italia2010.toml", reason)
    assert wrong.key.startswith(key)
    assert wrong.line > 1
