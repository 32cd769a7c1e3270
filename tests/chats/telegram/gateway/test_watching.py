"""What the metrics hear of Telegram's troubles."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from bot.chats.telegram.gateway.watching import hooks


class Heard:
    """Notes what happened."""

    def __init__(self) -> None:
        self.happenings: list[tuple[str, str]] = []

    def happened(self, platform: str, what: str) -> None:
        """As the metrics are told."""
        self.happenings.append((platform, what))


@pytest.mark.parametrize(
    ("status", "told"),
    [(200, []), (403, []), (429, ["rate-limit"]), (499, []), (500, ["failure"]), (502, ["failure"])],
)
async def test_limits_and_failures_are_told(status: int, told: list[str]) -> None:
    heard: Any = Heard()
    (answered,) = hooks(heard)["event_hooks"]["response"]
    await answered(httpx.Response(status))
    assert heard.happenings == [("telegram", what) for what in told]
