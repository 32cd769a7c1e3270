"""Private stand-ins for Discord and Telegram, and people who play."""
