"""Completes what is being typed, as Discord does: commands, their parameters, and the values of each."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.chats.club.command_names import CommandNames, Name, fold
from bot.chats.club.roster import Roster
from bot.hall.cards.plain_text import quoted
from bot.hall.declared.declaration import Command
from bot.hall.declared.kinds import Choice, Member, Members, Parameter, RoomChoice, Whole
from bot.hall.front import Front
from bot.hall.requests import Request, Suggestion
from bot.texts import WIDE_LANGUAGE

MOST = 25
"""Most options offered for a value."""
_CALL = re.compile(r'@(\w*)$|@"([^"]*)$')
_NAMED = re.compile(r"([^\s:\"@]+):(.*)", re.S)
_TOKEN = re.compile(r'(?:[^\s"]|"(?:\\.|[^"\\])*(?:"|$))+')


@dataclass(frozen=True, slots=True)
class CompletionOption:
    """Something that can be taken: what would stand in the line, what is shown, and what it is for."""

    insert: str
    label: str
    about: str = ""


@dataclass(frozen=True, slots=True)
class Completion:
    """What can stand between two places of the line; `hint` tells what is being asked for there.

    `eager` offers the first option to Enter: nothing could be sent yet.
    """

    start: int
    end: int
    options: tuple[CompletionOption, ...] = ()
    eager: bool = False
    hint: dict[str, Any] = field(default_factory=dict)


class Completer:
    """Knows what could come next in a line."""

    def __init__(self, front: Front, roster: Roster, command_names: CommandNames) -> None:
        self._front = front
        self._roster = roster
        self._command_names = command_names

    async def complete(self, request: Request, language: str, text: str, caret: int) -> Completion:
        """What could stand at the caret of this line; `request` is what it would become."""
        caret = max(0, min(caret, len(text)))
        before = text[:caret]
        end = caret + len(re.match(r"\S*", text[caret:])[0])  # type: ignore[index]
        if not before.startswith("/"):
            return self._members(before, caret, end)
        found = self._command_names.find(before[1:])
        if found is None or before[1 + found[1] :] == "":
            return self._commands(before[1:], language, end)
        command, at = found
        return await self._parameters(request, language, command, before, at + 1, end)

    # --- commands

    def _commands(self, typed: str, language: str, end: int) -> Completion:
        wanted = fold(" ".join(typed.split()) + (" " if typed.endswith(" ") else ""))
        ranked: list[tuple[int, CompletionOption]] = []
        exact = False
        for command in self._command_names.shown():
            best = _best(self._command_names.command(command, language), wanted)
            if best is None:
                continue
            rank, name = best
            exact = exact or name.folded == wanted
            about = self._command_names.about(command, language)
            ranked.append((rank, CompletionOption(f"/{name.text} ", f"/{name.text}", about)))
        ranked.sort(key=lambda entry: entry[0])
        options = tuple(option for _, option in ranked[: 4 * MOST])
        return Completion(0, end, options, eager=not exact)

    # --- parameters

    async def _parameters(
        self, request: Request, language: str, command: Command, before: str, at: int, end: int
    ) -> Completion:
        words = [(match.group(), at + match.start()) for match in _TOKEN.finditer(before[at:])]
        current, start = words.pop() if words and words[-1][1] + len(words[-1][0]) == len(before) else ("", len(before))
        given, free = set[str](), 0
        for word, _ in words:
            named = self._named(command, word)
            if named:
                given.add(named[0].name)
            else:
                free += 1
        open_ones = [each for each in self._command_names.parameters(command) if each.name not in given]
        given |= {parameter.name for parameter in open_ones[:free]}
        open_ones = open_ones[free:]
        named = self._named(command, current)
        parameter: Parameter | None
        if named:
            parameter, value = named
            start += len(current) - len(value)
            names: list[tuple[Parameter, CompletionOption]] = []
        else:
            parameter, value = (open_ones[0] if open_ones else None), current
            names = self._names(command, open_ones, current, language)
        values = await self._values(request, command, parameter, value, language) if parameter else []
        # A word that begins another parameter's name, and no value of this one, is about that other one.
        about = names[0][0] if names and value and not values else parameter
        hint = self._hint(command, about, given, language)
        if parameter and isinstance(parameter.kind, Member | Members):
            called = self._members(before, len(before), end)
            if called.options:
                return Completion(called.start, end, called.options, hint=hint)
        return Completion(start, end, tuple([*values, *(option for _, option in names)][:MOST]), hint=hint)

    def _named(self, command: Command, word: str) -> tuple[Parameter, str] | None:
        """The parameter that a word names (`riserva:2`), and its value so far."""
        match = _NAMED.fullmatch(word)
        if match is None:
            return None
        for parameter in self._command_names.parameters(command):
            names = {fold(name.text) for name in self._command_names.parameter(command, parameter, WIDE_LANGUAGE)}
            if fold(match[1]) in {*names, parameter.name}:
                return parameter, match[2]
        return None

    def _names(
        self, command: Command, left: Sequence[Parameter], typed: str, language: str
    ) -> list[tuple[Parameter, CompletionOption]]:
        options = []
        for parameter in left:
            best = _best(self._command_names.parameter(command, parameter, language), fold(typed))
            if best:
                about = self._command_names.parameter_about(command, parameter, language)
                options.append((parameter, CompletionOption(f"{best[1].text}:", f"{best[1].text}:", about)))
        return options

    async def _values(
        self, request: Request, command: Command, parameter: Parameter, typed: str, language: str
    ) -> list[CompletionOption]:
        kind, wanted = parameter.kind, fold(typed.strip('"'))
        found: list[CompletionOption] = []
        if isinstance(kind, Choice):
            for value in kind.values:
                best = _best(self._command_names.choice(kind, value, language), wanted)
                if best:
                    found.append(_value(best[1].text))
        elif isinstance(kind, Member | Members):
            wanted = wanted.removeprefix("@")
            known = [member.name for member in self._roster.members if fold(member.name).startswith(wanted)]
            found = [_member(name) for name in known]
            if kind.suggest is None:  # guests and whoever else the club knows, as the hall offers them
                offered = await self._front.complete(request, command.name, parameter.name, typed.strip('"'))
                found += [_person(each) for each in offered if each.label not in known]
        elif isinstance(kind, RoomChoice):
            found = [_value(room.title) for room in self._roster.rooms if wanted.removeprefix("#") in fold(room.title)]
        elif isinstance(kind, Whole):
            found = [_value(str(offer)) for offer in kind.offers if str(offer).startswith(wanted)]
        if kind.suggest is not None:
            offered = await self._front.complete(request, command.name, parameter.name, typed.strip('"'))
            found += [CompletionOption(f"{quoted(each.value)} ", each.label) for each in offered]
        return found[:MOST]

    def _members(self, before: str, caret: int, end: int) -> Completion:
        """The members whose name may follow the @ at the caret."""
        match = _CALL.search(before)
        if match is None:
            return Completion(caret, caret)
        wanted = fold(match[1] or match[2] or "")
        options = [_member(member.name) for member in self._roster.members if fold(member.name).startswith(wanted)]
        return Completion(match.start(), end, tuple(options), eager=True)

    def _hint(self, command: Command, now: Parameter | None, given: Iterable[str], language: str) -> dict[str, Any]:
        """The command with its parameters, the one being asked for, and what that is."""
        given = set(given)
        usage = [
            {
                "name": self._command_names.parameter(command, parameter, language)[0].text,
                "required": parameter.required,
                "given": parameter.name in given,
                "now": parameter is now,
            }
            for parameter in self._command_names.parameters(command)
        ]
        about = (
            self._command_names.parameter_about(command, now, language)
            if now
            else self._command_names.about(command, language)
        )
        return {"command": f"/{self._command_names.command(command, language)[0].text}", "usage": usage, "about": about}


def _best(names: Sequence[Name], wanted: str) -> tuple[int, Name] | None:
    """The name that fits best what was typed, the reader's language before others; lower is better."""
    fits: list[tuple[int, int, Name]] = []
    for place, name in enumerate(names):
        if name.folded.startswith(wanted):
            fits.append((0, place, name))
        elif any(part.startswith(wanted) for part in name.folded.split()):
            fits.append((1, place, name))
    if not fits:
        return None
    rank, place, name = min(fits, key=lambda fit: fit[:2])
    return rank * 2 + place, name


def _value(text: str) -> CompletionOption:
    return CompletionOption(f"{quoted(text)} ", text)


def _member(name: str) -> CompletionOption:
    called = f"@{name}" if re.fullmatch(r"\w+", name) else f'@"{name}"'
    return CompletionOption(f"{called} ", f"@{name}")


def _person(offer: Suggestion) -> CompletionOption:
    """Somebody by the name that can be typed; a new guest as the word that says so."""
    if not offer.value.startswith("<"):
        return CompletionOption(f"{offer.value} ", offer.label)
    return CompletionOption(_member(offer.label.partition(" (")[0]).insert, offer.label)
