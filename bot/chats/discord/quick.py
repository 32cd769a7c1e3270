"""The first answer to an interaction, with no more than it takes: most of what people wait for goes this way.

discord.py's `send_message` builds a message of ours and one of Discord's reply, which nobody here reads. This hands
the same words to the same adapter and keeps of the reply only the message's id.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord
from discord.webhook.async_ import async_context, interaction_response_params

from bot.chats.discord.heard import Heard

_MESSAGE = discord.InteractionResponseType.channel_message.value
_NO_EMBEDS, _EPHEMERAL = 1 << 2, 1 << 6
_NOBODY = discord.AllowedMentions.none().to_dict()


async def respond(heard: Heard, message: Mapping[str, Any], *, hidden: bool) -> str:
    """Answer with a message that has no files; gives its id."""
    calls = message.get("allowed_mentions")
    data: dict[str, Any] = {
        "content": message["content"],
        "flags": _NO_EMBEDS | _EPHEMERAL if hidden else _NO_EMBEDS,
        "allowed_mentions": calls.to_dict() if calls is not None else _NOBODY,
    }
    if "view" in message:
        data["components"] = message["view"].to_components()
    http = heard.client.http
    reply: Any = await async_context.get().create_interaction_response(
        heard.id,
        heard.token,
        session=http._HTTPClient__session,  # type: ignore[attr-defined]
        proxy=http.proxy,
        proxy_auth=http.proxy_auth,
        params=interaction_response_params(_MESSAGE, data),
    )
    return str(reply["interaction"]["response_message_id"])
