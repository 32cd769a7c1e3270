"""The words of the rules: what stands in both languages in the files of config/rules, each with the key of a text."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path

from bot.places import CONFIG

RULES = CONFIG / "rules"


def words(language: str, folder: Path = RULES) -> Iterator[tuple[str, str]]:
    """Every key with its words: [skills.aim] in daimon/skills.toml is `daimon-skills-aim`, [kinds.own] in rbb2.toml
    `rbb2-kinds-own`.

    A file that is no TOML has no words here; what is wrong with it is said by whoever reads the rules.
    """
    for key, sections in _read(folder):
        yield from _within(sections, key, language)


@cache
def _read(folder: Path) -> list[tuple[str, dict[str, object]]]:
    """What the files hold, with how their keys begin; read once for all languages."""
    found = []
    for file in sorted([*folder.glob("*.toml"), *folder.glob("*/*.toml")]):
        with suppress(OSError, ValueError):
            sections = tomllib.loads(file.read_text("utf-8"))
            found.append((file.stem if file.parent == folder else file.parent.name, sections))
    return found


def _within(part: dict[str, object], key: str, language: str) -> Iterator[tuple[str, str]]:
    said = part.get(language)
    if isinstance(said, str):
        yield key, said
    for name, value in part.items():
        if isinstance(value, dict):
            yield from _within(value, f"{key}-{name}", language)


def resource(language: str, folder: Path = RULES) -> str:
    """The words as a Fluent file; they are said as they are, whatever characters they hold."""
    lines = []
    for key, said in words(language, folder):
        quoted = said.replace("\\", "\\\\").replace('"', '\\"')
        lines.append(f'{key} = {{ "{quoted}" }}')
    return "\n".join(lines)
