"""Whoever is dead, gone or absent is out of what is open, and the room hears how it goes on."""

from __future__ import annotations

from pathlib import Path

from tests.commands.daimon.contests.duels import contest, gives, tied
from tests.commands.daimon.evening import Evening, begun
from tests.commands.daimon.heroes import ELENA, sheet
from tests.hall.house import ANNA, BRUNO, CARLA, HALL, words


async def test_whoever_is_not_at_the_table_tonight_says_of_nobody_that_they_left(evening: Evening) -> None:
    one, other = evening.others
    await evening.room("/sessione assente", other)
    assert "Stasera non risulti al tavolo" in await evening.alone(f"/sessione assente @{one.name}", other)


async def test_a_master_who_has_vanished_frees_the_chair_though_a_contest_is_open(evening: Evening) -> None:
    one, other = evening.others
    await contest(evening)
    await gives(evening, one, "d5.r2")
    await evening.silent(evening.master, one)
    await evening.room("", one, press=(await evening.keys("/campagna mostra", one))["Sorteggia"].id)
    book = await evening.book()
    assert book.masters() <= {await evening.person(one), await evening.person(other)}
    master = one if book.master == await evening.person(one) else other
    assert "ritirato\nQuello che era stato puntato" in await evening.room("", master, press="!contest-off 1")
    assert '"reserve":2' not in (await evening.exported()).replace(" ", "")


async def test_the_killed_do_not_roll_the_check_that_they_had_locked(evening: Evening) -> None:
    one, _ = evening.others
    await sheet(evening, one)
    await evening.asks("", one, press="!check-roll 0 apower.r2")
    await evening.room("", evening.master, press=f"!wounds add <@{await evening.person(one)}> 5 sure:yes")
    said = await evening.house.heralded()
    assert f"{one.name} è fuori gioco: la sua prova è ritirata, e la puntata torna libera" in said
    refused = await evening.alone("", evening.master, press="!check-target 1 2")
    assert refused.startswith("Questa prova è finita o è stata ritirata")
    assert (await evening.book()).seat(await evening.person(one)).free == 7


async def test_a_contest_of_two_closes_when_one_of_them_dies(evening: Evening) -> None:
    one, _ = evening.others
    await contest(evening)
    await sheet(evening, one)
    await evening.room("", evening.master, press=f"!wounds add <@{await evening.person(one)}> 5 sure:yes")
    said = "\n".join(await evening.house.heralded())
    assert f"{one.name} esce dal confronto\nNon resta nessuno contro cui tirare" in said
    assert "è finito o è stato ritirato" in await evening.alone("", one, press="!contest-give 1 d3")


async def test_who_leaves_two_behind_has_left_no_winner_and_comes_last(evening: Evening) -> None:
    one, other = evening.others
    await evening.room(f'/confronto "@{one.name} @{other.name} @{evening.master.name}"', evening.master)
    await gives(evening, one, "d0")
    await gives(evening, evening.master, "d5")
    await evening.house.heralded()
    await evening.room("/sessione assente", other)
    said = "\n".join(await evening.house.heralded())
    assert f"{other.name} esce dal confronto" in said and "Resta solo" not in said
    await evening.room("/sessione presente", other)
    assert "Chi esce resta all'ultimo posto: sconfitta contro" in "\n".join(await evening.house.heralded())


async def test_who_stays_in_a_tie_has_it(english: Evening) -> None:
    one, other = english.others
    await tied(english, "")
    await english.silent(one, english.master)
    said = "\n".join(await english.house.heralded())
    assert f"{one.name} leaves the contest\nOnly {other.name} is left: the contest is theirs." in said
    assert f"{one.name} leaves the contest" in await english.room("/journal 4", other)


async def test_who_leaves_a_tie_with_weapons_is_told_to_bear_a_wound(evening: Evening) -> None:
    one, other = evening.others
    await tied(evening, "armi:si")
    await sheet(evening, one)
    await evening.silent(one, evening.master)
    said = "\n".join(await evening.house.heralded())
    assert f"Resta solo {other.name}: il confronto è suo.\n{one.name}: 1 ferita, ora 1/4 lievi" in said


async def test_a_known_roll_is_shown_again_before_its_player_goes(evening: Evening) -> None:
    one, _ = evening.others
    await evening.room("/tira 5 riserva:2", one)
    await evening.asks("", evening.master, press="!check-target 1 7")
    await evening.undoes(one)
    await evening.house.heralded()
    await evening.silent(one, evening.master)
    assert any(said.startswith(f"Prova di {one.name} — fall") for said in await evening.house.heralded())


async def test_a_master_who_leaves_the_server_frees_the_chair_at_once(evening: Evening) -> None:
    _, other = evening.others
    await contest(evening)
    for _ in range(2):  # The platform may say it twice.
        await evening.house.hall.left(HALL, evening.master, "update-1", evening.house.now)
    (said,) = [said for said in await evening.house.heralded() if "lascia il tavolo" in said]
    assert said.startswith(f"{evening.master.name} lascia il tavolo per stasera\nLa sedia del Master è libera.")
    assert (await evening.book()).contests.open is not None
    assert "assente" in await evening.room("/campagna mostra", other)
    assert (await evening.book()).masters() == frozenset()


async def test_whoever_leaves_the_server_without_being_at_the_table_is_nobodys_news(evening: Evening) -> None:
    await evening.house.heralded()
    await evening.house.hall.left(HALL, ELENA, "update-2", evening.house.now)
    await evening.room("/sessione fine", evening.master)
    await evening.house.hall.left(HALL, evening.master, "update-3", evening.house.now)
    assert not [said for said in await evening.house.heralded() if "lascia il tavolo" in said]


async def test_where_nobody_is_told_who_leaves_it_is_asked_when_somebody_does_something(evening: Evening) -> None:
    one, _ = evening.others
    await contest(evening)
    evening.house.chat.left = {evening.master.id}
    evening.house.now += 300
    keys = await evening.keys("/campagna mostra", one)
    assert {"Sorteggia"} <= keys.keys()
    (said,) = [said for said in await evening.house.heralded() if "lascia il tavolo" in said]
    assert said.startswith(f"{evening.master.name} lascia il tavolo per stasera\nLa sedia del Master è libera.")
    assert (await evening.book()).contests.open is not None
    assert (await evening.book()).masters() == frozenset()


async def test_that_is_asked_now_and_then_only_and_not_of_who_is_there(evening: Evening) -> None:
    one, other = evening.others
    evening.house.now += 300
    evening.house.chat.looked_up.clear()
    for _ in range(3):
        await evening.room("/campagna mostra", one)
    assert sorted(evening.house.chat.looked_up) == sorted([evening.master.id, other.id])


# --- who has something open is asked first


async def test_nobody_voids_the_contest_of_another_by_saying_that_they_have_left(evening: Evening) -> None:
    one, other = evening.others
    await contest(evening)
    await gives(evening, one, "d5.r2")
    asked = await evening.asks(f"/sessione assente @{other.name}", one)
    assert words(asked.drawn).startswith(f"{other.name}, ci sei?")
    [[here]] = asked.drawn.buttons
    assert await evening.room("", other, press=here.id) == f"{other.name} c'è"
    evening.house.now += 10 * 60
    await evening.house.clock.tick()
    book = await evening.book()
    assert book.contests.open is not None and book.here(await evening.person(other))


async def test_a_master_who_answers_in_time_keeps_the_chair(evening: Evening) -> None:
    one, _ = evening.others
    keys = await evening.keys(f"/sessione assente @{evening.master.name}", one)
    assert (await evening.book()).master == await evening.person(evening.master)
    await evening.room("", evening.master, press=keys["Ci sono"].id)
    evening.house.now += 10 * 60
    await evening.house.clock.tick()
    assert (await evening.book()).master == await evening.person(evening.master)


async def test_no_master_is_deposed_by_a_session_that_is_resumed_without_them(evening: Evening) -> None:
    one, _ = evening.others
    await evening.room("/sessione fine", one)
    told = await evening.room(f"/sessione inizia @{evening.master.name}", one)
    assert f"Master: {evening.master.name}" in told
    assert any(said.startswith(f"{evening.master.name}, ci sei?") for said in await evening.house.heralded())
    evening.house.now += 10 * 60
    await evening.house.clock.tick()
    assert (await evening.book()).master == ""


async def test_no_call_is_shorter_than_the_tables_for_who_has_something_open(evening: Evening) -> None:
    one, _ = evening.others
    said = await evening.room(f"/sessione chiama @{evening.master.name} 1", one)
    assert "perciò ha almeno 10 minuti" in said
    evening.house.now += 9 * 60
    await evening.house.clock.tick()
    assert (await evening.book()).master == await evening.person(evening.master)
    evening.house.now += 60
    await evening.house.clock.tick()
    assert (await evening.book()).master == ""


async def test_who_has_nothing_open_is_gone_at_a_word_and_so_is_whoever_says_it_of_themselves(evening: Evening) -> None:
    one, other = evening.others
    assert "lascia il tavolo" in await evening.room(f"/sessione assente @{other.name}", one)
    assert "lascia il tavolo" in await evening.room("/sessione assente", evening.master)


async def test_a_table_of_two_goes_on_after_the_silence_of_one(tmp_path: Path) -> None:
    evening = await begun(tmp_path, ANNA, BRUNO)
    [one] = evening.others
    await evening.silent(evening.master, one)
    book = await evening.book()
    assert book.session is not None and book.session.present == (await evening.person(one),)
    await evening.house.store.close()


async def test_who_stays_away_from_a_fight_pays_at_the_end_and_not_again_when_the_session_goes_on(
    tmp_path: Path,
) -> None:
    evening = await begun(tmp_path, ANNA, BRUNO, CARLA, ELENA)
    gone, *stay = evening.others
    for player in evening.others:
        await sheet(evening, player)
    against = " ".join(f"@{player.name}" for player in evening.others)
    await evening.room(f"/confronto {against} armi:si", evening.master)
    await gives(evening, gone, "apower.r2")
    await evening.room("/sessione assente", gone)
    for player in stay:
        await gives(evening, player, "apower")
    if (await evening.book()).contests.open is not None:
        for player in stay:
            await evening.asks("", player, press="!contest-settle 1 1")
    await evening.house.heralded()
    await evening.room("/sessione fine", evening.master)
    said = await evening.house.heralded()
    assert any(
        f"{gone.name} era fuori dal confronto" in one and "Riserva 7 → 5" in one and "ferit" in one for one in said
    ), "\n=\n".join(said)
    await evening.room("/sessione inizia", gone)
    assert not any("era fuori dal confronto" in one for one in await evening.house.heralded())
