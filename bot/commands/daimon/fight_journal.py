"""The journal's lines of fights, strikes and aimed shots, and no secret; and the strikes as a table for the export."""

from __future__ import annotations

from collections.abc import Sequence

from bot.commands.daimon.fight_cards import listed
from bot.engines.book import Book, Recorded
from bot.engines.daimon.aiming import ShotAimed, ShotHeld, ShotTaken
from bot.engines.daimon.campaign import Campaign
from bot.engines.daimon.sides import (
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
from bot.engines.daimon.strikes import (
    DifficultySet,
    StrikeBonusJudged,
    StrikeDeclared,
    StrikeRolled,
    StrikeTargetSet,
    WoundedChosen,
)
from bot.engines.dice import Drawn
from bot.engines.rolls import successes
from bot.hall.call import Call
from bot.hall.cards import Argument, Free, Mention, Table, code, say
from bot.hall.cogs import Cog

cog: Cog[Campaign] = Cog(Campaign)


@cog.tells(FightStarted)
def started_line(call: Call[Book], entry: FightStarted) -> Argument:
    """The journal's line of a fight's beginning."""
    who = listed(Mention(player) for player in entry.fighters)
    return say("fight-line-started", who=who, foe=Free(entry.foe), count=entry.foes)


@cog.tells(FoeCame)
def came_line(call: Call[Book], entry: FoeCame) -> Argument:
    """The journal's line of another foe."""
    return say("fight-foe-came", foe=Free(entry.foe))


@cog.tells(FoeWent)
def went_line(call: Call[Book], entry: FoeWent) -> Argument:
    """The journal's line of a foe that fled."""
    return say("fight-line-foe-gone")


@cog.tells(FighterJoined)
def joined_line(call: Call[Book], entry: FighterJoined) -> Argument:
    """The journal's line of somebody who came into a fight."""
    return say("fight-joins", who=Mention(entry.player))


@cog.tells(FighterYielded)
def yielded_line(call: Call[Book], entry: FighterYielded) -> Argument:
    """The journal's line of somebody who gave up."""
    return say("fight-yields", who=Mention(entry.player))


@cog.tells(AdvantageTaken)
def advantage_line(call: Call[Book], entry: AdvantageTaken) -> Argument:
    """The journal's line of an advantage."""
    key = "fight-advanced" if entry.dice > 0 else "fight-disadvantage" if entry.dice < 0 else "fight-advantage-none"
    return say(key, who=Mention(entry.player), dice=abs(entry.dice))


@cog.tells(FoeFaced)
def faced_line(call: Call[Book], entry: FoeFaced) -> Argument:
    """The journal's line of another arrangement."""
    return say("fight-arranged")


@cog.tells(RoundCalled)
def round_line(call: Call[Book], entry: RoundCalled) -> Argument:
    """The journal's line of a round that the Master called."""
    return say("fight-round", round=entry.round)


@cog.tells(FightEnded)
def ended_line(call: Call[Book], entry: FightEnded) -> Argument:
    """The journal's line of a fight's end."""
    return say("fight-ended")


@cog.tells(StrikeDeclared)
def declared_line(call: Call[Book], entry: StrikeDeclared) -> Argument:
    """The journal's line of a strike, whose dice and bid it does not tell."""
    return say("fight-line-declared", who=Mention(entry.player), round=entry.round)


@cog.tells(DifficultySet)
def difficulty_line(call: Call[Book], entry: DifficultySet) -> Argument:
    """The journal's line of a difficulty, which it does not tell."""
    return say("fight-line-difficulty")


@cog.tells(StrikeBonusJudged)
def judged_line(call: Call[Book], entry: StrikeBonusJudged) -> Argument:
    """The journal's line of the word on a bonus, which it does not tell."""
    return say("fight-line-judged", who=Mention(entry.player))


@cog.tells(StrikeTargetSet)
def target_line(call: Call[Book], entry: StrikeTargetSet) -> Argument:
    """The journal's line of a target, which it does not tell."""
    return say("fight-line-target", who=Mention(entry.player))


@cog.tells(StrikeRolled)
def rolled_line(call: Call[Book], entry: StrikeRolled) -> Argument:
    """The journal's line of a strike that was rolled."""
    return _rolled("fight-line-rolled", entry.player, entry.roll)


@cog.tells(WoundedChosen)
def chosen_line(call: Call[Book], entry: WoundedChosen) -> Argument:
    """The journal's line of who was wounded."""
    return say("fight-line-chosen", who=Mention(entry.player))


@cog.tells(ShotAimed)
def aimed_line(call: Call[Book], entry: ShotAimed) -> Argument:
    """The journal's line of a shot that is aimed."""
    return say("aim-title", who=Mention(entry.player))


@cog.tells(ShotTaken)
def taken_line(call: Call[Book], entry: ShotTaken) -> Argument:
    """The journal's line of a shot that was taken."""
    if entry.roll is None:
        return say("aim-line-sure", who=Mention(entry.player))
    return _rolled("aim-line-rolled", entry.player, entry.roll)


@cog.tells(ShotHeld)
def held_line(call: Call[Book], entry: ShotHeld) -> Argument:
    """The journal's line of a shot that was not taken."""
    return say("aim-held", who=Mention(entry.player))


@cog.sheet
def strikes_sheet(book: Campaign, records: list[Recorded]) -> Table:
    """Every strike that was rolled and stands, for the export."""
    names = ("number", "who", "strategy", "dice", "reserve", "successes", "target", "wounds")
    rows = tuple(
        (
            f"{book.ledger.seals[one.roll.seal - 1].short}·{one.roll.number}",
            Mention(one.player),
            say(f"daimon-strategies-{one.strategy}"),
            _row(one.roll.faces[: one.pool.natural]),
            _row(one.roll.faces[one.pool.natural :]),
            str(one.successes),
            str(one.target),
            str(one.wounds),
        )
        for one in book.fights.rolled
        if one.roll is not None and one.pool is not None
    )
    return Table(tuple(say(f"fight-column-{name}") for name in names), rows)


def _row(faces: Sequence[int]) -> str:
    return " ".join(map(str, faces))


def _rolled(key: str, player: str, roll: Drawn) -> Argument:
    return say(key, who=Mention(player), faces=code(_row(roll.faces)), count=successes(roll.faces))
