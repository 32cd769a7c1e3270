"""Evenings of whatever comes to mind: nothing breaks, no reserve leaves its bounds, books fold again, undo goes home.

Everybody types commands of every kind and presses whatever buttons they have been shown, at the right moment or not.
"""

from __future__ import annotations

import asyncio
import tempfile
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.checker.verdict import Grade
from bot.hall.cards.card import Audience
from bot.hall.requests import Account, Form, Reply
from tests import examples
from tests.commands.daimon.evening import Evening, met
from tests.engines.daimon.laid_table import seen
from tests.exported import grade_of
from tests.hall.house import ANNA, BRUNO, CARLA, HALL, Numbered, opened, words

PEOPLE = (ANNA, BRUNO, CARLA)
NUMBERS = st.integers(0, 9)
NAMES = st.sampled_from(["@Anna", "@Bruno", "@Carla"])
ANYBODYS = st.one_of(
    st.sampled_from(
        """/scena prenota;/sessione fine;/sessione inizia;/eventi;/riserva spendi evoluzione;/riserva spendi master
        /scontro mostra;/scontro resa;/scontro attacca 5 riserva:1;/scontro attacca 4 strategia:disperato
        /scontro mira 1 2 dadi:5;/campagna mostra;/riserva mostra;/scheda nuova Nadir;/scheda mostra;/sessione assente
        /sessione presente;/campagna entra;/campagna esci;/evolvi;/probabilita 5 3;/diario;/tira;/verifica
        /tecnologia aggiungi Naso x y z strategico:si""".replace("\n        ", ";").split(";")
    ),
    st.builds("/tira {} riserva:{}".format, NUMBERS, st.integers(0, 3)),
    st.builds("/tira {} riserva:{} bonus:{}".format, NUMBERS, st.integers(0, 8), st.integers(-2, 3)),
    st.builds("/assisti {}".format, NAMES),
    st.builds('/confronto "@Anna {}" forza'.format, NAMES),
    st.builds('/confronto "@Bruno @Carla" lotta armato:si minuti:{}'.format, st.integers(1, 9)),
    st.builds("/ferite cura {} luogo:clinica".format, NAMES),
)
MASTERS = st.one_of(
    st.sampled_from(
        """/scena fine;/scena mantieni;/oracolo si-no;/oracolo casuale;/oracolo png;/eventi "una sparatoria"
        /scontro inizia Guardia;/scontro inizia Drone avversari:3 equipaggiamento:2;/scontro avversario Capo
        /scontro fine;/ferite giorno;/campagna avventura Altrove;/annulla""".replace("\n        ", ";").split(";")
    ),
    st.builds("/prova {} salto".format, NAMES),
    st.builds("/prova {} salto".format, NAMES),
    st.builds("/vantaggio {} {}".format, NAMES, st.integers(-4, 4)),
    st.builds("/riserva premia {} {}".format, NAMES, st.sampled_from(["pericolo", "narrazione", "daimon"])),
    st.builds("/ferite aggiungi {} {}".format, NAMES, st.integers(1, 4)),
    st.builds("/risorse ricompensa {} {} {}".format, NAMES, NUMBERS, NUMBERS),
)
PRESSES = st.tuples(st.sampled_from(["master", *PEOPLE]), st.integers(0, 12))
STEPS = st.one_of(
    PRESSES,
    PRESSES,
    PRESSES,
    PRESSES,
    st.tuples(st.just("master"), MASTERS),
    st.tuples(st.sampled_from(PEOPLE), ANYBODYS),
    st.tuples(st.just("master"), st.sampled_from(["wait", "wait", "restart"])),
)


@given(st.lists(STEPS, min_size=30, max_size=70), st.integers(0, 999))
@settings(max_examples=examples(5), deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_whatever_people_do_the_evening_holds(steps: list[tuple[Any, Any]], luck: int) -> None:
    asyncio.run(_played(steps, luck))


async def _played(steps: list[tuple[Any, Any]], luck: int) -> None:
    """The same steps with the same luck are the same evening: the drawn Master too."""
    with tempfile.TemporaryDirectory() as folder:
        house = await opened(Path(folder), ids=Numbered(count(1)), chance=Random(luck).randbytes)
        evening = await met(house, ANNA, BRUNO, CARLA)
        shown: dict[str, list[str]] = {one.id: [] for one in PEOPLE}
        try:
            for person, act in steps:
                house.now += 5
                master = (await evening.book()).master
                who = person if person != "master" else await _one(evening, master)
                if act == "wait":
                    house.now += 1800
                    await house.clock.tick()
                elif act == "restart":
                    evening.house = house = await house.restarted()
                else:
                    await _does(evening, who, act, shown)
                book = await evening.book()
                assert all(0 <= seat.free <= seat.reserve <= 7 for seat in book.seats)
                assert all(character.wounds >= 0 for character in book.characters.values())
            await house.heralded()
            assert not [told for told in house.chat.words() if "{" in told]
            before = seen(await evening.book())
            house.shelf.drop_all()
            assert seen(await evening.book()) == before
            assert grade_of(await evening.exported()) is Grade.WHOLE
            await _undone(evening)
        finally:
            await house.store.close()


async def _one(evening: Evening, person: str) -> Account:
    """Whose id that is; Anna where nobody holds the chair."""
    people = {await evening.person(one): one for one in PEOPLE}
    return people.get(person, ANNA)


async def _does(evening: Evening, who: Account, act: Any, shown: dict[str, list[str]]) -> None:
    """A typed line, or the press of one of the newest buttons that this person has seen."""
    if isinstance(act, str):
        reply = await evening.house.ask(act, who, HALL)
    elif not shown[who.id]:
        return
    else:
        reply = await evening.house.ask("", who, HALL, press=shown[who.id][-1 - act % len(shown[who.id])])
    if isinstance(reply, Form):
        values = {field.name: field.choices[0].value if field.choices else "1" for field in reply.fields}
        reply = await evening.house.ask("", who, HALL, press=reply.press, values=values)
    if isinstance(reply, Reply):
        said = words(reply.drawn)
        assert "qualcosa si è rotto" not in said and "something broke" not in said, (act, said)
        eyes = [one.id for one in PEOPLE] if reply.audience is Audience.ROOM else [who.id]
        for eye in eyes:
            shown[eye] += [key.id for row in reply.drawn.buttons for key in row]


async def _undone(evening: Evening) -> None:
    """Undo, again and again, to the empty table."""
    for _ in range(200):
        if not await evening.undoes(ANNA):
            break
    book = await evening.book()
    assert (book.founder, book.seats, book.session, book.characters) == ("", [], None, {})
