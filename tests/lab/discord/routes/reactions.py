"""Reactions and pins (Discord docs, Message > Endpoints)."""

from __future__ import annotations

import re
from urllib.parse import unquote

from tests.lab.discord.routes.table import Answer, Call, route
from tests.lab.discord.wire import ApiError, iso

MAX_REACTIONS = 20  # JSON error code 30010: different ones on a message
REACTIONS = "/channels/{id}/messages/{id}/reactions"


@route("PUT DELETE", REACTIONS + "/{text}/{who}")
def react(call: Call, cid: str, mid: str, emoji: str, who: str) -> Answer:
    """The bot reacts, or takes a reaction away."""
    ch = call.channel(cid)
    m, emoji = call.message(ch, mid), unquote(emoji)
    if call.method == "PUT":
        call.need(ch, "add_reactions", "read_message_history")
        if emoji.isascii() and not re.fullmatch(r"\w+:\d+", emoji):
            raise ApiError(400, 10014, "Unknown Emoji")
        if emoji not in m.reactions and len(m.reactions) >= MAX_REACTIONS:
            raise ApiError(400, 30010, f"Maximum number of reactions reached ({MAX_REACTIONS})")
    uid = call.host.app_user.id if who == "@me" else int(who)
    if uid != call.host.app_user.id:
        call.need(ch, "manage_messages")
    hands = m.reactions.setdefault(emoji, [])
    if call.method == "PUT" and uid not in hands:
        hands.append(uid)
    elif call.method == "DELETE" and uid in hands:
        hands.remove(uid)
    return 204, None


@route("DELETE", REACTIONS, REACTIONS + "/{text}")
def clear(call: Call, cid: str, mid: str, emoji: str | None = None) -> Answer:
    """The bot takes all reactions away, or all of one kind."""
    m = call.message(call.channel(cid), mid)
    call.need(m.channel, "manage_messages")
    if emoji is None:
        m.reactions.clear()
    else:
        m.reactions.pop(unquote(emoji), None)
    return 204, None


@route("PUT DELETE", "/channels/{id}/messages/pins/{id}", "/channels/{id}/pins/{id}")
def pin(call: Call, cid: str, mid: str) -> Answer:
    """The bot pins or unpins."""
    ch = call.channel(cid)
    if not ch.is_dm and not (ch.guild.me.may("pin_messages", ch) or ch.guild.me.may("manage_messages", ch)):
        raise ApiError(403, 50013, "Missing Permissions")
    call.message(ch, mid).pinned = call.method == "PUT"
    return 204, None


@route("GET", "/channels/{id}/messages/pins")
def pins(call: Call, cid: str) -> Answer:
    """What is pinned."""
    found = [m.payload() for m in call.channel(cid).messages if m.pinned]
    return 200, {"items": [{"pinned_at": iso(), "message": m} for m in found], "has_more": False}


@route("GET", "/channels/{id}/pins")
def pins_as_before(call: Call, cid: str) -> Answer:
    """What is pinned (the older endpoint)."""
    return 200, [m.payload() for m in call.channel(cid).messages if m.pinned]
