"""Where a message of Discord's can be looked at again."""

from __future__ import annotations

from typing import Any

import pytest

from bot.chats.discord import DiscordChat
from bot.hall.requests import Place
from tests.chats.discord.test_permissions import Front, nothing

ROOM = Place("discord", "3000", house="2000")
ALONE = Place("discord", "8001", private=True)
SAID = {"channel": "3000", "messages": ["77", "78"]}


@pytest.mark.parametrize(
    ("place", "became", "link"),
    [
        (ROOM, SAID, "https://discord.com/channels/2000/3000/77"),
        (ROOM, {**SAID, "channel": "8001"}, "https://discord.com/channels/@me/8001/77"),
        (ALONE, {**SAID, "channel": "8001"}, "https://discord.com/channels/@me/8001/77"),
        (None, SAID, "https://discord.com/channels/@me/3000/77"),
        (ROOM, {**SAID, "hidden": True}, ""),
        (ROOM, {**SAID, "messages": []}, ""),
    ],
)
async def test_a_message_has_a_link_unless_one_member_alone_was_shown_it(
    place: Place | None, became: dict[str, Any], link: str
) -> None:
    chat = DiscordChat(Front(), "token", recall=nothing, remember=nothing)  # type: ignore[arg-type]
    assert chat.link_to(place, became) == link
