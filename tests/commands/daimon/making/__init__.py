"""Dàimon 2090, tests of the commands: the making of a character."""
