"""Exports of every release, which must fold to the same tables for ever."""
