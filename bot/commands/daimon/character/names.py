"""Names at a Dàimon table: printed classes, traits and skills, and those that this table has defined."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any

from bot.commands.named_refusals import WORDS, speaking
from bot.commands.typed_names import same
from bot.engines.book import Refused
from bot.engines.daimon.table.campaign import Campaign
from bot.hall.cards.card import Argument, Free, Mention, code, say
from bot.hall.declared.call import Call
from bot.hall.requests import Suggestion
from bot.texts import LANGUAGES

FOLDERS = {"class": "classes", "trait": "traits", "skill": "skills"}


def folded(text: str) -> str:
    """A name as names are compared: folded, and with hyphens as spaces."""
    return same(text.replace("-", " "))


def written(call: Call[Any], text: str) -> set[str]:
    """The name that a text gives, in every language, folded to be compared with what was typed."""
    return {folded(call.house.texts.name(language, text)) for language in LANGUAGES}


def named(kind: str, key: str) -> Argument:
    """A class, a trait or a skill as it stands in a card."""
    return Free(key) if WORDS.fullmatch(key) else say(f"daimon-{FOLDERS[kind]}-{key}")


def score_named(key: str) -> Argument:
    """An attribute or a skill as it stands in a card."""
    return say(f"daimon-attributes-{key}") if key in _ATTRIBUTES else named("skill", key)


def thing_named(name: str) -> Argument:
    """An implant, a weapon or another thing, as its owner has named it."""
    return Free(name) if WORDS.fullmatch(name) else name


def dice_row(faces: Iterable[int]) -> str:
    """Faces, or points, one after the other."""
    return " ".join(map(str, faces))


def faces_named(faces: Sequence[int]) -> Argument:
    """Faces of a natural part; of none it is said."""
    return code(dice_row(faces)) if faces else say("roll-only-reserve")


_ATTRIBUTES = ("power", "dexterity", "agility", "intelligence", "spirit", "charisma")


def _told(book: Campaign, fact: str, value: Any) -> Any:
    match fact:
        case "skill":
            return score_named(value)
        case "klass":
            return named("class", value)
        case "trait":
            return named("trait", value)
        case "weight":
            return say(f"daimon-gear-{value}")
        case "player":
            return Mention(value)
    return value


spoken = speaking(_told)
"""Marks a command whose refusals give skills, classes, traits and people by name: the engine knows only keys."""


async def found(call: Call[Campaign], kind: str, typed: str) -> str:
    """The key of what somebody typed: a printed name in either language, one of this table's own, or the key itself."""
    names = await _names(call, kind)
    if any(key == typed for _, key in names):
        return typed
    wanted = folded(typed)
    for name, key in names:
        if folded(name) == wanted:
            return key
    if kind == "skill" and wanted in call.book.rules.skill_aliases:
        return call.book.rules.skill_aliases[wanted]
    near = [key for name, key in names if folded(name).startswith(wanted)]
    if len(set(near)) == 1:
        return near[0]
    raise Refused(f"unknown-{kind}", name=typed)


async def score_found(call: Call[Campaign], typed: str) -> str:
    """The key of an attribute or a skill that somebody typed."""
    wanted = folded(typed)
    for key in _ATTRIBUTES:
        if wanted == key or wanted in written(call, f"daimon-attributes-{key}"):
            return key
    return await found(call, "skill", typed)


async def offered(call: Call[Campaign], kind: str, typed: str, first: Collection[str] = ()) -> list[Suggestion]:
    """Names that begin like, or hold, what was typed; those of some keys before the others."""
    wanted = folded(typed)
    found = [(name, key) for name, key in await _names(call, kind, (call.language,)) if wanted in folded(name)]
    found.sort(key=lambda one: (one[1] not in first, not folded(one[0]).startswith(wanted), folded(one[0])))
    return [Suggestion(name, name) for name in dict.fromkeys(name for name, _ in found)]


async def some(kind: str, call: Call[Any], typed: str) -> list[Suggestion]:
    """Every name of a kind."""
    if call.volume is None or not isinstance(call.book, Campaign):
        return []
    return await offered(call, kind, typed)


async def of_the_sheet(kind: str, call: Call[Any], typed: str) -> list[Suggestion]:
    """Skills, scores or traits: those of the sheet of whoever asks, also one in the making, then the others."""
    if call.volume is None or not isinstance(call.book, Campaign):
        return []
    making = call.book.sheets.making.get(call.member)
    character = call.book.character_of(call.member) or (making.character if making is not None else None)
    first: Collection[str] = ()
    if character is not None:
        own = {"trait": [held.key for held in character.traits], "skill": character.all_skills}
        first = own.get(kind, (*character.attributes, *character.all_skills))
    return await offered(call, kind, typed, first)


async def _names(call: Call[Campaign], kind: str, languages: tuple[str, ...] = LANGUAGES) -> list[tuple[str, str]]:
    """Every name of a kind with its key; a score is an attribute or a skill."""
    if kind == "score":
        attributes = [
            (call.house.texts.name(language, f"daimon-attributes-{key}"), key)
            for language in languages
            for key in _ATTRIBUTES
        ]
        return attributes + await _names(call, "skill", languages)
    printed = getattr(call.book.rules, FOLDERS[kind])
    if kind == "class":
        # A row that prints two classes is none.
        printed = [key for key, rule in printed.items() if not rule.one_of]
    own = [key for key, defined in call.book.sheets.defined.items() if defined.kind == kind]
    names = [
        (call.house.texts.name(language, f"daimon-{FOLDERS[kind]}-{key}"), key)
        for language in languages
        for key in printed
    ]
    return names + [(words, key) for key in own if (words := await call.people.words(key))]
