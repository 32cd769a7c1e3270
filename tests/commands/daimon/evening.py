"""An evening in the house: a campaign of three with its session open, and what each of them is answered."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from bot.engines.daimon.table.campaign import Campaign
from bot.hall.cards.card import Audience, Key
from bot.hall.requests import Account, Form, Place, Reply
from tests.hall.house import ANNA, BRUNO, CARLA, HALL, House, opened, words
from tests.hall.scenes import played_once

SEED = 1
"""Of all chance in an evening: by luck alone one strike in thirty-five was too weak for what its test told of it."""
ONWARDS = ("Sì", "Yes", "Togli anche", "Take back what", "Comincia", "Begin")
"""How the buttons begin that go on with an undo."""
NOT_THEIRS = ("Questo sì tocca", "This yes is for")
"""How somebody is answered whose yes was not asked for, in their language."""
ASKING = ("chiede un sì", "vuole", "asks for", "wants to")
"""How the title of a question for a yes goes on after who asks."""


class Evening:
    """People at a table; who is Master was drawn."""

    def __init__(self, house: House, master: Account, others: tuple[Account, ...]) -> None:
        self.house, self.master, self.others = house, master, others

    async def book(self) -> Campaign:
        """The campaign as it stands."""
        stored = (await self.house.store.books(kind="campaign"))[0]
        volume = await self.house.shelf.volume(stored.id)
        assert volume is not None
        assert isinstance(volume.book, Campaign)
        return volume.book

    async def person(self, account: Account) -> str:
        """The id of a person."""
        return (await self.house.people.meet(account)).id

    async def asks(self, line: str, who: Account, where: Place = HALL, **more: Any) -> Reply:
        """The answer to a line or a press; what needs the yes of others has it at once."""
        reply = await self.house.ask(line, who, where, **more)
        if isinstance(reply, Form) and [field.name for field in reply.fields] == ["why"]:
            reply = await self.house.ask("", who, where, **{**more, "press": reply.press, "values": {"why": "così"}})
        assert isinstance(reply, Reply), reply
        for other in (*self.others, self.master):
            if other is who or not words(reply.drawn).startswith(tuple(f"{who.name} {asks}" for asks in ASKING)):
                continue
            [[yes]] = reply.drawn.buttons
            agreed = await self.house.ask(press=yes.id, who=other, where=where)
            assert isinstance(agreed, Reply), agreed
            if not words(agreed.drawn).startswith(NOT_THEIRS):
                reply = agreed
        return reply

    async def silent(self, who: Account, by: Account) -> None:
        """Somebody is said to have left, is asked for what they have open, and does not answer."""
        assert "ci sei?" in (told := await self.room(f"/sessione assente @{who.name}", by)) or "are you there?" in told
        self.house.now += 10 * 60
        await self.house.clock.tick()

    async def undoes(self, who: Account) -> list[str]:
        """Undo the last action, or begin where something stands on it; what each press came to."""
        said = []
        last = [*(await self.keys("/annulla campagna", who, manages=True)).values()][-1:]
        while last and last[0].label.startswith(ONWARDS):
            reply = await self.asks("", who, press=last[0].id, manages=True)
            said.append(words(reply.drawn))
            last = [key for row in reply.drawn.buttons for key in row][-1:]
        return said

    async def room(self, line: str, who: Account, **more: Any) -> str:
        """The words of an answer that everybody sees."""
        reply = await self.asks(line, who, **more)
        assert reply.audience is Audience.ROOM, words(reply.drawn)
        return words(reply.drawn)

    async def alone(self, line: str, who: Account, **more: Any) -> str:
        """The words of an answer that only who asks sees."""
        reply = await self.asks(line, who, **more)
        assert reply.audience is not Audience.ROOM, words(reply.drawn)
        return words(reply.drawn)

    async def keys(self, line: str, who: Account, **more: Any) -> dict[str, Key]:
        """The buttons of an answer, by label."""
        reply = await self.asks(line, who, **more)
        return {key.label: key for row in reply.drawn.buttons for key in row}

    async def tables(self) -> str:
        """The tables of what is recorded, as a director exports them."""
        reply = await self.asks("/export campaign", ANNA, manages=True)
        return next(file.content.decode("utf-8-sig") for file in reply.drawn.files if file.name.endswith(".csv"))

    async def exported(self) -> str:
        """Everything recorded, as a director exports it."""
        reply = await self.asks("/export campaign", ANNA, manages=True)
        return reply.drawn.files[0].content.decode()


def to(name: str) -> str:
    """To somebody, in Italian: «a», and «ad» before the same sound."""
    return f"{'ad' if name.startswith('A') else 'a'} {name}"


@played_once
async def begun(folder: Path, *players: Account, language: str = "it") -> Evening:
    """A campaign on an empty disk, its people, and a session that has just begun; its dice fall the same each time."""
    house = await opened(folder, chance=Random(SEED).randbytes)
    return await met(house, *players or (ANNA, BRUNO, CARLA), language=language)


async def met(house: House, *players: Account, language: str = "it") -> Evening:
    """The same in a house that stands."""
    if language != "it":
        await house.ask(f"/club language {language}", players[0], manages=True)
    await house.ask('/campaign new "Neon e cenere"', players[0])
    for player in players[1:]:
        await house.ask("/campaign join", player)
    await house.ask("/session start", players[0])
    evening = Evening(house, players[0], ())
    master = (await evening.book()).master
    people = {await evening.person(player): player for player in players}
    evening.master = people[master]
    evening.others = tuple(player for player in players if player is not evening.master)
    return evening
