"""Another act in the place of one whose known dice were taken away says so, with the reason, on its card."""

from __future__ import annotations

from bot.hall.cards.card import Key
from bot.hall.requests import Account, Form
from tests.commands.daimon.evening import Evening
from tests.hall.house import words

WHY = "la porta era aperta"
SIGN = f"al posto di prova 1, a facce note · motivo: {WHY}"


async def check(evening: Evening, player: Account) -> str:
    """What the room hears of a check that is asked for, and rolled."""
    keys = await evening.keys(f'/prova "@{player.name}" tetto', evening.master)
    await evening.asks("/tira 4", player)
    return await evening.room("", evening.master, press=f"{keys['Target'].id} 6")


async def failed(evening: Evening, player: Account) -> None:
    """A check that was asked for, rolled, and undone."""
    await check(evening, player)
    undo = await evening.keys("/annulla", evening.master)
    await evening.asks("", evening.master, press=undo["Sì, annulla"].id)


async def line_of(evening: Evening, words_: str) -> str:
    """The number of the journal's line that says this."""
    journal = words((await evening.asks("/diario 100 campagna", evening.master)).drawn)
    return next(line for line in journal.splitlines() if words_ in line).split(" · ")[0]


async def explained(evening: Evening, key: Key) -> str:
    """What came of a press that asks for the reason, with the yes of the other."""
    form = await evening.house.ask(press=key.id, who=evening.master)
    assert isinstance(form, Form) and [(one.name, one.required) for one in form.fields] == [("why", True)]
    return words((await evening.asks("", evening.master, press=form.press, values={"why": WHY})).drawn)


async def taken_away(evening: Evening, player: Account) -> None:
    """The same, with all that it was decided with."""
    await failed(evening, player)
    for said in ("ha fissato un target", "ha scelto dadi", "tetto"):
        undo = await evening.keys(f"/annulla {await line_of(evening, said)}", evening.master)
        assert f"motivo: {WHY}" in await explained(evening, [*undo.values()][-1])


async def test_the_next_check_of_the_same_player_bears_the_reason(evening: Evening) -> None:
    player, other = evening.others
    await taken_away(evening, player)
    assert "al posto" not in await check(evening, other)
    assert SIGN in await check(evening, player)
    assert "al posto" not in await check(evening, player)


async def test_the_journal_and_the_question_say_why_and_upon_what_they_fell(evening: Evening) -> None:
    await failed(evening, evening.others[0])
    undo = await evening.keys(f"/annulla {await line_of(evening, 'ha fissato un target')}", evening.master)
    form = await evening.house.ask(press=[*undo.values()][-1].id, who=evening.master)
    assert isinstance(form, Form)
    asked = await evening.house.ask(press=form.press, values={"why": WHY}, who=evening.master)
    said = words(asked.drawn)  # type: ignore[union-attr]
    assert f"facce note · motivo: {WHY}" in said
    assert f"Erano caduti su {evening.others[0].name} 4 + 0 di Riserva, target 6" in said


async def test_a_check_that_was_withdrawn_leaves_its_reason_to_the_next(evening: Evening) -> None:
    player = evening.others[0]
    old = await evening.keys(f'/prova "@{player.name}" tetto', evening.master)
    await evening.asks("/tira 4", player)
    await evening.room("", evening.master, press=f"{old['Target'].id} 6")
    undo = await evening.keys("/annulla", evening.master)
    await evening.asks("", evening.master, press=undo["Sì, annulla"].id)
    assert f"Facce note · motivo: {WHY}" in await explained(evening, old["Ritira"])
    assert SIGN in await check(evening, player)


async def test_what_is_put_back_leaves_nothing_to_the_next(evening: Evening) -> None:
    player = evening.others[0]
    await failed(evening, player)
    undo = await evening.keys(f"/annulla {await line_of(evening, 'ha fissato un target')}", evening.master)
    await explained(evening, [*undo.values()][-1])
    back = await evening.keys(f"/annulla {await line_of(evening, 'ha fissato un target')}", evening.master)
    await evening.asks("", evening.master, press=next(key.id for key in back.values()))
    assert not (await evening.book()).ledger.gone
