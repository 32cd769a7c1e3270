"""The doctor's forecast."""
