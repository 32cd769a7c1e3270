"""Of two rival clubs on one bot neither notices the other: an evening reads the same whatever goes on next door."""

from __future__ import annotations

import random
import re
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest

from bot.hall.declared.known_before import A_WHILE
from bot.hall.requests import Account, File, Form, Reply, Request
from tests.hall.house import ANNA, BRUNO, ELSEWHERE, HALL, House, opened, words

pytestmark = pytest.mark.evenings

MARCO = Account("discord", "77", "Marco", "it", "marco")
RIVALS = (
    Account("discord", "901", "Marco", "it", "marco_b"),
    Account("discord", "902", "Anna", "it", "anna.bis"),
    Account("discord", "903", "mito", "it", "lines"),
    Account("telegram", "904", "Marco", "it", "marco"),
    Account("discord", "905", "Marcoo", "it", "beatrice"),
    Account("club", "906", "Marco", "it"),
)
FILE = File(
    "f.csv",
    b"data,vincitore,giocatore1,giocatore2\n2025-01-02 21:00,Anna,Anna,Marcoo\n2025-01-03 21:00,Bea,Bea,Bruno\n",
)
EVENING: tuple[tuple[Account, str], ...] = (
    (ANNA, "/mito classifica"),
    (BRUNO, "/mito classifica"),
    (ANNA, "/mito partita @Anna @Bruno @Marco"),
    (BRUNO, "/mito partita @Bruno @Marco"),
    (ANNA, "/mito import"),
    (ANNA, "!Marco"),
    (BRUNO, "!Conferma"),
    (MARCO, "/mito classifica"),
    (BRUNO, "!Conferma"),
    (MARCO, "/io mostra"),
    (ANNA, "/club persone"),
    (ANNA, "/mito partita @Anna @mito"),
    (MARCO, "/mito partita"),
    (MARCO, "!Anna"),
    (BRUNO, "/mito giocatore @Beatrice"),
    (ANNA, "/mito partita @beatrice @Anna"),
    (ANNA, "/club persone @Marco"),
    (BRUNO, '/tira 2 nota:"con <@901> e <@77>"'),
    (ANNA, "/diario registro:club"),
    (MARCO, "/io cancella"),
    (MARCO, "!Sì, dimenticami"),
    (ANNA, "/mito classifica"),
    (BRUNO, "/mito partita @Bruno @Marco"),
    (ANNA, "/diario registro:club"),
)
"""What people of the club type, or press (by its label)."""
RANDOM = (
    *(
        (r"\bp[0-9a-z]{10}\b", "ID"),
        (r"(ex membro) \w+", r"\1"),
        (r"(ospite) \w\w\b", r"\1"),
        (r"[0-9a-z ]+ · tiro", ""),
    ),
    *((r"Sigillo .*", ""), (r"(\d ?)+→ .*", ""), (r"\d · [a-z2-7 ]{30,}", "")),
)


def plainly(said: str) -> str:
    """Words without what chance alone gave."""
    for pattern, instead in RANDOM:
        said = re.sub(pattern, instead, said)
    return said


async def evening(folder: Path, platform: str, next_door: Callable[[House], Awaitable[None]]) -> list[str]:
    """All that people of the club see, who meet on that platform."""
    folder.mkdir()
    house = await opened(folder)
    where = replace(HALL, platform=platform)
    here = [replace(one, platform=platform) for one in (ANNA, BRUNO, MARCO)]
    chat = house.chat if platform == "discord" else house.telegram
    keys: dict[str, str] = {}
    seen: list[str] = []
    beginning, heard = house.now, 0
    for number, (who, line) in enumerate(EVENING):
        await next_door(house)
        house.now = beginning + 1_000 * number + (number > 1) * A_WHILE  # Only then Bruno's yes counts.
        press = keys.get(line[1:], "!gone") if line.startswith("!") else ""
        file = FILE if line.endswith("import") else None
        manages, who = who is ANNA, replace(who, platform=platform)
        reply = await house.ask("" if press else line, who, where, press=press, manages=manages, file=file)
        cards = [reply.drawn] if isinstance(reply, Reply) else []
        await house.heralded()
        for notice in chat.said[heard:]:
            if notice.account in here or (notice.place is not None and notice.place.id == where.id):
                cards.append(notice.drawn)
        heard = len(chat.said)
        keys |= {key.label: key.id for card in cards for row in card.buttons for key in row}
        offered = await house.hall.complete(Request("typing", who, where, house.now), "mito game", "players", "ma")
        labels = [key.label for card in cards for row in card.buttons for key in row]
        lines = "\n".join([line, *map(words, cards), *labels, *(one.label for one in offered)]).split("\n")
        seen.append("\n".join(sorted(map(plainly, lines))))  # Of two alike whose id is the lesser comes first.
    await house.store.close()
    return seen


def rivals(seed: int) -> Callable[[House], Awaitable[None]]:
    """What the others do: they play, import, claim, spy, are erased and come back, under names of the club's people."""
    chance = random.Random(seed)

    async def one_act(house: House) -> None:
        who = chance.choice(RIVALS)
        where = replace(ELSEWHERE, platform=who.platform)
        there = [row["id"] for row in await house.store.rows("people")] or ["p0123456789"]
        one = chance.choice(there)
        line = chance.choice(
            (
                *("/mito partita @Marco @Anna @Bruno", "/mito partita @marco @Beatrice", "/club persone", "/io mostra"),
                *("/mito classifica", "/io collega", "/annulla", "/diario registro:club", "/tira 2 nota:Marco"),
                *(f"/mito giocatore <@{one}>", f"/mito partita @Anna <@{one}>", f"/club persone <@{one}>"),
                *(f"/club ruolo <@{one}> direttore", "/mito partita @Anna <@77>", "/mito import", "/io cancella"),
            )
        )
        file = FILE if line.endswith("import") else None
        reply = await house.ask(line, who, where, manages=chance.random() < 0.7, file=file)
        if isinstance(reply, Form) or not isinstance(reply, Reply):
            return
        buttons = [key.id for row in reply.drawn.buttons for key in row]
        if buttons and chance.random() < 0.8:
            await house.ask(who=who, where=where, press=chance.choice(buttons), manages=True)
        for guess in (f"!club confirm guest:<@{one}> is:<@{chance.choice(there)}>", f"!club claim guest:<@{one}>"):
            await house.ask(who=who, where=where, press=guess, manages=True)

    async def acts(house: House) -> None:
        for _ in range(3):
            await one_act(house)

    return acts


async def nothing(_: House) -> None: ...


@pytest.mark.parametrize("platform", ["discord", "telegram"])
@pytest.mark.parametrize("seed", range(2))
async def test_an_evening_reads_the_same_whatever_goes_on_next_door(tmp_path: Path, platform: str, seed: int) -> None:
    alone = await evening(tmp_path / "alone", platform, nothing)
    assert await evening(tmp_path / "beside", platform, rivals(seed)) == alone


async def test_the_evening_is_one_on_which_much_happens(tmp_path: Path) -> None:
    seen = "\n".join(await evening(tmp_path / "alone", "discord", nothing))
    for words_ in ("partite importate su 2", "Marco (marco) è l'ospite Marco?", "sono la stessa persona", "Fatto"):
        assert words_ in seen
