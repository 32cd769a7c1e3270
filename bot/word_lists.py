"""Lists of words for Nome in Codice, read from config/words; a wrong one stops here, with its line and its word.

A list begins with lines of what it is (`# language: it`, `# source: …`, `# licence: …`), then has a word a line.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from bot.texts import LANGUAGES
from bot.texts.words import RULES

WORDS = RULES.parent / "words"
LONGEST = 12
"""Signs of a word: more cannot be read on a button of five in a row."""
LEAST = 50
"""Words of a list: two boards."""
_ABOUT = ("language", "source", "licence")
_TOLD = re.compile(r"#\s*(\w+):\s*(.*)")


class WrongWords(Exception):
    """A list that does not fit: its file, the line, the word, and the reason (a text key, and what it names)."""

    def __init__(self, file: Path, line: int, word: str, reason: str, **facts: str | int) -> None:
        super().__init__(f"{file}:{line}: {word}: {reason}")
        self.file, self.line, self.word, self.reason, self.facts = file, line, word, reason, facts


@dataclass(frozen=True, slots=True)
class WordList:
    """The words of a file, in their order, in one language."""

    name: str
    language: str
    words: tuple[str, ...]


def word_lists(folder: Path = WORDS) -> Mapping[str, WordList]:
    """All lists by their names, which are those of their files; a club adds its own as one more file."""
    return {file.stem: _read(file) for file in sorted(folder.glob("*.txt"))}


def _read(file: Path) -> WordList:
    try:
        lines = file.read_text("utf-8").splitlines()
    except OSError:
        raise WrongWords(file, 1, "", "setting-not-readable") from None
    except UnicodeDecodeError:
        raise WrongWords(file, 1, "", "setting-not-utf-8") from None
    about = {told[1]: told[2].strip() for line in lines if (told := _TOLD.fullmatch(line.strip()))}
    for name in _ABOUT:
        if not about.get(name):
            raise WrongWords(file, 1, name, "words-not-told")
    if about["language"] not in LANGUAGES:
        facts = {"value": about["language"], "choices": ", ".join(LANGUAGES)}
        raise WrongWords(file, 1, "language", "setting-not-a-choice", **facts)
    words = tuple(_checked(file, lines))
    if len(words) < LEAST:
        raise WrongWords(file, len(lines) or 1, "", "words-too-few", have=len(words), least=LEAST)
    return WordList(file.stem, about["language"], words)


def _checked(file: Path, lines: list[str]) -> Iterator[str]:
    """The words: letters alone, not too long, none twice."""
    before: dict[str, int] = {}
    for number, line in enumerate(lines, 1):
        word = line.strip().lower()
        if not word or word.startswith("#"):
            continue
        if not word.isalpha():
            raise WrongWords(file, number, line.strip(), "words-not-one")
        if len(word) > LONGEST:
            raise WrongWords(file, number, word, "words-too-long", longest=LONGEST)
        if word in before:
            raise WrongWords(file, number, word, "words-twice", before=before[word])
        before[word] = number
        yield word
