"""Writing a table: the shapes that some request reaches, one a line."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.lab.conformance.shapes import Shape


def write(path: Path, source: str, requests: dict[str, Shape], shapes: dict[str, Shape]) -> None:
    """Write what these requests need of the shapes."""
    wanted, left = set[str](), [name for s in requests.values() for name in named(s)]
    while left:
        name = left.pop()
        if name not in wanted:
            wanted.add(name)
            left += named(shapes[name])
    needed = {name: shapes[name] for name in sorted(wanted)}
    path.write_text(
        f'{{"source": {json.dumps(source)},\n"requests": {_lines(requests)},\n"shapes": {_lines(needed)}}}\n',
        encoding="utf-8",
    )


def named(shape: Any) -> Iterator[str]:
    """The shapes that this one names."""
    if isinstance(shape, str):
        yield shape
    elif isinstance(shape, dict):
        for word in ("each", "others"):
            if word in shape:
                yield from named(shape[word])
        for inner in (*shape.get("fields", {}).values(), *shape.get("any", ())):
            yield from named(inner)


def _lines(table: dict[str, Shape]) -> str:
    rows = ",\n".join(f"{json.dumps(k)}: {json.dumps(v, separators=(',', ':'))}" for k, v in sorted(table.items()))
    return "{\n" + rows + "\n}"
