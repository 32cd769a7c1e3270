"""The commands of role-playing tournaments judged with RBB 2.0: each module declares its own on the game's cog."""

# The order of these imports is the order of the commands in menus, in /help and in docs/commands.md.
# ruff: noqa: F401, I001
from bot.commands.gdr import (
    entering,
    samples,
    judging,
    notes,
    paper,
    closing,
    comparing,
    standings,
    review,
    explaining,
    referees,
    report,
    trial,
)
from bot.commands.gdr import board, export_tables, over
