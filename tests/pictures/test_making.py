"""The letters of a PNG: our font's, else this computer's, else plain ones; never an empty box."""

from __future__ import annotations

import pytest

from bot.pictures import svg
from bot.pictures.making import Computer, png


def computer(letters: str) -> Computer:
    """A computer with fonts for some letters; what it draws is the SVG that it was given."""

    def render(svg: str, zoom: float, others: bool) -> bytes:
        known = letters if others else ""
        return "".join(char if char.isascii() or char in known else "□" for char in svg).encode()

    return Computer(render)


def drawn(name: str, letters: str) -> str:
    """The name as it stands in the picture of a table, on a computer with fonts for these letters."""
    made = png(svg("table", {"title": "x", "columns": [{}], "rows": [[name]]}, "it"), computer(letters)).decode()
    return made.rpartition("</text>")[0].rpartition(">")[2]


@pytest.mark.parametrize("name", ["שלום דנה", "محمد", "王小明", "हिन्दी", "🎲🐺"])
def test_what_our_font_lacks_is_drawn_with_one_of_this_computer(name: str) -> None:
    assert drawn(name, name) == name


@pytest.mark.parametrize(
    ("name", "instead"), [("שלום דנה", "???? ???"), ("Anna 王", "Anna ?"), ("🎲🐺", "??"), ("Anna 🎲", "Anna")]
)
def test_what_no_font_here_has_is_a_question_mark(name: str, instead: str) -> None:
    assert drawn(name, "") == instead


def test_an_emoji_beside_letters_of_another_script_goes() -> None:
    assert drawn("王 🎲", "王") == "王"


def test_letters_of_our_font_are_drawn_with_it_alone() -> None:
    assert drawn("Ωж", "Ωж") == "□□"  # this computer's fonts were not asked


def test_of_a_script_the_first_letter_decides_for_the_others() -> None:
    here = computer("王")
    assert here.has("王")
    assert here.has("小")
    assert not computer("王").has("小")
