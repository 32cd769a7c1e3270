"""Texts with entities: HTML, Markdown, and what Telegram finds by itself."""
