"""What the metrics hear of Telegram's troubles."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from bot.chats.telegram.gateway.metrics_hooks import hooks
from tests.chats.heard import TROUBLES, Heard


@pytest.mark.parametrize(("status", "told"), TROUBLES)
async def test_limits_and_failures_are_told(status: int, told: list[str]) -> None:
    heard: Any = Heard()
    (answered,) = hooks(heard)["event_hooks"]["response"]
    await answered(httpx.Response(status))
    assert heard.happenings == [("telegram", what) for what in told]
