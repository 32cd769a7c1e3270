"""The journal's lines of Diplomacy tournaments: what was recorded, never how anybody voted."""

from __future__ import annotations

from bot.commands.diplomacy.names import named, power_said
from bot.engines.diplomacy.conduct import CameLate, ClockStarted, MinuteOver, MinuteTaken
from bot.engines.diplomacy.counting import CentresCorrected, CentresCounted, Ended, GameFinished, RoundClosed
from bot.engines.diplomacy.drafting import RoundDrafted, RoundPosted, SeatsSwapped
from bot.engines.diplomacy.entering import Bound, Penalised, Planned, Readmitted, TiesSet, TieStated
from bot.engines.diplomacy.games import Where
from bot.engines.diplomacy.rules import POWERS
from bot.engines.diplomacy.topping import PowerChosen, PowersDrawn, TopDeclared, TopDeclined
from bot.engines.diplomacy.tournament import Diplomacy, DiplomacyOpened
from bot.engines.diplomacy.voting import BallotCast, DrawDecided, DrawProposed, VariantAsked, VariantChosen
from bot.hall.call import Call
from bot.hall.cards import Argument, Free, say
from bot.hall.cogs import Cog

cog: Cog[Diplomacy] = Cog(Diplomacy, "diplomacy")


def _place(where: Where) -> Argument:
    return say("diplomacy-log-board", round=where.round, board=where.board)


@cog.tells(DiplomacyOpened)
def opened(call: Call[Diplomacy], entry: DiplomacyOpened) -> Argument:
    """A new tournament's book."""
    return say("diplomacy-log-opened")


@cog.tells(Planned)
def planned(call: Call[Diplomacy], entry: Planned) -> Argument:
    """Its rounds and optional rules."""
    return say("diplomacy-plan", rounds=entry.rounds, preset=say(f"choices-preset.{entry.preset}"))


@cog.tells(Readmitted)
def readmitted(call: Call[Diplomacy], entry: Readmitted) -> Argument:
    """Somebody came back."""
    return say("diplomacy-readmitted", player=named(call.book, entry.entrant))


@cog.tells(Bound)
def bound(call: Call[Diplomacy], entry: Bound) -> Argument:
    """Two kept apart."""
    return say("diplomacy-bound", one=named(call.book, entry.one), other=named(call.book, entry.other))


@cog.tells(TiesSet)
def ties_set(call: Call[Diplomacy], entry: TiesSet) -> Argument:
    """Ties turned on or off."""
    return say("diplomacy-log-ties", women=int(entry.women), young=int(entry.young))


@cog.tells(TieStated)
def stated(call: Call[Diplomacy], entry: TieStated) -> Argument:
    """Who stated something, never what."""
    return say("diplomacy-log-stated", player=named(call.book, entry.player))


@cog.tells(Penalised)
def penalised(call: Call[Diplomacy], entry: Penalised) -> Argument:
    """A sanction."""
    reason: Argument = Free(entry.reason) if entry.reason else ""
    key = "diplomacy-log-out" if entry.disqualify else "diplomacy-log-penalty"
    return say(key, player=named(call.book, entry.player), points=entry.points, reason=reason)


@cog.tells(RoundDrafted)
def drafted(call: Call[Diplomacy], entry: RoundDrafted) -> Argument:
    """A draft."""
    return say("diplomacy-log-drafted", round=entry.number, boards=len(entry.boards))


@cog.tells(SeatsSwapped)
def swapped(call: Call[Diplomacy], entry: SeatsSwapped) -> Argument:
    """Two who changed seats."""
    return say("diplomacy-swapped", one=named(call.book, entry.one), other=named(call.book, entry.other))


@cog.tells(RoundPosted)
def posted(call: Call[Diplomacy], entry: RoundPosted) -> Argument:
    """A round."""
    return say("diplomacy-published", round=entry.round)


@cog.tells(TopDeclared)
def top_declared(call: Call[Diplomacy], entry: TopDeclared) -> Argument:
    """The top table."""
    return say("diplomacy-top-is-declared" if entry.declared else "diplomacy-top-none")


@cog.tells(TopDeclined)
def top_declined(call: Call[Diplomacy], entry: TopDeclined) -> Argument:
    """A refusal."""
    return say("diplomacy-log-declined", player=named(call.book, entry.player))


@cog.tells(PowersDrawn)
def powers_drawn(call: Call[Diplomacy], entry: PowersDrawn) -> Argument:
    """The urn."""
    return say("diplomacy-log-urn")


@cog.tells(PowerChosen)
def power_chosen(call: Call[Diplomacy], entry: PowerChosen) -> Argument:
    """A power that was chosen."""
    return say("diplomacy-seat", power=power_said(entry.power), player=named(call.book, entry.player))


@cog.tells(CentresCounted)
@cog.tells(CentresCorrected)
def counted(call: Call[Diplomacy], entry: CentresCounted | CentresCorrected) -> Argument:
    """A winter."""
    counts = " ".join(str(entry.counts.get(power, 0)) for power in POWERS)
    key = "diplomacy-log-corrected" if isinstance(entry, CentresCorrected) else "diplomacy-log-counted"
    return say(key, place=_place(entry.where), year=str(entry.year), counts=counts)


@cog.tells(GameFinished)
def finished(call: Call[Diplomacy], entry: GameFinished) -> Argument:
    """A board closed."""
    return say("diplomacy-log-finished", place=_place(entry.where))


@cog.tells(RoundClosed)
def closed(call: Call[Diplomacy], entry: RoundClosed) -> Argument:
    """A round closed."""
    return say("diplomacy-log-closed", round=entry.round)


@cog.tells(Ended)
def ended(call: Call[Diplomacy], entry: Ended) -> Argument:
    """The end."""
    return say("diplomacy-log-ended")


@cog.tells(DrawProposed)
def draw_proposed(call: Call[Diplomacy], entry: DrawProposed) -> Argument:
    """A proposal."""
    return say("diplomacy-log-draw", place=_place(entry.where), player=named(call.book, entry.player))


@cog.tells(VariantAsked)
def variant_asked(call: Call[Diplomacy], entry: VariantAsked) -> Argument:
    """A vote on the variant."""
    return say("diplomacy-log-variant", place=_place(entry.where))


@cog.tells(BallotCast)
def ballot(call: Call[Diplomacy], entry: BallotCast) -> Argument:
    """A ballot: who, never what."""
    return say("diplomacy-log-ballot", place=_place(entry.where), player=named(call.book, entry.player))


@cog.tells(DrawDecided)
def draw_decided(call: Call[Diplomacy], entry: DrawDecided) -> Argument:
    """What was decided on a draw."""
    return say("diplomacy-log-agreed" if entry.agreed else "diplomacy-log-refused", place=_place(entry.where))


@cog.tells(VariantChosen)
def variant_chosen(call: Call[Diplomacy], entry: VariantChosen) -> Argument:
    """What a board of six plays."""
    variant = say(f"diplomacy-variant-{entry.variant}")
    return say("diplomacy-log-chosen", place=_place(entry.where), variant=variant)


@cog.tells(CameLate)
def came_late(call: Call[Diplomacy], entry: CameLate) -> Argument:
    """A card."""
    return say("diplomacy-log-late", place=_place(entry.where), power=power_said(entry.power))


@cog.tells(MinuteTaken)
def minute_taken(call: Call[Diplomacy], entry: MinuteTaken) -> Argument:
    """A minute."""
    return say("diplomacy-log-minute", place=_place(entry.where), power=power_said(entry.power))


@cog.tells(ClockStarted)
def clock_started(call: Call[Diplomacy], entry: ClockStarted) -> Argument:
    """The central clock."""
    phase = say(f"diplomacy-phase-{entry.phase}")
    return say("diplomacy-log-clock", round=entry.round, minutes=entry.minutes, phase=phase)


@cog.tells(MinuteOver)
def minute_over(call: Call[Diplomacy], entry: MinuteOver) -> Argument:
    """The end of the minute."""
    return say("diplomacy-minute-over")
