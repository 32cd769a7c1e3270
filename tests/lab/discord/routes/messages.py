"""Messages in channels (Discord docs, Message > Endpoints)."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from tests.lab.discord import posting
from tests.lab.discord.checks.message import read_draft
from tests.lab.discord.constants import FLAG_EPHEMERAL, INTENT
from tests.lab.discord.model.message import REPLY, Message
from tests.lab.discord.routes.table import Answer, Call, route
from tests.lab.discord.wire import ApiError, Violation, refuse_form

if TYPE_CHECKING:
    from tests.lab.discord.model.channel import Channel

# Discord docs, Opcodes and Status Codes > JSON error codes; 20026 is absent there: discord/discord-api-docs#2669
DMS_REFUSED = {
    40003: "You are opening direct messages too fast",
    20026: "Your bot has been flagged by our anti-spam system for abusive behavior",
    50278: "Cannot send messages to this user due to having no mutual guilds",  # or their server's messages are off
}


@route("POST", "/channels/{id}/messages")
def send(call: Call, cid: str) -> Answer:
    """The bot writes."""
    ch = call.channel(cid)
    _may_send(call, ch)
    draft = read_draft(call.host, call.body, call.files)
    if draft.flags & FLAG_EPHEMERAL:
        # Create message > flags: only an answer to somebody's own interaction is seen by them alone.
        said = "a message of the bot's own cannot be ephemeral: everybody would read it"
        call.host.errors.append(Violation("public", 200, 0, said, call.method, call.path, body=call.body))
    nonce = call.fields.get("nonce")
    if nonce is not None and call.fields.get("enforce_nonce"):
        # "If another message was created by the same author with the same nonce [in the past few minutes], that
        # message will be returned and no new message will be created." (Create message)
        first = call.host.nonces.get(str(nonce))
        if first is not None and time.time() - first.created < call.host.nonce_lifetime:
            if first.deleted:  # intended: discord/discord-api-docs#6647
                raise ApiError(404, 10008, "Unknown Message")
            return 200, first.payload()
    m = Message(ch, call.host.app_user)
    _refer(call, m)
    posting.apply(m, draft)
    if nonce is not None:
        m.nonce = str(nonce)
        call.host.nonces[m.nonce] = m
    posting.post(m)
    if ch.is_thread and ch.archived:  # Discord docs, Threads > Active & archived threads: sending reopens it
        ch.archived = False
        ch.changed()
    return 200, m.payload()


def _may_send(call: Call, ch: Channel) -> None:
    if ch.is_dm:
        u = ch.recipient
        if call.host.dms_refused:
            raise ApiError(403, call.host.dms_refused, DMS_REFUSED[call.host.dms_refused])
        if not any(u.id in g.members and g.has_bot for g in call.host.guilds.values()):
            raise ApiError(403, 50278, DMS_REFUSED[50278])
        if u.dms_closed:
            raise ApiError(403, 50007, "Cannot send messages to this user")
        return
    call.need(ch, "send_messages_in_threads" if ch.is_thread else "send_messages")
    if call.files:
        call.need(ch, "attach_files")
    if call.fields.get("embeds"):
        call.need(ch, "embed_links")
    if ch.is_thread and ch.locked and not ch.guild.me.may("manage_threads", ch):
        raise ApiError(403, 160005, "Thread is locked")
    # Discord docs, Opcodes and Status Codes > JSON error codes: what is said in an archived thread opens it again, and
    # a server has so many open ones; who speaks in a thread joins it, and it has so many participants.
    if ch.is_thread and ch.archived and ch.guild.threads_full:
        raise ApiError(400, 160006, "Maximum number of active threads reached")
    if ch.is_thread and ch.full and call.host.app_user.id not in ch.thread_members:
        raise ApiError(400, 30033, "Maximum number of thread participants reached (1000)")


def _refer(call: Call, m: Message) -> None:
    ref = call.fields.get("message_reference")
    if not ref:
        return
    target = m.channel.log.get(int(ref.get("message_id", 0)))
    if target is not None and not target.ephemeral:
        m.type, m.reference = REPLY, target
    elif ref.get("fail_if_not_exists", True):
        raise refuse_form("message_reference", "REPLIES_UNKNOWN_MESSAGE", "Unknown message")


@route("GET", "/channels/{id}/messages")
def history(call: Call, cid: str) -> Answer:
    """The messages, newest first."""
    ch, q = call.channel(cid), call.query
    call.need(ch, "read_message_history")
    limit = int(q.get("limit", 50))
    if not 1 <= limit <= 100:
        raise refuse_form("limit", "NUMBER_TYPE_MAX", "int value should be less than or equal to 100.")
    msgs = ch.messages
    if "before" in q:
        msgs = [m for m in msgs if m.id < int(q["before"])][-limit:]
    elif "after" in q:
        msgs = [m for m in msgs if m.id > int(q["after"])][:limit]
    elif "around" in q:
        at, half = int(q["around"]), limit // 2
        msgs = [m for m in msgs if m.id < at][-half:] + [m for m in msgs if m.id >= at][: limit - half]
    else:
        msgs = msgs[-limit:]
    return 200, [m.payload() for m in reversed(msgs)]


@route("GET", "/channels/{id}/messages/{id}")
def read(call: Call, cid: str, mid: str) -> Answer:
    """One message."""
    ch = call.channel(cid)
    call.need(ch, "read_message_history")
    return 200, call.message(ch, mid).payload()


@route("PATCH", "/channels/{id}/messages/{id}")
def edit(call: Call, cid: str, mid: str) -> Answer:
    """The bot changes a message of its own."""
    ch = call.channel(cid)
    call.need(ch)
    m = call.message(ch, mid)
    if m.author.id != call.host.app_user.id:
        raise ApiError(403, 50005, "Cannot edit a message authored by another user")
    if ch.is_thread and ch.archived:
        raise ApiError(400, 50083, "Thread is archived")
    if time.time() - m.created > call.host.old_after and (wait := call.host.limiter.old_edit(ch.id)):
        raise ApiError(429, 30046, "Maximum number of edits to messages older than 1 hour reached", None, wait)
    if call.files:
        call.need(ch, "attach_files")
    posting.edit_message(m, read_draft(call.host, call.body, call.files, m))
    return 200, m.payload()


@route("DELETE", "/channels/{id}/messages/{id}")
def delete(call: Call, cid: str, mid: str) -> Answer:
    """The bot deletes a message: its own, or any where it manages messages."""
    ch = call.channel(cid)
    call.need(ch)
    m = call.message(ch, mid)
    if m.author.id != call.host.app_user.id:
        if ch.is_dm:
            raise ApiError(403, 50003, "Cannot execute action on a DM channel")
        call.need(ch, "manage_messages")
    posting.delete_message(m)
    return 204, None


@route("POST", "/channels/{id}/messages/bulk-delete")
def bulk_delete(call: Call, cid: str) -> Answer:
    """The bot deletes 2-100 messages at once."""
    ch = call.channel(cid)
    call.need(ch, "manage_messages")
    ids = call.fields.get("messages") or []
    if not 2 <= len(ids) <= 100:
        raise ApiError(
            400,
            50016,
            "Provided too few or too many messages to delete. "
            "Must provide at least 2 and fewer than 100 messages to delete.",
        )
    gone = [ch.log.pop(int(i)) for i in ids if int(i) in ch.log]
    for m in gone:
        m.deleted = True
    data = {"ids": [str(m.id) for m in gone], "channel_id": str(ch.id), "guild_id": str(ch.guild.id)}
    call.host.dispatch("MESSAGE_DELETE_BULK", data, ch.guild, INTENT["guild_messages"])
    return 204, None


@route("POST", "/channels/{id}/typing")
def typing(call: Call, cid: str) -> Answer:
    """The bot is typing."""
    ch = call.channel(cid)
    call.need(ch, "send_messages")
    ch.typing_count += 1
    return 204, None
