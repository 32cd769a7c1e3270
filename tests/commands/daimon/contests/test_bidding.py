"""/bid: the answer to a contest in one line, which nobody else reads."""

from __future__ import annotations

from typing import Any

import pytest

from bot.chats.discord.drawing.form_modal import windows
from bot.hall.cards.card import Audience
from bot.hall.requests import Form
from tests.commands.daimon.contests.duels import contest, gives, tied
from tests.commands.daimon.evening import Evening
from tests.hall.house import private, words


async def test_a_bid_typed_in_private_answers_the_contest_and_the_room_hears_that_alone(evening: Evening) -> None:
    one, other = evening.others
    await contest(evening)
    told = words((await evening.asks("/punta 5 riserva:2", one, private(one))).drawn)
    assert told.startswith("Risposta registrata\n5 dadi\nPuntata: +2 dalla Riserva")
    (news,) = [said for said in await evening.house.heralded() if "ha risposto" in said]
    assert news == f"{one.name} ha risposto\nSi aspetta: {other.name}"


async def test_the_last_bid_reveals_to_the_room(evening: Evening) -> None:
    one, other = evening.others
    await contest(evening)
    await gives(evening, one, "d5")
    told = await evening.asks("/bid 30", other, private(other))
    assert f"vince nettamente {other.name}" in words(told.drawn)
    assert any(f"vince nettamente {other.name}" in said for said in await evening.house.heralded())


async def test_who_bids_last_in_the_room_hears_what_was_taken(evening: Evening) -> None:
    one, other = evening.others
    await contest(evening)
    await gives(evening, one, "d5")
    told = await evening.asks("/punta 5 riserva:2", other, unseen=True)
    assert words(told.drawn) == "Risposta registrata\n5 dadi\nPuntata: +2 dalla Riserva"
    assert any("vince" in said or "alla pari" in said for said in await evening.house.heralded())


async def test_a_bid_that_other_words_were_changed_into_is_refused_and_no_other_command_is_heard(
    evening: Evening,
) -> None:
    one = evening.others[0]
    await contest(evening)
    told = await evening.asks("/punta 5 riserva:2", one, edited=True)
    assert told.conceal and "non si scrive davanti a tutti" in words(told.drawn)
    assert not (await evening.book()).contests.known[1].has_answered(await evening.person(one))
    assert await evening.house.ask("/tira 3", evening.master, edited=True) is None


async def test_a_bid_typed_before_everybody_counts_for_nothing_and_a_button_asks_for_it_unseen(
    evening: Evening,
) -> None:
    one = evening.others[0]
    await contest(evening)
    told = await evening.asks("/punta 5 riserva:2", one)
    assert (told.audience, told.conceal) == (Audience.MEMBER, True)
    assert "non si scrive davanti a tutti" in words(told.drawn) and "5" not in words(told.drawn)
    assert not (await evening.book()).contests.known[1].has_answered(await evening.person(one))
    ((key, _),) = told.drawn.buttons
    form = await evening.house.ask(who=one, press=key.id)
    assert isinstance(form, Form) and form.secret
    assert [field.name for field in form.fields] == ["dice", "reserve"]
    answered = await evening.asks("", one, press=form.press, values={"dice": "5", "reserve": "2"})
    assert answered.audience is Audience.MEMBER and "Risposta registrata" in words(answered.drawn)


async def test_a_bid_of_many_words_is_asked_for_in_two_windows(evening: Evening) -> None:
    """Discord's hold five parts: so long a form is the reason for several."""
    one = evening.others[0]
    await contest(evening)
    told = await evening.asks("/punta dadi:5 riserva:2 caratteristica:agilita abilita:X classe:si tratto:Y", one)
    ((key, _),) = told.drawn.buttons
    form = await evening.house.ask(who=one, press=key.id)
    assert isinstance(form, Form) and form.secret
    assert [sum(1 for _ in window) for window in windows(form, "a parole", shared=True)] == [5, 3]


@pytest.mark.parametrize(
    "line", ["/punta x", "/punta 5 riserv:2", "/punta 5 2 3 4 5 6 7 8 9", "/punt 5 riserva:2", "/punta 5 5 riserva:2"]
)
async def test_a_bid_that_cannot_be_read_is_taken_away_like_one_that_can(evening: Evening, line: str) -> None:
    one = evening.others[0]
    await contest(evening)
    told = await evening.asks(line, one)
    assert (told.audience, told.conceal) == (Audience.MEMBER, True)
    assert "non si scrive davanti a tutti" in words(told.drawn) and "2" not in words(told.drawn)
    ((key, _),) = told.drawn.buttons
    asked = await evening.house.ask(who=one, press=key.id)
    assert isinstance(asked, Form) or "Nessuno vede la tua risposta" in words(asked.drawn)


@pytest.mark.parametrize(
    ("line", "edited"),
    [("/tira 5 riserv:2", False), ("/tira 5 riserva:x", False), ("/tira 5 riserva:2", True), ("/tiro 5 6 7 8", False)],
)
async def test_a_roll_that_may_be_a_bid_is_taken_away_however_it_was_written(
    evening: Evening, line: str, edited: bool
) -> None:
    one = evening.others[0]
    await contest(evening)
    told = await evening.asks(line, one, edited=edited)
    assert told.conceal and [key.label for row in told.drawn.buttons for key in row] == ["Scegli in segreto"]
    away = await evening.house.ask(line, evening.master, edited=edited)
    assert away is None or not away.conceal


@pytest.mark.parametrize(
    ("line", "more"),
    [
        ("punta 5 riserva:2", {"replied": "7"}),
        ("punta 5 riserva:2", {"named": True}),
        ("pnuta 5 2", {"replied": "7"}),
        ("tira 5 riserva:2", {"replied": "7"}),
        ("5 2", {"replied": "7"}),
        ("5 riserva:2", {"named": True}),
        ("/5 2", {}),
        ("/punta5", {}),
        ("/bid5", {}),
        ("/punta_5 2", {}),
    ],
)
async def test_a_bid_in_an_answer_or_glued_to_the_command_is_taken_away(
    evening: Evening, line: str, more: dict[str, Any]
) -> None:
    one = evening.others[0]
    await contest(evening)
    told = await evening.asks(line, one, **more)
    assert (told.audience, told.conceal) == (Audience.MEMBER, True)
    assert not (await evening.book()).contests.known[1].has_answered(await evening.person(one))


@pytest.mark.parametrize("line", ["5 2", "grazie", "punta tutto!", "io ci sono", "non so", "7"])
async def test_what_is_answered_to_a_card_by_whom_it_asks_nothing_is_not_answered(evening: Evening, line: str) -> None:
    await contest(evening)
    assert await evening.house.ask(line, evening.master, replied="7") is None


async def test_a_target_in_an_answer_is_taken_away(evening: Evening) -> None:
    one = evening.others[0]
    await evening.asks("/tira 3", one)
    told = await evening.asks("2", evening.master, replied="7")
    assert (told.audience, told.conceal) == (Audience.MEMBER, True)
    ((key,),) = told.drawn.buttons
    assert "Quanti successi servono?" in words((await evening.asks("", evening.master, press=key.id)).drawn)
    assert await evening.house.ask("2", one, replied="7") is None


async def test_a_bid_that_nobody_else_could_read_is_taken_in_the_room(evening: Evening) -> None:
    one = evening.others[0]
    await contest(evening)
    told = await evening.asks("/punta 5 riserva:2", one, unseen=True)
    assert (told.audience, told.conceal) == (Audience.MEMBER, False)
    assert "Risposta registrata" in words(told.drawn)


async def test_a_bare_bid_is_put_together_by_buttons(evening: Evening) -> None:
    await contest(evening)
    assert "quanti dadi, senza la Riserva?" in await evening.alone("/punta", evening.others[0])


async def test_in_a_tie_a_bid_escalates_and_a_bare_one_offers_what_can_be_done(evening: Evening) -> None:
    one, other = evening.others
    await tied(evening)
    assert {"Rilancia 1", "Accetta lo stallo"} <= {*await evening.keys("/punta", one)}
    assert "Rilancia 2" in words((await evening.asks("/punta riserva:2", one, private(one))).drawn)
    await evening.asks("/punta riserva:1", other, private(other))
    (reveal,) = (await evening.book()).contests.known[1].reveals[1:]
    assert sorted(score.thrown.bid for score in reveal.scores) == [1, 2]


async def test_an_answer_typed_as_a_roll_in_the_room_is_refused_and_hidden_with_the_way_to_the_private_one(
    evening: Evening,
) -> None:
    one, _ = evening.others
    await contest(evening)
    told = await evening.asks("/tira 4 riserva:3", one)
    assert (told.audience, told.conceal) == (Audience.MEMBER, True)
    assert words(told.drawn).startswith("C'è un confronto che aspetta la tua risposta, e questa la leggevano tutti")
    ((key,),) = told.drawn.buttons
    assert "quanti dadi, senza la Riserva?" in await evening.alone("", one, press=key.id)
    book = await evening.book()
    assert (book.checks.open, book.seat(await evening.person(one)).free) == ({}, 7)


async def test_of_a_roll_that_nobody_could_read_it_is_not_said_that_everybody_did(evening: Evening) -> None:
    one, _ = evening.others
    await contest(evening)
    chosen = await evening.asks("", one, path="roll", values={"dice": 4, "reserve": 3})
    said = "C'è un confronto che aspetta la tua risposta: prima di rispondere non si tirano prove"
    assert words(chosen.drawn).startswith(said)
    alone = await evening.asks("/tira 4 riserva:3", one, private(one))
    assert "leggevano" not in words(alone.drawn)


async def test_an_answer_to_a_tie_typed_as_a_roll_is_refused_in_english_too(english: Evening) -> None:
    one, _ = english.others
    await tied(english)
    told = await english.asks("/roll 0 reserve:2", one)
    assert told.conceal
    ((key,),) = told.drawn.buttons
    assert key.label in ("Answer in secret", "Rispondi in segreto")


async def test_who_has_answered_or_is_not_in_the_contest_may_roll_a_check(evening: Evening) -> None:
    one, other = evening.others
    await contest(evening)
    await gives(evening, one, "d3")
    assert "ha scelto dadi e puntata" in await evening.room("/tira 4", one)
    await evening.room(f"/prova @{other.name}", evening.master)
    assert "ha scelto dadi e puntata" in await evening.room("/tira 4", other)
