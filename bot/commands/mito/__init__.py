"""The commands of the M.I.T.O. ladders: recording games, and seeing who stands where."""

from bot.commands.mito import (
    answering,
    board,
    fixing,
    games,
    importing,
    journal,
    ladders,
    notices,
    players,
    settings,
    sheets,
)

COGS = (
    answering.cog,
    games.cog,
    fixing.cog,
    ladders.cog,
    players.cog,
    settings.cog,
    importing.cog,
    notices.cog,
    board.cog,
    journal.cog,
    sheets.cog,
)
