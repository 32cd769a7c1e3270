"""What directors and referees do: see what is missing, arrange tables, stop the clock, decide."""

from __future__ import annotations

from tests.commands.codice.club_night import UGO, Night

# --- at a glance


async def test_the_tables_say_at_a_glance_which_are_missing(night: Night) -> None:
    assert "Mancano i tavoli 1, 2" in await night.asks("/codice tavoli")
    await night.plays(1, 0, 0, 0)
    said = await night.asks("/codice tavoli")
    assert "Manca il tavolo 2" in said
    assert "✅ Tavolo 1" in said
    assert "Tavolo 1" not in night.keys


async def test_tables_that_await_a_word_are_named_apart(night: Night) -> None:
    one, _ = await night.names(1)
    await night.plays(1, 0, 0)
    await night.asks(f'/codice mano 1 "{one}" assassino', await night.side(1, 0))
    said = await night.asks("/codice tavoli")
    assert "Aspetta conferma il tavolo 1" in said
    assert "Manca il tavolo 2" in said


async def test_earlier_rounds_can_be_seen(night: Night) -> None:
    await night.plays_round()
    assert "turno 1 di 3" in await night.asks("/codice tavoli 1")
    assert "turno 2 di 3" in await night.asks("/codice tavoli")
    assert "da 1 a 2" in await night.refused("/codice tavoli 3")


# --- arranging


async def test_the_bye_is_moved(night: Night) -> None:
    one, _ = await night.names(1)
    said = await night.asks(f'/codice riposo "{one}"')
    assert f"Riposo · {one}" in said
    assert "riposa già" in await night.refused(f'/codice riposo "{one}"')


async def test_tables_are_paired_by_hand_before_the_round_begins(night: Night) -> None:
    one, _ = await night.names(1)
    other, _ = await night.names(2)
    said = await night.asks(f'/codice abbina 1 "{one}" "{other}"')
    assert set(await night.names(1)) == {one, other}
    assert "Tavolo 1" in said
    assert "Tavolo 2" in said
    assert "Erano già così" in await night.asks(f"/codice abbina 1 {one} {other}")
    await night.plays(1, 0)
    assert "già cominciato" in await night.refused(f'/codice abbina 1 "{one}" "{other}"')


# --- the clock


async def test_the_round_s_clock_stops_runs_on_and_is_extended(night: Night) -> None:
    assert "Orologio fermo" in await night.asks("/codice pausa")
    resume = night.keys["Riparti"]
    assert "L'orologio del turno è fermo" in await night.asks("/codice tavoli")
    assert "L'orologio corre" in await night.presses(resume)
    assert "ancora 55 minuti" in await night.asks("/codice pausa 10")


async def test_when_time_is_up_the_missing_tables_are_said_once(night: Night) -> None:
    await night.plays(1, 0, 0, 0)
    night.house.now += 46 * 60
    await night.house.clock.tick()
    await night.house.clock.tick()
    said = [words for words in await night.hears() if words.startswith("Tempo scaduto")]
    assert said == ["Tempo scaduto · turno 1 di 3\nManca il tavolo 2"]


async def test_a_card_is_posted_again(night: Night) -> None:
    assert (await night.asks("/codice pubblica tavoli")).startswith("Tavoli · turno 1")
    await night.plays_round()
    assert "1" in await night.asks("/codice pubblica classifica")
    assert await night.asks("/codice pubblica tabellone")


# --- decisions


async def test_a_match_is_given_and_taken_back(night: Night) -> None:
    one, two = await night.names(1)
    await night.plays(1, 0)
    said = await night.asks(f'/codice tavolino 1 "{one}"', UGO)
    assert f"partita a {two} a tavolino contro {one}" in said
    assert "conta di nuovo" in await night.presses("Ritira la decisione", UGO)
    assert (await night.match()).decision is None


async def test_without_a_loser_both_are_out(night: Night) -> None:
    assert "persa a tavolino da tutte e due" in await night.asks("/codice tavolino 1", UGO)


async def test_only_a_hand_is_given_by_its_number(night: Night) -> None:
    one, two = await night.names(1)
    await night.asks(f'/codice mano 1 "{one}" assassino', await night.side(1, 0))
    assert "tocca alla mano 2" in await night.refused(f'/codice tavolino 1 "{one}" mano:3', UGO)
    assert "serve un numero" in await night.refused(f'/codice tavolino 1 "{one}" mano:si', UGO)
    said = await night.asks(f'/codice tavolino 1 "{one}" mano:1', UGO)
    assert f"vittoria di {two} per decisione dell'arbitro" in said
    assert len((await night.match()).hands) == 1


async def test_art_32_a_called_referee_gives_the_penalty_with_a_press_and_the_next_one_sees_it(night: Night) -> None:
    one, two = await night.names(1)
    player = await night.side(1, 0)
    await night.asks("/codice contesta 1", player)
    press = night.keys[f"⚠️ Penalità a {one}"]
    assert "un arbitro" in await night.presses(press, player)
    said = await night.presses(press, UGO)
    assert f"Penalità a {one} (articolo 32): il turno finisce qui" in said
    assert f"il capo di {two} copre una parola sua" in said
    assert f"⚠️ Penalità a {one}" not in night.keys, "nobody waits for a referee any more"
    assert (await night.match()).hands == []
    await night.plays_round()
    table = (await night.book()).present.tables[(await night.book()).rounds[0].matches[1].teams[0]]
    said = await night.asks(f"/codice contesta {table}", await night.side(table, 0))
    assert f"Penalità a {one} (articolo 32): turno 1, tavolo 1, mano 1, Ugo" in said


async def test_players_decide_nothing(night: Night) -> None:
    one, _ = await night.names(1)
    assert "un arbitro" in await night.refused(f'/codice tavolino 1 "{one}"', await night.side(1, 1))


async def test_art_6_at_their_own_table_referees_need_the_opponents(night: Night) -> None:
    one, two = await night.names(1)
    judge = await night.side(1, 0)
    await night.asks(f"/club ruolo @{judge.handle} direttore", manages=True)
    said = await night.asks(f'/codice tavolino 1 "{two}"', judge)
    assert f"D'accordo? Risponde {two}" in said
    agree = night.keys["D'accordo"]
    assert (await night.match()).decision is None
    assert "rispondono gli avversari" in await night.presses(agree, judge)
    assert f"partita a {one}" in await night.presses(agree, await night.side(1, 1))
    assert (await night.match()).decision == (await night.match()).teams[0]


async def test_art_6_opponents_who_do_not_agree_get_another_referee(night: Night) -> None:
    _, two = await night.names(1)
    judge = await night.side(1, 0)
    await night.asks(f"/club ruolo @{judge.handle} direttore", manages=True)
    await night.asks(f'/codice tavolino 1 "{two}"', judge)
    said = await night.presses("No, serve un altro arbitro", await night.side(1, 1))
    assert "serve un arbitro al tavolo 1" in said
    assert judge.name not in said.split(":")[0]


async def test_a_decided_table_gives_no_further_hand(night: Night) -> None:
    one, two = await night.names(1)
    await night.asks(f'/codice tavolino 1 "{one}"', UGO)
    for line in (f'/codice tavolino 1 "{two}" mano:1', f'/codice mano 1 "{two}" assassino'):
        assert "già decisa a tavolino" in await night.refused(line, UGO), line


async def test_a_referee_is_no_director(night: Night) -> None:
    assert "un direttore" in await night.refused("/codice pausa", UGO)
