"""Dàimon 2090, tests of the commands: contests between characters."""
