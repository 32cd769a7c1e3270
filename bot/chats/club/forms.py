"""Commands as forms: the fields a command asks for, and what was filled in as the hall and the room read it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.chats.club.command_names import CommandNames
from bot.chats.club.drawing import offered
from bot.chats.club.roster import Roster
from bot.hall.cards.plain_text import quoted
from bot.hall.declared.declaration import Command
from bot.hall.declared.kinds import Choice, Member, Members, Parameter, RoomChoice, Text, Upload, Whole
from bot.hall.requests import Suggestion

LONGEST = 200


class FormDrawer:
    """Draws the form of a command, and reads it."""

    def __init__(self, roster: Roster, command_names: CommandNames, club: str) -> None:
        self._roster = roster
        self._command_names = command_names
        self._club = club

    def fields(self, command: Command, language: str, offers: Mapping[str, Sequence[Suggestion]]) -> dict[str, Any]:
        """The form of a command, as plain values; `offers` is what the book suggests for some parameters."""
        return {
            "path": command.name,
            "title": f"/{self._command_names.command(command, language)[0].text}",
            "about": self._command_names.about(command, language),
            "fields": [
                self._field(command, each, language, offers.get(each.name, ()))
                for each in self._command_names.parameters(command)
            ],
        }

    def values(self, command: Command, filled: Mapping[str, str]) -> dict[str, Any]:
        """What was filled in, as the hall takes it; a field left empty is left out."""
        values: dict[str, Any] = {}
        for parameter in self._command_names.parameters(command):
            words = filled.get(parameter.name, "").strip()
            member = self._roster.member(words)
            room = self._roster.room(words)
            if not words or isinstance(parameter.kind, Upload):
                continue
            if isinstance(parameter.kind, Member) and member:
                values[parameter.name] = member.account()
            elif isinstance(parameter.kind, Members):
                values[parameter.name] = " ".join(f"<@{id}>" for id in words.split())
            elif isinstance(parameter.kind, RoomChoice) and room:
                values[parameter.name] = room.place(self._club)
            else:
                values[parameter.name] = words
        return values

    def line(self, command: Command, filled: Mapping[str, str], language: str) -> str:
        """The form as it would have been typed: what the room sees."""
        words = [f"/{self._command_names.command(command, language)[0].text}"]
        for parameter in self._command_names.parameters(command):
            value = filled.get(parameter.name, "").strip()
            if value and not isinstance(parameter.kind, Upload):
                name = self._command_names.parameter(command, parameter, language)[0].text
                words.append(f"{name}:{self._word(parameter, value, language)}")
        return " ".join(words)

    def _word(self, parameter: Parameter, value: str, language: str) -> str:
        kind = parameter.kind
        if isinstance(kind, Choice) and value in kind.values:
            return quoted(self._command_names.choice(kind, value, language)[0].text)
        if isinstance(kind, Member | Members):
            return quoted(" ".join(self._called(id) for id in value.split()))
        if isinstance(kind, RoomChoice) and (room := self._roster.room(value)):
            return quoted(room.title)
        return quoted(value)

    def _called(self, id: str) -> str:
        member = self._roster.member(id)
        return f"@{member.name}" if member else id

    def _field(
        self, command: Command, parameter: Parameter, language: str, offers: Sequence[Suggestion]
    ) -> dict[str, Any]:
        kind = parameter.kind
        field: dict[str, Any] = {
            "name": parameter.name,
            "label": self._command_names.parameter(command, parameter, language)[0].text,
            "about": self._command_names.parameter_about(command, parameter, language),
            "required": parameter.required,
            "longest": kind.longest if isinstance(kind, Text) else LONGEST,
            "value": "",
            "kind": "text",
            "keys": kind.keys,
        }
        if isinstance(kind, Choice):
            labels = {value: self._command_names.choice(kind, value, language)[0].text for value in kind.values}
            field |= offered([Suggestion(label, value) for value, label in labels.items()], free=False)
        elif isinstance(kind, Members):
            field |= {"kind": "members", "options": [[member.id, member.name] for member in self._roster.members]}
        elif isinstance(kind, Member):
            field |= offered([Suggestion(member.name, member.id) for member in self._roster.members], free=True)
        elif isinstance(kind, RoomChoice):
            field |= offered([Suggestion(room.title, room.id) for room in self._roster.rooms], free=False)
        elif offers:
            field |= offered(offers, free=True)
        elif isinstance(kind, Whole):
            field |= {"kind": "whole", "low": kind.low, "high": kind.high}
        elif isinstance(kind, Upload):
            field |= {"kind": "file", "largest": kind.largest}
        return field
