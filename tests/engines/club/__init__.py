"""The club's own book."""
