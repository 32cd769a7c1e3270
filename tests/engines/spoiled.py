"""A copy of the rules with a mistake in it, and what is then said of them."""

from __future__ import annotations

import shutil
import tomllib
from functools import cache
from pathlib import Path

import pytest

from bot.rules import WrongRule, rulebook
from bot.texts.words import RULES

READ = cache(tomllib.loads)
"""The files that are not spoiled hold the same every time."""


def spoiled(folder: Path, file: str, before: str, after: str) -> WrongRule:
    """What is wrong with the rules after a change in one of their files."""
    shutil.copytree(RULES, folder / "rules")
    path = folder / "rules" / file
    text = path.read_text("utf-8")
    assert before in text
    path.write_text(text.replace(before, after, 1), "utf-8")
    with pytest.raises(WrongRule) as wrong:
        rulebook(folder / "rules", parse=READ)
    return wrong.value
