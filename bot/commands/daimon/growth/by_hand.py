"""/sheet set: free fields by their owner, any field by the Master, with a trace in the journal."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Annotated, Any

from bot.commands.daimon.character import gear_names, names
from bot.commands.daimon.character.trait_words import with_bonus
from bot.commands.daimon.cog import cog
from bot.commands.named_refusals import WORDS
from bot.engines.book import Book, Refused
from bot.engines.daimon.character.character import Character, Implant
from bot.engines.daimon.growth import by_hand
from bot.engines.daimon.growth.by_hand import (
    FREE,
    NUMBERS,
    ClassChanged,
    FieldWritten,
    GearGiven,
    MarksSet,
    NumberSet,
    SkillMarked,
    TraitChanged,
)
from bot.engines.daimon.rules.rules import ATTRIBUTES
from bot.engines.daimon.table.campaign import Campaign
from bot.engines.daimon.wounds.on_feet import living
from bot.hall.cards.card import Argument, Card, Free, Mention, Tone, say
from bot.hall.cards.plain_text import clean
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import May
from bot.hall.declared.kinds import PersonId, Text
from bot.hall.requests import Suggestion

OWN = ("name", *FREE)
GIVEN = ("weapon", "protection", "shield")
LISTS = ("class", "trait", "used")
_GONE = re.compile(r"[-−]\s*(.+)")
"""A class or a trait with a minus before it, which takes it away."""


async def _fields(call: Call[Any], typed: str) -> list[Suggestion]:
    """The fields that whoever asks may set."""
    if call.volume is None or not isinstance(call.book, Campaign):
        return []
    if call.member not in call.book.masters():
        return _fields_like(call, OWN, typed)
    character = call.book.character_of(call.member)
    own = (*(character.all_skills if character is not None else ()), *ATTRIBUTES)
    scores = await names.offered(call, "score", typed, own)
    numbers, rest = _fields_like(call, (*OWN, *NUMBERS), typed), _fields_like(call, (*LISTS, *GIVEN), typed)
    return list(dict.fromkeys((*numbers, *scores[: len(own)], *rest, *scores[len(own) :])))


def _fields_like(call: Call[Any], fields: Sequence[str], typed: str) -> list[Suggestion]:
    """Those of some fields whose name, in the reader's language, holds what was typed."""
    found = [call.house.texts.name(call.language, f"sheet-field-{field}") for field in fields]
    return [Suggestion(name, name) for name in found if names.folded(typed) in names.folded(name)]


def _said(field: str) -> Argument:
    """A field as people say it."""
    if field.startswith(by_hand.TRAIT):
        return names.named("trait", field.removeprefix(by_hand.TRAIT))
    return say(f"sheet-field-{field}.said") if field in (*OWN, *NUMBERS) else names.score_named(field)


Field = Annotated[str, Text(longest=60, suggest=_fields)]
Value = Annotated[str, Text(longest=600)]


@cog.command("sheet set", may=May.PLAYER)
@names.spoken
async def set_field(call: Call[Campaign], field: Field, value: Value, player: PersonId | None = None) -> Card:
    """Write a field of a sheet."""
    who = player or call.member
    master = call.member in call.book.masters()
    if who != call.member and not master:
        raise Refused("field-of-another")
    if who == call.book.stable:
        # A stable Master has no sheet: the name of the player is missing.
        raise Refused("field-whose")
    held = call.book.character_of(who)
    if who != call.member and (held is None or held.dead):
        raise Refused("no-sheet-of", player=who)
    character = living(call.book, who)
    key = await _named(call, field) or await _trait(call, character, field)
    if key in OWN or key.startswith(by_hand.TRAIT):
        by_hand.write(call.book, who, key, call.keep(value))
        return _card(character, say("sheet-set-words", field=_said(key)))
    if not master:
        if not key and await gear_names.thing(call, character, field) is None:
            await _score(call, field)
        raise Refused("field-masters")
    if key in LISTS:
        return await _listed(call, character, key, value)
    if key in GIVEN:
        return _given(call, character, key, value)
    return await _numbered(call, character, key, field, value)


async def _trait(call: Call[Campaign], character: Character, typed: str) -> str:
    """The field of one of the character's traits, by the trait's name; empty for any other."""
    for held in character.traits:
        name = await call.people.words(held.key) if WORDS.fullmatch(held.key) else None
        called = {names.folded(name)} if name else names.written(call, f"daimon-traits-{held.key}")
        if names.folded(typed) in called:
            return f"{by_hand.TRAIT}{held.key}"
    return ""


def _card(character: Character, line: Argument) -> Card:
    title = say("sheet-set-title", name=Free(character.name), who=Mention(character.player))
    return Card(title, (line,), tone=Tone.GOOD)


async def _named(call: Call[Campaign], typed: str) -> str:
    """The field that was meant: by its name in either language; empty if it is a score or a thing of the sheet."""
    wanted = names.folded(typed)
    for key in (*OWN, *NUMBERS, *LISTS, *GIVEN):
        if wanted == key or wanted in names.written(call, f"sheet-field-{key}"):
            return key
    return ""


async def _listed(call: Call[Campaign], character: Character, key: str, value: str) -> Card:
    """A class or a trait, given or (with a minus) taken away."""
    gone = _GONE.fullmatch(value)
    typed = clean(gone[1] if gone else value.removeprefix("+"))
    typed, _ = await with_bonus(call, typed) if key == "trait" else (typed, None)
    found = await names.found(call, "skill" if key == "used" else key, typed)
    if key == "used":
        by_hand.mark_used(call.book, character.player, found, not gone)
        told = "sheet-set-unused" if gone else "sheet-set-used"
        return _card(character, say(told, what=names.score_named(found)))
    change: Callable[..., None] = by_hand.change_class if key == "class" else by_hand.change_trait
    change(call.book, character.player, found, not gone)
    return _card(character, say("sheet-set-gone" if gone else "sheet-set-given", what=names.named(key, found)))


def _given(call: Call[Campaign], character: Character, sort: str, value: str) -> Card:
    """A weapon or protection: its name, and how heavy it is."""
    match = re.fullmatch(r"(.+?)\s+([1-4])", value)
    if match is None and sort != "shield":
        raise Refused("gear-name-and-value")
    name, weight = (match[1], int(match[2])) if match else (value, 0)
    by_hand.give(call.book, character.player, call.keep(name), sort, weight)  # type: ignore[arg-type]
    return _card(character, say("sheet-set-given", what=name))


async def _numbered(call: Call[Campaign], character: Character, key: str, typed: str, value: str) -> Card:
    """A number: of the sheet, of a score, or of the marks of a thing."""
    thing = None if key else await gear_names.thing(call, character, typed)
    if thing is not None:
        gone = names.folded(value) in names.written(call, "sheet-set-away")
        marks, old = None if gone else _number(value), thing.marks
        what: by_hand.What = "implant" if isinstance(thing, Implant) else "gear"
        by_hand.set_marks(call.book, character.player, what, thing.number, marks)
        name = names.thing_named(thing.name)
        return _card(
            character,
            say("sheet-set-gone", what=name) if gone else say("sheet-set-marks", what=name, old=old, marks=marks),
        )
    field = key or await _score(call, typed)
    number = _number(value)
    changed = by_hand.set_number(call.book, character.player, field, number, call.now)
    return _card(character, say("sheet-set-number", field=_said(field), old=changed.old, value=number))


async def _score(call: Call[Campaign], typed: str) -> str:
    """The score that was meant; else no field is called so."""
    try:
        return await names.score_found(call, typed)
    except Refused:
        raise Refused("unknown-field", name=typed) from None


def _number(value: str) -> int:
    if not re.fullmatch(r"[0-9]{1,3}", value.strip()):
        raise Refused("field-wants-a-number")
    return int(value)


# --- the journal's lines


def _whose(call: Call[Book], character: str) -> Argument:
    found = call.book.characters.get(character) if isinstance(call.book, Campaign) else None
    return Free(found.name) if found else "–"


@cog.tells(FieldWritten)
def written_line(call: Call[Book], entry: FieldWritten) -> Argument:
    """A free field."""
    return say("sheet-line-words", name=_whose(call, entry.character), field=_said(entry.field))


@cog.tells(NumberSet)
def number_line(call: Call[Book], entry: NumberSet) -> Argument:
    """A number, with what it was and what it became."""
    told = {"name": _whose(call, entry.character), "field": _said(entry.field), "value": entry.value}
    return say("sheet-line-number", **told) if entry.old is None else say("sheet-line-changed", old=entry.old, **told)


@cog.tells(ClassChanged)
def class_line(call: Call[Book], entry: ClassChanged) -> Argument:
    """A class given or taken."""
    return _given_line(call, entry.character, names.named("class", entry.klass), entry.held)


@cog.tells(TraitChanged)
def trait_line(call: Call[Book], entry: TraitChanged) -> Argument:
    """A trait given or taken."""
    return _given_line(call, entry.character, names.named("trait", entry.trait), entry.held)


@cog.tells(SkillMarked)
def used_line(call: Call[Book], entry: SkillMarked) -> Argument:
    """A skill that was used in play, or was not."""
    key = "sheet-line-used" if entry.used else "sheet-line-unused"
    return say(key, name=_whose(call, entry.character), skill=names.score_named(entry.skill))


@cog.tells(GearGiven)
def gear_line(call: Call[Book], entry: GearGiven) -> Argument:
    """A weapon or protection given."""
    return _given_line(call, entry.character, call.free(entry.name), True)


@cog.tells(MarksSet)
def marks_line(call: Call[Book], entry: MarksSet) -> Argument:
    """Marks set, or a thing taken away."""
    name = _whose(call, entry.character)
    if entry.marks is None:
        return say("sheet-line-thing-gone", name=name)
    if entry.old is None:
        return say("sheet-line-marks", name=name, marks=entry.marks)
    return say("sheet-line-marks-changed", name=name, old=entry.old, marks=entry.marks)


def _given_line(call: Call[Book], character: str, what: Argument, held: bool) -> Argument:
    name = _whose(call, character)
    return say("sheet-line-given", name=name, what=what) if held else say("sheet-line-taken", name=name, what=what)
