"""The club's own book: who is who in its other books, and which clubs are one."""
