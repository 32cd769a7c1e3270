"""A weekend of a club on Discord and Telegram: who plays on either sees dates, seats, times and results there."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.hall.cards.card import Drawn, plain
from bot.hall.requests import Audience, Place
from tests.commands.codice.club_evening import keys
from tests.commands.codice.test_two_platforms import GIGI, GROUP, LIA
from tests.commands.diplomacy.weekend import UGO, Weekend, weekend
from tests.hall.house import BRUNO, words
from tests.hall.people.clubs.two_clubs import parted
from tests.hall.running.said.test_spent_buttons import Room


@pytest.fixture
async def both(tmp_path: Path) -> Weekend:
    """Seven players, Lia of the group among them; the club's server and the group are one, and chose no rooms."""
    found = await weekend(tmp_path, 6, posted=False)
    code = (await found.said("/club collega")).split("/club collega ")[1][:8]
    asked = await found.house.keys(f"/club collega {code}", GIGI, GROUP, manages=True)
    await found.house.press(next(iter(asked.values())), GIGI, GROUP, manages=True)
    await found.house.ask("/diplomazia giocatore Lia", LIA, GROUP)
    await found.house.heralded()
    return found


def in_the_group(found: Weekend) -> list[Drawn]:
    """What the group reads."""
    return [one.drawn for one in found.house.telegram.said if one.audience is Audience.ROOM and one.place]


async def test_who_comes_is_answered_on_both_and_seen_on_both(both: Weekend) -> None:
    room = Room(both.house)
    card, _ = await room.says('/diplomazia programma "17/1/2026 15:00" "in sede"', manages=True)
    await both.house.heralded()
    there = in_the_group(both)[-1]
    assert "ci si vede" in plain(there.title) and "Ci sono" in keys(there)
    await both.house.ask(press=keys(there)["Ci sono"].id, who=LIA, where=GROUP)
    here = (await room.edits())[card]
    assert "C'è Lia" in words(here)
    await both.said(who=BRUNO, press=keys(here)["Ci sono"].id)
    await both.house.heralded()
    assert "Ci sono Lia, Bruno" in words(in_the_group(both)[-1])


async def test_seats_results_and_standings_are_posted_on_both(both: Weekend) -> None:
    await both.post()
    await both.house.heralded()
    seats = next(one for one in in_the_group(both) if plain(one.title).startswith("Tavoli · round 1"))
    assert "Il mio tavolo" in keys(seats)
    mine = await both.house.ask(press=keys(seats)["Il mio tavolo"].id, who=LIA, where=GROUP)
    assert "Tavolo 1: giochi" in words(mine.drawn)  # type: ignore[union-attr]
    await both.play(1)
    await both.house.heralded()
    titles = [plain(one.title) for one in in_the_group(both)]
    for begins in ("Tavolo 1 · round 1 · punti", "Risultati · round 1", "Classifica · round 1"):
        assert [one for one in titles if one.startswith(begins)], begins
    seats_here = [one for one in both.house.chat.said if plain(one.drawn.title).startswith("Tavoli · round 1")]
    assert not seats_here, "the answer of who posted them stands there already"


async def test_art_8_5_who_plays_in_the_group_votes_there(both: Weekend) -> None:
    for name in ("Bice", "Ada"):
        await both.said(f"/diplomazia ritira {name}")
    await both.said("/diplomazia giocatore Tina")
    await both.post()
    await both.said("/diplomazia variante 1", UGO)
    await both.house.heralded()
    vote = in_the_group(both)[-1]
    assert "Mancano" in words(vote) and "Lia" in words(vote)
    ballot = await both.house.ask(press=keys(vote)["Vota"].id, who=LIA, where=GROUP)
    await both.house.ask(press=keys(ballot.drawn)["Turchia tolta"].id, who=LIA, where=GROUP)  # type: ignore[union-attr]
    await both.house.heralded()
    assert "Lia" not in words(in_the_group(both)[-1]), "the card there is edited too"


async def test_art_4_the_central_clock_runs_on_both(both: Weekend) -> None:
    await both.post()
    clock = await both.card("/diplomazia orologio 15")
    await both.house.heralded()
    there = in_the_group(both)[-1]
    assert plain(there.title) == "Orologio · ordini: 15 minuti" and not there.buttons
    assert not [one for one in both.house.chat.said if plain(one.drawn.title).startswith("Orologio")]
    for label, stands in (("Ferma", "Orologio fermo"), ("Riparti", "Orologio ·"), ("+5 min", "20 minuti")):
        clock = await both.card(press=keys(clock)[label].id)
        await both.house.heralded()
        assert stands in plain(in_the_group(both)[-1].title), label
    assert len({one.edits and one.edits["message"] for one in both.house.telegram.said[-3:]}) == 1, "one message"
    await both.rung(20 * 60 + 1)
    assert plain(in_the_group(both)[-1].title) == "⏰ Tempo! Ordini nella scatola"
    await both.rung(61)
    assert plain(in_the_group(both)[-1].title) == "⏰ Anche il minuto è finito"
    await both.said("/diplomazia orologio 5 costruzioni")
    await both.house.heralded()
    assert both.house.telegram.said[-1].edits is None, "the next time is called anew"


async def test_a_board_that_is_open_again_is_told_on_both(both: Weekend) -> None:
    await both.post()
    await both.winter(1, 1901)
    await both.winter(1, 1902, "18 3 3 3 3 2 2")
    await both.said("/diplomazia fine 1", UGO)
    asked = await both.card("/diplomazia centri 1 1902 17 4 3 3 3 2 2", UGO)
    await both.said(who=UGO, press=keys(asked)["Correggi"].id)
    await both.house.heralded()
    for said in (both.house.chat.said, both.house.telegram.said):
        assert [one for one in said if plain(one.drawn.title) == "Tavolo 1: riaperto"]


async def test_where_the_clubs_were_linked_a_command_about_the_tournament_finds_it_until_they_are_parted(
    both: Weekend,
) -> None:
    assert "La prima classifica" in await both.house.said("/diplomazia classifica", LIA, GROUP)
    await parted(both.house)
    said = await both.house.said("/diplomazia classifica", LIA, GROUP)
    assert "/diplomazia nuovo" in said, said


async def test_a_correction_calls_who_plays_on_either_where_they_are(both: Weekend) -> None:
    await both.post()
    await both.winter(1, 1901)
    asked = await both.card("/diplomazia centri 1 1901 3 4 5 5 6 6 5", UGO)
    await both.said(who=UGO, press=keys(asked)["Correggi"].id)
    await both.house.heralded()
    there = [one for one in both.house.telegram.said if "Corretto il 1901" in words(one.drawn) and one.edits is None]
    lia = (await both.house.people.meet(LIA)).id
    assert [span.person for line in there[-1].drawn.lines for span in line if span.ping] == [lia]


async def test_a_round_that_is_posted_anew_strikes_the_seats_that_stood(both: Weekend) -> None:
    room = Room(both.house)
    await both.said("/diplomazia round")
    old, _ = await room.says("/diplomazia pubblica", manages=True)
    await both.house.heralded()
    await both.said("/diplomazia ritira Ada")
    await both.said("/diplomazia giocatore Tina")
    both.house.now += 2 * 86_400  # An office of the same evening gives no yes.
    asked = await both.card("/diplomazia round")
    await both.said(who=UGO, press=keys(asked)["Conferma"].id)
    _, anew = await room.says("/diplomazia pubblica", manages=True)
    assert anew.drawn and plain(anew.drawn.title).startswith("Tavoli · round 1")
    struck = (await room.edits())[old]
    assert plain(struck.title).startswith("Corretto") and [*keys(struck)] == ["Quello che vale ora"]
    seats = [one for one in both.house.telegram.said if "Tavoli · round 1" in plain(one.drawn.title)]
    assert seats[-1].edits and "Tina" in words(seats[-1].drawn), "the group reads it in its place"


async def test_what_is_corrected_in_private_calls_those_of_the_other_platform_too(both: Weekend) -> None:
    await both.post()
    await both.winter(1, 1901)
    alone = Place("telegram", "7", "Gigi", private=True)
    private = await both.house.ask("/diplomazia centri 1 1901 3 4 5 5 6 6 5", GIGI, alone)
    await both.house.ask(press=keys(private.drawn)["Correggi"].id, who=GIGI, where=alone)  # type: ignore[union-attr]
    await both.house.heralded()
    there = [one for one in both.house.telegram.said if "Corretto il 1901" in words(one.drawn) and one.edits is None]
    lia = (await both.house.people.meet(LIA)).id
    assert [span.person for line in there[-1].drawn.lines for span in line if span.ping] == [lia]
