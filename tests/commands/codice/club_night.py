"""A club night for tests: five teams, a director and a referee who do not play, and everybody's fingers."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from bot.engines.codice.matches import Match
from bot.engines.codice.standings import standings
from bot.engines.codice.tournament import Codice
from bot.hall.cards.card import Audience, Key, plain
from bot.hall.requests import Account, Place, Reply
from tests.hall.house import HALL, House, opened, words
from tests.hall.scenes import played_once

ZOE = Account("discord", "90", "Zoe", "it", "zoe")
"""The director."""
UGO = Account("discord", "91", "Ugo", "it", "ugo")
"""A referee."""
TEAMS = {
    "Gli Orsi": ("Aldo", "Bea"),
    "I Lupi": ("Carlo", "Dora"),
    "Le Volpi": ("Elio", "Fede"),
    "I Tassi": ("Gino", "Ida"),
    "Le Lontre": ("Livia", "Mauro"),
}
PEOPLE = {
    name: Account("discord", str(100 + number), name, "it", name.casefold())
    for number, name in enumerate(name for players in TEAMS.values() for name in players)
}
HOW = {
    "agents": "🕵️ Tutti gli agenti",
    "time": "⏱️ Tempo finito agli altri",
    "assassin": "💀 Assassino trovato dagli altri",
}


class Night:
    """People at a tournament. The buttons of the last answer are kept, to be pressed by their labels."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.keys: dict[str, Key] = {}
        self.reply: Reply | None = None

    # --- fingers

    async def asks(self, line: str = "", who: Account = ZOE, where: Place = HALL, **more: Any) -> str:
        """The words of an answer; its buttons are kept."""
        reply = await self.house.ask(line, who, where, **more)
        assert isinstance(reply, Reply), reply
        self.reply = reply
        self.keys = {key.label: key for row in reply.drawn.buttons for key in row}
        return words(reply.drawn)

    async def presses(self, label: str | Key, who: Account = ZOE, where: Place = HALL, **more: Any) -> str:
        """The words of the answer to a press on the last answer."""
        key = self.keys[label] if isinstance(label, str) else label
        return await self.asks(who=who, where=where, press=key.id, **more)

    async def refused(self, line: str, who: Account = ZOE, **more: Any) -> str:
        """The words of a refusal, which only who asks sees."""
        said = await self.asks(line, who, **more)
        assert self.reply is not None
        assert self.reply.audience is Audience.MEMBER, said
        return said

    async def table(self, table: int, who: Account = ZOE) -> str:
        """The card of a table, by the button that the tables have."""
        await self.asks("/codice tavoli", who)
        return await self.presses(f"Tavolo {table}", who)

    async def records(
        self, table: int, winner: str, ending: str = "agents", agents: int = 4, who: Account = UGO
    ) -> str:
        """A hand, press by press."""
        await self.table(table, who)
        await self.presses(f"Vittoria di {winner}", who)
        said = await self.presses(HOW[ending], who)
        return said if ending == "assassin" else await self.presses(str(agents), who)

    async def plays(self, table: int, *winners: int, agents: int = 4) -> None:
        """The referee records the hands of a table: who won each (0 the first listed)."""
        for winner in winners:
            match = (await self.book()).match_at(table)
            name = await self.name(match.teams[winner])
            await self.asks(f'/codice mano {table} "{name}" agenti {agents}', UGO)

    async def plays_round(self, *, but: int = 0) -> None:
        """Every table plays: the first listed win all."""
        number = (await self.book()).present.number
        for table in list((await self.book()).present.matches):
            while table != but and not (await self.book()).rounds[number - 1].matches[table].over:
                await self.plays(table, 0, agents=table)

    async def hears(self) -> list[str]:
        """What was said of our own accord since."""
        return await self.house.heralded()

    # --- what stands

    async def book(self) -> Codice:
        """The tournament as it stands."""
        stored = (await self.house.store.books(kind="codice"))[0]
        volume = await self.house.shelf.volume(stored.id)
        assert volume is not None
        assert isinstance(volume.book, Codice)
        return volume.book

    async def book_id(self) -> str:
        """The id of the tournament's book."""
        return (await self.house.store.books(kind="codice"))[0].id

    async def match(self, table: int = 1) -> Match:
        """A table of the present round."""
        return (await self.book()).match_at(table)

    async def name(self, team: str) -> str:
        """What a team is called."""
        return await self.house.people.words((await self.book()).entrants[team].name) or ""

    async def order(self) -> list[str]:
        """The teams by the standings."""
        return [await self.name(team) for team in standings(await self.book()).order]

    async def side(self, table: int, side: int, player: int = 0) -> Account:
        """Somebody who plays at a table: side 0 is the first listed."""
        match = await self.match(table)
        return PEOPLE[TEAMS[await self.name(match.teams[side])][player]]

    async def turn_lines_on(self) -> None:
        """Everybody wants private lines."""
        for account in PEOPLE.values():
            await self.house.ask("/io avvisi si", account)

    async def names(self, table: int) -> tuple[str, str]:
        """The two teams of a table."""
        one, two = (await self.match(table)).teams
        return await self.name(one), await self.name(two)


@played_once
async def announced(folder: Path) -> Night:
    """An open tournament: people are in the room, nobody has entered."""
    house = await opened(folder)
    night = Night(house)
    for account in (*PEOPLE.values(), UGO):
        await house.ask("/aiuto", account)
    await night.asks("/club ruolo @zoe direttore", manages=True)
    await night.asks("/club ruolo @ugo arbitro", manages=True)
    await night.asks('/codice nuovo "Torneo d\'autunno"')
    return night


@played_once
async def entered(folder: Path, count: int = 5) -> Night:
    """The same with teams."""
    night = await announced(folder)
    for name, (one, two) in list(TEAMS.items())[:count]:
        await night.asks(f'/codice squadra "{name}" @{one.casefold()} @{two.casefold()}', PEOPLE[one])
    return night


@played_once
async def begun(folder: Path, count: int = 5) -> Night:
    """The same with the draw made, and everything said."""
    night = await entered(folder, count)
    await night.asks("/codice inizia")
    await night.hears()
    return night


def titles(night: Night, since: int) -> list[str]:
    """The titles of what was said in rooms."""
    return [plain(one.drawn.title) for one in night.house.chat.said[since:] if one.audience is Audience.ROOM]
