"""Dàimon 2090, the rules: the oracle, the event log and the technology log."""
