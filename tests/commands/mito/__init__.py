"""The ladders' commands."""
