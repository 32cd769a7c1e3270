"""The club's people."""
