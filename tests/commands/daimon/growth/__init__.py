"""Dàimon 2090, tests of the commands: growth, wealth, and fields written by hand."""
