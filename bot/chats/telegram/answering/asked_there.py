"""A request with where its answer goes, and the few words and links that answers are made of."""

from __future__ import annotations

from dataclasses import dataclass

from telegram import Bot

from bot.chats.telegram.answering.press import Press
from bot.chats.telegram.sending.ephemeral import Seer
from bot.chats.telegram.sending.sender import Said, Spot
from bot.hall.cards.card import Drawn, Span
from bot.hall.people import accounts
from bot.hall.people.origins import Origin
from bot.hall.requests import Account, Request
from bot.texts import FIRST_LANGUAGE, Texts


@dataclass(frozen=True, slots=True)
class AskedThere:
    """A request with what its answer needs: where, and the button pressed or the message typed."""

    request: Request
    spot: Spot
    press: Press | None = None
    held: Said | None = None
    """The message that holds the pressed button."""
    typed: int | None = None
    """The message that was typed."""
    apart: Spot | None = None
    """The private chat it was pressed in, where the request belongs to a room."""
    seer: Seer | None = None
    """In a group: by what who asked may be shown something alone."""
    unseen: int | None = None
    """The message that holds the pressed button, where only its presser sees it."""

    @property
    def origin(self) -> Origin:
        """The room it belongs to."""
        return Origin(self.request.place, self.spot.answers)


def sentence(texts: Texts, language: str, key: str, **arguments: str | int) -> Drawn:
    """A card of one sentence."""
    return Drawn((), ((Span(texts.say(language, key, arguments)),),), language=language)


def link(bot: Bot, payload: str) -> str:
    """A link into our private chat, with what to open there."""
    return f"https://t.me/{bot.username}?start={payload}"


def language_of(account: Account) -> str:
    """The language of ours that a person reads, by what Telegram tells."""
    return accounts.likely_language(account.language) or FIRST_LANGUAGE
