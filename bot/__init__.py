"""Araldo: the herald that runs a games club's live play on Discord, on Telegram and in a local page."""

__version__ = "0.1.0"
