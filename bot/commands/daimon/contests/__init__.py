"""Dàimon 2090, the commands: contests between characters."""
