"""The line to Discord: the connection, what comes over it, and what may go wrong on it."""
