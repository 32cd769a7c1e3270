"""looks.txt says how every card and button looks that is not plain: its colour, who alone reads it, what it asks first.

`make docs`, or `python -m tests.source.test_looks`, writes it anew, to be read and judged: red is what takes something
away or ends it, green what agrees or goes on; a question has the colour of questions; what is for one member says so.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.sources import CHANGED, nodes

pytestmark = pytest.mark.sources

BOT = Path(__file__).parents[2] / "bot"
LIST_OF_LOOKS = Path(__file__).with_name("looks.txt")

MADE = {"Button": ("label", "line", "style", "ask"), "Card": ("title",), "replace": ("title",)}
"""What people see, and how its parts are called that are given without their names."""
LOOK = {
    *("style", "ask", "in_words"),
    *("audience", "tone", "replaces", "conceals", "live", "needless", "words_first", "numbered", "grid"),
}
"""The parts that make its look, and what becomes of it; the others are what it says."""


def said(node: ast.expr | None) -> str:
    """Words of the code on one line; of a text, its key."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "say" and node.args:
        return said(node.args[0])
    return re.sub(r"\s+", " ", ast.unparse(node)).replace("Tone.", "").replace("Audience.", "") if node else "?"


def parts(call: ast.Call, names: tuple[str, ...]) -> dict[str, ast.expr]:
    """What is given to a card or a button, by name."""
    return dict(zip(names, call.args, strict=False)) | {one.arg: one.value for one in call.keywords if one.arg}


def looks() -> Iterator[str]:
    """Each card and button that does not look plain, file by file."""
    for module in sorted(BOT.rglob("*.py")):
        words = CHANGED.get(module) or module.read_text("utf-8")
        if "Button(" not in words and "Card(" not in words:
            continue
        found = list[str]()
        for node in nodes(module):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in MADE:
                given = parts(node, MADE[node.func.id])
                look = [f"{name} {said(value)}" for name, value in sorted(given.items()) if name in LOOK]
                if look:
                    title = said(given.get("label") or given.get("title"))
                    found.append(f"    {node.func.id.lower()} {title} | {' | '.join(look)}")
        if found:
            yield module.relative_to(BOT).as_posix()
            yield from sorted(found)


def test_every_card_and_button_looks_as_it_is_written() -> None:
    told = "`python -m tests.source.test_looks` writes looks.txt anew: read the difference"
    assert list(looks()) == LIST_OF_LOOKS.read_text("utf-8").splitlines(), told


if __name__ == "__main__":
    LIST_OF_LOOKS.write_text("\n".join(looks()) + "\n", "utf-8", newline="\n")
