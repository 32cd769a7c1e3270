"""/gdr new, adventure, team, replace, drop: the tournament is opened, its adventure loaded, its teams entered."""

from __future__ import annotations

import re
from contextlib import suppress
from typing import Annotated, Any

from bot.adventures.workbook import adventure_in
from bot.commands.gdr.cog import cog, spoken
from bot.commands.gdr.names import (
    NewName,
    TeamName,
    character_found,
    character_named,
    named,
    player_named,
    same,
    some,
    team_found,
    team_names,
)
from bot.engines.book import Refused
from bot.engines.gdr import assigning, loading, tournament
from bot.engines.gdr.adventure import leaves
from bot.engines.gdr.assigning import TableAssigned
from bot.engines.gdr.loading import AdventureLoaded
from bot.engines.gdr.tournament import CastGiven, Gdr, GdrOpened
from bot.engines.tournament import entering
from bot.hall.cards.card import Argument, Button, Card, Mention, Tone, say, typed
from bot.hall.cards.lists import dotted, listed
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import May
from bot.hall.declared.kinds import PersonId, PersonIds, Text, Upload
from bot.hall.declared.values import Values
from bot.hall.people.names_in_words import TOGETHER

TournamentName = Annotated[str, Text(longest=60)]
AdventureFile = Annotated[Any, Upload(confidential=True)]
"""Its solutions and weights are for nobody who plays."""
Cast = Annotated[str, Text(longest=600, people=True)]

MOST = 12
"""The most changed numbers that one line tells."""
TREES = ("aa", "cd")
SILENT = ("parts", "value", "descriptors")
"""Parts of a number's path in the file that the journal leaves out."""
SPOKEN = ("aa", "cd", "player", "team", "weight", "partly", "options")
"""Parts of the path with words of their own (`gdr-place-…`): neither the author's words nor descriptors."""
_BETWEEN = re.compile(r"[,;\n]|\s+(?=<?@)")
"""What parts the players of a team; of line breaks a chat may have left a space."""
_PAIR = re.compile(r'(<@!?[^<>\s]+>|@?"[^"]+"|[^\s:=(]+)(?:\s*[:=(]\s*|\s+(?:[-–—>(]+\s*)?)(.+)')
"""A player and a character, as people write such lists: @Bea Mara, @Bea: Mara, @Bea - Mara, @Bea (Mara)."""


@cog.opens
async def lay(call: Call[Gdr]) -> None:
    """A tournament's book is laid, with its numbers; nothing in it is left to chance."""
    call.book.happen(GdrOpened(rules=call.house.rules.gdr))


@cog.command("new", may=May.DIRECTOR, opens=True)
@spoken
async def new(call: Call[Gdr], name: TournamentName) -> Card:
    """Open the tournament in this room."""
    entering.found(call.book, call.member, call.keep(name, shared=True))
    lines = (
        say("gdr-next-adventure", command=typed("gdr", "adventure")),
        say("gdr-next-teams", command=typed("gdr", "team")),
        say("gdr-next-judge", command=typed("gdr", "judge")),
    )
    return Card(say("gdr-opened", name=call.free(call.book.name)), lines, tone=Tone.GOOD)


@cog.command("adventure", may=May.DIRECTOR)
@spoken
async def adventure(call: Call[Gdr], file: AdventureFile) -> Card:
    """Load the adventure, or change its mathematics."""
    loaded = loading.load(call.book, call.member, adventure_in(file.content, call.book.rules))
    return _again(call.book, loaded) if loaded.again else _loaded(loaded)


def _loaded(loaded: AdventureLoaded) -> Card:
    """What there is in an adventure, and nothing of what it weighs."""
    found = loaded.adventure
    lines: list[Argument] = [
        say("gdr-adventure-kind", kind=say(f"gdr-kind-{found.kind}"), diceless=int(found.diceless)),
        say("gdr-adventure-characters", names=" · ".join(one.name for one in found.characters.values())),
    ]
    if found.optional:
        names = " · ".join(one.name for one in found.characters.values() if one.optional)
        lines.append(say("gdr-adventure-optional", names=names))
    progress, consistency = len(list(leaves(found.aa))), sum(len(list(leaves(tree))) for tree in found.cd.values())
    lines.append(say("gdr-adventure-items", progress=progress, consistency=consistency))
    row = (Button(say("gdr-team-button"), "gdr team", "good"),)
    return Card(say("gdr-adventure-loaded", title=found.title), tuple(lines), buttons=(row,), tone=Tone.GOOD)


def _again(book: Gdr, loaded: AdventureLoaded) -> Card:
    """What is otherwise now, in numbers only once the tournament is closed."""
    if not loaded.changes:
        return Card(say("gdr-adventure-words"), tone=Tone.GOOD)
    lines: list[Argument] = [say("gdr-adventure-answers-stay")]
    if book.closed:
        lines.append(say("gdr-adventure-recounted"))
    return Card(say("gdr-adventure-changed", count=len(loaded.changes)), tuple(lines), tone=Tone.GOOD)


# --- teams


@cog.command("team", may=May.DIRECTOR)
@spoken
async def team(call: Call[Gdr], name: NewName, players: Cast) -> Card:
    """Enter a team: who plays, and which character."""
    book = call.book
    if same(name) in {same(known) for known in (await team_names(call)).values()}:
        raise Refused("gdr-name-taken", name=name)
    cast: dict[str, str] = {}
    values = Values.of(call)
    for pair in filter(None, (part.strip() for part in _BETWEEN.split(_without_commas(book, players)))):
        player, character = await _pair(call, values, pair)
        if player in cast:
            raise Refused("tournament-player-twice")
        cast[player] = character
    entrant = tournament.enter(book, call.member, call.keep(name, shared=True), cast)
    lines = [player_named(book, entrant.id, character) for character in book.casts[entrant.id]]
    absent = [key for key in book.scale.adventure.optional if key not in book.casts[entrant.id]]
    if absent:
        lines.append(say("gdr-without", names=" · ".join(character_named(book, key) for key in absent)))
    row = (Button(say("gdr-judge-button"), f"gdr judge {entrant.id}", "good"),)
    return Card(say("gdr-entered", team=named(book, entrant.id)), tuple(lines), buttons=(row,), tone=Tone.GOOD)


def _without_commas(book: Gdr, players: str) -> str:
    """A team as it was typed, its characters' names without commas of their own: commas part the players."""
    for character in book.scale.adventure.characters.values():
        players = re.sub(re.escape(character.name), character.name.replace(",", " "), players, flags=re.IGNORECASE)
    return players


async def _pair(call: Call[Gdr], values: Values, pair: str) -> tuple[str, str]:
    """A player and their character, as they were typed."""
    found = _PAIR.fullmatch(pair)
    if found is None:
        raise Refused("gdr-cast-form", value=await values.without_mentions(pair))
    player, character = _told_apart(call.book, found[1], found[2])
    person = (await values.person(player)).id
    call.introduce(person)
    return person, character


def _told_apart(book: Gdr, player: str, written: str) -> tuple[str, str]:
    """A player and the key of their character, whose name may begin with a later word: `Ada Neri Mara`."""
    try:
        return player, _character(book, written)
    except Refused:
        rest = written.split() if player[-1] not in '>"' else []
        for length in range(1, min(TOGETHER, len(rest))):
            with suppress(Refused):
                name = " ".join([player, *rest[:length]])
                return name.rstrip(":=(-–—> "), _character(book, " ".join(rest[length:]))
        raise


def _character(book: Gdr, written: str) -> str:
    """The character that stands after a player."""
    written = written.lstrip(":=(-–—> ").rstrip()
    return character_found(book, written if "(" in written else written.rstrip(" )"))


@cog.command("replace", may=May.DIRECTOR)
@spoken
async def replace(call: Call[Gdr], team: TeamName, player: PersonId, by: PersonId) -> Card:
    """A substitute takes a player's character."""
    call.book.open_for_changes()
    entrant = tournament.replace(call.book, await team_found(call, team), player, by)
    title = say("gdr-replaced", by=Mention(by), player=Mention(player), team=named(call.book, entrant.id))
    return Card(title, tone=Tone.GOOD)


@cog.command("table", may=May.DIRECTOR)
@spoken
async def table(call: Call[Gdr], team: TeamName, referees: PersonIds) -> Card:
    """Say who are the Masters and referees of a team."""
    found = await team_found(call, team)
    assigning.assign(call.book, call.member, found, referees)
    row = (Button(say("gdr-judge-button"), f"gdr judge {found}", "good"),)
    lines = (listed(Mention(one) for one in call.book.tables[found]), say("gdr-table-alone"))
    return Card(say("gdr-table-set", team=named(call.book, found)), lines, buttons=(row,), tone=Tone.GOOD)


@cog.command("drop", may=May.DIRECTOR)
@spoken
async def drop(call: Call[Gdr], team: TeamName) -> Card:
    """A team is not judged: it withdraws, or somebody did not show up."""
    book = call.book
    book.open_for_changes()
    id = await team_found(call, team)
    book.happen(entering.Withdrawn(entrant=id, fate="withdrawn", by=call.member))
    return Card(say("gdr-dropped", team=named(book, id)), (say("gdr-dropped-why"),), tone=Tone.BAD)


# --- the journal's lines


@cog.tells(GdrOpened)
def opened_line(call: Call[Gdr], entry: GdrOpened) -> Argument:
    """A new tournament's book."""
    return say("gdr-line-opened")


@cog.tells(AdventureLoaded)
def loaded_line(call: Call[Gdr], entry: AdventureLoaded) -> Argument:
    """An adventure, or its changed mathematics."""
    if not entry.again:
        return say("gdr-line-loaded", title=entry.adventure.title)
    if not entry.changes:
        return say("gdr-line-words", who=Mention(entry.by))
    if not call.book.closed:
        return say("gdr-line-changed", who=Mention(entry.by), count=len(entry.changes))
    told: list[Argument] = [
        say("gdr-line-change", place=_place(call.book, one.place), before=one.before or "–", after=one.after or "–")
        for one in entry.changes
    ]
    return say("gdr-line-changed-so", who=Mention(entry.by), count=len(entry.changes), changes=some(told, MOST))


def _place(book: Gdr, place: str) -> Argument:
    """Where a number stands in an adventure's file, in the reader's words."""
    first, *inner = (part for part in place.split(".") if part not in SILENT)
    return dotted([say(f"gdr-place-{first}"), *(_step(book, first, part) for part in inner)])


def _step(book: Gdr, first: str, part: str) -> Argument:
    """A part of a place: a word of the file's, a descriptor, or the author's own word."""
    if part in SPOKEN:
        return say(f"gdr-place-{part}")
    if first not in TREES and part in book.rules.descriptors:
        return say(f"rbb2-descriptors-{part}")
    return part


@cog.tells(CastGiven)
def cast_line(call: Call[Gdr], entry: CastGiven) -> Argument:
    """A team's characters."""
    book = call.book
    if entry.team not in book.casts:
        return say("gdr-line-cast", cast=len(entry.characters))
    return say("gdr-line-cast-of", cast=listed(player_named(book, entry.team, one) for one in book.casts[entry.team]))


@cog.tells(TableAssigned)
def table_line(call: Call[Gdr], entry: TableAssigned) -> Argument:
    """The Masters and referees of a team."""
    referees = listed(Mention(one) for one in entry.referees)
    return say("gdr-line-table", who=Mention(entry.by), team=named(call.book, entry.team), referees=referees)
