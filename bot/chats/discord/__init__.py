"""The chat on Discord; the only room of the house that knows discord.py."""

from bot.chats.discord.chat import DiscordChat
from bot.chats.discord.permissions import invite_url

__all__ = ["DiscordChat", "invite_url"]
