"""Dàimon 2090, the rules: checks against a target."""
