"""Telegram's chat with the real bot."""
