"""Dàimon 2090, the rules: fights with foes, strikes and aimed shots."""
