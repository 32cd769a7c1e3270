"""Who undoes at will, and gets nobody's yes, wins no more than who cannot: the same evening played straight, and by a
cheat who has the host's own rights and a Master for an accomplice."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.hall.requests import Account, Form, Reply
from tests.commands.daimon.contests.duels import against
from tests.commands.daimon.evening import ASKING, ONWARDS, Evening, begun
from tests.commands.daimon.fights.brawls import JACKET, PISTOL, put
from tests.hall.house import words

SEEDS = 6
CLAIMS = ("d1", "d2", "d3", "d4", "d2.r1", "d3.r2")
BIDS = ("1", "2", "3", "4", "2 riserva:1", "3 riserva:2")


async def dares(evening: Evening, who: Account, line: str = "", press: str = "") -> Reply | None:
    """What somebody is answered who tries that with every right there is; nobody else says yes to anything."""
    reply = await evening.house.ask(line, who, press=press, manages=True)
    if isinstance(reply, Form):
        reply = await evening.house.ask("", who, press=reply.press, values={"why": "riproviamo"}, manages=True)
    return reply if isinstance(reply, Reply) else None


async def undoes(evening: Evening, who: Account) -> bool:
    """Undo as far as the buttons lead without another's yes; gives whether anything was undone."""
    reply, undone = await dares(evening, who, "/annulla campagna"), False
    while reply is not None:
        keys = [key for row in reply.drawn.buttons for key in row][-1:]
        asks = words(reply.drawn).startswith(tuple(f"{who.name} {asking}" for asking in ASKING))
        if asks or not keys or not keys[0].label.startswith(ONWARDS):
            break
        reply = await dares(evening, who, press=keys[0].id)
        undone = undone or (reply is not None and words(reply.drawn).startswith(f"{who.name} ha annullato"))
    return undone


async def cheats(evening: Evening, chance: Random, tricks: list[str]) -> int:
    """Undo and try again, in any order; gives how often something was undone."""
    cheat, friend, undone = evening.others[0], evening.master, 0
    for _ in range(6):
        if chance.random() < 0.5:
            undone += await undoes(evening, chance.choice((cheat, friend, friend)))
        else:
            trick = chance.choice(tricks)
            line, press = ("", trick) if trick.startswith("!") else (trick, "")
            await dares(evening, chance.choice((cheat, friend)), line, press)
    return undone


async def duel(evening: Evening, luck: Random, chance: Random | None) -> int:
    """A duel, answered as luck has it; gives how often the cheat undid something."""
    one, other = evening.others
    answers = {one: luck.choice(CLAIMS), other: luck.choice(CLAIMS)}
    await evening.room(f"/confronto {against(evening)}", one)
    for who, claim in answers.items():
        await evening.house.ask(press=f"!contest-give 1 {claim}", who=who)
    if chance is None:
        return 0
    tricks = [f"!contest-give 1 {claim}" for claim in CLAIMS]
    undone = await cheats(evening, chance, [*tricks, "!contest-off 1", f"/confronto {against(evening)}"])
    for who, claim in answers.items():  # Whatever was tried, the others go on.
        await evening.house.ask(press=f"!contest-give 1 {claim}", who=who)
    await evening.house.ask(press="!contest-reveal 1", who=other)
    return undone


async def check(evening: Evening, luck: Random, chance: Random | None) -> int:
    """A check against a secret target, bid as luck has it; gives how often the cheat undid something."""
    player, bid, target = evening.others[0], luck.choice(BIDS), luck.randint(1, 4)
    await evening.house.ask(f"/tira {bid}", player)
    await evening.house.ask(press=f"!check-target 1 {target}", who=evening.master)
    if chance is None:
        return 0
    tricks = [*(f"/tira {bid}" for bid in BIDS), *(f"!check-target 1 {target}" for target in range(1, 5))]
    undone = await cheats(evening, chance, [*tricks, "!check-drop 1", f"/prova {player.name}"])
    await evening.house.ask(press="!check-reveal 1", who=evening.others[1])
    return undone


POOLS = ("potenza", "destrezza", "potenza riserva:1", "destrezza riserva:2", "potenza riserva:3")


async def strike(evening: Evening, luck: Random, chance: Random | None) -> int:
    """A strike in a round in which the other has not struck yet; gives how often the cheat undid something."""
    player, dice, difficulty = evening.others[0], luck.choice(POOLS), luck.randint(2, 6)
    for who in evening.others:
        await put(evening, who, (PISTOL, JACKET), power=3, dexterity=4)
    begins = '/scontro inizia "Guardia" avversari:3 equipaggiamento:2'
    await evening.room(begins, evening.master)
    await evening.room(f"/scontro attacca caratteristica:{dice}", player)
    await evening.house.ask(press=f"!fight set 1 1 {difficulty}", who=evening.master)
    if chance is None:
        return 0
    tricks = [*(f"/scontro attacca caratteristica:{dice}" for dice in POOLS), "/scontro fine", begins]
    undone = await cheats(evening, chance, [*tricks, *(f"!fight set 1 1 {one}" for one in range(2, 7))])
    await evening.house.ask(press="!fight reveal 1", who=evening.others[1])
    return undone


async def shot(evening: Evening, luck: Random, chance: Random | None) -> int:
    """A shot at somebody helpless, aimed as luck has it; gives how often the cheat undid something."""
    player, dice, far = evening.others[0], luck.choice(POOLS), luck.randint(0, 3)
    await put(evening, player, (PISTOL, JACKET), power=3, dexterity=4)
    await evening.room(f"/scontro mira {far} 1 caratteristica:{dice}", player)
    await evening.house.ask(press=f"!fight fire 1 {far} 1 0 0", who=evening.master)
    if chance is None:
        return 0
    tricks = [*(f"/scontro mira 0 0 caratteristica:{dice}" for dice in POOLS), "!fight hold 1", "!fight hold"]
    undone = await cheats(evening, chance, [*tricks, *(f"!fight fire 1 {one} 0 0 0" for one in range(4))])
    await evening.house.ask(press="!fight again 1", who=evening.others[1])
    return undone


async def chair(evening: Evening, luck: Random, chance: Random | None) -> int:
    """The draw of the next Master, claimed as luck has it; gives how often the cheat undid something."""
    claimants = evening.others if luck.random() < 0.5 else ()  # Of one alone no die is asked.
    await evening.room("/scena fine", evening.master)
    await evening.house.ask(press="!scene pass 1", who=evening.master)
    for who in claimants:
        await evening.room("/scena prenota", who)
    await evening.house.ask(press="!scene draw 1", who=evening.master)
    if chance is None:
        return 0
    undone = await cheats(evening, chance, ["/scena prenota", "/scena tieni", "!scene pass 1", "!scene draw 1"])
    evening.house.now += 60
    await evening.house.ask(press="!scene draw 1", who=evening.others[1])
    return undone


async def fell(evening: Evening, kind: str) -> tuple[list[int], dict[str, Any]]:
    """What everybody has left, and how the first throw of its kind stands, whenever it was told."""
    [stored] = await evening.house.store.books(kind="campaign")
    thrown = [one for one in await evening.house.store.entries(stored.id) if one.kind == kind]
    told = json.loads(thrown[-1].body)
    worth = {key: told[key] for key in told if key not in ("at", "pool")}  # As many dice of another skill fall alike.
    return [seat.reserve for seat in (await evening.book()).seats], worth


@pytest.mark.parametrize(
    ("act", "kind"),
    [
        (duel, "campaign.contest-revealed"),
        (check, "campaign.check-rolled"),
        (strike, "campaign.strike-rolled"),
        (shot, "campaign.shot-taken"),
        (chair, "campaign.master-drawn"),
    ],
    ids=["duel", "check", "strike", "shot", "chair"],
)
@pytest.mark.evenings
async def test_who_undoes_at_will_wins_no_more(
    tmp_path: Path, act: Callable[[Evening, Random, Random | None], Awaitable[int]], kind: str
) -> None:
    undone = 0
    for seed in range(SEEDS):
        stood = []
        for chance in (None, Random(seed)):
            folder = tmp_path / f"{seed}-{'straight' if chance is None else 'crooked'}"
            folder.mkdir()
            evening = await begun(folder)
            undone += await act(evening, Random(seed), chance)
            stood.append(await fell(evening, kind))
            await evening.house.store.close()
        straight, crooked = stood
        assert crooked == straight, seed
    assert undone, "the accomplice could undo"
