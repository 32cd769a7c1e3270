"""The Telegram Bot API stood in for on 127.0.0.1, and the people who use it."""

from tests.lab.process import HOOK_DIR, LAB, PYTHON, BotProcess, lab_env
from tests.lab.stage import NoAnswer, Refused
from tests.lab.telegram.host import TelegramHost
from tests.lab.telegram.model.chat import Chat, Topic
from tests.lab.telegram.model.message import Message
from tests.lab.telegram.model.reply import Reply
from tests.lab.telegram.model.user import User
from tests.lab.telegram.text.html import parse_html
from tests.lab.telegram.text.markdown import parse_markdown, parse_markdown_v2
from tests.lab.telegram.wire import Fault, Violation

__all__ = [
    "HOOK_DIR",
    "LAB",
    "PYTHON",
    "BotProcess",
    "Chat",
    "Fault",
    "Message",
    "NoAnswer",
    "Refused",
    "Reply",
    "TelegramHost",
    "Topic",
    "User",
    "Violation",
    "lab_env",
    "parse_html",
    "parse_markdown",
    "parse_markdown_v2",
]
