"""The engines know no clock, no chance of their own, no loop and no disk: only values that are given to them."""

import ast
from pathlib import Path

import pytest

ENGINES = Path(__file__).parents[2] / "bot" / "engines"
FORBIDDEN = {"time", "datetime", "random", "secrets", "os", "uuid", "asyncio", "pathlib", "io", "socket", "logging"}


@pytest.mark.parametrize("module", sorted(ENGINES.rglob("*.py")), ids=lambda path: path.stem)
def test_an_engine_imports_no_clock_chance_or_disk(module: Path) -> None:
    imported: set[str] = set()
    for node in ast.walk(ast.parse(module.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            imported |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            imported.add(node.module.split(".")[0])
    assert not imported & FORBIDDEN


@pytest.mark.parametrize("module", sorted(ENGINES.rglob("*.py")), ids=lambda path: path.stem)
def test_an_engine_opens_and_prints_nothing(module: Path) -> None:
    called = {
        node.func.id
        for node in ast.walk(ast.parse(module.read_text("utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }
    assert not called & {"open", "print", "input", "eval", "exec"}
