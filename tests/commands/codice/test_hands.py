"""Hands are recorded in a few presses or one line; the other team confirms or disputes; what cannot be is refused."""

from __future__ import annotations

from pathlib import Path

from bot.hall.cards.card import Audience
from bot.hall.requests import Account
from tests.commands.codice.club_evening import evening
from tests.commands.codice.club_night import HOW, UGO, Night
from tests.hall.house import CARLA, private


async def test_a_hand_is_recorded_in_four_presses_and_says_both_sides(night: Night) -> None:
    one, two = await night.names(1)
    player = await night.side(1, 0)
    said = await night.records(1, one, "agents", 5, player)
    assert f"Mano 1: vittoria di {one}; 5 agenti per {two}" in said
    assert (await night.match()).wins((await night.match()).teams[0]) == 1


async def test_the_assassin_takes_three_presses(night: Night) -> None:
    one, two = await night.names(1)
    said = await night.records(1, one, "assassin", who=await night.side(1, 0))
    assert f"vittoria di {one}; assassino trovato da {two}" in said


async def test_one_line_records_too_and_finds_teams_as_people_type_them(night: Night) -> None:
    one, two = await night.names(2)
    word = one.split()[-1].upper()
    said = await night.asks(f"/codice mano 2 {word} assassino", await night.side(2, 0))
    assert f"vittoria di {one}; assassino trovato da {two}" in said


async def test_the_whole_name_of_a_team_elsewhere_is_not_taken_for_a_longer_one_at_the_table(tmp_path: Path) -> None:
    async with evening(tmp_path, 5, started=False) as club:
        await club.said('/codice team "Gli Orsi" "@Gli Orsi uno" "@Gli Orsi due"')
        await club.said("/codice start")
        pairs = {number: await club.names(number) for number in (1, 2, 3)}
        table = next(number for number, names in pairs.items() if "Gli Orsi" in names)
        said = await club.said(f'/codice hand {table} "Orsi" agents 4')
        assert "Orsi" in pairs[table] or "Gli Orsi" not in said
        assert {await club.name(one.outcome.winner) for one in (await club.match(table)).hands} <= {"Orsi"}


async def test_english_words_do_as_well(night: Night) -> None:
    one, _ = await night.names(2)
    said = await night.asks(f'/codice hand 2 "{one}" time 3', await night.side(2, 0))
    assert "con 3 agenti trovati" in said


async def test_the_number_of_agents_is_asked_for_if_it_was_left_out(night: Night) -> None:
    one, two = await night.names(1)
    said = await night.asks(f'/codice mano 1 "{one}"', await night.side(1, 0))
    assert f"Agenti trovati da {two}" in said
    assert "2 agenti" in await night.presses("2", await night.side(1, 0))


async def test_a_bare_command_offers_the_tables_and_then_the_teams(night: Night) -> None:
    player = await night.side(2, 0)
    await night.asks("/codice mano", player)
    own = next(label for label in night.keys if label.startswith("2 · "))
    assert next(iter(night.keys)) == own, "one's own table comes first"
    await night.presses(own, player)
    assert set(night.keys) >= set(await night.names(2))


async def test_only_as_many_agents_are_offered_as_the_losers_can_have_found(night: Night) -> None:
    match = await night.match(1)
    starter, other = await night.name(match.pairing.starter), await night.name(match.other(match.pairing.starter))
    await night.table(1, UGO)
    await night.presses(f"Vittoria di {other}", UGO)
    await night.presses("🕵️ Tutti gli agenti", UGO)
    assert "8" in night.keys
    await night.presses("Indietro", UGO)
    await night.presses(f"Vittoria di {starter}", UGO)
    await night.presses("🕵️ Tutti gli agenti", UGO)
    assert "7" in night.keys
    assert "8" not in night.keys


# --- impossible scores, with the article


async def test_art_33_more_agents_than_can_be_are_refused(night: Night) -> None:
    match = await night.match(1)
    winner = await night.name(match.pairing.starter)
    assert "articoli 33 e 34" in await night.refused(f'/codice mano 1 "{winner}" agenti 8', UGO)


async def test_art_36_the_assassin_leaves_no_agents(night: Night) -> None:
    winner, _ = await night.names(1)
    assert "articolo 36" in await night.refused(f'/codice mano 1 "{winner}" assassino 3', UGO)


async def test_a_team_of_another_table_cannot_win_here(night: Night) -> None:
    other, _ = await night.names(2)
    assert "non gioca al tavolo 1" in await night.refused(f'/codice mano 1 "{other}" assassino', UGO)


async def test_nobody_records_at_another_table(night: Night) -> None:
    winner, _ = await night.names(1)
    said = await night.refused(f'/codice mano 1 "{winner}" assassino', await night.side(2, 0))
    assert "le sue due squadre e gli arbitri" in said
    await night.table(1)
    stranger = await night.presses(f"Vittoria di {winner}", await night.side(2, 1))
    assert "le sue due squadre e gli arbitri" in stranger


# --- the other team's word


async def test_the_other_team_is_asked_and_confirms(night: Night) -> None:
    one, two = await night.names(1)
    said = await night.records(1, one, who=await night.side(1, 0))
    assert f"{two}, è andata così?" in said
    said = await night.presses("Confermo", await night.side(1, 1))
    assert "confermata" in said
    assert f"Vittoria di {one}" in night.keys, "the next hand can be recorded from here"


async def test_only_they_may_press(night: Night) -> None:
    one, _ = await night.names(1)
    await night.records(1, one, who=await night.side(1, 0))
    confirm, contest = night.keys["Confermo"], night.keys["Contesto"]
    assert "la tua squadra" in await night.presses(confirm, await night.side(1, 0, 1))
    assert "la tua squadra" in await night.presses(contest, await night.side(1, 0))
    assert "le sue due squadre" in await night.presses(confirm, await night.side(2, 0))
    assert night.reply is not None
    assert night.reply.audience is Audience.MEMBER


async def test_the_same_report_confirms(night: Night) -> None:
    one, _ = await night.names(1)
    await night.records(1, one, agents=3, who=await night.side(1, 0))
    said = await night.asks(f'/codice mano 1 "{one}" agenti 3 mano:1', await night.side(1, 1))
    assert "confermata" in said
    assert len((await night.match()).hands) == 1


async def test_a_line_that_could_mean_two_hands_is_asked_about_in_private_and_records_nothing(night: Night) -> None:
    one, two = await night.names(1)
    await night.records(1, one, agents=3, who=await night.side(1, 0))
    other = await night.side(1, 1)
    for line in (f'/codice mano 1 "{one}" agenti 3', f'/codice mano 1 "{two}" assassino'):
        assert "quale mano è?" in await night.asks(line, other)
        assert night.reply is not None
        assert night.reply.audience is Audience.MEMBER
        assert [hand.standing for hand in (await night.match()).hands] == ["reported"]
    assert f"Mano 2: vittoria di {two}" in await night.presses("Mano 2", other)
    assert [hand.standing for hand in (await night.match()).hands] == ["reported", "reported"]


async def test_which_hand_is_asked_before_how_many_agents(night: Night) -> None:
    one, two = await night.names(1)
    await night.records(1, one, agents=3, who=await night.side(1, 0))
    other = await night.side(1, 1)
    assert "quale mano è?" in await night.asks(f'/codice hand 1 "{one}"', other)
    assert f"Agenti trovati da {two}" in await night.presses("Mano 1", other)
    assert "confermata" in await night.presses("3", other)


async def test_the_number_of_a_hand_is_said_in_both_languages(night: Night) -> None:
    one, _ = await night.names(1)
    player = await night.side(1, 0)
    await night.asks(f'/codice mano 1 "{one}" assassino mano:1', player)
    await night.asks(f'/codice hand 1 "{one}" assassin hand:2', player)
    assert [hand.number for hand in (await night.match()).open] == [1, 2]
    other = await night.side(1, 1)
    assert "Mano 1 contestata" in await night.asks("/codice contesta 1 mano:1", other)
    assert "Mano 1 contestata" in await night.asks("/codice dispute 1 hand:2", other)
    assert [hand.standing for hand in (await night.match()).hands] == ["disputed", "disputed"]


async def test_who_calls_a_referee_while_several_hands_wait_is_asked_for_which(night: Night) -> None:
    player, other = await night.side(1, 0), await night.side(1, 1)
    await tells_all(night, player)
    assert "quale mano è?" in await night.asks("/codice contesta 1", other)
    assert "Mano 2 contestata" in await night.presses("Mano 2", other)


async def tells_all(night: Night, player: Account) -> None:
    """One player tells a whole match alone."""
    one, _ = await night.names(1)
    for hand in (1, 2, 3):
        await night.asks(f'/codice mano 1 "{one}" agenti 2 mano:{hand}', player)


async def test_one_player_alone_makes_nothing_final_and_the_director_hears_of_it(night: Night) -> None:
    one, two = await night.names(1)
    await tells_all(night, await night.side(1, 0))
    await night.house.clock.tick()
    await night.hears()
    night.house.now += 121
    await night.house.clock.tick()
    said = [words for words in await night.hears() if "una squadra sola" in words]
    assert len(said) == 1
    assert f"una squadra sola, {one}: il turno aspetta il sì di {two} o di un arbitro" in said[0]
    assert "Zoe, senti anche l'altra squadra" in said[0]
    night.house.now += 9_999
    await night.house.clock.tick()
    assert not any("una squadra sola" in words for words in await night.hears())
    assert not (await night.match()).over


async def test_one_press_confirms_all_hands_that_wait_and_each_can_be_contested(night: Night) -> None:
    player, other = await night.side(1, 0), await night.side(1, 1)
    await tells_all(night, player)
    await night.table(1, other)
    assert {"Contesto la mano 1", "Contesto la mano 2", "Contesto la mano 3"} <= set(night.keys)
    confirm = night.keys["Confermo tutto"]
    assert "Mano 2 contestata" in await night.presses("Contesto la mano 2", other)
    said = await night.presses(confirm, other)
    assert "Mano 1:" in said
    assert [hand.standing for hand in (await night.match()).hands] == ["confirmed", "disputed", "confirmed"]
    await night.table(1, UGO)


async def test_nobody_finishes_on_a_shared_card_what_the_other_side_began(night: Night) -> None:
    one, two = await night.names(1)
    await night.table(1)
    await night.presses(f"Vittoria di {one}", await night.side(1, 0))
    dead, agents, back = (night.keys[label] for label in (HOW["assassin"], HOW["agents"], "Indietro"))
    for who in (await night.side(1, 1), UGO):
        for press in (dead, agents):
            assert "la sta raccontando qualcun altro" in await night.presses(press, who)
            assert "le sue due squadre e gli arbitri" in await night.presses(press, await night.side(2, 0))
    assert not (await night.match()).hands
    await night.presses(back, await night.side(1, 1))
    await night.presses(f"Vittoria di {two}", await night.side(1, 1))
    assert f"vittoria di {two}" in await night.presses(HOW["assassin"], await night.side(1, 1))
    assert (await night.match()).hands[0].outcome.winner == (await night.match()).teams[1]


async def test_two_team_mates_who_press_the_same_hand_report_one(night: Night) -> None:
    one, _ = await night.names(1)
    await night.table(1)
    await night.presses(f"Vittoria di {one}", await night.side(1, 0))
    late = night.keys["💀 Assassino trovato dagli altri"]
    await night.presses(late, await night.side(1, 0))
    assert "già registrata: rispondono gli avversari" in await night.presses(late, await night.side(1, 0, 1))
    assert len((await night.match()).hands) == 1


async def test_where_no_referee_is_named_who_organises_is_called_to_a_table(night: Night) -> None:
    for helper in ("@zoe", "@ugo"):
        await night.asks(f"/club ruolo {helper} nessuno", manages=True)
    assert "Zoe: serve un arbitro al tavolo 1" in await night.asks("/codice contesta 1", await night.side(1, 0))


async def test_a_different_report_is_a_dispute_and_calls_the_referees(night: Night) -> None:
    one, two = await night.names(1)
    await night.records(1, one, agents=3, who=await night.side(1, 0))
    said = await night.asks(f'/codice mano 1 "{two}" assassino mano:1', await night.side(1, 1))
    assert "Mano 1 contestata" in said
    assert f"Secondo {one}: vittoria di {one}; 3 agenti per {two}" in said
    assert f"Secondo {two}: vittoria di {two}; assassino trovato da {one}" in said
    assert "Ugo, Zoe: serve un arbitro al tavolo 1" in said
    assert night.reply is not None
    assert {span.person for line in night.reply.drawn.lines for span in line if span.ping}


async def test_a_referee_settles_with_one_press(night: Night) -> None:
    one, two = await night.names(1)
    await night.records(1, one, agents=3, who=await night.side(1, 0))
    await night.asks(f'/codice mano 1 "{two}" assassino mano:1', await night.side(1, 1))
    said = await night.presses(f"Ha ragione la squadra {two}", UGO)
    assert "ha deciso l'arbitro" in said
    match = await night.match()
    assert match.hands[0].outcome.winner == match.teams[1]
    assert match.hands[0].standing == "confirmed"


async def test_a_contested_hand_can_be_settled_as_something_else(night: Night) -> None:
    one, two = await night.names(1)
    await night.records(1, one, agents=3, who=await night.side(1, 0))
    assert f"Secondo {two} non è andata così" in await night.presses("Contesto", await night.side(1, 1))
    await night.presses(f"Vittoria di {two}", UGO)
    await night.presses("⏱️ Tempo finito agli altri", UGO)
    assert "ha deciso l'arbitro" in await night.presses("6", UGO)


async def test_no_next_hand_while_one_is_disputed(night: Night) -> None:
    one, _ = await night.names(1)
    await night.records(1, one, who=await night.side(1, 0))
    await night.presses("Contesto", await night.side(1, 1))
    said = await night.refused(f'/codice mano 1 "{one}" agenti 1', await night.side(1, 0))
    assert "è contestata" in said


async def test_anybody_at_the_table_calls_a_referee_once(night: Night) -> None:
    player = await night.side(2, 1)
    assert "serve un arbitro al tavolo 2" in await night.asks("/codice contesta 2", player)
    assert "già stato chiamato" in await night.refused("/codice contesta 2", player)
    assert "Aspetta un arbitro il tavolo 2" in await night.asks("/codice tavoli")


async def test_the_next_hand_leaves_an_unanswered_one_as_it_is(night: Night) -> None:
    one, _ = await night.names(1)
    player = await night.side(1, 0)
    await night.records(1, one, who=player)
    await night.records(1, one, who=player)
    assert [hand.standing for hand in (await night.match()).hands] == ["reported", "reported"]


# --- presses that come too late


async def test_an_overtaken_press_is_refused_with_what_stands_now(night: Night) -> None:
    one, _ = await night.names(1)
    await night.table(1, UGO)
    await night.presses(f"Vittoria di {one}", UGO)
    late = night.keys["💀 Assassino trovato dagli altri"]
    await night.presses(late, UGO)
    assert "tocca alla mano 2" in await night.presses(late, UGO)
    assert len((await night.match()).hands) == 1


async def test_a_button_of_an_earlier_round_is_refused(night: Night) -> None:
    await night.table(1, UGO)
    late = night.keys[f"Vittoria di {(await night.names(1))[0]}"]
    await night.plays_round()
    assert "ora si gioca il turno 2" in await night.presses(late, UGO)


async def test_a_confirmation_that_is_no_longer_awaited_is_refused(night: Night) -> None:
    one, _ = await night.names(1)
    await night.records(1, one, who=await night.side(1, 0))
    late = night.keys["Confermo"]
    await night.presses(late, await night.side(1, 1))
    assert "non aspetta più conferma" in await night.presses(late, await night.side(1, 1))


# --- the last hand


async def test_a_last_hand_that_nobody_answers_stands_after_two_minutes(night: Night) -> None:
    one, two = await night.names(1)
    await night.asks(f'/codice mano 1 "{one}" agenti 2', await night.side(1, 1))
    await night.presses("Confermo", await night.side(1, 0))
    await night.plays(1, 0)
    said = await night.asks(f'/codice mano 1 "{one}" agenti 2', await night.side(1, 0))
    assert "Chi tace conferma, dopo 2 minuti" in said
    await night.house.clock.tick()
    assert not (await night.match()).over
    night.house.now += 121
    await night.house.clock.tick()
    assert (await night.match()).over
    assert any(f"Nessuna risposta da {two}" in one for one in await night.hears())


async def test_a_hand_recorded_in_private_is_told_to_the_room(night: Night) -> None:
    one, two = await night.names(1)
    player = await night.side(1, 0)
    await night.asks(f'/codice mano 1 "{one}" assassino', player, private(player))
    assert any(f"assassino trovato da {two}" in said for said in await night.hears())


# --- chiefs, and other languages


async def test_chiefs_are_swapped_before_the_first_hand(night: Night) -> None:
    player, mate = await night.side(1, 0), await night.side(1, 0, 1)
    assert f"{player.name}" in await night.table(1, player)
    assert f"{mate.name}" in await night.presses("Scambia i capi", player)
    match = await night.match()
    chief = (await night.book()).chief(match.teams[0], 1, 1)
    assert chief == (await night.house.people.meet(mate)).id


async def test_a_refusal_is_said_in_the_language_of_who_asked(night: Night) -> None:
    winner, _ = await night.names(1)
    assert "hands of table 1" in await night.refused(f'/codice hand 1 "{winner}" assassin', CARLA)


async def test_the_card_is_in_the_language_of_the_club(night: Night) -> None:
    await night.asks("/club lingua en", manages=True)
    one, two = await night.names(1)
    said = await night.asks(f'/codice hand 1 "{one}" assassin', await night.side(1, 0))
    assert f"win for {one}; assassin found by {two}" in said
    assert "Confirm" in night.keys


async def test_who_calls_a_referee_for_an_own_report_does_not_speak_for_the_opponents(night: Night) -> None:
    one, two = await night.names(1)
    await night.asks(f'/codice mano 1 "{one}" assassino', await night.side(1, 0))
    said = await night.asks("/codice contesta 1", await night.side(1, 0))
    assert f"Secondo {two}" not in said
    assert f"Arbitro chiesto da {one}" in said


async def test_who_calls_a_referee_for_the_others_report_says_that_it_was_not_so(night: Night) -> None:
    one, two = await night.names(1)
    await night.asks(f'/codice mano 1 "{one}" assassino', await night.side(1, 0))
    assert f"Secondo {two} non è andata così" in await night.asks("/codice contesta 1", await night.side(1, 1))
