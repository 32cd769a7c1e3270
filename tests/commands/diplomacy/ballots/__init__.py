"""Tests of what a board votes on."""
