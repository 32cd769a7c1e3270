"""Dàimon 2090, the rules: characters, their pools, and the wear of what they carry."""
