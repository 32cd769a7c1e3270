"""The journal's lines of the making of characters."""

from __future__ import annotations

from bot.commands.daimon import names
from bot.commands.daimon.making_frame import cog
from bot.engines.book import Book
from bot.engines.daimon.attributes import AttributesPlaced, AttributesRolled, PointsDrafted, PointsShared
from bot.engines.daimon.extras import ThirdClassDropped, ThirdTraitDropped, TraitTaken
from bot.engines.daimon.gear import GearDropped, GearTaken
from bot.engines.daimon.implants import ImplantDropped, ImplantTaken
from bot.engines.daimon.making import (
    CharacterFinished,
    MakingBegun,
    StartedOver,
    StepClosed,
    SteppedBack,
)
from bot.engines.daimon.origins import (
    ClassTaken,
    EventChosen,
    EventRolled,
    OriginsChosen,
    OriginsRolled,
    OriginTaken,
)
from bot.engines.daimon.sheets import DaimonGiven
from bot.engines.daimon.studies import SkillLearned
from bot.engines.dice import Drawn
from bot.hall.call import Call
from bot.hall.cards import Argument, Mention, code, say


def _dice(roll: Drawn | None) -> Argument:
    return code(" ".join(map(str, roll.faces))) if roll else say("making-line-same-dice")


@cog.tells(MakingBegun)
def begun_line(call: Call[Book], entry: MakingBegun) -> Argument:
    """Somebody began to make a character."""
    return say("making-line-begun", who=Mention(entry.player), name=call.free(entry.name))


@cog.tells(SteppedBack)
def back_line(call: Call[Book], entry: SteppedBack) -> Argument:
    """A choice was taken back."""
    return say("making-line-back", who=Mention(entry.player))


@cog.tells(StartedOver)
def over_line(call: Call[Book], entry: StartedOver) -> Argument:
    """The making began again."""
    return say("making-line-over", who=Mention(entry.player))


@cog.tells(StepClosed)
def closed_line(call: Call[Book], entry: StepClosed) -> Argument:
    """A step was left."""
    return say("making-line-closed", who=Mention(entry.player), step=say(f"making-step-{entry.step}"))


@cog.tells(CharacterFinished)
def finished_line(call: Call[Book], entry: CharacterFinished) -> Argument:
    """A character came into play."""
    return say("making-line-finished", who=Mention(entry.player))


@cog.tells(PointsDrafted)
def drafted_line(call: Call[Book], entry: PointsDrafted) -> Argument:
    """Points put down, not yet for good."""
    return say("making-line-drafted", who=Mention(entry.player), points=code(" ".join(map(str, entry.points))))


@cog.tells(PointsShared)
def points_line(call: Call[Book], entry: PointsShared) -> Argument:
    """The points of the attributes."""
    return say("making-line-points", who=Mention(entry.player), points=code(" ".join(map(str, entry.points))))


@cog.tells(AttributesRolled)
def rolled_line(call: Call[Book], entry: AttributesRolled) -> Argument:
    """The dice of the attributes."""
    return say("making-line-rolled", who=Mention(entry.player), dice=_dice(entry.roll))


@cog.tells(AttributesPlaced)
def placed_line(call: Call[Book], entry: AttributesPlaced) -> Argument:
    """Points placed freely."""
    first, *others = (names.score_named(one) for one in entry.attributes)
    for other in others:
        first = say("sheet-and", first=first, then=other)
    return say("making-line-placed", who=Mention(entry.player), what=first)


@cog.tells(OriginsRolled)
def origins_line(call: Call[Book], entry: OriginsRolled) -> Argument:
    """The dice of the social classes."""
    return say("making-line-origins", who=Mention(entry.player), dice=_dice(entry.roll))


@cog.tells(OriginsChosen)
def born_line(call: Call[Book], entry: OriginsChosen) -> Argument:
    """The social classes by choice."""
    return say("making-line-born", who=Mention(entry.player), origin=entry.origin, social=entry.social)


@cog.tells(OriginTaken)
def origin_line(call: Call[Book], entry: OriginTaken) -> Argument:
    """The first class and trait."""
    klass, trait = names.named("class", entry.klass), names.named("trait", entry.trait)
    return say("making-line-origin", who=Mention(entry.player), klass=klass, trait=trait)


@cog.tells(EventRolled)
def event_line(call: Call[Book], entry: EventRolled) -> Argument:
    """The die of the event."""
    return say("making-line-event", who=Mention(entry.player), dice=_dice(entry.roll))


@cog.tells(EventChosen)
def chosen_line(call: Call[Book], entry: EventChosen) -> Argument:
    """The trait that an event left."""
    return say("making-line-trait", who=Mention(entry.player), trait=names.named("trait", entry.trait))


@cog.tells(ClassTaken)
def class_line(call: Call[Book], entry: ClassTaken) -> Argument:
    """One more class."""
    return say("making-line-class", who=Mention(entry.player), klass=names.named("class", entry.klass))


@cog.tells(TraitTaken)
def trait_line(call: Call[Book], entry: TraitTaken) -> Argument:
    """A third trait."""
    return say("making-line-trait", who=Mention(entry.player), trait=names.named("trait", entry.trait))


@cog.tells(ThirdClassDropped)
def class_off_line(call: Call[Book], entry: ThirdClassDropped) -> Argument:
    """The third class given back."""
    return say("making-line-class-dropped", who=Mention(entry.player))


@cog.tells(ThirdTraitDropped)
def trait_off_line(call: Call[Book], entry: ThirdTraitDropped) -> Argument:
    """The third trait given back."""
    return say("making-line-trait-dropped", who=Mention(entry.player))


@cog.tells(SkillLearned)
def skill_line(call: Call[Book], entry: SkillLearned) -> Argument:
    """A skill with its score."""
    return say("making-line-skill", who=Mention(entry.player), skill=names.score_named(entry.skill), score=entry.score)


@cog.tells(DaimonGiven)
def daimon_line(call: Call[Book], entry: DaimonGiven) -> Argument:
    """The dàimon."""
    return say("making-line-daimon", who=Mention(entry.player), name=call.free(entry.name))


@cog.tells(ImplantTaken)
def implant_line(call: Call[Book], entry: ImplantTaken) -> Argument:
    """An implant."""
    return say("making-line-takes", who=Mention(entry.player), what=call.free(entry.name))


@cog.tells(ImplantDropped)
def implant_off_line(call: Call[Book], entry: ImplantDropped) -> Argument:
    """An implant taken back."""
    return say("making-line-drops", who=Mention(entry.player))


@cog.tells(GearTaken)
def gear_line(call: Call[Book], entry: GearTaken) -> Argument:
    """A weapon or a protection."""
    return say("making-line-takes", who=Mention(entry.player), what=call.free(entry.name))


@cog.tells(GearDropped)
def gear_off_line(call: Call[Book], entry: GearDropped) -> Argument:
    """A weapon or a protection taken back."""
    return say("making-line-drops", who=Mention(entry.player))
