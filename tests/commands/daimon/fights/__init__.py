"""Dàimon 2090, tests of the commands: fights with foes, strikes and aimed shots."""
