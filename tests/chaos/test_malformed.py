"""Malformed input by the thousand: no trace reaches a person, no book changes, and each is refused with a sentence."""

from __future__ import annotations

import json
import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.checker.reading import NotAnExport
from bot.hall.cards.card import Drawn
from bot.hall.requests import Form, Reply
from bot.hall.running.watch import Watch
from tests.chaos import MUCH
from tests.chaos.bending import ODD, bent, lines
from tests.exported import grade_of
from tests.hall.house import ANNA, BRUNO, HALL, House, opened, private, words

SEED = 20_912
LINES = lines()


class Strict(Watch):
    """Lets nothing break."""

    def __init__(self) -> None:
        self.refusals = 0

    def refused(self, reason: str) -> None:
        self.refusals += 1

    def bug(self) -> None:
        raise AssertionError("it broke")


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    made = await opened(tmp_path, watch=Strict())
    yield made
    await made.store.close()


async def versions(house: House) -> dict[str, int]:
    """Of every book but the club's, which asks by itself whose a guest's name is when somebody first acts there."""
    await house.store.settled()
    return {book.id: book.version for book in await house.store.books() if book.kind != "club"}


def shown(reply: Reply | Form | None) -> Drawn | None:
    return reply.drawn if isinstance(reply, Reply) else None


async def given(house: House, what: str, **request: object) -> Reply | Form | None:
    """Give it; a refusal says something and changes no book."""
    watch = house.hall.watch
    assert isinstance(watch, Strict)
    before, refusals = await versions(house), watch.refusals
    try:
        reply = await house.ask(**request)  # type: ignore[arg-type]
    except AssertionError as broke:
        raise AssertionError(f"{what}: {request!r}") from broke
    if watch.refusals > refusals:
        drawn = shown(reply)
        assert drawn is not None and words(drawn).strip(), f"{what} was refused without a word: {request!r}"
        assert "Traceback" not in words(drawn)
        assert await versions(house) == before, f"{what} was refused and changed a book: {request!r}"
    return reply


async def test_bent_lines_are_refused_with_a_sentence_and_change_nothing(house: House) -> None:
    chance = random.Random(SEED)
    for number in range(400 * MUCH):
        line = bent(chance.choice(LINES), LINES, chance)
        who = chance.choice((ANNA, BRUNO))
        where = chance.choice((HALL, HALL, HALL, private(who)))
        await given(house, f"line {number}", line=line, who=who, where=where, manages=chance.random() < 0.5)


async def test_bent_presses_are_refused_with_a_sentence_and_change_nothing(house: House) -> None:
    chance = random.Random(SEED)
    ids: list[str] = ["roll 5", "!open t0"]
    for line in chance.sample(LINES, min(60, len(LINES))):
        drawn = shown(await house.ask(line, manages=True))
        ids += [key.id for row in drawn.buttons for key in row] if drawn is not None else []
    for number in range(300 * MUCH):
        press = bent(chance.choice(ids), ids, chance)[:64]
        values = {chance.choice(("dice", "note", "name", "x")): chance.choice(ODD) for _ in range(chance.randint(0, 2))}
        await given(house, f"press {number}", press=press or "x", values=values, who=chance.choice((ANNA, BRUNO)))


async def test_bent_forms_are_refused_with_a_sentence_and_change_nothing(house: House) -> None:
    chance = random.Random(SEED)
    commands = sorted(house.hall.commands)
    for number in range(300 * MUCH):
        path = chance.choice(commands)
        command = house.hall.commands[path]
        values = {parameter.name: _odd(chance) for parameter in command.parameters if chance.random() < 0.8}
        await given(house, f"form {number}", path=path, values=values, manages=chance.random() < 0.5)


def _odd(chance: random.Random) -> object:
    return chance.choice(
        (*ODD, -1, 0, 5, 10**30, 1.5, float("nan"), True, False, [], "Anna", "@Anna", "it", "Europe/Rome")
    )


async def test_bent_exports_are_said_to_be_none(house: House) -> None:
    chance = random.Random(SEED)
    await house.ask("/roll 5")
    from bot.commands.export import entries_file

    [book] = await house.store.books()
    _, content = await entries_file(house.hall.house, {"book": book.id}, "it")
    rows = content.decode().splitlines()
    with pytest.raises(NotAnExport):
        grade_of("[" * 100_000)
    for _ in range(300 * MUCH):
        kept = list(rows)
        place = chance.randrange(len(kept))
        match chance.randrange(4):
            case 0:
                kept[place] = bent(kept[place], rows, chance)
            case 1:
                kept[place] = json.dumps(_odd(chance) if chance.random() < 0.5 else {"kind": _odd(chance)}, default=str)
            case 2:
                values = json.loads(kept[place])
                values[chance.choice(sorted(values))] = _odd(chance)
                kept[place] = json.dumps(values, default=str)
            case _:
                del kept[place]
        try:
            grade_of("\n".join(kept))
        except NotAnExport as wrong:
            assert wrong.line >= 1 and wrong.reason
