"""Dàimon 2090, tests of the commands: wounds and care."""
