"""Dàimon 2090, by Davide Pignedoli: everything of its rules that dice, tokens, counters or tables decide."""
