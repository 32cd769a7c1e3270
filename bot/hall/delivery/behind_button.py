"""What is for one person alone and waits behind a button: which button, and where it stands once they opened it.

So it can be struck, or told anew, there, and comes no second time.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from bot.hall.cards import as_json
from bot.hall.cards.card import Card
from bot.hall.requests import Remember, Unreachable
from bot.storage.contract import Put, Store, Write
from bot.storage.stored import BUTTON, Message

OPENS = "!open "
"""How the ids begin that show somebody what was kept for them."""


async def note_opened(
    remember: Remember, press: str, became: Mapping[str, Any], handle: Mapping[str, Any] | None = None
) -> None:
    """A chat has shown what this press opens: it became this, and can be edited by this handle."""
    if press.startswith(OPENS):
        await remember(_key(press), json.dumps({**(handle or {}), **became}))


def still(stood: Mapping[str, Any], became: Mapping[str, Any]) -> Mapping[str, Any]:
    """What it became, with all by which it can be changed once more, if it stands where it stood."""
    return {**stood, **became} if became.get("messages") == stood["messages"] else became


class BehindButton:
    """Finds and changes it."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def stands(self, told: Message, became: Mapping[str, Any], by: str) -> dict[str, Any] | None:
        """Where a message stands that waits, or waited, behind a button. None where that is not known, where it was
        only an alert, or where what was pressed in it has been answered in its place; if that was `by` this request,
        there is nothing more to tell."""
        press = str(became.get(BUTTON, ""))
        if not press or not await self._rows(press):
            return None
        noted = await self._store.rows("passing", key=_key(press))
        if not noted:
            return dict(became)
        there: dict[str, Any] = {**json.loads(noted[0]["value"]), BUTTON: press}
        later = await self._store.same_message(told._replace(became=json.dumps(there)))
        if by in later:
            raise Unreachable("answered in its place")
        return there if there.get("messages") and not later else None

    async def change(self, became: Mapping[str, Any], card: Card) -> None:
        """From now on its button shows this card; also who opened it already may press it again."""
        if await self._rows(press := became[BUTTON]):
            row = {"token": press.removeprefix(OPENS), "card": as_json.dumps(card)}
            await self._store.write(Write(changes=[Put("presses", row)]))

    async def _rows(self, press: str) -> list[dict[str, Any]]:
        return await self._store.rows("presses", token=press.removeprefix(OPENS))


def _key(press: str) -> str:
    return f"opened:{press.removeprefix(OPENS)}"
