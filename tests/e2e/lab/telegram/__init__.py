"""The Telegram Bot API stood in for on 127.0.0.1, and the people who use it."""

from tests.e2e.lab.process import HOOK_DIR, LAB, PYTHON, BotProcess, lab_env
from tests.e2e.lab.stage import NoAnswer, Refused
from tests.e2e.lab.telegram.host import TelegramHost
from tests.e2e.lab.telegram.model.chat import Chat, Topic
from tests.e2e.lab.telegram.model.message import Message
from tests.e2e.lab.telegram.model.reply import Reply
from tests.e2e.lab.telegram.model.user import User
from tests.e2e.lab.telegram.text.html import parse_html
from tests.e2e.lab.telegram.text.markdown import parse_markdown, parse_markdown_v2
from tests.e2e.lab.telegram.wire import Fault, Violation

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
