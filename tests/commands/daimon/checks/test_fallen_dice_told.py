"""When a seal opens, all that its dice fell upon has been told, whatever was undone, dropped or changed."""

from __future__ import annotations

from bot.checker.verdict import Grade
from bot.hall.requests import Form
from tests.commands.daimon.evening import Evening
from tests.exported import grade_of
from tests.hall.house import words


async def rolled(evening: Evening) -> None:
    """A check that was rolled and undone."""
    keys = await evening.keys("/tira 3 riserva:1", evening.others[0])
    await evening.room("", evening.master, press=f"{keys['Target'].id} 4")
    await evening.undoes(evening.master)


async def test_a_check_that_was_undone_and_dropped_is_told_with_the_seal(evening: Evening) -> None:
    await rolled(evening)
    keys = await evening.keys("/campagna mostra", evening.master)
    dropped = await evening.asks("", evening.master, press=keys["Ritira"].id, values={"why": "la porta era aperta"})
    assert "Facce note · motivo: la porta era aperta" in words(dropped.drawn)
    journal = words((await evening.asks("/diario 3 campagna", evening.master)).drawn)
    assert "facce note · motivo: la porta era aperta" in journal or "faces known · why: la porta" in journal
    await evening.asks("/sessione fine", evening.master)
    assert grade_of(await evening.exported()) is Grade.WHOLE


async def test_no_session_ends_while_known_dice_wait_to_be_revealed_again(evening: Evening) -> None:
    await rolled(evening)
    assert "— " not in await evening.alone("/sessione fine", evening.master)
    assert (await evening.book()).session is not None


async def test_without_a_reason_a_check_whose_faces_are_known_is_not_dropped(evening: Evening) -> None:
    await rolled(evening)
    [number] = (await evening.book()).checks.open
    asked = await evening.house.ask(press=f"!check-drop {number}", who=evening.master)
    assert isinstance(asked, Form) and asked.fields[0].required and number in (await evening.book()).checks.open


async def test_nobody_drops_known_dice_where_the_other_says_nothing(evening: Evening) -> None:
    await rolled(evening)
    [number] = (await evening.book()).checks.open
    before = (await evening.book()).version
    asked = await evening.house.ask(press=f'!check-drop {number} why:"così"', who=evening.master)
    assert "Senza, non succede niente" in words(asked.drawn)  # type: ignore[union-attr]
    assert (await evening.book()).version == before


async def test_an_answer_that_was_changed_before_the_reveal_is_told_with_the_seal(evening: Evening) -> None:
    one, other = evening.others
    await evening.asks(f'/confronto "@{one.name} @{other.name}"', evening.master)
    for who, claim in ((one, "d5.r4"), (one, "d5.r1"), (other, "d1")):
        await evening.asks("", who, press=f"!contest-give 1 {claim}")
    if (await evening.book()).contests.open is not None:
        await evening.asks("", evening.master, press="!contest-off 1")
    await evening.asks("/sessione fine", evening.master)
    assert grade_of(await evening.exported()) is Grade.WHOLE


async def test_an_undo_names_what_goes_and_apart_from_it_what_stays_decided(evening: Evening) -> None:
    keys = await evening.keys("/tira 3 riserva:1", evening.others[0])
    await evening.room("", evening.master, press=f"{keys['Target'].id} 4")
    for said in (await evening.alone("/annulla", evening.master), (await evening.undoes(evening.master))[0]):
        goes, stays = said.split("Resta com'era deciso")
        assert "ha tirato una prova" in goes and "ha fissato un target\n" not in goes
        assert "ha fissato un target\n" in stays and "ha tirato" not in stays


async def test_what_stays_is_asked_for_by_its_own_line_with_whose_yes_it_takes(evening: Evening) -> None:
    player = evening.others[0]
    keys = await evening.keys("/tira 3 riserva:1", player)
    await evening.room("", evening.master, press=f"{keys['Target'].id} 4")
    await evening.undoes(evening.master)
    said = await evening.alone("/annulla 12", evening.master)
    assert said.startswith("Questa azione è già annullata, tranne quel che era deciso")
    assert said.endswith(f"Per togliere quel che era deciso serve il sì di {player.name}.")


async def test_a_yes_to_known_dice_begins_no_other_check(evening: Evening) -> None:
    await rolled(evening)
    one = evening.others[0]
    asked = await evening.house.ask("/tira 5 riserva:3", one)
    assert "Facce note" in words(asked.drawn)  # type: ignore[union-attr]
    [[yes]] = asked.drawn.buttons  # type: ignore[union-attr]
    again = await evening.keys("/campagna mostra", evening.master)
    await evening.room("", evening.master, press=again["Rivela di nuovo"].id)
    assert "è cambiato qualcosa" in await evening.house.press(yes, evening.master)
    assert not (await evening.book()).checks.open


async def test_an_undo_names_nobody_whose_check_has_the_number_of_something_else(evening: Evening) -> None:
    keys = await evening.keys("/tira 3", evening.others[0])
    await evening.room("", evening.master, press=f"{keys['Target'].id} 1")
    await evening.alone("/oracolo si-no", evening.master)
    said = await evening.alone("/annulla", evening.master, manages=True)
    assert "oracolo" in said or "oracle" in said
    touched = next(line for line in said.splitlines() if line.startswith(("Riguarda ", "It touches ")))
    assert touched.count(",") == 2, "all who play: it names nobody"


async def test_whoever_is_asked_for_a_yes_to_the_oracle_reads_what_for_and_no_secret(evening: Evening) -> None:
    await evening.alone('/oracolo si-no "Chi ha tradito?"', evening.master)
    await evening.undoes(evening.master)
    asked = await evening.house.ask("/oracolo evento", evening.master)
    said = words(asked.drawn)  # type: ignore[union-attr]
    assert "rifatta a un'altra tabella" in said and "tutti li conoscono" not in said
    assert "tradito" not in said and "Evento" not in said
