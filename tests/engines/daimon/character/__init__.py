"""Dàimon 2090, tests of the rules: characters, their pools, and the wear of what they carry."""
