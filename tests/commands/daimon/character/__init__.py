"""Dàimon 2090, tests of the commands: characters, their pools, and the wear of what they carry."""
