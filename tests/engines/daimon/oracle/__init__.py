"""Dàimon 2090, tests of the rules: the oracle, the event log and the technology log."""
