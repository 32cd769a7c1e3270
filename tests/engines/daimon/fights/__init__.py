"""Dàimon 2090, tests of the rules: fights with foes, strikes and aimed shots."""
