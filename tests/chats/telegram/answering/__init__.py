"""Presses, typed words and forms, answered."""
