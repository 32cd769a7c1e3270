"""The journal's lines of a campaign: the words of every kind of entry, and no secret among them.

Entries that need more than their own fields are told where their cards are.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.commands.daimon.character.names import dice_row, faces_named, named, score_named, thing_named
from bot.commands.daimon.cog import cog
from bot.commands.naming import dotted, listed
from bot.commands.telling import Fields, Lines, Words, person, plain, tell
from bot.engines.book import Book
from bot.engines.daimon.checks.state import BonusJudged, CheckDropped, CheckLocked, Helped, TargetSet
from bot.engines.daimon.contests.deadlines import DeadlinePassed, DeadlineSet, Reminded
from bot.engines.daimon.contests.first_round import ContestAnswered, ContestRevealed
from bot.engines.daimon.contests.opening import AdvantageGiven, ContestCalledOff, StalemateServed
from bot.engines.daimon.contests.state import NPC
from bot.engines.daimon.contests.ties import TieAnswered, TieRevealed
from bot.engines.daimon.fights.opening import (
    AdvantageTaken,
    FightEnded,
    FighterJoined,
    FighterYielded,
    FightStarted,
    FoeCame,
    FoeFaced,
    FoeWent,
    RoundCalled,
)
from bot.engines.daimon.fights.shots import ShotAimed, ShotHeld, ShotTaken
from bot.engines.daimon.fights.strike_entries import (
    DifficultySet,
    StrikeBonusJudged,
    StrikeDeclared,
    StrikeRolled,
    StrikeTargetSet,
    WoundedChosen,
)
from bot.engines.daimon.growth.gear import GearGained, GearTuned, GearUpgraded, ImplantGained, ImplantImproved
from bot.engines.daimon.growth.growth import (
    AttributeGrown,
    ClassGained,
    PointBought,
    ResourcesGrown,
    SkillGrown,
    TraitGained,
)
from bot.engines.daimon.growth.wealth import Bought, GearLent, Rewarded
from bot.engines.daimon.making.attributes import AttributesPlaced, AttributesRolled, PointsDrafted, PointsShared
from bot.engines.daimon.making.definitions_made import DaimonGiven
from bot.engines.daimon.making.gear import GearDropped, GearTaken
from bot.engines.daimon.making.implants import ImplantDropped, ImplantTaken
from bot.engines.daimon.making.origins import (
    ClassTaken,
    EventChosen,
    EventRolled,
    OriginsChosen,
    OriginsRolled,
    OriginTaken,
)
from bot.engines.daimon.making.skills import SkillLearned
from bot.engines.daimon.making.steps import CharacterFinished, MakingBegun, StartedOver, StepClosed, SteppedBack
from bot.engines.daimon.making.thirds import ThirdClassDropped, ThirdTraitDropped, TraitTaken
from bot.engines.daimon.oracle.oracle import AnswerShared, EventNoted, OracleAsked, ShareOffered, SideRolled
from bot.engines.daimon.oracle.tech import TechnologyAdded
from bot.engines.daimon.table.awards import Awarded
from bot.engines.daimon.table.campaign import AdventureBegun, Campaign, CampaignOpened, Founded, SeatLeft, SeatTaken
from bot.engines.daimon.table.chair import Claimed, Kept, MasterDrawn, PassedOn, SceneEnded
from bot.engines.daimon.table.master_vote import PraiseDecided, PraiseVoted
from bot.engines.daimon.table.sessions import Came, FirstMasterDrawn, SessionEnded, SessionStarted, Went
from bot.engines.daimon.wounds.care import Healed
from bot.engines.daimon.wounds.wounds import DayPassed, HourUntreated, WoundsAdded, WoundsGrown
from bot.engines.dice import Drawn
from bot.engines.rolls import successes
from bot.hall.cards.card import Argument, Mention, code, say
from bot.hall.declared.call import Call


def _by_sign(more: str, less: str, none: str) -> Words:
    """What is said of dice that come, go or do neither."""
    return lambda entry: more if entry.dice > 0 else less if entry.dice < 0 else none


def _or_npc(key: str) -> Words:
    """A character of the story has no name in the journal."""
    return lambda entry: f"{key}-npc" if entry.who == NPC else key


TABLE: Lines = {
    CampaignOpened: "campaign-line-opened",
    Founded: "campaign-line-founded",
    SeatTaken: "campaign-joined",
    SeatLeft: "campaign-left",
    AdventureBegun: "campaign-adventure-begun",
    SessionStarted: "session-started",
    FirstMasterDrawn: "session-first-master",
    Came: "session-line-came",
    Went: "session-went",
    SessionEnded: "session-ended",
    SceneEnded: "scene-ended",
    Kept: "scene-kept",
    PassedOn: "scene-claims-open",
    Claimed: "scene-claimed",
    MasterDrawn: "scene-line-master",
    PraiseVoted: "scene-line-voted",
    PraiseDecided: lambda entry: "scene-praised" if entry.yes else "scene-praised-not",
    Awarded: "award-title",
    CheckLocked: "check-locked",
    TargetSet: "check-line-target",
    BonusJudged: "check-line-bonus",
    Helped: "check-line-helped",
    CheckDropped: "check-line-dropped",
    OracleAsked: "oracle-line-asked",
    SideRolled: "oracle-line-side",
    AnswerShared: "oracle-line-shared",
    ShareOffered: "oracle-line-offered",
    EventNoted: "events-line-noted",
    TechnologyAdded: "tech-line-added",
    Bought: "wealth-line-bought",
    GearLent: "wealth-line-lent",
    Rewarded: "wealth-rewarded",
}

CONTESTS: Lines = {
    AdvantageGiven: _by_sign("contest-advantage", "contest-disadvantage", "contest-advantage-none"),
    ContestAnswered: _or_npc("contest-line-answered"),
    ContestRevealed: lambda entry: "contest-line-revealed" if entry.rolls else "contest-line-revealed-none",
    ContestCalledOff: "contest-line-called-off",
    TieAnswered: _or_npc("contest-line-answered"),
    TieRevealed: lambda entry: "contest-line-revealed" if entry.rolls else "contest-line-revealed-none",
    StalemateServed: _or_npc("contest-line-serves"),
    DeadlineSet: "contest-line-deadline",
    Reminded: "contest-line-reminded",
    DeadlinePassed: "contest-line-late",
}

FIGHTS: Lines = {
    FightStarted: "fight-line-started",
    FoeCame: "fight-foe-came",
    FoeWent: "fight-line-foe-gone",
    FighterJoined: "fight-joins",
    FighterYielded: "fight-yields",
    AdvantageTaken: _by_sign("fight-advanced", "fight-disadvantage", "fight-advantage-none"),
    FoeFaced: "fight-arranged",
    RoundCalled: "fight-round",
    FightEnded: "fight-ended",
    StrikeDeclared: "fight-line-declared",
    DifficultySet: "fight-line-difficulty",
    StrikeBonusJudged: "fight-line-judged",
    StrikeTargetSet: "fight-line-target",
    WoundedChosen: "fight-line-chosen",
    ShotAimed: "aim-title",
    ShotHeld: "aim-held",
}

WOUNDS: Lines = {
    WoundsAdded: "wounds-suffered",
    HourUntreated: "wounds-line-untreated",
    WoundsGrown: "wounds-grown",
    DayPassed: "wounds-day-passed",
    Healed: "wounds-line-healed",
}

MAKING: Lines = {
    MakingBegun: "making-line-begun",
    SteppedBack: "making-line-back",
    StartedOver: "making-line-over",
    StepClosed: "making-line-closed",
    CharacterFinished: "making-line-finished",
    PointsDrafted: "making-line-drafted",
    PointsShared: "making-line-points",
    AttributesRolled: "making-line-rolled",
    AttributesPlaced: "making-line-placed",
    OriginsRolled: "making-line-origins",
    OriginsChosen: "making-line-born",
    OriginTaken: "making-line-origin",
    EventRolled: "making-line-event",
    EventChosen: "making-line-trait",
    ClassTaken: "making-line-class",
    TraitTaken: "making-line-trait",
    ThirdClassDropped: "making-line-class-dropped",
    ThirdTraitDropped: "making-line-trait-dropped",
    SkillLearned: "making-line-skill",
    DaimonGiven: "making-line-daimon",
    ImplantTaken: "making-line-takes",
    ImplantDropped: "making-line-drops",
    GearTaken: "making-line-takes",
    GearDropped: "making-line-drops",
}

GROWTH: Lines = {
    PointBought: "growth-line-point",
    AttributeGrown: "growth-line-score",
    SkillGrown: "growth-line-score",
    TraitGained: "growth-line-trait",
    ClassGained: lambda entry: "growth-line-developed" if entry.skills else "growth-line-class",
    ResourcesGrown: "growth-line-resources",
    GearGained: "growth-line-gear",
    GearUpgraded: "growth-line-upgraded",
    GearTuned: "growth-line-tuned",
    ImplantGained: "growth-line-implant",
    ImplantImproved: "growth-line-improved",
}


def _words(called: str) -> tuple[str, Callable[[Any, Any, str], Argument]]:
    """A field that holds the id of people's words."""
    return called, lambda book, entry, words: thing_named(words)


def _score(called: str) -> tuple[str, Callable[[Any, Any, str], Argument]]:
    """A field that holds an attribute or a skill."""
    return called, lambda book, entry, score: score_named(score)


def _whose(book: Any, entry: Any, character: str) -> Argument:
    """The player of a character."""
    found = book.characters.get(character) if isinstance(book, Campaign) else None
    return Mention(found.player) if found is not None else say("wounds-somebody")


FIELDS: Fields = {
    **plain("number", "minutes", "points", "level", "round"),
    **person("player", "who"),
    **person("master", "who"),
    **person("by", "by"),
    **person("helper", "by"),
    "name": _words("name"),
    "item": _words("what"),
    "scene": ("number", lambda book, entry, scene: scene),
    "rounds": ("who", lambda book, entry, rounds: Mention(entry.winner)),
    "reason": ("why", lambda book, entry, reason: say(f"award-{reason}")),
    "kind_of": ("kind", lambda book, entry, kind: say(f"daimon-availability-{kind}")),
    "dice": ("dice", lambda book, entry, dice: abs(dice)),
    "klass": ("klass", lambda book, entry, klass: named("class", klass) if klass else ""),
    "trait": ("trait", lambda book, entry, trait: named("trait", trait)),
}
"""Of what is bid, aimed at, voted or answered by the oracle, nothing."""

IN_CONTESTS: Fields = {
    **FIELDS,
    "who": ("who", lambda book, entry, who: Mention(who) if who != NPC else ""),
    "rolls": ("faces", lambda book, entry, rolls: dotted(faces_named(roll.faces) for roll in rolls)),
}
IN_FIGHTS: Fields = {
    **FIELDS,
    "fighters": ("who", lambda book, entry, fighters: listed(Mention(player) for player in fighters)),
    "foe": ("foe", lambda book, entry, foe: thing_named(foe) if isinstance(foe, str) else ""),
    "foes": ("count", lambda book, entry, foes: foes),
}
OF_WOUNDS: Fields = {
    **plain("count"),
    **person("payer", "payer"),
    "character": ("who", _whose),
}
IN_MAKING: Fields = {
    **FIELDS,
    **plain("origin", "social", "score"),
    "step": ("step", lambda book, entry, step: say(f"making-step-{step}")),
    "points": ("points", lambda book, entry, points: code(dice_row(points))),
    "attributes": ("what", lambda book, entry, attributes: listed(score_named(one) for one in attributes)),
    "roll": ("dice", lambda book, entry, roll: code(dice_row(roll.faces)) if roll else say("making-line-same-dice")),
    "skill": _score("skill"),
}
IN_GROWTH: Fields = {**FIELDS, "attribute": _score("score"), "skill": _score("score"), "score": _score("score")}

for lines, fields in (
    (TABLE, FIELDS),
    (CONTESTS, IN_CONTESTS),
    (FIGHTS, IN_FIGHTS),
    (WOUNDS, OF_WOUNDS),
    (MAKING, IN_MAKING),
    (GROWTH, IN_GROWTH),
):
    tell(cog, lines, fields)


@cog.tells(StrikeRolled)
def rolled_line(call: Call[Book], entry: StrikeRolled) -> Argument:
    """A strike that was rolled."""
    return _rolled("fight-line-rolled", entry.player, entry.roll)


@cog.tells(ShotTaken)
def taken_line(call: Call[Book], entry: ShotTaken) -> Argument:
    """A shot that was taken."""
    if entry.roll is None:
        return say("aim-line-sure", who=Mention(entry.player))
    return _rolled("aim-line-rolled", entry.player, entry.roll)


def _rolled(key: str, player: str, roll: Drawn) -> Argument:
    return say(key, who=Mention(player), faces=code(dice_row(roll.faces)), count=successes(roll.faces))
