"""The page of an evening: one A5 leaf, whatever happened in it; what has no room is counted, and nothing leaves it."""

from __future__ import annotations

import re
import zlib
from itertools import pairwise
from typing import Any
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.pictures import MAKERS, BadValues, svg
from bot.pictures.drawing import ACCENT, WIDTH
from bot.pictures.episode import HEIGHT, HUES
from bot.pictures.font import STRONG
from bot.pictures.making import png
from bot.pictures.pdf import leaf
from bot.pictures.skyline import banner
from tests.pictures.samples import HOSTILE, filling
from tests.pictures.test_svg import check

SVG = "{http://www.w3.org/2000/svg}"
TALES = ("Che cosa è successo", "Ferite", "L'oracolo ha detto", "Tecnologie", "Chi è cresciuto", "Con parole loro")
WHYS = ("Margine record · Puntata record", "Puntata record", "Per un soffio")
WORD = "Una cena con il diavolo in un ristorante sul tetto della torre più alta"
TOLD, TOLD_UNTIL = {2: 18, 4: 22, 5: 27, 8: 33, 14: 43, 18: 23, 19: 5}, "I tiri da ricordare"
"""How many lines say what happened in so many scenes: numbers, titles and Masters too."""
LONG = "Maximilian-Alexander von Hohenzollern 🐉🔥"


def tale(title: str, rows: int, word: str = "Una cena", lines: int = 2) -> dict[str, Any]:
    """A part of the story with so many rows."""
    rests = [f"e altri {rows - shown}" if shown < rows else "" for shown in range(min(rows, 14) + 1)]
    return {"title": title, "rows": [f"{word} {at}" for at in range(min(rows, 14))], "rests": rests, "lines": lines}


def roll(faces: list[int], who: str = "Nadir · salto", why: str = "Per un soffio") -> dict[str, Any]:
    """A roll to remember."""
    return {"why": why, "who": who, "result": "3 successi, ne servivano 3", "faces": faces}


def episode(name: str = "Nadir", word: str = "Una cena", **more: Any) -> dict[str, Any]:
    """The page of a short evening."""
    return {
        "kicker": "Puntata 1",
        "title": name,
        "subtitle": "Il carico · 22/11/2026 · 3 scene · 14 tiri",
        "seed": 77,
        "cast_title": "Al tavolo",
        "cast": [{"name": name, "about": "di Anna"}, {"name": "Zero", "about": "di Carla"}],
        "scenes_title": "3 scene",
        "scenes": [0, 1, 0],
        "masters": [{"name": name, "about": "2"}, {"name": "Anna", "about": "1"}],
        "rolls_title": "I tiri da ricordare",
        "rolls": [roll([4, 5, 1])],
        "tales": [tale(TALES[0], 2, word), tale(TALES[1], 1, word)],
        "footer": "tirato coi dadi sigillati di Araldo",
    } | more


def told(scenes: int, **more: Any) -> dict[str, Any]:
    """The page of an evening whose scenes are told, each at length, the first under a long title."""
    names, words = [WORD, *(f"Scena {at}" for at in range(1, scenes))], f"{WORD}. " * 6
    story = [{"master": at % 2, "title": name, "about": "Nadir", "told": words} for at, name in enumerate(names)]
    return episode(scenes=[at % 2 for at in range(scenes)], story=story, **more)


def crowded(name: str = LONG) -> dict[str, Any]:
    """The page of the longest evening: thirty scenes, names of forty signs, more of everything than it can show."""
    return episode(
        name,
        cast=[{"name": name, "about": f"di {name}"}] * 8,
        cast_rest="e altri 3",
        scenes_title="30 scene",
        scenes=[at % 6 for at in range(30)],
        scenes_rest="e altri 2",
        masters=[{"name": name, "about": "5"}] * 6,
        rolls=[
            roll([4, 1] * 20, name, why) for why in ("Il margine più grande", "La puntata più cara", "Per un soffio")
        ],
        tales=[tale(title, 40, WORD) for title in TALES],
    )


def wordy() -> dict[str, Any]:
    """The page of an evening of which every part has longer words than there is room for."""
    tales = [tale(f"{title}: {WORD}", rows, f"{WORD}. " * 3) for title, rows in zip(TALES, (1, 2, 9), strict=False)]
    for one in tales:
        one["rests"] = [rest and f"{rest}, {WORD}" for rest in one["rests"]]
    return episode(
        WORD * 2,
        kicker=WORD * 2,
        subtitle=WORD * 2,
        cast_title=WORD,
        cast_rest=WORD,
        cast=[{"name": name, "about": f"di {WORD}"} for name in ("Nadir", LONG, "Zero")],
        scenes_title=WORD * 2,
        scenes=[at % 7 for at in range(17)],
        masters=[{"name": name, "about": "17"} for name in (WORD, "Anna", LONG, "Bo", "Carla")],
        rolls_title=WORD * 2,
        rolls=[roll([3, 4, 6, 2], WORD, WHYS[0]) | {"result": WORD * 2, "least": 3}],
        tales=tales,
        footer=WORD * 3,
    )


def tight() -> dict[str, Any]:
    """The page of an evening whose words have just the room that they need, or a hair less."""
    results = [filling(room, 22) for room in (328, 328.9, 402)]
    return episode(
        f"{filling(610, 42, STRONG)} {filling(610.9, 42, STRONG)}",
        seed=0,
        kicker=filling(720, 25, STRONG),
        subtitle=filling(720, 22),
        cast_title=filling(690, 22, STRONG),
        cast=[
            {"name": filling(255, 24, STRONG), "about": filling(80, 22)},
            {"name": "Zero", "about": filling(280, 22)},
        ],
        scenes_title=filling(690.9, 22, STRONG),
        scenes=[at % 8 for at in range(18)],
        masters=[{"name": filling(174.6, 22), "about": "2"}] * 3,
        rolls=[
            roll(faces, filling(room, 24, STRONG)) | {"result": result}
            for faces, room, result in zip(
                ([4, 9, 1] * 4, [4] * 12, [4] * 20), (541.2, 542.1, 542.1), results, strict=True
            )
        ],
        tales=[{"title": "Storia", "rows": [filling(698, 24), filling(698.9, 24)]}],
        footer=filling(720, 22),
    )


def broad() -> dict[str, Any]:
    """The page of an evening whose names need the whole width, while a part of the story stands on one line."""
    names = [filling(room, 24, STRONG) for room in (255.9, 649.9, 650.9)]
    brief = [tale(filling(300, 22, STRONG), 9, filling(200, 24)), tale("Ferite", 14), tale(WORD, 14, WORD)]
    brief[2]["rests"][1] = filling(240, 22)
    return episode(
        seed=2147483647,
        cast=[{"name": name, "about": "di Anna"} for name in names],
        scenes=[0] * 40,
        tales=[*(tale(title, 3) for title in TALES[:5]), *brief],
    )


def untold() -> dict[str, Any]:
    """The page of an evening of which only some scenes have been told."""
    cast = [{"name": filling(255.9, 24, STRONG), "about": "di Anna"}] * 2
    rolls = [roll([4] * 20) | {"result": filling(402.9, 22)}]
    return told(3) | {"scenes": [0] * 5, "seed": 5, "cast": cast, "rolls": rolls}


def told_tightly() -> dict[str, Any]:
    """The page of an evening whose scenes are told in words that have just the room that they need."""
    titles = [filling(422, 24, STRONG), filling(422.9, 24, STRONG), "Il carico"]
    words = [filling(240, 22), filling(240, 22), filling(240.9, 22)]
    story = [
        {"master": at, "title": title, "about": about, "told": " ".join([filling(678 + at * 0.9, 22)] * 2)}
        for at, (title, about) in enumerate(zip(titles, words, strict=True))
    ]
    return episode(scenes=[0, 1, 2], story=story, seed=9)


def read(values: dict[str, Any]) -> list[str]:
    """All that can be read, from top to bottom as drawn."""
    return [element.text or "" for element in ElementTree.fromstring(svg("episode", values, "it")).iter(SVG + "text")]


names = st.one_of(st.sampled_from(HOSTILE), st.text(max_size=60))


@given(names, names)
def test_a_page_of_any_texts_is_a_clean_picture(name: str, word: str) -> None:
    check(svg("episode", episode(name, word), "it"))


def test_a_page_of_nothing_is_a_clean_picture() -> None:
    check(svg("episode", {"kicker": "Puntata 1", "title": "Neon"}, "en"))


@pytest.mark.parametrize("values", [episode(), crowded()], ids=["short", "crowded"])
def test_it_is_always_one_leaf_and_nothing_stands_below_its_foot(values: dict[str, Any]) -> None:
    root = ElementTree.fromstring(svg("episode", values, "it"))
    assert (float(root.get("width", 0)), float(root.get("height", 0))) == (WIDTH, HEIGHT)
    *written, foot = [float(text.get("y", 0)) for text in root.iter(SVG + "text")]
    assert max(written) < foot < HEIGHT


@pytest.mark.parametrize("values", [episode(), crowded()], ids=["short", "crowded"])
def test_no_line_stands_on_another(values: dict[str, Any]) -> None:
    root = ElementTree.fromstring(svg("episode", values, "it"))
    lines = sorted({float(text.get("y", 0)) for text in root.iter(SVG + "text")})
    assert all(lower - upper > 13 or lower - upper < 6 for upper, lower in pairwise(lines))


def test_a_short_evening_stands_on_it_whole() -> None:
    shown = read(episode())
    assert shown[0] == "Puntata 1"
    assert {"Al tavolo", "Zero", "di Carla", "3 scene", "1", "2", "3", "I tiri da ricordare"} <= set(shown)
    assert {"Una cena 0", "Una cena 1", "Ferite"} <= set(shown)
    assert not [word for word in shown if word.startswith("e altri")]


def test_of_a_long_evening_every_part_is_there_and_says_how_many_others_there_are() -> None:
    shown = read(crowded())
    assert set(TALES) <= set(shown)
    assert [word for word in shown if word.startswith("e altri")][2:] == ["e altri 39"] * len(TALES)
    assert {"e altri 3", "e altri 2"} <= set(shown)


def test_a_long_story_takes_the_room_that_is_left() -> None:
    shown = read(episode(tales=[tale(TALES[0], 40)]))
    rows = [word for word in shown if word.startswith("Una cena")]
    assert len(rows) > 8
    assert f"e altri {40 - len(rows)}" in shown


def test_a_row_that_is_long_stands_whole_where_there_is_room_and_is_cut_where_there_is_none() -> None:
    row = " ".join(f"parola{at}" for at in range(60))
    alone = {"title": TALES[2], "rows": [row], "rests": [], "lines": 2}
    assert " ".join(read(episode(tales=[alone]))).count("parola") == 60
    among = read(episode(tales=[alone, *(tale(title, 9) for title in TALES)]))
    assert 4 < " ".join(among).count("parola") < 60 and any(word.endswith("…") for word in among)
    assert not [word for word in among if word == "e altri 9"]


@pytest.mark.parametrize(("scenes", "lines"), TOLD.items())
def test_the_more_scenes_are_told_the_fewer_lines_each_has_and_of_too_many_only_boxes_are_drawn(
    scenes: int, lines: int
) -> None:
    words = read(told(scenes))
    assert words.index(TOLD_UNTIL) - words.index("3 scene") == lines


def test_long_names_stand_whole_where_there_is_room() -> None:
    assert LONG in read(episode(cast=[{"name": LONG, "about": "di Anna"}] * 4))


def test_a_scene_has_the_colour_of_its_master() -> None:
    drawn = ElementTree.fromstring(svg("episode", episode(), "it"))
    boxes = [one.get("fill") for one in drawn.iter(SVG + "rect") if one.get("height") == "26"]
    assert boxes == [HUES[0], HUES[1], HUES[0]]


def test_dice_show_their_faces_successes_filled_and_those_without_room_are_counted() -> None:
    drawn = svg("episode", episode(rolls=[roll([4, 5, 1])]), "it")
    dice = re.findall(r'<rect[^>]*width="25" height="25"[^>]*fill="(#\w+)"', drawn)
    assert [fill == ACCENT for fill in dice] == [True, True, False]
    assert drawn.count('r="2.4"') == 4 + 5 + 1
    many = svg("episode", episode(rolls=[roll([4] * 40)]), "it")
    shown = len(re.findall(r'width="25" height="25"', many))
    assert f">+{40 - shown}<" in many


@pytest.mark.parametrize("part", ["cast", "scenes", "masters", "rolls", "tales"])
def test_a_page_without_a_part_is_a_clean_picture(part: str) -> None:
    check(svg("episode", episode(**{part: []}), "it"))


@pytest.mark.parametrize("change", [{"scenes": [0] * 41}, {"rolls": [roll([1])] * 4}, {"tales": [tale("x", 0)]}])
def test_more_than_a_page_can_hold_is_refused(change: dict[str, Any]) -> None:
    with pytest.raises(BadValues):
        MAKERS["episode"].read(episode(**change))


def test_every_evening_has_a_city_of_its_own_and_always_the_same() -> None:
    assert banner(1) == banner(1) != banner(2)
    check(banner(3))


# --- as a leaf to print


def test_a_leaf_is_a5_and_holds_the_pictures_own_rows() -> None:
    picture = png(svg("episode", episode(), "it"))
    made = leaf(picture)
    wide, high = map(float, re.search(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", made).groups())  # type: ignore[union-attr]
    assert (round(wide / 72 * 25.4), round(high / 72 * 25.4)) in {(148, 209), (148, 210)}
    length, rows = re.search(rb"/Columns (\d+) >> /Length (\d+) >>", made).groups()  # type: ignore[union-attr]
    begins = made.index(b"stream\n", made.index(b"/Columns")) + len("stream\n")
    across, down = int(length), int.from_bytes(picture[20:24], "big")
    assert len(zlib.decompress(made[begins : begins + int(rows)])) == down * (4 * across + 1)


def test_the_table_of_a_leaf_says_where_each_of_its_parts_begins() -> None:
    made = leaf(png(svg("episode", episode(), "it")))
    table = int(made.rpartition(b"startxref\n")[2].split()[0])
    assert made[table:].startswith(b"xref\n0 7\n")
    places = [int(one) for one in re.findall(rb"(\d{10}) 00000 n", made[table:])]
    assert [made[at:].startswith(b"%d 0 obj" % number) for number, at in enumerate(places, 1)] == [True] * 6


@pytest.mark.parametrize("other", [b"", b"GIF89a", b"\x89PNG\r\n\x1a\n\x00\x00\x00\x0dIHDR" + b"\x00" * 17])
def test_no_leaf_is_made_of_anything_else(other: bytes) -> None:
    with pytest.raises(ValueError, match="not a"):
        leaf(other)
