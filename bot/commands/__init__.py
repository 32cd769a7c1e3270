"""The cogs, one for a game or an area of the club; their modules are thin: parameters in, a card out."""

from bot.commands import boards, books, clubs, codice, diplomacy, exporting, gdr, help, me, mito, odds, rolls
from bot.commands.daimon.cog import cog as daimon
from bot.commands.tournament import journal

COGS = (
    *(help.cog, rolls.cog, odds.cog, clubs.cog, boards.cog, me.cog, books.cog, exporting.cog, journal.cog),
    *(daimon, *codice.COGS, *diplomacy.COGS, *gdr.COGS, *mito.COGS),
)
