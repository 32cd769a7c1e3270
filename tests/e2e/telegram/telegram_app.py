"""Araldo as `python -m bot run`, but for Telegram's pace: an evening in a test has more than 20 messages a minute,
and its file tells which messages there are."""

import sys
from functools import partial
from typing import Any

from bot.__main__ import main
from bot.app import App
from bot.chats.telegram import Limits, TelegramChat

AT_ONCE = Limits(chat=(10_000, 1.0), group=(10_000, 1.0), overall=(10_000, 1.0), waiting=(10_000, 1.0))


def at_once(*given: Any, limits: Limits, **more: Any) -> TelegramChat:
    """A chat without the settings' pace."""
    return TelegramChat(*given, limits=AT_ONCE, gathers=None, **more)


if __name__ == "__main__":
    sys.exit(main(["run", *sys.argv[1:]], app=partial(App, telegram=at_once)))
