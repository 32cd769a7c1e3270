"""Dàimon 2090, tests of the rules: growth, wealth, and fields written by hand."""
