"""Channels themselves (Discord docs, Channel > Endpoints; Guild > Create guild channel)."""

from __future__ import annotations

from tests.lab.discord.model.channel import Channel
from tests.lab.discord.routes.table import Answer, Call, route
from tests.lab.discord.wire import Form

GUILD_TYPES = (0, 2, 4, 5)  # those of Channel > Channel types that the lab knows
OWN_THREAD = {"name", "archived", "auto_archive_duration"}  # what a thread's owner may change


@route("GET", "/channels/{id}")
def read(call: Call, cid: str) -> Answer:
    """One channel."""
    ch = call.channel(cid)
    call.need(ch)
    return 200, ch.payload()


@route("DELETE", "/channels/{id}")
def delete(call: Call, cid: str) -> Answer:
    """The bot deletes a channel or a thread."""
    ch = call.channel(cid)
    call.need(ch, "manage_threads" if ch.is_thread else "manage_channels")
    if not ch.is_dm:
        ch.delete()
    return 200, ch.payload()


@route("PATCH", "/channels/{id}")
def change(call: Call, cid: str) -> Answer:
    """The bot renames, archives or locks."""
    ch, body, f = call.channel(cid), call.fields, Form()
    if "name" in body:
        f.text("name", body["name"], 1, 100, required=True)
    f.text("topic", body.get("topic"), 0, 1024)
    f.check()
    own = ch.is_thread and ch.owner_id == call.host.app_user.id and set(body) <= OWN_THREAD
    if not own:
        call.need(ch, "manage_threads" if ch.is_thread else "manage_channels")
    for key in ("name", "topic", "archived", "locked"):
        setattr(ch, key, body.get(key, getattr(ch, key)))
    ch.changed()
    return 200, ch.payload()


@route("PUT DELETE", "/channels/{id}/permissions/{id}")
def overwrite(call: Call, cid: str, oid: str) -> Answer:
    """Permissions of a role or a member in a channel."""
    ch = call.channel(cid)
    call.need(ch, "manage_roles")
    if call.method == "DELETE":
        ch.overwrites.pop(int(oid), None)
    else:
        _overwrite(ch, {**call.fields, "id": oid})
    ch.changed()
    return 204, None


def _overwrite(ch: Channel, o: dict) -> None:
    ch.overwrites[int(o["id"])] = (int(o.get("allow") or 0), int(o.get("deny") or 0), int(o.get("type") or 0))


@route("GET", "/guilds/{id}/channels")
def listed(call: Call, gid: str) -> Answer:
    """The channels of a server."""
    return 200, [c.payload() for c in call.guild(gid).channels.values()]


@route("POST", "/guilds/{id}/channels")
def create(call: Call, gid: str) -> Answer:
    """The bot makes a channel."""
    g, body, f = call.guild(gid), call.fields, Form()
    call.guild_need(g, "manage_channels")
    f.text("name", body.get("name"), 1, 100, required=True)
    if body.get("type", 0) not in GUILD_TYPES:
        f.choices("type", "type", GUILD_TYPES)
    f.check()
    parent = call.host.channels.get(int(body["parent_id"])) if body.get("parent_id") else None
    ch = Channel(call.host, body.get("type", 0), body["name"], guild=g, parent=parent, topic=body.get("topic"))
    for o in body.get("permission_overwrites") or []:
        _overwrite(ch, o)
    ch.changed("CREATE")
    return 201, ch.payload()
