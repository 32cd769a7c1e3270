"""Nobody learns of a bid, a pool or a target before its time: evenings that differ in secrets alone look alike."""

from __future__ import annotations

import asyncio
import itertools
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from hypothesis import example, given, settings
from hypothesis import strategies as st

from bot.hall.books.chain import SECRET
from bot.hall.requests import Account, Reply
from tests import examples
from tests.commands.daimon.evening import Evening, met
from tests.hall.house import ANNA, BRUNO, CARLA, Numbered, opened
from tests.hall.running.test_secrets import everything, unhashed

TABLE = (ANNA, BRUNO, CARLA)
SPYING = (
    "/diario 40",
    "/campagna mostra",
    "/riserva mostra",
    "/esporta campagna",
    "/annulla campagna",
    "/verifica campagna",
    "/tira",
    "check-dice {}",
    "check-target {}",
    "check-roll {} d3",
    "check-bonus {} yes",
)
seats = st.integers(0, 2)
acts = st.one_of(
    st.tuples(st.just("ask"), seats),
    st.tuples(st.just("ask with a target"), seats),
    st.tuples(st.just("lock"), seats),
    st.tuples(st.just("lock with a bonus"), seats),
    st.tuples(st.just("target"), seats),
    st.tuples(st.just("help"), seats, seats),
    st.tuples(st.just("drop"), seats),
    st.tuples(st.just("spy"), seats, st.sampled_from(SPYING)),
    st.tuples(st.just("a whole check"), seats),
)


class Secret(NamedTuple):
    """What one player puts in, and the target against it."""

    dice: str
    bid: int
    bonus: int
    target: int


secrets = st.builds(
    Secret, st.sampled_from(["d1", "d4", "d9.c1"]), st.integers(0, 3), st.integers(1, 4), st.integers(1, 7)
)


@given(st.lists(acts, min_size=3, max_size=12), secrets, secrets)
@example(
    [("ask", 0), ("ask with a target", 2), ("spy", 0, "/verifica campagna")],
    Secret("d1", 0, 1, 1),
    Secret("d1", 0, 1, 2),
)
@settings(max_examples=examples(5), deadline=None)
def test_what_is_covered_shows_to_nobody(evening: list[tuple[Any, ...]], one: Secret, other: Secret) -> None:
    assert asyncio.run(played(evening, one)) == asyncio.run(played(evening, other))


def test_what_is_uncovered_would_have_been_seen_by_this_test() -> None:
    covered = [("ask", 0), ("ask", 1), ("lock", 0), ("lock", 1)]
    one, other = Secret("d4", 1, 1, 2), Secret("d4", 2, 1, 2)
    assert asyncio.run(played(covered, one)) == asyncio.run(played(covered, other))
    uncovered = [*covered, ("uncover",), ("uncover",)]
    assert asyncio.run(played(uncovered, one)) != asyncio.run(played(uncovered, other))


async def played(acts: Sequence[tuple[Any, ...]], secret: Secret) -> list[str]:
    """All that reaches anybody but those whose secret it is, word by word, with every button and file."""
    numbers = itertools.count(1)
    with tempfile.TemporaryDirectory() as folder:
        house = await opened(
            Path(folder),
            ids=Numbered(numbers),
            chance=lambda count: bytes(count if count == SECRET else (next(numbers) % 256 for _ in range(count))),
        )
        try:
            evening = await met(house, *TABLE)
            seen: list[str] = []
            for act in acts:
                reply = await step(evening, act, secret)
                if reply is not None:
                    seen.append(everything(reply.drawn) + str(reply.card))
                await evening.house.heralded()
            seen += [everything(notice.drawn) for notice in evening.house.chat.said]
            for who in TABLE:
                for line in SPYING[:5]:
                    reply = await evening.asks(line, who, manages=True)
                    seen.append(everything(reply.drawn))
            return [*map(unhashed, seen)]
        finally:
            await house.store.close()


async def step(evening: Evening, act: tuple[Any, ...], secret: Secret) -> Reply | None:
    """What somebody does; the answer, unless it is for the one whose secret it tells."""
    book, master = await evening.book(), evening.master
    match act:
        case ("ask", seat):
            return await evening.asks(f"/prova @{TABLE[seat].name.lower()}", master)
        case ("ask with a target", seat):
            await evening.asks("", master, path="check", values={"player": TABLE[seat], "target": secret.target})
        case ("lock" | "lock with a bonus" as how, seat):
            check = book.checks.of(await evening.person(TABLE[seat]))
            bonus = f".b{secret.bonus}" if how == "lock with a bonus" else ""
            if check is None or check.claim is not None or check.target is None or bonus:
                number = check.number if check else 0
                return await press(evening, f"check-roll {number} {secret.dice}{bonus}.r{secret.bid}", TABLE[seat])
        case ("target", seat):
            for check in book.checks.open.values():
                if check.target is None and check.claim is None:
                    await press(evening, f"check-target {check.number} {secret.target}", TABLE[seat])
                    break
        case ("uncover",):
            return await press(evening, f"check-target {sorted(book.checks.open)[0]} {secret.target}", master)
        case ("help", seat, other):
            return await evening.asks(f"/assisti @{TABLE[other].name.lower()}", TABLE[seat])
        case ("drop", place):
            if place < len(book.checks.open):
                return await press(evening, f"check-drop {sorted(book.checks.open)[place]}", master)
        case ("spy", seat, line):
            if line.startswith("/"):
                return await evening.asks(line, TABLE[seat], manages=True)
            return await spy(evening, line, TABLE[seat])
        case ("a whole check", seat):
            if TABLE[seat] is not master and book.checks.of(await evening.person(TABLE[seat])) is None:
                await evening.asks("/tira 3", TABLE[seat])
                return await press(evening, f"check-target {max(book.checks.open)} 2", master)
    return None


async def spy(evening: Evening, line: str, who: Account) -> Reply | None:
    """A press where one has no business; that of the right one is theirs alone, and could end the secret."""
    book = await evening.book()
    check = next(iter(book.checks.open.values()), None)
    person = await evening.person(who)
    if check is None or person in (check.player, book.master, book.right_of(book.master)):
        return None
    return await press(evening, line.format(check.number), who)


async def press(evening: Evening, line: str, who: Account) -> Reply:
    stored = (await evening.house.store.books(kind="campaign"))[0]
    return await evening.asks("", who, press=f"!@{stored.id} {line}")
