"""/sheet show, paper and define: a sheet in words, as a picture, on paper; this table's own classes, traits, skills."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Annotated, Any

from bot.commands.daimon import picture_file
from bot.commands.daimon.character import character_card, names
from bot.commands.daimon.character.trait_words import bonus_said, with_bonus
from bot.commands.daimon.character.words import bonus_named
from bot.commands.daimon.cog import cog
from bot.engines.book import Book, Recorded, Refused
from bot.engines.daimon.character.character import Leaning
from bot.engines.daimon.character.definitions import Arms, Defined, Kind, own, skill_rule
from bot.engines.daimon.making import definitions_made
from bot.engines.daimon.making.definitions_made import Definition
from bot.engines.daimon.rules.rules import ATTRIBUTES
from bot.engines.daimon.table.campaign import Campaign
from bot.hall.cards import as_json
from bot.hall.cards.card import Argument, Attachment, Audience, Button, Card, Free, Mention, Table, Tone, say
from bot.hall.cards.plain_text import quoted
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import Hidden, May
from bot.hall.declared.kinds import Choice, PersonId, Text
from bot.hall.house import House
from bot.hall.running.forms import rows
from bot.pictures.pdf import document
from bot.texts import LANGUAGES

DefinedKind = Annotated[Kind, Choice(name="sheet-kind", values=("class", "trait", "skill"))]
Name = Annotated[str, Text(longest=60)]
Details = Annotated[str, Text(longest=300)]
Parent = Annotated[str, Text(longest=60), Hidden()]
Armed = Annotated[Arms, Choice(name="sheet-arms", values=("none", "fighting", "special"))]


@cog.command("sheet show", may=May.PLAYER, reads=True)
@names.spoken
async def show(call: Call[Campaign], player: PersonId | None = None) -> Card:
    """Show a sheet, in words and as a picture."""
    who = player or call.member
    book = call.book
    character = book.character_of(who)
    if character is not None and character.attributes:
        return character_card.card_of(call, character)
    making = book.sheets.making.get(who)
    if making is None or who != call.member:
        raise Refused("no-sheet-of" if who != call.member else "no-character", player=who)
    title = say("sheet-in-the-making", name=Free(making.character.name))
    button = Button(say("sheet-resume-button"), "sheet step", "good")
    return Card(title, buttons=((button,),), audience=Audience.MEMBER, tone=Tone.ASK)


# --- to print


@cog.command("sheet paper", may=May.PLAYER, hidden=True, private=True, reads=True)
@names.spoken
async def paper(call: Call[Campaign], player: PersonId) -> Card:
    """The sheet as it is now, to print."""
    character = call.book.character_of(player)
    if character is None or not character.attributes:
        raise Refused("no-sheet-of", player=player)
    assert call.volume is not None
    sheet = as_json.dumps(Card(picture=character_card.picture_of(call, character)))
    file = Attachment("sheet-pdf", {"book": call.volume.stored.id, "sheet": sheet})
    return Card(say("sheet-paper-ready", name=Free(character.name)), files=(file,), audience=Audience.MEMBER)


@cog.attachment("sheet-pdf")
async def paper_file(house: House, values: Mapping[str, Any], language: str) -> tuple[str, bytes]:
    """The sheet on an A4 leaf."""
    volume = await house.shelf.volume(values["book"])
    sheet = as_json.loads(values["sheet"]).picture
    assert volume is not None and sheet is not None
    png = await picture_file.made(house, volume, sheet, language, "png")
    return house.texts.say(language, "sheet-paper-file", {}), document([png])


# --- definitions


@cog.command("sheet define", may=May.PLAYER)
@names.spoken
async def define(
    call: Call[Campaign],
    kind: DefinedKind,
    name: Name,
    details: Details | None = None,
    arms: Armed = "none",
    under: Parent = "",
) -> Card:
    """Define a class, a trait or a skill of this table; while there is no Master, any player may."""
    masters = call.book.masters()
    if masters and call.member not in masters:
        raise Refused("define-is-the-masters")
    leaning = await _leaning(call, kind, details)
    if kind == "trait" and leaning is None:
        name, leaning = await with_bonus(call, name)
    key = await _key(call, kind, name)
    generic: str | None = ""
    if kind == "skill":
        generic = await _parent(call, under or details)
        if generic == "":
            return _which_parent(call, name, details)
    understood = not under and (leaning is not None or kind == "skill")
    if details and understood and len(_pieces(details)) == 1:
        # What the rules need is shown below, as they say it.
        details = None
    about = call.keep(details)
    definitions_made.define(call.book, key, kind, about, generic, leaning=leaning, arms=arms)
    lines = [_nature(call.book.sheets.defined[key])]
    if details:
        lines.append(call.free(about))
    title = say(f"sheet-defined-{kind}", name=Free(key))
    return Card(title, tuple(line for line in lines if line), tone=Tone.GOOD)


async def _key(call: Call[Campaign], kind: Kind, name: str) -> str:
    """The key of a name: the one that it has if this table has defined it before, else a new one."""
    try:
        key = await names.found(call, kind, name)
    except Refused:
        return call.keep(name)
    if own(call.book.sheets.defined, kind, key) is None:
        if names.folded(name) in names.written(call, f"daimon-{names.FOLDERS[kind]}-{key}"):
            # The whole printed name, and not only how it begins.
            raise Refused("defined-printed", name=name)
        return call.keep(name)
    known = await call.people.words(key) or ""
    return key if names.folded(known) == names.folded(name) else call.keep(name)


def _pieces(details: str) -> list[str]:
    """What the details say, one thing after the other."""
    return re.split(r"[;,:()]", details)


async def _leaning(call: Call[Campaign], kind: Kind, details: str | None) -> Leaning | None:
    """The bonus or penalty that the details of a trait name."""
    if kind != "trait" or not details:
        return None
    for piece in _pieces(details):
        if (leaning := await bonus_said(call, piece)) is not None:
            return leaning
    return None


async def _parent(call: Call[Campaign], details: str | None) -> str | None:
    """The generic skill that a new one belongs to; None if it is generic itself, empty if nobody has said."""
    words = call.house.texts
    for piece in _pieces(details or ""):
        said = names.folded(piece)
        for language in LANGUAGES:
            if said == names.folded(words.name(language, "daimon-sorts-generic")):
                return None
            specific = names.folded(words.name(language, "daimon-sorts-specific"))
            said = re.sub(rf"^{specific}( (di|of))? ", "", said)
        try:
            key = await names.found(call, "skill", said) if said else ""
        except Refused:
            continue
        if key and skill_rule(call.book.rules, call.book.sheets.defined, key).sort == "generic":
            return key
    return ""


def _which_parent(call: Call[Campaign], name: str, details: str | None) -> Card:
    """Ask whether a new skill is generic, or which generic one it belongs to."""
    line = f"sheet define skill {quoted(name)}" + (f" details:{quoted(details)}" if details else "")
    generic = call.house.texts.name(call.language, "daimon-sorts-generic")
    buttons = [Button(say("daimon-sorts-generic"), f"{line} under:{quoted(generic)}", "good")]
    for key, rule in call.book.rules.skills.items():
        if rule.sort == "generic":
            buttons.append(Button(names.score_named(key), f"{line} under:{key}"))
    asked = say("sheet-define-parent", name=name)
    return Card(asked, buttons=rows(buttons[:25]), audience=Audience.MEMBER, tone=Tone.ASK)


def _nature(defined: Defined) -> Argument:
    """What the rules know of a definition: its arms, its bonus, or its generic skill."""
    match defined.kind:
        case "class":
            return "" if defined.arms == "none" else say(f"choices-sheet-arms.{defined.arms}")
        case "trait":
            return bonus_named(defined.leaning.score, defined.leaning.bonus) if defined.leaning else ""
    if defined.sort == "generic":
        return say("daimon-sorts-generic")
    return say("sheet-specific-of", generic=names.score_named(defined.generic)) if defined.generic else ""


@cog.tells(Definition)
def defined_line(call: Call[Book], entry: Definition) -> Argument:
    """The journal's line of a definition."""
    return say(f"sheet-defined-{entry.kind_of}", name=Free(entry.key))


@cog.sheet
def characters_sheet(book: Campaign, records: list[Recorded]) -> Table:
    """Every character with its numbers, for the export."""
    rows: tuple[tuple[Argument, ...], ...] = tuple(
        (
            Free(character.name),
            Mention(character.player),
            *(str(character.attributes.get(key, 0)) for key in ATTRIBUTES),
            *(str(number) for number in (character.social, character.resources, character.level, character.evo)),
            str(character.points),
            str(character.wounds),
        )
        for character in book.characters.values()
    )
    numbers = ("social", "resources", "level", "evo", "points", "wounds")
    head = (
        say("campaign-column-character"),
        say("campaign-column-player"),
        *(names.score_named(key) for key in ATTRIBUTES),
        *(say(f"sheet-field-{key}") for key in numbers),
    )
    return Table(head, rows, right=tuple(range(2, len(head))))
