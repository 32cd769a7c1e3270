"""The optional book of a command that every book answers: which one, where a room has several."""

from __future__ import annotations

from typing import Annotated

from bot.hall.declared.kinds import Choice

BookKind = Annotated[
    str, Choice(name="book", values=("table", "campaign", "codice", "diplomacy", "gdr", "mito", "club"))
]
