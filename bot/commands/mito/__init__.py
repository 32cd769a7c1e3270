"""The commands of the M.I.T.O. ladders: recording games, and seeing who stands where."""

from bot.commands.mito import (
    board,
    closing,
    cog,
    export_tables,
    fixing,
    games,
    importing,
    journal,
    ladder,
    players,
    settings,
)

COGS = (
    cog.cog,
    games.cog,
    fixing.cog,
    ladder.cog,
    players.cog,
    settings.cog,
    importing.cog,
    closing.cog,
    board.cog,
    journal.cog,
    export_tables.cog,
)
