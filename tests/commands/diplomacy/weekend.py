"""A weekend at the club: Anna directs and plays nowhere, Ugo is the referee, the players are members and guests."""

from __future__ import annotations

from pathlib import Path

from bot.engines.diplomacy.games import Game
from bot.engines.diplomacy.tournament import Diplomacy
from bot.hall.requests import Account
from tests.commands.codice.club_evening import ClubEvening, board_words, keys
from tests.hall.house import BRUNO, opened, words
from tests.hall.scenes import played_once

UGO = Account("discord", "30", "Ugo", "it", "ugo")
NAMES = ["Bruno", "Ada", "Bice", "Dino", "Elsa", "Fulvio", "Gigi", "Ines", "Lea", "Miro", "Nora", "Olga", "Pino"]
NAMES += ["Rosa", "Silvio", "Teresa", "Ubaldo", "Valerio", "Wanda", "Zeno", "Cora"]
NAMES += ["Dalia", "Enea", "Flora", "Guido", "Ivo", "Livia", "Mara"]
EVEN = "5 5 5 5 5 5 4"
LED = "9 7 6 5 4 2 1"


class Weekend(ClubEvening):
    """A tournament in the house's room."""

    kind = "diplomacy"

    # --- what stands

    async def book(self) -> Diplomacy:  # type: ignore[override]
        """The tournament as it stands."""
        volume = await self.house.shelf.volume(await self.stored())
        assert volume is not None
        assert isinstance(volume.book, Diplomacy)
        return volume.book

    async def game(self, board: int = 1) -> Game:
        """A board of the present round."""
        return (await self.book()).game_at(board)

    async def id(self, name: str) -> str:
        """The player of that name."""
        return {await self.name(id): id for id in (await self.book()).entrants}[name]

    async def at(self, power: str, board: int = 1) -> str:
        """Who plays a power."""
        return await self.name((await self.game(board)).seats[power])  # type: ignore[index]

    async def screen(self, language: str = "it") -> str:
        """The words of the projector board."""
        return board_words(await self.board(language))

    # --- what is played

    async def post(self, line: str = "/diplomazia round") -> str:
        """Draft a round and post it."""
        await self.said(line)
        return await self.said("/diplomazia pubblica")

    async def winter(self, board: int, year: int, counts: str = EVEN) -> str:
        """The referee records a winter, also where it is asked whether that can be."""
        card = await self.card(f"/diplomazia centri {board} {year} {counts}", UGO)
        sure = next(
            (key for label, key in keys(card).items() if label in (f"Registra il {year}", f"Record {year}")), None
        )
        return words(card) if sure is None else await self.said(who=UGO, press=sure.id)

    async def play(self, board: int, counts: str = EVEN, years: int = 7) -> str:  # type: ignore[override]
        """A board is played to its end and closed."""
        for year in range(1901, 1901 + years):
            await self.winter(board, year, counts)
        return await self.said(f"/diplomazia fine {board}", UGO)

    async def undo(self) -> str:
        """The director undoes what came last."""
        return await self.said(press=(await self.keys("/annulla"))["Sì, annulla"].id)


@played_once
async def weekend(
    folder: Path, players: int = 7, *, posted: bool = True, language: str = "it", rounds: int = 3, more: str = ""
) -> Weekend:
    """A tournament of so many players, Bruno the first; its first round is posted."""
    found = Weekend(await opened(folder))
    await found.said("/aiuto", UGO)
    await found.said("/club ruolo @ugo arbitro")
    if language != "it":
        await found.said(f"/club language {language}")
    await found.said(f'/diplomazia nuovo "Coppa" {rounds} {more}')
    await found.said("/diplomazia giocatore Bruno", BRUNO)
    for name in NAMES[1:players]:
        await found.said(f"/diplomazia giocatore {name}")
    if posted:
        await found.post()
        await found.house.heralded()
    return found
