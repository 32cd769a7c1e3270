"""A table for tests: a campaign with seats, dice of a known seed, and its entries kept as on disk."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from pydantic import BaseModel

from bot.engines.book import Refused
from bot.engines.daimon.character.character import Character
from bot.engines.daimon.table import sessions
from bot.engines.daimon.table.campaign import ORACLE, Campaign, CampaignOpened
from bot.engines.dice import Dice, Labelled
from bot.engines.seals import Draw, Throw, faces
from bot.rules import rulebook
from tests.engines.kept import NOW, Kept

ANNA, BRUNO, CARLA, DARIO = "p00000anna0", "p0000bruno0", "p0000carla0", "p0000dario0"


class Table(Kept[Campaign]):
    """A campaign being played: every act is a request, and its entries are kept."""

    def __init__(self, *players: str, seed: int = 1, stable: bool = False) -> None:
        super().__init__(Campaign(), CampaignOpened(rules=rulebook().daimon), seed=seed, strands=("", ORACLE))
        first, *others = players or (ANNA, BRUNO, CARLA)
        self.act(lambda: self.book.found(first, "w000000name", "", "stable" if stable else "rotating"))
        for player in others:
            self.act(lambda player=player: self.book.sit(player))  # type: ignore[misc]

    def session(self, *absent: str) -> None:
        """Open a session."""
        who = next(seat.player for seat in self.book.seats if seat.player not in absent)
        self.act(lambda: sessions.start(self.book, who, absent, self.now, self.dice()))


class Loaded(Dice):
    """Dice that fall as told, in order: for worked examples."""

    def __init__(self, book: Campaign, *falls: Sequence[int]) -> None:
        super().__init__(book.ledger, bytes(32), "loaded")
        self._falls = [tuple(fall) for fall in falls]

    def throw(self, parts: Sequence[Labelled]) -> Throw:
        """The next fall holds all the parts, one after the other."""
        thrown = super().throw(parts)
        if not parts:
            assert not self._falls.pop(0)
        return thrown

    def draw(self, label: str, count: int, sides: int) -> Draw:
        """The next of the fall."""
        fall = self._falls.pop(0)
        assert len(fall) >= count, f"{count} dice were to be rolled, not {len(fall)}"
        if fall[count:]:
            self._falls.insert(0, fall[count:])
        return super().draw(label, count, sides).model_copy(update={"faces": fall[:count]})


def seen(thing: Any) -> Any:
    """Everything a state says, to compare two of them: slots, dictionaries and lists all the way down."""
    if isinstance(thing, BaseModel):
        return thing.model_dump()
    if hasattr(thing, "__slots__") and not isinstance(thing, str | int | float | tuple):
        return {name: seen(getattr(thing, name)) for name in thing.__slots__}
    if isinstance(thing, Campaign):
        return {
            name: seen(value)
            for name, value in vars(thing).items()
            if name not in ("fresh", "version", "ledger", "void", "rules")
        }
    if isinstance(thing, dict):
        return {key: seen(value) for key, value in thing.items()}
    if isinstance(thing, list | tuple):
        return [seen(value) for value in thing]
    if isinstance(thing, set | frozenset):
        return sorted(thing)
    return thing


def refused(table: Table, deed: Any) -> str:
    """Why something is refused."""
    with pytest.raises(Refused) as no:
        table.act(deed)
    return no.value.reason


def hero(book: Campaign, player: str, **scores: int) -> Character:
    """A finished character put straight on the table (tests of other parts need one): not an entry."""
    attributes = dict.fromkeys(("power", "dexterity", "agility", "intelligence", "spirit", "charisma"), 2)
    skills = {name: value for name, value in scores.items() if name not in attributes}
    attributes |= {name: value for name, value in scores.items() if name in attributes}
    character = Character(f"c-{player}", player, "w0000hero00", attributes=attributes, born=dict(attributes))
    character.skills = {name.replace("_", "-"): value for name, value in skills.items()}
    book.characters[character.id] = character
    book.seat(player).character = character.id
    return character


__all__ = [
    "ANNA", "BRUNO", "CARLA", "DARIO", "NOW", "Loaded", "Table", "faces", "hero", "refused", "seen",
]  # fmt: skip
