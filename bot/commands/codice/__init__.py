"""The commands of Nome in Codice: running a tournament, and seeing how it stands."""

from bot.commands.codice import (
    board,
    bracket,
    clock,
    decisions,
    entering,
    explaining,
    export_tables,
    hands,
    importing,
    journal,
    opening,
    posting,
    round_clock,
    rounds,
    standings,
)

COGS = (
    opening.cog,
    entering.cog,
    importing.cog,
    hands.cog,
    decisions.cog,
    rounds.cog,
    posting.cog,
    standings.cog,
    explaining.cog,
    bracket.cog,
    clock.cog,
    round_clock.cog,
    board.cog,
    journal.cog,
    export_tables.cog,
)
