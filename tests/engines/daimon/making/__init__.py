"""Dàimon 2090, tests of the rules: the making of a character."""
