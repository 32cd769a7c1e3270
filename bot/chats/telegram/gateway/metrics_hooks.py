"""Reports rate limits and failures of Telegram to the metrics."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import httpx

from bot.hall.running.watch import Watch

TOO_MANY = 429
PLATFORM = "telegram"


def hooks(watch: Watch) -> dict[str, Any]:
    """For python-telegram-bot's requests: tells of rate limits, and of failures of Telegram's."""

    async def answered(response: httpx.Response) -> None:
        if response.status_code == TOO_MANY:
            watch.happened(PLATFORM, "rate-limit")
        elif response.status_code >= 500:
            watch.happened(PLATFORM, "failure")

    told: list[Callable[[httpx.Response], Awaitable[None]]] = [answered]
    return {"event_hooks": {"response": told}}
