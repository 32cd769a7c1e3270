"""Who the bot is, and where the gateway is (Discord docs, User; Application; Gateway > Get gateway bot)."""

from __future__ import annotations

import time

from tests.lab.discord.routes.table import Answer, Call, route
from tests.lab.discord.wire import ApiError, Violation

CHATS, SOON = 25, 60.0


@route("GET", "/users/@me")
def me(call: Call) -> Answer:
    """The bot's account."""
    return 200, {
        **call.host.app_user.payload(),
        "verified": True,
        "mfa_enabled": False,
        "locale": "en-US",
        "email": None,
    }


@route("GET", "/users/@me/guilds")
def my_guilds(call: Call) -> Answer:
    """The servers the bot is in."""
    return 200, [
        {
            "id": str(g.id),
            "name": g.name,
            "icon": None,
            "owner": False,
            "features": [],
            "permissions": str(g.me.permissions()),
        }
        for g in call.host.guilds.values()
        if g.has_bot
    ]


@route("GET", "/users/{id}")
def user(call: Call, uid: str) -> Answer:
    """Any account."""
    u = call.host.users.get(int(uid))
    if u is None:
        raise ApiError(404, 10013, "Unknown User")
    return 200, u.payload()


@route("POST", "/users/@me/channels")
def open_dm(call: Call) -> Answer:
    """The private chat with a user; that it is closed shows when something is sent."""
    u = call.host.users.get(int(call.fields.get("recipient_id", 0)))
    if u is None:
        raise ApiError(400, 50033, "Invalid Recipient(s)")
    if u.bot:
        raise ApiError(400, 50007, "Cannot send messages to this user")
    if u.dm_channel is None:
        _first_words(call)
    return 200, call.host.dm_with(u).payload()


def _first_words(call: Call) -> None:
    """ "DMs should generally be initiated by a user action" (User > Create DM): nobody refuses the 26th within minutes,
    but after 25 to 40 at once bots were put in quarantine (team-reflex/DiscordPHP#467)."""
    now, opened = time.monotonic(), call.host.chats_opened
    opened.append(now)
    if sum(now - one < SOON for one in opened) > CHATS:
        said = f"more than {CHATS} private chats opened within {SOON:g} s: the bot would be flagged as spam (20026)"
        call.host.errors.append(Violation("quarantine", 200, 0, said, call.method, call.path))


@route("GET", "/oauth2/applications/@me", "/applications/@me")
def application(call: Call) -> Answer:
    """The application."""
    host = call.host
    return 200, {
        "id": str(host.app_id),
        "name": host.app_user.username,
        "icon": None,
        "description": "",
        "summary": "",
        "type": None,
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": host.app_flags,
        "hook": True,
        "owner": host.owner.payload(),
        "team": None,
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "approximate_guild_count": len(host.guilds),
        "approximate_user_install_count": 0,
        "integration_types_config": {"0": {}},
        "bot": host.app_user.payload(),
        "tags": [],
        "rpc_origins": None,
    }


@route("GET", "/applications/{id}/emojis")
def app_emojis(call: Call, _app: str) -> Answer:
    """The application's own emojis: none."""
    return 200, {"items": []}


@route("GET", "/gateway", auth=False)
def gateway(call: Call) -> Answer:
    """Where the gateway is."""
    return 200, {"url": call.host.ws_url}


@route("GET", "/gateway/bot")
def gateway_bot(call: Call) -> Answer:
    """Where the gateway is, with the advised number of shards."""
    left = 1000 - len(call.host.identifies)
    return 200, {
        "url": call.host.ws_url,
        "shards": call.host.shards,
        "session_start_limit": {"total": 1000, "remaining": left, "reset_after": 86400000, "max_concurrency": 1},
    }
