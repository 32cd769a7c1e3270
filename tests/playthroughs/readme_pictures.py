"""The pictures of README, drawn from evenings of the playthroughs: `python -m tests.playthroughs.readme_pictures`.

What they show stands in the file of an evening or in its looks, which the playthroughs keep true. What each picture was
drawn from stands beside it as a digest: where an evening or the drawing changes, a test asks for `make pictures`.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
from pathlib import Path

from bot.pictures import svg
from bot.pictures.making import HERE
from tests.playthroughs.looks import HERE as LOOKS
from tests.playthroughs.page_cards import CARDS, passage, photographed

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
DIGESTS = FOLDER / "drawn-from.json"
DRAWN = {
    "chances.it": ("tavolo", "odds"),
    "chances.en": ("table", "odds"),
    "words.it": ("amichevole", "codewords"),
    "words.en": ("friendly", "codewords"),
    "tables.it": ("nove", "pairings"),
    "tables.en": ("nine", "pairings"),
    "standings.it": ("nove", "table"),
    "standings.en": ("nine", "table"),
    "finals.it": ("nove", "bracket"),
    "finals.en": ("nine", "bracket"),
    "map.it": ("tavoli-da-soli", "europe"),
    "map.en": ("boards-themselves", "europe"),
}
"""Each picture of ours by its file's name: the evening in whose looks it stands, and its maker."""
PICTURES = sorted({*DRAWN, *CARDS})
_ZOOM = {"europe": 0.38}


def drawing(name: str) -> str:
    """The fullest picture of that maker which the evening showed, as SVG."""
    evening, maker = DRAWN[name]
    language = name[-2:]
    lines = (LOOKS / f"{evening}.{language}.txt").read_text("utf-8").splitlines()
    found = [line.split(f"· {maker} ", 1)[1] for line in lines if f"· {maker} {{" in line]
    values, _ = json.JSONDecoder().raw_decode(max(found, key=len))
    return svg(maker, values, language)


def digest(name: str) -> str:
    """What a picture is drawn from, in a few letters."""
    shown = drawing(name) if name in DRAWN else passage(name)
    return hashlib.sha256(shown.encode()).hexdigest()[:16]


def main() -> None:
    """Draw them all anew."""
    FOLDER.mkdir(exist_ok=True)
    for name in DRAWN:
        made = HERE.render(drawing(name), _ZOOM.get(DRAWN[name][1], 0.8), False)
        (FOLDER / f"{name}.png").write_bytes(made)
    asyncio.run(photographed(FOLDER))
    DIGESTS.write_text(json.dumps({name: digest(name) for name in PICTURES}, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
