"""What people type in words of their own: no entry may hold it, because only what is kept apart can be erased."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from bot.hall.declared.kinds import Parameter, Text
from bot.hall.declared.line_reader import Typed

HOME = Path(__file__).parents[2]
SHORT = 4
"""A word as short as this may stand in an entry for another reason."""

ONE_OF_A_FEW = {"field", "vote", "offer"}
"""Parameters that are declared as words, but hold a field of the sheet, what is voted on or what the dice offer."""
ID = re.compile(r"[pw][0-9a-z]{10}")
"""A person, or words kept before: what a button holds in the place of words."""


@cache
def ours() -> str:
    """Words of the rules and of adventures: who types one of these may mean its key, which stands in entries."""
    folders = ("config/rules", "docs/adventures", "tests/playthroughs")
    files = [path for folder in folders for path in sorted((HOME / folder).rglob("*.toml"))]
    return "".join(path.read_text("utf-8").casefold() for path in files)


def own(typed: Typed) -> Iterator[str]:
    """The words of a command that writes, where it takes any words."""
    command = typed.command
    if command is not None and not command.reads:
        yield from (str(word) for name, word in typed.words.items() if _free(command.parameter(name)))


def _free(parameter: Parameter | None) -> bool:
    """Whether it takes any words: what is hidden is set by a button."""
    if parameter is None or parameter.hidden:
        return False
    return isinstance(parameter.kind, Text) and parameter.name not in ONE_OF_A_FEW


def raw(words: Iterable[str], bodies: Iterable[str]) -> list[str]:
    """Those of the words that stand in entries, of which these are the bodies."""
    recorded = json.dumps([json.loads(body) for body in bodies], ensure_ascii=False).casefold()
    looked_for = {word.casefold() for word in words if len(word) > SHORT and not ID.fullmatch(word)}
    return [word for word in sorted(looked_for) if word in recorded and word not in ours()]
