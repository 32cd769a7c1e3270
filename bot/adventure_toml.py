"""The file of an adventure: TOML, read with its lines, refused with the line and the reason."""

from __future__ import annotations

import re
import tomllib
from decimal import Decimal, InvalidOperation
from functools import cache
from typing import Any

from bot.engines.book import Refused
from bot.engines.gdr.adventure import Adventure
from bot.engines.gdr.adventure_made import read
from bot.engines.gdr.adventure_tables import ITALIAN, Flaw
from bot.engines.gdr.rules import GdrRules
from bot.hall.cards.card import Argument, Say
from bot.hall.cards.lists import listed
from bot.hall.cards.plain_text import clean, folded
from bot.texts import FIRST_LANGUAGE, LANGUAGES, WIDE_LANGUAGE, Texts
from bot.toml_lines import Keys, lines_of, wrong_line

LARGEST = 200_000
"""Bytes: a file that is larger was not written for a table."""
MOST_DIGITS = 30
"""The most characters of a number: nobody judges more finely, and of thousands not even the sum can be said."""
QUOTED = 80
"""Characters of what was written that a refusal quotes."""
_LONG = re.compile(rf"=.*?([\w.+-]{{{MOST_DIGITS + 1}}}|[eE][+-]?\d{{4}})")


class _TooLong(Exception):
    """A number of too many characters, or too great for any arithmetic."""


def adventure_of(content: bytes, rules: GdrRules) -> Adventure:
    """The adventure of a file; refused with the line and the reason."""
    if len(content) > LARGEST:
        raise Refused("gdr-adventure-too-large", most=LARGEST // 1000)
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Refused("gdr-adventure-not-utf8") from None
    try:
        values = tomllib.loads(text.replace("\r\n", "\n"), parse_float=_number)
        return read(cleaned(values), rules, names(rules))
    except tomllib.TOMLDecodeError as wrong:
        raise _not_toml(text, wrong) from None
    except (_TooLong, ValueError):  # the latter of whole numbers, by Python itself
        raise Refused("gdr-adventure-number", line=_line_of_number(text), most=MOST_DIGITS) from None
    except RecursionError:
        raise Refused("gdr-adventure-too-deep") from None
    except Flaw as flaw:
        why = Say(f"gdr-flaw-{flaw.reason}", named_facts(flaw))
        raise Refused("gdr-adventure-wrong", line=_line(text, flaw.path), why=why) from None


def language_of(content: bytes) -> str | None:
    """The language in which the keys of a file are written; none where they do not tell."""
    written = re.findall(r"^\s*\[?([\w-]+)", content.decode("utf-8", "replace"), re.M)
    italian, english = (sum(word in keys for word in written) for keys in (ITALIAN.values(), ITALIAN.keys()))
    return None if italian == english else FIRST_LANGUAGE if italian > english else WIDE_LANGUAGE


@cache
def _texts() -> Texts:
    return Texts()


def names(rules: GdrRules) -> dict[str, str]:
    """What descriptors are called in any language, as a key is written (`qualita-tecnica`), to their own keys."""
    found: dict[str, str] = {}
    for key in rules.descriptors:
        for language in LANGUAGES:
            words = folded(_texts().name(language, f"rbb2-descriptors-{key}"))
            found.setdefault("-".join(re.findall(r"[a-z0-9]+", words)), key)
    return found | {key: key for key in rules.descriptors}


def named_facts(flaw: Flaw, *figures: str) -> dict[str, Argument]:
    """All that a flaw names; its sum, and what of it was written as these figures, as the reader writes numbers."""
    found = {name: named_fact(fact) for name, fact in flaw.facts.items()}
    for name in {"sum", *figures} & found.keys():
        if isinstance(said := found[name], str) and re.fullmatch(r"-?\d+\.\d+", said):
            whole, rest = said.split(".")
            found[name] = Say("decimal", {"whole": whole, "rest": rest})
    return found


def named_fact(fact: str | int | tuple[str, ...]) -> Argument:
    """What a flaw names, of what was written the beginning; descriptors by their names."""
    if not isinstance(fact, tuple):
        return f"{fact[:QUOTED]}…" if isinstance(fact, str) and len(fact) > QUOTED else fact
    return listed(Say(f"rbb2-descriptors-{key}", {}) for key in fact)


def _not_toml(text: str, wrong: tomllib.TOMLDecodeError) -> Refused:
    """The line that is no TOML, or says again what stands above."""
    line, stands = wrong_line(text, wrong)
    reason = "gdr-adventure-twice" if str(wrong).startswith("Cannot ") else "gdr-adventure-not-toml"
    return Refused(reason, line=line, text=clean(stands)[:QUOTED])


def _number(written: str) -> Decimal:
    """A number with a point, exactly."""
    try:
        number = Decimal(written)
    except InvalidOperation:
        raise _TooLong from None
    if len(written) > MOST_DIGITS:
        raise _TooLong
    return number


def _line_of_number(text: str) -> int:
    """The line with the first number that is too long."""
    return next((number for number, line in enumerate(text.splitlines(), 1) if _LONG.search(line)), 1)


def _line(text: str, path: Keys) -> int:
    """The line that stands nearest to a place in the file."""
    lines = lines_of(text)
    return next((lines[path[:length]] for length in range(len(path), 0, -1) if path[:length] in lines), 1)


def cleaned(value: Any) -> Any:
    """Texts without anything unseen in them, and whole numbers that can be said."""
    match value:
        case str():
            return clean(value)
        case dict():
            return {clean(name): cleaned(inner) for name, inner in value.items()}
        case list():
            return [cleaned(inner) for inner in value]
        case int() if abs(value) >= 10**MOST_DIGITS:
            raise _TooLong
    return value
