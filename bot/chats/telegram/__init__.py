"""Telegram: updates in, cards out, on python-telegram-bot's requests and types."""

import os

# Python-telegram-bot's own switch to timedeltas; without it every flood answer warns of their coming.
os.environ.setdefault("PTB_TIMEDELTA", "true")

from bot.chats.telegram.chat import TelegramChat
from bot.chats.telegram.gateway.webhook import Address
from bot.chats.telegram.rate_limits import Limits

__all__ = ["Address", "Limits", "TelegramChat"]
