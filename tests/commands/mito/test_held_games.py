"""What one player says changes no period that all have read: such a game waits for another's word."""

from __future__ import annotations

import re

from bot.hall.requests import Account
from tests.commands.mito.club import ANNA, BRUNO, CARLA, DAY, UGO, Club
from tests.hall.house import CORNER

LAST_WEEK = 'when:"11/01/2026 18:00"'


async def closed_week(club: Club) -> None:
    """Anna has won the second week of 2026, Bruno is second; it is Monday."""
    for _ in range(2):
        await club.asks("/mito game @Anna @Bruno", UGO)
    assert any("vince Anna" in said for said in await club.rung(2 * DAY))


async def test_a_game_of_a_closed_period_waits_for_another_of_its_players(club: Club) -> None:
    await closed_week(club)
    said = await club.asks(f"/mito game @Anna @Bruno {LAST_WEEK}", BRUNO)
    assert "Partita 3: vince Anna, ma non conta ancora" in said
    assert "periodo già chiuso" in said
    assert 3 not in (await club.book()).games
    key = club.keys["Confermo"]
    assert "hai già detto" in await club.presses(key, BRUNO)
    assert "non c'eri" in await club.presses(key, CARLA)
    said = await club.presses(key, ANNA)
    assert "Partita 3: vince Anna" in said
    assert "non conta" not in said
    assert 3 in (await club.book()).games


async def test_two_who_change_lower_places_of_a_published_week_are_told_of_in_the_room(club: Club) -> None:
    await club.asks("/mito game @Anna @Carla", UGO)
    await closed_week(club)
    await club.asks(f'/mito game @Carla @Bruno @Dario {LAST_WEEK[:-6]}15:00"', CARLA)
    await club.house.heralded()
    await club.presses("Confermo", BRUNO)
    (told,) = [said for said in await club.house.heralded() if "Correzione" in said]
    assert "la partita 4 cambia i posti in periodi già chiusi" in told
    assert "Bruno 950,00 → 925,94 · 2º → 3º" in told, "the old place and the new one"


async def test_an_account_that_the_club_did_not_know_before_lets_no_game_count(club: Club) -> None:
    await closed_week(club)
    alt = Account("discord", "99", "Alt", "it", "alt_99")
    club.house.chat.members_there = [alt]
    await club.asks(f"/mito game @Bruno @Alt @Anna {LAST_WEEK}", BRUNO)
    confirm = club.keys["Confermo"]
    assert "conosceva già prima" in await club.presses(confirm, alt)
    assert 3 not in (await club.book()).games
    await club.presses(confirm, ANNA)
    assert 3 in (await club.book()).games


async def test_who_disputed_their_own_game_does_not_make_it_count_by_confirming(club: Club) -> None:
    await closed_week(club)
    await club.asks(f"/mito game @Anna @Bruno {LAST_WEEK}", BRUNO)
    confirm = club.keys["Confermo"]
    await club.presses("Contesto", BRUNO)
    await club.presses(confirm, BRUNO)
    assert 3 not in (await club.book()).games


async def test_a_disputed_game_that_waits_goes_on_waiting(club: Club) -> None:
    await closed_week(club)
    await club.asks(f"/mito game @Anna @Bruno @Carla {LAST_WEEK}", BRUNO)
    confirm = club.keys["Confermo"]
    await club.presses("Contesto", CARLA)
    assert any("aspetta l'arbitro" in said for said in await club.house.heralded())
    await club.presses(confirm, ANNA)
    assert 3 not in (await club.book()).games
    await club.presses(confirm, CARLA)
    assert 3 in (await club.book()).games


async def test_only_a_director_changes_who_won_a_closed_period_and_sees_both_tables(club: Club) -> None:
    await club.asks("/club announce ladder", where=CORNER)
    await closed_week(club)
    await club.asks('/mito game @Carla @Bruno @Dario when:"11/01/2026 15:00"', CARLA)
    assert "non conta" not in await club.presses("Confermo", BRUNO)
    await club.asks(f"/mito game @Carla @Bruno @Dario {LAST_WEEK}", CARLA)
    said = await club.presses("Confermo", BRUNO)
    assert "decide un direttore" in said
    assert re.search(r"1 +Anna 1049,69 +Carla 1097,31", said), said
    key = club.keys["Direttore: vale"]
    assert "solo un direttore" in await club.presses(key, UGO)
    assert "un arbitro" in await club.presses(key, BRUNO)
    assert 4 not in (await club.book()).games
    assert "Partita 4: vince Carla" in await club.presses(key, ANNA)
    assert 4 in (await club.book()).games
    told = await club.house.heralded()
    assert any("Correzione · Settimana 2 del 2026: vince Carla" in one for one in told)


async def test_a_game_of_days_ago_waits_and_a_referee_lets_it_count(club: Club) -> None:
    said = await club.asks('/mito game @Bruno @Carla when:"07/01/2026 21:00"', BRUNO)
    assert "giocata tempo fa" in said
    assert "Partita 1: vince Bruno" in await club.presses("Arbitro: vale", UGO)
    assert 1 in (await club.book()).games


async def test_a_table_of_more_guests_than_members_waits(club: Club) -> None:
    assert "Quando è stata registrata c'erano più ospiti che soci" in await club.asks(
        "/mito game @Bruno @Uno @Due", BRUNO
    )
    assert "più ospiti" not in await club.asks("/mito game @Bruno @Carla @Uno @Due", BRUNO)
    assert not (await club.book()).ladder("all-time", club.house.now).value(await club.id("Uno")) < 97_000


async def test_what_a_referee_records_does_not_wait(club: Club) -> None:
    await closed_week(club)
    assert "non conta" not in await club.asks(f"/mito game @Carla @Bruno {LAST_WEEK}", UGO)
    assert "non conta" not in await club.asks("/mito game @Bruno @Uno @Due", UGO)


async def test_a_referee_corrects_or_deletes_what_waits(club: Club) -> None:
    await closed_week(club)
    await club.asks(f"/mito game @Bruno @Carla {LAST_WEEK}", BRUNO)
    assert "Partita 3 corretta" in await club.asks("/mito fix 3 @Carla @Bruno", UGO)
    assert (await club.book()).games[3].winner == await club.id("Carla")
    await club.asks(f"/mito game @Bruno @Dario {LAST_WEEK}", BRUNO)
    assert "Partita 4 eliminata" in await club.asks("/mito fix 4 delete:yes", UGO)
    assert not (await club.book()).held


async def test_whoever_recorded_a_game_takes_it_back_only_while_its_periods_are_open(club: Club) -> None:
    await club.rung(DAY + 2.4 * 3_600)  # Sunday, minutes before midnight
    await club.asks("/mito game @Bruno @Carla", BRUNO)
    take_back = club.keys["Togli"]
    await club.rung(8 * 60)
    assert (await club.book()).closed
    assert "si è chiuso" in await club.presses(take_back, BRUNO)
    assert 1 in (await club.book()).games


async def test_after_midnight_of_a_new_week_it_is_asked_whether_a_game_was_last_nights(club: Club) -> None:
    await club.rung(DAY + 3.2 * 3_600)  # Monday, 00:42
    said = await club.asks("/mito game @Bruno @Carla", BRUNO)
    assert "È di ieri sera?" in said
    assert "periodo già chiuso" in await club.presses("Di ieri sera", BRUNO)
    await club.asks("/mito game @Bruno @Anna", BRUNO)
    assert "Giocata 12/01/2026 00:42" in await club.presses("Di adesso", BRUNO)
    [held] = (await club.book()).held.values()
    assert (await club.book()).period("week", held.at).label == "2026-W02"


async def test_a_question_writes_nobody_down_and_means_the_same_people_when_it_is_answered(club: Club) -> None:
    await club.rung(DAY + 3.2 * 3_600)
    bea = Account("discord", "99", "Bea", "it", "bea_99")
    club.house.chat.members_there = [bea]
    assert "È di ieri sera?" in await club.asks("/mito game @Bruno @Bea @Zoe", BRUNO)
    assert not await club.house.store.rows("guests", key="zoe")
    assert not await club.house.store.rows("accounts", account=bea.id)
    now = club.keys["Di adesso"]
    club.house = await club.house.restarted()
    assert "Bea" in await club.presses(now, BRUNO)
    assert await club.house.store.rows("accounts", account=bea.id) and await club.house.store.rows("guests", key="zoe")
