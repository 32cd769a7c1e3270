"""Dàimon 2090, the commands: the page of an evening, what is open at the next, and the whole campaign to be read."""
