"""Dàimon 2090, tests of the rules: checks against a target."""
