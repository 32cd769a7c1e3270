"""The cogs, one for a game or an area of the club; their modules are thin: parameters in, a card out."""

from bot.commands import books, club, club_board, export, help, me, odds, rolls
from bot.commands.codice.cog import cog as codice
from bot.commands.daimon.cog import cog as daimon
from bot.commands.diplomacy import orders
from bot.commands.diplomacy.cog import cog as diplomacy
from bot.commands.gdr.cog import cog as gdr
from bot.commands.mito.cog import cog as mito
from bot.commands.tournament import journal

COGS = (
    *(help.cog, rolls.cog, odds.cog, club.cog, club_board.cog, me.cog, books.cog, export.cog, journal.cog),
    *(daimon, codice, diplomacy, orders.cog, gdr, mito),
)
