"""Which steps of the ladder a test proves: its mark stands above it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from bot.ladder.club import LADDER as CLUB
from bot.ladder.discord import LADDER as DISCORD
from bot.ladder.steps import ChatLadder
from bot.ladder.telegram import LADDER as TELEGRAM

T = TypeVar("T", bound=Callable[..., object])

LADDERS: dict[str, ChatLadder] = {ladder.chat: ladder for ladder in (DISCORD, TELEGRAM, CLUB)}


def proves(chat: str, *steps: str) -> Callable[[T], T]:
    """Mark a test in which the platform refuses so, and what follows is seen; each must be a step there is."""
    for step in steps:
        LADDERS[chat].step(step)
    return lambda test: test
