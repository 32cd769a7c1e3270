"""The commands of Dàimon 2090: each module declares its own on the game's cog when it is imported."""

# The order of these imports is the order of the commands in menus, in /help and in docs/commands.md.
# ruff: noqa: F401, I001
from bot.commands.daimon.table import campaign, sessions, scenes
from bot.commands.daimon.checks import checks, asking
from bot.commands.daimon.table import lent_dice
from bot.commands.daimon import known
from bot.commands.daimon.contests import contests, bidding, ties
from bot.commands.daimon.fights import fights, strikes, judging, shots
from bot.commands.daimon.oracle import oracle, events
from bot.commands.daimon.making import steps, attributes, origins, skills, thirds, gear
from bot.commands.daimon.character import sheet
from bot.commands.daimon.growth import by_hand, growth
from bot.commands.daimon.table import pocket, reserve, leaving, over
from bot.commands.daimon.wounds import care, wounds
from bot.commands.daimon.oracle import tech
from bot.commands.daimon.growth import wealth
from bot.commands.daimon.telling import evening_page, chronicle
