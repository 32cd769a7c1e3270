"""Books in memory and as files."""
