"""Dàimon 2090, the rules: the numbers and tables of the rules."""
