"""The modules of the house as Python reads them, for the tests that look at the code itself."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

CHANGED: dict[Path, str] = {}
"""Words in the place of a file's, where a change is tried that is not written."""


def nodes(module: Path) -> Iterator[ast.AST]:
    """Everything in a module; Python's own walk takes twice as long."""
    waiting: list[ast.AST] = [ast.parse(CHANGED.get(module) or module.read_text("utf-8"))]
    for node in waiting:  # it grows meanwhile
        yield node
        for part in vars(node).values():
            if isinstance(part, ast.AST):
                waiting.append(part)
            elif isinstance(part, list):
                waiting += [one for one in part if isinstance(one, ast.AST)]
