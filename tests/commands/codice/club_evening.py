"""An evening at the club: a tournament in the house's room, its teams, and the director's phone."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from bot.engines.codice.matches import Match
from bot.engines.codice.tournament import Codice
from bot.hall.cards.board import DrawnBoard
from bot.hall.cards.card import Drawn, Key, plain
from bot.hall.requests import Account, Reply
from bot.storage.contract import Write
from tests.hall.house import ANNA, House, opened, words
from tests.hall.scenes import played_once

NAMES = ("Orsi", "Lupi", "Volpi", "Gatti", "Tassi", "Ricci", "Gufi", "Corvi", "Falchi")


class ClubEvening:
    """A tournament whose director is Anna; she plays nowhere."""

    kind = "codice"

    def __init__(self, house: House) -> None:
        self.house = house

    # --- what is asked and answered

    async def card(self, line: str = "", who: Account = ANNA, **more: Any) -> Drawn:
        """The answer to a line or a press; Anna directs."""
        reply = await self.house.ask(line, who, manages=who is ANNA, **more)
        assert isinstance(reply, Reply), reply
        return reply.drawn

    async def said(self, line: str = "", who: Account = ANNA, **more: Any) -> str:
        """The words of an answer."""
        return words(await self.card(line, who, **more))

    async def keys(self, line: str = "", who: Account = ANNA, **more: Any) -> dict[str, Key]:
        """The buttons of an answer, by label."""
        return keys(await self.card(line, who, **more))

    async def rung(self, seconds: float) -> list[str]:
        """Time goes by, the timers ring; gives what was said since."""
        await self.house.heralded()
        self.house.now += seconds
        await self.house.clock.tick()
        return await self.house.heralded()

    # --- what stands

    async def stored(self) -> str:
        """The id of the tournament's book."""
        return (await self.house.store.books(kind=self.kind))[0].id

    async def book(self) -> Codice:
        """The tournament as it stands."""
        volume = await self.house.shelf.volume(await self.stored())
        assert volume is not None
        assert isinstance(volume.book, Codice)
        return volume.book

    async def match(self, table: int) -> Match:
        """A table of the present round."""
        return (await self.book()).match_at(table)

    async def name(self, team: str) -> str:
        """What a team is called."""
        return await self.house.people.words((await self.book()).entrants[team].name) or ""

    async def names(self, table: int) -> tuple[str, str]:
        """The two teams of a table, the first listed first."""
        one, two = (await self.match(table)).teams
        return await self.name(one), await self.name(two)

    async def player(self, team: str) -> Account:
        """The account of a team's first player: the guest that was mentioned is theirs."""
        person = await self.house.people.person((await self.book()).entrants[team].players[0])
        account = Account("discord", person.id, person.name, "it", person.name)
        await self.house.turned_out(person.id, account)
        return account

    async def board(self, language: str = "it") -> DrawnBoard:
        """The projector board."""
        boards = self.house.hall.boards
        id, kept = await boards.of_book(await self.stored())
        await self.house.store.write(Write(changes=[kept]))
        drawn = await boards.draw(id, language)
        assert drawn is not None
        return drawn

    async def page(self, language: str = "it") -> tuple[str, DrawnBoard]:
        """The public page: its id, and what stands on it."""
        boards, book = self.house.hall.boards, await self.stored()
        id = await boards.page_of(book)
        if not id:
            id, kept = boards.new_page(book)
            await self.house.store.write(Write(changes=[kept]))
        drawn = await boards.draw_page(id, language)
        assert drawn is not None
        return id, drawn

    async def own(self, team: str) -> str:
        """What the public page says of one team alone, panel by panel."""
        id, board = await self.page()
        number = [name for name, _ in board.entrants].index(team)
        panels = await self.house.hall.boards.draw_own(id, "it", number, team)
        return board_words(replace(board, title=(), subtitle=(), panels=panels))

    # --- what is played

    async def hand(self, table: int, winner: int, agents: int = 4, ending: str = "agents") -> str:
        """The director records a hand: who won it (0 the first listed, 1 the other)."""
        team = (await self.match(table)).teams[winner]
        count = agents if ending in ("agents", "time") else ""
        return await self.said(f'/codice hand {table} "{team}" {ending} {count}'.strip())

    async def play(self, table: int, *winners: int, agents: int = 4) -> None:
        """The hands of a table, one after the other."""
        for winner in winners:
            await self.hand(table, winner, agents)

    async def play_round(self, agents: int | None = None) -> None:
        """Every table plays: the first listed win everything, against other agents at each table."""
        one = (await self.book()).present
        for table in list(one.matches):
            while not (await self.book()).rounds[one.number - 1].matches[table].over:
                await self.hand(table, 0, table % 8 if agents is None else agents)

    async def play_all(self) -> None:
        """To the end."""
        while not (await self.book()).ended:
            await self.play_round()


def keys(drawn: Drawn) -> dict[str, Key]:
    """The buttons of a card, by label."""
    return {key.label: key for row in drawn.buttons for key in row}


def board_words(board: DrawnBoard) -> str:
    """The words of a board, panel by panel, row by row."""
    lines = [plain(board.title), plain(board.subtitle)]
    for panel in board.panels:
        lines += [plain(panel.title), *map(plain, panel.lines), *(plain(clock.label) for clock in panel.clocks)]
        if panel.table:
            lines += [" ".join(plain(cell) for cell in row) for row in panel.table.rows]
    return "\n".join(filter(None, lines))


@played_once
async def _entered(folder: Path, teams: int, language: str, *, started: bool) -> ClubEvening:
    found = ClubEvening(await opened(folder))
    if language != "it":
        await found.said(f"/club language {language}")
    opening = await found.house.ask('/codice new "Coppa"', ANNA, manages=True)
    assert isinstance(opening, Reply)
    await found.house.hall.acknowledged(opening.request, {"message": -1})  # The draw edits it, where it was heard.
    for number in range(teams):
        name = NAMES[number] if number < len(NAMES) else f"Squadra {number + 1}"
        await found.said(f'/codice team "{name}" "@{name} uno" "@{name} due"')
    if started:
        await found.said("/codice start")
        await found.house.heralded()
    return found


@asynccontextmanager
async def evening(
    folder: Path, teams: int, language: str = "it", *, started: bool = True
) -> AsyncIterator[ClubEvening]:
    """A tournament of so many teams; its first round is drawn."""
    found = await _entered(folder, teams, language, started=started)
    yield found
    await found.house.store.close()
