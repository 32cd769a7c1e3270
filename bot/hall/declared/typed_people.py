"""How names of people stand in what was typed: one, several together, a guest, one in the place of another."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Collection, Mapping
from hashlib import blake2s
from typing import Any

from bot.engines.book import Refused
from bot.hall.cards.plain_text import clean
from bot.hall.declared.call import Into
from bot.hall.declared.declaration import Command
from bot.hall.declared.kinds import Member, Members
from bot.hall.people.known import KnownPeople, Like, Sure
from bot.hall.people.names_in_words import NAMES, TOGETHER

A_GUEST = "@+"
"""Stands before the name of a guest who is not to be taken for anybody else."""
_IN_A_ROW = re.compile(r'@?[^\s,;"@<>+]+(?: [^\s,;"@<>+]+)+')
_GUEST = re.compile(r'@\+(?:(?P<new>[0-9a-f]{8})\+(?="))?(?P<name>.*)')
"""A guest as they are written; a new one with the sign of the question that made them."""


def instead(
    command: Command, given: Mapping[str, Any], typed: str, word: str, into: Into | None = None
) -> dict[str, Any]:
    """What a command was given, with another word in the place of a name; as it was where the name is not found."""
    if into is not None:
        return {**given, into.parameter: f"{into.before}{word}{into.after}"}
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


async def several(words: str, is_one: Callable[[str], Awaitable[bool]]) -> list[str]:
    """Those whom a list names: each word of it, what stands in quotes, and words in a row that `is_one` knows for the
    name of one."""
    found = [*NAMES.finditer(words)]
    names: list[str] = []
    while found:
        for end in range(min(TOGETHER, len(found)), 0, -1):
            name = words[found[0].start() : found[end - 1].end()]
            if end == 1 or (_IN_A_ROW.fullmatch(name) and await is_one(name)):
                break
        names.append(name)
        del found[:end]
    return names


async def listed(
    words: str, known: KnownPeople, platform: str, there: Callable[[str], Awaitable[Collection[str]]]
) -> list[str]:
    """Those whom a list names, by whom the club knows, and who is `there` by a name. Where commas part the names, words
    in a row after an @ are one, as a guest's are, unless one of them is somebody else by itself."""

    async def is_somebody(name: str) -> bool:
        match known.find(name, platform):
            case Sure() | Like([(_, "first")]):
                return True
        return bool(await there(name_of(name)))

    async def is_one(name: str) -> bool:
        if isinstance(known.find(name, platform), Sure):
            return True
        if not alone_in(words, name):
            return False
        if await there(name_of(name)):
            return True
        return name.startswith("@") and not any([await is_somebody(word) for word in name.split(" ")[1:]])

    return await several(words, is_one)


def in_quotes(no: Refused, words: str, name: str) -> Refused:
    """A refusal of a name, which says how it is written where it may be the end of a longer one."""
    for row in _IN_A_ROW.finditer(words):
        if no.reason == "nobody-of-that-name" and row[0].startswith("@") and name in row[0].split(" ")[1:]:
            return Refused("nobody-of-two-words", name=name, written=f'@"{name_of(row[0])}"')
    return no


def alone_in(words: str, name: str) -> bool:
    """Whether a name is all that stands between two commas of a list, so that it cannot be two."""
    return "," in words and name in (piece.strip() for piece in words.split(","))


def name_of(typed: str) -> str:
    """A name as it was typed, without the signs before and around it."""
    return guest_in(typed)[0] if typed.startswith(A_GUEST) else typed.removeprefix("@").strip('"')


def guest_in(typed: str) -> tuple[str, str]:
    """The name of a guest as typed (`@+Name`), and the sign of a new guest, which tells them apart from whoever has
    that name already; empty without one."""
    found = _GUEST.fullmatch(typed)
    return (found["name"].strip('"'), found["new"] or "") if found else (typed, "")


def a_guest(typed: str) -> str:
    """The word for a guest of a name, who is to be taken for nobody else."""
    return f'{A_GUEST}"{name_of(typed)}"'


def a_new_guest(typed: str, asked: str) -> str:
    """The word for a guest of a name whom nobody has met: the same one however often it is given, for it has the sign
    of the question that was `asked`."""
    return f'{A_GUEST}{new_sign(asked)}+"{name_of(typed)}"'


def new_sign(asked: str) -> str:
    """What makes the new guest of a question another than whoever has that name already."""
    return blake2s(asked.encode(), digest_size=4).hexdigest()
