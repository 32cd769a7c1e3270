"""A server's events (Discord docs, Guild Scheduled Event; CREATE_EVENTS is wanted since 2026-02-23)."""

from __future__ import annotations

import time
from datetime import datetime
from typing import Any

from tests.lab.discord.model.guild import Guild
from tests.lab.discord.routes.table import Answer, Call, route
from tests.lab.discord.wire import ApiError, Form

EXTERNAL, GUILD_ONLY, SCHEDULED, MOST = 3, 2, 1, 100


@route("GET", "/guilds/{id}/scheduled-events")
def listed(call: Call, gid: str) -> Answer:
    """All that are still to come."""
    return 200, [*call.guild(gid).events.values()]


@route("POST", "/guilds/{id}/scheduled-events")
def create(call: Call, gid: str) -> Answer:
    """The bot makes an event outside of Discord's channels."""
    g, body = call.guild(gid), call.fields
    call.guild_need(g, "create_events")
    _checked(body, whole=True)
    if len(g.events) >= MOST:
        raise ApiError(400, 30038, "Maximum number of uncompleted guild scheduled events reached (100)")
    made = {
        **{"id": str(call.host.snowflake()), "guild_id": gid, "channel_id": None, "entity_id": None},
        **{"creator_id": str(call.host.app_user.id), "status": SCHEDULED, "description": None, "image": None},
        "recurrence_rule": None,
        **body,
    }
    g.events[int(made["id"])] = made
    return 200, made


@route("PATCH", "/guilds/{id}/scheduled-events/{id}")
def change(call: Call, gid: str, eid: str) -> Answer:
    """The bot changes an event of its own."""
    found = _own(call, call.guild(gid), eid)
    _checked({**found, **call.fields}, whole=False)
    found |= call.fields
    return 200, found


@route("DELETE", "/guilds/{id}/scheduled-events/{id}")
def delete(call: Call, gid: str, eid: str) -> Answer:
    """The bot deletes an event of its own."""
    g = call.guild(gid)
    _own(call, g, eid)
    del g.events[int(eid)]
    return 204, None


def _own(call: Call, g: Guild, eid: str) -> dict[str, Any]:
    if int(eid) not in g.events:
        raise ApiError(404, 10070, "Unknown Guild Scheduled Event")
    call.guild_need(g, "create_events")
    return g.events[int(eid)]


def _checked(body: dict[str, Any], *, whole: bool) -> None:
    """An external event has a place and an end, and begins in the future."""
    f = Form()
    f.text("name", body.get("name"), 1, 100, required=True)
    f.text("entity_metadata.location", (body.get("entity_metadata") or {}).get("location"), 1, 100, required=True)
    for key, wanted in (("entity_type", EXTERNAL), ("privacy_level", GUILD_ONLY)):
        if body.get(key) != wanted:
            f.choices(key, key, (wanted,))
    for key in ("scheduled_start_time", "scheduled_end_time"):
        if not body.get(key):
            f.required(key)
    f.check()
    starts, ends = (datetime.fromisoformat(body[f"scheduled_{one}_time"]).timestamp() for one in ("start", "end"))
    if (whole and starts < time.time()) or ends <= starts:
        f.err("scheduled_start_time", "GUILD_SCHEDULED_EVENT_SCHEDULE_PAST", "Cannot schedule event in the past.")
    f.check()
