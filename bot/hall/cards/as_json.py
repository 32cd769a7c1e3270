"""A card as JSON, so that an answer or a notice outlives the process that made it."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from pydantic_core import to_json

from bot.hall.cards.card import (
    Argument,
    Attachment,
    Audience,
    Button,
    Card,
    Free,
    Happening,
    Mention,
    Moment,
    Picture,
    RoomName,
    Say,
    Styled,
    Table,
    Tone,
)

OWN_WORDS = (
    *(
        "title",
        "lines",
        "table",
        "picture",
        "files",
        "buttons",
        "audience",
        "tone",
        "replaces",
        "heads",
        "circle",
        "happening",
        "numbered",
        "words_first",
        "grid",
        "awaits",
        "short",
        "steps",
        "step",
    ),
    *("anew", "live", "say", "with", "person", "ping", "style", "words", "name_of", "room", "map", "true", "false"),
    *("null", *Audience, *Tone),
)
"""Words that stand in a card as JSON whatever it says."""


def dumps(card: Card) -> str:
    """The card as JSON."""
    body: dict[str, Any] = {"title": _out(card.title), "audience": str(card.audience)}
    if card.lines:
        body["lines"] = [_out(line) for line in card.lines]
    if card.table:
        body["table"] = [
            [_out(cell) for cell in card.table.head],
            [[_out(cell) for cell in row] for row in card.table.rows],
            list(card.table.right),
        ]
    if card.picture:
        body["picture"] = [card.picture.maker, _values_out(card.picture.values), _out(card.picture.alt)]
    if card.files:
        body["files"] = [[file.maker, dict(file.values)] for file in card.files]
    if card.buttons:
        body["buttons"] = [[_button_out(button) for button in row] for row in card.buttons]
    if card.steps:
        body["steps"], body["step"] = [_button_out(button) for button in card.steps], card.step
    if card.tone is not Tone.PLAIN:
        body["tone"] = str(card.tone)
    if card.replaces:
        body["replaces"] = True
    if card.heads:
        body["heads"] = card.heads
    if card.circle:
        body["circle"] = card.circle
    if card.anew:
        body["anew"] = card.anew
    if card.live:
        body["live"] = True
    if card.grid:
        body["grid"] = True
    if card.awaits:
        body["awaits"] = card.awaits
    if card.short:
        body["short"] = [_out(line) for line in card.short]
    if card.happening is not None:
        body["happening"] = [card.happening.starts, card.happening.ends, card.happening.off]
    if card.numbered:
        body["numbered"] = True
    if card.words_first:
        body["words_first"] = True
    return to_json(body).decode()


def loads(text: str) -> Card:
    """The card that `dumps` wrote."""
    body = json.loads(text)
    table, picture = body.get("table"), body.get("picture")
    return Card(
        title=_in(body["title"]),
        lines=tuple(_in(line) for line in body.get("lines", ())),
        table=table
        and Table(
            tuple(_in(cell) for cell in table[0]),
            tuple(tuple(_in(cell) for cell in row) for row in table[1]),
            tuple(table[2]),
        ),
        picture=picture and Picture(picture[0], _values_in(picture[1]), _in(picture[2])),
        files=tuple(Attachment(maker, values) for maker, values in body.get("files", ())),
        buttons=tuple(tuple(_button_in(*button) for button in row) for row in body.get("buttons", ())),
        steps=tuple(_button_in(*button) for button in body.get("steps", ())),
        step=body.get("step", 0),
        audience=Audience(body["audience"]),
        tone=Tone(body.get("tone", Tone.PLAIN)),
        replaces=body.get("replaces", False),
        heads=tuple(body.get("heads", ())),
        circle=body.get("circle", ""),
        anew=body.get("anew", ""),
        live=body.get("live", False),
        grid=body.get("grid", False),
        awaits=tuple(body.get("awaits", ())),
        short=tuple(_in(line) for line in body.get("short", ())),
        happening=Happening(*body["happening"]) if "happening" in body else None,
        numbered=body.get("numbered", False),
        words_first=body.get("words_first", False),
    )


def _button_out(button: Button) -> Any:
    return [_out(button.label), button.line, button.style, button.ask, button.url]


def _button_in(label: Any, line: str, style: str, ask: Sequence[str], url: str) -> Button:
    return Button(_in(label), line, style, tuple(ask), url)


def _out(argument: Argument) -> Any:
    write = _WAYS_OUT.get(type(argument))
    return argument if write is None else write(argument)


def _said(said: Say) -> Any:
    ways = _WAYS_OUT
    return {
        "say": said.key,
        "with": {
            name: value if (write := ways.get(type(value))) is None else write(value)
            for name, value in said.arguments.items()
        },
    }


_WAYS_OUT: dict[type, Callable[[Any], Any]] = {
    Say: _said,
    Styled: lambda styled: (
        {"as": styled.style, "of": _out(styled.inner)} | ({"command": styled.command} if styled.command else {})
    ),
    Mention: lambda mention: {"person": mention.person, "ping": mention.ping},
    Moment: lambda moment: {"at": moment.at, "style": moment.style},
    Free: lambda free: {"words": free.words} | ({"name_of": free.name_of} if free.name_of else {}),
    RoomName: lambda room: {"room": room.room} | ({"of_club": True} if room.of_club else {}),
}


def _values_out(value: Any) -> Any:
    """A picture's values, which may hold texts anywhere; a plain mapping is wrapped, so as not to be read as a text."""
    match value:
        case Mapping():
            return {"map": {name: _values_out(inner) for name, inner in value.items()}}
        case list() | tuple():
            return [_values_out(inner) for inner in value]
    return _out(value)


def _values_in(value: Any) -> Any:
    match value:
        case {"map": values}:
            return {name: _values_in(inner) for name, inner in values.items()}
        case list():
            return [_values_in(inner) for inner in value]
    return _in(value)


def _in(value: Any) -> Argument:
    match value:
        case {"say": key, "with": arguments}:
            return Say(key, {name: _in(argument) for name, argument in arguments.items()})
        case {"as": style, "of": inner}:
            return Styled(style, _in(inner), value.get("command", ""))
        case {"person": person, "ping": ping}:
            return Mention(person, ping)
        case {"at": at, "style": style}:
            return Moment(at, style)
        case {"words": words, "name_of": person}:
            return Free(words, person)
        case {"words": words}:
            return Free(words)
        case {"room": room}:
            return RoomName(room, "of_club" in value)
    return value  # type: ignore[no-any-return]
