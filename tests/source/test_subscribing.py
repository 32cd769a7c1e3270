"""Nobody gives another a function to call once that is made: who is built takes it, and what watches subscribes."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import bot
from tests.sources import nodes

pytestmark = pytest.mark.sources

BOT = Path(bot.__file__).parent
LIKELY = re.compile(r"^ +(?!self\.)\w[\w.\[\]]*\.\w+ = (lambda|self\._)", re.M)
"""To look closely at every file would take seconds."""


def handed_over(node: ast.AST) -> list[str]:
    """A function of its own that somebody assigns to an attribute of another."""
    if not isinstance(node, ast.Assign):
        return []
    own = isinstance(node.value, ast.Lambda) or (
        isinstance(node.value, ast.Attribute)
        and ast.unparse(node.value.value) == "self"
        and node.value.attr.startswith("_")
    )
    others = [one for one in node.targets if isinstance(one, ast.Attribute) and ast.unparse(one.value) != "self"]
    return [ast.unparse(one) for one in others if own]


def test_no_function_is_assigned_to_another_s_attribute() -> None:
    likely = [path for path in sorted(BOT.rglob("*.py")) if LIKELY.search(path.read_text("utf-8"))]
    found = {
        f"{path.relative_to(BOT)}:{node.lineno}: {what}"
        for path in likely
        for node in nodes(path)
        if isinstance(node, ast.Assign)
        for what in handed_over(node)
    }
    assert found == set()


@pytest.mark.parametrize(
    ("source", "seen"),
    [
        ("hall.written = self._heard", ["hall.written"]),
        ("press.late = lambda: ''", ["press.late"]),
        ("self.late = lambda: ''", []),
        ("one.name = self.name", []),
    ],
)
def test_a_function_that_is_assigned_is_seen(source: str, seen: list[str]) -> None:
    assert handed_over(ast.parse(source).body[0]) == seen
    assert not seen or LIKELY.search(f"    {source}")
