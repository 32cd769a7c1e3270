"""How names of people stand in what was typed: one, several together, a guest, one in the place of another."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from bot.hall.cards.plain_text import clean
from bot.hall.declared.declaration import Command
from bot.hall.declared.kinds import Member, Members

NAMES = re.compile(r'<@!?[^<>\s]+>|@?\+?"[^"]+"|[^\s,;]+')
"""Each of several people."""
TOGETHER = 4
"""Words that are looked at together as one name."""
A_GUEST = "@+"
"""Stands before the name of a guest who is not to be taken for anybody else."""


def instead(command: Command, given: Mapping[str, Any], typed: str, word: str, into: str = "") -> dict[str, Any]:
    """What a command was given, with another word in the place of a name; as it was where the name is not found."""
    if into:
        return {**given, into: word}
    name = re.compile(rf"(?<![^\s,;:=]){re.escape(typed)}(?![^\s,;:=])")
    takers = sorted(command.parameters, key=lambda parameter: not isinstance(parameter.kind, Member | Members))
    for parameter in takers:
        value = given.get(parameter.name)
        if isinstance(value, str) and name.search(clean(value)):
            return {**given, parameter.name: name.sub(lambda _: word, clean(value), count=1)}
    return {**given}


def spans(words: str) -> list[str]:
    """All that may be one name in a text that names people: each of its words, and a few that stand together."""
    found = [name_of(name) for name in NAMES.findall(words) if not name.startswith(A_GUEST)]
    return [
        " ".join(found[start:end])
        for start in range(len(found))
        for end in range(start + 1, min(start + TOGETHER, len(found)) + 1)
    ]


def name_of(typed: str) -> str:
    """A name as it was typed, without the signs before and around it."""
    return typed.removeprefix("@").strip('"')


def a_guest(typed: str) -> str:
    """The word for a guest of a name, who is to be taken for nobody else."""
    return f'{A_GUEST}"{name_of(typed)}"'
