"""The pictures of README show what evenings of the playthroughs show now, in both languages, and weigh little."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.playthroughs.readme_pictures import DIGESTS, FOLDER, PICTURES, digest

HOUSE = Path(__file__).parents[2]


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_is_drawn_from_what_its_evening_shows_now(name: str) -> None:
    assert json.loads(DIGESTS.read_text("utf-8"))[name] == digest(name), "write them anew: make pictures"
    assert 1_000 < (FOLDER / f"{name}.png").stat().st_size < 60_000


@pytest.mark.parametrize(("page", "language"), [("README.md", "en"), ("README.it.md", "it")])
def test_each_readme_shows_the_pictures_of_its_language(page: str, language: str) -> None:
    shown = re.findall(r"!\[[^\]]{10,}\]\(docs/pictures/([^)]+)\.png\)", (HOUSE / page).read_text("utf-8"))
    assert sorted(shown) == sorted(name for name in PICTURES if name.endswith(f".{language}"))
