"""A text as the bot sends it, made into what is shown: parsed, trimmed, measured.

Lengths: Bot API docs, sendMessage (1-4096 characters after entities parsing), captions (0-1024). The lab counts code
points; whether Telegram counts those or UTF-16 units is not documented."""

from __future__ import annotations

from typing import NamedTuple

from tests.lab.telegram.text.html import parse_html
from tests.lab.telegram.text.markdown import parse_markdown, parse_markdown_v2
from tests.lab.telegram.text.units import auto_entities, u16
from tests.lab.telegram.wire import Params, bad

PARSERS = {"html": parse_html, "markdownv2": parse_markdown_v2, "markdown": parse_markdown}


class Kind(NamedTuple):
    """What sort of text it is, and how Telegram complains of it."""

    limit: int
    too_long: str
    empty: str | None = None


TEXT = Kind(4096, "message is too long", "message text is empty")
EDITED_TEXT = Kind(4096, "MESSAGE_TOO_LONG", "message text is empty")
CAPTION = Kind(1024, "message caption is too long")


def read_text(p: Params, kind: Kind = TEXT) -> tuple[str, list[dict]]:
    """The text or caption of a request, with its entities."""
    if kind is CAPTION:
        return shown(p.text("caption"), p.get("parse_mode"), p.object("caption_entities"), kind)
    return shown(p.text("text"), p.get("parse_mode"), p.object("entities"), kind)


def shown(text: str, mode: str | None, entities: list[dict] | None, kind: Kind) -> tuple[str, list[dict]]:
    """What is shown of it, with its entities; or 400."""
    ents = entities or []
    if mode:
        if mode.lower() not in PARSERS:
            raise bad("unsupported parse_mode")
        text, ents = PARSERS[mode.lower()](text)
    text = text.rstrip()
    lead = u16(text) - u16(text.lstrip())
    text = text.lstrip()
    total = u16(text)
    ents = [{**e, "offset": max(0, e["offset"] - lead)} for e in ents]
    ents = [{**e, "length": min(e["length"], total - e["offset"])} for e in ents if e["offset"] < total]
    if not text and kind.empty:
        raise bad(kind.empty)
    if len(text) > kind.limit:
        raise bad(kind.too_long)
    return text, auto_entities(text, ents)
