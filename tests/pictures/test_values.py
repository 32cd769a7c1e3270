"""What a picture may be told: of every value its kind, its limits, and what stands in its place where it is not given.

The file beside this one is to be read and judged: `python -m tests.pictures.test_values` writes it anew.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pydantic.json_schema import models_json_schema

from bot.pictures import MAKERS, BadValues
from tests.pictures.samples import history, spread

KEPT = Path(__file__).parent / "values.txt"


def written() -> Iterator[str]:
    """Every value of every part of a picture, a line each."""
    _, found = models_json_schema([(maker.model, "validation") for maker in MAKERS.values()])
    for part, about in sorted(found["$defs"].items()):
        for name, limits in about["properties"].items():
            said = {word: limit for word, limit in limits.items() if word != "title"}
            yield f"{part}.{name}: {json.dumps(said, sort_keys=True)}"


def test_pictures_take_the_values_that_they_took() -> None:
    assert list(written()) == KEPT.read_text("utf-8").splitlines(), "python -m tests.pictures.test_values"


@pytest.mark.parametrize("figure", ["nan", "inf", "-inf"])
@pytest.mark.parametrize(
    ("maker", "values", "part", "name"),
    [
        ("history", history([1, 2]), "points", "at"),
        ("history", history([1, 2]), "points", "value"),
        ("spread", spread(), "rows", "low"),
        ("spread", spread(), "rows", "middle"),
        ("spread", spread(), "rows", "high"),
    ],
)
def test_what_is_no_figure_is_not_drawn(maker: str, values: dict[str, Any], part: str, name: str, figure: str) -> None:
    MAKERS[maker].read(values)
    values = values | {part: [*values[part][:-1], values[part][-1] | {name: float(figure)}]}
    with pytest.raises(BadValues, match=rf"{part}\.\d\.{name}"):
        MAKERS[maker].read(values)


if __name__ == "__main__":
    KEPT.write_text("\n".join(written()) + "\n", "utf-8")
