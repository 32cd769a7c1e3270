"""A campaign that went back to a copy: what waits is withdrawn, new dice fall, the old seal opens in its own time."""

from __future__ import annotations

from bot.checker.verdict import Grade
from tests.commands.daimon.evening import Evening
from tests.commands.daimon.making.maker import Maker
from tests.exported import grade_of
from tests.hall.house import ANNA


async def goes_back(evening: Evening) -> None:
    """As after `python -m bot restore`."""
    house = evening.house
    [stored] = await house.store.books(kind="campaign")
    assert await house.hall.desk.renew_seals(stored.id, house.now)


async def test_an_open_check_is_withdrawn_and_its_bid_comes_back(evening: Evening) -> None:
    player = evening.others[0]
    await evening.asks("/tira 3 riserva:2", player)
    await goes_back(evening)
    book = await evening.book()
    assert not book.checks.open and not any(seat.held for seat in book.seats)
    assert any("quello che ancora ne aspettava è ritirato" in said for said in await evening.house.heralded())


async def test_a_contest_is_withdrawn_and_another_may_be_opened(evening: Evening) -> None:
    one, other = evening.others
    await evening.asks(f'/confronto "@{one.name} @{other.name}"', evening.master)
    await evening.asks("", one, press="!contest-give 1 d5.r1")
    await goes_back(evening)
    book = await evening.book()
    assert book.contests.open is None and not any(seat.held for seat in book.seats)
    await evening.asks(f'/confronto "@{one.name} @{other.name}"', evening.master)
    assert (await evening.book()).contests.open is not None


async def test_the_journal_names_what_was_withdrawn(evening: Evening) -> None:
    one, other = evening.others
    await evening.asks("/tira 3 riserva:2", one)
    await goes_back(evening)
    assert "Ritirato: prova 1 · puntate e dadi prestati tornano" in await evening.room("/diario", one)
    await evening.asks(f'/confronto "@{one.name} @{other.name}"', evening.master)
    await goes_back(evening)
    assert "Ritirato: confronto 1 · puntate e dadi prestati tornano" in await evening.room("/diario", one)
    await goes_back(evening)
    assert (await evening.room("/diario 30", one)).count("Ritirato") == 2


async def test_what_was_withdrawn_so_is_not_put_back_by_an_undo(evening: Evening) -> None:
    await evening.asks("/tira 3 riserva:2", evening.others[0])
    await goes_back(evening)
    await evening.undoes(evening.master)
    assert not (await evening.book()).checks.open


async def test_the_dice_of_a_check_that_fell_before_are_never_given_again(evening: Evening) -> None:
    keys = await evening.keys("/tira 3 riserva:1", evening.others[0])
    await evening.room("", evening.master, press=f"{keys['Target'].id} 4")
    await goes_back(evening)
    await evening.undoes(evening.master)
    assert not (await evening.book()).checks.open


async def test_the_retired_seals_open_in_their_own_time(evening: Evening) -> None:
    await evening.alone("/oracolo si-no", evening.master)
    await evening.asks("/tira 3 riserva:2", evening.others[0])
    await goes_back(evening)
    ledger = (await evening.book()).ledger
    assert [(seal.strand, seal.retired, bool(seal.seed)) for seal in ledger.seals] == [
        ("", True, False),
        ("oracle", True, False),
        ("", False, False),
        ("oracle", False, False),
    ]
    keys = await evening.keys("/tira 3 riserva:1", evening.others[0])
    await evening.room("", evening.master, press=f"{keys['Target'].id} 4")
    await evening.room("/campagna avventura Dopo", evening.master)
    assert [bool(seal.seed) for seal in (await evening.book()).ledger.seals] == [False, True, False, False]
    await evening.room("/sessione fine", evening.master)
    assert [bool(seal.seed) for seal in (await evening.book()).ledger.seals[:3]] == [True] * 3
    assert grade_of(await evening.exported()) is Grade.WHOLE


async def test_the_check_says_of_a_seal_that_it_is_retired_not_that_it_waits_to_be_opened(evening: Evening) -> None:
    keys = await evening.keys("/tira 3 riserva:1", evening.others[0])
    await evening.room("", evening.master, press=f"{keys['Target'].id} 4")
    await goes_back(evening)
    old, _, new, _ = (await evening.book()).ledger.seals
    lines = (await evening.room("/verifica", evening.master)).splitlines()
    [was] = [line for line in lines if old.short in line]
    [now] = [line for line in lines if new.short in line]
    assert "mai tagliato, ritirato: non dà più niente, e si apre insieme al prossimo" in was
    assert "ancora chiuso" not in was
    assert "ancora chiuso" in now
    act = await evening.room('/verifica atto:"prova 1"', evening.master)
    assert f"Sigillo {old.short}, ritirato: si controllano quando si apre" in act


async def half_made(evening: Evening) -> Maker:
    """Anna's character, its attributes rolled."""
    anna = await Maker(evening, ANNA).begin()
    await anna.press("Scrivili", points="3 2 2 2 2 1")
    await anna.press("🎲")
    return anna


async def test_a_character_half_made_goes_on_with_dice_of_the_new_seal(evening: Evening) -> None:
    anna = await half_made(evening)
    await goes_back(evening)
    await anna.line("/scheda nuova")
    assert "Nascita" in await anna.press("🎲")
    await evening.room("/sessione fine", evening.master)
    ledger = (await evening.book()).ledger
    assert [seal.acts["making"] for seal in ledger.seals if seal.seed] == [1, 1], "it counts under both"
    assert grade_of(await evening.exported()) is Grade.WHOLE


async def test_a_character_half_made_goes_on_in_another_session(evening: Evening) -> None:
    anna = await half_made(evening)
    await evening.room("/sessione fine", evening.master)
    evening.house.now += 86_400
    await evening.room("/sessione inizia", evening.master)
    await anna.line("/scheda nuova")
    assert "Nascita" in await anna.press("🎲")
    await evening.room("/sessione fine", evening.master)
    assert grade_of(await evening.exported()) is Grade.WHOLE
