"""Lists of words for Nome in Codice, of config/words and of clubs; a wrong one stops here, with its line and its word.

A list begins with lines of what it is (`# language: it`, `# source: …`, `# licence: …`), then has a word a line.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

from bot.names import key
from bot.places import CONFIG
from bot.texts import LANGUAGES

WORDS = CONFIG / "words"
LONGEST = 12
"""The most characters of a word: more cannot be read on a button of five in a row."""
LEAST = 50
"""Words of a list: two boards."""
_SHOWN = 40
"""The characters that are shown of a word that does not fit."""
_ABOUT = ("language", "source", "licence")
_TOLD = re.compile(r"#\s*(\w+):\s*(.*)")


class WrongWords(Exception):
    """A list that does not fit: its file, the line, the word, and the reason (a text key, and what it names)."""

    def __init__(self, file: Path, line: int, word: str, reason: str, **facts: str | int) -> None:
        super().__init__(f"{file}:{line}: {word}: {reason}")
        self.file, self.line, self.word, self.reason, self.facts = file, line, word, reason, facts


class UnfitWord(NamedTuple):
    """Something in a list that does not fit: its line, the word, and why (a text key, and what it names)."""

    line: int
    word: str
    reason: str
    facts: Mapping[str, int] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class WordList:
    """The words of a file, in their order, in one language."""

    name: str
    language: str
    words: tuple[str, ...]


def word_lists(folder: Path = WORDS) -> Mapping[str, WordList]:
    """All lists by their names, which are those of their files; who hosts the bot adds one as one more file."""
    return {file.stem: _read(file) for file in sorted(folder.glob("*.txt"))}


def _read(file: Path) -> WordList:
    try:
        lines = file.read_text("utf-8").splitlines()
    except OSError:
        raise WrongWords(file, 1, "", "setting-not-readable") from None
    except UnicodeDecodeError:
        raise WrongWords(file, 1, "", "setting-not-utf-8") from None
    about = told_of(lines)
    for name in _ABOUT:
        if not about.get(name):
            raise WrongWords(file, 1, name, "words-not-told")
    if about["language"] not in LANGUAGES:
        facts = {"value": about["language"], "choices": ", ".join(LANGUAGES)}
        raise WrongWords(file, 1, "language", "setting-not-a-choice", **facts)
    words, unfit = sifted(lines)
    for one in unfit:
        raise WrongWords(file, one.line, one.word, one.reason, **one.facts)
    return WordList(file.stem, about["language"], words)


def told_of(lines: Iterable[str]) -> dict[str, str]:
    """What a list says of itself in its first lines."""
    return {told[1]: told[2].strip() for line in lines if (told := _TOLD.fullmatch(line.strip()))}


def sifted(lines: Sequence[str]) -> tuple[tuple[str, ...], list[UnfitWord]]:
    """The words: letters alone, not too long, none twice, enough of them; and what does not fit."""
    found: list[str] = []
    lines_of: dict[str, int] = {}
    unfit: list[UnfitWord] = []
    for number, line in enumerate(lines, 1):
        word = unicodedata.normalize("NFC", line.strip()).lower()
        if not word or word.startswith("#"):
            continue
        if not word.isalpha():
            unfit.append(UnfitWord(number, _shown(line.strip()), "words-not-one"))
        elif len(word) > LONGEST:
            unfit.append(UnfitWord(number, _shown(word), "words-too-long", {"longest": LONGEST}))
        elif (seen := key(word)) in lines_of:  # «caffe» and «caffè» cannot lie on one board
            unfit.append(UnfitWord(number, word, "words-twice", {"before": lines_of[seen]}))
        else:
            lines_of[seen] = number
            found.append(word)
    if not unfit and len(found) < LEAST:
        unfit.append(UnfitWord(len(lines) or 1, "", "words-too-few", {"have": len(found), "least": LEAST}))
    return tuple(found), unfit


def _shown(word: str) -> str:
    """As much of a word as tells which it is: a line may be a whole book."""
    return word if len(word) <= _SHOWN else word[:_SHOWN] + "…"
