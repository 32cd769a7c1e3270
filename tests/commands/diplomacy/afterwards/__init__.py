"""Tests of the commands that seat a round of Diplomacy."""
