"""What people read: Fluent files, one a language and feature, and the words of the rules. Every language is a folder;
what one does not say yet is said in English, key by key."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache, cached_property, lru_cache
from pathlib import Path
from typing import Any

from bot.places import TERMS
from bot.texts.bundle import Bundle
from bot.texts.languages import (
    FIRST_LANGUAGE,
    HERE,
    LANGUAGES,
    WHOLE,
    WIDE_LANGUAGE,
    Spoken,
    folders,
    name_the_others,
    of_machine,
)
from bot.texts.words import resource

__all__ = ["FIRST_LANGUAGE", "HERE", "LANGUAGES", "WHOLE", "WIDE_LANGUAGE", "Spoken", "Texts", "of_machine"]
LARGEST = 10**15


class Texts:
    """The texts of every language, by key; `key.attribute` names a Fluent attribute."""

    def __init__(self, folder: Path = HERE) -> None:
        self._folder = folder

    def bundle(self, language: str) -> Bundle:
        """The texts of one language, read when first wanted."""
        return _read(self._folder, language)

    def has(self, language: str, key: str) -> bool:
        """Whether there is such a text, in this language or in the one on which it leans."""
        message, _, attribute = key.partition(".")
        return any(
            bundle.has_message(message) and (not attribute or attribute in bundle.get_message(message).attributes)
            for bundle in self._bundles(language)
        )

    def _bundles(self, language: str) -> Iterator[Bundle]:
        """The texts of a language, and those that are said where it has none."""
        yield self.bundle(language)
        if language not in WHOLE:
            yield self.bundle(WIDE_LANGUAGE)

    def keys(self) -> frozenset[str]:
        """The keys of all texts."""
        return self.bundle(FIRST_LANGUAGE).keys()

    @cached_property
    def every_key(self) -> str:
        """The keys of all texts, one a line."""
        return "\n".join(self.keys())

    def say(self, language: str, key: str, arguments: Mapping[str, Any] | None = None) -> str:
        """A text with its values; a missing key or value is an error, never a hole in a sentence."""
        message, _, attribute = key.partition(".")
        sayable = {name: _sayable(value) for name, value in arguments.items()} if arguments else {}
        wrong: Exception = KeyError(key)
        for bundle in self._bundles(language):
            try:
                found = bundle.get_message(message)
                pattern = found.attributes[attribute] if attribute else found.value
            except KeyError as missing:
                wrong = missing
                continue
            if pattern is None:
                wrong = KeyError(key)
                continue
            text, errors = bundle.format_pattern(pattern, sayable)
            if not errors:
                return str(text)
            wrong = KeyError(f"{key}: {errors[0]}")
        raise wrong

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
    for own in folders(language) if folder == HERE else [folder / language]:
        for file in sorted(own.rglob("*.ftl")):
            bundle.add(file.read_text("utf-8"))
    if folder == HERE:
        if language in WHOLE:
            bundle.add(resource(language))
        else:
            _lean(bundle)
        name_the_others(bundle, language)
        bundle.add("".join(f"-{name} = {said}\n" for name, said in TERMS.items()))
    return bundle


def _lean(bundle: Bundle) -> None:
    """Add what a language does not say, in the one on which it leans: its own texts may name those."""
    for file in sorted((HERE / WIDE_LANGUAGE).rglob("*.ftl")):
        bundle.add(file.read_text("utf-8"))
    bundle.add(resource(WIDE_LANGUAGE))
