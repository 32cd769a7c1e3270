"""The commands of role-playing tournaments judged with RBB 2.0: entering, judging, directing, and how it went."""

from bot.commands.gdr import (
    board,
    comparing,
    directing,
    entering,
    explain,
    journal,
    judging,
    notices,
    report,
    sheets,
    standings,
)

COGS = (
    entering.cog,
    judging.cog,
    directing.cog,
    comparing.cog,
    standings.cog,
    explain.cog,
    report.cog,
    notices.cog,
    board.cog,
    journal.cog,
    sheets.cog,
)
