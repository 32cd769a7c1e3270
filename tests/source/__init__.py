"""Tests that read the code itself: its rooms, its records, what it stands on."""
