"""Members of a server (Discord docs, Guild > Endpoints)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.lab.discord.routes.guilds import below_bot, role_of
from tests.lab.discord.routes.table import Answer, Call, route
from tests.lab.discord.wire import ApiError, refuse_form

if TYPE_CHECKING:
    from tests.lab.discord.people.member import Member


def _member(call: Call, gid: str, who: str) -> Member:
    m = call.guild(gid).members.get(call.host.app_user.id if who == "@me" else int(who))
    if m is None:
        raise ApiError(404, 10007, "Unknown Member")
    return m


@route("GET", "/guilds/{id}/members")
def listed(call: Call, gid: str) -> Answer:
    """All members: only with the privileged intent."""
    g = call.guild(gid)
    if "members" not in call.host.privileged:
        raise ApiError(403, 50001, "Missing Access")
    limit, after = int(call.query.get("limit", 1)), int(call.query.get("after", 0))
    found = sorted((m for m in g.members.values() if m.id > after), key=lambda m: m.id)
    return 200, [m.payload() for m in found[:limit]]


@route("GET", "/guilds/{id}/members/search")
def search(call: Call, gid: str) -> Answer:
    """Members whose name begins so."""
    g, q = call.guild(gid), call.query.get("query", "").lower()
    if not 1 <= int(call.query.get("limit", 1)) <= 1000:
        raise refuse_form("limit", "NUMBER_TYPE_MAX", "int value should be less than or equal to 1000.")
    found = [m for m in g.members.values() if m.display_name.lower().startswith(q) or m.user.username.startswith(q)]
    return 200, [m.payload() for m in found[: int(call.query.get("limit", 1))]]


@route("GET", "/guilds/{id}/members/{who}")
def read(call: Call, gid: str, who: str) -> Answer:
    """One member."""
    return 200, _member(call, gid, who).payload()


@route("PATCH", "/guilds/{id}/members/{who}")
def change(call: Call, gid: str, who: str) -> Answer:
    """The bot changes a nickname or the roles."""
    m, body = _member(call, gid, who), call.fields
    if "nick" in body:
        if m.id != call.host.app_user.id:
            call.guild_need(m.guild, "manage_nicknames")
        m.nick = body["nick"]
    if "roles" in body:
        call.guild_need(m.guild, "manage_roles")
        m.roles = [role_of(m.guild, r) for r in body["roles"]]
    call.host.member_updated(m)
    return 200, m.payload()


@route("PUT DELETE", "/guilds/{id}/members/{id}/roles/{id}")
def role(call: Call, gid: str, uid: str, rid: str) -> Answer:
    """The bot gives a role, or takes it."""
    m = _member(call, gid, uid)
    r = role_of(m.guild, rid)
    call.guild_need(m.guild, "manage_roles")
    below_bot(m.guild, r)
    if call.method == "PUT" and r not in m.roles:
        m.roles.append(r)
    elif call.method == "DELETE" and r in m.roles:
        m.roles.remove(r)
    call.host.member_updated(m)
    return 204, None
