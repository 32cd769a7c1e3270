"""The commands of Diplomacy: running a tournament with Italia-2010, seeing how it stands, reading orders."""

from bot.commands.diplomacy import (
    board,
    centres,
    conduct,
    drafting,
    entering,
    explain,
    journal,
    notices,
    orders,
    scores,
    sheets,
    standings,
    top,
    votes,
)

COGS = (
    entering.cog,
    drafting.cog,
    top.cog,
    centres.cog,
    votes.cog,
    conduct.cog,
    scores.cog,
    standings.cog,
    explain.cog,
    orders.cog,
    notices.cog,
    board.cog,
    journal.cog,
    sheets.cog,
)
