"""The rules know no clock and no chance but the dice they are given."""

from __future__ import annotations

import ast
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

import pytest

import bot.engines
from tests.sources import nodes

pytestmark = pytest.mark.sources

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


@dataclass
class Found:
    """What a module uses."""

    imported: set[str] = field(default_factory=set)
    asked: set[str] = field(default_factory=set)
    called: set[str] = field(default_factory=set)
    reasons: list[ast.expr] = field(default_factory=list)


@cache
def found(module: Path) -> Found:
    found = Found()
    for node in nodes(module):
        if isinstance(node, ast.Import):
            found.imported |= {name.name.split(".")[0] for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            found.imported.add((node.module or "").split(".")[0])
        elif isinstance(node, ast.Attribute):
            found.asked.add(node.attr)
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            found.called.add(node.func.id)
            if node.func.id == "Refused":
                found.reasons.append(node.args[0])
    return found


each_module = pytest.mark.parametrize("module", MODULES, ids=[module.stem for module in MODULES])


@each_module
def test_an_engine_imports_no_clock_and_no_chance(module: Path) -> None:
    known = {"datetime"} if module.stem in CALENDARS else set()
    assert not found(module).imported & FORBIDDEN - known


@pytest.mark.parametrize("module", [module for module in MODULES if module.stem in CALENDARS], ids=str)
def test_a_calendar_asks_no_clock(module: Path) -> None:
    assert not found(module).asked & {"now", "today", "utcnow"}


@each_module
def test_an_engine_holds_no_words_for_people(module: Path) -> None:
    """A refusal is a key, or one of two, and facts: one word, no sentence."""
    for reason in found(module).reasons:
        for key in (reason.body, reason.orelse) if isinstance(reason, ast.IfExp) else (reason,):
            assert isinstance(key, ast.Constant) and " " not in str(key.value)


@each_module
def test_an_engine_opens_and_prints_nothing(module: Path) -> None:
    assert not found(module).called & {"open", "print", "input", "eval", "exec"}
