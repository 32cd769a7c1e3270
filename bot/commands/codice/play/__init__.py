"""The commands of a hand that is played here: each module declares its own on both cogs, a tournament's and a room's
friendlies'."""

# The order of these imports is the order of the commands in menus, in /help and in docs/commands.md.
# ruff: noqa: F401, I001
from bot.commands.codice.play import beginning, turns, clues, times, after, screen, journal
