"""Which languages there are, found from their folders, and what they are called in each other."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from babel import Locale, UnknownLocaleError

from bot.places import LANGUAGES_FOLDER
from bot.texts.bundle import Bundle, sources

HERE = Path(__file__).parent
FIRST_LANGUAGE = "it"
"""The language in which the house was written, and which it speaks where nothing else is known."""
WIDE_LANGUAGE = "en"
"""For whoever's own language is none of ours, and for what a language does not say yet."""


ROOTS = (HERE, LANGUAGES_FOLDER)
"""Where languages have their folders: with the house, and what else is said in them, the words of the rules, a host's
own."""


def folders(language: str) -> list[Path]:
    """Where the texts of a language stand."""
    return [root / language for root in ROOTS]


def languages_in(roots: Sequence[Path]) -> tuple[str, ...]:
    """The languages that have a folder with texts; those that have all come first."""
    named = {path.name for root in roots for path in root.glob("[a-z][a-z]") if any(path.rglob("*.ftl"))}
    return (FIRST_LANGUAGE, WIDE_LANGUAGE, *sorted(named - {FIRST_LANGUAGE, WIDE_LANGUAGE}))


LANGUAGES = languages_in(ROOTS)
WHOLE, OTHERS = LANGUAGES[:2], LANGUAGES[2:]
"""Those in which everything is said, and those that lean on the second of them."""
if TYPE_CHECKING:
    Spoken = str
else:
    Spoken = Literal[LANGUAGES]
"""One of our languages, for whatever is read from settings and pages."""


def of_machine(environment: Mapping[str, str] = os.environ) -> str:
    """The language that a machine is set to: the wide one where that is none of ours, the first where it says none."""
    told = next(filter(None, map(environment.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    code = told.partition(".")[0].partition("_")[0].casefold()
    if code in ("", "c", "posix"):
        return FIRST_LANGUAGE
    return code if code in LANGUAGES else WIDE_LANGUAGE


def called(language: str, reader: str) -> str:
    """What a language is called in another."""
    try:
        return str(Locale.parse(language).get_display_name(reader) or language)
    except (UnknownLocaleError, ValueError):
        return language


def name_the_others(bundle: Bundle, reader: str, others: Sequence[str] = OTHERS) -> None:
    """Add to the texts of a language the names of those languages of which its files say nothing."""
    for one in others:
        said, own, wide = called(one, reader), called(one, one), called(one, WIDE_LANGUAGE)
        word = one if reader == WIDE_LANGUAGE else "-".join(said.casefold().split())
        for choice in ("language", "my-language"):
            bundle.extend(f"choices-{choice}", {one: word})
            bundle.extend(f"also-{choice}", {one: f"{wide} {own} {said}".casefold()})
        bundle.add(f"language-{one} = {said}\n")
        bundle.add(_greeted_in(one))
        bundle.add(f"greeting-speak-{one} = {own.capitalize()}\ngreeting-other-{one} = {own.capitalize()}?\n")


def _greeted_in(language: str) -> str:
    """How a language itself says that it can be had."""
    own: dict[str, str] = {}
    for folder in folders(language):
        for file in sorted(folder.rglob("*.ftl")):
            own |= sources(file.read_text("utf-8"))
    keys = (f"greeting-speak-{language}", f"greeting-other-{language}")
    return "".join(own[key].rstrip() + "\n" for key in keys if key in own)
