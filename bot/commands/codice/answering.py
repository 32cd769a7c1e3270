"""How the tournament's commands answer: refusals by names; and the seal of its draws is opened once they are seen."""

from __future__ import annotations

from functools import wraps
from typing import Any

from bot.commands.codice.names import named
from bot.commands.naming import WORDS, numbers
from bot.engines.book import Refused
from bot.engines.codice.closing import Ended
from bot.engines.codice.tournament import Codice
from bot.engines.tournament.directing import Released
from bot.hall.call import Call
from bot.hall.cards import Card, Free, Mention
from bot.hall.cogs import Answerer


def spoken(answer: Answerer) -> Answerer:
    """A command whose refusals name teams, people and tables; its draws can be checked once they are seen."""

    @wraps(answer)
    async def answered(call: Call[Codice], **values: Any) -> Card:
        try:
            card = await answer(call, **values)
        except Refused as no:
            raise named_refusal(call.book, no) from no
        if any(isinstance(entry, Ended | Released) for entry in call.book.fresh):
            open_seal(call)
        return card

    return answered


def open_seal(call: Call[Codice]) -> None:
    """Let the draws so far be checked; the next ones are of another seal."""
    seal = call.book.ledger.present
    if seal is not None and seal.rolls:
        call.open_seal()


def named_refusal(book: Codice, no: Refused) -> Refused:
    """A refusal that names by their names what the engine knows by ids."""
    return Refused(no.reason, **{fact: _told(book, fact, value) for fact, value in no.facts.items()})


def _told(book: Codice, fact: str, value: Any) -> Any:
    match fact:
        case "name" if isinstance(value, str) and WORDS.fullmatch(value):
            return Free(value)
        case "team" | "entrant":
            return named(book, value)
        case "player":
            return Mention(value)
        case "tables":
            return numbers(value)
    return value
