"""The page's own words, in the reader's language."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import bot.texts
from bot.texts import FIRST_LANGUAGE, LANGUAGES, WIDE_LANGUAGE, Texts

_KEY = re.compile(r"^((?:page|trouble)-[a-z0-9-]+) =", re.M)
_FILES = ("page", "start", "hall")
"""Its own texts, those of the guide to the first run, and those of trouble with the database."""
# The page puts these values in by itself.
_LATER = {name: f"{{{name}}}" for name in ("name", "room", "count")}


@cache
def keys() -> tuple[str, ...]:
    """The texts that the page needs."""
    folder = Path(bot.texts.__file__).parent / FIRST_LANGUAGE
    return tuple(key for name in _FILES for key in _KEY.findall((folder / f"{name}.ftl").read_text("utf-8")))


@cache
def words(texts: Texts, language: str) -> Mapping[str, str]:
    """Every text of the page, with places where it puts a name or a number itself."""
    return {key.removeprefix("page-"): texts.say(language, key, _LATER) for key in keys()}


def language_of(header: str) -> str:
    """The first language of an Accept-Language header that is spoken here, else the likelier one."""
    return likely_in(header) or FIRST_LANGUAGE


def likely_in(header: str) -> str:
    """The same; empty where the header names no language at all."""
    return spoken_in(header) or (WIDE_LANGUAGE if header.strip()[:1].isalpha() else "")


def code_of(header: str) -> str:
    """The code by which the header asks for the language that is spoken then, with its country if it names one: that
    says where its reader lives. Of a language that nobody here speaks its own."""
    language = language_of(header)
    codes = [part.partition(";")[0].strip() for part in header.split(",")]
    ours = next((code for code in codes if code[:2].casefold() == language), codes[0])
    return ours if ours[:1].isalpha() else language


def spoken_in(header: str) -> str:
    """The first language of an Accept-Language header that is spoken here; empty where none is."""
    wanted = [part.partition(";")[0].strip()[:2].casefold() for part in header.split(",")]
    return next((language for language in wanted if language in LANGUAGES), "")
