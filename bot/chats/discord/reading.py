"""What a person did on Discord, as a request to the hall."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

import discord
from discord import app_commands

from bot.chats.discord.drawing.drawing import pressed
from bot.chats.discord.gateway.interaction import HeardInteraction
from bot.hall.declared import kinds
from bot.hall.declared.declaration import Command
from bot.hall.requests import Account, Place, Request

PLATFORM = "discord"
_MANAGES = discord.Permissions.manage_guild.flag
THREADS = {kind.value for kind in discord.ChannelType if "thread" in kind.name}
_BRANCHES = {kind.value for kind in discord.AppCommandOptionType if kind.name.startswith("subcommand")}
_SLASH = discord.AppCommandType.chat_input.value
_USER = discord.AppCommandOptionType.user.value
"""The option type for people before they became texts: clients show the old commands for a while."""
_PLAIN: Mapping[type, type] = {
    kinds.Whole: int,
    kinds.YesNo: bool,
    **dict.fromkeys((kinds.RoomChoice, kinds.Upload), object),
}
"""What Discord sends for a kind of parameter, if not a text; an object where it sends more than the value."""

User = discord.User | discord.Member


def account(user: User, language: str = "") -> Account:
    """Who acted."""
    public = user.global_name or user.name
    return Account(
        PLATFORM, str(user.id), user.display_name, language, user.name, _elsewhere(user.display_name, public), user.bot
    )


def place(channel: Any, guild: discord.Guild | None, user: User | None = None) -> Place:
    """Where it happened; a thread names the channel it belongs to."""
    if guild is None:
        return Place(PLATFORM, str(channel.id), user.display_name if user else "", private=True)
    parent = getattr(channel, "parent_id", None) or ""
    title = getattr(channel, "name", None) or ""
    language = _language(str(guild.preferred_locale), guild.features)
    return Place(PLATFORM, str(channel.id), title, str(parent), str(guild.id), guild.name or "", language=language)


def _language(locale: str, features: Collection[str]) -> str:
    """The language of a server; none where it has that which every server has until somebody sets another, which only
    a community can."""
    return "" if locale == discord.Locale.american_english.value and "COMMUNITY" not in features else locale


def moment(id: int) -> float:
    """When something was done, in Discord's own time: its ids tell."""
    return ((id >> 22) + discord.utils.DISCORD_EPOCH) / 1000


def request(heard: HeardInteraction, **what: Any) -> Request:
    """A chosen command, a pressed button or a filled form."""
    payload = heard.payload
    member: Mapping[str, Any] = payload.get("member") or {}
    user: Mapping[str, Any] = member.get("user") or payload["user"]
    name = _name(user, member)
    id = f"{PLATFORM}:{payload['id']}"
    handle: dict[str, Any] = {
        "request": id,
        "token": payload["token"],
        "application": payload["application_id"],
        "channel": payload.get("channel_id") or "",
    }
    message = heard.message
    if message is not None:
        handle |= {"pressed": message["id"], "hidden": heard.hidden}
        if heard.laid:
            handle["laid"] = True
    return Request(
        id=id,
        account=Account(
            PLATFORM, user["id"], name, payload["locale"], user["username"], _elsewhere(name, _name(user, {}))
        ),
        place=_room(payload, heard.house, name),
        at=moment(heard.id),
        manages=bool(int(member.get("permissions", 0)) & _MANAGES),
        handle=handle,
        mentioned=_mentioned(payload["data"]),
        replied=message["id"] if message is not None else "",
        **what,
    )


def _mentioned(data: Mapping[str, Any]) -> tuple[Account, ...]:
    """Which members of the server the chosen words mention, as far as Discord tells: it promises to for options that
    take a member alone."""
    resolved = data.get("resolved") or {}
    members, users = resolved.get("members") or {}, resolved.get("users") or {}
    found = []
    for id, user in users.items():
        if id in members and not user.get("bot"):
            name = _name(user, members[id])
            public = _elsewhere(name, _name(user, {}))
            found.append(Account(PLATFORM, id, name, handle=user["username"], public=public))
    return tuple(found)


def _elsewhere(name: str, public: str) -> str:
    """What somebody is called everywhere, where the server calls them otherwise."""
    return "" if name == public else public


def _name(user: Mapping[str, Any], member: Mapping[str, Any]) -> str:
    """What somebody is called in the server, or everywhere."""
    return str(member.get("nick") or user.get("global_name") or user["username"])


def _room(payload: Mapping[str, Any], house: str, user: str) -> Place:
    channel = payload["channel"]
    if "guild_id" not in payload:
        return Place(PLATFORM, channel["id"], user, private=True)
    # The parent of a channel is the category it is listed under.
    parent = channel.get("parent_id") or "" if channel["type"] in THREADS else ""
    guild = payload.get("guild") or {}
    language = _language(payload.get("guild_locale") or "", guild.get("features") or ())
    name = channel.get("name") or ""
    return Place(PLATFORM, channel["id"], name, parent, payload["guild_id"], house, language=language)


def command(data: Mapping[str, Any], commands: Mapping[str, Command]) -> tuple[Command, dict[str, Any]] | None:
    """The chosen command with its values; None where they are more than words and numbers, or not what it takes now."""
    name, options = data["name"], data.get("options") or ()
    while options and options[0]["type"] in _BRANCHES:
        name, options = f"{name} {options[0]['name']}", options[0].get("options") or ()
    found = commands.get(name)
    if found is None or found.hidden or data.get("type", 1) != _SLASH:
        return None
    given: dict[str, Any] = {}
    for option in options:
        parameter = found.parameter(option["name"])
        if parameter is None or parameter.hidden or option["type"] == _USER:
            return None
        if _PLAIN.get(type(parameter.kind), str) is not type(option["value"]):
            return None
        given[parameter.name] = option["value"]
    return found, given


def values(given: Mapping[str, Any]) -> dict[str, Any]:
    """The values of a chosen command as the hall takes them; attachments stay until they are read."""
    return {name: _value(value) for name, value in given.items()}


def _value(value: Any) -> Any:
    match value:
        case app_commands.AppCommandChannel() | app_commands.AppCommandThread():
            parent = str(value.parent_id) if isinstance(value, app_commands.AppCommandThread) else ""
            guild = value.guild
            return Place(PLATFORM, str(value.id), value.name, parent, str(value.guild_id), guild.name if guild else "")
    return value


def press(data: Mapping[str, Any]) -> str:
    """The id of the pressed button, or of the option chosen from a list."""
    return pressed(data["values"][0] if data.get("values") else data["custom_id"])


def answers(data: Mapping[str, Any]) -> dict[str, str]:
    """What was written, chosen and ticked in a form."""
    found: dict[str, str] = {}
    for row in data["components"]:
        for field in row.get("components") or [row["component"]]:
            name = pressed(field["custom_id"])  # what is written beside a list bears its name too, and counts more
            found[name] = _answer(field) or found.get(name, "")
    return found


def _answer(field: Mapping[str, Any]) -> str:
    """What one part of a form holds, as it would be typed."""
    value, values = field.get("value"), field.get("values") or ()
    if isinstance(value, bool):
        return "yes" if value else "no"
    if field["type"] == discord.ComponentType.user_select.value:
        return " ".join(f"<@{id}>" for id in values)
    return value or next(iter(values), "")
