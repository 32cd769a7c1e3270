"""How the tournament's commands answer: refusals by names; once it is over, the seal of its draws is opened."""

from __future__ import annotations

from functools import wraps
from typing import Any

from bot.commands.diplomacy.names import named, power_said
from bot.commands.naming import numbers
from bot.engines.book import Refused
from bot.engines.diplomacy.counting import Ended
from bot.engines.diplomacy.tournament import Diplomacy
from bot.hall.call import Call
from bot.hall.cards import Card
from bot.hall.cogs import Answerer


def spoken(answer: Answerer) -> Answerer:
    """A command whose refusals name players, powers and boards."""

    @wraps(answer)
    async def answered(call: Call[Diplomacy], **values: Any) -> Card:
        try:
            card = await answer(call, **values)
        except Refused as no:
            raise named_refusal(call.book, no) from no
        if any(isinstance(entry, Ended) for entry in call.book.fresh):
            seal = call.book.ledger.present
            if seal is not None and seal.rolls:
                call.open_seal()
        return card

    return answered


def named_refusal(book: Diplomacy, no: Refused) -> Refused:
    """A refusal that names by their names what the engine knows by ids."""
    return Refused(no.reason, **{fact: _told(book, fact, value) for fact, value in no.facts.items()})


def _told(book: Diplomacy, fact: str, value: Any) -> Any:
    match fact:
        case "player" | "other" if isinstance(value, str):
            return named(book, value)
        case "power" if isinstance(value, str):
            return power_said(value)
        case "boards":
            return numbers(value)
        case "year" | "expected" | "last":
            return str(value)
    return value
