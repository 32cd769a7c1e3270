"""Rows of buttons as inline keyboards: as wide as their labels allow on a phone, in as many keyboards as they need."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from urllib.parse import urlsplit

from telegram import InlineKeyboardButton, InlineKeyboardMarkup
from telegram.constants import KeyboardButtonStyle

from bot.chats.telegram.drawing.escaping import blank, clipped, seen
from bot.hall.cards.card import Key

MOST = 100
HEAVIEST = 8000
"""Bytes of JSON; Telegram refuses a keyboard of about 10 kB, though its documents do not say so."""
LABEL = 64
# How many of the longest label's characters let how many buttons stand in a row.
_WIDTHS = ((3, 8), (12, 3), (20, 2))
_STYLES = {
    "primary": KeyboardButtonStyle.PRIMARY,
    "good": KeyboardButtonStyle.SUCCESS,
    "success": KeyboardButtonStyle.SUCCESS,
    "bad": KeyboardButtonStyle.DANGER,
    "danger": KeyboardButtonStyle.DANGER,
}


def keyboards(rows: Iterable[tuple[Key, ...]], *, grid: bool = False) -> list[InlineKeyboardMarkup]:
    """The keyboards for these rows of buttons: one, unless there are more buttons than Telegram takes. In a `grid` rows
    as long as the first one stay as they are: what is cut on a narrow screen stands in words or picture above."""
    wides = list(rows)
    board = len(wides[0]) if grid and wides else None
    boards: list[list[list[InlineKeyboardButton]]] = []
    count = weight = MOST  # The first row begins the first keyboard.
    for row in (narrow for wide in wides for narrow in _narrow([key for key in wide if pressable(key)], board)):
        buttons = [_button(key) for key in row]
        heavy = sum(len(json.dumps(button.to_dict(), ensure_ascii=False).encode()) + 2 for button in buttons)
        if count + len(buttons) > MOST or weight + heavy > HEAVIEST:
            boards.append([])
            count = weight = 0
        boards[-1].append(buttons)
        count += len(buttons)
        weight += heavy
    return [InlineKeyboardMarkup(board) for board in boards]


def _narrow(row: list[Key], kept: int | None) -> Iterator[list[Key]]:
    if len(row) == kept:
        return iter([row])
    longest = max((len(key.label) for key in row), default=0)
    width = next((width for length, width in _WIDTHS if longest <= length), 1)
    return (row[start : start + width] for start in range(0, len(row), width))


def _button(key: Key) -> InlineKeyboardButton:
    label = clipped(" ".join(seen(key.label).split()), LABEL)
    label = "·" if blank(label) else label
    style = _STYLES.get(key.style)
    if key.url:
        return InlineKeyboardButton(label, url=key.url, style=style)
    return InlineKeyboardButton(label, callback_data=key.id, style=style)


def pressable(key: Key) -> bool:
    """Whether Telegram takes this button: it refuses links without a dot in their address, such as localhost."""
    parts = urlsplit(key.url)
    return not key.url or parts.scheme == "tg" or (parts.scheme in ("http", "https") and "." in (parts.hostname or ""))
