"""The club's people: who is who in its books, and which clubs are one."""

# The order of these imports is the order of the commands in menus, in /help and in docs/commands.md.
# ruff: noqa: F401, I001
from bot.commands.people import links, club_people, claims, joins
from bot.commands.people import doubles, elsewhere, standing_cards, journal
