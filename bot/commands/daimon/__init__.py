"""The commands of Dàimon 2090, one module for each group."""

from bot.commands.daimon import journal
from bot.commands.daimon.character import sheet
from bot.commands.daimon.checks import checks
from bot.commands.daimon.contests import contests, ties
from bot.commands.daimon.fights import fights, judging, shots, strikes
from bot.commands.daimon.growth import by_hand, gear, growth, wealth
from bot.commands.daimon.making import steps
from bot.commands.daimon.oracle import events, oracle, tech
from bot.commands.daimon.table import awards, campaign, scenes, sessions
from bot.commands.daimon.wounds import care, wounds

COGS = (
    campaign.cog,
    sessions.cog,
    scenes.cog,
    checks.cog,
    contests.cog,
    ties.cog,
    fights.cog,
    strikes.cog,
    judging.cog,
    shots.cog,
    oracle.cog,
    events.cog,
    steps.cog,
    sheet.cog,
    by_hand.cog,
    growth.cog,
    gear.cog,
    awards.cog,
    care.cog,
    wounds.cog,
    tech.cog,
    wealth.cog,
    journal.cog,
)
