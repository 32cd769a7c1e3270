"""Books, people, notices and timers on disk. Knows nothing of games."""
