"""Closed books whose entries were put away, each into a file of its own outside the database."""
