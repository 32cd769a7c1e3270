"""Who competes changes nothing of a rival's score before closing, and learns nothing of it, in whatever order they give
commands, press and undo: two evenings that differ in the rivals' answers alone look the same to them."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from bot.hall.cards.card import Drawn
from bot.hall.declared.known_before import A_WHILE
from bot.hall.requests import Form, Reply
from tests.commands.gdr.hall import PIA, RITA, UGO, Hall, hall
from tests.hall.house import HALL, private, words

SEEDS = range(1, 5)
STEPS = 18
LINES = (
    "/gdr stato",
    '/gdr valuta "Le Gazze"',
    '/gdr valuta "I Corvi"',
    '/gdr confronta "Le Gazze"',
    '/gdr conferma "Le Gazze" "@Le Gazze Mara"',
    '/gdr riapri "Le Gazze"',
    '/gdr riapri "Le Gazze" @Rita',
    "/gdr classifica",
    '/gdr spiega "Le Gazze"',
    '/gdr giudizio "Le Gazze"',
    "/gdr giudizio",
    "/gdr resoconto",
    "/gdr arbitri",
    '/gdr carta "Le Gazze"',
    '/gdr trascrivi "Le Gazze" "1 BBBB; 2 CCCC"',
    '/gdr taratura "Le Gazze"',
    '/gdr campione "Le Gazze"',
    '/gdr tavolo "Le Gazze" @Pia',
    '/gdr tavolo "Le Gazze" @Ugo',
    '/gdr ritira "Le Gazze"',
    '/gdr sostituisci "Le Gazze" "@Le Gazze Vito" @Ugo',
    "/gdr chiudi",
    "/diario 30",
    "/annulla",
    "/club ruolo @Pia arbitro",
)
FORGED = (
    "gdr decide t2 mean",
    "gdr genius t2 mara yes",
    "gdr read t2",
    "gdr index t2",
    "gdr page t2 0",
    "gdr say t2 0 1",
)


async def competes(floor: Hall) -> None:
    """Pia plays Mara in I Corvi, directs and is a referee too; Rita and Ugo judge Le Gazze."""
    await floor.said("/aiuto", PIA)
    await floor.said('/gdr sostituisci "I Corvi" "@I Corvi Mara" @Pia')
    await floor.said("/club ruolo @Pia direttore")


async def evening(folder: Path, seed: int, picks: tuple[int, int]) -> tuple[list[str], Any]:
    """What Pia sees, step by step, while Rita and Ugo hand in sheets with these answers; and how these stand."""
    chance, seen, last = random.Random(seed), [], None
    async with hall(folder, {"I Corvi": 4, "Le Gazze": 4}) as floor:
        await competes(floor)
        rivals = {4 + chance.randrange(4): (RITA, picks[0]), 10 + chance.randrange(4): (UGO, picks[1])}
        for step in range(STEPS):
            if step in rivals:
                who, pick = rivals[step]
                if (await floor.book()).entrants["t2"].fate == "in":  # Pia, who directs, may have withdrawn it.
                    await floor.filled("t2", pick, who)
                await floor.house.heralded()
            keys = [key for row in last.buttons for key in row if not key.url] if last is not None else []
            where = HALL if chance.random() < 0.6 else private(PIA)
            choice, line, key = chance.random(), chance.choice(LINES), chance.choice(keys) if keys else None
            before = standing(await floor.book())
            if key is not None and choice < 0.4:
                reply = await floor.house.ask(who=PIA, where=where, press=key.id)
            elif choice < 0.5:
                reply = await floor.house.ask(who=PIA, where=where, press=f"!{chance.choice(FORGED)}")
            else:
                reply = await floor.house.ask(line, PIA, where)
            assert standing(await floor.book()) == before, f"{line} changed what is said of rivals"
            last = reply.drawn if isinstance(reply, Reply) else None
            seen.append(f"{line}: {shown(reply)}")
        book = await floor.book()
        assert not book.closed
        return seen, standing(book)


def standing(book: Any) -> Any:
    """All that a rival's score is made of."""
    sheets = {key: dict(sheet.answers) for key, sheet in book.sheets.items() if key[0] == "t2" and sheet.answers}
    handed = [key for key, sheet in book.sheets.items() if key[0] == "t2" and sheet.handed]
    return (
        sheets,
        handed,
        dict(book.genius),
        dict(book.decisions),
        book.adventure,
        book.casts.get("t2"),
        "t2" in book.samples,
    )


def shown(reply: Reply | Form | None) -> str:
    """The words, the table and the buttons that somebody sees."""
    if not isinstance(reply, Reply):
        return str(reply)
    drawn: Drawn = reply.drawn
    return "\n".join([words(drawn), *(key.label for row in drawn.buttons for key in row)])


@pytest.mark.parametrize("seed", SEEDS)
async def test_two_evenings_that_differ_in_the_rivals_answers_alone_look_the_same_to_who_competes(
    tmp_path: Path, seed: int
) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    one.mkdir()
    two.mkdir()
    seen, stands = await evening(one, seed, (1, 2))
    other, otherwise = await evening(two, seed, (2, 1))
    assert seen == other
    assert stands != otherwise, "the evenings were the same all along"


async def test_a_director_who_read_the_rivals_plays_no_more_and_who_ruled_enters_with_another_sides_yes(
    tmp_path: Path,
) -> None:
    """Out of their team, or in none, they read and chose among the rivals' sheets, and then came in."""
    mine = '/gdr squadra "I Nuovi" "@Pia Mara, @Ada Vito, @Ivo Elio, @Lea Agata"'
    async with hall(tmp_path, {"I Corvi": 4, "Le Gazze": 4}) as floor:
        await competes(floor)
        floor.house.now += A_WHILE + 1
        await floor.filled("t2", 1)
        await floor.filled("t2", 2, UGO)
        await floor.said('/gdr ritira "I Corvi"', PIA)
        compared = await floor.card('/gdr confronta "Le Gazze"', PIA)
        assert "vuole registrare:" in await floor.said(mine, PIA)
        await floor.card(who=PIA, press=next(k.id for row in compared.buttons for k in row if "gdr read" in k.id))
        assert "non gioca più" in await floor.said(mine, PIA)
        assert "non gioca più" in await floor.said('/gdr sostituisci "Le Gazze" "@Le Gazze Vito" @Pia', PIA)
        asked = await floor.card("/annulla", PIA)
        assert "non gioca più" in await floor.said(who=PIA, press=asked.buttons[0][0].id), words(asked)
        assert not (await floor.book()).plays((await floor.house.people.meet(PIA)).id)


async def test_a_director_who_competes_closes_with_the_yes_of_another_side_and_the_question_shows_no_score(
    tmp_path: Path,
) -> None:
    async with hall(tmp_path, {"I Corvi": 4, "Le Gazze": 4}) as floor:
        await competes(floor)
        floor.house.now += A_WHILE + 1  # since then Rita's office gives a yes
        await floor.filled("t1", -1)
        await floor.filled("t2", -1)
        asked = await floor.card("/gdr chiudi", PIA)
        assert not (await floor.book()).closed and "Pia chiude il torneo" in words(asked)
        assert not any(figure in words(asked) for figure in "0123456789"), words(asked)
        [yes] = [key.id for row in asked.buttons for key in row]
        assert "Il sì deve darlo qualcun altro" in await floor.said(who=PIA, press=yes)
        assert not (await floor.book()).closed
        assert "Con il sì di Rita" in await floor.said(who=RITA, press=yes)
        assert (await floor.book()).closed
