"""How long a referee sits at the sheet of five players and their team, reckoned: `python -m tests.bench sheet`.

The sample adventure's sheet is played through the hall, from the press on «Judge» to the one that hands it in; words
and buttons are the same on every chat. Nobody's hand is timed. Assumed is that a press takes a second and a half, that
250 words a minute are read (what an apostrophe parts are two), and that on each third screen of all players one of
them stands out. Four referees:

- who knows the questions reads the titles alone;
- who sees them for the first time reads titles and answers on every screen, and the ways onwards until they are known.
  The adventure, which a table's Master and referee have seen played, is known to them, and players are told by their
  place;
- the same, who reads what they have just pressed once more in words;
- who knows nothing reads the adventure's words too.
"""

from __future__ import annotations

import re
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path

from bot.engines.gdr.adventure import Adventure, Element
from bot.hall.cards.card import Drawn, Key
from bot.hall.requests import Account
from tests.bench.figures import Figure, printed
from tests.commands.gdr.hall import CAST, RITA, hall
from tests.hall.house import words

PRESS, WORD = 1.5, 60 / 250
"""Seconds of a press, and of a word that is read."""
EACH = 3
"""On each so manieth screen of all players one stands out."""
PRESSES, SECONDS = 60, 180
NAMES = ("Fede", "Gino", "Ida", "Lea", "Moro")


class Reader:
    """Counts what there is to read on one screen after another."""

    def __init__(self, adventure: Adventure) -> None:
        self._story = sorted(_told(adventure), key=len, reverse=True)
        self._onwards: set[str] = set()
        self._before: tuple[set[str], set[str]] = set(), set()
        self.titles = self.fresh = self.every = self.story = 0

    def read(self, drawn: Drawn) -> None:
        """A screen that comes, or one of which a row was just told."""
        title, *lines = words(drawn).split("\n")
        answers, onwards = _labels(drawn)
        lines_before, answers_before = self._before
        self._before = {title, *lines}, answers
        here = answers if title not in lines_before or answers != answers_before else set()
        said = [*({title, *lines} - lines_before), *(onwards - self._onwards)]
        self._onwards |= onwards
        self.titles += 0 if title in lines_before else self._own(title)
        self.every += sum(map(self._own, [*said, *here]))
        self.story += sum(_count(text) - self._own(text) for text in [*said, *here])
        self.fresh += sum(map(self._own, [*(one for one in said if "✓ " not in one), *here]))

    def _own(self, text: str) -> int:
        """Words of a text that the adventure did not bring."""
        for told in self._story:
            text = text.replace(told, " ")
        return _count(text)


def _count(text: str) -> int:
    return len(re.findall(r"[^\W_]+", re.sub(r"\b[A-H] · ", "", text)))


def _told(adventure: Adventure) -> Iterator[str]:
    """All that an adventure says."""
    for one in adventure.characters.values():
        yield from (one.name, one.about)
    for tree in (adventure.aa, *adventure.cd.values()):
        yield from _elements(tree.values())


def _elements(elements: Iterable[Element]) -> Iterator[str]:
    for one in elements:
        yield from (one.text, *(option.text for option in one.options))
        yield from _elements(one.parts.values())


def _labels(drawn: Drawn) -> tuple[set[str], set[str]]:
    """The words of a screen's buttons: answers, each once, and the rest; no letters, and no names of rows."""
    answers, onwards = set(), set()
    for key in (key for row in drawn.buttons for key in row if key.label not in NAMES):
        label = key.label.removeprefix("✓ ")
        if " say " in key.id:
            answers.add(re.sub(r"^[A-H]( · |$)", "", label))
        else:
            onwards.add(label.split(": ")[0])
    return answers, onwards


def _pressed(drawn: Drawn, screen: int) -> list[Key]:
    """What is pressed on a screen that comes: whoever stands out there, and a word for the rest; or the one answer."""
    of = {
        act: [key for row in drawn.buttons for key in row if act in key.id] for act in (" praise ", " say ", " fill ")
    }
    of_players = any(key.label in NAMES for row in drawn.buttons for key in row)
    if of[" fill "] and of_players and screen % EACH == 0:
        return [of[" say "][0], of[" fill "][1]]
    return (of[" praise "] or of[" fill "][1:] or of[" say "])[:1]


async def sheet(language: str) -> tuple[int, Reader]:
    """A sheet from its first screen to its last press: how many presses, and what was read."""
    rita = Account("discord", RITA.id, RITA.name, language, RITA.handle)
    with tempfile.TemporaryDirectory() as folder:
        async with hall(Path(folder), {}) as floor:
            await floor.load(language=language)
            cast = ", ".join(f"@{name} {character}" for name, character in zip(NAMES, CAST, strict=True))
            await floor.said(f'/gdr squadra "Le Gazze" "{cast}"')
            reader = Reader((await floor.book()).scale.adventure)
            drawn, presses, screen = await floor.card('/gdr valuta "Le Gazze"', rita), 1, 0
            reader.read(drawn)
            while not (last := [key for row in drawn.buttons for key in row if " done " in key.id]):
                for key in _pressed(drawn, screen):
                    again = next(
                        one.id for row in drawn.buttons for one in row if one.id.split()[1:] == key.id.split()[1:]
                    )
                    drawn = await floor.card(who=rita, press=again)
                    reader.read(drawn)
                    presses += 1
                screen += 1
            await floor.card(who=rita, press=last[0].id)
            return presses + 1, reader


async def figures() -> list[Figure]:
    """Presses, words, and what they come to."""
    found = []
    for language in ("it", "en"):
        presses, reader = await sheet(language)
        hands = presses * PRESS
        found += [
            Figure(f"{language}: presses", presses, "", most=PRESSES),
            Figure(f"{language}: who knows the questions", hands + reader.titles * WORD, "s"),
            Figure(f"{language}: who knows the adventure alone", hands + reader.fresh * WORD, "s", most=SECONDS),
            Figure(f"{language}: the same, who reads back each press", hands + reader.every * WORD, "s", most=SECONDS),
            Figure(f"{language}: who knows neither", hands + (reader.every + reader.story) * WORD, "s"),
        ]
    return found


if __name__ == "__main__":
    import asyncio

    print(printed("A referee's sheet", asyncio.run(figures())))
