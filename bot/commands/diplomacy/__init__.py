"""The commands of Diplomacy: running a tournament with Italia-2010, seeing how it stands, reading orders."""

from bot.commands.diplomacy import (
    board,
    centres,
    conduct,
    entering,
    explaining,
    export_tables,
    journal,
    orders,
    posting,
    scoring,
    standings,
    top_table,
    voting,
)
from bot.commands.diplomacy.seating import drafting

COGS = (
    entering.cog,
    drafting.cog,
    top_table.cog,
    centres.cog,
    voting.cog,
    conduct.cog,
    scoring.cog,
    standings.cog,
    explaining.cog,
    orders.cog,
    posting.cog,
    board.cog,
    journal.cog,
    export_tables.cog,
)
