"""Writes docs/commands.md from the commands themselves: `python -m bot.made_docs.command_page docs/commands.md`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from bot.commands import COGS
from bot.hall.declared.catalogue import Commands
from bot.hall.declared.declaration import Command, May
from bot.hall.declared.kinds import Choice, Member, Members, Parameter, RoomChoice, Text, Upload, Whole, YesNo
from bot.texts import FIRST_LANGUAGE, LANGUAGES, WHOLE, WIDE_LANGUAGE, Texts

HEAD = """\
# The commands

Written by `make docs` from the commands themselves; a test keeps it true. On Discord they are chosen, on Telegram, in
the local club and after a mention of the bot they are typed: parameters in their order, or `name:value` in any order,
quotes around spaces where something else follows. English and Italian names and choices work everywhere.
"""
WHO = {
    May.ANYONE: "anyone",
    May.REFEREE: "referees",
    May.DIRECTOR: "directors",
    May.ORGANISER: "organisers",
    May.PLAYER: "players",
    May.MASTER: "the Master",
    May.MASTER_OR_DIRECTOR: "the Master or a director",
}


def page(texts: Texts) -> str:
    """The whole page."""
    commands = Commands(COGS)
    return "\n".join([HEAD, *(line for command in commands.shown() for line in _section(command, texts))])


def _section(command: Command, texts: Texts) -> Iterator[str]:
    english, italian = (_typed(command, texts, language) for language in reversed(WHOLE))
    yield f"## `/{english}` · `/{italian}`\n"
    yield f"{texts.name(WIDE_LANGUAGE, f'{command.key}.about')}.\n"
    yield f"{texts.name(FIRST_LANGUAGE, f'{command.key}.about')}.\n"
    where = " Answers only who asks." if command.private else ""
    yield f"For {WHO[command.may]}.{where} {_examples(command, texts)}\n"
    shown = [parameter for parameter in command.parameters if not parameter.hidden]
    if shown:
        yield "| parameter | | what it takes | what it is |\n| --- | --- | --- | --- |"
        yield from (_row(command, parameter, texts) for parameter in shown)
        yield ""


def _typed(command: Command, texts: Texts, language: str) -> str:
    names = ["-".join(command.path[:length]) for length in range(1, len(command.path) + 1)]
    return " ".join(texts.name(language, name) for name in names)


def _examples(command: Command, texts: Texts) -> str:
    lines = (texts.name(language, f"{command.key}.example") for language in reversed(LANGUAGES))
    return "For example " + " or ".join(f"`{line}`" for line in dict.fromkeys(lines)) + "."


def _row(command: Command, parameter: Parameter, texts: Texts) -> str:
    key = f"{command.key}.{parameter.name.replace('_', '-')}"
    names = dict.fromkeys(texts.name(language, key) for language in reversed(LANGUAGES))
    given = _given(command, parameter)
    about = _cell(texts.name(WIDE_LANGUAGE, f"{key}-about"))
    return f"| {' · '.join(f'`{name}`' for name in names)} | {given} | {_takes(parameter, texts)} | {about} |"


def _given(command: Command, parameter: Parameter) -> str:
    """Whether it must be given, else what stands for it."""
    if parameter.required:
        return "required"
    if parameter.name in command.needs:
        return f"one of {' and '.join(command.needs)}"
    if parameter.default in (None, ""):
        return "optional"
    return f"optional, {_cell(parameter.kind.write(parameter.default))} unless given"


def _takes(parameter: Parameter, texts: Texts) -> str:
    kind = parameter.kind
    match kind:
        case Whole():
            return f"a whole number from {kind.low} to {kind.high}"
        case YesNo() | Choice():
            return _choices(kind, texts)
        case Text():
            return f"words, at most {kind.longest} characters"
        case Member():
            return "a member"
        case Members():
            return f"members, {kind.least} to {kind.most}"
        case RoomChoice():
            return "a room of the club"
        case Upload():
            return f"a file, at most {kind.largest // 1000} kB"
    raise TypeError(f"{parameter.name}: a kind that this page does not know")


def _choices(kind: Choice, texts: Texts) -> str:
    every = []
    for value in kind.values:
        names = [value, *(texts.name(language, f"choices-{kind.name}.{value}") for language in reversed(LANGUAGES))]
        every.append("/".join(f"`{_cell(name)}`" for name in dict.fromkeys(names)))
    return ", ".join(every)


def _cell(text: str) -> str:
    return text.replace("|", "\\|")


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(page(Texts()), "utf-8")
