"""Declarations, the reading of parameters, and who may give a command."""
