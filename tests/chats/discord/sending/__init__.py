"""Channels, private messages, notices."""
