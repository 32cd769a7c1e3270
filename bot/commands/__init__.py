"""The cogs: one module for one group of commands, thin: parameters in, a card out."""

from bot.commands import books, clubs, help, me, odds, rolls

COGS = (help.cog, rolls.cog, odds.cog, clubs.cog, me.cog, books.cog)
