"""Dàimon 2090, the rules: contests between characters."""
