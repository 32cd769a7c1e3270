"""What people read, in Italian and English: Fluent files, one a language and feature, and the words of the rules."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, cached_property, lru_cache
from pathlib import Path
from typing import Any

from bot.places import TERMS
from bot.texts.bundle import Bundle
from bot.texts.words import resource

HERE = Path(__file__).parent
LANGUAGES = ("it", "en")
FIRST_LANGUAGE = "it"
WIDE_LANGUAGE = "en"
"""For whoever's own language is none of these."""
LARGEST = 10**15


class Texts:
    """The texts of every language, by key; `key.attribute` names a Fluent attribute."""

    def __init__(self, folder: Path = HERE) -> None:
        self._folder = folder

    def bundle(self, language: str) -> Bundle:
        """The texts of one language, read when first wanted."""
        return _read(self._folder, language)

    def has(self, language: str, key: str) -> bool:
        """Whether there is such a text."""
        message, _, attribute = key.partition(".")
        bundle = self.bundle(language)
        return bundle.has_message(message) and (not attribute or attribute in bundle.get_message(message).attributes)

    def keys(self) -> frozenset[str]:
        """The keys of all texts."""
        return self.bundle(FIRST_LANGUAGE).keys()

    def say(self, language: str, key: str, arguments: Mapping[str, Any] | None = None) -> str:
        """A text with its values; a missing key or value is an error, never a hole in a sentence."""
        message, _, attribute = key.partition(".")
        bundle = self.bundle(language)
        found = bundle.get_message(message)
        pattern = found.attributes[attribute] if attribute else found.value
        if pattern is None:
            raise KeyError(key)
        sayable = {name: _sayable(value) for name, value in arguments.items()} if arguments else {}
        text, errors = bundle.format_pattern(pattern, sayable)
        if errors:
            raise KeyError(f"{key}: {errors[0]}")
        return str(text)

    @cached_property
    def name(self) -> Any:
        """`name(language, key)`: a text without values, remembered (command names, labels, choices)."""
        return lru_cache(maxsize=8192)(self.say)


def _sayable(value: Any) -> Any:
    """A value as it can be written: Fluent cannot group the digits of a number that somebody made up to break it."""
    if isinstance(value, int | float) and not -LARGEST < value < LARGEST:
        return str(value)
    return value


@cache
def _read(folder: Path, language: str) -> Bundle:
    """The files of a language, in the house's own folder with the words of the rules and with where its host finds it;
    read once, since nothing changes them while the house is open."""
    bundle = Bundle(language)
    for file in sorted((folder / language).rglob("*.ftl")):
        bundle.add(file.read_text("utf-8"))
    if folder == HERE:
        bundle.add(resource(language))
        bundle.add("".join(f"-{name} = {said}\n" for name, said in TERMS.items()))
    return bundle
