"""Cards as the page has them: a drawn card becomes plain values to keep, and those become what one reader is shown."""

from __future__ import annotations

import base64
import hashlib
import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any
from urllib.parse import urlsplit

from bot.chats.club.message_log import LoggedMessage
from bot.chats.club.roster import PLATFORM, Roster
from bot.hall.cards.card import Drawn, DrawnPicture, Key, Line, Span
from bot.hall.front import Front
from bot.hall.requests import Form, Suggestion

_SIZE = re.compile(r'<svg[^>]* width="([\d.]+)" height="([\d.]+)"')


@dataclass(frozen=True, slots=True)
class KeptCard:
    """A card to keep: its body, and the contents of its files in base64, by number."""

    body: dict[str, Any]
    files: tuple[str, ...]


async def keep_card(drawn: Drawn, front: Front) -> KeptCard:
    """The card as plain values; mentions learn which members they call."""
    people = {span.person for line in _lines(drawn) for span in line if span.person}
    called = {
        person: [account.id for account in await front.accounts(person) if account.platform == PLATFORM]
        for person in people
    }
    card: dict[str, Any] = {
        "title": _line(drawn.title, called),
        "lines": [_line(line, called) for line in drawn.lines],
        "tone": str(drawn.tone),
        "language": drawn.language,
    }
    if drawn.table:
        card["table"] = {
            "head": [_line(cell, called) for cell in drawn.table.head],
            "rows": [[_line(cell, called) for cell in row] for row in drawn.table.rows],
            "right": list(drawn.table.right),
        }
    if drawn.foot:
        card["foot"] = [_line(line, called) for line in drawn.foot]
    if drawn.picture:
        picture = drawn.picture
        card["picture"] = {
            "maker": picture.maker,
            "values": dict(picture.values),
            "alt": picture.alt,
            "language": picture.language,
            "size": await _size(drawn, picture, front),
        }
    if drawn.files:
        card["files"] = [{"name": file.name, "size": len(file.content)} for file in drawn.files]
    if drawn.buttons:
        card["buttons"] = [[_key(key) for key in row] for row in drawn.buttons]
    if drawn.steps:
        card["steps"], card["step"] = [_key(key) for key in drawn.steps], drawn.step
    if drawn.grid:
        card["grid"] = True
    live = {"live": True} if drawn.live else {}
    return KeptCard(
        {"kind": "card", "card": card, **live}, tuple(base64.b64encode(file.content).decode() for file in drawn.files)
    )


async def _size(drawn: Drawn, picture: DrawnPicture, front: Front) -> list[float]:
    """Width and height, so that a page leaves its room before it has come; none where it is not shown, or cannot be
    drawn: the words stand without it."""
    if drawn.table and picture.maker == "table":
        return []
    try:
        svg = await front.draw_picture(picture, "svg")
    except Exception:  # Whoever asks for it is told.
        return []
    found = _SIZE.search(svg.decode())
    return [float(side) for side in found.groups()] if found else []


def view(message: LoggedMessage, roster: Roster, reader: str, base: str = "") -> dict[str, Any]:
    """A message as one reader's page gets it; `base` is the address under which pictures and files are asked for."""
    author = roster.member(message.author)
    seen: dict[str, Any] = {
        "id": message.id,
        "room": message.room,
        "number": message.number,
        "at": message.at,
        "author": {"id": author.id, "name": author.name} if author else None,
        "private": bool(message.reader),
        "kind": message.body["kind"],
    }
    if message.author == reader and message.request:
        seen["request"] = message.request
    if message.body["kind"] == "card":
        card = dict(message.body["card"])
        if picture := card.get("picture"):
            source = f"{base}/picture/{message.id}?v={version(picture)}"
            known = {"size": picture["size"]} if picture.get("size") else {}
            card["picture"] = {"of": picture["maker"], "alt": picture["alt"], "src": source, **known}
        if files := card.get("files"):
            card["files"] = [{**file, "src": f"{base}/file/{message.id}/{number}"} for number, file in enumerate(files)]
        seen |= {"card": card, "live": bool(message.body.get("live"))}
    else:
        seen.update({name: value for name, value in message.body.items() if name != "kind"})
    return seen


def picture_of(message: LoggedMessage) -> DrawnPicture | None:
    """The picture that a message holds."""
    picture = message.body.get("card", {}).get("picture")
    return picture and DrawnPicture(picture["maker"], picture["values"], picture["alt"], picture["language"])


def holds(message: LoggedMessage, press: str) -> bool:
    """Whether a message is a card with this button, or with this step of a slider."""
    card = message.body.get("card", {})
    return any(key["id"] == press for row in (*card.get("buttons", ()), card.get("steps", ())) for key in row)


def without_buttons(message: LoggedMessage) -> LoggedMessage:
    """A card whose answer stands elsewhere: its buttons are spent."""
    return replace(message, body={**message.body, "card": {**message.body["card"], "buttons": []}})


def form_view(form: Form) -> dict[str, Any]:
    """A form as the page gets it."""
    return {
        "press": form.press,
        "title": form.title,
        "fields": [
            {
                "name": field.name,
                "label": field.label,
                "about": field.about,
                "required": field.required,
                "longest": field.longest,
                "value": field.value,
                "keys": field.keys,
                **(offered(field.choices, free=field.free) if field.choices else {}),
            }
            for field in form.fields
        ],
    }


def offered(choices: Iterable[Suggestion], *, free: bool) -> dict[str, Any]:
    """What can be chosen for a field; where it is `free`, something else can be written too."""
    return {"kind": "choice", "options": [[choice.value, choice.label] for choice in choices], "free": free}


def _lines(drawn: Drawn) -> Iterable[Line]:
    yield drawn.title
    yield from drawn.lines
    if drawn.table:
        yield from drawn.table.head
        for row in drawn.table.rows:
            yield from row
    yield from drawn.foot


def _line(line: Line, called: dict[str, list[str]]) -> list[dict[str, Any]]:
    return [_span(span, called) for span in line]


def _span(span: Span, called: dict[str, list[str]]) -> dict[str, Any]:
    seen: dict[str, Any] = {"text": span.text}
    if span.at is not None:
        return {**seen, "at": span.at, "style": span.style}
    if span.style != "plain":
        seen["style"] = span.style
    if span.person:
        seen["members"] = called[span.person]
        seen["ping"] = span.ping
    return seen


def _key(key: Key) -> dict[str, Any]:
    return {"label": key.label, "id": key.id, "style": key.style, "url": _safe(key.url)}


def _safe(url: str) -> str:
    """A link that leads to a page, or to a message of this one, and runs nothing."""
    return url if urlsplit(url).scheme in ("http", "https") or url.startswith(anchor("")) else ""


def anchor(message: str) -> str:
    """Where a message stands in the page of its room."""
    return f"#message-{message}"


def version(picture: Mapping[str, Any]) -> str:
    """A few letters that change with a picture: browsers may keep the old one."""
    return hashlib.sha256(json.dumps(picture, sort_keys=True).encode()).hexdigest()[:12]
