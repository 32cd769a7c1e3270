"""What we stand on: each dependency is named with what it is for, used, and declared."""

from __future__ import annotations

import re
import sys
import tomllib
from functools import cache
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

pytestmark = pytest.mark.sources

HOUSE = Path(__file__).parents[2]
PROJECT = tomllib.loads((HOUSE / "pyproject.toml").read_text("utf-8"))["project"]
DATA_ALONE = {"tzdata"}
"""Read by Python itself where the system has none."""
COMMANDS = {"hatchling", "import-linter", "mypy", "ruff", "pytest-asyncio", "pytest-xdist"}
"""Used by their names on a command line, or by pytest."""

COME_WITH = {
    "fluent-syntax": "fluent-runtime",
    "httpx": "python-telegram-bot",
    "pydantic-core": "pydantic",
    "python-dotenv": "pydantic-settings",
    "yarl": "aiohttp",
}
"""What our code names of theirs, and whose part it is."""


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", re.split(r"[<>=;\[ ]", name)[0]).lower()


def declared(names: list[str]) -> set[str]:
    return {plain(name) for name in names}


def listed(part: str) -> set[str]:
    """The names in the table under a heading of docs/dependencies.md."""
    page = (HOUSE / "docs" / "dependencies.md").read_text("utf-8")
    table = page.split(f"## {part}\n")[1].split("\n## ")[0]
    return {plain(row[1]) for row in re.finditer(r"^\| ([\w.-]+) \|", table, re.MULTILINE) if row[1] != "---"}


IMPORT = re.compile(r"^ *(?:from|import) (\w+)", re.MULTILINE)
"""Quicker than a parser; a sentence that begins so names no distribution."""


@cache
def imported(folder: str) -> set[str]:
    """The distributions of what the code there imports."""
    known = packages_distributions()
    modules = {name for file in (HOUSE / folder).rglob("*.py") for name in IMPORT.findall(file.read_text("utf-8"))}
    others = modules - set(sys.stdlib_module_names) - {"bot", "tests"}
    return {plain(name) for module in others for name in known.get(module, [])}


RUN, DEVELOP = declared(PROJECT["dependencies"]), declared(PROJECT["optional-dependencies"]["dev"])


def test_each_is_named_with_what_it_is_for() -> None:
    assert listed("To run") == RUN
    assert listed("To develop") == DEVELOP


def test_none_is_declared_and_not_used() -> None:
    assert imported("bot") >= RUN - DATA_ALONE
    assert imported("tests") >= DEVELOP - COMMANDS


def test_none_is_used_and_not_declared() -> None:
    assert imported("bot") - COME_WITH.keys() <= RUN
    assert {*COME_WITH.values()} <= RUN
