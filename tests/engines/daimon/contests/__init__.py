"""Dàimon 2090, tests of the rules: contests between characters."""
