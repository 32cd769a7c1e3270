"""Dàimon 2090, tests of the commands: the table: seats, sessions, scenes, the Master's chair."""
