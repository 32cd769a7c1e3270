"""Every SVG is well-formed, made of our elements alone, and keeps its texts inside, whatever people are called."""

from __future__ import annotations

from typing import Any
from unicodedata import category
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.pictures import MAKERS, BadValues, svg
from bot.pictures.font import face
from tests.pictures.samples import HOSTILE, bracket, centres, history, odds, pairings, standings

NAMESPACE = "{http://www.w3.org/2000/svg}"
OURS = {NAMESPACE + name for name in ("svg", "title", "rect", "line", "polygon", "polyline", "circle", "text")}
ATTRIBUTES = {
    "svg": {"width", "height", "viewBox", "role", "direction", "font-family"},
    "title": set(),
    "rect": {"x", "y", "width", "height", "rx", "fill", "stroke", "stroke-width"},
    "line": {"x1", "y1", "x2", "y2", "stroke", "stroke-width", "stroke-dasharray"},
    "polygon": {"points", "fill"},
    "polyline": {"points", "fill", "stroke", "stroke-width", "stroke-linejoin", "stroke-linecap"},
    "circle": {"cx", "cy", "r", "fill", "stroke", "stroke-width"},
    "text": {"x", "y", "font-size", "font-weight", "fill", "text-anchor", "textLength", "lengthAdjust"},
}

names = st.one_of(st.sampled_from(HOSTILE), st.text(max_size=60), st.text(alphabet="<>&'\"]/!- \x00", max_size=30))


def table_of(title: str, texts: list[str], columns: int) -> dict[str, Any]:
    """A table whose every word is somebody's."""
    width = range(columns)
    return {
        "title": title,
        "subtitle": title,
        "columns": [{"title": title, "align": ("left", "right", "center")[at % 3]} for at in width],
        "rows": [[text] * columns for text in texts],
        "highlight": 1,
    }


def odds_of(title: str, texts: list[str], target: int) -> dict[str, Any]:
    """A chart whose every word is somebody's."""
    bars = [{"label": text, "chance": 1 / len(texts)} for text in texts]
    legend = {"success": title, "failure": title}
    return {"title": title, "subtitle": title, "bars": bars, "from": target, "mark": title, "legend": legend}


def check(drawn: str) -> None:
    """Well-formed, ours, inside."""
    root = ElementTree.fromstring(drawn)
    assert root.tag == NAMESPACE + "svg"
    assert root.get("role") == "img"
    assert root[0].tag == NAMESPACE + "title"
    for element in root.iter():
        assert element.tag in OURS
        assert set(element.keys()) <= ATTRIBUTES[element.tag.removeprefix(NAMESPACE)]
        if element.tag == NAMESPACE + "text":
            check_text(element, float(root.get("width", "0")), float(root.get("height", "0")))


def check_text(element: ElementTree.Element, wide: float, height: float) -> None:
    """A text stands inside the picture and can be read."""
    size = float(element.get("font-size", "0"))
    assert size >= 22
    words = element.text or ""
    assert not any(
        category(char) in ("Cc", "Cs", "Co", "Zl", "Zp") or char in "\u202a\u202b\u202d\u202e" for char in words
    )
    width = face(int(element.get("font-weight", "0"))).measure(words, size)
    left = (
        float(element.get("x", "0"))
        - width * {"start": 0, "middle": 0.5, "end": 1}[element.get("text-anchor", "start")]
    )
    assert left >= 0
    assert left + width <= wide
    assert 0 < float(element.get("y", "0")) < height


@given(names, st.lists(names, max_size=40), st.integers(1, 12))
def test_a_table_of_any_texts_is_a_clean_picture(title: str, texts: list[str], columns: int) -> None:
    check(svg("table", table_of(title, texts, columns), "it"))


@given(names, st.lists(names, min_size=1, max_size=60), st.integers(0, 70))
def test_a_chart_of_any_texts_is_a_clean_picture(title: str, texts: list[str], target: int) -> None:
    check(svg("odds", odds_of(title, texts, target), "en"))


@given(names, names, st.sampled_from([2, 4, 8]), st.integers(0, 2), st.booleans())
def test_a_bracket_of_any_names_is_a_clean_picture(
    title: str, name: str, sides: int, winner: int, across: bool
) -> None:
    check(svg("bracket", bracket(sides, winner, title=title, name=name) | {"across": across}, "it"))


@given(names, st.lists(st.tuples(names, names), max_size=40), st.integers(0, 2))
def test_pairings_of_any_names_are_a_clean_picture(title: str, met: list[tuple[str, str]], starts: int) -> None:
    check(svg("pairings", pairings(met, starts, title=title, rest=title), "it"))


@given(names, st.lists(st.floats(-1e9, 1e9), min_size=1, max_size=80), st.integers(0, 4))
def test_a_history_of_any_values_is_a_clean_picture(words: str, values: list[float], decimals: int) -> None:
    said = dict.fromkeys(("title", "subtitle", "begins", "ends", "won", "lost", "best"), words)
    check(svg("history", history(values) | {"decimals": decimals} | said, "en"))


@given(names, st.lists(st.lists(st.integers(0, 34), min_size=7, max_size=7), min_size=1, max_size=30))
def test_centres_of_any_game_are_a_clean_picture(name: str, counts: list[list[int]]) -> None:
    check(svg("centres", centres(counts, name), "it"))


@pytest.mark.parametrize("rows", [0, 1, 9, 17, 35, 64])
def test_standings_of_every_size_are_a_clean_picture(rows: int) -> None:
    check(svg("table", standings(rows), "it"))


@pytest.mark.parametrize("number", [10**15, -(10**15)])
def test_numbers_of_fifteen_figures_are_a_clean_picture(number: int) -> None:
    check(svg("table", standings(1) | {"rows": [[1, "", number, 1, 1]]}, "it"))


@pytest.mark.parametrize("dice", [1, 5, 20, 52, 59])
def test_odds_of_any_number_of_dice_are_a_clean_picture(dice: int) -> None:
    check(svg("odds", odds(dice, dice // 2), "it"))


def test_a_name_is_in_the_picture_as_text_not_as_markup() -> None:
    drawn = svg("table", table_of("<script>x</script>", ["<b>Anna</b>"], 1), "it")
    assert "<script" not in drawn
    assert "&lt;b&gt;Anna&lt;/b&gt;" in drawn


def test_a_long_name_goes_on_below_and_then_ends_in_an_ellipsis_and_figures_stay_whole() -> None:
    values = standings(3)
    values["rows"][0][1] = "I Quattro Cavalieri dell'Apocalisse Imminente"
    values["rows"][1][1] = "I Quattro Cavalieri dell'Apocalisse " * 4
    texts = [
        element.text or "" for element in ElementTree.fromstring(svg("table", values, "it")).iter(NAMESPACE + "text")
    ]
    assert "I Quattro Cavalieri dell'Apocalisse Imminente" in " ".join(texts)
    assert sum(text.endswith("…") for text in texts) == 1
    assert "88,5" in texts


@pytest.mark.parametrize(
    ("name", "change"),
    [
        ("odds", {"bars": []}),
        ("odds", {"bars": [{"label": "0", "chance": 0.2}]}),
        ("odds", {"bars": [{"label": "0", "chance": float("nan")}]}),
        ("odds", {"bars": [{"label": str(at), "chance": 1 / 62} for at in range(62)]}),
        ("odds", {"from": -1}),
        ("odds", {"colour": "red"}),
        ("table", {"columns": []}),
        ("table", {"rows": [["one cell"]]}),
        ("table", {"rows": [[1, "", float("inf"), 1, 1]]}),
        ("table", {"rows": [[1, "", 10**400, 1, 1]]}),
        ("table", {"rows": [[1, "", 10**15 + 1, 1, 1]]}),
        ("table", {"rows": [[1, "", -(10**15) - 1, 1, 1]]}),
        ("table", {"page": 2}),
        ("table", {"title": None}),
    ],
)
def test_bad_values_are_refused_before_drawing(name: str, change: dict[str, Any]) -> None:
    good = odds(5) if name == "odds" else standings(5)
    with pytest.raises(BadValues):
        MAKERS[name].read(good | change)


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("bracket", bracket(4) | {"main": {"rounds": [{"matches": [{"sides": [{}, {}]}] * 3}]}}),
        ("bracket", {"title": "", "main": {"rounds": []}}),
        ("pairings", pairings([("a", "b")]) | {"page": 2}),
        ("pairings", pairings([("a", "b")], 3)),
        ("history", history([])),
        ("history", history([float("nan")])),
        ("history", history([1, 2]) | {"points": [{"at": 2, "value": 0}, {"at": 1, "value": 0}]}),
        ("centres", centres([[3] * 7]) | {"years": [1901, 1902]}),
        ("centres", centres([[35] * 7])),
    ],
)
def test_tournament_pictures_refuse_what_cannot_be(name: str, values: dict[str, Any]) -> None:
    with pytest.raises(BadValues):
        MAKERS[name].read(values)


def test_an_unknown_maker_is_refused() -> None:
    with pytest.raises(BadValues):
        svg("nothing", {}, "it")
