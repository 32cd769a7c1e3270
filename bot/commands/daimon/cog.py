"""The one cog of Dàimon: the modules of the commands declare on it what a campaign answers, tells and announces."""

from bot.engines.daimon.table.campaign import Campaign
from bot.hall.declared.declaration import Cog

cog: Cog[Campaign] = Cog(Campaign)
