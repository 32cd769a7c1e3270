"""Dàimon 2090, tests of the rules: the table: seats, sessions, scenes, the Master's chair."""
