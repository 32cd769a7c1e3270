"""Threads (Discord docs, Channel > Start thread; Threads)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.lab.discord.model.channel import Channel
from tests.lab.discord.routes.table import Answer, Call, route
from tests.lab.discord.wire import ApiError, Form

if TYPE_CHECKING:
    from tests.lab.discord.model.message import Message

PUBLIC, PRIVATE = 11, 12
ARCHIVE_AFTER = (60, 1440, 4320, 10080)  # minutes


def _open(call: Call, parent: Channel, kind: int, start: Message | None) -> Answer:
    if parent.is_thread or parent.is_dm:
        raise ApiError(400, 50024, "Cannot execute action on this channel type")
    f, body = Form(), call.fields
    f.text("name", body.get("name"), 1, 100, required=True)
    if kind not in (PUBLIC, PRIVATE):
        f.choices("type", "type", (PUBLIC, PRIVATE))
    if body.get("auto_archive_duration") not in (None, *ARCHIVE_AFTER):
        f.choices("auto_archive_duration", "auto_archive_duration", ARCHIVE_AFTER)
    f.check()
    if start is not None and start.thread is not None:
        raise ApiError(400, 160004, "A thread has already been created for this message")
    if parent.guild.threads_full:  # JSON error codes
        raise ApiError(400, 160006, "Maximum number of active threads reached")
    t = Channel(
        call.host,
        kind,
        body["name"],
        guild=parent.guild,
        parent=parent,
        owner_id=call.host.app_user.id,
        id=start.id if start else None,
    )
    t.auto_archive = body.get("auto_archive_duration") or 1440
    t.thread_members.add(call.host.app_user.id)
    if start is not None:
        start.thread = t
    t.changed("CREATE", newly_created=True)
    return 201, t.payload()


@route("POST", "/channels/{id}/threads")
def start(call: Call, cid: str) -> Answer:
    """A thread without a message; private unless the type says otherwise."""
    ch, kind = call.channel(cid), call.fields.get("type", PRIVATE)
    call.need(ch, "create_private_threads" if kind == PRIVATE else "create_public_threads")
    return _open(call, ch, kind, None)


@route("POST", "/channels/{id}/messages/{id}/threads")
def start_from_message(call: Call, cid: str, mid: str) -> Answer:
    """A thread under a message."""
    ch = call.channel(cid)
    call.need(ch, "create_public_threads")
    return _open(call, ch, PUBLIC, call.message(ch, mid))


@route("PUT DELETE", "/channels/{id}/thread-members/{who}")
def thread_member(call: Call, cid: str, who: str) -> Answer:
    """Somebody is added to a thread, or taken out."""
    ch = call.channel(cid)
    uid = call.host.app_user.id if who == "@me" else int(who)
    if call.method == "DELETE":
        ch.thread_members.discard(uid)
    elif ch.full and uid not in ch.thread_members:
        raise ApiError(400, 30033, "Maximum number of thread participants reached (1000)")
    else:
        ch.thread_members.add(uid)
    return 204, None


@route("GET", "/guilds/{id}/threads/active")
def active(call: Call, gid: str) -> Answer:
    """The open threads of a server."""
    return 200, {"threads": [t.payload() for t in call.guild(gid).threads.values() if not t.archived], "members": []}
