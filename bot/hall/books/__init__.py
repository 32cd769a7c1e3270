"""Books in memory and books as files."""
