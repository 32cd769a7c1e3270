"""What Telegram's refusals mean: which step of the ladder they lead to."""

from __future__ import annotations

from telegram.error import BadRequest, ChatMigrated, Forbidden, InvalidToken, NetworkError, RetryAfter, TelegramError

from bot.ladder.steps import Rung, Said, Step, Way
from bot.ladder.telegram import LADDER


class StepDown(Exception):
    """Telegram refused it as it is; the step says what its sender tries next."""

    def __init__(self, step: Step) -> None:
        self.step = step


def after(tried: Rung, failure: TelegramError, *ways: Way) -> Step:
    """What follows where this was refused."""
    return LADDER.after(tried, _said(failure), *ways)


def _said(failure: TelegramError) -> Said:
    """Telegram's words, and the status that python-telegram-bot made an exception of."""
    match failure:
        case RetryAfter():
            return Said(429)
        case ChatMigrated():
            return Said(400, words="group chat was upgraded to a supergroup chat")
        case Forbidden():
            return Said(403, words=failure.message)
        case InvalidToken():
            return Said(401)
        case NetworkError() if not isinstance(failure, BadRequest):
            return Said(0)
    return Said(400, words=failure.message)
