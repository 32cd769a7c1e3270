"""Dàimon 2090, the commands: growth, wealth, and fields written by hand."""
