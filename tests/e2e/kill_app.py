"""Araldo as `python -m bot run`, but with no pace on Telegram, and on Discord with so little patience that a good part
of the answers is promised first, as on a machine that has much to do."""

import sys

from bot.__main__ import main
from bot.chats import telegram
from bot.chats.discord import answering
from tests.e2e.telegram_app import AT_ONCE

if __name__ == "__main__":
    answering.PATIENCE = 0.002
    telegram.Limits = lambda **_: AT_ONCE  # type: ignore[misc, assignment]
    sys.exit(main(["run"]))
