"""The weight table of RBB 2.0 as config/rules has it, and what is refused of a wrong file."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.engines.gdr.rules import breaks
from bot.rules import rulebook
from bot.texts import LANGUAGES, Texts
from bot.texts.words import words
from tests.engines.spoiled import spoiled


def test_the_table_holds_together() -> None:
    assert list(breaks(rulebook().gdr)) == []


@pytest.mark.parametrize(
    ("before", "after", "key", "reason"),
    [
        ("weight = 60\n", "weight = 50\n", "descriptors", "rule-level-sum"),
        ("weight = 70\n", "weight = 60\n", "descriptors.conduct", "rule-level-sum"),
        ('under = "conduct"', 'under = "manners"', "descriptors.fairness.under", "rule-no-such-key"),
        ('follows = "direct"', 'follows = "silence"', "descriptors.direct-ease.follows", "rule-no-such-key"),
        ("value = 5\n", "value = 50\n", "descriptors.fairness.answers", "rule-values-in-order"),
        ("weight = 70\n", 'weight = "much"\n', "descriptors.fairness.weight", "setting-not-a-number"),
        ('it = "Corretto"\n', "", "descriptors.fairness.answers.fair.it", "rule-no-words"),
        ("part = 50", "parts = 50", "elements.parts", "rule-unknown"),
    ],
)
def test_a_wrong_value_is_named(tmp_path: Path, before: str, after: str, key: str, reason: str) -> None:
    wrong = spoiled(tmp_path, "rbb2.toml", before, after)
    assert Path(wrong.file).name == "rbb2.toml"
    assert (wrong.key, wrong.reason) == (key, reason)
    for language in LANGUAGES:
        assert wrong.named(Texts(), language)["reason"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_that_a_referee_reads_hold_a_digit(language: str) -> None:
    read = [said for key, said in words(language) if key.startswith("rbb2-")]
    assert len(read) > 150
    assert not [said for said in read if any(sign.isnumeric() for sign in said)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_answer_fits_on_a_button(language: str) -> None:
    labels = [said for key, said in words(language) if "-answers-" in key and not key.endswith("-about")]
    assert not [said for said in labels if len(said) > 36]
