"""The buttons and menus under a message, as Discord takes them."""

from __future__ import annotations

from typing import Any

from bot.chats.discord.drawing import drawing
from bot.chats.discord.drawing.drawing import Menu, Rows, clip
from bot.hall.cards.card import Key

_STYLES = {"primary": 1, "plain": 2, "good": 3, "bad": 4}


class View:
    """Buttons and lists as discord.py takes a view. It keeps none of them: a press comes to us by its id.

    The `newer` components hold the words of a message too; others stand under them.
    """

    __slots__ = ("_components", "_newer")
    __discord_ui_view__ = True
    timeout = None

    def __init__(self, components: list[dict[str, Any]], *, newer: bool = False) -> None:
        self._components = components
        self._newer = newer

    def to_components(self) -> list[dict[str, Any]]:
        """What goes to Discord."""
        return self._components

    def has_components_v2(self) -> bool:
        """Whether Discord has to be told that these are the newer ones."""
        return self._newer

    def is_dispatchable(self) -> bool:
        """False: discord.py need not listen for presses, which come to us by their ids."""
        return False

    def is_finished(self) -> bool:
        """True: nor need it remember the view."""
        return True


def view(rows: Rows) -> View:
    """Buttons and lists, to stand under the words of a message."""
    return View(rows_of(rows))


def rows_of(rows: Rows) -> list[dict[str, Any]]:
    """Buttons and lists (https://discord.com/developers/docs/components/reference)."""
    return [
        {"type": 1, "components": [_list(row, number)] if isinstance(row, Menu) else [_button(key) for key in row]}
        for number, row in enumerate(rows)
    ]


def _button(key: Key) -> dict[str, Any]:
    label = clip(key.label, drawing.LABEL)
    if key.url:
        return {"type": 2, "style": 5, "label": label, "url": key.url}
    return {"type": 2, "style": _STYLES.get(key.style, 2), "label": label, "custom_id": key.id}


def _list(menu: Menu, number: int) -> dict[str, Any]:
    options = [{"label": clip(key.label, drawing.OPTION), "value": key.id} for key in menu.keys]
    return {"type": 3, "custom_id": f"list {number}", "options": options}
