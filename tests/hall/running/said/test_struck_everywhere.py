"""In every kind of book: answers, notices and private lines of what is undone are struck once each."""

from __future__ import annotations

import json
import tempfile
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import pytest
from hypothesis import assume, example, given, settings
from hypothesis import strategies as st

from bot.hall.cards import as_json
from bot.hall.cards.card import plain
from bot.hall.requests import Account, Form, Reply
from tests import examples
from tests.commands.codice import club_night
from tests.commands.codice.club_night import UGO, ZOE
from tests.commands.daimon.evening import begun
from tests.commands.diplomacy import weekend
from tests.commands.gdr import hall as gdr_hall
from tests.hall.house import ANNA, House, opened, words

pytestmark = pytest.mark.evenings

STRUCK, ACTS = ("Annullato da ", "Undone by "), 15


class Told:
    """What stands on the walls: the title of every message as it is now, and what was undone."""

    def __init__(self, house: House, organiser: Account, kind: str) -> None:
        self.house, self.organiser, self.kind = house, organiser, kind
        self.titles: dict[int, str] = {}
        self.heard = self.fresh = 0
        self.edited: Counter[int] = Counter()
        self.turned: Counter[str] = Counter()
        self.back: dict[str, str] = {}
        """What told anew as a request was put back: it stands and falls with that."""
        self.done: list[str] = []
        self.void: list[str] = []

    async def hears(self) -> None:
        """What the herald has said since, each in its message."""
        await self.house.heralded()
        for notice in self.house.chat.said[self.heard :]:
            there = (notice.edits or {}).get("message")
            if there is None:
                self.fresh += 1
            else:
                self.edited[there] += 1
            self.titles[there or self.fresh] = plain(notice.drawn.title)
        self.heard = len(self.house.chat.said)

    async def asks(self, line: str = "", who: Account | None = None, press: str = "") -> tuple[str, str]:
        """An act; gives its request and the words of its answer."""
        number = 1000 + len(self.titles)
        self.edited.clear()
        reply = await self.house.ask(line, who or self.organiser, id=f"r{number}", press=press, manages=True)
        if isinstance(reply, Form):  # What known dice fell upon goes with a reason.
            who, press, given = who or self.organiser, reply.press, {"why": "per sbaglio"}
            reply = await self.house.ask("", who, id=f"r{number}w", press=press, values=given, manages=True)
        assert isinstance(reply, Reply)
        await self.house.hall.acknowledged(reply.request, {"message": number})
        self.titles[number] = plain(reply.drawn.title)
        await self.hears()
        return reply.request, words(reply.drawn)

    async def does(self, line: str, who: Account) -> None:
        """Something new, a line or (behind "!") a press, which may be refused."""
        press = line if line.startswith("!") else ""
        request, _ = await self.asks("" if press else line, who, press)
        for book in await self.house.store.books(kind=self.kind):
            if await self.house.store.entries(book.id, request=request):
                self.done.append(request)

    async def turns(self, back: bool) -> None:
        """Undo the last that stands, or put back the last that was undone; then look at every message."""
        there = self.void if back else [one for one in self.done if one not in self.void]
        if not there:
            return
        [book] = await self.house.store.books(kind=self.kind)
        turn = f"{'back' if back else 'action'}:{there[-1]} turn:{self.turned[there[-1]]}"
        request, said = await self.asks(press=f"!@{book.id} undo {turn}")
        if "ha rimesso:" in said or "ha annullato:" in said:
            self.turned[there[-1]] += 1
            self.back |= {request: there[-1]} if back else {}
            (self.void.remove if back else self.void.append)(there[-1])
        assert max(self.edited.values(), default=0) <= 1, "each is edited once"
        for request in self.done:
            await self._look(request)

    async def _look(self, request: str) -> None:
        for message in await self.house.store.messages(request):
            # What was for a guest alone was never said: they have no account.
            number = json.loads(message.became or "{}").get("message") if message.state == "said" else None
            if number is None or as_json.loads(message.card).live:  # A live card shows what stands, whatever is undone.
                continue
            stands = {one.request for one in await self.house.store.under(message.key)} if message.key else {request}
            counts = not {self.back.get(one, one) for one in stands} <= {*self.void}
            assert self.titles[number].startswith(STRUCK) != counts, (request, message.key, self.titles[number])


@given(st.integers(0, 2**32))
@example(2040625)  # results that are told anew so, and struck again
@example(5402)  # results that were struck and are told anew when their hand is put back
@settings(max_examples=examples(6), deadline=None)
async def test_in_a_tournament_all_that_was_told_is_struck_once(seed: int) -> None:
    chance = Random(seed)
    with tempfile.TemporaryDirectory() as folder:
        night = await club_night.begun(Path(folder))
        await night.turn_lines_on()
        told = Told(night.house, ZOE, "codice")
        await told.hears()
        for _ in range(ACTS):
            if chance.random() < 0.7:
                table = chance.choice([*(await night.book()).present.matches])
                name = chance.choice(await night.names(table))
                await told.does(f'/codice mano {table} "{name}" agenti {chance.randint(0, 7)}', UGO)
            else:
                await told.turns(chance.random() < 0.4)
        assert told.done
        await night.house.store.close()


Line = Callable[[Random], Awaitable[tuple[str, Account]]]


async def weekend_lines(folder: Path) -> tuple[House, str, Line]:
    """A weekend of Diplomacy: winters, late orders, conduct, bonds, a board that ends."""
    found = await weekend.weekend(folder)

    async def line(chance: Random) -> tuple[str, Account]:
        years, counts = (await found.game()).year or 1900, chance.choice((weekend.EVEN, weekend.LED))
        return chance.choice(
            [
                *[(f"/diplomazia centri 1 {years + 1} {counts}", weekend.UGO)] * 4,
                ("/diplomazia ritardo 1 austria", weekend.UGO),
                ("/diplomazia minuto 1 russia", weekend.UGO),
                ("/diplomazia penalita Ada motivo punti:20", ANNA),
                ("/diplomazia legame Bice Dino", ANNA),
                ("/diplomazia fine 1", ANNA),
            ]
        )

    return found.house, "diplomacy", line


async def convention_lines(folder: Path) -> tuple[House, str, Line]:
    """A convention: teams enter, leave, change a player; sheets are begun, handed in, given back; all is closed."""
    found = await gdr_hall.entered(folder, gdr_hall.TEAMS)
    for team in ("t1", "t2", "t3"):
        await found.filled(team)
    await found.settle()

    async def line(chance: Random) -> tuple[str, Account]:
        team, other = chance.sample(["I Corvi", "Le Gazze", "I Gufi"], 2)
        return chance.choice(
            [
                (f'/gdr ritira "{team}"', ANNA),
                (f'/gdr sostituisci "{team}" "@{team} Mara" "@Nuovo{chance.randint(1, 3)}"', ANNA),
                (f'/gdr riapri "{other}" @rita', ANNA),
                (f'/gdr valuta "{other}"', gdr_hall.UGO),
                *[("/gdr chiudi", ANNA)] * 2,
            ]
        )

    return found.house, "gdr", line


async def club_lines(folder: Path) -> tuple[House, str, Line]:
    """Who is who in a club: guests are renamed, joined and kept apart."""
    house = await opened(folder)
    await house.ask("/mito partita @anna @Nonno @Zia @Cugino", ANNA)
    guests = [row["person"] for row in await house.store.rows("guests")]

    async def line(chance: Random) -> tuple[str, Account]:
        one, other = chance.sample(guests, 2)
        return chance.choice(
            [
                (f"!club rename guest:<@{one}> name:Nome{chance.randint(1, 99)}", ANNA),
                (f"!club apart one:<@{one}> other:<@{other}>", ANNA),
                (f"!club join old:<@{one}> into:<@{other}> sure:yes", ANNA),
            ]
        )

    return house, "club", line


async def duel_lines(folder: Path) -> tuple[House, str, Line]:
    """Contests at a table, answered in secret, with an advantage; and the fights and shots of those who stand by."""
    evening = await begun(folder)
    one, other = evening.others

    async def line(chance: Random) -> tuple[str, Account]:
        number = (await evening.book()).contests.count
        dice, bid = chance.randint(1, 5), chance.randint(0, 1)
        who, rival = chance.sample([one, other], 2)
        return chance.choice(
            [
                *[(f'/confronto "@{one.name} @{other.name}"', evening.master)] * 2,
                *[(f"!contest-give {number} d{dice}.r{bid}", who)] * 6,
                (f"/vantaggio @{who.name} 2", evening.master),
                (f"!contest-off {number}", evening.master),
                ("/scontro inizia Guardia 3", evening.master),
                (f"/scontro attacca {dice} {bid}", rival),
                (f"/scontro mira 1 1 dadi:{dice}", who),
                ("/scontro fine", evening.master),
            ]
        )

    return evening.house, "campaign", line


@pytest.mark.parametrize("lines", [weekend_lines, convention_lines, club_lines, duel_lines])
@given(st.integers(0, 2**32))
@example(2231)  # a contest whose faces are known is called off, with a reason
@settings(max_examples=examples(3), deadline=None)
async def test_in_whichever_book_all_that_was_told_is_struck_once(
    lines: Callable[[Path], Awaitable[tuple[House, str, Line]]], seed: int
) -> None:
    chance = Random(seed)
    with tempfile.TemporaryDirectory() as folder:
        house, kind, line = await lines(Path(folder))
        told = Told(house, ANNA, kind)
        await told.hears()
        for _ in range(ACTS):
            if not told.done or chance.random() < 0.6:
                await told.does(*await line(chance))
            else:
                await told.turns(chance.random() < 0.4)
        assume(told.done)  # Where all was refused there is nothing to see.
        await house.store.close()


@given(st.integers(0, 2**32))
@settings(max_examples=examples(6), deadline=None)
async def test_at_a_table_all_that_was_told_is_struck_once(seed: int) -> None:
    chance = Random(seed)
    with tempfile.TemporaryDirectory() as folder:
        evening = await begun(Path(folder))
        told = Told(evening.house, evening.master, "campaign")
        await told.hears()
        other = evening.others[0].name
        lines = (
            f"/riserva premia @{other} interpretazione",
            f"/prova @{other}",
            '/eventi "qualcosa accade"',
            f"/ferite aggiungi @{other} 1",
            "/scena fine",
        )
        for _ in range(ACTS):
            if chance.random() < 0.6:
                await told.does(chance.choice(lines), evening.master)
            else:
                await told.turns(chance.random() < 0.4)
        assert told.done
        await evening.house.store.close()
