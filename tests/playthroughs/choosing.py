"""What a person on Discord chooses and fills in where the playthrough has the words typed."""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass
from typing import TypeAlias

from bot.engines.book import Refused
from bot.hall.declared.declaration import Command
from bot.hall.declared.kinds import Choice, Member, Parameter, RoomChoice, Whole, YesNo
from bot.hall.declared.line_reader import LineReader


@dataclass(frozen=True)
class Somebody:
    """A member, whose name Discord turns into a mention."""

    name: str


@dataclass(frozen=True)
class Somewhere:
    """A room, chosen from those there."""

    title: str


Value: TypeAlias = bool | int | str | Somebody | Somewhere


@dataclass(frozen=True)
class Chosen:
    """A command with its options filled in, by the names that Discord shows."""

    command: Command
    options: dict[str, Value]


def chosen(reader: LineReader, words: str, people: Collection[str], rooms: Collection[str]) -> Chosen | None:
    """The command as chosen from the menu; None where Discord would not let anybody choose it so."""
    try:
        typed = reader.read(words)
    except Refused:
        return None
    command = typed.command
    if command is None or command.hidden:
        return None
    if any(parameter.required and parameter.name not in typed.words for parameter in command.parameters):
        return None
    options: dict[str, Value] = {}
    for name, word in typed.words.items():
        parameter = command.parameter(name)
        assert parameter is not None
        value = _value(parameter, word, people, rooms)
        if value is None:
            return None
        options[name] = value
    return Chosen(command, options)


def _value(parameter: Parameter, word: str, people: Collection[str], rooms: Collection[str]) -> Value | None:
    match parameter.kind:
        case Whole(low=low, high=high):
            return int(word) if re.fullmatch(r"-?\d+", word) and low <= int(word) <= high else None
        case YesNo(values=values):
            return word == "yes" if word in values else None
        case Choice(values=values) if word not in values:
            return None
        case Member():
            name = word.removeprefix("@")
            return Somebody(name) if name in people else word
        case RoomChoice():
            return Somewhere(word) if word in rooms else None
    return word
