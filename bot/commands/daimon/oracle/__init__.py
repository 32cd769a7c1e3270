"""Dàimon 2090, the commands: the oracle, the event log and the technology log."""
