"""Dàimon 2090, tests of the commands: checks against a target."""
