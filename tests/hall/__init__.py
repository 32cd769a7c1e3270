"""The hall, with its real commands and a real database, and a chat that does as it is told."""
