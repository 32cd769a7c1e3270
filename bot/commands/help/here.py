"""/help and /start: what can be done here and now, by this member; and the opening of what waits in private."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence, Set
from dataclasses import replace
from typing import Annotated, Any

from bot.commands.help import rules_pages
from bot.engines.book import Book, Refused
from bot.engines.club.club_book import ClubBook
from bot.hall.books.shelf import Volume
from bot.hall.cards import as_json
from bot.hall.cards.card import Argument, Audience, Button, Card, code, example, say, strong, typed
from bot.hall.cards.greeting import greeting
from bot.hall.cards.lists import dotted
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import Cog, Command, May
from bot.hall.declared.kinds import Text
from bot.hall.declared.permissions import allowed
from bot.hall.declared.refusals import typed_name
from bot.hall.declared.rules_pages import HELP, LINE
from bot.hall.requests import Suggestion
from bot.hall.running.forms import rows

cog: Cog[Book] = Cog()

LONG = 16
"""Commands that /help lists one by one; if there are more, those of a group share a line and get a button."""
LONG_GAME = 12
"""The same of the commands of the only game that is played here."""


def topics(call: Call[Any], typed: str) -> Sequence[Suggestion]:
    """The commands whose name begins so."""
    names = [typed_name(call.house.texts, call.language, command) for command in call.house.commands.shown()]
    wanted = typed.casefold().lstrip("/")
    return [Suggestion(f"/{name}", name) for name in names if wanted in name]


Topic = Annotated[str, Text(suggest=topics, longest=60)]


@cog.command("help", private=True, reads=True)
async def help_(call: Call[Book], topic: Topic | None = None) -> Card:
    """What can be done here and now, with an example of each."""
    if topic and rules_pages.asks_why(call, topic):
        return await _behind_last(call)
    if topic:
        return rules_pages.asked_for(call, topic) or _about(call, topic)
    open_here = await _open_here(call)
    for volume in open_here.values():
        if now := call.house.commands.advice(replace(call, volume=volume), volume.book):
            all_ = Button(say("help-all-button"), "help-all")
            return Card(say("help-now-title"), tuple(now), buttons=((all_,),), audience=Audience.MEMBER)
    return _everything(call, open_here)


async def _behind_last(call: Call[Book]) -> Card:
    """The paragraph behind the last refusal: an alert has no room for the button that opens it."""
    line = call.house.behind_last.get(call.person.id)
    if line is None:
        return replace(rules_pages.pages_card(call), title=say("help-why-nothing"), lines=(say("help-why-again"),))
    named = line.removeprefix(f"{HELP} ")
    return _about(call, named) if named != line else await rules_pages.rules(call, line.removeprefix(f"{LINE} "))


@cog.command("help-all", private=True, reads=True, hidden=True)
async def everything(call: Call[Book]) -> Card:
    """All that can be done here, also while something is on that has its own few lines."""
    return _everything(call, await _open_here(call))


def _everything(call: Call[Book], open_here: Mapping[type[Book], Volume]) -> Card:
    """Every command that is of use here, with an example of each."""
    useful = [command for command in call.house.commands.shown() if _useful(call, command, open_here)]
    played = {kind for kind in open_here if not kind.of_club} or set(open_here)
    # What is being played here stands first.
    useful.sort(key=lambda command: command.book not in played and command.rather not in played)
    groups = _shared(useful, played) if len(useful) > LONG else {}
    others = _others(call, useful, open_here) if groups else []
    # Whoever reads this knows how it is asked for; of a long list nobody reads what is not played here, or is the same
    # in every room, and dice stand on buttons below.
    games = _games(call) | {"help"}
    of_all = [one for one in useful if one.book in {None, Book, ClubBook} and one.path[0] not in games]
    always = list(dict.fromkeys(one.path[0] for one in of_all if one.rather is None)) if others else []
    lines: list[Argument] = []
    for command in useful:
        if groups and command.path[0] in {"help", *others, *always}:
            continue
        if others and command.rather is not None:
            continue
        together = groups.get(command.path[0])
        if together is None:
            lines.append(_line(call, command))
        elif command is together[0]:
            lines.append(_together(call, together))
    for key, names in {"help-always": always, "help-others": others}.items():
        if names:
            lines.append(say(key, commands=dotted([code(f"/{_name(call, name)}") for name in names])))
    first = next(iter(groups), "")
    more = say("help-groups", example=typed("help", word=_name(call, first))) if first else say("help-more")
    tries = (Button(say("greeting-try-roll"), "roll 5 reserve:2"), Button(say("greeting-try-odds"), "odds 5 2"))
    open_ = [Button(say("help-group-button", group=say(group)), f"help {group}") for group in groups]
    return Card(
        say("help-title"), (say("help-what"), *lines, more), buttons=(tries, *rows(open_, 3)), audience=Audience.MEMBER
    )


def _others(call: Call[Book], useful: Sequence[Command], open_here: Mapping[type[Book], Volume]) -> list[str]:
    """Where a game is played, the groups of the other games."""
    played = {one.path[0] for one in useful if one.book in open_here and one.book is not Book and len(one.path) > 1}
    games = _games(call) - played
    return list(dict.fromkeys(one.path[0] for one in useful if one.path[0] in games)) if played else []


def _games(call: Call[Book]) -> set[str]:
    """The groups of the games: those with a command that opens a book, except the club's own."""
    opening = [one for one in call.house.commands.shown() if one.opens and len(one.path) > 1]
    return {one.path[0] for one in opening if one.book not in {None, ClubBook}}


def _shared(useful: Iterable[Command], played: Set[type[Book]]) -> dict[str, list[Command]]:
    """The useful commands of each group, if several; but not of the only group of what is played here, unless they are
    too many to be read on a phone."""
    groups: dict[str, list[Command]] = {}
    for command in useful:
        if len(command.path) > 1:
            groups.setdefault(command.path[0], []).append(command)
    game = [group for group, commands in groups.items() if commands[0].book in played]
    if len(game) == 1 and len(groups[game[0]]) <= LONG_GAME:
        del groups[game[0]]
    return {group: commands for group, commands in groups.items() if len(commands) > 1}


def _together(call: Call[Book], commands: Sequence[Command]) -> Argument:
    """The commands of a group in one line, by their names: what to write after each is a press away."""
    group = _name(call, commands[0].path[0])
    names = [typed_name(call.house.texts, call.language, command) for command in commands]
    words = dotted(name.removeprefix(group).strip() for name in names)
    return say("help-group", group=code(f"/{group}"), about=say(f"{commands[0].path[0]}.about"), commands=words)


def _line(call: Call[Book], command: Command) -> Argument:
    """A command by its example."""
    return say("help-line", example=_example(call, command), about=say(f"{command.key}.about"))


def _about(call: Call[Book], topic: str) -> Card:
    """One command, parameter by parameter; or the commands of a group."""
    try:
        found = call.house.reader.read(topic)
    except Refused:
        if (card := rules_pages.called(call, topic)) is not None:
            return card
        raise
    if found.command is None:
        commands = call.house.commands.groups()[found.group]
        lines = [_line(call, one) for one in commands]
        return Card(typed(found.group), (say(f"{found.group}.about"), *lines), audience=Audience.MEMBER)
    command = found.command
    lines = [say(f"{command.key}.about"), say("help-example", example=_example(call, command)), *_where(call, command)]
    for parameter in command.parameters:
        if not parameter.hidden:
            key = f"{command.key}.{parameter.name.replace('_', '-')}"
            sort = "help-parameter" if parameter.required else "help-parameter-free"
            lines.append(say(sort, name=strong(say(key)), about=say(f"{key}-about")))
    if command.may is not May.ANYONE:
        lines.append(say(f"help-may-{command.may.name.lower().replace('_', '-')}"))
    name = typed_name(call.house.texts, call.language, command)
    return Card(code(f"/{name}"), tuple(lines), audience=Audience.MEMBER)


def _where(call: Call[Book], command: Command) -> Iterable[Argument]:
    """In which rooms a command can be given, if something has to be opened there first."""
    book = command.book
    if book is None or book is ClubBook or command.opens:
        return
    opening = next((one for one in call.house.commands.shown() if one.opens and one.book is book), None)
    if opening is not None:
        yield say("help-where", book=say(f"book-{book.kind}"), command=typed(*opening.path))


async def _open_here(call: Call[Book]) -> dict[type[Book], Volume]:
    """The games whose books are open here, or in private the only one of each."""
    found: dict[type[Book], Volume] = {}
    for kind in {command.book for command in call.house.commands.values() if command.book} - {Book}:
        volume = await call.house.books.meant(call.person, call.room, kind.kind)
        if volume is not None:
            found[kind] = volume
    return found


def _useful(call: Call[Book], command: Command, open_here: Mapping[type[Book], Volume]) -> bool:
    """Whether this member can give the command here: of a game, once it is open; what opens it, before."""
    if command.book is None or command.book is Book:
        return command.path[0] != "start" and allowed(call, command)
    volume = open_here.get(command.book)
    if volume is None:
        return command.opens and allowed(call, command)
    begins = command.opens and len(command.path) > 1 and not command.book.of_club
    return not begins and allowed(replace(call, volume=volume), command)


def _example(call: Call[Book], command: Command) -> Argument:
    return example(_name(call, f"{command.key}.example"), *command.path)


def _name(call: Call[Book], key: str) -> str:
    return str(call.house.texts.name(call.language, key))


@cog.command("start", reads=True, private=True)
async def start(call: Call[Book], payload: Annotated[str, Text(longest=64)] | None = None) -> Card:
    """Greet, and say what can be done."""
    return replace(greeting("me", call.language), audience=Audience.MEMBER)


@cog.command("open", reads=True, private=True, hidden=True)
async def open_(call: Call[Book], token: Annotated[str, Text(longest=20)]) -> Card:
    """Show a member what was kept for them alone."""
    kept = await call.store.rows("presses", token=token)
    if not kept or not kept[0]["card"]:
        raise Refused("button-gone")
    if (await call.people.person(kept[0]["person"])).id != call.person.id:  # Accounts were linked meanwhile.
        raise Refused("not-your-card")
    card = as_json.loads(kept[0]["card"])
    parts = card.title, card.lines, card.table, card.picture, card.files, card.buttons
    return Card(*parts, Audience.MEMBER, card.tone, words_first=card.words_first)
