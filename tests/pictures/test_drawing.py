"""What any picture is drawn with: a heading that goes on below, words that keep to their room, nothing unclean."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from bot.pictures.drawing import Drawing
from bot.pictures.font import REGULAR, STRONG, face
from tests.pictures.samples import filling

SVG = "{http://www.w3.org/2000/svg}"


def written(drawing: Drawing) -> list[dict[str, str]]:
    """Each text as it is drawn, its words under ""."""
    return [{**one.attrib, "": one.text or ""} for one in ElementTree.fromstring(drawing.svg(99)).iter(f"{SVG}text")]


def test_a_heading_has_two_lines_of_a_title_and_three_of_what_stands_under_it() -> None:
    title, about = filling(520, 36, STRONG), filling(520, 25)
    drawing = Drawing("x", 600)
    assert drawing.heading(f"{title} {title} {title}", f"{about} {about} {about} {about}") == 40 + 2 * 48 + 3 * 36 + 16
    found = [(one["y"], one["font-size"], one["font-weight"], one[""] in (title, about)) for one in written(drawing)]
    assert found == [
        ("72", "36", "600", True),
        ("120", "36", "600", False),
        ("162", "25", "400", True),
        ("198", "25", "400", True),
        ("234", "25", "400", False),
    ]
    widths = [face(int(one["font-weight"])).measure(one[""], float(one["font-size"])) for one in written(drawing)]
    assert all(500 < width <= 520 for width in widths)


@pytest.mark.parametrize(("title", "about", "below"), [("", "", 56), ("Coppa", "", 104), ("", "Aprile", 92)])
def test_a_heading_takes_no_room_for_what_is_not_said(title: str, about: str, below: float) -> None:
    assert Drawing("x").heading(title, about) == below


def test_words_say_how_broad_they_are_and_nothing_is_drawn_of_none() -> None:
    drawing = Drawing("x")
    assert drawing.text(0, 20, "Anna", 25, 200, weight=STRONG) == face(STRONG).measure("Anna", 25)
    assert drawing.text(0, 20, "", 25, 200) == drawing.text(0, 20, "\x00 \u200b", 25, 200) == 0
    assert [one[""] for one in written(drawing)] == ["Anna"]


@pytest.mark.parametrize(("part", "held"), [(1, True), (1.29, True), (1.31, False)])
def test_words_that_nearly_fill_their_room_keep_to_it_in_any_font(part: float, held: bool) -> None:
    drawing, wide = Drawing("x"), face(REGULAR).measure("Anna", 25)
    drawing.text(0, 20, "Anna", 25, wide * part)
    [length] = [float(one.get("textLength", 0)) for one in written(drawing)]
    assert length == pytest.approx(wide if held else 0, abs=0.01)


@pytest.mark.parametrize(("words", "held"), [("Anna", False), ("Anna 王", True), ("\u0941", False)])
def test_so_do_words_of_which_our_font_lacks_some(words: str, held: bool) -> None:
    drawing = Drawing("x")
    drawing.text(0, 20, words, 25, 700)
    assert ["textLength" in one for one in written(drawing)] == [held]


def test_nothing_unclean_is_drawn_whoever_says_it() -> None:
    drawing = Drawing("An\x00na\u202e & <b>")
    drawing.text(0, 20, "An\x07na\u202e & <b>", 25, 700)
    drawn = ElementTree.fromstring(drawing.svg(99))
    assert [drawn[0].text, drawn[-1].text] == ["Anna & <b>"] * 2


def test_no_shape_is_smaller_than_nothing() -> None:
    drawing = Drawing("x")
    drawing.rect(5, 5, -3, -4, "red")
    [_, small] = ElementTree.fromstring(drawing.svg(99)).iter(f"{SVG}rect")
    assert (small.get("width"), small.get("height")) == ("0", "0")
