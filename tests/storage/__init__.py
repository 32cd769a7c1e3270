"""The contract of the storage, and what only SQLite does."""
