"""A friendly in the house's room: Anna and Bruno against Carla and Dario, who press as people do."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any

from bot.engines.codice.play.friendly import Friendly
from bot.engines.codice.play.state import Play, operatives
from bot.hall.cards.card import Drawn, Key
from bot.hall.requests import Account, Form, Reply
from tests.hall.house import ANNA, BRUNO, HALL, House, opened, words

CARLO = Account("discord", "6", "Carlo", "it", "carlo")
DARIO = Account("discord", "4", "Dario", "it", "dario")
FRANCO = Account("discord", "7", "Franco", "it", "franco")
EVA = Account("discord", "5", "Eva", "it", "eva")
PLAYERS = (ANNA, BRUNO, CARLO, DARIO)


class FriendlyTable:
    """Four people and a board."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.board: Drawn | None = None

    async def book(self) -> Friendly:
        """The friendlies as they stand."""
        [stored] = await self.house.store.books(kind="friendly")
        volume = await self.house.shelf.volume(stored.id)
        assert volume is not None
        assert isinstance(volume.book, Friendly)
        return volume.book

    async def play(self) -> Play:
        """The hand as it stands."""
        return list((await self.book()).plays.values())[-1]

    async def who(self, person: str) -> Account:
        """The account of a player."""
        found = [one for one in (*PLAYERS, FRANCO, EVA) if (await self.house.named(one.name)).id == person]
        return found[0]

    async def chief(self, team: str = "") -> Account:
        """The chief of a team; of whose turn it is."""
        play = await self.play()
        return await self.who(play.chiefs[team or play.turn])

    async def mate(self, team: str = "") -> Account:
        """The operative of a team; of whose turn it is."""
        play = await self.play()
        team = team or play.turn
        [mate] = [one for one in (await self.book()).seated(play.where, team) if one != play.chiefs[team]]
        return await self.who(mate)

    async def mates(self) -> list[Account]:
        """The operatives whose turn it is."""
        play = await self.play()
        return [await self.who(one) for one in operatives(await self.book(), play, play.turn)]

    async def other(self) -> str:
        """Whose turn it is not."""
        play = await self.play()
        return play.other(play.turn)

    # --- what they press

    async def seen(self) -> Drawn:
        """The board as the room sees it now."""
        await self.house.heralded()
        for notice in self.house.chat.said[::-1]:
            if len(notice.drawn.buttons) >= 5:
                self.board = notice.drawn
                break
        self.house.chat.said.clear()
        assert self.board is not None
        return self.board

    async def reply(self, label: str, who: Account, **more: Any) -> Reply:
        """Press a button of the board by its label."""
        key = find(await self.seen(), label)
        reply = await self.house.ask(who=who, press=key.id, **more)
        if isinstance(reply, Form):
            reply = await self.house.ask(who=who, press=reply.press, values=more.get("values", {}))
        assert isinstance(reply, Reply)
        if reply.drawn.replaces and len(reply.drawn.buttons) >= 5:
            self.board = reply.drawn
        return reply

    async def press(self, label: str, who: Account, **more: Any) -> str:
        """The words of the answer to a press."""
        return words((await self.reply(label, who, **more)).drawn)

    async def clear(self) -> None:
        """Both teams know the words."""
        await self.press("Tutto chiaro", ANNA)
        await self.press("Tutto chiaro", CARLO)

    async def begun(self) -> None:
        """The preparation is over."""
        await self.clear()
        await self.later(60)

    async def later(self, seconds: float) -> None:
        """Time goes by, the timers ring."""
        await self.seen()
        self.house.now += seconds
        await self.house.clock.tick()

    async def clue(self, word: str, number: int, who: Account | None = None) -> str:
        """The chief whose turn it is gives a clue."""
        who = who or await self.chief()
        key = find(await self.seen(), "💬 Indizio")
        form = await self.house.ask(who=who, press=key.id)
        if isinstance(form, Reply):
            return words(form.drawn)
        reply = await self.house.ask(who=who, press=form.press, values={"word": word, "number": str(number)})
        assert isinstance(reply, Reply)
        return words(reply.drawn)

    async def before_a_clue(self, who: Account) -> str:
        """What somebody is refused who presses to give a clue; nothing where the form is opened."""
        asked = await self.house.ask(who=who, press=find(await self.seen(), "💬 Indizio").id)
        return words(asked.drawn) if isinstance(asked, Reply) else ""

    async def point(self, colour: str, who: Account | None = None) -> str:
        """The operative whose turn it is presses a word of a colour."""
        play = await self.play()
        place = next(at for at, one in enumerate(play.key) if one == colour and at not in play.uncovered)
        return await self.press(play.words[place], who or await self.mate())


def find(drawn: Drawn, label: str) -> Key:
    """A button by what stands on it."""
    shown = [key for row in drawn.buttons for key in row]
    found = [key for key in shown if label in (key.label, key.label.partition(" ")[2])]
    assert found, (label, [key.label for key in shown])
    return found[0]


@asynccontextmanager
async def table(folder: Path, players: str = "<@1> <@2> <@6> <@4>") -> AsyncIterator[FriendlyTable]:
    """The words are laid."""
    house = await opened(folder)
    try:
        for who in (*PLAYERS, FRANCO, EVA):
            await house.said("/io mostra", who)
        found = FriendlyTable(house)
        said = await house.said(f"/codice amichevole {players}", ANNA)
        assert said == "Le parole sono sul tavolo.", said
        yield found
    finally:
        await house.store.close()


def five(folder: Path) -> AbstractAsyncContextManager[FriendlyTable]:
    """The same with Franco beside Anna and Bruno."""
    return table(folder, "<@1> <@2> <@7> <@6> <@4>")


__all__ = ["ANNA", "BRUNO", "CARLO", "DARIO", "EVA", "HALL", "FriendlyTable", "find", "five", "table"]
