"""The cogs, one for a game or an area of the club; their modules are thin: parameters in, a card out."""

from bot.commands import books, club, club_board, codice, diplomacy, export, gdr, help, me, odds, rolls
from bot.commands.daimon.cog import cog as daimon
from bot.commands.mito.cog import cog as mito
from bot.commands.tournament import journal

COGS = (
    *(help.cog, rolls.cog, odds.cog, club.cog, club_board.cog, me.cog, books.cog, export.cog, journal.cog),
    *(daimon, *codice.COGS, *diplomacy.COGS, *gdr.COGS, mito),
)
