"""Dàimon 2090, the rules: growth, wealth, and fields written by hand."""
