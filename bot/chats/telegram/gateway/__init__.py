"""The line to Telegram: the updates that come over it, asked for or brought, and what goes wrong on it."""
