"""A season of twelve evenings, on Discord and on Telegram: four taps an evening, and the document's sums."""

from __future__ import annotations

from fractions import Fraction
from math import floor

import pytest

from bot.hall.cards.card import Key
from bot.hall.requests import Account, Form, Place, Reply
from tests.commands.mito.club import Club

NAMES = ("Anna", "Bruno", "Carla", "Dario")
WEEK = 7 * 86_400.0
ODDS = ((30, 30, 30, 35), (25, 40, 30, 20), (31, 29, 30, 30))
FIRST = 3 + 1 + 1 + 1
"""Whoever opens the table sits there; three sit down, one opens the form of four numbers, one tells, one confirms."""
TAPS = 1 + 1 + 1 + 1
"""From then on those of last time sit down together."""


def half_up(value: Fraction) -> Fraction:
    """Points to two decimals."""
    return Fraction(floor(value * 100 + Fraction(1, 2)), 100)


def after(values: dict[str, Fraction], odds: dict[str, int], winner: str) -> dict[str, Fraction]:
    """What a game makes of these values, as the document has it: half of the pot by the values, half by the odds."""
    pot = sum(values.values()) * Fraction(25, 1000)
    stakes = {
        one: half_up(pot / 2 * (values[one] / sum(values.values()) + Fraction(odds[one], sum(odds.values()))))
        for one in values
    }
    won = sum(stakes[one] for one in values if one != winner)
    return {one: value + won if one == winner else value - stakes[one] for one, value in values.items()}


@pytest.mark.parametrize("platform", ["discord", "telegram"])
async def test_twelve_evenings_take_four_taps_each_and_give_the_sums_of_the_document(club: Club, platform: str) -> None:
    house, place = club.house, Place(platform, "-500", "Lega", False)
    chat = house.chat if platform == "discord" else house.telegram
    people = [Account(platform, f"9{number}", name, "it", f"{name}_9") for number, name in enumerate(NAMES)]
    values = dict.fromkeys(NAMES, Fraction(1000))
    taps = 0
    keys: dict[str, Key] = {}
    shown: dict[str, Key] = {}

    async def press(label: str, who: Account) -> object:
        """Somebody presses what the room shows: the herald's edit, or the answer in its place."""
        nonlocal taps
        taps += 1
        await house.heralded()
        keys.update({key.label: key for one in chat.said for row in one.drawn.buttons for key in row})
        keys.update(shown)
        answer = await house.ask(who=who, where=place, press=keys[label].id)
        shown.clear()
        if isinstance(answer, Reply):
            shown.update({key.label: key for row in answer.drawn.buttons for key in row})
        return answer

    for evening in range(12):
        opener, *others = people[evening % 4 :] + people[: evening % 4]
        await house.ask("/mito tonight", opener, place)
        if evening:
            await press("Come l'ultima volta", opener)
        else:
            for other in others:
                await press("Ci sono", other)
        form = await press("Risikometro…", others[0])
        assert isinstance(form, Form)
        odds = dict(zip([field.label for field in form.fields], ODDS[evening % 3], strict=True))
        given = {field.name: str(odds[field.label]) for field in form.fields}
        await house.ask(who=others[0], where=place, press=form.press, values=given)
        winner = people[evening * 5 % 4]
        await press(f"Ha vinto {winner.name}", opener)
        await press(f"Confermo: ha vinto {winner.name}", others[1])
        values = after(values, odds, winner.name)
        house.now += WEEK
    assert taps == FIRST + 11 * TAPS
    book = next(iter([await house.shelf.volume(one.id) for one in await house.store.books(kind="mito")]))
    assert book is not None
    ladder = book.book.ladder("all-time", house.now)  # type: ignore[attr-defined]
    told = {(await house.people.person(player)).name: Fraction(ladder.value(player), 100) for player in ladder.scores}
    assert told == values
