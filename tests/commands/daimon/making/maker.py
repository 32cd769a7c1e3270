"""Somebody who makes a character with a phone's buttons."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from bot.engines.daimon.making.state import Making
from bot.hall.cards.card import Audience, Key
from bot.hall.requests import Account, Form, Reply
from tests.commands.daimon.evening import Evening, begun
from tests.hall.house import ANNA, words
from tests.hall.scenes import played_once


class Maker:
    """Presses buttons by how their labels begin; everything but the end is for the maker's eyes alone."""

    def __init__(self, evening: Evening, who: Account) -> None:
        self.evening, self.who = evening, who
        self.keys: dict[str, Key] = {}
        self.last: Reply | None = None

    @property
    def words(self) -> str:
        """What the last card said."""
        assert self.last is not None
        return words(self.last.drawn)

    async def making(self) -> Making:
        """The character so far."""
        book = await self.evening.book()
        return book.sheets.making[await self.evening.person(self.who)]

    async def line(self, line: str) -> str:
        """A typed line."""
        return self._seen(await self.evening.asks(line, self.who))

    async def press(self, label: str, **values: str) -> str:
        """Press the button whose label begins so, and fill its form."""
        found = [key for name, key in self.keys.items() if name.startswith(label)]
        assert found, f"no button {label!r} among {list(self.keys)}"
        return await self.push(found[0].id, **values)

    async def push(self, id: str, **values: Any) -> str:
        """Press a button by its id."""
        reply = await self.evening.house.ask(press=id, who=self.who)
        if isinstance(reply, Form):
            reply = await self.evening.house.ask(press=reply.press, who=self.who, values=values)
        assert isinstance(reply, Reply), reply
        return self._seen(reply)

    def _seen(self, reply: Reply) -> str:
        self.last = reply
        keys = {key.label: key for row in reply.drawn.buttons for key in row}
        if reply.audience is Audience.MEMBER and not keys.keys() - {"Perché?"}:
            return self.words  # a refusal: the card before it still stands
        self.keys = keys
        return self.words

    # --- the way through

    async def begin(self, line: str = "/scheda nuova Nadir") -> Maker:
        """The first card; where the story is to be chosen, the table has agreed to that."""
        await self.line(line)
        await self.agreed()
        return self

    async def agreed(self) -> None:
        """Everybody says yes to a story that is chosen, if that was asked."""
        while "Continua a scelta" in self.keys or "Go on choosing" in self.keys:
            [go] = self.keys.values()
            for other in (self.evening.master, *self.evening.others):
                await self.evening.house.ask(press="!sheet stories", who=other)
            await self.push(go.id)

    async def attributes(self) -> Maker:
        """Twelve points and two more."""
        for attribute in ("Potenza", "Destrezza", "Agilità", "Agilità", "Intelligenza", "Intelligenza"):
            await self.press(attribute)
        await self.press("Va bene")
        await self.press("2 punti")
        await self.press("Intelligenza")
        await self.press("Spirito")
        return self

    async def origins(self) -> Maker:
        """Chosen by hand: from small trade to the street."""
        await self.press("3 ·")
        await self.press("1 ·")
        await self.press("Nomade")
        await self.press("Ambizioso")
        await self.press("Un tradimento")
        await self.press("Un'altra classe", **{"class": "Cracker"})
        return self

    async def skills(self) -> Maker:
        """Eighteen points."""
        for skill, score in (("Nascondersi", 4), ("Seguire tracce", 4), ("Cacciare", 2)):
            await self.press("+ Nomade")
            await self.press("Scrivila", skill=skill, score=str(score))
        for skill, score in (("Hacking", 4), ("Cibernetica", 3), ("Uso dei Computer", 1)):
            await self.press("+ Cracker")
            await self.press("Scrivila", skill=skill, score=str(score))
        await self.press("Va bene")
        return self

    async def things(self) -> Maker:
        """A dàimon, an implant, a pistol."""
        await self.press("Chi è?", name="Ada", look="Una civetta di luce", nature="Ironica")
        await self.press("Cibernetico")
        await self.press("Agilità")
        await self.press("Agilità +1", name="Gambe")
        await self.press("Avanti")
        await self.press("Arma · Leggera", name="Pistola")
        await self.press("Avanti")
        return self

    async def whole(self) -> Maker:
        """Everything up to the last button."""
        await self.begin("/scheda nuova nome:Nadir metodo:manuale")
        await self.attributes()
        await self.origins()
        await self.skills()
        return await self.things()

    async def played(self) -> Maker:
        """A character in play."""
        await self.whole()
        await self.press("Entra in gioco")
        return self


@played_once
async def in_play(folder: Path) -> Evening:
    """A session that has just begun, and Anna's character, which has come into play."""
    found = await begun(folder)
    await Maker(found, ANNA).played()
    return found
