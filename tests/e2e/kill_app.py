"""Araldo as `python -m bot run`, but with no pace on Telegram, and on Discord with so little patience that a good part
of the answers is promised first, as on a machine that has much to do; that a lost gateway is soon found again, and that
a dead process is soon replaced; by a clock that is off by as many seconds as the file CLOCK says at that moment."""

import os
import sys
import time
from functools import partial
from pathlib import Path
from typing import Any

from bot.__main__ import main
from bot.app import App
from bot.chats.discord import DiscordChat
from bot.chats.discord.gateway.client import Client
from tests.e2e.hasty_app import HASTY
from tests.e2e.telegram.telegram_app import at_once

CLOCK = Path(os.environ.get("CLOCK", os.devnull))


def off() -> float:
    """The time as this computer has it."""
    return time.time() + float(CLOCK.read_text("utf-8") or 0)


class Hasty(Client):
    """Takes a gateway for lost that is silent for some heartbeats of the lab's, and comes back at once."""

    def __init__(self, **options: Any) -> None:
        super().__init__(heartbeat_timeout=1.7, **options)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Discord wants five seconds between two; the lab does not."""


if __name__ == "__main__":
    hasty = partial(DiscordChat, answer_patience=0.002, client=Hasty)
    sys.exit(main(["run"], app=partial(App, discord=hasty, telegram=at_once, spans=HASTY, clock=off)))
