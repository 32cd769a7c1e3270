"""Dàimon 2090, the commands: the making of a character."""
