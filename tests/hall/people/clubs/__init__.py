"""Clubs that share one bot: kept apart, made one, and parted again."""
