"""A convention hall: a tournament in the house's room, its director, its referees, and everything that they see."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from bot.engines.rbb.tournament import Rbb
from bot.hall.cards import Drawn, Key
from bot.hall.requests import Account, File, Place, Reply
from tests.engines.rbb.convention import DOCUMENTED
from tests.hall.house import ANNA, HALL, House, opened, private, words

RITA = Account("discord", "31", "Rita", "it", "rita")
UGO = Account("discord", "32", "Ugo", "it", "ugo")
PIA = Account("discord", "33", "Pia", "it", "pia")
"""Rita and Ugo are referees, Pia plays."""
CAST = ("Mara", "Vito", "Elio", "Agata", "Zeno")
TEAMS = {"I Corvi": 4, "Le Gazze": 5, "I Gufi": 4}


class Hall:
    """A tournament whose director is Anna."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.screens: list[Drawn] = []
        """Every card that a referee was shown."""

    # --- what is asked and answered

    async def card(self, line: str = "", who: Account = ANNA, where: Place = HALL, **more: object) -> Drawn:
        """The answer to a line or a press; Anna directs."""
        reply = await self.house.ask(line, who, where, manages=who is ANNA and not where.private, **more)
        assert isinstance(reply, Reply), reply
        if who in (RITA, UGO):
            self.screens.append(reply.drawn)
        return reply.drawn

    async def said(self, line: str = "", who: Account = ANNA, where: Place = HALL, **more: object) -> str:
        """The words of an answer."""
        return words(await self.card(line, who, where, **more))

    async def load(self, content: bytes | None = None, language: str = "it") -> str:
        """The adventure as an attachment."""
        content = (DOCUMENTED / f"punta-cenere.{language}.toml").read_bytes() if content is None else content
        return await self.said("/gdr avventura", file=File("avventura.toml", content))

    async def enter(self, name: str, count: int = 4) -> str:
        """A team of so many players."""
        cast = ", ".join(f'@"{name} {character}" {character}' for character in CAST[:count])
        return await self.said(f"/gdr squadra \"{name}\" '{cast}'".replace("'", "«", 1).replace("'", "»", 1))

    async def book(self) -> Rbb:
        """The tournament as it stands."""
        stored = (await self.house.store.books(kind="gdr"))[0]
        volume = await self.house.hall.shelf.volume(stored.id)
        assert volume is not None and isinstance(volume.book, Rbb)
        return volume.book

    # --- a referee at a sheet

    async def judge(self, team: str, pick: int = 0, who: Account = RITA, where: Place | None = None) -> int:
        """A whole sheet, always with the answer at that place (or the last); gives the presses that it took."""
        drawn = await self.card(f'/gdr valuta "{team}"', who, where or private(who))
        presses = 0
        while key := next((one for one in keys(drawn).values() if " done " in one.id), None) or answer(drawn, pick):
            drawn = await self.card(who=who, where=where or private(who), press=key.id)
            presses += 1
            if " done " in key.id:
                break
        return presses

    async def settle(self) -> None:
        """The director says yes to every stroke of genius."""
        drawn = await self.card("/gdr stato")
        while found := [one for one in keys(drawn).values() if " genius " in one.id and one.id.endswith("yes")]:
            drawn = await self.card(press=found[0].id)

    async def closed(self) -> str:
        """All is closed."""
        await self.settle()
        return await self.said("/gdr chiudi")


def keys(drawn: Drawn) -> dict[str, Key]:
    """The buttons of a card, by label."""
    return {key.label: key for row in drawn.buttons for key in row}


def answers(drawn: Drawn) -> list[Key]:
    """The answers that a card offers."""
    return [key for row in drawn.buttons for key in row if " say " in key.id]


def answer(drawn: Drawn, pick: int) -> Key | None:
    """The answer at a place, or the last."""
    found = answers(drawn)
    return found[min(pick, len(found) - 1)] if found else None


@asynccontextmanager
async def hall(folder: Path, teams: dict[str, int] | None = None) -> AsyncIterator[Hall]:
    """A tournament with its adventure, its teams and two referees."""
    house = await opened(folder)
    found = Hall(house)
    await found.said('/gdr nuovo "Faro"')
    await found.load()
    for name, count in (TEAMS if teams is None else teams).items():
        await found.enter(name, count)
    for referee in (RITA, UGO):
        await house.ask("/help", referee)
        await found.said(f"/club role @{referee.handle} referee")
    yield found
    await house.store.close()
