"""Who competes changes nothing of a rival's score before closing, and learns nothing of it, in whatever order they give
commands, press and undo: evenings that differ in the rivals' answers alone, or in what a director said of their strokes
of genius, look the same to them."""

from __future__ import annotations

import asyncio
import random
import re
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.hall.cards.card import Audience
from bot.hall.declared.known_before import A_WHILE
from bot.hall.requests import Form, Reply
from tests import examples
from tests.commands.gdr.hall import PIA, RITA, UGO, Hall, hall, keys
from tests.engines.kept import Numbers
from tests.hall.house import HALL, Numbered, private, words
from tests.hall.running.test_secrets import everything, unhashed

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
    "/esporta",
    "/verifica",
)
AT_THE_END = ("/diario 100", "/annulla", "/annulla 999", "/esporta", "/gdr stato", "/gdr chiudi")
FORGED = (
    "me data",
    "journal 30",
    "gdr decide t2 mean",
    "gdr genius t2 mara yes",
    "gdr read t2",
    "gdr index t2",
    "gdr page t2 0",
    "gdr say t2 0 1",
)
FORGED_AT_THE_END = ("me data", "verify")


async def competes(floor: Hall) -> None:
    """Pia plays Mara in I Corvi, directs and is a referee too; Rita and Ugo judge Le Gazze."""
    await floor.said("/aiuto", PIA)
    await floor.said('/gdr sostituisci "I Corvi" "@I Corvi Mara" @Pia')
    await floor.said("/club ruolo @Pia direttore")


@dataclass(frozen=True)
class Rivals:
    """What is said of Le Gazze: which answers Rita and Ugo pick, of whom Rita says that they had a stroke of genius,
    and whether Anna gives her word on that."""

    picks: tuple[int, int]
    genius: tuple[str, ...] = ()
    spoken: bool = False


async def evening(folder: Path, seed: int, rivals: Rivals) -> tuple[list[str], Any]:
    """What Pia sees, step by step and in the end, of an evening with such rivals; and how these stand."""
    chance, seen, last = random.Random(seed), list[str](), None
    async with hall(folder, {"I Corvi": 4, "Le Gazze": 4}) as floor:
        await floor.house.rebuilt(ids=Numbered(Numbers(1)))  # Else those of who comes now are in an order of chance.
        await competes(floor)
        screens = await watched(floor)
        sheets = {
            4 + chance.randrange(4): (RITA, rivals.picks[0], rivals.genius),
            10 + chance.randrange(4): (UGO, rivals.picks[1], ()),
        }
        words_of_anna = {*chance.sample(range(8, STEPS), 3)}
        for step in range(STEPS):
            if step in sheets:
                who, pick, genius = sheets[step]
                if (await floor.book()).entrants["t2"].fate == "in":  # Pia, who directs, may have withdrawn it.
                    await floor.filled("t2", pick, who, genius)
                await floor.house.heralded()
            if step in words_of_anna:
                await looks(floor, speaks=rivals.spoken)
            buttons = [key for row in last.buttons for key in row if not key.url] if last is not None else []
            where = HALL if chance.random() < 0.6 else private(PIA)
            choice, line, key = chance.random(), chance.choice(LINES), chance.choice(buttons) if buttons else None
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
        for line in AT_THE_END:
            seen.append(f"{line}: {shown(await floor.house.ask(line, PIA))}")
        for press in FORGED_AT_THE_END:
            seen.append(f"{press}: {shown(await floor.house.ask(who=PIA, press=f'!{press}'))}")
        await floor.house.heralded()
        seen += [alike(everything(one.drawn)) for one in floor.house.chat.said if heard(one)]
        seen.append(f"screens: {await screens()}")
        book = await floor.book()
        assert not book.closed
        return seen, standing(book)


async def looks(floor: Hall, *, speaks: bool) -> None:
    """Anna looks at what is missing, and again or, where she speaks, gives a word or the other one."""
    drawn = await floor.card("/gdr stato")
    words_to_give = [key.id for key in keys(drawn).values() if " genius " in key.id]
    if speaks and words_to_give:
        await floor.card(press=words_to_give[0])
    else:
        await floor.card("/gdr stato")


async def watched(floor: Hall) -> Any:
    """What a screen in the hall shows once asked, and how often it was told to look again."""
    boards, told = floor.house.hall.house.boards, list[str]()
    boards.open_at("http://club/", public=False, changed=told.append)
    await floor.said("/club schermo")
    [row] = [one for one in await floor.house.store.rows("memory") if one["key"].startswith("board:")]
    id = row["key"].removeprefix("board:")
    await boards.draw(id)

    async def screens() -> str:
        return f"{len(told)} {alike(str(await boards.draw(id)))}"

    return screens


def heard(notice: Any) -> bool:
    """Whether Pia hears of it: in a room, or as hers."""
    return notice.audience is Audience.ROOM or (notice.account is not None and notice.account.id == PIA.id)


def alike(text: str) -> str:
    """A text without ids and hashes, which chance makes."""
    return re.sub(r"\b(?=[a-z0-9]*\d)[a-z][a-z0-9]{7,25}\b", "id", unhashed(text))


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
    """The words, the table, the files and the buttons that somebody sees."""
    if not isinstance(reply, Reply):
        return alike(str(reply))
    return alike("\n".join([everything(reply.drawn), *(key.label for row in reply.drawn.buttons for key in row)]))


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.evenings
async def test_two_evenings_that_differ_in_the_rivals_answers_alone_look_the_same_to_who_competes(
    tmp_path: Path, seed: int
) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    one.mkdir()
    two.mkdir()
    seen, stands = await evening(one, seed, Rivals((1, 2)))
    other, otherwise = await evening(two, seed, Rivals((2, 1)))
    assert seen == other
    assert stands != otherwise, "the evenings were the same all along"


@given(st.integers(0, 2**32), st.sampled_from([("mara",), ("vito", "elio"), ("mara", "agata", "vito")]))
@settings(max_examples=examples(3), deadline=None)
def test_whether_rivals_had_a_stroke_of_genius_and_a_director_spoke_on_it_is_seen_by_nobody_who_competes(
    seed: int, genius: tuple[str, ...]
) -> None:
    async def evenings() -> list[list[str]]:
        seen = []
        for rivals in (Rivals((1, 2)), Rivals((1, 2), genius), Rivals((1, 2), genius, spoken=True)):
            with tempfile.TemporaryDirectory() as folder:
                seen.append((await evening(Path(folder), seed, rivals))[0])
        return seen

    none, waiting, spoken = asyncio.run(evenings())
    assert none == waiting
    assert waiting == spoken


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
