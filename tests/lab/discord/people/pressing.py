"""Pressing buttons and choosing in menus."""

from __future__ import annotations

from typing import Any

from tests.lab.discord.constants import BUTTON
from tests.lab.discord.model.interaction import COMPONENT
from tests.lab.discord.people.base import Person
from tests.lab.discord.people.response import Response
from tests.lab.discord.people.values import pick
from tests.lab.stage import Refused


class Presser(Person):
    """A person who presses and chooses. The ``fire_`` forms do not wait for the bot."""

    def fire_click(
        self, message: Any, label: str | None = None, *, custom_id: str | None = None, emoji: str | None = None
    ) -> Response:
        """Press a button and return at once."""
        message = self.reach(message)
        b = message.button(label, custom_id=custom_id, emoji=emoji)
        if b.disabled:
            raise Refused(f"{b} is disabled")
        if b.custom_id is None:
            raise Refused(f"{b} is a link to {b.url}")
        data = {"custom_id": b.custom_id, "component_type": BUTTON, "id": b.raw.get("id", 0)}
        return self.begin(COMPONENT, message.channel, data, source=message)

    async def click(
        self,
        message: Any,
        label: str | None = None,
        *,
        custom_id: str | None = None,
        emoji: str | None = None,
        wait: float = 10.0,
        quiet: float | None = None,
    ) -> Response:
        """Press a button, by its label, its emoji or its custom id, and wait for the bot."""
        return await self.settled(self.fire_click(message, label, custom_id=custom_id, emoji=emoji), wait, quiet)

    def fire_select(
        self, message: Any, values: Any, *, custom_id: str | None = None, placeholder: str | None = None
    ) -> Response:
        """Choose in a menu and return at once."""
        message = self.reach(message)
        values = list(values) if isinstance(values, list | tuple) else [values]
        menus = [
            s for s in message.selects if custom_id in (None, s.custom_id) and placeholder in (None, s.placeholder)
        ]
        if len(menus) > 1:
            menus = [s for s in menus if all(s.offers(v) for v in values)]
        if len(menus) != 1:
            raise Refused(f"no such menu, or several: {message.selects}; give custom_id= or placeholder=")
        s = menus[0]
        if s.disabled:
            raise Refused(f"{s} is disabled")
        resolved: dict = {}
        data: dict = {
            "custom_id": s.custom_id,
            "component_type": s.type,
            "id": s.raw.get("id", 0),
            "values": pick(self, message.channel, s.raw, values, resolved),
        }
        if resolved:
            data["resolved"] = resolved
        return self.begin(COMPONENT, message.channel, data, source=message)

    async def select(
        self,
        message: Any,
        values: Any,
        *,
        custom_id: str | None = None,
        placeholder: str | None = None,
        wait: float = 10.0,
        quiet: float | None = None,
    ) -> Response:
        """Choose by label (or by value) in a string menu; members, roles or channels in the other menus."""
        fired = self.fire_select(message, values, custom_id=custom_id, placeholder=placeholder)
        return await self.settled(fired, wait, quiet)
