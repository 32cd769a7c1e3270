"""Dàimon 2090, the rules: wounds and care."""
