"""The journal's lines of the ladders: one for every kind of entry."""

from __future__ import annotations

from bot.commands.mito.names import amount, called, people, period_said
from bot.engines.mito.closing import PeriodClosed
from bot.engines.mito.league import League, LeagueOpened, ZoneSet
from bot.engines.mito.numbers import LadderChanged
from bot.engines.mito.playing import GameConfirmed, GameDisputed, GameDropped, GameFixed, GamePlayed, GameUpheld
from bot.engines.mito.points import hundredths
from bot.hall.call import Call
from bot.hall.cards import Argument, Free, Mention, say
from bot.hall.cogs import Cog

cog: Cog[League] = Cog(League, "mito")


@cog.tells(LeagueOpened)
def opened_line(call: Call[League], entry: LeagueOpened) -> Argument:
    """The ladders began."""
    return say("mito-line-opened", zone=entry.zone)


@cog.tells(ZoneSet)
def zone_line(call: Call[League], entry: ZoneSet) -> Argument:
    """Another time zone."""
    return say("mito-line-zone", zone=entry.zone)


@cog.tells(GamePlayed)
def played_line(call: Call[League], entry: GamePlayed) -> Argument:
    """A game."""
    others = people(entry.players[1:])
    return say("mito-line-played", number=str(entry.number), who=Mention(entry.players[0]), others=others)


@cog.tells(GameFixed)
def fixed_line(call: Call[League], entry: GameFixed) -> Argument:
    """A correction."""
    if entry.deletes:
        return say("mito-line-deleted", number=str(entry.number), by=Mention(entry.by))
    now = GamePlayed.model_validate(entry.body)
    return say(
        "mito-line-fixed",
        number=str(entry.number),
        by=Mention(entry.by),
        who=Mention(now.players[0]),
        others=people(now.players[1:]),
    )


@cog.tells(GameDropped)
def dropped_line(call: Call[League], entry: GameDropped) -> Argument:
    """A game that is no more."""
    return say("mito-line-dropped", number=str(entry.number))


@cog.tells(GameConfirmed)
def confirmed_line(call: Call[League], entry: GameConfirmed) -> Argument:
    """A player's word for it."""
    return say("mito-line-confirmed", number=str(entry.number), who=Mention(entry.by))


@cog.tells(GameDisputed)
def disputed_line(call: Call[League], entry: GameDisputed) -> Argument:
    """A player's word against it."""
    return say("mito-line-disputed", number=str(entry.number), who=Mention(entry.by))


@cog.tells(GameUpheld)
def upheld_line(call: Call[League], entry: GameUpheld) -> Argument:
    """A referee's word for it."""
    return say("mito-line-upheld", number=str(entry.number), who=Mention(entry.by))


@cog.tells(LadderChanged)
def changed_line(call: Call[League], entry: LadderChanged) -> Argument:
    """A ladder's name and numbers."""
    rules = entry.rules
    return say(
        "mito-line-changed" if rules.active else "mito-line-off",
        ladder=Free(entry.name) if entry.name else called(call.book, entry.which),
        start=amount(rules.first),
        pot=amount(hundredths(rules.share)),
        minimum=rules.minimum,
        who=Mention(entry.by),
    )


@cog.tells(PeriodClosed)
def closed_line(call: Call[League], entry: PeriodClosed) -> Argument:
    """A period that closed."""
    period = period_said(call.book.period(entry.which, entry.start))
    return say("mito-line-closed", ladder=called(call.book, entry.which), period=period)
