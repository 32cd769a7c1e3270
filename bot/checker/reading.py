"""An export, read into its parts: head line, lines of the first edition, chain, and what is beside it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeGuard

from bot.checker.verdict import Grade

FIRST, SECOND = 1, 2
"""Versions of the file: without a chain, and with one."""
Values = dict[str, Any]
DEEPEST = 100
"""Deepest nesting of JSON that is read: some languages' parsers give up beyond it."""
FOREIGN = 500
"""Nesting beyond which a head line is not parsed at all, not even to be called false."""

_TEXT = re.compile(r'"(?:[^"\\]|\\.)*"')
_LONE_SURROGATE = re.compile(r"\\u[dD][89a-fA-F]")
_LINE_NUMBER = re.compile(r"[1-9][0-9]{0,15}")
_HASH = re.compile(r"[0-9a-f]{64}")


class NotAnExport(Exception):
    """A file that is not an export of a book: the line, and the text key that says why."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line, self.reason = line, reason

    @property
    def grade(self) -> Grade:
        """FALSE, but for a file that does not begin like an export or names no version: it proves nothing."""
        return Grade.INCOMPLETE if self.reason in ("other-file", "no-version") else Grade.FALSE


class ChainedLine(NamedTuple):
    """A line of a book: its very bytes, and what it says."""

    text: str
    values: Values


class HiddenValue(NamedTuple):
    """The value of a hidden field, as JSON, with the salt of its hash."""

    salt: str
    value: str


@dataclass(slots=True)
class ExportFile:
    """An export, in its parts."""

    head: Mapping[str, Any]
    book: str
    format: int
    earlier: list[ChainedLine] = field(default_factory=list)
    chain: list[ChainedLine] = field(default_factory=list)
    told: dict[tuple[int, str], HiddenValue] = field(default_factory=dict)
    salts: dict[int, str] = field(default_factory=dict)
    """Those of the lists of secret entries, by line."""
    secrets: dict[int, str] = field(default_factory=dict)
    """Those of the secret entries themselves, by their number."""
    before: str | None = None
    beside: bool = False
    """Whether lines outside the chain have begun."""


def read(text: str) -> ExportFile:
    """The parts of a file; refused where it is none of ours, or a line is no line."""
    lines = text.split("\n")
    file = _begun(lines[0])
    if lines.pop() or not lines:
        raise NotAnExport(len(lines) + 1, "no-end")
    for number, line in enumerate(lines[1:], 2):
        values = _object(line, number)
        if "seq" in values and "n" not in values:
            if file.chain or file.beside:
                raise NotAnExport(number, "not-an-entry")
            file.earlier.append(ChainedLine(line, values))
        elif file.format == FIRST or ("n" in values and file.beside):
            raise NotAnExport(number, "not-an-entry")
        elif "n" in values:
            file.chain.append(ChainedLine(line, values))
        else:
            file.beside = True
            if not _beside(file, values):
                raise NotAnExport(number, "not-an-entry")
    return file


def _begun(line: str) -> ExportFile:
    """A file with its head line alone: what is no export is told from one whose head line is written badly."""
    head = _loosely(line)
    form = head.get("format")
    if isinstance(form, bool) or form not in (FIRST, SECOND):
        raise NotAnExport(1, "other-file")
    book = head.get("book" if form == SECOND else "id")
    numbers = ("version", "secondFrom") if form == SECOND else ("version",)
    said = isinstance(book, str) and (form == FIRST or isinstance(head.get("head"), str))
    if not said or not all(_number(head.get(name)) for name in numbers):
        raise NotAnExport(1, "no-version")
    try:
        parsed(line)
    except ValueError:
        raise NotAnExport(1, "bad-head") from None
    if not all(whole(head[name]) for name in ("format", *numbers)) or (form == SECOND and has_fraction(head)):
        raise NotAnExport(1, "bad-head")
    return ExportFile(head, str(book), int(form))


def _loosely(line: str) -> Values:
    """The head line as any reader may take it."""
    try:
        head = _json(line, dict) if _depth(line) <= FOREIGN else None
    except ValueError:
        head = None
    if not isinstance(head, dict):
        raise NotAnExport(1, "other-file")
    return head


def _beside(file: ExportFile, values: Values) -> bool:
    """Keep a line that stands beside the chain; gives whether it is one, and the only one of what it says."""
    match values:
        case {"tells": line, "field": str(name), "salt": str(salt), "value": str(value)} if whole(line):
            new, many = (line, name) not in file.told, 4
            file.told[line, name] = HiddenValue(salt, value)
        case {"salts": dict(salts)}:
            new = all(_LINE_NUMBER.fullmatch(line) and is_hash(salt) for line, salt in salts.items())
            new, many = new and not any(int(line) in file.salts for line in salts), 1
            file.salts.update({int(line): salt for line, salt in salts.items()} if new else {})
        case {"told": secret, "salt": salt} if whole(secret) and is_hash(salt):
            new, many = secret not in file.secrets, 2
            file.secrets[secret] = salt
        case {"before": str(salt)}:
            new, many = file.before is None, 1
            file.before = salt
        case _:
            return False
    return new and len(values) == many


# --- JSON as every language reads it


def parsed(text: str) -> Any:
    """The value of a text of JSON; ValueError where one language might read it as another thing than the next."""
    if "\\u" in text and _LONE_SURROGATE.search(text.replace("\\\\", "")):
        raise ValueError("half a sign")
    if _depth(text) > DEEPEST:
        raise ValueError("too deep")
    return _json(text, _each_once)


def _json(text: str, pairs: Callable[[list[tuple[str, Any]]], Values]) -> Any:
    return json.loads(text, object_pairs_hook=pairs, parse_int=_digits, parse_constant=_no_number)


def compactly(text: str) -> Any:
    """The value of compact JSON without fractions; ValueError where it is none."""
    value = parsed(text)
    if re.search(r"\s", _TEXT.sub("", text)) or has_fraction(value):
        raise ValueError("not compact")
    return value


def _object(text: str, line: int) -> Values:
    try:
        value = parsed(text)
    except ValueError:
        raise NotAnExport(line, "not-json") from None
    if not isinstance(value, dict):
        raise NotAnExport(line, "not-json")
    return value


def _each_once(pairs: list[tuple[str, Any]]) -> Values:
    values = dict(pairs)
    if len(values) != len(pairs):
        raise ValueError("a key stands twice")
    return values


def _no_number(word: str) -> object:
    raise ValueError(word)


def _digits(word: str) -> float:
    """A number without a point: exact as far as it may count, for Python refuses some thousands of digits."""
    return int(word) if len(word) < 20 else float(word)


def _depth(text: str) -> int:
    if text.count("[") + text.count("{") <= DEEPEST:
        return 0
    deep = deepest = 0
    for sign in _TEXT.sub("", text):
        deep += (sign in "[{") - (sign in "]}")
        deepest = max(deepest, deep)
    return deepest


def _number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def whole(value: object) -> TypeGuard[int]:
    """Whether it is a whole number that every language keeps exactly (true and false are none)."""
    return isinstance(value, int) and not isinstance(value, bool) and abs(value) < 2**53


def is_hash(value: object) -> TypeGuard[str]:
    """Whether it is a hash, or a salt, in hexadecimal, in small letters."""
    return isinstance(value, str) and _HASH.fullmatch(value) is not None


def has_fraction(value: object) -> bool:
    """Whether a number stands somewhere in it that not every language keeps exactly."""
    if isinstance(value, float):
        return True
    return abs(value) >= 2**53 if isinstance(value, int) else any(map(has_fraction, _within(value)))


def hidden(value: object) -> bool:
    """Whether a hash stands in the place of a value."""
    return isinstance(value, dict) and value.keys() == {"#"} and is_hash(value["#"])


def hides(value: object) -> bool:
    """Whether a hash stands in the place of a value somewhere in it."""
    return hidden(value) or any(map(hides, _within(value)))


def draws(value: object) -> Iterator[Values]:
    """Every draw that stands somewhere in a value."""
    if isinstance(value, dict) and value.keys() >= {"seal", "sides", "faces"}:
        yield value
    else:
        for one in _within(value):
            yield from draws(one)


def _within(value: object) -> Iterator[object]:
    if isinstance(value, dict):
        yield from value.values()
    elif isinstance(value, list):
        yield from value
