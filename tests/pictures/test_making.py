"""The letters of a PNG: our font's, else this computer's, else plain ones; never an empty box."""

from __future__ import annotations

import asyncio
import re

import pytest

from bot.pictures import svg
from bot.pictures.drawing import Anchor, Drawing
from bot.pictures.font import REGULAR, emoji, face
from bot.pictures.making import HERE, Computer, make, png
from bot.pictures.pdf import leaf


def computer(letters: str) -> Computer:
    """A computer with fonts for some letters; what it draws is the SVG that it was given."""

    def render(svg: str, zoom: float, others: bool) -> bytes:
        known = letters if others else ""
        shown = (char if char.isascii() or char in known or char in emoji() else "□" for char in svg)
        return "".join(shown).encode()

    return Computer(render)


def drawn(name: str, letters: str) -> str:
    """The name as it stands in the picture of a table, on a computer with fonts for these letters."""
    made = png(svg("table", {"title": "x", "columns": [{}], "rows": [[name]]}, "it"), computer(letters)).decode()
    return re.sub("</?tspan[^>]*>", "", made.rpartition("</text>")[0].rpartition("<text")[2].partition(">")[2])


@pytest.mark.parametrize("name", ["שלום דנה", "محمد", "王小明", "हिन्दी", "\U00017000"])
def test_what_our_font_lacks_is_drawn_with_one_of_this_computer(name: str) -> None:
    assert drawn(name, name) == name


@pytest.mark.parametrize(
    ("name", "instead"),
    [("שלום דנה", "???? ???"), ("Anna 王", "Anna ?"), ("𝄞𝄢", "??"), ("Ⅳ Ugo", "IV Ugo"), ("Anna 𝄞", "Anna ")],
)
def test_what_no_font_here_has_is_a_question_mark(name: str, instead: str) -> None:
    assert drawn(name, "") == instead


def test_a_font_for_one_script_is_none_for_another() -> None:
    here = computer("王小")
    assert [here.has(letter) for letter in "王小ש"] == [True, True, False]


@pytest.mark.parametrize("name", ["Regina ♛", "♛ Anna ♚", "♛", "王 ♛"])
def test_signs_beside_letters_are_drawn_where_this_computer_has_them(name: str) -> None:
    assert drawn(name, "王♛♚") == name
    assert drawn("Regina ♛", "王") == "Regina "
    assert drawn("♛ ☆ Anna", "♛") == "♛ Anna"


def test_beside_a_sign_letters_keep_our_font() -> None:
    drawing, seen = Drawing("x"), list[str]()

    def render(svg: str, zoom: float, others: bool) -> bytes:
        seen.append(svg)
        return b"drawn" if "Regina" in svg or "♛" in svg else b""

    drawing.text(400, 40, "Regina ♛", 25, 700)
    png(drawing.svg(80), Computer(render))
    assert re.findall(r"<tspan[^>]*>([^<]*)<", seen[-1]) == ["Regina ", "♛"]


@pytest.mark.parametrize("name", ["1️⃣ Bea", "#️⃣ Bea", "*⃣ Bea"])
def test_a_keycap_takes_the_room_of_an_emoji(name: str) -> None:
    assert face(REGULAR).measure(name, 25) == face(REGULAR).measure("🎲 Bea", 25)


@pytest.mark.parametrize("name", ["🎲🐺", "Anna 🎲", "🎲 Anna ♟ Bea"])
def test_emoji_are_drawn_everywhere(name: str) -> None:
    assert drawn(name, "") == name


def test_emoji_beside_another_script_stay_where_this_computer_has_it() -> None:
    assert drawn("王 🎲", "王") == "王 🎲"
    assert drawn("王 🎲", "") == "? 🎲"


@pytest.mark.parametrize(
    "name", ["Zoë 👩‍👩‍👧 del Ponte", "Leo ❤️‍🔥 Rossi", "王 🇬🇧", "🏴‍☠️🇮🇹 Jack", "🏳️‍🌈 e 🧑🏽‍🚀 insieme"]
)
@pytest.mark.parametrize("anchor", ["start", "middle", "end"])
def test_an_emoji_of_several_signs_fails_no_picture(name: str, anchor: Anchor) -> None:
    drawing = Drawing("x")
    drawing.text(400, 40, name, 25, 700, anchor=anchor)
    assert png(drawing.svg(80))


def test_letters_after_an_emoji_of_several_signs_stay() -> None:
    def picture(name: str) -> bytes:
        return png(svg("table", {"title": "x", "columns": [{}], "rows": [[name]]}, "it"))

    assert picture("Zoë 👩‍👩‍👧 del Ponte") != picture("Zoë 👩‍👩‍👧 nte")


@pytest.mark.parametrize(("anchor", "before"), [("start", 0), ("middle", 0.5), ("end", 1)])
def test_words_with_an_emoji_stand_where_they_would_without_one(anchor: Anchor, before: float) -> None:
    drawing, seen = Drawing("x"), list[str]()

    def render(svg: str, zoom: float, others: bool) -> bytes:
        seen.append(svg)
        return b""

    drawing.text(400, 40, "🎲", 25, 700, anchor=anchor)
    png(drawing.svg(80), Computer(render))
    [placed] = re.findall(r'<tspan font-family="[^"]*" x="([^"]*)"', seen[-1])
    assert float(placed) == pytest.approx(400 - before * face(REGULAR).measure("🎲", 25), abs=0.01)


@pytest.mark.parametrize("name", ["👩‍👩‍👧", "👍🏽", "🇮🇹", "❤️", "1️⃣"])
def test_an_emoji_of_several_signs_is_drawn_as_one(name: str) -> None:
    svg_of = svg("table", {"title": "x", "columns": [{}], "rows": [[f"Anna {name}"]]}, "it")
    seen: list[str] = []

    def render(svg: str, zoom: float, others: bool) -> bytes:
        seen.append(svg)
        return b""

    png(svg_of, Computer(render))
    assert f">{name}</tspan>" in seen[-1]


def test_letters_of_our_font_are_drawn_with_it_alone() -> None:
    assert drawn("Ωж", "Ωж") == "□□"  # this computer's fonts were not asked


def test_of_a_script_the_first_letter_decides_for_the_others() -> None:
    here = computer("王")
    assert here.has("王")
    assert here.has("小")
    assert not computer("王").has("小")


async def test_a_picture_is_the_same_whichever_thread_draws_it() -> None:
    made = svg("table", {"title": "x", "columns": [{}], "rows": [["Anna"]]}, "it")
    assert {await asyncio.to_thread(png, made), await asyncio.to_thread(png, made)} == {png(made)}


def zooms(most: float, width: float = 400, height: float = 300) -> list[float]:
    """At which sizes a picture is drawn on a computer whose PNGs are too large beyond that one."""
    tried: list[float] = []

    def render(svg: str, zoom: float, others: bool) -> bytes:
        tried.append(round(zoom, 2))
        return bytes(500_001 if zoom > most else 500_000)

    png(f'<svg width="{width}" height="{height}"></svg>', Computer(render))
    return tried


def test_a_picture_is_drawn_twice_as_large_and_a_tall_one_less() -> None:
    assert zooms(9) == [2.0]
    assert zooms(9, 1000, 1000) == [1.48]
    assert zooms(9, 1000, 9000) == [1.0]


def test_what_stands_in_a_larger_picture_is_larger_by_as_much_and_no_more() -> None:
    def square(size: int) -> str:
        head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{size}" height="{size}" viewBox="0 0 20 20">'
        return head + '<rect width="20" height="20"/><rect width="9" height="9" fill="red"/></svg>'

    assert HERE.render(square(20), 2, False) == HERE.render(square(40), 1, False) != HERE.render(square(20), 1, False)


def test_a_png_that_is_too_large_to_be_sent_is_made_smaller_but_no_smaller_than_can_be_read() -> None:
    assert zooms(1.5) == [2.0, 1.6, 1.28]
    assert zooms(0) == [2.0, 1.6, 1.28, 1.02, 0.82, 0.66, 0.52]


def test_what_is_no_picture_of_ours_is_made_into_none() -> None:
    with pytest.raises(ValueError, match="not a picture of ours"):
        png("<svg></svg>")


def test_a_picture_has_three_forms() -> None:
    values = '{"title": "x", "columns": [{}], "rows": [["y"]]}'
    drawn = svg("table", {"title": "x", "columns": [{}], "rows": [["y"]]}, "it")
    assert make("table", values, "it", "svg").decode() == drawn
    assert make("table", values, "it", "png") == png(drawn)
    assert make("table", values, "it", "pdf") == leaf(png(drawn))
