"""Refusals with names where the engine has ids; and the seal of the draws, opened once an answer has shown them."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import wraps
from typing import Any, TypeAlias

from bot.engines.book import Entry, Known, Refused
from bot.hall.cards.card import Card
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import Answerer, Fielder

WORDS = re.compile(r"w[0-9a-z]{10}")
"""An id of words that are kept apart from the entries, so that they can be erased."""

Naming: TypeAlias = Callable[[Any, str, Any], Any]
"""How a fact of a refusal is told: from the book, the fact's name and its value."""


def speaking(tell: Naming, opening: tuple[type[Entry], ...] = ()) -> Callable[[Answerer], Answerer]:
    """Decorates commands: `tell` puts names into their refusals, and entries of the kinds `opening` open the seal."""

    def spoken(answer: Answerer) -> Answerer:
        @wraps(answer)
        async def answered(call: Call[Any], **values: Any) -> Card:
            try:
                card = await answer(call, **values)
            except Known:
                raise
            except Refused as no:
                raise named_refusal(tell, call.book, no) from no
            if opening and any(isinstance(entry, opening) for entry in call.book.fresh):
                open_seal(call)
            return card

        return answered

    return spoken


def named_refusal(tell: Naming, book: Any, no: Refused) -> Refused:
    """A refusal that names by their names what the engine knows by ids."""
    return Refused(no.reason, **{fact: tell(book, fact, value) for fact, value in no.facts.items()})


def before_its_form(tell: Naming, able: Callable[[Any], object]) -> Fielder:
    """For a command's form: who is not `able` to do it now hears so at the press, not once the form is filled in."""

    async def fields(call: Call[Any]) -> Mapping[str, tuple[str, str]]:
        try:
            able(call)
        except Refused as no:
            raise named_refusal(tell, call.book, no) from no
        return {}

    return fields


def open_seal(call: Call[Any]) -> None:
    """Let the draws so far be checked; the next ones are of another seal."""
    if call.book.ledger.to_open():
        call.open_seal()
