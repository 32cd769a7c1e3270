"""The commands of Nome in Codice: each module declares its own on the game's cog when it is imported."""

# The order of these imports is the order of the commands in menus, in /help and in docs/commands.md.
# ruff: noqa: F401, I001
from bot.commands.codice import opening, entering, importing, hands, decisions, rounds, posting, standings, clock
from bot.commands.codice import whole_matches, play, board, export_tables, over
