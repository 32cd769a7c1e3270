"""Values of pictures that several tests draw, and the names that people should not have but do."""

from __future__ import annotations

from math import comb
from typing import Any

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
