"""The commands of Nome in Codice: running a tournament, and seeing how it stands."""

from bot.commands.codice import (
    board,
    bracket,
    clock,
    decisions,
    entering,
    explain,
    hands,
    importing,
    journal,
    notices,
    opening,
    round_clock,
    running,
    sheets,
    standings,
)

COGS = (
    opening.cog,
    entering.cog,
    importing.cog,
    hands.cog,
    decisions.cog,
    running.cog,
    notices.cog,
    standings.cog,
    explain.cog,
    bracket.cog,
    clock.cog,
    round_clock.cog,
    board.cog,
    journal.cog,
    sheets.cog,
)
