"""Telegram's updates in memory, and the loop that asks for them."""

from __future__ import annotations

import asyncio
from typing import Any

from telegram import Bot

from bot.chats.telegram.gateway.polling import Poller
from tests.chats.telegram.wire import Wire, written


class Queue:
    """Telegram's updates, kept until a higher offset confirms them."""

    def __init__(self, wire: Wire, numbers: list[int]) -> None:
        self.wire, self.numbers = wire, numbers
        self.asked: list[int] = []
        wire.answers["getUpdates"] = self.give

    def give(self, data: dict[str, Any]) -> list[dict[str, Any]]:
        offset = int(data.get("offset") or 0)
        self.asked.append(offset)
        if offset:
            self.numbers = [number for number in self.numbers if number >= offset]
        return [{"update_id": number, "message": written("/roll")} for number in self.numbers]


async def until(condition: Any) -> None:
    async with asyncio.timeout(5):
        while not condition():
            await asyncio.sleep(0.002)


def poller(numbers: list[int], handle: Any, pause: float = 0.01) -> tuple[Poller, Queue]:
    wire = Wire()
    queue = Queue(wire, numbers)
    return Poller(Bot("700:token", request=wire, get_updates_request=wire), handle, pause=pause), queue
