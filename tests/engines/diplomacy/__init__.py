"""Diplomacy by its rules."""
