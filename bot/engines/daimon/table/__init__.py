"""Dàimon 2090, the rules: the table: seats, sessions, scenes, the Master's chair."""
