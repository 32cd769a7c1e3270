"""What every bot reads before it does anything else, read once for all that the nursery starts: texts and rules."""

from bot.commands import COGS
from bot.hall.declared.catalogue import Commands
from bot.hall.declared.line_reader import LineReader
from bot.rules import rulebook
from bot.texts import Texts

LineReader(Commands(COGS), Texts())
rulebook()
