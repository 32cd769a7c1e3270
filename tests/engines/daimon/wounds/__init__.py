"""Dàimon 2090, tests of the rules: wounds and care."""
