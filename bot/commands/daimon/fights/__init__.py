"""Dàimon 2090, the commands: fights with foes, strikes and aimed shots."""
