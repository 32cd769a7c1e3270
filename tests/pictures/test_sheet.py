"""The picture of a character's sheet: everything is on it, and it stays clean whatever people are called."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.pictures import MAKERS, BadValues, svg
from bot.pictures.drawing import ACCENT
from tests.pictures.samples import HOSTILE
from tests.pictures.test_svg import check

SVG = "{http://www.w3.org/2000/svg}"
ATTRIBUTES = ("Potenza", "Destrezza", "Agilità", "Intelligenza", "Spirito", "Carisma")


def sheet(name: str = "Nadir", word: str = "Hacking", **more: Any) -> dict[str, Any]:
    """A sheet as a campaign shows it."""
    return {
        "name": name,
        "subtitle": f"di {name}",
        "level": "Livello 4 · 1 EVO",
        "attributes": [{"name": one, "score": number} for number, one in enumerate(ATTRIBUTES, 1)],
        "meters": [{"name": "Classe sociale", "score": 1, "ring": 3}],
        "wounds": {"name": "Ferite", "now": 2, "light": 1, "most": 2, "state": "gravi"},
        "traits": [word, "Ambizioso"],
        "classes": [{"name": word, "skills": [{"name": word, "score": 4}, {"name": "Mira", "score": 1}]}],
        "daimon": {"title": f"Dàimon {name}", "lines": [word, name]},
        "chapters": [{"title": "Armi", "things": [{"name": word, "about": word, "badge": "2", "marks": 13}]}],
        "notes": [{"title": "Storia", "lines": [name * 3]}],
        "footer": "Dàimon 2090",
    } | more


def texts(values: dict[str, Any]) -> list[str]:
    """All that can be read."""
    return [element.text or "" for element in ElementTree.fromstring(svg("sheet", values, "it")).iter(SVG + "text")]


names = st.one_of(st.sampled_from(HOSTILE), st.text(max_size=60))


@settings(max_examples=25, deadline=None)
@given(names, names)
def test_a_sheet_of_any_texts_is_a_clean_picture(name: str, word: str) -> None:
    check(svg("sheet", sheet(name, word), "it"))


def test_an_empty_sheet_is_a_clean_picture() -> None:
    check(svg("sheet", {"name": "Nadir", "attributes": []}, "en"))


@pytest.mark.parametrize("skills", [0, 1, 2, 13, 40])
def test_a_class_with_any_number_of_skills_is_a_clean_picture(skills: int) -> None:
    held = [{"name": f"Abilità {number}", "score": number % 7} for number in range(skills)]
    check(svg("sheet", sheet(classes=[{"name": "Soldato", "skills": held}]), "it"))


@pytest.mark.parametrize("power", [1, 7])
def test_as_many_boxes_as_wounds_can_be_borne(power: int) -> None:
    wounds = {"name": "Ferite", "now": 0, "light": power, "most": 2 * power, "state": ""}
    more = {"name": "Ferite", "now": 0, "light": power, "most": 2 * power + 1, "state": ""}
    count = [svg("sheet", sheet(wounds=one), "it").count("<rect") for one in (wounds, more)]
    assert count[1] == count[0] + 1


def test_an_attribute_is_seven_circles_filled_by_its_score() -> None:
    bare = {"name": "Nadir", "attributes": [{"name": "Potenza", "score": 3}]}
    circles = [
        element
        for element in ElementTree.fromstring(svg("sheet", bare, "it")).iter(SVG + "rect")
        if element.get("width") == "18"
    ]
    assert [circle.get("fill") == ACCENT for circle in circles] == [True] * 3 + [False] * 4


def test_everything_is_on_the_page() -> None:
    shown = texts(sheet())
    for word in ("Nadir", "Livello 4 · 1 EVO", "Potenza", "gravi", "Ambizioso", "Mira", "Dàimon Nadir", "Storia"):
        assert word in shown


@pytest.mark.parametrize("change", [{"attributes": None}, {"wounds": {"name": "x"}}, {"colour": "red"}, {"marks": 99}])
def test_bad_values_are_refused_before_drawing(change: dict[str, Any]) -> None:
    with pytest.raises(BadValues):
        MAKERS["sheet"].read(sheet() | change)
