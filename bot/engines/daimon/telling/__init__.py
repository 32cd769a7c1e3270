"""Dàimon 2090, the rules: the story of an evening, told of what was recorded."""
