"""Before a reveal nothing that others are shown depends on what somebody has answered: two evenings tell the same."""

from __future__ import annotations

import asyncio
import itertools
import tempfile
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.hall.cards.card import Audience
from bot.hall.requests import Account, Form, Reply
from tests import examples
from tests.commands.daimon.evening import Evening, met
from tests.hall.house import ANNA, BRUNO, CARLA, HALL, Numbered, opened, private, words
from tests.hall.running.test_secrets import unhashed

CLAIMS = ("d5.r3", "d5", "d1.r7", "d9.r1", "d0")
ANSWERS = ("contest-escalate 1 1 1", "contest-escalate 1 1 7", "contest-settle 1 1", "contest-yield 1 1")
LOOKS = (
    "/riserva mostra",
    "/campagna mostra",
    "/diario 30",
    "/esporta campaign",
    "/annulla campaign",
    "/verifica campaign",
    "/confronto",
    "/vantaggio",
    "/sessione fine",
    "/sessione assente",
    "/io mostra",
    "!contest-answer 1",
    "!contest-dice 1 d4.r2",
    "!contest-tie 1 1",
    "!contest-tie 1 1 npc:yes",
    "!contest-npc 1",
    "!contest-wait 1 120",
    "!contest-serves 1 npc",
    "five minutes later",
)
ALWAYS = [(look, 1, False) for look in ("/esporta campaign", "/diario 30", "/riserva mostra")]
looks = st.lists(st.tuples(st.sampled_from(LOOKS), st.integers(0, 2), st.booleans()), max_size=8)


@given(st.permutations(CLAIMS), looks)
@settings(max_examples=examples(4), deadline=None)
def test_nothing_tells_of_dice_and_bids(claims: list[str], evening: list[tuple[str, int, bool]]) -> None:
    one, other, third, *_ = claims
    seen = [
        asyncio.run(told([f"contest-give 1 {claim}" for claim in own], evening, tie=False))
        for own in ((one, other), (third, one))
    ]
    assert seen[0] == seen[1]


@given(st.permutations(ANSWERS), looks)
@settings(max_examples=examples(4), deadline=None)
def test_nothing_tells_of_an_answer_to_a_tie(answers: list[str], evening: list[tuple[str, int, bool]]) -> None:
    one, other, third, *_ = answers
    seen = [asyncio.run(told(list(own), evening, tie=True)) for own in ((one, other), (third, one))]
    assert seen[0] == seen[1]


async def told(answers: list[str], looking: list[tuple[str, int, bool]], tie: bool) -> list[str]:
    """All that leaves the house to others, in an evening in which one of the players gives these answers."""
    numbers, seeds = itertools.count(1), itertools.count(1)
    with tempfile.TemporaryDirectory() as folder:
        house = await opened(Path(folder), ids=Numbered(numbers), chance=lambda size: next(seeds).to_bytes(size, "big"))
        evening = await met(house, ANNA, BRUNO, CARLA)
        try:
            return await _evening(evening, answers, looking, tie)
        finally:
            await evening.house.herald.stop()
            await evening.house.store.close()


async def _evening(evening: Evening, answers: list[str], looking: list[tuple[str, int, bool]], tie: bool) -> list[str]:
    owner, other = evening.others
    await evening.asks(f'/confronto "@{owner.name} @{other.name}" minuti:120', other)
    if tie:
        for who in (owner, other):
            await evening.asks("", who, press="!contest-give 1 d0")
    seen: list[str] = []
    for answer in answers:
        reply = await evening.asks("", owner, press=f"!{answer}")
        if reply.audience is not Audience.MEMBER:
            seen.append(_all(reply))
        for look, who, alone in [*looking, *ALWAYS]:
            shown = await _looked(evening, look, (evening.master, other, owner)[who], alone, owner)
            if (await evening.book()).contests.open is None:
                return [*map(unhashed, seen), "revealed"]  # whoever was waited for has left
            seen += shown
    return [*map(unhashed, seen)]


async def _looked(evening: Evening, look: str, who: Account, alone: bool, owner: Account) -> list[str]:
    """What somebody is shown who looks around, and what the house says meanwhile."""
    seen: list[str] = []
    if look == "five minutes later":
        evening.house.now += 300
        await evening.house.clock.tick()
    else:
        place = private(who) if alone and not look.startswith("!") else HALL
        press = {"press": look} if look.startswith("!") else {"line": look}
        reply = await evening.house.ask(who=who, where=place, manages=True, **press)
        if who is not owner or (isinstance(reply, Reply) and reply.audience == "room"):
            seen.append(_all(reply))
    return seen + await evening.house.heralded()


def _all(reply: Reply | Form | None) -> str:
    """All that a reply shows."""
    if not isinstance(reply, Reply):
        return repr(reply)
    files = " ".join(file.content.decode(errors="replace") for file in reply.drawn.files)
    ids = " ".join(f"{key.label}={key.id}" for row in reply.drawn.buttons for key in row)
    return f"{words(reply.drawn)} {files} {ids} {reply.drawn.picture}"
