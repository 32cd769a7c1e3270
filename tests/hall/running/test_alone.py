"""Whoever plays, with every right that an office gives and nobody's yes, changes nothing of what they have: whichever
line they undo or put back, and whatever they rule."""

from __future__ import annotations

import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engines.house_entries import Agreed
from bot.engines.mito.league import League
from bot.hall.declared.known_before import A_WHILE
from bot.hall.requests import Account, Form, Reply
from tests import examples
from tests.commands.codice import club_night
from tests.commands.daimon.evening import begun
from tests.commands.daimon.heroes import DARIO
from tests.commands.diplomacy import weekend
from tests.commands.gdr.hall import RITA, UGO, entered
from tests.hall.house import ANNA, BRUNO, CARLA, House, opened

pytestmark = pytest.mark.evenings


class Played(NamedTuple):
    """A book in which others have recorded: who cheats, and what they have in it."""

    house: House
    kind: str
    cheat: Account
    has: Callable[[], Awaitable[object]]
    rulings: tuple[str, ...]
    """What an office lets them rule."""


async def a_ladder(folder: Path, chance: Random) -> Played:
    house = await opened(folder)
    four = ["@anna", "@bruno", "@carla", "@dario"]
    for who in (ANNA, BRUNO, CARLA):
        await house.ask("/aiuto", who)
    for _ in range(5):
        house.now += 3600
        players = " ".join(chance.sample(four, chance.randint(2, 4)))
        await house.ask(f'/mito partita "{players}"', chance.choice((BRUNO, CARLA)))
        await house.ask(press=f"!mito {chance.choice(('confirm', 'dispute'))} 1", who=chance.choice((ANNA, BRUNO)))
    me = (await house.people.meet(ANNA)).id

    async def has() -> object:
        [stored] = await house.store.books(kind="mito")
        volume = await house.shelf.volume(stored.id)
        assert volume is not None and isinstance(volume.book, League)
        book = volume.book
        ladders = [book.ladder(which, house.now).standing(me) for which in book.active]
        return [(one.value, one.place) for one in ladders if one is not None]

    fixes = [f"/mito correggi {number} {what}" for number in range(1, 6) for what in ('"@bruno @carla"', "elimina:si")]
    return Played(house, "mito", ANNA, has, (*fixes, "/mito impostazioni piatto:5"))


async def a_night(folder: Path, chance: Random) -> Played:
    night = await club_night.begun(folder)
    for _ in range(4):
        table = chance.choice([*(await night.book()).present.matches])
        name = chance.choice(await night.names(table))
        await night.house.ask(f'/codice mano {table} "{name}" agenti {chance.randint(0, 5)}', club_night.UGO)
        night.house.now += 60

    async def has() -> object:
        return [
            (one.number, table, match.teams, match.decision, [hand.outcome for hand in match.hands])
            for one in (await night.book()).rounds
            for table, match in one.matches.items()
        ]

    one, other = await night.names(1)
    rulings = (
        f'/codice correggi 1 1 "{one}" assassino',
        f'/codice correggi 1 1 "{other}" agenti 0',
        f'/codice assegna 1 "{one}"',
        f'/codice ritira "{other}"',
        "/codice turno",
    )
    return Played(night.house, "codice", await night.side(1, 0), has, rulings)


async def a_weekend(folder: Path, chance: Random) -> Played:
    found = await weekend.weekend(folder)
    for year in range(1901, 1901 + chance.randint(1, 4)):
        await found.winter(1, year, chance.choice((weekend.EVEN, weekend.LED)))
        if chance.random() < 0.3:
            await found.house.ask("/diplomazia ritardo 1 austria", weekend.UGO)
        found.house.now += 60

    async def has() -> object:
        book = await found.book()
        boards = [(game.counts, game.over, game.seats) for _, game in book.games()]
        return boards, len(book.rounds), [(one.player, one.points) for one in book.penalties]

    rulings = (
        f"/diplomazia centri 1 1901 {weekend.LED}",
        f"/diplomazia centri 1 1902 {weekend.EVEN}",
        "/diplomazia penalita Ada motivo punti:20",
        "/diplomazia fine 1",
        "/diplomazia chiudi",
    )
    return Played(found.house, "diplomacy", BRUNO, has, rulings)


async def a_campaign(folder: Path, chance: Random) -> Played:
    evening = await begun(folder)
    cheat, other, _ = chance.sample([*evening.others, evening.master], 3)
    for _ in range(6):
        line = chance.choice(
            [
                (f"/riserva premia @{cheat.name} interpretazione", evening.master),
                (f"/riserva premia @{other.name} narrazione", evening.master),
                (f"/prova @{cheat.name}", evening.master),
                ("/tira 3 riserva:1", cheat),
                ("!check-target 1 3", evening.master),
                (f'/confronto "@{cheat.name} @{other.name}"', evening.master),
                ("!contest-give 1 d2.r1", cheat),
                ("!contest-give 1 d3", other),
                ("/scena fine", evening.master),
            ]
        )
        words, who = line
        press = words if words.startswith("!") else ""
        await evening.house.ask("" if press else words, who, press=press)
        evening.house.now += 60
    me = await evening.person(cheat)

    async def has() -> object:
        book = await evening.book()
        character = book.character_of(me)
        return book.seat(me).reserve, dict(book.seat(me).held), character and character.wounds, book.master == me

    rulings = (
        f"/riserva premia @{cheat.name} narrazione",
        *(f"/riserva premia @{one.name} daimon" for one in (*evening.others, evening.master)),
        "!check-drop 1",
        "!contest-off 1",
    )
    return Played(evening.house, "campaign", cheat, has, rulings)


async def a_convention(folder: Path, chance: Random) -> Played:
    floor = await entered(folder, {"I Corvi": 4, "Le Gazze": 4})
    await floor.competing()
    for team in ("t1", "t2"):
        for referee in chance.sample((RITA, UGO), 2):
            await floor.filled(team, chance.randint(-1, 1), referee)

    async def has() -> object:
        book = await floor.book()
        sheets = [(key, dict(sheet.answers), sheet.handed) for key, sheet in book.sheets.items()]
        said = book.genius, book.decisions, book.casts, book.samples, book.entrants
        return sheets, str(said), book.closed, book.adventure

    team = chance.choice(("I Corvi", "Le Gazze"))
    rulings = (
        f'/gdr riapri "{team}" @Rita',
        f'/gdr conferma "{team}" "@{team} Vito"',
        '/gdr ritira "Le Gazze"',
        f'/gdr tavolo "{team}" @Ugo',
        f'/gdr sostituisci "{team}" "@{team} Vito" @Ugo',
        f'/gdr trascrivi "{team}" "1 BBBB; 2 CCCC"',
        "!gdr decide t1 mean",
        "!gdr genius t2 mara yes",
        "/gdr chiudi",
    )
    return Played(floor.house, "gdr", ANNA, has, rulings)


async def a_club(folder: Path, chance: Random) -> Played:
    """Who is which guest: Anna is one, and Dario another, as Carla has confirmed."""
    house = await opened(folder)
    for who in (ANNA, BRUNO, CARLA, DARIO):
        await house.ask("/aiuto", who)
    for count in (4, *(chance.randint(2, 4) for _ in range(3))):
        house.now += 3600
        players = " ".join(chance.sample(["@bruno", "@carla", "@Gino", "@Zeta"], count))
        await house.ask(f'/mito partita "{players}"', BRUNO)
    for who, guest in ((ANNA, "Gino"), (DARIO, "Zeta")):
        [claim] = [key for label, key in (await house.keys("/io mostra", who)).items() if label.endswith(guest)]
        await house.press(claim, who)
        await house.heralded()
        asked = [key for one in house.chat.said for row in one.drawn.buttons for key in row if key.label == "Conferma"]
        await house.press(asked[-1], CARLA)

    async def has() -> object:
        """What each who plays there has, whoever they are; whether one is that guest they may take back themselves."""
        [stored] = await house.store.books(kind="mito")
        volume = await house.shelf.volume(stored.id)
        assert volume is not None and isinstance(volume.book, League)
        ladders = [volume.book.ladder(which, house.now) for which in volume.book.active]
        return [[(one.value, one.place, one.games) for one in ladder.order()] for ladder in ladders]

    [club] = await house.store.books(kind="club")
    people = await house.shelf.volume(club.id)
    assert people is not None and str(people.book.rows()).count("'aliases'") == 2, "who is who is known"
    rulings = ("/club persone Gino", "/club persone Zeta", "/club persone @anna")
    return Played(house, "club", ANNA, has, rulings)


async def tried(played: Played, line: str = "", press: str = "") -> Reply | None:
    """Something that the cheat asks for with an organiser's rights; a reason is given where one is asked for."""
    reply = await played.house.ask(line, played.cheat, press=press, manages=True)
    if isinstance(reply, Form):
        reply = await played.house.ask("", played.cheat, press=reply.press, values={"why": "così"}, manages=True)
    return reply if isinstance(reply, Reply) else None


@pytest.mark.parametrize("begins", [a_ladder, a_night, a_weekend, a_campaign, a_convention, a_club])
@given(st.integers(0, 2**32))
@settings(max_examples=examples(6), deadline=None)
async def test_whoever_plays_changes_nothing_of_theirs_alone(
    begins: Callable[[Path, Random], Awaitable[Played]], seed: int
) -> None:
    chance = Random(seed)
    with tempfile.TemporaryDirectory() as folder:
        played = await begins(Path(folder), chance)
        house = played.house
        house.now += A_WHILE  # Nothing is a slip of their own any more.
        before = await played.has()
        [stored] = await house.store.books(kind=played.kind)
        lines = (await house.store.book(stored.id)).version  # type: ignore[union-attr]
        undos = [f"/annulla {number} {played.kind}" for number in range(1, lines + 1)]
        tries = [*undos, *played.rulings]
        for line in chance.sample(tries, min(12, len(tries))):
            reply = await (tried(played, press=line) if line.startswith("!") else tried(played, line))
            assert await played.has() == before, line
            for _ in range(3):
                keys = [key for row in reply.drawn.buttons for key in row] if reply is not None else []
                if not keys:
                    break
                reply = await tried(played, press=keys[-1].id)
                assert await played.has() == before, line
        said = [one.kind for one in await house.store.entries(stored.id)]
        assert Agreed.kind not in said[lines:]
        await house.store.close()
