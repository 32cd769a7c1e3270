"""The history of an evening: what was asked, what befell, what was said and what stands in the books, a JSON object a
line; and its checker, which reads that alone: `python -m tests.chaos.history FILE…`."""

from __future__ import annotations

import json
import os
import re
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    from tests.chaos.coming_out import Written
    from tests.e2e.kill_stage import Evening

Line: TypeAlias = Mapping[str, Any]

KEPT = os.environ.get("HISTORIES", "")
"""The folder in which histories are kept; nowhere where it is empty."""
_NUMBER = re.compile(r"\b([a-z2-7]{4}·tiro \d+)\b")
_NOTE = re.compile(r"\b(?:note|r\d+n|tito)\d+x\b")
"""No four letters and digits that a seal could have."""


def lines_of(evening: Evening, books: Iterable[Written]) -> Iterator[Line]:
    """The history of an evening that is over, and of the books that came of it."""
    yield {"kind": "run", "seed": evening.seed, "books": "sqlite" if isinstance(evening.books, Path) else "postgresql"}
    yield from ({"kind": "befell", "what": what} for what in evening.befell)
    yield from ({"kind": "asked", "note": note} for note in sorted(evening.typed))
    for room in evening.rooms:
        here = {"room": str(room.place.id), "once": room.discord}
        yield from ({"kind": "killed", **here, "after": mark} for mark in room.kills)
        yield from ({"kind": "said", **here, "id": id, "text": text} for id, text in room.said())
    yield from (line for book in books for line in of_book(book))


def of_book(book: Written) -> Iterator[Line]:
    """What stands in a book."""
    for number, record, roll in book.rolls():
        note = book.words[roll.note] if roll.note else ""
        yield {"kind": "rolled", "room": book.place, "request": record.request, "number": number, "note": note}
    yield from ({"kind": "opened", "room": book.place, "seed": seed} for seed in book.posted())


def keep(name: str, lines: Iterable[Line], folder: str = KEPT) -> None:
    """Write a history down, where histories are kept."""
    if folder:
        Path(folder).mkdir(parents=True, exist_ok=True)
        text = "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)
        (Path(folder) / f"{name}.jsonl").write_text(text, "utf-8")


def flaws(lines: Iterable[Line]) -> list[str]:
    """What a history shows that must not be: asked and lost, confirmed and not in the books, done twice, said though it
    was never done, done and never said, said twice where a kill does not excuse it."""
    of: dict[str, list[Line]] = defaultdict(list)
    for line in lines:
        of[line["kind"]].append(line)
    found = [
        f"lost: {note}" for note in sorted({one["note"] for one in of["asked"]} - {one["note"] for one in of["rolled"]})
    ]
    found += [f"confirmed and lost: {one}" for one in sorted(_requests(of["confirmed"]) - _requests(of["written"]))]
    done = Counter(one["request"] for one in (*of["rolled"], *of["written"]))
    found += [f"done {times} times: {request}" for request, times in done.items() if times > 1]
    for room in sorted({one["room"] for one in (*of["said"], *of["rolled"])}):
        found += _flaws_of_room({kind: [one for one in some if one.get("room") == room] for kind, some in of.items()})
    return found


def _requests(lines: Iterable[Line]) -> set[str]:
    return {one["request"] for one in lines}


def _flaws_of_room(of: Mapping[str, list[Line]]) -> Iterator[str]:
    said: dict[tuple[str, str], list[int]] = defaultdict(list)
    for one in of["said"]:
        for number in _NUMBER.findall(one["text"]):
            said[number, "".join(_NOTE.findall(one["text"]))].append(one["id"])
    rolled = Counter((one["number"], one["note"]) for one in of.get("rolled", ()))
    yield from (f"said and never done: {number} {note}" for number, note in sorted(said.keys() - rolled.keys()))
    wanted: dict[str, tuple[list[int], int]] = {
        " ".join(which): (said[which], times) for which, times in rolled.items()
    }
    for seed in (one["seed"] for one in of.get("opened", ())):
        wanted[f"seed {seed}"] = ([one["id"] for one in of["said"] if seed in one["text"]], 1)
    kills = [one["after"] for one in of.get("killed", ())]
    once = all(one["once"] for one in of["said"])
    for what, (ids, times) in wanted.items():
        excused = all(any(first <= kill < second for kill in kills) for first, second in pairwise(sorted(ids)))
        if len(ids) < times:
            yield f"done and never said: {what}"
        elif len(ids) > times and (once or (times == 1 and not excused)):
            yield f"said {len(ids)} times: {what}"


def read(file: Path) -> list[Line]:
    """A history that was kept."""
    return [json.loads(line) for line in file.read_text("utf-8").splitlines()]


def main(files: list[str]) -> int:
    """Check histories; 1 where one shows a flaw."""
    well = True
    for name in files:
        lines = read(Path(name))
        counts = Counter(str(line["kind"]) for line in lines)
        wrong = flaws(lines)
        well = well and not wrong
        print(f"{name}: " + ", ".join(f"{count} {kind}" for kind, count in counts.items()), *wrong, sep="\n  ")
    return 0 if well else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
