"""Long lists of people as buttons, a page at a time; and whoever is not on it by their name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from bot.hall.cards.card import Button, say
from bot.hall.declared.declaration import Hidden
from bot.hall.declared.kinds import Whole
from bot.hall.running.forms import rows

ON_A_PAGE = 8
Page = Annotated[int, Whole(1, 99_999), Hidden()]
"""The number of a page: thousands of guests make hundreds of them."""


def paged(
    buttons: Sequence[Button], page: int, line: str, named: Button, *more: Button
) -> tuple[tuple[Button, ...], ...]:
    """The buttons of one page, in rows; under them its neighbours, which `line` shows, where there are several also
    the button that asks for a name, and `more`."""
    pages = max(1, -(-len(buttons) // ON_A_PAGE))
    page = min(page, pages)
    shown = buttons[(page - 1) * ON_A_PAGE : page * ON_A_PAGE]
    turns = [
        Button(say("people-page", page=other), f"{line} page:{other}")
        for other in (page - 1, page + 1)
        if 1 <= other <= pages
    ]
    below = (*turns, *((named,) if pages > 1 else ()), *more)
    return (*rows(shown, 2), *((below,) if below else ()))
