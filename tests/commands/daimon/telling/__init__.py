"""Dàimon 2090, tests of the commands: the page of an evening and the chronicle of a campaign."""
