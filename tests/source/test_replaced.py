"""No test replaces a name inside a module: what is to be otherwise is given to what needs it, as the house gives it."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.sources import nodes

pytestmark = pytest.mark.sources

TESTS = Path(__file__).parents[1]

OF_OTHERS = {"'sys.stdout'", "Route", "asyncpg.Connection"}
"""What is no module of ours: the console, and the two libraries that reach out by an address or a socket of their own.
"""


def test_nothing_of_ours_is_replaced() -> None:
    replaced: dict[str, set[str]] = {}
    for module in sorted(TESTS.rglob("*.py")):
        for node in nodes(module):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                if node.func.attr == "setattr" or (node.func.attr, ast.unparse(node.func.value)) == ("object", "patch"):
                    replaced.setdefault(ast.unparse(node.args[0]), set()).add(str(module.relative_to(TESTS)))
            elif isinstance(node, ast.ImportFrom) and node.module == "unittest.mock":
                names = {alias.name for alias in node.names}
                assert "patch" not in names, module
    assert {what: where for what, where in replaced.items() if what not in OF_OTHERS} == {}
    assert replaced.keys() == OF_OTHERS
