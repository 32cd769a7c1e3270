"""Tests of the Telegram chat."""
