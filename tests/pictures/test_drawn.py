"""Pictures are drawn as they were: every shape and word of a few of each kind, with its place, colour and size.

The files beside this one are to be read and judged: `python -m tests.pictures.test_drawn` writes them anew.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import deepcopy
from itertools import pairwise
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from pydantic import ValidationError

from bot.pictures import MAKERS, BadValues, svg
from bot.pictures.font import STRONG
from tests.pictures.samples import (
    bars,
    board,
    bracket,
    centres,
    champions,
    codewords,
    europe,
    filling,
    history,
    odds,
    paired,
    pairings,
    results,
    spread,
    standings,
)
from tests.pictures.test_episode import TALES, broad, crowded, episode, tale, told, told_tightly, untold, wordy
from tests.pictures.test_episode import tight as tight_episode
from tests.pictures.test_sheet import long_life, new_born, sheet, tight

HERE = Path(__file__).parent / "drawn"
TEAMS = ("Gli Orsi", "I Lupi", "Le Volpi", "I Corvi", "Le Lontre", "I Gufi reali della torre")
WORDS = "La compagnia della Rosa e del Giglio, che non aveva mai giocato insieme"
ENDS = ((89, 121), (107, 109), (108, 108), (83, 131))
YEARS = [[3, 3, 3, 3, 3, 4, 3], [4, 5, 5, 4, 4, 6, 4], [3, 7, 6, 2, 5, 8, 3], [0, 9, 7, 0, 4, 12, 2]]

TIGHT = [filling(room, size, STRONG) for size in (34, 20) for room in (140.8, 141.7)]
LABELS = (filling(216.4, 26, STRONG), filling(217.3, 26, STRONG), "Squadre di novizi")
SPACES = (("lon", 50, 25, None), ("nth", 150, 25, None), ("bre", 50, 75, "germany"), ("par", 150, 75, "france"))
SMALL = {
    "title": "Quattro",
    "across": 200,
    "down": 100,
    "spaces": [
        {"key": key, "points": [[x, y]], "sea": key == "nth", "centre": key in ("lon", "bre"), "owner": owner}
        for key, x, y, owner in SPACES
    ],
    "powers": [
        {"power": power, "name": filling(room, 23), "centres": 1}
        for power, room in (("germany", 115.7), ("france", 116.6))
    ],
}
GAME = [
    *(
        [3, 3, 3, 3, 3, 4, 3],
        [5, 4, 4, 4, 4, 4, 4],
        [5, 4, 4, 4, 4, 6, 4],
        [6, 4, 6, 0, 5, 6, 4],
        [6, 4, 7, 0, 5, 6, 4],
    ),
    *([[6 + at // 3, 4, 7 - at // 5, 0, 5, 6, 4] for at in range(10)]),
]
"""Fifteen years, in which powers go side by side, and one is out for long."""

LONG = {"label": "Squadre di giocatori che non avevano mai giocato insieme"}
NARROW = [{"title": "", "align": "right"}, {"title": "Chi"}, {"title": "Punti", "align": "right"}]
MANY = [[place, TEAMS[place % 6], 3 * place] for place in range(1, 41)]
TWO_LINES = f"{filling(400, 40)} {filling(335, 40)}"

SLIP = [["1", "", "", ""], ["2", "", "", ""], ["Firme dei due capitani", "Orsi", "", "I Gufi reali della torre"]]


def plain(head: Sequence[str], rows: Sequence[Sequence[Any]], **more: Any) -> tuple[str, dict[str, Any]]:
    """A table of names; heads that begin with a space stand over figures."""
    columns = [{"title": cell.strip(), "align": "right" if cell.startswith(" ") else "left"} for cell in head]
    return "table", {"title": "Tavoli", "columns": columns, "rows": rows} | more


PICTURES: dict[str, tuple[str, dict[str, Any]]] = {
    "odds": ("odds", odds(5)),
    "odds-certain": ("odds", odds(12, 0)),
    "odds-impossible": ("odds", odds(13, 14)),
    "odds-target": ("odds", odds(52, 30)),
    "odds-in-columns": (
        "odds",
        bars(40, mark="almeno 25", legend={"success": filling(158.9, 28), "failure": "No"}) | {"from": 25},
    ),
    "odds-of-long-words": (
        "odds",
        {
            "title": WORDS,
            "subtitle": WORDS * 2,
            "bars": [{"label": WORDS, "chance": chance} for chance in (0, 0.0001, 0.0009, 0.999)],
            "from": 2,
            "mark": WORDS,
            "legend": {"success": filling(158, 28)},
        },
    ),
    "odds-without-words": ("odds", {"title": "", "bars": [{"label": "", "chance": 0.5}] * 2, "from": 1}),
    "table": ("table", standings(8)),
    "table-in-halves": ("table", standings(1) | {"columns": NARROW, "rows": MANY}),
    "table-on-paper": plain(("Mano", "Vince", "Come", "Agenti rimasti"), SLIP, ruled=True),
    "table-of-orders-on-paper": plain(("Fase", "Ordini"), [["P 1901", ""], ["A 1901", ""]], ruled=True, letters=32),
    "table-of-many-on-paper": plain(
        ("Tavolo", ""), [[str(at), " e ".join([TEAMS[at % 6]] * 3)] for at in range(22)], ruled=True
    ),
    "certificate": plain(
        ("",),
        [[team] for team in ("Gli Orsi", TWO_LINES, "hanno vinto il torneo di primavera " * 5)],
        bare=True,
        letters=40,
    ),
    "table-of-heads-too-long-for-halves": plain(("Chi", " Punti di tutto il torneo"), [row[1:] for row in MANY]),
    "table-of-the-longest-names": plain(("Squadra", " Punti"), [[WORDS * 2, 1], [WORDS, 2], ["", 3]], highlight=9),
    "table-on-paper-of-nothing": plain(("Mano", "Vince"), [], ruled=True),
    "table-on-paper-of-one-column": plain(("Squadra",), [[team] for team in TEAMS], ruled=True, letters=40),
    "table-on-paper-of-twenty": plain(
        ("Tavolo", "", "Vince"), [[at, TEAMS[at % 6], "" if at % 2 else "sì"] for at in range(20)], ruled=True
    ),
    "table-on-paper-of-names": plain(("Capitano", "Squadra"), [["Anna", "I Lupi"], ["", "Le Volpi"]], ruled=True),
    "table-of-long-heads": plain(("Squadra", " Agenti scoperti in tutto il torneo", " Punti"), [["I Lupi", 7, 12]]),
    "table-of-long-names": plain(
        ("Squadra", "Capitano", " Punti"), [[" e ".join([TEAMS[5]] * 3), TEAMS[at], at] for at in range(3)], highlight=1
    ),
    "table-of-the-second-page": ("table", standings(9) | {"per_page": 3, "page": 2}),
    "table-of-a-page-of-many": ("table", standings(70) | {"highlight": 2}),
    "bracket": ("bracket", bracket(4)),
    "bracket-of-eight": ("bracket", bracket(8, winner=2)),
    "bracket-across": ("bracket", bracket(8) | {"across": True}),
    "bracket-of-two-across": ("bracket", bracket(2) | {"places": bracket(4)["places"] * 4, "across": True}),
    "bracket-of-champions": ("bracket", champions()),
    "bracket-of-champions-across": ("bracket", champions() | {"across": True}),
    "bracket-of-small-places": ("bracket", bracket(4) | {"places": bracket(4)["places"] * 4}),
    "pairings": ("pairings", pairings(list(zip(TEAMS, TEAMS[3:], strict=False)))),
    "bracket-of-two": ("bracket", bracket(2, winner=0, name="La compagnia della Rosa e del Giglio " * 2)),
    "pairings-of-one-who-rests": (
        "pairings",
        pairings([(f"{TEAMS[5]} e {TEAMS[4]}", TEAMS[0])], starts=2, rest="Riposa: I Corvi"),
    ),
    "pairings-of-many": ("pairings", pairings([(f"Squadra {at}", f"Rivale {at}") for at in range(30)], starts=2)),
    "pairings-of-nobody": ("pairings", pairings([], rest=" ".join([WORDS] * 4))),
    "pairings-without-scores": (
        "pairings",
        {
            "title": "Turno 1",
            "starts": "comincia",
            "tables": [paired("1", filling(278, 25), filling(278.9, 25)), paired("2"), paired("3", "", "I Lupi")],
        },
    ),
    "pairings-of-long-words": (
        "pairings",
        {
            "title": WORDS,
            "subtitle": WORDS * 2,
            "tables": [
                paired(filling(158, 25, STRONG), "La Rosa e del Giglio", "", filling(162, 25, STRONG), 1, 2),
                paired(filling(158.9, 25, STRONG), WORDS, "I Lupi", filling(162.9, 25, STRONG), 2, 1),
                paired("3", WORDS, WORDS, "", 0, 2),
                paired("4", "I Corvi", "I Gufi"),
            ],
            "per_page": 3,
            "starts": filling(500, 23),
            "rest": "Riposa: I Corvi",
        },
    ),
    "pairings-of-the-last-page": (
        "pairings",
        pairings([(f"Squadra {at}", f"Rivale {at}") for at in range(5)], page=3, per_page=2, rest="Riposa: I Corvi"),
    ),
    "history": ("history", history([1000, 1012.5, 990, 1040, 1035.25, 1100])),
    "history-between-days": (
        "history",
        history([1.25, 1.5]) | {"decimals": 2, "begins": "1 gennaio", "ends": "3 marzo", "start": 1.4, "subtitle": "E"},
    ),
    "history-of-one": ("history", history([1000]) | {"begins": "1 gennaio", "ends": "3 marzo"}),
    "history-of-many": (
        "history",
        history([1000 + at * 37 % 90 for at in range(61)]) | {"begins": "1 gennaio", "ends": "3 marzo"},
    ),
    "history-of-a-season": (
        "history",
        {"title": "Anna"}
        | {
            "points": [
                {"at": 40 + at, "value": -20.25 + at * 7 % 11, "outcome": "won" if at % 2 else ""} for at in range(31)
            ],
            "won": "",
            "best": "il valore più alto di tutta la stagione",
            "begins": "gennaio",
            "ends": "febbraio",
            "decimals": 2,
        },
    ),
    "history-of-thirty": ("history", history([1100, *range(1000, 1029)]) | {"best": ""}),
    "history-of-sixty": (
        "history",
        history([*range(1000, 1058), 1200, 1100])
        | {"best": WORDS * 2, "won": filling(220, 25), "lost": filling(220.9, 25), "start": 950},
    ),
    "history-of-equals": ("history", history([3, 3, 3]) | {"start": None, "decimals": 1}),
    "history-of-no-outcomes": (
        "history",
        {"title": "Anna", "points": [{"at": at, "value": at % 9} for at in range(61)], "best": "massimo"},
    ),
    "centres": ("centres", centres(YEARS)),
    "centres-of-a-winter": ("centres", centres(YEARS[:2], name="Anna")),
    "centres-of-a-start": (
        "centres",
        {"title": "Tavolo 1", "years": [1900], "powers": centres([[3, 3, 4, 3, 3, 4, 3]])["powers"][::-1]},
    ),
    "centres-of-one-each": ("centres", centres([[1] * 7] * 3) | {"goal_words": f"Vince chi arriva a 18 · {WORDS}"}),
    "centres-of-long-names": ("centres", centres(YEARS[:3], name=WORDS)),
    "centres-of-a-long-game": ("centres", centres(GAME, name="La Compagnia della Rosa")),
    "centres-of-the-longest-game": ("centres", centres([*GAME, GAME[-1]])),
    "codewords": ("codewords", codewords()),
    "codewords-of-words-that-fit": ("codewords", {"title": "Tavolo 1", "cells": board([*TIGHT, ""])}),
    "europe": ("europe", europe()),
    "europe-of-a-few": ("europe", europe({"mun": "germany"})),
    "europe-of-four-spaces": ("europe", SMALL),
    "episode": ("episode", episode()),
    "episode-of-a-long-evening": ("episode", crowded()),
    "episode-of-told-scenes": ("episode", told(3)),
    "episode-of-told-scenes-and-more": ("episode", told(3, tales=[tale(title, 2) for title in TALES])),
    "episode-of-long-words": ("episode", wordy()),
    "episode-of-nothing": ("episode", {"kicker": "Puntata 1", "title": "Neon"}),
    "episode-of-words-that-fit": ("episode", tight_episode()),
    "episode-of-told-words-that-fit": ("episode", told_tightly()),
    "episode-of-scenes-half-told": ("episode", untold()),
    "episode-of-broad-names": ("episode", broad()),
    "qr": ("qr", {"title": "Coppa", "link": f"https://club.example/event/e{'a1b2c3' * 4}"}),
    "qr-of-a-short-link": ("qr", {"title": "Coppa", "link": "http://a.b/"}),
    "qr-alone": ("qr", {"title": "Coppa", "link": "https://club.example/", "bare": True}),
    "sheet": ("sheet", sheet()),
    "sheet-of-a-long-life": ("sheet", long_life()),
    "sheet-of-words-that-fit": ("sheet", tight()),
    "sheet-of-a-new-born": ("sheet", new_born()),
    "spread": ("spread", spread()),
    "spread-with-results": ("spread", results()),
    "spread-of-words-that-fit": (
        "spread",
        {"title": "Punti", "rows": [{"label": label, "low": 0, "middle": 50, "high": 100} for label in LABELS]},
    ),
    "spread-of-no-width": ("spread", spread() | {"rows": [dict.fromkeys(("low", "middle", "high"), -3) | LONG]}),
}


def drawn(name: str) -> Iterator[str]:
    """A picture line by line: what is drawn, how, and what it says."""
    maker, values = PICTURES[name]
    for element in ElementTree.fromstring(svg(maker, values, "it")).iter():
        tag = element.tag.rpartition("}")[2]
        if tag not in ("style", "defs"):
            how = " ".join(f"{key.rpartition('}')[2]}={value}" for key, value in sorted(element.attrib.items()))
            yield " ".join(filter(None, (tag, how, "".join(element.text or "").strip())))


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_is_drawn_as_it_was(name: str) -> None:
    assert list(drawn(name)) == (HERE / f"{name}.txt").read_text("utf-8").splitlines()


def parts(values: Any) -> Iterator[dict[str, Any]]:
    """The values of a picture and of each of its parts."""
    if isinstance(values, dict):
        yield values
        values = [*values.values()]
    if isinstance(values, (list, tuple)):
        for value in values:
            yield from parts(value)


@pytest.mark.parametrize("name", PICTURES)
def test_no_part_of_a_picture_takes_a_value_that_it_does_not_know(name: str) -> None:
    maker, values = PICTURES[name]
    values = deepcopy(values)
    for part in parts(values):
        part["colour"] = "red"
        with pytest.raises(BadValues, match="colour"):
            svg(maker, values, "it")
        del part["colour"]
    svg(maker, values, "it")


@pytest.mark.parametrize("name", PICTURES)
def test_what_a_picture_was_given_cannot_be_changed(name: str) -> None:
    maker, values = PICTURES[name]
    read = MAKERS[maker].read(values)
    with pytest.raises(ValidationError, match="frozen"):
        read.title = "another"  # type: ignore[attr-defined]


def test_a_bar_says_where_it_ends_however_near_its_middle_is_and_no_figure_stands_in_another() -> None:
    rows = [{"label": str(at), "low": low, "middle": 108, "high": high} for at, (low, high) in enumerate(ENDS)]
    below: dict[str, list[tuple[float, str]]] = {}
    for element in ElementTree.fromstring(svg("spread", {"title": "Punteggi", "rows": rows}, "it")).iter():
        if element.get("font-size") == "20":
            below.setdefault(element.attrib["y"], []).append((float(element.attrib["x"]), element.text or ""))
    assert [[figure for _, figure in sorted(one)] for one in below.values()] == [
        [str(low), "108", str(high)] for low, high in ENDS
    ]
    assert all(right - left > 40 for one in below.values() for (left, _), (right, _) in pairwise(sorted(one)))
    assert all(20 < x < 780 for one in below.values() for x, _ in one)


@pytest.mark.parametrize(("low", "high"), [(6, 9), (1, 4)])
def test_a_bar_whose_middle_is_not_within_it_is_refused(low: int, high: int) -> None:
    with pytest.raises(BadValues, match="order"):
        svg("spread", {"title": "", "rows": [{"label": "", "low": low, "middle": 5, "high": high}]}, "it")


def test_every_kind_of_picture_is_among_them() -> None:
    assert {maker for maker, _ in PICTURES.values()} == MAKERS.keys()
    assert {file.stem for file in HERE.iterdir()} == PICTURES.keys()


if __name__ == "__main__":
    for each in PICTURES:
        (HERE / f"{each}.txt").write_text("\n".join(drawn(each)) + "\n", "utf-8")
