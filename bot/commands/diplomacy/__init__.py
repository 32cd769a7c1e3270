"""The commands of Diplomacy: each module declares its own on the game's cog when it is imported."""

# The order of these imports is the order of the commands in menus, in /help and in docs/commands.md.
# ruff: noqa: F401, I001
from bot.commands.diplomacy import entering, importing
from bot.commands.diplomacy.seating import drafting, places, roll_call
from bot.commands.diplomacy import top_table, centres, winter_presses, map_cards
from bot.commands.diplomacy.ballots import voting
from bot.commands.diplomacy import conduct
from bot.commands.diplomacy import standings, posting, live_boards
from bot.commands.diplomacy import orders, board, over
from bot.commands.diplomacy.afterwards import export_tables, past_tournaments, wdd
