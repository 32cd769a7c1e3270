"""Where modules lie, so that whoever looks for one finds it in one guess."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest

import bot

HOUSE = Path(bot.__file__).parent.parent
FOLDERS = sorted({path.parent for side in ("bot", "tests") for path in (HOUSE / side).rglob("*.py")})
MANY = 24
"""Modules that a reader still finds side by side in one folder."""
ENDINGS = ("s", "es", "er", "ers", "or", "ors", "ing", "ings", "ed", "ion", "ions")


def rooms(path: str) -> set[str]:
    """The packages in a folder."""
    return {module.parent.name for module in (HOUSE / path).glob("*/__init__.py")}


def roots(name: str) -> set[str]:
    """What may be left of a name without its ending: `run`, of `running`."""
    found = {name}
    for root in (name.removesuffix(ending) for ending in ENDINGS if name.endswith(ending)):
        if len(root) > 2:
            found |= {root, f"{root}e"} | ({root[:-1]} if root[-1] == root[-2] and name[-1] != "s" else set())
    return found


@pytest.mark.parametrize("folder", FOLDERS, ids=[str(folder.relative_to(HOUSE)) for folder in FOLDERS])
def test_no_folder_holds_too_many_modules(folder: Path) -> None:
    assert len([module for module in folder.glob("*.py") if module.name != "__init__.py"]) <= MANY


def test_daimon_has_the_same_subjects_on_every_side() -> None:
    subjects = rooms("bot/engines/daimon")
    assert len(subjects) == 10
    assert subjects == rooms("bot/commands/daimon") | {"rules"} == rooms("tests/commands/daimon") | {"rules"}
    assert subjects == {path.name for path in (HOUSE / "tests/engines/daimon").iterdir() if any(path.glob("test_*.py"))}


def test_no_module_s_name_is_another_s_with_a_different_ending() -> None:
    names = {path.stem for path in (HOUSE / "bot").rglob("*.py")} - {"__init__"}
    alike = [pair for pair in combinations(sorted(names), 2) if roots(pair[0]) & roots(pair[1])]
    assert alike == []


def test_twins_are_seen() -> None:
    twins = [("asker", "asking"), ("strike", "striking"), ("check", "checks"), ("run", "running"), ("judge", "judging")]
    assert all(roots(one) & roots(other) for one, other in twins)
    assert not roots("roles") & roots("rolls")
