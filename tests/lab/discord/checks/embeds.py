"""The limits of embeds."""

from __future__ import annotations

import re
from datetime import datetime
from typing import Any

from tests.lab.discord.wire import Form

# Discord docs, Message > Embed limits
MAX_EMBEDS = 10  # Discord docs, Message > Create message
TITLE, DESCRIPTION, FIELDS, FIELD_NAME, FIELD_VALUE, FOOTER, AUTHOR, ALL_TOGETHER = (
    256,
    4096,
    25,
    256,
    1024,
    2048,
    256,
    6000,
)
WEB = ("http", "https")
WEB_OR_FILE = (*WEB, "attachment")


def check_embeds(f: Form, embeds: Any) -> None:
    """Note every limit that these embeds break."""
    if not isinstance(embeds, list):
        f.not_a_list("embeds")
        return
    if len(embeds) > MAX_EMBEDS:
        f.at_most("embeds", MAX_EMBEDS)
    total = sum(_check_embed(f, e, f"embeds.{i}") for i, e in enumerate(embeds))
    if total > ALL_TOGETHER:
        f.err("embeds", "MAX_EMBED_SIZE_EXCEEDED", f"Embed size exceeds maximum size of {ALL_TOGETHER}")


def _check_embed(f: Form, e: dict, p: str) -> int:
    """Check one embed; the number of its characters."""
    f.text(p + ".title", e.get("title"), 0, TITLE)
    f.text(p + ".description", e.get("description"), 0, DESCRIPTION)
    footer, author = e.get("footer") or {}, e.get("author") or {}
    f.text(p + ".footer.text", footer.get("text"), 0, FOOTER)
    if author:
        f.text(p + ".author.name", author.get("name"), 1, AUTHOR, required=True)
    texts = [e.get("title"), e.get("description"), footer.get("text"), author.get("name")]
    fields = e.get("fields") or []
    if len(fields) > FIELDS:
        f.at_most(p + ".fields", FIELDS)
    for j, field in enumerate(fields):
        for key, hi in (("name", FIELD_NAME), ("value", FIELD_VALUE)):
            v = field.get(key)
            if not isinstance(v, str) or not v.strip():
                f.required(f"{p}.fields.{j}.{key}")
            else:
                f.text(f"{p}.fields.{j}.{key}", v, 0, hi)
                texts.append(v)
    for path, url, schemes in (
        ("url", e.get("url"), WEB),
        ("image.url", (e.get("image") or {}).get("url"), WEB_OR_FILE),
        ("thumbnail.url", (e.get("thumbnail") or {}).get("url"), WEB_OR_FILE),
        ("footer.icon_url", footer.get("icon_url"), WEB_OR_FILE),
        ("author.icon_url", author.get("icon_url"), WEB_OR_FILE),
        ("author.url", author.get("url"), WEB),
    ):
        if url and not re.match(rf"^({'|'.join(schemes)})://\S+$", url):
            f.err(f"{p}.{path}", "URL_TYPE_INVALID_URL", "Not a well formed URL.")
    color = e.get("color")
    if color is not None and not (isinstance(color, int) and 0 <= color <= 0xFFFFFF):
        f.err(p + ".color", "NUMBER_TYPE_MAX", "int value should be less than or equal to 16777215.")
    ts = e.get("timestamp")
    if ts is not None:
        try:
            datetime.fromisoformat(str(ts).replace("Z", "+00:00"))
        except ValueError:
            f.err(p + ".timestamp", "DATETIME_TYPE_PARSE", f"Could not parse {ts}. Should be ISO8601.")
    return sum(len(t) for t in texts if isinstance(t, str))
