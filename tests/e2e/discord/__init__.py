"""Discord's chat with the real bot."""
