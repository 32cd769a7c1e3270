"""Araldo as `python -m bot run`, soon to look for what it has not said, and with the time that the stage gives it."""

import os
import sys
import time
from functools import partial
from pathlib import Path

from bot.__main__ import main
from bot.app import App
from bot.chats.discord import DiscordChat
from bot.storage.contract import Spans
from tests.e2e.telegram.telegram_app import at_once

LATER = Path(os.environ["LADDER_LATER"])
"""How many seconds have passed beside those of the computer."""
SPANS = Spans(claim=5.0, lease=2.0, gone=1.0, look=0.2)


def now() -> float:
    """The moment at the club."""
    return time.time() + float(LATER.read_text() or 0)


if __name__ == "__main__":
    app = partial(App, discord=partial(DiscordChat, clock=now), telegram=at_once, spans=SPANS, clock=now)
    sys.exit(main(["run"], app=app))
