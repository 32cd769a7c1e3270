"""Tests of the files of adventures: read, written, reported."""
