"""The rules know no clock and no chance but the dice they are given."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import bot.engines

ENGINES = Path(bot.engines.__file__).parent
FORBIDDEN = {
    "time",
    "random",
    "secrets",
    "datetime",
    "asyncio",
    "os",
    "uuid",
    "socket",
    "threading",
    "sqlite3",
    "logging",
    "io",
    "pathlib",
}
MODULES = sorted(ENGINES.rglob("*.py"))
CALENDARS = {"calendar"}
"""Modules that turn moments into days: they know dates, and yet not what time it is."""


@pytest.mark.parametrize("module", MODULES, ids=[module.stem for module in MODULES])
def test_an_engine_imports_no_clock_and_no_chance(module: Path) -> None:
    imported = set()
    for node in ast.walk(ast.parse(module.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            imported |= {name.name.split(".")[0] for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            imported.add((node.module or "").split(".")[0])
    assert not imported & FORBIDDEN - ({"datetime"} if module.stem in CALENDARS else set())


@pytest.mark.parametrize("module", [module for module in MODULES if module.stem in CALENDARS], ids=str)
def test_a_calendar_asks_no_clock(module: Path) -> None:
    asked = {node.attr for node in ast.walk(ast.parse(module.read_text("utf-8"))) if isinstance(node, ast.Attribute)}
    assert not asked & {"now", "today", "utcnow"}


@pytest.mark.parametrize("module", MODULES, ids=[module.stem for module in MODULES])
def test_an_engine_holds_no_words_for_people(module: Path) -> None:
    """A refusal is a key and facts: one word, no sentence."""
    for node in ast.walk(ast.parse(module.read_text("utf-8"))):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refused":
            reason = node.args[0]
            assert isinstance(reason, ast.Constant) and " " not in str(reason.value)


@pytest.mark.parametrize("module", MODULES, ids=[module.stem for module in MODULES])
def test_an_engine_opens_and_prints_nothing(module: Path) -> None:
    called = {
        node.func.id
        for node in ast.walk(ast.parse(module.read_text("utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }
    assert not called & {"open", "print", "input", "eval", "exec"}
