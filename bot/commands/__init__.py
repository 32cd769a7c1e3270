"""The cogs, one for a game or an area of the club; their modules are thin: parameters in, a card out."""

from bot.commands import club, club_board, club_check, export, journal, me, odds, rolls, seals, undo
from bot.commands.codice.cog import cog as codice
from bot.commands.codice.play.two_books import friendly_cog as friendly
from bot.commands.codice.play.word_lists import cog as club_words
from bot.commands.daimon.cog import cog as daimon
from bot.commands.dates import planning
from bot.commands.diplomacy.cog import cog as diplomacy
from bot.commands.gdr.cog import cog as gdr
from bot.commands.gdr.laboratory import cog as gdr_lab
from bot.commands.help import here, rules_pages
from bot.commands.mito.cog import cog as mito
from bot.commands.people.cog import cog as people
from bot.commands.tournament import journal as tournament_journal

COGS = (
    *(here.cog, rules_pages.cog, rolls.cog, odds.cog, club.cog, club_check.cog, club_board.cog, club_words, people),
    *(me.cog, undo.cog, journal.cog, seals.cog, export.cog, planning.cog, tournament_journal.cog),
    *(daimon, codice, friendly, diplomacy, gdr, gdr_lab, mito),
)
