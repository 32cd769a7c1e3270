"""The commands of role-playing tournaments judged with RBB 2.0: entering, judging, directing, and how it went."""

from bot.commands.gdr import (
    board,
    closing,
    comparing,
    entering,
    explaining,
    export_tables,
    journal,
    judging,
    notices,
    report,
    standings,
)

COGS = (
    entering.cog,
    judging.cog,
    closing.cog,
    comparing.cog,
    standings.cog,
    explaining.cog,
    report.cog,
    notices.cog,
    board.cog,
    journal.cog,
    export_tables.cog,
)
