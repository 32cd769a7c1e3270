"""The commands of the M.I.T.O. ladders: each module declares its own on the game's cog when it is imported."""

# The order of these imports is the order of the commands in menus, in /help and in docs/commands.md.
# ruff: noqa: F401, I001
from bot.commands.mito import games
from bot.commands.mito.tonight import evening
from bot.commands.mito import challenges, fixing, game_list, ladder, archive, players, accounts, settings
from bot.commands.mito import quality, importing, board, export_tables
