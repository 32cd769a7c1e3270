"""Every bench in one table: `python -m tests.bench`, or some of them by name: `python -m tests.bench books typed`."""

from __future__ import annotations

import asyncio
import sys
from importlib import import_module

from tests.bench.figures import printed

BENCHES = {
    "typed": "Typed commands",
    "books": "A book of 100,000 entries",
    "pictures": "Pictures",
    "storage": "Storage",
    "start": "Starting",
    "discord": "Discord",
    "telegram": "Telegram, one group",
    "codice": "Nome in Codice",
    "live": "Live hands of Nome in Codice",
    "evening": "A round of Nome in Codice through the hall",
    "mito": "A ladder of 10,000 players and 100,000 games",
    "import": "A long import",
    "memory": "Memory of a long import",
    "seats": "Seats of Diplomacy",
    "boards": "Boards of Diplomacy in one Telegram group",
    "scale": "Far beyond one club",
    "phones": "Two thousand phones on a public page",
    "sheet": "A referee's sheet, reckoned",
    "load": "A steady load",
}


def main() -> int:
    """The tables; 1 if a promise was not kept."""
    kept = True
    for name in sys.argv[1:] or BENCHES:
        figures = asyncio.run(import_module(f"tests.bench.bench_{name}").figures())
        print(printed(BENCHES[name], figures), flush=True)
        kept = kept and all(figure.kept for figure in figures)
    return 0 if kept else 1


if __name__ == "__main__":
    sys.exit(main())
