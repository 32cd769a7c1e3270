"""Dàimon 2090, the commands: checks against a target."""
