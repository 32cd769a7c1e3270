"""Typed lines: `/roll 5 reserve:2`, in English and Italian, told apart into a command and its words."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from bot.engines.book import Refused
from bot.hall.cogs import Command, Commands
from bot.hall.parameters import Choice, Parameter, Text
from bot.texts import LANGUAGES, Texts

# Quoted words end with the sign that goes with the first (other signs may stand inside), else with the nearest one:
# phones write quotes in many ways, and mix them. Nothing is tried twice, so no line takes long.
_QUOTE = (
    r'"((?:\\.|[^"\\])*+)"|“((?:\\.|[^“”\\])*+)”|”((?:\\.|[^”\\])*+)”|„((?:\\.|[^„“”\\])*+)[“”]|«((?:\\.|[^«»\\])*+)»'
    r'|["“”„«]((?:\\.|[^"“”»\\])*+)["”“»]?'
)
_QUOTED = re.compile(_QUOTE, re.S)
# A word is a run of characters, with quoted parts inside it.
_WORD = re.compile(rf'(?:[^\s"“”„«»]|{_QUOTE})+|[»”]', re.S)
_NAMED = re.compile(r"(@?[A-Za-z_][A-Za-z0-9_-]*):(.*)", re.S)


@dataclass(frozen=True, slots=True)
class Typed:
    """A line as understood: the command, and the words given for its parameters (choices in English).

    Where only a group was typed, `group` names it and there is no command.
    """

    command: Command | None
    words: Mapping[str, str]
    group: str = ""


class Reader:
    """Knows every name in every language, and so reads typed lines."""

    def __init__(self, commands: Commands, texts: Texts) -> None:
        self._commands = commands
        self._texts = texts
        self._first: dict[str, str] = {}
        self._second: dict[str, dict[str, str]] = {}
        self._parameters: dict[str, dict[str, Parameter]] = {}
        self._choices: dict[tuple[str, str], str] = {}
        for command in commands.values():
            self._learn(command)

    def _learn(self, command: Command) -> None:
        first, *rest = command.path
        if not command.hidden:
            for name in self._names(first, first):
                self._first[name] = first
        else:
            self._first[first] = first
        if rest:
            seconds = self._second.setdefault(first, {})
            for name in self._names(command.key, rest[0]) if not command.hidden else [rest[0]]:
                seconds[name] = rest[0]
        parameters: dict[str, Parameter] = {}
        for parameter in command.parameters:
            key = f"{command.key}.{parameter.name.replace('_', '-')}"
            names = [parameter.name] if parameter.hidden or command.hidden else self._names(key, parameter.name)
            parameters.update(dict.fromkeys(names, parameter))
            if isinstance(parameter.kind, Choice):
                for value in parameter.kind.values:
                    for name in self._names(f"choices-{parameter.kind.name}.{value}", value):
                        self._choices[parameter.kind.name, name] = value
        self._parameters[command.name] = parameters

    def _names(self, key: str, english: str) -> list[str]:
        own = [self._texts.name(language, key).casefold() for language in LANGUAGES]
        return [english.casefold(), *own]

    def read(self, line: str) -> Typed:
        """The command and words of a line (with or without its slash)."""
        words = [match.group() for match in _WORD.finditer(line.strip().removeprefix("/"))]
        if not words:
            raise Refused("unknown-command", value=line)
        first = self._first.get(words[0].casefold())
        if first is None:
            raise _unknown(words[0], _nearest(words[0], self._first))
        if first not in self._second:
            return self._fill(self._commands[first], words[1:])
        if len(words) == 1:
            return Typed(None, {}, first)
        second = self._second[first].get(words[1].casefold())
        if second is None:
            nearest = _nearest(words[1], self._second[first])
            raise _unknown(f"{words[0]} {words[1]}", nearest and f"{words[0]} {nearest}")
        return self._fill(self._commands[f"{first} {second}"], words[2:])

    def parameter(self, command: Command, name: str) -> Parameter | None:
        """A parameter by its name in any language."""
        return self._parameters[command.name].get(name.casefold())

    def choice(self, parameter: Parameter, word: str) -> str:
        """A typed choice in English; a word that is none stays as it is, to be refused with its parameter."""
        if not isinstance(parameter.kind, Choice):
            return word
        return self._choices.get((parameter.kind.name, word.strip().casefold()), word)

    def _fill(self, command: Command, words: Iterable[str]) -> Typed:
        names = self._parameters[command.name]
        given: dict[str, str] = {}
        free: list[str] = []
        for word in words:
            named = _NAMED.fullmatch(word)
            parameter = names.get(named[1].casefold()) if named else None
            if named and parameter is not None:
                if parameter.name in given:
                    raise Refused("given-twice", parameter=named[1])
                given[parameter.name] = self.choice(parameter, _unquoted(named[2]))
            else:
                free.append(word)
        places = [parameter for parameter in command.parameters if not parameter.hidden and parameter.name not in given]
        for index, parameter in enumerate(places):
            if not free:
                break
            last = index == len(places) - 1
            if isinstance(parameter.kind, Text) and (last or _alone(places[index:])) and len(free) > 1:
                given[parameter.name] = " ".join(_unquoted(word) for word in free)
                free = []
            else:
                word = free.pop(0)
                if not isinstance(parameter.kind, Text) and (named := _NAMED.fullmatch(word)):
                    raise Refused("unknown-parameter", value=named[1], command=command)
                given[parameter.name] = self.choice(parameter, _unquoted(word))
        if free:
            raise Refused("too-many-words", value=_unquoted(free[0]))
        return Typed(command, given)


def _alone(places: list[Parameter]) -> bool:
    """Whether the first of these is the only one that must be given: then the rest of the words are its own."""
    return places[0].required and not any(parameter.required for parameter in places[1:])


def _unquoted(word: str) -> str:
    if not any(sign in word for sign in '"“”„«»'):
        return word
    return _QUOTED.sub(lambda match: re.sub(r"\\(.)", r"\1", match[match.lastindex or 0], flags=re.S), word)


def _unknown(value: str, nearest: str) -> Refused:
    if nearest:
        return Refused("unknown-near", value=value, nearest=f"/{nearest}")
    return Refused("unknown-command", value=value)


def _nearest(word: str, known: Iterable[str]) -> str:
    """The known name most like a word, to offer it."""
    return next(iter(difflib.get_close_matches(word.casefold(), list(known), 1, 0.6)), "")
