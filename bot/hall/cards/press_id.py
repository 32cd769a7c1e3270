"""What stands in a button's id: a complete command with what it acts on, or a token under which it is kept.

An id reads `!LINE` (do this), `?NAMES!LINE` (first ask for these parameters), `??NAMES!LINE` (in words alone),
`!@BOOK LINE` (in that book), `!^REQUEST LINE` (instead of what that request recorded; with `%`, of one's own slip),
`!=LINE` (the answer never takes the place of the card), `!*LINE` (it always does), `!+LINE` (the card is a live one),
or `~TOKEN`. Under a token alone
`!@BOOK &WHO,… LINE` may be kept: do what somebody else asked for, who needs this yes.
Ids are public: whatever they say is checked like a typed line, and no secret stands in them.
"""

from __future__ import annotations

from dataclasses import dataclass

from bot.hall.cards.card import Button
from bot.hall.cards.ids import Ids
from bot.storage.contract import Put

LONGEST = 64
"""Telegram's limit, in bytes; Discord's is wider."""
ANEW = "*"


@dataclass(frozen=True, slots=True)
class Pressed:
    """A button's id as understood."""

    line: str
    book: str
    ask: tuple[str, ...]
    in_words: bool
    instead_of: str
    """The request whose entries are voided first."""
    agrees: str
    """Who asked for a yes, and when: only what we keep ourselves says so, no id that anybody could make."""
    slip: bool
    """Whether that is a slip of whoever presses."""
    beside: bool
    """Whether the card with the button stays, whatever the answer is."""
    anew: bool
    """Whether the answer is that card, as it stands now."""
    live: bool
    """Whether the card with the button is one that is kept up to date."""


def written(button: Button, book: str) -> str:
    """The id of a button, whole."""
    mark = "??" if button.in_words else "?"
    ask = f"{mark}{','.join(button.ask)}" if button.ask else ""
    where = f"@{book} " if book else ""
    return f"{ask}!{where}{button.line}"


def staying(id: str) -> str:
    """The id for a card that no answer takes the place of."""
    return id.replace("!", "!=", 1)


def living(id: str) -> str:
    """The id for a card that is kept up to date."""
    return id if "!+" in id[: id.find("!") + 2] else id.replace("!", "!+", 1)


def before(pressed: Pressed) -> str:
    """The marks before the line of a press in a book, to be put before another line."""
    where = f"@{pressed.book} " if pressed.book else ""
    mark = "%" if pressed.slip else "^"
    instead = f"{mark}{pressed.instead_of} " if pressed.instead_of else ""
    marks = "=" * pressed.beside + "+" * pressed.live
    return f"!{marks}{where}{instead}" if where or instead or marks else ""


def kept(ids: Ids, text: str, at: float, room: str, again: str = "") -> tuple[str, Put]:
    """An id for what stands in none, or the one that it had, and the row that keeps it; a button of that room."""
    token = again[1:] or ids.fresh("t", 12)
    return f"~{token}", Put("presses", {"token": token, "line": text, "at": at, "room": room})


def read(text: str) -> Pressed:
    """What a whole id, not a token, says."""
    asked, _, rest = text.partition("!")
    ask = tuple(asked.lstrip("?").split(",")) if asked else ()
    in_words = asked.startswith("??")
    book = instead_of = ""
    if beside := rest.startswith("="):
        rest = rest[1:]
    if live := rest.startswith("+"):
        rest = rest[1:]
    if rest.startswith("@"):
        book, _, rest = rest[1:].partition(" ")
    agrees = ""
    if rest.startswith("&"):
        agrees, _, rest = rest[1:].partition(" ")
    slip = rest.startswith("%")
    if slip or rest.startswith("^"):
        instead_of, _, rest = rest[1:].partition(" ")
    anew = rest.startswith(ANEW)
    return Pressed(rest.removeprefix(ANEW), book, ask, in_words, instead_of, agrees, slip, beside, anew, live)
