"""The cogs: one module for one group of commands, thin: parameters in, a card out."""

from bot.commands import (
    boards,
    books,
    clubs,
    codice,
    daimon,
    diplomacy,
    exporting,
    gdr,
    help,
    me,
    mito,
    odds,
    rolls,
    tournament_journal,
)

COGS = (
    *(help.cog, rolls.cog, odds.cog, clubs.cog, boards.cog, me.cog, books.cog, exporting.cog, tournament_journal.cog),
    *(*daimon.COGS, *codice.COGS, *diplomacy.COGS, *gdr.COGS, *mito.COGS),
)
