"""An export of the second format, read into its parts: head line, earlier lines, chain, and what is beside it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

FORMAT = 2
Values = dict[str, Any]


class NotAnExport(Exception):
    """A file that is not an export of a book: the line, and the text key that says why."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line, self.reason = line, reason


class Linked(NamedTuple):
    """A line of the chain: its very bytes, and what it says."""

    text: str
    values: Values


class Told(NamedTuple):
    """The value of a hidden field, as JSON, with the salt of its hash."""

    salt: str
    value: str


@dataclass(slots=True)
class File:
    """An export, in its parts."""

    head: Mapping[str, Any]
    earlier: list[Linked] = field(default_factory=list)
    chain: list[Linked] = field(default_factory=list)
    told: dict[tuple[int, str], Told] = field(default_factory=dict)
    salts: dict[int, str] = field(default_factory=dict)
    """Those of the lists of secret entries, by line."""
    secrets: dict[int, str] = field(default_factory=dict)
    """Those of the secret entries themselves, by their number."""
    before: str = ""


def value_of(text: str, line: int) -> Values:
    """A line as JSON."""
    try:
        value = json.loads(text, parse_constant=_no_number)
    except (ValueError, RecursionError):
        raise NotAnExport(line, "not-json") from None
    if not isinstance(value, dict):
        raise NotAnExport(line, "not-json")
    return value


def _no_number(word: str) -> object:
    raise ValueError(word)


def read(text: str) -> File:
    """The parts of a file; refused where it is none of ours, or a line is no line."""
    lines = text.removesuffix("\n").split("\n")
    head = value_of(lines[0], 1)
    if head.get("format") != FORMAT:
        raise NotAnExport(1, "other-file")
    if not all(whole(head.get(name)) for name in ("version", "secondFrom")) or not isinstance(head.get("book"), str):
        raise NotAnExport(1, "no-version")
    file = File(head)
    for number, line in enumerate(lines[1:], 2):
        values = value_of(line, number)
        if "n" in values:
            if beside(file):
                raise NotAnExport(number, "not-an-entry")
            file.chain.append(Linked(line, values))
        elif "seq" in values:
            if file.chain:
                raise NotAnExport(number, "not-an-entry")
            file.earlier.append(Linked(line, values))
        else:
            _beside(file, values, number)
    return file


def beside(file: File) -> bool:
    """Whether lines outside the chain have begun."""
    return bool(file.told or file.salts or file.secrets or file.before)


def _beside(file: File, values: Values, number: int) -> None:
    match values:
        case {"tells": int(line), "field": str(name), "salt": str(salt), "value": str(value)}:
            if (line, name) in file.told:
                raise NotAnExport(number, "not-an-entry")
            file.told[line, name] = Told(salt, value)
        case {"salts": dict(salts)} if all(isinstance(salt, str) and line.isdecimal() for line, salt in salts.items()):
            file.salts.update({int(line): salt for line, salt in salts.items()})
        case {"told": int(secret), "salt": str(salt)}:
            file.secrets[secret] = salt
        case {"before": str(salt)}:
            file.before = salt
        case _:
            raise NotAnExport(number, "not-an-entry")


def whole(value: object) -> bool:
    """Whether it is a whole number that every language keeps exactly (true and false are none)."""
    return isinstance(value, int) and not isinstance(value, bool) and abs(value) < 2**53
