"""The local club: a page in the browser where everything can be tried with no account, and the projector board."""

from bot.chats.club.chat import ClubChat, PortTaken

__all__ = ["ClubChat", "PortTaken"]
