"""Drops messages that are not for the bot before discord.py builds objects of them.

Discord sends every message of every channel, our own answers too, but the words only of those that call us; without
words there is nothing to hear, unless a role is called, which may be ours. In a busy server this is most of what comes.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord

_EVENT = "MESSAGE_CREATE"


def for_us(message: Mapping[str, Any]) -> bool:
    """Whether a message, as it comes from the gateway, can be meant for us."""
    return not message["author"].get("bot") and bool(message.get("content") or message.get("mention_roles"))


def ignore(client: discord.Client) -> None:
    """Let only what may be meant for us through to discord.py."""
    parsers = client._connection.parsers
    parse = parsers[_EVENT]

    def heard(data: Any) -> None:
        if for_us(data):
            parse(data)

    parsers[_EVENT] = heard
