"""A further language: begun, counted and checked: `make language LANGUAGE=de`."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

from babel import Locale, UnknownLocaleError
from babel.plural import PluralRule
from fluent.syntax import FluentParser, FluentSerializer, ast

from bot.places import LANGUAGES_FOLDER
from bot.texts import HERE, WHOLE, WIDE_LANGUAGE
from bot.texts.words import resource

RULES_FILE = "rules.ftl"
"""The words of the rules, all in one file."""
NAME = re.compile(r"[-_\w]{1,32}")
"""A name of a command, a parameter or a choice, as Discord takes it."""
TELEGRAM_NAME = re.compile(r"[a-z0-9_]{1,32}")
LONGEST_ABOUT = 100
CLOSED = "#~ "
"""Stands before a text that is not translated yet."""


@cache
def parsed(text: str) -> tuple[ast.Message | ast.Term | ast.Junk, ...]:
    """The texts of a file, to be read alone; junk is what cannot be read. All of a language takes a second, and many
    tests look at it."""
    body = FluentParser(with_spans=False).parse(text).body
    return tuple(one for one in body if isinstance(one, ast.Message | ast.Term | ast.Junk))


def english() -> dict[Path, str]:
    """What there is to say: the files of texts, and the words of the rules as one file."""
    files = {file.relative_to(HERE / WIDE_LANGUAGE): file for file in sorted((HERE / WIDE_LANGUAGE).rglob("*.ftl"))}
    return {where: file.read_text("utf-8") for where, file in files.items()}


_OWN = {f"{key}{WIDE_LANGUAGE}": key for key in ("greeting-speak-", "greeting-other-")}
"""The texts by which a language says that it can be had: each has its own."""


@cache
def to_say() -> dict[str, ast.Message]:
    """Every text that a language can say, in English."""
    texts = [*english().values(), resource(WIDE_LANGUAGE)]
    return {one.id.name: one for text in texts for one in parsed(text) if isinstance(one, ast.Message)}


def begin(language: str, texts: Path = HERE, rules: Path = LANGUAGES_FOLDER) -> list[Path]:
    """Make the files that are not there yet: every text in English, closed until it is translated."""
    made = []
    wanted = {texts / language / where: text for where, text in english().items()}
    wanted[rules / language / RULES_FILE] = resource(WIDE_LANGUAGE) + "\n"
    for file, text in wanted.items():
        if not file.exists():
            file.parent.mkdir(parents=True, exist_ok=True)
            own = "\n".join(line for one in text.splitlines() for line in _with_its_own(one, language))
            lines = (f"{CLOSED}{line}".rstrip() if line and line[0] != "#" else line for line in own.splitlines())
            file.write_text("\n".join(lines) + "\n", "utf-8")
            made.append(file)
    return made


def _with_its_own(line: str, language: str) -> list[str]:
    """A line of English, and where it tells how to have that language, the same of another."""
    key, equals, rest = line.partition(" = ")
    return [line, f"{_OWN[key]}{language}{equals}{rest}"] if key in _OWN else [line]


def said(language: str, texts: Path = HERE, rules: Path = LANGUAGES_FOLDER) -> dict[str, ast.Message]:
    """What the language says so far."""
    return {one.id.name: one for one in _bodies(language, texts, rules) if isinstance(one, ast.Message)}


def _bodies(language: str, texts: Path, rules: Path) -> Iterator[ast.Message | ast.Term | ast.Junk]:
    for folder in dict.fromkeys((texts / language, rules / language)):
        for file in sorted(folder.rglob("*.ftl")):
            lines = file.read_text("utf-8").splitlines()
            yield from parsed("\n".join(line for line in lines if not line.startswith(CLOSED.strip())) + "\n")


def wrong(language: str, texts: Path = HERE, rules: Path = LANGUAGES_FOLDER) -> list[str]:
    """What would not work: texts that cannot be read, other values than in English, missing plurals, unfit names."""
    junk = [one for one in _bodies(language, texts, rules) if isinstance(one, ast.Junk)]
    found = [f"cannot be read: {str(one.content).splitlines()[0]}" for one in junk]
    own = said(language, texts, rules)
    forms = _told_apart(Locale.parse(language).plural_form), _told_apart(Locale.parse(language).ordinal_form)
    for key, text in own.items():
        model = to_say().get(_in_english(key, language))
        if model is None:
            found.append(f"{key}: there is no such text")
            continue
        parts = {"": (text.value, model.value)}
        there = {one.id.name: one.value for one in model.attributes}
        parts |= {f".{one.id.name}": (one.value, there.get(one.id.name)) for one in text.attributes}
        for part, (ours, theirs) in parts.items():
            if odd := values(ours) - values(theirs):
                found.append(f"{key}{part}: {', '.join(f'${name}' for name in sorted(odd))} is not given here")
            if lost := values(theirs) - values(ours):
                found.append(f"{key}{part}: says nothing of {', '.join(f'${name}' for name in sorted(lost))}")
            found += [f"{key}{part}: no plural for [{one}]" for one in sorted(_lacking(ours, *forms))]
        found += _unfit(key, text)
    return [*found, *_doubles(own)]


def _in_english(key: str, language: str) -> str:
    """What a text is in English: the same, but for how the language itself can be had."""
    start = key.removesuffix(language)
    return f"{start}{WIDE_LANGUAGE}" if start in _OWN.values() else key


def _told_apart(rule: PluralRule) -> set[str]:
    """The plurals that numbers take which people come upon: French has one for millions alone."""
    return {rule(number) for number in range(1000)}


def values(node: object) -> frozenset[str]:
    """The values that a text names."""
    if isinstance(node, ast.VariableReference):
        return frozenset([node.id.name])
    inner = vars(node).values() if isinstance(node, ast.BaseNode) else node if isinstance(node, list) else ()
    return frozenset(name for one in inner for name in values(one))


def _lacking(node: object, plurals: set[str], ordinals: set[str]) -> set[str]:
    """The plurals of the language, or its forms of first, second …, that a choice by number does not tell apart."""
    inner = vars(node).values() if isinstance(node, ast.BaseNode) else node if isinstance(node, list) else ()
    found = {one for part in inner for one in _lacking(part, plurals, ordinals)}
    if isinstance(node, ast.SelectExpression):
        keys = {one.key.name if isinstance(one.key, ast.Identifier) else one.key.value for one in node.variants}
        if keys & {"zero", "one", "two", "few", "many"}:
            found |= (ordinals if isinstance(node.selector, ast.FunctionReference) else plurals) - keys - {"other"}
    return found


def plain(pattern: ast.Pattern | None) -> str:
    """Mere words of a pattern."""
    elements = pattern.elements if pattern else []
    return "".join(one.value for one in elements if isinstance(one, ast.TextElement))


def is_command(message: ast.Message) -> bool:
    """Whether a text names a command or a group of them."""
    return any(one.id.name == "about" for one in message.attributes)


def names(key: str, message: ast.Message) -> dict[str, str]:
    """The names in a text of a command or a set of choices, which are typed."""
    if key.startswith("choices-"):
        return {one.id.name: plain(one.value) for one in message.attributes}
    if not is_command(to_say().get(key, message)):
        return {}
    own = {one.id.name: plain(one.value) for one in message.attributes}
    kept = {name: word for name, word in own.items() if name != "example" and not name.endswith("about")}
    return kept | ({"": plain(message.value)} if message.value else {})


def _unfit(key: str, message: ast.Message) -> Iterator[str]:
    for name, word in names(key, message).items():
        if not NAME.fullmatch(word) or word != word.lower():
            yield f"{key}.{name}: Discord takes no name like “{word}”: at most 32 small letters, digits, - and _"
        if not name and "-" not in key and not TELEGRAM_NAME.fullmatch(word):
            yield f"{key}: Telegram takes no command like “{word}”: at most 32 letters without accents, digits and _"
    if is_command(to_say().get(key, message)):
        for one in message.attributes:
            if one.id.name.endswith("about") and not 1 <= len(plain(one.value)) <= LONGEST_ABOUT:
                yield f"{key}.{one.id.name}: Discord takes {LONGEST_ABOUT} characters, not {len(plain(one.value))}"


def _doubles(own: dict[str, ast.Message]) -> Iterator[str]:
    """Names that mean two things in the same place; what is not translated keeps its English name there."""
    seen: dict[tuple[str, str], str] = {}
    for key, model in to_say().items():
        message = own.get(key)
        here = names(key, model) | (names(key, message) if message else {})
        for name, word in here.items():
            place = key if name else key.partition("-")[0] if "-" in key else ""
            before = seen.setdefault((place, word), f"{key}.{name}".rstrip("."))
            if before != f"{key}.{name}".rstrip("."):
                yield f"{key}.{name}".rstrip(".") + f": “{word}” is the name of {before} already"


def told(language: str, texts: Path = HERE, rules: Path = LANGUAGES_FOLDER) -> str:
    """How much is done, and what is wrong."""
    every, own = to_say(), said(language, texts, rules)
    done = len(own.keys() & every.keys())
    lines = [f"{language}: {done} of {len(every)} texts ({done * 100 // len(every)}%); the others are said in English"]
    for where, text in english().items():
        keys = {one.id.name for one in parsed(text) if isinstance(one, ast.Message)}
        if (missing := len(keys - own.keys())) > 0:
            lines.append(f"  {where}: {missing} of {len(keys)} missing")
    return "\n".join([*lines, *(f"! {one}" for one in wrong(language, texts, rules))])


def main(words: Sequence[str]) -> int:
    """Begin a language or look at it; the exit code says whether anything is wrong."""
    language = " ".join(words).strip()
    try:
        if not re.fullmatch(r"[a-z]{2}", language):
            raise ValueError
        Locale.parse(language)
    except (UnknownLocaleError, ValueError):
        print("Which language? By its two letters, for instance: make language LANGUAGE=de", file=sys.stderr)
        return 1
    if language in WHOLE:
        print(f"{language} is whole: make check looks after it")
        return 0
    for file in begin(language):
        print(f"made {file}")
    print(told(language))
    return 1 if wrong(language) else 0


def pseudo(text: str) -> str:
    """A file in a language that nobody speaks: every text in ⟦ ⟧, every name with an x."""
    resource_ = FluentParser(with_spans=False).parse(text)
    for message in resource_.body:
        if not isinstance(message, ast.Message):
            continue
        key = message.id.name
        typed = names(key, message)
        untouched = key.startswith(("when-", "also-", "help-also-")) or key in UNCHANGED
        patterns = {"": message.value} | {one.id.name: one.value for one in message.attributes}
        for name, pattern in patterns.items():
            if pattern is None or untouched or name == "example":
                continue
            if name in typed:
                pattern.elements = [ast.TextElement(f"{plain(pattern)[:31]}x")]
            elif name.endswith("about"):
                pattern.elements = [ast.TextElement(f"⟦{plain(pattern)[: LONGEST_ABOUT - 2]}⟧")]
            else:
                pattern.elements = [ast.TextElement("⟦"), *pattern.elements, ast.TextElement("⟧")]
    return FluentSerializer().serialize(resource_)


UNCHANGED = (
    *("decimal", "a-before-a", "export-separator", "page-locale", "club-likely-zones", "moment-month"),
    *("typed-1", "typed-2", "typed-3"),
)
"""Texts that are no words: signs, zones, and what is typed."""

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
