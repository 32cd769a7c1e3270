"""What the room, the players and the notice rooms are told, and what an undo strikes of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.hall.cards.card import Audience, plain
from bot.hall.requests import Reply
from tests.commands.codice.club_evening import keys
from tests.commands.diplomacy.test_winter_presses import tables, who
from tests.commands.diplomacy.weekend import LED, UGO, Weekend, weekend
from tests.hall.house import BRUNO, CARLA, CORNER, words


async def test_seats_are_posted_and_told_to_each_player_who_wants_it(tmp_path: Path) -> None:
    found = await weekend(tmp_path, 7, posted=False)
    await found.house.ask("/io avvisi si", BRUNO)
    said = await found.post()
    assert said.startswith("Tavoli · round 1 di 3 · 7 anni")
    lines = [words for words in await found.house.heralded() if words.startswith("Coppa · round 1")]
    assert len(lines) == 1, "Bruno alone has an account"
    assert "Tavolo 1: giochi" in lines[0]


async def test_notices_go_where_the_club_wants_them(tmp_path: Path) -> None:
    found = await weekend(tmp_path, 7, posted=False)
    await found.said("/aiuto", where=CORNER)
    await found.said("/club avvisi tutto #Angolo")
    await found.post()
    await found.play(1)
    await found.house.heralded()
    chat = found.house.chat
    said = [(one.place.title, words) for one, words in zip(chat.said, chat.words(), strict=True) if one.place]
    for begins in ("Tavoli · round 1", "Tavolo 1 · round 1 · punti", "Risultati · round 1", "Classifica · round 1"):
        assert any(title == "Angolo" and words.startswith(begins) for title, words in said), begins


async def test_what_an_undo_takes_back_is_struck_where_it_stands_and_said_anew_later(seven: Weekend) -> None:
    await seven.play(1)
    await seven.house.heralded()
    since = len(seven.house.chat.said)
    await seven.undo()
    await seven.house.heralded()
    told = seven.house.chat.said[since:]
    assert {plain(one.drawn.title) for one in told} == {
        "Annullato da Anna · Tavolo 1 · round 1 · punti",
        "Tavolo 1 · round 1 · inverno 1907",
        "Annullato da Anna · Risultati · round 1",
        "Annullato da Anna · Classifica · round 1 di 3",
    }
    assert all(one.edits for one in told)
    since += len(told)
    await seven.said("/diplomazia fine 1", UGO)
    await seven.house.heralded()
    anew = {plain(one.drawn.title): one.edits for one in seven.house.chat.said[since:]}
    assert anew.keys() >= {"Risultati · round 1", "Classifica · round 1 di 3"}
    assert not anew["Risultati · round 1"], "nobody looks for it where the old one was struck"
    assert not anew["Classifica · round 1 di 3"]


async def test_the_score_of_a_board_whose_winter_is_corrected_is_struck(seven: Weekend) -> None:
    await seven.play(1)
    await seven.house.heralded()
    since = len(seven.house.chat.said)
    card = await seven.keys("/diplomacy centres 1 1907 12 5 5 4 4 2 2", UGO)
    await seven.said(press=card["Correggi"].id, who=UGO)
    seven.house.now += 61
    await seven.house.heralded()
    struck = [plain(one.drawn.title) for one in seven.house.chat.said[since:]]
    assert [title for title in struck if title.startswith("Corretto · Tavolo 1 · round 1 · punti")]


async def test_standings_that_a_correction_posts_anew_are_those_after_each_round(seven: Weekend) -> None:
    await seven.play(1, LED)
    first = await seven.at("austria")
    await seven.post()
    await seven.play(1)
    await seven.house.heralded()
    card = await seven.keys("/diplomacy centres 1 1907 8 2 5 5 5 5 4 1", UGO)
    await seven.said(press=card["Correggi"].id, who=UGO)
    posted = [words for words in await seven.house.heralded() if words.startswith("Classifica")]
    assert [words.splitlines()[0] for words in posted] == [f"Classifica · round {one} di 3" for one in (1, 2)]
    assert f"1 {first} 199,5" in posted[0] and "199,5" not in posted[1]


@pytest.mark.evenings
async def test_winners_that_an_undo_takes_back_are_struck(tmp_path: Path) -> None:
    found = await weekend(tmp_path, 7, posted=False)
    for _ in range(3):
        await found.post()
        await found.play(1)
    await found.house.heralded()
    since = len(found.house.chat.said)
    await found.undo()
    await found.house.heralded()
    titles = [plain(one.drawn.title) for one in found.house.chat.said[since:]]
    assert any(title.startswith("Annullato da Anna · Coppa · vince ") for title in titles)  # who, the lots may decide


async def test_a_press_tells_who_plays_where_and_nobody_else_hears(tmp_path: Path) -> None:
    found = await weekend(tmp_path, 7, posted=False)
    await found.post()
    (stored,) = await found.house.store.books(kind="diplomacy")
    told = await found.house.ask(who=BRUNO, press=f"!@{stored.id} diplomacy mine 1")
    assert isinstance(told, Reply) and told.audience is Audience.MEMBER
    assert "Tavolo 1: giochi" in words(told.drawn)
    refused = await found.house.ask(who=CARLA, press=f"!@{stored.id} diplomacy mine 1")
    assert isinstance(refused, Reply) and "have no board" in words(refused.drawn)


async def test_a_referee_who_does_not_play_sees_all_boards(tmp_path: Path) -> None:
    found = await weekend(tmp_path, 14)
    said = await found.said(press=f"!@{await found.stored()} diplomacy mine 1", who=UGO)
    assert said.startswith("Tutti i tavoli · round 1") and "Tavolo 2: si comincia" in said


@pytest.mark.parametrize(("players", "pieces"), [(4, 6), (5, 5)])
async def test_art_8_5_2_every_card_of_an_escalation_says_its_rules(tmp_path: Path, players: int, pieces: int) -> None:
    found = await weekend(tmp_path, players, posted=False)
    ways = await found.keys("/diplomazia round")
    await found.said(press=ways["Escalation"].id)
    await found.said("/diplomazia pubblica")
    for said in [
        await found.said("/diplomazia grafico 1"),
        await found.said(press=f"!@{await found.stored()} diplomacy mine 1", who=BRUNO),
    ]:
        assert f"{pieces} in tutto; comincia chi ha portato il gioco, poi in ordine alfabetico" in said
    assert "tre centri di casa" in await found.winter(1, 1901, "9 9 8 8 0 0 0" if players == 4 else "7 7 7 7 6 0 0")


async def test_who_plays_on_for_another_has_their_board_and_who_left_it_nothing_to_tell(tmp_path: Path) -> None:
    found = await tables(tmp_path, 2)
    left, on = await found.at("france"), await found.at("france", 2)
    gone, stand_in = await who(found, "france"), await who(found, "france", 2)
    await found.said(f"/diplomazia sostituto 1 francia {on}")
    mine = f"!@{await found.stored()} diplomacy mine 1"
    own = await found.card(who=stand_in, press=mine)
    assert f"Tavolo 1: giochi Francia al posto di {left}" in words(own) and "Tavolo 2: giochi Francia" in words(own)
    assert {"Centri 1901", "Tavolo 1", "Tavolo 2"} <= set(keys(own))
    theirs = await found.card(who=gone, press=mine)
    assert f"Tavolo 1: Francia la gioca {on}" in words(theirs)
    assert list(keys(theirs)) == ["Tavolo 1", "Aggiorna"]
