"""A button that a guide or a text says to press is called so where it is pressed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.texts import WHOLE
from tests.text_places import HOME, HOUSE

QUOTED = r"(?:\*\*|“|«)([^*“”«»\n]{2,50}?)(?:\*\*|”|»)"
PRESSED = {
    "en": re.compile(rf"(?<!\w)(?:press|tap)(?:es)?:?\s{QUOTED}(?:(?: or|,)\s{QUOTED})*"),
    "it": re.compile(rf"(?<!\w)(?:prem(?:e|i|ono|ete|ere)|tocca(?:no|te)?):?\s{QUOTED}(?:(?: o|,)\s{QUOTED})*"),
}
ELSEWHERE = {"New Application", "Create", "Reset Token", "Copy"}
"""Buttons of Discord's own portal."""


def _texts(language: str) -> str:
    return "\n".join(file.read_text("utf-8") for file in sorted((HOME / "texts" / language).rglob("*.ftl")))


def _guides(language: str) -> Iterator[str]:
    for file in sorted(Path(HOUSE / "docs").glob("*.md")):
        if file.name.endswith(".it.md") or file.name == "sigillo.md":
            if language == "it":
                yield file.read_text("utf-8")
        elif language == "en":
            yield file.read_text("utf-8")


def _bare(label: str) -> str:
    """A label without what only decorates it: signs before it, dots after it, values within."""
    return re.sub(r"^\W+", "", re.sub(r"\{[^{}]*\}", "", label)).rstrip(" …:")


@pytest.mark.sources
@pytest.mark.parametrize("language", WHOLE)
def test_a_button_to_be_pressed_is_called_so_where_it_stands(language: str) -> None:
    texts = _texts(language)
    labels = {_bare(found) for found in re.findall(r"^[\w-]+ = (.+)$", texts, re.M)}
    named = [
        label
        for text in (texts, *_guides(language))
        for found in PRESSED[language].finditer(text)
        for label in found.groups()
    ]
    assert len(named) > 20
    assert sorted({label for label in named if label and label not in ELSEWHERE and _bare(label) not in labels}) == []
