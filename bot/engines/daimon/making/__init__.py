"""Dàimon 2090, the rules: the making of a character."""
