"""The rules of every game, read from config/rules; a wrong file stops here, with its line and its key."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

from pydantic import BaseModel, ValidationError
from pydantic_core import ErrorDetails

from bot.engines.codice import rules as codice
from bot.engines.daimon.rules import checks_of_rules, quick
from bot.engines.daimon.rules.quick import QuickRules
from bot.engines.daimon.rules.rules import Rules
from bot.engines.diplomacy import rules as diplomacy
from bot.engines.diplomacy import shapes
from bot.engines.diplomacy.orders import atlas
from bot.engines.gdr import rules as gdr
from bot.engines.mito.rules import MitoRules
from bot.engines.rule_parts import Break, Keys
from bot.places import CONFIG
from bot.settings import reason_of
from bot.texts import LANGUAGES, WHOLE, Texts
from bot.texts.words import RULES
from bot.toml_lines import lines_of, wrong_line
from bot.word_lists import WORDS, WordList, WrongWords, word_lists

M = TypeVar("M", bound=BaseModel)

Parse: TypeAlias = Callable[[str], dict[str, Any]]
"""Reads TOML."""

BESIDE = ("about", "speaks")
"""The keys of what stands beside a name in the table of words: a longer description, and what else speaks of it."""
_REASONS = {
    "extra_forbidden": "rule-unknown",
    "decimal_parsing": "setting-not-a-number",
    "decimal_type": "setting-not-a-number",
    "missing": "rule-missing",
    "tuple_type": "rule-not-a-list",
    "bool_type": "rule-not-yes-or-no",
    "bool_parsing": "rule-not-yes-or-no",
    "dict_type": "rule-not-a-section",
    "model_type": "rule-not-a-section",
    "too_short": "rule-too-short",
    "too_long": "rule-too-long",
}
"""Text keys for pydantic's error types, where they differ from those of settings."""


class WrongRule(Exception):
    """A rule that does not fit: its file, its line, its key and the reason (a text key, and what it names)."""

    def __init__(self, file: Path, line: int, key: str, reason: str, facts: Mapping[str, str | int]) -> None:
        super().__init__(f"{file}:{line}: {key}: {reason}")
        self.file = str(file.relative_to(CONFIG.parent)) if file.is_relative_to(CONFIG) else str(file)
        self.line, self.key, self.reason, self.facts = line, key, reason, facts

    def named(self, texts: Texts, language: str) -> dict[str, str | int]:
        """The values of the sentence that explains it."""
        reason = texts.say(language, self.reason, self.facts)
        return {"file": self.file, "line": self.line, "key": self.key or "none", "reason": reason}


@dataclass(frozen=True, slots=True)
class Rulebook:
    """The rules of every game."""

    daimon: Rules
    quick: QuickRules
    """A character of Dàimon in five minutes."""
    codice: codice.CodiceRules
    gdr: gdr.GdrRules
    mito: MitoRules
    diplomacy: diplomacy.ItaliaRules
    map: atlas.MapRules
    shapes: shapes.Shapes
    """How the map is drawn."""
    words: Mapping[str, WordList]
    """The lists of words that Nome in Codice is played with, by name."""


@cache
def rulebook(folder: Path = RULES, parse: Parse = tomllib.loads, words: Path = WORDS) -> Rulebook:
    """The rules as the files give them; read once."""
    game = partial(_Files, parse)
    daimon = game(folder / "daimon")
    rules = _daimon(daimon)
    borders = _checked(game(folder / "diplomacy", "map.toml"), atlas.MapRules, atlas.breaks)
    drawing = _checked(
        game(folder / "diplomacy", "shapes.toml"), shapes.Shapes, lambda found: shapes.breaks(found, borders)
    )
    return Rulebook(
        daimon=rules,
        quick=_quick(daimon, rules),
        codice=_checked(game(folder, "codice.toml"), codice.CodiceRules, codice.breaks),
        diplomacy=_checked(game(folder, "italia2010.toml"), diplomacy.ItaliaRules, diplomacy.breaks),
        map=borders,
        shapes=drawing,
        gdr=_gdr(game(folder, "rbb2.toml")),
        mito=game(folder, "mito.toml").read(MitoRules),
        words=_words(words),
    )


def _words(folder: Path) -> Mapping[str, WordList]:
    try:
        return word_lists(folder)
    except WrongWords as wrong:
        raise WrongRule(wrong.file, wrong.line, wrong.word, wrong.reason, wrong.facts) from None


def _checked(
    files: _Files, model: type[M], breaks: Callable[[M], Iterable[Break]], beside: type[BaseModel] = BaseModel
) -> M:
    """The rules of a game that hold together; `beside` has the other sections of the same files."""
    rules = files.read(model, beside)
    for path, reason, facts in breaks(rules):
        raise files.wrong(path, f"rule-{reason}", facts)
    return rules


def _gdr(files: _Files) -> gdr.GdrRules:
    rules = _checked(files, gdr.GdrRules, gdr.breaks)
    for path in gdr.worded(rules):
        if path not in files.words:
            raise files.wrong(path, "rule-no-words", {"name": _dotted(path)})
    return rules


def _daimon(files: _Files) -> Rules:
    rules = _checked(files, Rules, checks_of_rules.breaks, beside=QuickRules)
    for words, path in checks_of_rules.worded(rules):
        if words not in files.words:
            raise files.wrong(path, "rule-no-words", {"name": _dotted(words)})
    return rules


def _quick(files: _Files, rules: Rules) -> QuickRules:
    found = _checked(files, QuickRules, lambda found: quick.breaks(found, rules), beside=Rules)
    for path in quick.worded(found):
        if path not in files.words:
            raise files.wrong(path, "rule-no-words", {"name": _dotted(path)})
    return found


class _Files:
    """The files of one game, read as one: what stands in which line, and what has words."""

    def __init__(self, parse: Parse, folder: Path, names: str = "*.toml") -> None:
        self.words: set[Keys] = set()
        """What has words, in every language."""
        self._folder = folder
        self._texts: dict[Path, str] = {}
        self._sections: dict[str, Any] = {}
        for file in sorted(folder.glob(names)):
            self._add(file, *_opened(file, parse))

    def read(self, model: type[M], beside: type[BaseModel] = BaseModel) -> M:
        """The numbers and keys of the files, without their words; sections of words only are not for the model."""
        known = {*model.model_fields, *beside.model_fields}
        for name, section in self._sections.items():
            if name not in known and (stray := next(_strays(section, (name,)), None)):
                raise self.wrong(stray, "rule-unknown", {})
        try:
            return model.model_validate(
                {name: _bare(section) for name, section in self._sections.items() if name in model.model_fields}
            )
        except ValidationError as error:
            # A key that is written wrong makes another one missing: it is the unknown one that is to be mended.
            first = min(error.errors(), key=lambda one: one["type"] != "extra_forbidden")
            raise self.wrong(self._written(first["loc"]), *_reason(first)) from None

    def wrong(self, path: Keys, reason: str, facts: Mapping[str, str | int]) -> WrongRule:
        """What is wrong, at the line that stands nearest to it."""
        return WrongRule(*self._place(path, self._texts), _dotted(path), reason, facts)

    def _place(self, path: Keys, texts: Mapping[Path, str]) -> tuple[Path, int]:
        """The line of these files that stands nearest; finding lines is slow, and done only when something is wrong."""
        lines = {file: lines_of(text) for file, text in texts.items()}
        for length in range(len(path), 0, -1):
            for file, found in lines.items():
                if path[:length] in found:
                    return file, found[path[:length]]
        return self._folder, 1

    def _add(self, file: Path, text: str, values: dict[str, Any]) -> None:
        """A section may be continued in another file; anything else stands once."""
        for path in _twice(self._sections, values):
            before, _ = self._place(path, self._texts)
            raise WrongRule(*self._place(path, {file: text}), _dotted(path), "rule-twice", {"file": before.name})
        self._texts[file] = text
        self._translated(values, ())
        for name, section in values.items():
            self._sections[name] = {**self._sections.get(name, {}), **section} if isinstance(section, dict) else section

    def _translated(self, part: dict[str, Any], path: Keys) -> None:
        """Remember what has words; words that are not there in every language are refused."""
        if any(language in part for language in LANGUAGES):
            for language in WHOLE:
                if not isinstance(part.get(language), str) or not part[language].strip():
                    raise self.wrong((*path, language), "rule-no-words", {"name": _dotted(path)})
            self.words.add(path)
        for name, value in part.items():
            if isinstance(value, dict):
                self._translated(value, (*path, name))

    def _written(self, path: Keys) -> Keys:
        """As much of pydantic's path as stands in a file, and the key that is missing there."""
        part: Any = self._sections
        for length, name in enumerate(path):
            if isinstance(part, dict) and name in part:
                part = part[name]
            elif isinstance(part, list) and isinstance(name, int):
                part = part[name] if name < len(part) else None
            else:
                return path[: length + 1] if isinstance(part, dict) and name != "[key]" else path[:length]
        return path


def _opened(file: Path, parse: Parse) -> tuple[str, dict[str, Any]]:
    """A file as text and as TOML."""
    try:
        text = file.read_text("utf-8")
        return text, parse(text)
    except OSError:
        raise WrongRule(file, 1, "", "setting-not-readable", {}) from None
    except UnicodeDecodeError:
        raise WrongRule(file, 1, "", "setting-not-utf-8", {}) from None
    except tomllib.TOMLDecodeError as wrong:
        line, stands = wrong_line(text, wrong)
        raise WrongRule(file, line, "", "rule-not-toml", {"text": stands}) from None


def _twice(before: dict[str, Any], now: dict[str, Any]) -> Iterator[Keys]:
    """The keys that two tables both have; of a section that both have, the keys in it that both have."""
    for name in [name for name in now if name in before]:
        if isinstance(before[name], dict) and isinstance(now[name], dict):
            yield from ((name, key) for key in now[name] if key in before[name])
        else:
            yield (name,)


def _strays(part: Any, path: Keys) -> Iterator[Keys]:
    """The paths of values that stand outside of any language: a text belongs under `it` or `en`."""
    if not isinstance(part, dict):
        yield path
        return
    for name, value in part.items():
        if name not in LANGUAGES:
            yield from _strays(value, (*path, name))


def _bare(part: Any) -> Any:
    """A part without its words."""
    if not isinstance(part, dict):
        return part
    return {name: _bare(value) for name, value in part.items() if name not in (*LANGUAGES, *BESIDE)}


def _reason(error: ErrorDetails) -> tuple[str, dict[str, str]]:
    reason, facts = reason_of(error)
    lengths = [str(value) for name, value in error.get("ctx", {}).items() if name in ("min_length", "max_length")]
    return _REASONS.get(error["type"], f"setting-{reason}"), facts | {"limit": (*lengths, facts["limit"])[0]}


def _dotted(path: Keys) -> str:
    """A path as people write it; what stands in a list is counted from 1."""
    return ".".join(str(name + 1 if isinstance(name, int) else name) for name in path)
