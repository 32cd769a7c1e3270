"""Values of pictures that several tests draw, and the names that people should not have but do."""

from __future__ import annotations

from collections.abc import Sequence
from math import comb
from typing import Any

from bot.pictures.font import REGULAR, STRONG, face
from bot.rules import rulebook

HOSTILE = (
    "<script>alert(1)</script>",
    "]]> & <!-- x --> <?php ?>",
    '" onload="alert(1)',
    "NUL\x00 bell\x07 escape\x1b[31m",
    "🎲🔥👨\u200d👩\u200d👧\u200d👦 🇮🇹 ❤\ufe0f",
    "\u202eevil\u202c \u2066isolated\u2069",
    "עברית שלום 123 abc",
    "العربية مرحبا بالعالم ﷽",
    "Z" + "\u0334\u0322\u0301\u0300" * 40 + "algo",
    "𝓐𝓷𝓷𝓪 ＜ｂ＞ ＷＷＷＷ",
    "日本語のとても長い名前テスト",
    "W" * 500,
    "\ud800lone\udfff \ufffe\uffff",
    "   ",
    "",
)


def filling(room: float, size: float, weight: int = REGULAR) -> str:
    """Letters that take a room but for a hair, so that they would be cut in a narrower one."""
    broad, middle, narrow = (face(weight).width(letter) * size for letter in "mrl")
    start = "m" * max(0, int((room - 40 * middle) / broad))
    left = room - len(start) * broad
    counts = [(many, int((left - many * middle) / narrow)) for many in range(int(left / middle))]
    many, more = max(counts, key=lambda pair: pair[0] * middle + pair[1] * narrow)
    return start + "r" * many + "l" * more


def odds(dice: int, target: int | None = None) -> dict[str, Any]:
    """Fair dice that succeed on every second face."""
    values: dict[str, Any] = {
        "title": f"{dice} dadi",
        "subtitle": "Probabilità di ogni numero di successi",
        "bars": [{"label": str(count), "chance": comb(dice, count) / 2**dice} for count in range(dice + 1)],
    }
    if target is not None:
        values |= {"from": target, "mark": f"almeno {target}"}
        values |= {"legend": {"success": "Successo", "failure": "Fallimento"}}
    return values


def bars(count: int, **more: Any) -> dict[str, Any]:
    """So many numbers that are all as likely as each other."""
    alike = [{"label": str(at), "chance": 1 / count} for at in range(count)]
    return {"title": f"{count} facce", "bars": alike} | more


def standings(rows: int, **more: Any) -> dict[str, Any]:
    """A standings table as a tournament shows it."""
    return {
        "title": "Classifica dopo il turno 4",
        "subtitle": "Torneo di primavera",
        "columns": [
            {"title": "", "align": "right"},
            {"title": "Squadra"},
            {"title": "Punti", "align": "right", "decimals": 1},
            {"title": "Agenti", "align": "right"},
            {"title": "Buchholz", "align": "right", "decimals": 2},
        ],
        "rows": [
            [place, f"Compagnia della Rosa {place}", 90 - place * 1.5, place * 7 % 40, place * 3.37 % 50]
            for place in range(1, rows + 1)
        ],
        "highlight": 4,
    } | more


def codewords() -> dict[str, Any]:
    """A board of Nome in Codice, with every colour, and the longest word that there may be."""
    colours = ("", "first", "second", "bystander", "assassin")
    words = ("annaffiatoio", "orso", "re", "frigorifero", "WWWWWWWWWWWW")
    return {"title": "Tavolo 3 · mano 2", "subtitle": "Orsi 3 di 9", "cells": board(words, colours)}


def board(words: Sequence[str], colours: Sequence[str] = ("",)) -> list[dict[str, Any]]:
    """Five rows, a word for each."""
    return [{"word": words[at // 5], "colour": colours[at % len(colours)], "covered": at > 20} for at in range(25)]


def bracket(sides: int, winner: int = 1, title: str = "Finali", name: str = "Compagnia della Rosa") -> dict[str, Any]:
    """The finals of 2, 4 or 8 sides with their places; the first round has been played."""

    def match(number: int, played: bool) -> dict[str, Any]:
        names = [{"name": f"{name} {number}", "score": "2"}, {"name": name, "score": "0"}]
        if not played:
            names = [{"name": f"{name} {number}"}, {"waits": f"vincente {name}"}]
        return {"sides": names, "winner": winner if played else 0, "mark": f"{number} · {name}"}

    def tree(matches: int, words: str) -> dict[str, Any]:
        rounds = []
        played = True
        while matches:
            rounds.append({"title": words, "matches": [match(at, played) for at in range(matches)]})
            matches, played = matches // 2, False
        return {"title": words, "rounds": rounds}

    places = [tree(2, title)] * (sides == 8) + [tree(1, "3º posto")] * {2: 0, 4: 1, 8: 2}[sides]
    return {"title": title, "subtitle": title, "main": tree(sides // 2, ""), "places": places}


def champions() -> dict[str, Any]:
    """The finals of four once all is played, with scores as long as they may be, and matches for three places."""

    def match(score: str, winner: int, *names: str, mark: str = "") -> dict[str, Any]:
        return {"sides": [{"name": name, "score": score} for name in names], "winner": winner, "mark": mark}

    room, score = 223, filling(84, 24, STRONG)
    first = match(score, 1, filling(room, 24, STRONG), "", mark=filling(341, 22))
    second = match(f"{score}l", 2, "I Lupi", filling(room + 0.9, 24, STRONG), mark=filling(341.9, 22))
    last = match("2", 2, "Gli Orsi", filling(room, 24, STRONG), mark="Finale")
    stages = [{"title": "Semifinali", "matches": [first, second]}, {"title": filling(345, 23), "matches": [last]}]
    place = {"title": "Posti", "rounds": [{"matches": [match("1", 1, "Le Volpi e i Corvi", "I Gufi")]}]}
    return {"title": "Finali", "main": {"title": filling(720, 27, STRONG), "rounds": stages}, "places": [place] * 3}


def paired(
    table: str, first: str = "", second: str = "", score: str = "", winner: int = 0, starts: int = 0
) -> dict[str, Any]:
    """One table of a round."""
    return {"table": table, "sides": [first, second], "score": score, "winner": winner, "starts": starts}


def pairings(met: list[tuple[str, str]], starts: int = 1, **more: Any) -> dict[str, Any]:
    """The tables of a round; every second one has been played."""
    tables = [
        {"table": str(at), "sides": sides, "starts": starts, "score": "2–1" * (at % 2), "winner": at % 2}
        for at, sides in enumerate(met, start=1)
    ]
    return {"title": "Turno 3", "tables": tables, "starts": "comincia"} | more


def history(values: list[float]) -> dict[str, Any]:
    """A player's values, game by game."""
    points = [{"at": at, "value": value, "outcome": ("won", "lost", "")[at % 3]} for at, value in enumerate(values)]
    return {"title": "Anna", "points": points, "start": 1000, "won": "vinte", "lost": "perse", "best": "massimo"}


def europe(owners: dict[str, str] | None = None) -> dict[str, Any]:
    """The map of the club, with these owners of centres, or everybody at home."""
    rules, shapes = rulebook().map.provinces, rulebook().shapes
    own: dict[str, str] = owners or {key: one.home for key, one in rules.items() if one.home not in (None, "neutral")}
    spaces = [
        {"key": key, "sea": one.kind == "sea", "centre": one.home is not None, "owner": own.get(key)}
        | {"points": [list(point) for point in shapes.points[key]]}
        for key, one in rules.items()
    ]
    away = [list(point) for points in shapes.away.values() for point in points]
    held = [*own.values()]
    powers = [{"power": one, "name": one.title(), "centres": held.count(one)} for one in dict.fromkeys(held)]
    return {"title": "Tavolo 3", "across": 1000, "down": 860, "spaces": spaces, "away": away, "powers": powers}


POWERS = ("austria", "england", "france", "germany", "italy", "russia", "turkey")


def centres(counts: list[list[int]], name: str = "") -> dict[str, Any]:
    """A game of Diplomacy by its years."""
    powers = [
        {"power": power, "name": name or power.title(), "note": name, "centres": [year[at] for year in counts]}
        for at, power in enumerate(POWERS)
    ]
    return {"title": "Tavolo 2", "years": [1900 + at for at in range(len(counts))], "powers": powers, "goal": 18}


def spread() -> dict[str, Any]:
    """Scores of simulated tables: wide, narrow, below 0 and above 100."""
    rows = [("Squadre deboli", -10.5, 5.9, 27.4), ("Squadre medie", 34.3, 61.3, 84.4), ("Squadre buone", 107, 108, 109)]
    return {
        "title": "Punteggi di mille tavoli",
        "subtitle": "La lampada di Punta Cenere",
        "rows": [{"label": label, "low": low, "middle": middle, "high": high} for label, low, middle, high in rows],
    }


def results() -> dict[str, Any]:
    """What was really scored beside the thresholds: between them, on the middle, beyond both ends, and by nobody."""
    real = ((12.5, 40, 40.5, 61.25), (-8, 33, 104.5), ())
    rows = [("Mara, la figlia del guardiano", 15, 42, 76), ("Vito", 12, 40, 75), ("Squadre, avanzamento", 20, 50, 85)]
    return spread() | {
        "rows": [
            {"label": label, "low": low, "middle": middle, "high": high, "real": each}
            for (label, low, middle, high), each in zip(rows, real, strict=True)
        ]
    }
