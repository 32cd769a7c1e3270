"""Dàimon 2090: the rules, one by one."""
