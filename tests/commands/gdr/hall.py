"""A convention hall: a tournament in the house's room, its director, its referees, and everything that they see."""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from pathlib import Path

from bot.engines.gdr import judging
from bot.engines.gdr.tournament import Gdr
from bot.hall.cards.card import Audience, Card, Drawn, Key
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import Command
from bot.hall.declared.known_before import A_WHILE
from bot.hall.requests import Account, File, Place, Reply, Request
from tests.engines.gdr.convention import DOCUMENTED as EXAMPLES
from tests.hall.house import ANNA, HALL, House, opened, words
from tests.hall.scenes import played_once

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

    # --- what is asked and answered

    async def card(self, line: str = "", who: Account = ANNA, where: Place = HALL, **more: object) -> Drawn:
        """The answer to a line or a press; Anna directs."""
        return (await self._reply(line, who, where, **more)).drawn

    async def audience(self, line: str = "", who: Account = ANNA, **more: object) -> Audience:
        """Who sees the answer."""
        return (await self._reply(line, who, HALL, **more)).audience

    async def _reply(self, line: str, who: Account, where: Place, **more: object) -> Reply:
        reply = await self.house.ask(line, who, where, manages=who is ANNA and not where.private, **more)
        assert isinstance(reply, Reply), reply
        if reply.stored:  # As chats do; whoever edits it would wait for that.
            await self.house.hall.acknowledged(reply.request, {"message": reply.request})
        return reply

    async def said(self, line: str = "", who: Account = ANNA, where: Place = HALL, **more: object) -> str:
        """The words of an answer."""
        return words(await self.card(line, who, where, **more))

    async def load(self, content: bytes | None = None, language: str = "it") -> str:
        """The adventure as an attachment."""
        content = (EXAMPLES / f"punta-cenere.{language}.toml").read_bytes() if content is None else content
        return await self.said("/gdr avventura", file=File("avventura.toml", content))

    async def enter(self, name: str, count: int = 4) -> str:
        """A team of so many players."""
        cast = ", ".join(f'@"{name} {character}" {character}' for character in CAST[:count])
        return await self.said(f"/gdr squadra \"{name}\" '{cast}'".replace("'", "«", 1).replace("'", "»", 1))

    async def book(self) -> Gdr:
        """The tournament as it stands."""
        stored = (await self.house.store.books(kind="gdr"))[0]
        volume = await self.house.shelf.volume(stored.id)
        assert volume is not None and isinstance(volume.book, Gdr)
        return volume.book

    # --- a sheet

    async def begun(self, team: str, who: Account = RITA, where: Place = HALL) -> Drawn:
        """A sheet of which nothing is answered, at the first descriptor with all its players."""
        drawn = await self.card(f'/gdr judge "{team}"', who, where)
        return await self.card(who=who, where=where, press=keys(drawn)["Correttezza"].id)

    async def filled(self, team: str, pick: int = 0, who: Account = RITA, genius: Collection[str] = ()) -> None:
        """A whole sheet handed in at once, as one request; of these characters it says that they had a stroke of
        genius."""
        self.house.now += 1
        request = Request(f"filled:{team}:{who.id}:{self.house.now}", who, HALL, self.house.now)

        async def act(call: Call[Gdr]) -> Card:
            sheet = judging.begin(call.book, call.member, team)
            asked = call.book.questions(team)
            answers = {one.key: one.answers[min(pick, len(one.answers) - 1)] for one in asked}
            answers |= {key: "yes" for character in genius if (key := f"{character}/genius") in answers}
            call.book.happen(judging.Answered(team=team, referee=sheet.referee, answers=answers))
            judging.hand_in(call.book, call.member, team)
            return Card()

        people = self.house.people
        person, room = await people.meet(who), await people.enter(HALL)
        done = await self.house.hall.desk.run(
            request, person, room, Command(path=("fill",), parameters=(), answer=act, book=Gdr), {}, ""
        )
        assert done.writing is not None
        await done.writing

    async def settle(self) -> None:
        """The director says yes to every stroke of genius."""
        drawn = await self.card("/gdr stato")
        while found := [one for one in keys(drawn).values() if " genius " in one.id and one.id.endswith("yes")]:
            drawn = await self.card(press=found[0].id)

    async def competing(self) -> None:
        """The director comes into the first team; where there are others, with a referee's yes."""
        await self.said("/aiuto", RITA)
        self.house.now += A_WHILE
        question = await self.card('/gdr sostituisci "I Corvi" "@I Corvi Mara" @anna')
        if yes := keys(question).get("Conferma"):
            assert "Con il sì di Rita" in await self.said(who=RITA, press=yes.id)

    async def closed(self) -> str:
        """All is closed; where the director competes, by another whom they name."""
        await self.settle()
        said = await self.said("/gdr chiudi")
        if "Giochi in questo torneo" in said:
            await self.said(f"/club ruolo @{UGO.handle} direttore")
            said = await self.said("/gdr chiudi", UGO)
        return said


def keys(drawn: Drawn) -> dict[str, Key]:
    """The buttons of a card, by label."""
    return {key.label: key for row in drawn.buttons for key in row}


def answers(drawn: Drawn) -> list[Key]:
    """The answers that a card offers: those of rows that have none, while there are any."""
    said = [[key for key in row if " say " in key.id] for row in drawn.buttons]
    left = [row for row in said if row and not any(key.label.startswith("✓") for key in row)]
    return [key for row in left or said for key in row]


@played_once
async def entered(folder: Path, teams: dict[str, int]) -> Hall:
    """A tournament with its adventure, its teams and two referees; whoever begins it lets it go."""
    found = Hall(await opened(folder))
    await found.said('/gdr nuovo "Faro"')
    await found.load()
    for name, count in teams.items():
        await found.enter(name, count)
    for referee in (RITA, UGO):
        await found.house.ask("/help", referee)
        await found.said(f"/club role @{referee.handle} referee")
    return found


@asynccontextmanager
async def hall(folder: Path, teams: dict[str, int] = TEAMS) -> AsyncIterator[Hall]:
    """A tournament with its adventure, its teams and two referees."""
    found = await entered(folder, teams)
    yield found
    await found.house.store.close()
