"""Dàimon 2090, tests of the commands: the oracle, the event log and the technology log."""
