"""/bid: the answer to a contest in one line, which nobody else reads."""

from __future__ import annotations

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


async def test_a_bid_that_other_words_were_changed_into_is_refused_and_no_other_command_is_heard(
    evening: Evening,
) -> None:
    one = evening.others[0]
    await contest(evening)
    told = await evening.asks("/punta 5 riserva:2", one, edited=True)
    assert told.conceal and "non si scrive davanti a tutti" in words(told.drawn)
    assert not (await evening.book()).contests.known[1].has_answered(await evening.person(one))
    assert await evening.house.ask("/tira 3", one, edited=True) is None


async def test_a_bid_typed_before_everybody_counts_for_nothing_and_a_button_asks_for_it_unseen(
    evening: Evening,
) -> None:
    one = evening.others[0]
    await contest(evening)
    told = await evening.asks("/punta 5 riserva:2", one)
    assert (told.audience, told.conceal) == (Audience.MEMBER, True)
    assert "non si scrive davanti a tutti" in words(told.drawn) and "5" not in words(told.drawn)
    assert not (await evening.book()).contests.known[1].has_answered(await evening.person(one))
    ((key,),) = told.drawn.buttons
    form = await evening.house.ask(who=one, press=key.id)
    assert isinstance(form, Form) and form.secret
    assert [field.name for field in form.fields] == ["dice", "reserve"]
    answered = await evening.asks("", one, press=form.press, values={"dice": "5", "reserve": "2"})
    assert answered.audience is Audience.MEMBER and "Risposta registrata" in words(answered.drawn)


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
