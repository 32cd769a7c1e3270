"""Tests of Araldo."""
