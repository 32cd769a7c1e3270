"""Whoever is asked something, or told no, is alone with it, and sees by its colour which of the two it is."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot.hall.cards.card import Audience, Tone
from bot.hall.requests import Account, Reply, Unreachable
from bot.ladder.discord import LADDER
from bot.storage.contract import Trouble
from tests.hall.delivery.test_herald import notice, room_of
from tests.hall.house import ANNA, BRUNO, CORNER, HALL, House, private, words

BEATRICE = Account("discord", "14", "Beatrice", "it", "bea_99")


@pytest.mark.parametrize(
    ("line", "labels"),
    [
        ("/club ruolo @Bruno", ["organizzatore", "direttore", "arbitro", "nessuno"]),
        ("/mito partita @Anna @Beatrce", ["Beatrice (bea_99)", "Un ospite nuovo: Beatrce"]),
        ("/mito importa", []),
        ("/punta 3", ["Rispondi di nascosto", "Perché?"]),
    ],
    ids=["a choice", "a name", "a file", "a secret"],
)
async def test_what_is_left_open_is_asked_of_who_asks_alone(house: House, line: str, labels: Sequence[str]) -> None:
    for who in (BRUNO, BEATRICE):
        await house.ask("/io mostra", who)
    await house.ask("/campagna nuova Faro")
    reply = await house.ask(line, manages=True)
    assert isinstance(reply, Reply) and reply.audience is Audience.MEMBER
    shown = [key.label for row in reply.drawn.buttons for key in row]
    assert shown == labels or not labels
    assert reply.drawn.tone is (Tone.BAD if line.startswith("/punta") else Tone.ASK)


@pytest.mark.parametrize(("line", "offered"), [("/contst 5", "/confronto?"), ("/club roel", "/club ruolo?")])
async def test_what_may_be_meant_is_called_as_its_reader_calls_it(house: House, line: str, offered: str) -> None:
    assert offered in await house.said(line)


async def test_a_group_alone_offers_its_commands_to_who_asks(house: House) -> None:
    reply = await house.ask("/io")
    assert isinstance(reply, Reply) and (reply.audience, reply.drawn.tone) == (Audience.MEMBER, Tone.ASK)
    assert reply.drawn.buttons and all(len(row) <= 5 for row in reply.drawn.buttons)


async def test_which_of_several_books_is_meant_is_asked_a_button_each(house: House) -> None:
    await house.ask("/tira 3", where=HALL)
    await house.ask("/tira 3", where=CORNER)
    reply = await house.ask("/diario", where=private(ANNA))
    assert isinstance(reply, Reply) and (reply.audience, reply.drawn.tone) == (Audience.MEMBER, Tone.ASK)
    assert [len(row) for row in reply.drawn.buttons] == [1, 1]


async def test_which_book_is_asked_before_what_the_command_still_needs(house: House) -> None:
    for where in (HALL, CORNER):
        await house.ask('/gdr nuovo "Torneo"', where=where, manages=True)
    asked = await house.ask("/gdr avventura", where=private(ANNA))
    assert isinstance(asked, Reply) and "Quale registro?" in words(asked.drawn)
    [[one], _] = asked.drawn.buttons
    assert "file" in await house.press(one.id, where=private(ANNA))


async def test_a_no_is_for_who_asked_alone(house: House) -> None:
    reply = await house.ask("/tira 0")
    assert isinstance(reply, Reply) and (reply.audience, reply.drawn.tone) == (Audience.MEMBER, Tone.BAD)


async def test_that_something_broke_is_for_who_asked_alone_and_changes_nothing(house: House) -> None:
    await house.ask("/tira 3")

    async def locked(book: str, **more: object) -> list[object]:
        raise Trouble("locked")

    before, house.store.entries = house.store.entries, locked  # type: ignore[method-assign,assignment]
    reply = await house.ask("/diario")
    house.store.entries = before  # type: ignore[method-assign]
    assert isinstance(reply, Reply) and (reply.audience, reply.drawn.tone) == (Audience.MEMBER, Tone.BAD)
    assert not reply.stored


async def test_a_word_that_something_waits_for_one_asks_and_what_organisers_hear_is_good_or_bad(house: House) -> None:
    await house.ask("/io mostra", BRUNO, manages=True)
    bruno, room = await house.people.meet(BRUNO), await room_of(house)
    house.chat.closed.add(BRUNO.id)
    await notice(house, "x", room=room, person=bruno.id)
    await house.heralded()
    house.chat.closed.clear()
    house.chat.failures.append(Unreachable("Missing Permissions", LADDER.step("notice-barred")))
    await notice(house, "y", room=room)
    for _ in range(4):
        await house.heralded()
        house.now += 61
    tones = [said.drawn.tone for said in house.chat.said]
    assert tones == [Tone.ASK, Tone.PLAIN, Tone.BAD, Tone.GOOD]
