"""Cards that ask: what is missing of a bare command, the commands of a group, which book is meant."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.hall.cards.card import Argument, Audience, Button, Card, RoomName, Tone, say, typed
from bot.hall.declared.declaration import Command
from bot.hall.declared.kinds import Choice, Parameter, Suggestion, Text, Upload, Whole, quoted
from bot.storage.contract import StoredBook

ROW = 5
"""Buttons in a row."""
MOST = 25
"""Buttons on a card."""


def line_of(command: Command, given: Mapping[str, Any]) -> str:
    """The command as it would be typed, with the words given so far."""
    words = [f"{name}:{quoted(str(value))}" for name, value in given.items()]
    return " ".join([command.name, *words])


def rows(buttons: Sequence[Button], width: int = ROW) -> tuple[tuple[Button, ...], ...]:
    """Buttons in rows."""
    return tuple(tuple(buttons[start : start + width]) for start in range(0, len(buttons), width))


def ask_for(
    command: Command, parameter: Parameter, given: Mapping[str, Any], suggestions: Sequence[Suggestion]
) -> Card | None:
    """A card that offers values for a missing parameter; None where it can only be written."""
    key = f"{command.key}.{parameter.name.replace('_', '-')}"
    kind = parameter.kind
    offers: list[tuple[Argument, str]] = []
    closed = False
    match kind:
        case Upload():
            return _asking(command, key, (say("ask-file", command=typed(*command.path)),), ())
        case Choice():
            offers = [(say(f"choices-{kind.name}.{value}"), value) for value in kind.values]
            closed = True
        case Whole():
            offers = [(str(number), str(number)) for number in kind.offers]
    if suggestions:
        offers = [(suggestion.label, suggestion.value) for suggestion in suggestions]
    if not offers:
        return None
    buttons = [Button(label, line_of(command, {**given, parameter.name: value})) for label, value in offers[: MOST - 1]]
    if not closed:
        other = Button(say("ask-other"), line_of(command, given), ask=(parameter.name,), in_words=True)
        buttons.append(other)
    return _asking(command, key, (), rows(buttons))


def must_be_written(command: Command, asked: Parameter, given: Mapping[str, Any]) -> tuple[str, ...]:
    """The missing parameters that have to be written, at most as many as a form holds."""
    missing = [
        parameter.name
        for parameter in command.parameters
        if (parameter.required or parameter is asked)
        and parameter.name not in given
        and not isinstance(parameter.kind, Upload)
    ]
    return tuple(missing[:5])


def longest(parameter: Parameter) -> int:
    """How many characters an answer to this parameter may have."""
    return parameter.kind.longest if isinstance(parameter.kind, Text) else 200


def group_card(commands: Sequence[Command]) -> Card:
    """The commands of a group, as buttons."""
    group = commands[0].path[0]
    buttons = [Button(say(command.key), command.name) for command in commands]
    return Card(
        title=typed(group),
        lines=(say(f"{group}.about"),),
        buttons=rows(buttons[:MOST]),
        audience=Audience.MEMBER,
        tone=Tone.ASK,
    )


def which_book(command: Command, given: Mapping[str, Any], books: Sequence[StoredBook]) -> Card:
    """A question where several books could be meant."""
    line = line_of(command, given)
    choices = [
        Button(
            say("book-in-room", book=book.title or say(f"book-{book.kind}"), room=RoomName(book.room)),
            f"!@{book.id} {line}",
        )
        for book in books
    ]
    return Card(title=say("ask-which-book"), buttons=rows(choices[:MOST], 1), audience=Audience.MEMBER, tone=Tone.ASK)


def _asking(command: Command, key: str, lines: tuple[Argument, ...], buttons: tuple[tuple[Button, ...], ...]) -> Card:
    return Card(
        title=say("ask-title", command=typed(*command.path), parameter=say(key)),
        lines=(say(f"{key}-about"), *lines),
        buttons=buttons,
        audience=Audience.MEMBER,
        tone=Tone.ASK,
    )
