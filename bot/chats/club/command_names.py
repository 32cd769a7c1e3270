"""The names of commands, parameters and choices in every language, as the page offers them."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass

from bot.hall.declared.catalogue import Commands
from bot.hall.declared.declaration import Command
from bot.hall.declared.kinds import Choice, Parameter
from bot.texts import LANGUAGES, Texts


@dataclass(frozen=True, slots=True)
class Name:
    """One name of a thing, in one language."""

    language: str
    text: str

    @property
    def folded(self) -> str:
        """The name as it is compared: no case, no accents."""
        return fold(self.text)


def fold(text: str) -> str:
    """Words as they are compared: no case, no accents."""
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    return "".join(sign for sign in decomposed if not unicodedata.combining(sign))


class CommandNames:
    """Every name, in the reader's language first."""

    def __init__(self, commands: Commands, texts: Texts) -> None:
        self._commands = commands
        self._texts = texts

    def shown(self) -> tuple[Command, ...]:
        """The commands that people see."""
        return self._commands.shown()

    def command(self, command: Command, language: str) -> list[Name]:
        """The names of a command, without the slash."""
        return [Name(each, self._full_name(command, each)) for each in _first(language)]

    def about(self, command: Command, language: str) -> str:
        """What a command does."""
        return str(self._texts.name(language, f"{command.key}.about"))

    def parameters(self, command: Command) -> list[Parameter]:
        """The parameters that people may give."""
        return [parameter for parameter in command.parameters if not parameter.hidden]

    def parameter(self, command: Command, parameter: Parameter, language: str) -> list[Name]:
        """The names of a parameter."""
        key = f"{command.key}.{_dashed(parameter)}"
        return [Name(each, self._texts.name(each, key)) for each in _first(language)]

    def parameter_about(self, command: Command, parameter: Parameter, language: str) -> str:
        """What a parameter is for."""
        return str(self._texts.name(language, f"{command.key}.{_dashed(parameter)}-about"))

    def choice(self, kind: Choice, value: str, language: str) -> list[Name]:
        """The names of a choice."""
        key = f"choices-{kind.name}.{value}"
        return [Name(each, self._texts.name(each, key)) for each in _first(language)]

    def find(self, typed: str) -> tuple[Command, int] | None:
        """The command that a line names in full (its slash left out), and where the rest of the line begins."""
        words = list(_words(typed))
        best: tuple[Command, int] | None = None
        for length in (1, 2):
            if len(words) < length:
                break
            said = " ".join(word for word, _ in words[:length])
            end = words[length - 1][1]
            for command in self.shown():
                if len(command.path) == length and said in self._said(command):
                    best = (command, end)
        return best

    def named(self, name: str) -> Command | None:
        """A command by its English name, if people see it."""
        command = self._commands.get(name)
        return None if command is None or command.hidden else command

    def _said(self, command: Command) -> set[str]:
        """Everything that names a command: each word of it in any language."""
        firsts = {command.path[0], *(self._texts.name(each, command.path[0]) for each in LANGUAGES)}
        if len(command.path) == 1:
            return {fold(first) for first in firsts}
        seconds = {command.path[1], *(self._texts.name(each, command.key) for each in LANGUAGES)}
        return {fold(f"{first} {second}") for first in firsts for second in seconds}

    def _full_name(self, command: Command, language: str) -> str:
        keys = [command.path[0], command.key] if len(command.path) > 1 else [command.key]
        return " ".join(self._texts.name(language, key) for key in keys)


def _words(typed: str) -> Iterator[tuple[str, int]]:
    """The words of a line, folded, each with where it ends."""
    end = 0
    for word in typed.split():
        end = typed.index(word, end) + len(word)
        yield fold(word), end


def _first(language: str) -> list[str]:
    return [language, *(each for each in LANGUAGES if each != language)]


def _dashed(parameter: Parameter) -> str:
    return parameter.name.replace("_", "-")
