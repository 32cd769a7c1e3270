"""Tests of the seating of a round of Diplomacy."""
