"""The picture of a character's sheet: everything is on it, and it stays clean whatever people are called."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.pictures import MAKERS, BadValues, svg
from bot.pictures.drawing import ACCENT, HOLLOW, QUIET
from bot.pictures.font import REGULAR, STRONG
from bot.pictures.sheet import SMALL, TEXT, WOUND
from tests.pictures.samples import HOSTILE, filling
from tests.pictures.test_svg import check

SVG = "{http://www.w3.org/2000/svg}"
LONG = "Maximilian-Alexander von Hohenzollern della Torre"
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


def long_life() -> dict[str, Any]:
    """A sheet with more of everything than its lines have room for."""
    things = [{"name": LONG, "about": f"{LONG}. " * 3, "badge": "2", "marks": 20}, {"name": "Pistola", "marks": 3}]
    return sheet(
        LONG,
        LONG,
        level=f"Livello 12 · {LONG}",
        attributes=[{"name": LONG, "score": score} for score in (7, 9, 15, 0, 14)],
        meters=[{"name": LONG, "score": 2, "most": 14, "ring": ring} for ring in (1, 14, 0)],
        wounds={"name": LONG, "now": 16, "light": 5, "most": 12, "state": "gravissime"},
        traits=[LONG, "Ambizioso", "Leale", LONG, "Cauto", "Sveglio", "Curioso", LONG * 2],
        classes=[{"name": LONG, "skills": [{"name": LONG, "score": score} for score in (12, 1, 3)]}, {"name": "Spia"}],
        daimon={"title": LONG, "lines": [f"{LONG}. " * 5, "Nadir"]},
        chapters=[{"title": LONG, "things": things}, {"title": "Protezioni"}],
        marks=19,
        notes=[{"title": LONG, "lines": [f"{LONG}. " * 9, "Fine."]}, {"title": "Legami"}],
        footer=LONG * 2,
    )


def tight() -> dict[str, Any]:
    """A sheet whose words have just the room that they need, or a hair less."""

    def scores(room: float, size: float, weight: int = REGULAR) -> list[dict[str, Any]]:
        return [{"name": filling(more, size, weight), "score": 1} for more in (room, room + 0.9)]

    things = [{"name": filling(462 + more, TEXT, STRONG)} for more in (0, 0.9)]
    badge = {"badge": filling(66, SMALL, STRONG), "about": filling(620, SMALL)}
    return sheet(
        filling(520, 40, STRONG),
        subtitle=filling(720, TEXT),
        level=filling(148, SMALL, STRONG),
        attributes=scores(169, TEXT, STRONG),
        meters=scores(169, TEXT),
        wounds={
            "name": filling(150, TEXT, STRONG),
            "now": 3,
            "light": 3,
            "most": 14,
            "state": filling(150, SMALL, STRONG),
        },
        traits=[filling(684, SMALL), filling(684.9, SMALL)],
        classes=[
            {"name": filling(680, TEXT + 1, STRONG), "skills": scores(294, SMALL)},
            {"name": filling(680.9, TEXT + 1, STRONG)},
        ],
        daimon={"title": filling(672, TEXT + 2, STRONG), "lines": [filling(672, TEXT), filling(672.9, TEXT)]},
        chapters=[
            {
                "title": "Armi",
                "things": [*things, *(badge | {"name": filling(362 + more, TEXT, STRONG)} for more in (0, 0.9))],
            }
        ],
        notes=[{"title": "Storia", "lines": [filling(720, TEXT), "mammamia " * 33]}],
    )


def new_born() -> dict[str, Any]:
    """A sheet on which nearly everything has yet to be written."""
    wounds = {"name": filling(150.9, TEXT, STRONG), "now": 0, "light": 0, "most": 0}
    bare = dict.fromkeys(("subtitle", "level", "footer"), "")
    return sheet(
        attributes=[{"name": "Potenza", "score": 0, "most": 0}],
        meters=[],
        wounds=wounds,
        traits=["Leale"],
        classes=[{"name": "Spia", "skills": [{"name": "Mira", "score": 99}]}],
        daimon=None,
        chapters=[],
        notes=[],
        **bare,
    )


def texts(values: dict[str, Any]) -> list[str]:
    """All that can be read."""
    return [element.text or "" for element in ElementTree.fromstring(svg("sheet", values, "it")).iter(SVG + "text")]


names = st.one_of(st.sampled_from(HOSTILE), st.text(max_size=60))


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


PANELS = {
    "subtitle": ["di Nadir"],
    "level": ["Livello 4 · 1 EVO"],
    "attributes": [*ATTRIBUTES],
    "meters": ["Classe sociale"],
    "wounds": ["Ferite", "gravi"],
    "traits": ["Hacking", "Ambizioso"],
    "classes": ["Hacking", "4", "Hacking", "1", "Mira"],
    "daimon": ["Dàimon Nadir", "Hacking", "Nadir"],
    "chapters": ["Armi", "2", "Hacking", "Hacking"],
    "notes": ["Storia", "NadirNadirNadir"],
    "footer": ["Dàimon 2090"],
}
"""What each part of the sheet writes, in the order in which it stands on the page."""


def test_everything_is_on_the_page_in_its_order() -> None:
    head = [PANELS["level"], ["Nadir"], PANELS["subtitle"]]  # the level stands in the corner beside the name
    rest = [words for part, words in PANELS.items() if part not in ("subtitle", "level")]
    wounds_before_meters = [rest[0], rest[2], rest[1], *rest[3:]]
    assert texts(sheet()) == [word for words in [*head, *wounds_before_meters] for word in words]


@pytest.mark.parametrize("part", PANELS)
def test_a_sheet_without_a_part_lacks_just_its_words(part: str) -> None:
    empty = {"wounds": None, "daimon": None}.get(part, "" if isinstance(sheet()[part], str) else [])
    without = texts(sheet(**{part: empty}))
    assert sorted([*without, *PANELS[part]]) == sorted(texts(sheet()))


def boxes(values: dict[str, Any], width: str) -> list[str]:
    """The fills of the boxes of that width, in the order in which they are drawn."""
    drawn = ElementTree.fromstring(svg("sheet", values, "it")).iter(SVG + "rect")
    return [box.get("fill", "") for box in drawn if box.get("width") == width]


def test_a_thing_has_a_box_for_every_mark_and_the_last_mark_turns_them_all_red() -> None:
    def gear(marks: int) -> list[str]:
        things = [{"name": "Pistola", "marks": marks}]
        bare = {"name": "Nadir", "attributes": [], "chapters": [{"title": "Armi", "things": things}], "marks": 13}
        return boxes(bare, "15")

    assert [len(gear(marks)) for marks in (0, 12, 13)] == [13] * 3
    assert (gear(0).count(HOLLOW), gear(12).count(QUIET), gear(12).count(HOLLOW)) == (13, 12, 1)
    assert set(gear(13)) == {WOUND}


def test_the_class_of_origin_is_ringed() -> None:
    bare = {"name": "Nadir", "attributes": [], "meters": [{"name": "Classe sociale", "score": 1, "ring": 3}]}
    assert (len(boxes(bare, "18")), len(boxes(bare, "8"))) == (7, 1)
    assert boxes(bare | {"meters": [{"name": "Classe sociale", "score": 1}]}, "8") == []


@pytest.mark.parametrize(
    ("part", "one", "most"),
    [
        ("attributes", {"name": "Potenza", "score": 1}, 6),
        ("meters", {"name": "Età", "score": 1}, 8),
        ("traits", "Ambizioso", 8),
        ("classes", {"name": "Soldato"}, 6),
        ("chapters", {"title": "Armi", "things": [{"name": "Pistola"}]}, 4),
        ("notes", {"title": "Storia", "lines": ["x"]}, 4),
    ],
)
def test_a_part_takes_so_many_and_not_one_more(part: str, one: object, most: int) -> None:
    check(svg("sheet", sheet(**{part: [one] * most}), "it"))
    with pytest.raises(BadValues):
        MAKERS["sheet"].read(sheet(**{part: [one] * (most + 1)}))


@pytest.mark.parametrize("change", [{"attributes": None}, {"wounds": {"name": "x"}}, {"colour": "red"}, {"marks": 99}])
def test_bad_values_are_refused_before_drawing(change: dict[str, Any]) -> None:
    with pytest.raises(BadValues):
        MAKERS["sheet"].read(sheet() | change)
