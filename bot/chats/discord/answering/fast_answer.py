"""The first answer to an interaction, with no more than it takes: most of what people wait for goes this way.

discord.py's `send_message` builds a message of ours and one of Discord's reply, which nobody here reads. This posts the
same words and keeps of the reply only the message's id. Where Discord has to be waited for, discord.py says it again:
it knows how long, and how often.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import discord
from discord.webhook.async_ import async_context, interaction_response_params
from pydantic_core import to_json

from bot.chats.discord.gateway.interaction import HeardInteraction

_MESSAGE = discord.InteractionResponseType.channel_message.value
_NO_EMBEDS, _EPHEMERAL, _LAID = 1 << 2, 1 << 6, 1 << 15
_TAKEN, _WAIT, _TROUBLE = 200, 429, 500
_NOBODY = discord.AllowedMentions.none().to_dict()
_SAID = re.compile(rb'"response_message_id":\s*"(\d+)"')
"""All that is read of the reply, which holds the whole message: within the words of one a quote has a backslash."""


async def respond(heard: HeardInteraction, message: Mapping[str, Any], *, hidden: bool) -> str:
    """Answer with a message that has no files; gives its id."""
    calls = message.get("allowed_mentions")
    data: dict[str, Any] = {
        "flags": _NO_EMBEDS | _EPHEMERAL if hidden else _NO_EMBEDS,
        "allowed_mentions": calls.to_dict() if calls is not None else _NOBODY,
    }
    if "layout" in message:
        data |= {"components": message["layout"], "flags": data["flags"] & ~_NO_EMBEDS | _LAID}
    else:
        data["content"] = message["content"]
        if "view" in message:
            data["components"] = message["view"].to_components()
    path = f"/interactions/{heard.id}/{heard.token}/callback?with_response=1"
    reply = await heard.poster.post(path, to_json({"type": _MESSAGE, "data": data}))
    if reply.status == _WAIT or reply.status >= _TROUBLE:
        said = await _patiently(heard, data)
        return str(said["interaction"]["response_message_id"])
    if reply.status != _TAKEN:
        raise discord.HTTPException(reply, reply.body.decode(errors="replace"))
    if (found := _SAID.search(reply.body)) is None:
        raise discord.HTTPException(reply, "the reply names no message")
    return found[1].decode()


async def _patiently(heard: HeardInteraction, data: dict[str, Any]) -> Any:
    http = heard.client.http
    return await async_context.get().create_interaction_response(
        heard.id,
        heard.token,
        session=http._HTTPClient__session,  # type: ignore[attr-defined]
        proxy=http.proxy,
        proxy_auth=http.proxy_auth,
        params=interaction_response_params(_MESSAGE, data),
    )
