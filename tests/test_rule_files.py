"""The files of a game's rules, read as one: what each fault is called, and where it stands."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from pydantic import BaseModel, ConfigDict

from bot.rules import WrongRule, _Files


class Dice(BaseModel):
    """A section with values of several sorts."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    most: int
    pair: tuple[int, int] = (1, 2)
    rows: tuple[tuple[str, str], ...] = ()
    named: dict[int, bool] = {}


class Rules(BaseModel):
    """A game."""

    dice: Dice


class Beside(BaseModel):
    """What is read of the same files for something else."""

    quick: int = 0


WORDS = '[names.one]\nit = "uno"\nen = "one"\nabout = { it = "è", en = "is" }\n'


def files(folder: Path, *texts: str) -> _Files:
    """So many files, `a.toml`, `b.toml` …"""
    for name, text in zip("abc", texts, strict=False):
        (folder / f"{name}.toml").write_text(text, "utf-8")
    return _Files(tomllib.loads, folder)


def test_a_section_goes_on_in_another_file_and_has_no_words(tmp_path: Path) -> None:
    read = files(
        tmp_path, f"[dice]\nmost = 3\n{WORDS}", '[dice]\nit = "dadi"\nen = "dice"\npair = [3, 4]\n[quick]\nx = 1\n'
    )
    assert read.read(Rules, Beside) == Rules(dice=Dice(most=3, pair=(3, 4)))
    assert read.words == {("names", "one"), ("names", "one", "about"), ("dice",)}


GOOD = "[dice]\nmost = 3\n"


@pytest.mark.parametrize(
    ("texts", "file", "line", "key", "reason", "facts"),
    [
        ([GOOD, "[dice]\nmost = 4\n"], "b.toml", 2, "dice.most", "rule-twice", {"file": "a.toml"}),
        ([GOOD, "\ndice = 4\n"], "b.toml", 2, "dice", "rule-twice", {"file": "a.toml"}),
        ([GOOD, "\n\nmost 4\n"], "b.toml", 3, "", "rule-not-toml", {"text": "most 4"}),
        ([GOOD, f"{WORDS}note = 'x'\n"], "b.toml", 5, "names.one.note", "rule-unknown", {}),
        ([GOOD, "\nnote = 'x'\n"], "b.toml", 2, "note", "rule-unknown", {}),
        ([GOOD, "[quick]\nx = 1\n"], "b.toml", 2, "quick.x", "rule-unknown", {}),
        (
            [GOOD, '[names.one]\nit = "uno"\nen = " "\n'],
            "b.toml",
            3,
            "names.one.en",
            "rule-no-words",
            {"name": "names.one"},
        ),
        ([GOOD, '\n[names.one]\nen = "one"\n'], "b.toml", 2, "names.one.it", "rule-no-words", {"name": "names.one"}),
        (["[dice]\nmast = 3\n"], "a.toml", 2, "dice.mast", "rule-unknown", {}),
        (["\n[dice]\n"], "a.toml", 2, "dice.most", "rule-missing", {}),
        ([WORDS], "", 1, "dice", "rule-missing", {}),
        (["dice = 3"], "a.toml", 1, "dice", "rule-not-a-section", {}),
        ([f"{GOOD}pair = [1, 2, 3]\n"], "a.toml", 3, "dice.pair", "rule-too-long", {"limit": "2"}),
        ([f"{GOOD}pair = [1]\n"], "a.toml", 3, "dice.pair.2", "rule-missing", {}),
        ([f"{GOOD}pair = [1, 'x']\n"], "a.toml", 3, "dice.pair.2", "setting-not-whole", {}),
        ([f"{GOOD}rows = [\n  ['a', 'b'],\n  ['c'],\n]\n"], "a.toml", 5, "dice.rows.2.2", "rule-missing", {}),
        ([f"{GOOD}rows = [\n  ['a', 'b'],\n  ['c', 4],\n]\n"], "a.toml", 5, "dice.rows.2.2", "setting-not-a-text", {}),
        ([f"{GOOD}named = {{ x = true }}\n"], "a.toml", 3, "dice.named.x", "setting-not-whole", {}),
        ([f"{GOOD}named = {{ 1 = 'maybe' }}\n"], "a.toml", 3, "dice.named.1", "rule-not-yes-or-no", {}),
        ([f"{GOOD}named = 1\n"], "a.toml", 3, "dice.named", "rule-not-a-section", {}),
    ],
)
def test_a_fault_is_named_with_its_file_line_and_key(
    tmp_path: Path, texts: list[str], file: str, line: int, key: str, reason: str, facts: dict[str, str]
) -> None:
    with pytest.raises(WrongRule) as wrong:
        files(tmp_path, *texts).read(Rules)
    told = wrong.value
    assert (told.file, told.line, told.key, told.reason) == (str(tmp_path / file), line, key, reason)
    assert {name: told.facts[name] for name in facts} == facts
