"""What a reader sees of a message: its words, buttons and menus."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.lab.discord.constants import TEXT


def walk(components: list[dict] | None) -> Iterator[dict]:
    """Every component, those within others too."""
    for c in components or []:
        yield c
        yield from walk(c.get("components"))
        for key in ("accessory", "component"):
            if isinstance(c.get(key), dict):
                yield from walk([c[key]])


def all_text(m: Any) -> str:
    """Every word a reader would see in this message."""
    parts = [m.content]
    for e in m.embeds:
        parts += [(e.get("author") or {}).get("name"), e.get("title"), e.get("description")]
        for f in e.get("fields") or []:
            parts += [f["name"], f["value"]]
        parts.append((e.get("footer") or {}).get("text"))
    parts += [c["content"] for c in walk(m.components) if c.get("type") == TEXT]
    return "\n".join(p for p in parts if p)


class Button:
    """A button of a message."""

    def __init__(self, raw: dict):
        self.raw = raw
        self.label = raw.get("label") or ""
        self.custom_id = raw.get("custom_id")
        self.disabled = bool(raw.get("disabled"))
        self.style = raw.get("style")
        self.url = raw.get("url")
        self.emoji = (raw.get("emoji") or {}).get("name")

    def is_called(self, label: str) -> bool:
        """Whether a reader would call it so: by its label, its emoji, or both."""
        return label in (self.label, self.emoji, f"{self.emoji} {self.label}")

    def __repr__(self) -> str:
        return f"<Button {self.emoji or ''}{self.label!r}{' disabled' if self.disabled else ''}>"


class Select:
    """A menu of a message."""

    def __init__(self, raw: dict):
        self.raw, self.type = raw, raw["type"]
        self.custom_id, self.placeholder = raw.get("custom_id"), raw.get("placeholder")
        self.disabled = bool(raw.get("disabled"))
        self.options: list[dict] = raw.get("options") or []
        self.min_values, self.max_values = raw.get("min_values", 1), raw.get("max_values", 1)

    @property
    def labels(self) -> list[str]:
        """The words to choose from."""
        return [o["label"] for o in self.options]

    def offers(self, value: Any) -> bool:
        """Whether this can be chosen, by its label or its value."""
        return any(value in (o["label"], o["value"]) for o in self.options)

    def __repr__(self) -> str:
        return f"<Select {self.placeholder!r} {self.labels}>"
