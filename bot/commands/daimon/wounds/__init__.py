"""Dàimon 2090, the commands: wounds and care."""
