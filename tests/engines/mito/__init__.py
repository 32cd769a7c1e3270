"""The ladders' rules."""
