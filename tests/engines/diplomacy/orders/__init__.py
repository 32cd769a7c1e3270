"""Tests of reading and judging orders of Diplomacy."""
