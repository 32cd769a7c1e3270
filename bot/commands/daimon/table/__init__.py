"""Dàimon 2090, the commands: the table: seats, sessions, scenes, the Master's chair."""
