"""Servers and roles (Discord docs, Guild > Endpoints)."""

from __future__ import annotations

from tests.lab.discord.constants import INTENT
from tests.lab.discord.model.guild import Guild
from tests.lab.discord.model.user import Role
from tests.lab.discord.routes.table import Answer, Call, route
from tests.lab.discord.wire import ApiError


@route("GET", "/guilds/{id}")
def guild(call: Call, gid: str) -> Answer:
    """One server."""
    g = call.guild(gid)
    return 200, {**g.payload(), "approximate_member_count": len(g.members), "approximate_presence_count": 1}


@route("GET", *(f"/guilds/{{id}}/{what}" for what in ("emojis", "stickers", "webhooks", "invites")))
def nothing(call: Call, gid: str) -> Answer:
    """The server has none."""
    call.guild(gid)
    return 200, []


@route("GET", "/guilds/{id}/roles")
def roles(call: Call, gid: str) -> Answer:
    """The roles of a server."""
    return 200, [r.payload() for r in call.guild(gid).roles.values()]


@route("POST", "/guilds/{id}/roles")
def create_role(call: Call, gid: str) -> Answer:
    """The bot makes a role."""
    g, body = call.guild(gid), call.fields
    call.guild_need(g, "manage_roles")
    color = (body.get("colors") or {}).get("primary_color") or body.get("color") or 0
    r = Role(
        g,
        body.get("name") or "new role",
        int(body.get("permissions") or 0),
        color=color,
        mentionable=bool(body.get("mentionable")),
        hoist=bool(body.get("hoist")),
    )
    g.role_changed(r, "CREATE")
    return 200, r.payload()


def role_of(g: Guild, rid: str) -> Role:
    """The role, or 10011."""
    r = g.roles.get(int(rid))
    if r is None:
        raise ApiError(404, 10011, "Unknown Role")
    return r


def below_bot(g: Guild, r: Role) -> None:
    """Discord docs, Permissions > Permission hierarchy: only roles under the bot's own highest one."""
    if r.managed_by or r.position >= g.me.top_role:
        raise ApiError(403, 50013, "Missing Permissions")


@route("GET", "/guilds/{id}/roles/{id}")
def read_role(call: Call, gid: str, rid: str) -> Answer:
    """One role."""
    return 200, role_of(call.guild(gid), rid).payload()


@route("PATCH", "/guilds/{id}/roles/{id}")
def change_role(call: Call, gid: str, rid: str) -> Answer:
    """The bot changes a role."""
    g = call.guild(gid)
    r, body = role_of(g, rid), call.fields
    call.guild_need(g, "manage_roles")
    below_bot(g, r)
    r.name = body.get("name") or r.name
    if body.get("permissions") is not None:
        r.permissions = int(body["permissions"])
    g.role_changed(r)
    return 200, r.payload()


@route("DELETE", "/guilds/{id}/roles/{id}")
def delete_role(call: Call, gid: str, rid: str) -> Answer:
    """The bot deletes a role."""
    g = call.guild(gid)
    r = role_of(g, rid)
    call.guild_need(g, "manage_roles")
    below_bot(g, r)
    del g.roles[r.id]
    for m in g.members.values():
        m.roles = [x for x in m.roles if x is not r]
    data = {"guild_id": str(g.id), "role_id": str(r.id)}
    call.host.dispatch("GUILD_ROLE_DELETE", data, g, INTENT["guilds"])
    return 204, None
