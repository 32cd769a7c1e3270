"""The letters of a PNG: our font's, else this computer's, else plain ones; never an empty box."""

from __future__ import annotations

from collections.abc import Callable

import pytest
import resvg_py

from bot.pictures import making, svg
from bot.pictures.making import png


class Computer:
    """A computer with fonts for some letters; what it draws is the SVG that it was given."""

    def __init__(self, letters: str) -> None:
        self._letters = letters

    def draw(self, *, svg_string: str, skip_system_fonts: bool, **_: object) -> bytes:
        known = "" if skip_system_fonts else self._letters
        return "".join(char if char.isascii() or char in known else "□" for char in svg_string).encode()


Has = Callable[[str], None]


@pytest.fixture
def computer_has(monkeypatch: pytest.MonkeyPatch) -> Has:
    """Say for which letters this computer has fonts."""

    def has(letters: str) -> None:
        monkeypatch.setattr(resvg_py, "svg_to_bytes", Computer(letters).draw)
        monkeypatch.setattr(making, "_scripts", {})

    return has


def drawn(name: str) -> str:
    """The name as it stands in the picture of a table."""
    made = png(svg("table", {"title": "x", "columns": [{}], "rows": [[name]]}, "it")).decode()
    return made.rpartition("</text>")[0].rpartition(">")[2]


@pytest.mark.parametrize("name", ["שלום דנה", "محمد", "王小明", "हिन्दी", "🎲🐺"])
def test_what_our_font_lacks_is_drawn_with_one_of_this_computer(computer_has: Has, name: str) -> None:
    computer_has(name)
    assert drawn(name) == name


@pytest.mark.parametrize(
    ("name", "instead"), [("שלום דנה", "???? ???"), ("Anna 王", "Anna ?"), ("🎲🐺", "??"), ("Anna 🎲", "Anna")]
)
def test_what_no_font_here_has_is_a_question_mark(computer_has: Has, name: str, instead: str) -> None:
    computer_has("")
    assert drawn(name) == instead


def test_an_emoji_beside_letters_of_another_script_goes(computer_has: Has) -> None:
    computer_has("王")
    assert drawn("王 🎲") == "王"


def test_letters_of_our_font_are_drawn_with_it_alone(computer_has: Has) -> None:
    computer_has("Ωж")
    assert drawn("Ωж") == "□□"  # this computer's fonts were not asked
