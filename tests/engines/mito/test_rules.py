"""The ladders' numbers as config/rules has them, and what is refused of a wrong file."""

from __future__ import annotations

from decimal import Decimal
from pathlib import Path

import pytest

from bot.engines.mito.rules import EVERY
from bot.rules import rulebook
from tests.engines.spoiled import spoiled


def test_the_numbers_are_those_of_the_document_and_the_rulings() -> None:
    rules = rulebook().mito
    assert {rules.ladders[which].share for which in EVERY} == {Decimal("2.5")}
    assert {rules.ladders[which].start for which in EVERY} == {Decimal(1000)}
    shown = ("week", "month", "quarter", "year", "all-time")
    assert [rules.ladders[which].minimum for which in shown] == [2, 4, 8, 20, 20]  # type: ignore[index]
    assert (rules.table.least, rules.table.most) == (2, 6)


@pytest.mark.parametrize(
    ("before", "after", "key"),
    [
        ("least = 2", "last = 2", "table.last"),
        ("start = 1000", "start = 0", "ladders.week.start"),
        ("share = 2.5", "share = 2.555", "ladders.week.share"),
        ("[ladders.week]", "[ladders.day]", "ladders.day"),
        ("minimum = 2\n", 'minimum = "two"\n', "ladders.week.minimum"),
    ],
)
def test_a_wrong_value_is_named(tmp_path: Path, before: str, after: str, key: str) -> None:
    wrong = spoiled(tmp_path, "mito.toml", before, after)
    assert Path(wrong.file).name == "mito.toml"
    assert wrong.key == key
    assert wrong.line > 1
