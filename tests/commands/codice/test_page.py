"""The organiser's page: every line that it tells a director to type is one that the bot reads."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.hall.house import READER

DOCS = Path(__file__).parents[3] / "docs"
LINES = [
    (name, line)
    for name in ("codice.it.md", "codice.md")
    for line in re.findall(r"`(/[^`…]+)`", (DOCS / name).read_text("utf-8"))
]


@pytest.mark.parametrize(("name", "line"), LINES)
def test_every_line_of_the_page_can_be_typed(name: str, line: str) -> None:
    typed = READER.read(line)
    command = typed.command
    assert command is not None
    missing = [one.name for one in command.parameters if one.required and one.name not in typed.words]
    assert not missing or not typed.words, "a bare command asks for what is missing"
    for word, value in typed.words.items():
        parameter = command.parameter(word)
        assert parameter is not None
        parameter.kind.read(value)
