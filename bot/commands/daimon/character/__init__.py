"""Dàimon 2090, the commands: characters, their pools, and the wear of what they carry."""
