"""Araldo as `python -m bot run`, but for Telegram's pace: an evening in a test has more than 20 messages a minute."""

import sys

from bot.__main__ import main
from bot.chats import telegram

AT_ONCE = telegram.Limits(chat=(10_000, 1.0), group=(10_000, 1.0), overall=(10_000, 1.0))

if __name__ == "__main__":
    telegram.Limits = lambda **_: AT_ONCE  # type: ignore[misc, assignment]
    sys.exit(main(["run", *sys.argv[1:]]))
