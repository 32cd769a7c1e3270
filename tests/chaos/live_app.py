"""Araldo as in kill_app.py, by a clock that is ahead by as many seconds as the file AHEAD says, and so is the time at
which Discord says that something was pressed: who plays a hand need not wait for the minute of preparation."""

import os
import sys
import time
from dataclasses import replace
from functools import partial
from pathlib import Path

from bot.__main__ import main
from bot.app import App
from bot.chats.discord import DiscordChat
from bot.hall.hall import Hall
from bot.hall.requests import Form, Reply, Request
from tests.e2e.hasty_app import HASTY
from tests.e2e.kill_app import Hasty

AHEAD = float(Path(os.environ.get("AHEAD", os.devnull)).read_text("utf-8") or 0)


class AheadHall(Hall):
    """Does what is asked at the time that this clock has, too."""

    async def handle(self, request: Request) -> Reply | Form | None:
        """Hand it on with its other time."""
        return await super().handle(replace(request, at=request.at + AHEAD))


if __name__ == "__main__":
    ahead = partial(App, hall=AheadHall, clock=lambda: time.time() + AHEAD)
    sys.exit(main(["run"], app=partial(ahead, discord=partial(DiscordChat, client=Hasty), spans=HASTY)))
