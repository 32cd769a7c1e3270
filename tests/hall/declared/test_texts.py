"""Every text stands once in both languages with the same values, and every key that the code uses exists."""

from __future__ import annotations

import ast
import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast as fluent

import bot
from bot.texts import LANGUAGES
from bot.texts.words import words
from tests.hall.house import TEXTS
from tests.sources import nodes
from tests.text_places import called, texts, who_says_it
from tests.texts.languages import parsed

pytestmark = pytest.mark.sources

HOME = Path(bot.__file__).parent


@cache
def messages(language: str) -> list[fluent.Message]:
    """Every message of a language, with its terms left out."""
    files = sorted((HOME / "texts" / language).rglob("*.ftl"))
    bodies = [entry for file in files for entry in parsed(file.read_text("utf-8"))]
    assert not [entry for entry in bodies if isinstance(entry, fluent.Junk)]
    return [entry for entry in bodies if isinstance(entry, fluent.Message)]


def values(pattern: object) -> frozenset[str]:
    """The values that a text needs."""
    found: set[str] = set()
    stack = [pattern]
    while stack:
        node = stack.pop()
        if isinstance(node, fluent.VariableReference):
            found.add(node.id.name)
        if isinstance(node, fluent.BaseNode):
            stack += vars(node).values()
        elif isinstance(node, list):
            stack += node
    return frozenset(found)


@cache
def needs(language: str) -> dict[str, frozenset[str]]:
    """Every key and attribute with the values it needs; the words of the rules need none."""
    table = {}
    for message in messages(language):
        table[message.id.name] = values(message.value)
        table |= {f"{message.id.name}.{one.id.name}": values(one.value) for one in message.attributes}
    return table | {key: frozenset() for key, _ in words(language)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_stands_twice(language: str) -> None:
    counted = Counter([message.id.name for message in messages(language)] + [key for key, _ in words(language)])
    assert [key for key, count in counted.items() if count > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_of_the_files_is_found(language: str) -> None:
    assert [message.id.name for message in messages(language) if not TEXTS.has(language, message.id.name)] == []


def test_both_languages_have_the_same_texts_with_the_same_values() -> None:
    italian, english = needs("it"), needs("en")
    assert italian.keys() == english.keys()
    assert {key: (italian[key], english[key]) for key in italian if italian[key] != english[key]} == {}


PACKAGES = sorted({path.parent for path in HOME.rglob("*.py")})
each_package = pytest.mark.parametrize("package", PACKAGES, ids=[str(path.relative_to(HOME)) for path in PACKAGES])


@cache
def calls(package: Path) -> list[tuple[str, ast.Call]]:
    """Where the modules of a package say or refuse something, and how."""
    return [
        (f"{module.name}:{node.lineno}", node)
        for module in sorted(package.glob("*.py"))
        for node in nodes(module)
        if isinstance(node, ast.Call) and called(node) in ("say", "Say", "Refused")
    ]


def forms(node: ast.expr) -> list[str | re.Pattern[str]]:
    """The keys that an expression can give, where the source tells: constants, one of two, f-strings."""
    match node:
        case ast.Constant(value=str(key)):
            return [key]
        case ast.IfExp():
            return [*forms(node.body), *forms(node.orelse)]
        case ast.JoinedStr():
            parts = [re.escape(one.value) if isinstance(one, ast.Constant) else "[a-z0-9_-]+" for one in node.values]
            return [re.compile("".join(parts))]
    return []


def stands(form: str | re.Pattern[str], before: str = "") -> bool:
    """Whether there is such a text."""
    keys = needs("it")
    if isinstance(form, str):
        return before + form in keys
    return any(key.startswith(before) and form.fullmatch(key, len(before)) for key in keys)


@each_package
def test_every_text_that_the_code_says_exists(package: Path) -> None:
    for where, call in calls(package):
        if called(call) in ("say", "Say") and call.args:
            at = 1 if called(call) == "say" and len(call.args) > 1 and isinstance(call.func, ast.Attribute) else 0
            for form in forms(call.args[at]):
                assert stands(form), f"{where}: {form}"
        if called(call) == "Refused" and call.args:
            for form in forms(call.args[0]):
                assert stands(form, "refused-") or "bad-value" in str(form), f"{where}: {form}"


@each_package
def test_what_is_said_has_the_values_that_its_text_needs(package: Path) -> None:
    keys = needs("it")
    for where, call in calls(package):
        if not (called(call) == "say" and isinstance(call.func, ast.Name) and call.args):
            continue
        if any(word.arg is None for word in call.keywords):
            continue
        given = {word.arg for word in call.keywords}
        for key in forms(call.args[0]):
            if isinstance(key, str):
                assert keys.get(key, given) <= given, f"{where}: {key} needs {keys[key] - given}"


def test_every_trouble_and_every_refusal_of_a_value_has_its_text() -> None:
    at_any_time = ("locked", "full", "read-only", "no-place", "no-database", "newer", "damaged", "in-use")
    for reason in (*at_any_time, "unreachable", "other"):
        assert all(TEXTS.has(language, f"trouble-{reason}") for language in LANGUAGES)


# --- the other way round: every text is said somewhere


def test_every_text_is_said_somewhere() -> None:
    assert [key for key in texts("it") if not who_says_it(key)] == []
