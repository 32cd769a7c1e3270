"""What a reader sees of Discord's messages and windows, as the playthroughs write it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

from bot.pictures import MAKERS
from tests.chats.discord.drawing.reader import read as read_markdown
from tests.lab.discord.constants import BUTTON, TEXT
from tests.lab.discord.model.seen import walk
from tests.playthroughs.seeing import SIGNS, buttons, moment, own_words

_STAMP = re.compile(r"<t:(\d+):(\w)>")
_STYLES = {"d": "date", "t": "time", "f": "both", "R": "relative"}
_WAY = re.compile(r"</([^:]+):\d+>")
_NAMED_BEFORE = re.compile(r" \(</[^:]+:\d+>\)")
"""A way to a command whose name stands before it in the reader's language."""
_CALL = re.compile(r"<@!?(\d+)>")


def plain(content: str, people: Mapping[str, str]) -> str:
    """The characters of a message, with moments and names (by id) written out, ways to commands as what would be typed,
    and its sign taken away."""
    content = _WAY.sub(r"/\1", _NAMED_BEFORE.sub("", content))
    words = "".join(_run(kind, words, people) for kind, words in read_markdown(content))
    return next((words.removeprefix(sign) for sign in SIGNS if words.startswith(sign)), words)


def written(message: Mapping[str, Any]) -> str:
    """All the words of a message, wherever they stand in it."""
    laid = [part["content"] for part in walk(message.get("components")) if part["type"] == TEXT]
    return "\n".join(filter(None, [message.get("content"), *laid]))


def keys(components: list[dict[str, Any]] | None) -> list[tuple[str, str]]:
    """Label and id of everything that can be pressed or chosen in a message."""
    parts = list(walk(components))
    pressed = [(part.get("label", ""), part.get("custom_id", "")) for part in parts if part["type"] == BUTTON]
    return pressed + [(option["label"], option["value"]) for part in parts for option in part.get("options", ())]


def lines(text: str, files: Iterable[str], labels: Iterable[str]) -> list[str]:
    """A message line by line; nothing of one that only tells that the answer stands elsewhere."""
    if text in own_words("discord"):
        return []
    names = list(files)
    pictures = ["(picture)" for name in names if name.endswith(".png")]
    kept = [f"(file {name})" for name in names if name.removesuffix(".png") not in MAKERS]
    return [*filter(None, text.split("\n")), *pictures, *kept, *buttons(labels)]


def window(form: Mapping[str, Any]) -> list[str]:
    """A window that opened: its title, and what stands at its fields."""
    return [form["title"], *(line for row in form["components"] for line in (row["label"], row.get("description", "")))]


def _run(kind: str, words: str, people: Mapping[str, str]) -> str:
    if kind == "small":  # Told of the whole line, whose words follow.
        return ""
    if kind == "stamp" and (stamp := _STAMP.fullmatch(words)):
        return moment(int(stamp[1]), _STYLES[stamp[2]])
    if kind == "mention" and (call := _CALL.fullmatch(words)):
        return people[call[1]]
    return words
