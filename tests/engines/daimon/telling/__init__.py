"""Dàimon 2090, tests of the rules: the story of an evening."""
