"""Registering application commands (Discord docs, Application Commands > Endpoints)."""

from __future__ import annotations

import copy
from typing import Any

from tests.lab.discord.checks.commands import DAILY_CREATES, MAX_PER_TYPE, SLASH, check_command
from tests.lab.discord.model.guild import Guild
from tests.lab.discord.routes.table import Answer, Call, route
from tests.lab.discord.wire import ApiError, Form, refuse_form

EVERYWHERE, ONE_GUILD = "/applications/{id}/commands", "/applications/{id}/guilds/{id}/commands"


def _scope(call: Call, app_id: str, gid: str | None) -> tuple[dict[int, dict], Guild | None]:
    """Where the commands stand: in the server, or everywhere."""
    if int(app_id) != call.host.app_id:
        raise ApiError(403, 20012, "You are not authorized to perform this action on this application")
    if gid is None:
        return call.host.global_commands, None
    g = call.host.guilds.get(int(gid))
    if g is None or not g.has_bot:
        raise ApiError(403, 50001, "Missing Access")
    return g.commands, g


def _make(call: Call, c: dict, g: Guild | None, old: dict | None) -> dict:
    kind, need = c.get("type", SLASH), c.get("default_member_permissions")
    out: dict[str, Any] = {
        "id": old["id"] if old else str(call.host.snowflake()),
        "application_id": str(call.host.app_id),
        "version": str(call.host.snowflake()),
        "default_member_permissions": None if need is None else str(need),
        "type": kind,
        "name": c["name"],
        "name_localizations": c.get("name_localizations"),
        "description": c.get("description") or "",
        "description_localizations": c.get("description_localizations"),
        "dm_permission": c.get("dm_permission", True),
        "contexts": c.get("contexts"),
        "integration_types": c.get("integration_types") or [0],
        "nsfw": bool(c.get("nsfw", False)),
    }
    if kind == SLASH:
        out["options"] = copy.deepcopy(c.get("options") or [])
    if g is not None:
        out["guild_id"] = str(g.id)
    return out


def _key(c: dict) -> tuple[int, str]:
    return c.get("type", SLASH), c["name"]


@route("GET", EVERYWHERE, ONE_GUILD)
def listed(call: Call, app_id: str, gid: str | None = None) -> Answer:
    """All commands."""
    return 200, list(_scope(call, app_id, gid)[0].values())


@route("PUT", EVERYWHERE, ONE_GUILD)
def overwrite(call: Call, app_id: str, gid: str | None = None) -> Answer:
    """Put these commands in the place of all."""
    store, g = _scope(call, app_id, gid)
    if not isinstance(call.body, list):
        raise refuse_form("", "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
    f, names = Form(), set()
    counts = dict.fromkeys(MAX_PER_TYPE, 0)
    for i, c in enumerate(call.body):
        check_command(f, c, f"{i}.")
        key = c.get("type", SLASH), c.get("name")
        if key in names:
            f.err(f"{i}.name", "APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique")
        names.add(key)
        counts[key[0]] = counts.get(key[0], 0) + 1
    f.check()
    for kind, most in MAX_PER_TYPE.items():
        if counts[kind] > most:
            raise ApiError(400, 30032, f"Maximum number of application commands reached ({most}).")
    host, old = call.host, {_key(c): c for c in store.values()}
    host.command_creates += sum(_key(c) not in old for c in call.body)
    if host.command_creates > DAILY_CREATES and host.limiter.mode == "real":
        raise ApiError(
            400, 30034, f"Max number of daily application command creates has been reached ({DAILY_CREATES})"
        )
    made = [_make(call, c, g, old.get(_key(c))) for c in call.body]
    store.clear()
    store.update({int(c["id"]): c for c in made})
    host.sync_count += 1
    return 200, made


@route("POST", EVERYWHERE, ONE_GUILD)
def create(call: Call, app_id: str, gid: str | None = None) -> Answer:
    """Add one, or replace the one of the same name."""
    store, g = _scope(call, app_id, gid)
    f = Form()
    check_command(f, call.fields, "")
    f.check()
    old = next((c for c in store.values() if _key(c) == _key(call.body)), None)
    kind = call.body.get("type", SLASH)
    if old is None and sum(c["type"] == kind for c in store.values()) >= MAX_PER_TYPE[kind]:
        raise ApiError(400, 30032, f"Maximum number of application commands reached ({MAX_PER_TYPE[kind]}).")
    c = _make(call, call.body, g, old)
    store[int(c["id"])] = c
    return (200 if old else 201), c


@route("GET PATCH DELETE", EVERYWHERE + "/{id}", ONE_GUILD + "/{id}")
def one(call: Call, app_id: str, *rest: str) -> Answer:
    """Look at, change or remove one."""
    gid, cid = (None, rest[0]) if len(rest) == 1 else rest
    store, g = _scope(call, app_id, gid)
    c = store.get(int(cid))
    if c is None:
        raise ApiError(404, 10063, "Unknown application command")
    if call.method == "DELETE":
        del store[int(cid)]
        return 204, None
    if call.method == "PATCH":
        f, changed = Form(), {**c, **call.fields}
        check_command(f, changed, "")
        f.check()
        c = store[int(cid)] = _make(call, changed, g, c)
    return 200, c


@route("GET", ONE_GUILD + "/permissions")
def permissions(call: Call, _app: str, _gid: str) -> Answer:
    """Nobody has changed who may use what."""
    return 200, []
