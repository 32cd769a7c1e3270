"""The round's clock as a card: how long there is, with a director's buttons to stop it and to give more time."""

from __future__ import annotations

from dataclasses import replace

from bot.commands.codice.answering import spoken
from bot.engines.book import Refused
from bot.engines.codice.tournament import Codice
from bot.engines.tournament import directing
from bot.engines.tournament.clock import MINUTE
from bot.hall.cards.card import Button, Card, Moment, say
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import Cog

cog: Cog[Codice] = Cog(Codice, "codice")

EXTENSIONS = (5, 10)
"""Minutes that a director gives with one press."""


@cog.command("round-clock", hidden=True, reads=True)
@spoken
async def show(call: Call[Codice]) -> Card:
    """The clock of the round that is on, beside the card where it was asked for."""
    if not call.book.clock.round:
        raise Refused("tournament-no-round-on")
    return replace(round_clock_card(call.book, call.now), replaces=False)


def round_clock_card(book: Codice, now: float) -> Card:
    """How long the round still has; a press on its buttons changes the card in place."""
    clock = book.clock
    left = max(1, round(clock.remaining(now) / MINUTE))
    more = [Button(say("codice-extend-button", minutes=minutes), f"codice extend {minutes}") for minutes in EXTENSIONS]
    if clock.ends is None:
        waits = directing.begins_with_its_tables(book)
        resume = () if waits else (Button(say("codice-resume-button"), "codice pause", "good"),)
        return Card(say("codice-time-stands", minutes=left), buttons=((*resume, *more),), replaces=True)
    ends = say("codice-round-ends", at=Moment(clock.ends, "relative"))
    if clock.ends <= now:
        return Card(say("codice-time-over"), (ends,), buttons=(tuple(more),), replaces=True)
    row = (Button(say("codice-pause-button"), "codice pause"), *more)
    return Card(say("codice-time-runs", minutes=left), (ends,), buttons=(row,), replaces=True)
