"""Araldo as in telegram_app.py, but a process that is not heard of for a second is taken for dead, what it had not said
is soon looked for, and Discord is taken to let in a shard every third of a second."""

import sys
from functools import partial

from bot.__main__ import main
from bot.app import App
from bot.chats.discord import DiscordChat
from bot.storage.contract import Spans
from tests.e2e.telegram.telegram_app import at_once

HASTY = Spans(claim=5.0, lease=2.0, gone=1.0, look=0.5)

if __name__ == "__main__":
    hasty = partial(DiscordChat, between=1.1)
    sys.exit(main(["run", *sys.argv[1:]], app=partial(App, discord=hasty, telegram=at_once, spans=HASTY)))
