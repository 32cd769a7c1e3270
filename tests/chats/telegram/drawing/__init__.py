"""Cards as messages and keyboards, within Telegram's limits."""
