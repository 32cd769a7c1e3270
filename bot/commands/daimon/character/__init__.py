"""Dàimon 2090, the commands: the sheet as card and picture, and the names of what stands on it."""
