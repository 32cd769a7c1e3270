"""The journal's lines of growth."""

from __future__ import annotations

from bot.commands.daimon import names
from bot.engines.book import Book
from bot.engines.daimon.campaign import Campaign
from bot.engines.daimon.growth import (
    AttributeGrown,
    ClassGained,
    PointBought,
    ResourcesGrown,
    SkillGrown,
    TraitGained,
)
from bot.hall.call import Call
from bot.hall.cards import Argument, Mention, say
from bot.hall.cogs import Cog

cog: Cog[Campaign] = Cog(Campaign)


@cog.tells(PointBought)
def point_line(call: Call[Book], entry: PointBought) -> Argument:
    """A point of evolution."""
    return say("growth-line-point", who=Mention(entry.player))


@cog.tells(AttributeGrown)
def attribute_line(call: Call[Book], entry: AttributeGrown) -> Argument:
    """An attribute."""
    return say("growth-line-score", who=Mention(entry.player), score=names.score_named(entry.attribute))


@cog.tells(SkillGrown)
def skill_line(call: Call[Book], entry: SkillGrown) -> Argument:
    """A skill."""
    return say("growth-line-score", who=Mention(entry.player), score=names.score_named(entry.skill))


@cog.tells(TraitGained)
def trait_line(call: Call[Book], entry: TraitGained) -> Argument:
    """A trait."""
    return say("growth-line-trait", who=Mention(entry.player), trait=names.named("trait", entry.trait))


@cog.tells(ClassGained)
def class_line(call: Call[Book], entry: ClassGained) -> Argument:
    """A class, by training or out of skills."""
    key = "growth-line-developed" if entry.skills else "growth-line-class"
    return say(key, who=Mention(entry.player), klass=names.named("class", entry.klass))


@cog.tells(ResourcesGrown)
def resources_line(call: Call[Book], entry: ResourcesGrown) -> Argument:
    """Risorse."""
    return say("growth-line-resources", who=Mention(entry.player))
