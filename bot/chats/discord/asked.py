"""What a person did on Discord, as a request to the hall."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

import discord
from discord import app_commands

from bot.chats.discord.drawing import pressed
from bot.hall.requests import Account, Place, Request

PLATFORM = "discord"
_MENTION = re.compile(r"<@!?(\d+)>")

User = discord.User | discord.Member


def account(user: User, language: str = "") -> Account:
    """Who acted."""
    return Account(PLATFORM, str(user.id), user.display_name, language, user.name)


def place(channel: Any, guild: discord.Guild | None, user: User | None = None) -> Place:
    """Where it happened; a thread names the channel it belongs to."""
    if guild is None:
        return Place(PLATFORM, str(channel.id), user.display_name if user else "", private=True)
    parent = getattr(channel, "parent_id", None) or ""
    title = getattr(channel, "name", None) or ""
    return Place(PLATFORM, str(channel.id), title, str(parent), str(guild.id), guild.name or "")


def moment(id: int) -> float:
    """When something was done, in Discord's own time: its ids tell."""
    return ((id >> 22) + discord.utils.DISCORD_EPOCH) / 1000


def from_interaction(interaction: discord.Interaction[Any], **what: Any) -> Request:
    """A chosen command, a pressed button or a filled form."""
    user = interaction.user
    message = interaction.message
    handle: dict[str, Any] = {
        "request": f"discord:{interaction.id}",
        "token": interaction.token,
        "application": str(interaction.application_id),
        "channel": str(interaction.channel_id or ""),
    }
    if message is not None:
        handle |= {"pressed": str(message.id), "hidden": message.flags.ephemeral}
    return Request(
        id=f"discord:{interaction.id}",
        account=account(user, str(interaction.locale)),
        place=place(interaction.channel, interaction.guild, user),
        at=moment(interaction.id),
        manages=interaction.permissions.manage_guild,
        handle=handle,
        replied=str(message.id) if message is not None else "",
        **what,
    )


def values(given: Mapping[str, Any]) -> dict[str, Any]:
    """The values of a chosen command as the hall takes them; attachments stay until they are read."""
    return {name: _value(value) for name, value in given.items()}


def _value(value: Any) -> Any:
    match value:
        case discord.User() | discord.Member():
            return account(value)
        case app_commands.AppCommandChannel() | app_commands.AppCommandThread():
            parent = str(value.parent_id) if isinstance(value, app_commands.AppCommandThread) else ""
            guild = value.guild
            return Place(PLATFORM, str(value.id), value.name, parent, str(value.guild_id), guild.name if guild else "")
    return value


def mentions(given: Iterable[Any]) -> set[int]:
    """The accounts that chosen words mention."""
    return {int(id) for value in given if isinstance(value, str) for id in _MENTION.findall(value)}


def press(interaction: discord.Interaction[Any]) -> str:
    """The id of the pressed button, or of the option chosen from a list."""
    data: Mapping[str, Any] = interaction.data or {}
    return pressed(data["values"][0] if data.get("values") else data["custom_id"])


def answers(interaction: discord.Interaction[Any]) -> dict[str, str]:
    """What was written into a form."""
    found: dict[str, str] = {}
    data: Mapping[str, Any] = interaction.data or {}
    for row in data.get("components", ()):
        for field in row.get("components") or [row["component"]]:
            found[field["custom_id"]] = field.get("value") or ""
    return found
