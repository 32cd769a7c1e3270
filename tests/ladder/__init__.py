"""The ladder: its page, and that each step is proved."""
