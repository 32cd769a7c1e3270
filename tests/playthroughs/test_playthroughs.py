"""Every evening in tests/playthroughs, on every chat: each step shows exactly what the file says, to nobody else.

`python -m tests.playthroughs` writes what is seen into the files, to be read and judged.
"""

from __future__ import annotations

import contextlib
import logging
import re
import sqlite3
import zlib
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from bot.checker.file_check import checked
from bot.checker.verdict import ReadOff
from bot.commands.export import entries_file
from bot.engines.book import Refused
from bot.hall.house import built
from bot.settings import Settings
from bot.storage.sqlite_store import SqliteStore
from bot.texts import LANGUAGES
from tests.hall.house import COMMANDS, READER, TEXTS
from tests.hall.own_words import SHORT, own, raw
from tests.playthroughs import looks, script
from tests.playthroughs.script import Playthrough, Seen
from tests.playthroughs.stage import played

SAID = ("types", "writes", "answers")
SHORT_EVENING = 16
"""Steps: what takes more than so many is played in `make evenings`."""


def runs() -> Iterator[object]:
    """Every evening on each of its chats: in `make test` a short one on one of them, in `make evenings` all else. Of
    two languages that tell the same one, step by step, the Italian alone is played in `make test`."""
    plays = [script.read(path) for path in script.playthroughs()]
    told = Counter(_course(play) for play in plays)
    for play in plays:
        among = play.runs if told[_course(play)] == 1 or play.language == "it" else ()
        first = among[zlib.crc32(play.path.stem.encode()) % len(among)] if among else ""
        marks_of_first = [pytest.mark.evenings] if len(play.steps) > SHORT_EVENING else []
        for run in play.runs:
            marks = marks_of_first if run == first else [pytest.mark.again]
            yield pytest.param(play.path, run, id=f"{play.path.stem}-{run}", marks=marks)


def _course(play: Playthrough) -> tuple[object, ...]:
    """What an evening shares with another that only tells it in other words."""
    return play.runs, *((step.kind, step.who) for step in play.steps)


HOW = {
    f"[{TEXTS.name(language, 'help-how-button')}]": str(TEXTS.name(language, "telegram-how")) for language in LANGUAGES
}
"""The button under a refusal, and what an alert says instead."""


def place_by_place(seen: Iterable[Seen]) -> str:
    """What was seen, in its order in each place; which of two places sees something first is nobody's promise."""
    return "\n".join(map(str, sorted(seen, key=lambda one: one.head.removesuffix(", in its place"))))


def in_alerts(written: Iterable[Seen], seen: Iterable[Seen]) -> list[Seen]:
    """What is written, with no buttons where a chat said it by an alert, which has none: they stand in the room too;
    where the paragraph behind a refusal is opened stands in a line instead."""
    alerts = {
        one.head: {line for other in seen if other.head == one.head for line in other.lines}
        for one in seen
        if one.alert
    }

    def lines(one: Seen) -> Iterator[str]:
        for line in one.lines:
            instead = HOW.get(line, "") if line.startswith("[") else line
            if not line.startswith("[") or instead in alerts[one.head]:
                yield instead

    return [Seen(one.head, tuple(lines(one))) if one.head in alerts else one for one in written]


def secrets(play: Playthrough, file: Path) -> Iterator[str]:
    """What no log may hold of an evening: what was typed, with its bids and targets, what was told of it, and seeds."""
    yield from {step.words for step in play.steps if step.kind in SAID and len(step.words) > SHORT}
    with contextlib.closing(sqlite3.connect(file)) as books:
        yield from (text for (text,) in books.execute("SELECT text FROM words") if len(text) > SHORT)
        yield from (bytes(seed).hex() for (seed,) in books.execute("SELECT seed FROM seeds"))
        yield from (link for (link,) in books.execute("SELECT link FROM page_members") if link)


def own_words(play: Playthrough) -> Iterator[str]:
    """What people typed in their own words, on a line or in a form."""
    for step in play.steps:
        if step.kind == "answers":
            yield from step.words.split(" | ")
        elif step.kind in SAID:
            with contextlib.suppress(Refused):
                yield from own(READER.read(step.words))


def entries(file: Path) -> list[str]:
    """All that is recorded, in all books."""
    with contextlib.closing(sqlite3.connect(file)) as books:
        return [body for (body,) in books.execute("SELECT body FROM entries")]


async def exports(file: Path) -> list[str]:
    """Every book as it is exported."""
    store = SqliteStore(file)
    await store.open()
    try:
        house = built(COMMANDS, TEXTS, store, Settings(), reader=READER)
        await house.people.open()
        books = await store.books()
        return [(await entries_file(house, {"book": book.id}, "it"))[1].decode() for book in books]
    finally:
        await store.close()


@pytest.mark.parametrize(("path", "run"), list(runs()))
async def test_an_evening_goes_as_written(
    path: Path, run: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, "bot")
    play = script.read(path).on(run)
    happened, reached, seen_looks = await played(play, run, tmp_path)
    for step, seen in happened:
        assert place_by_place(seen) == place_by_place(in_alerts(step.seen, seen)), (
            f"{path.name}:{step.line}: {step.written}"
        )
    assert set(reached) >= set(play.reaches)
    if run == play.runs[0]:
        assert looks.written(seen_looks) == looks.file(path).read_text("utf-8")
        for text in await exports(tmp_path / "house.db"):
            found = checked(text, ReadOff())
            assert not found.false and not found.missing, found
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert not [secret for secret in secrets(play, tmp_path / "house.db") if secret in caplog.text]
    assert not raw(own_words(play), entries(tmp_path / "house.db")), "people's words stand in entries"


def test_every_command_is_found_in_a_playthrough() -> None:
    found = set()
    for path in script.playthroughs():
        play = script.read(path)
        for step in play.steps:
            if step.kind in ("types", "writes"):
                try:
                    command = READER.read(step.words).command
                except Refused:
                    continue
                found.add(command.name if command else "")
    assert {command.name for command in COMMANDS.shown()} <= found


WHERE_SOMETHING_BROKE = {"club close"}
"""Pressed where a book cannot be read: no evening spoils its disk, `tests/hall/books/test_unreadable.py` does."""


def test_the_button_of_every_hidden_command_is_pressed_in_a_playthrough() -> None:
    hidden = {command.name for command in COMMANDS.values() if command.hidden}
    assert hidden - WHERE_SOMETHING_BROKE <= {
        name for path in script.playthroughs() for name in script.read(path).reaches
    }


TAPS = re.compile(r"## .*\((?:taps|tocchi): (.+)\)")
"""A heading that says how many presses of whom stand under it."""
COUNTED = [path for path in script.playthroughs() if any(map(TAPS.fullmatch, path.read_text("utf-8").splitlines()))]


@pytest.mark.parametrize("path", COUNTED, ids=[path.stem for path in COUNTED])
def test_the_taps_of_an_evening_are_as_many_as_its_headings_say(path: Path) -> None:
    play = script.read(path)
    said: dict[str, str] = {}
    tapped: dict[str, Counter[str]] = {}
    heading = ""
    for number, step in enumerate(play.steps):
        for line in play.headings.get(number, ()):
            heading = line or heading
            if found := TAPS.fullmatch(line):
                said[heading], tapped[heading] = found[1], Counter()
        if step.kind == "presses" and heading in tapped:
            tapped[heading][step.who] += 1
    assert said == {one: ", ".join(f"{who} {count}" for who, count in taps.items()) for one, taps in tapped.items()}


def test_an_evening_of_four_is_counted_in_both_languages() -> None:
    assert {script.read(path).language for path in COUNTED} == {"it", "en"}
