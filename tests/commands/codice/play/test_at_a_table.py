"""A hand played here at a table of a tournament: it begins where the match stands, and counts when it is over."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.commands.codice.board import BENEATH
from bot.commands.codice.play.screen import TURN
from bot.engines.codice.play.friendly import Friendly
from bot.engines.codice.play.state import Play
from bot.hall.cards.board import DrawnBoard, DrawnPanel
from bot.hall.cards.card import plain
from bot.hall.delivery.absence import SIGN
from bot.hall.running.scribe import LAG
from bot.storage.contract import Put, Write
from tests.commands.codice.club_evening import ClubEvening, evening, keys
from tests.commands.codice.play.friendly_table import EVA, PLAYERS
from tests.hall.house import ANNA, BRUNO, words

pytestmark = pytest.mark.asyncio


async def laid(tonight: ClubEvening) -> Play:
    """Somebody who sits at table 1 has its next hand played here."""
    one = await tonight.player((await tonight.match(1)).teams[0])
    assert await tonight.said("/codice gioca", one) == "Le parole sono sul tavolo."
    return list((await tonight.book()).plays.values())[-1]


async def begun(tonight: ClubEvening) -> Play:
    """Both teams know the words, and the preparation is over."""
    play = await laid(tonight)
    for team in play.teams:
        await tonight.said(press=await press(tonight, "Tutto chiaro"), who=await tonight.player(team))
    await tonight.rung(60)
    return list((await tonight.book()).plays.values())[-1]


def played(board: DrawnBoard) -> list[DrawnPanel]:
    """The hands that stand on the projector board."""
    return [panel for panel in board.panels if panel.picture is not None and panel.picture.maker == "codewords"]


async def press(tonight: ClubEvening, label: str) -> str:
    """A button of the board as it was said last."""
    await tonight.house.heralded()
    boards = [notice.drawn for notice in tonight.house.chat.said if notice.drawn.grid]
    return keys(boards[-1])[label].id


async def test_starter_and_chiefs_are_those_of_the_match(tmp_path: Path) -> None:
    async with evening(tmp_path, 4) as tonight:
        play = await laid(tonight)
        match, book = await tonight.match(1), await tonight.book()
    assert play.starter == match.starter(1)
    assert play.chiefs == {team: book.chief(team, 1, 1) for team in match.teams}


async def test_who_does_not_sit_at_the_table_and_is_no_referee_begins_nothing(tmp_path: Path) -> None:
    async with evening(tmp_path, 4) as tonight:
        assert "tavolo 1" in await tonight.said("/codice gioca 1", BRUNO)
        assert await tonight.said("/codice gioca 1", ANNA) == "Le parole sono sul tavolo."


async def test_a_list_that_is_not_there_is_refused_with_those_that_are(tmp_path: Path) -> None:
    async with evening(tmp_path, 4) as tonight:
        assert "en, it" in await tonight.said("/codice gioca 1 parole:nessuna", ANNA)


async def test_a_hand_that_is_over_is_recorded_and_confirmed_by_nobody(tmp_path: Path) -> None:
    async with evening(tmp_path, 4) as tonight:
        play = await begun(tonight)
        said = await tonight.rung(7 * 60)
        [hand] = (await tonight.match(1)).hands
        book = await tonight.book()
    assert (hand.standing, hand.outcome.ending, hand.outcome.winner) == ("confirmed", "time", play.teams[1])
    assert any("La chiave è aperta" in words for words in said)
    assert [seal.strand for seal in book.ledger.seals if seal.seed][-1] == "key-1"


async def test_a_hand_that_is_recorded_otherwise_is_played_here_no_more(tmp_path: Path) -> None:
    async with evening(tmp_path, 4) as tonight:
        await begun(tonight)
        await tonight.hand(1, 0)
        play = list((await tonight.book()).plays.values())[-1]
        said = await tonight.house.heralded()
    assert play.dropped
    assert any("non si gioca più qui" in words for words in said)


async def test_the_projector_shows_the_hands_that_are_on(tmp_path: Path) -> None:
    async with evening(tmp_path, 4) as tonight:
        await begun(tonight)
        shown = [
            panel for panel in (await tonight.board()).panels if panel.picture and panel.picture.maker == "codewords"
        ]
        assert len(shown) == 1
        assert len(shown[0].clocks) == 2
        await tonight.rung(7 * 60)
        panels = (await tonight.board()).panels
    assert not [panel for panel in panels if panel.picture and panel.picture.maker == "codewords"]


async def test_of_several_hands_the_projector_shows_one_at_a_time_and_all_tables_beneath(tmp_path: Path) -> None:
    async with evening(tmp_path, 8) as tonight:
        for table in (1, 2):
            await tonight.said(f"/codice gioca {table}", ANNA)
        shown = set()
        for _ in range(2):
            board = await tonight.board()
            [hand] = played(board)
            shown.add(plain(hand.title))
            [tables] = [panel for panel in board.panels if panel.table is not None]
            assert tables.rows == BENEATH
            tonight.house.now += TURN
        assert shown == {"Tavolo 1 · mano 1", "Tavolo 2 · mano 1"}


async def test_only_a_referee_who_does_not_play_there_stops_the_clocks(tmp_path: Path) -> None:
    async with evening(tmp_path, 4) as tonight:
        play = await begun(tonight)
        more = await press(tonight, "⋯ Altro")
        chief = await tonight.player(play.starter)
        assert "⏸ Ferma" not in keys(await tonight.card(press=more, who=chief))
        card = await tonight.card(press=more, who=ANNA)
        assert "Orologi fermi" in words(await tonight.card(press=keys(card)["⏸ Ferma"].id, who=ANNA))
        assert list((await tonight.book()).plays.values())[-1].due() == {}


async def test_the_card_of_a_table_offers_it(tmp_path: Path) -> None:
    async with evening(tmp_path, 4) as tonight:
        tables = await tonight.card("/codice tavoli")
        assert "🎲 Giocate qui" in keys(await tonight.card(press=keys(tables)["Tavolo 1"].id))


async def test_no_team_ends_by_a_line_a_hand_that_is_played_here(tmp_path: Path) -> None:
    async with evening(tmp_path, 4) as tonight:
        play = await begun(tonight)
        loser = await tonight.player(play.teams[1])
        name = await tonight.name(play.teams[1])
        for line in (f'/codice mano 1 "{name}" agenti 3', f'/codice incontro 1 "{name} A"'):
            assert "si gioca qui" in await tonight.said(line, loser)
        assert not list((await tonight.book()).plays.values())[-1].over
        assert not (await tonight.match(1)).hands


async def test_the_card_of_a_table_that_plays_here_says_so_and_offers_no_result(tmp_path: Path) -> None:
    async with evening(tmp_path, 4) as tonight:
        await begun(tonight)
        tables = await tonight.card("/codice tavoli")
        card = await tonight.card(press=keys(tables)["Tavolo 1"].id)
    assert "si gioca qui" in words(card)
    assert [*keys(card)] == ["✋ Arbitro"]


async def test_before_its_key_is_drawn_a_hand_is_recorded_by_who_pressed_by_mistake(tmp_path: Path) -> None:
    async with evening(tmp_path, 4) as tonight:
        play = await laid(tonight)
        one, name = await tonight.player(play.teams[0]), await tonight.name(play.teams[0])
        await tonight.said(f'/codice mano 1 "{name}" agenti 3', one)
        assert len((await tonight.match(1)).hands) == 1
        assert list((await tonight.book()).plays.values())[-1].dropped


async def test_a_round_in_which_a_hand_is_played_here_has_begun(tmp_path: Path) -> None:
    async with evening(tmp_path, 6) as tonight:
        swap = keys(await tonight.card(press=keys(await tonight.card("/codice tavoli"))["Tavolo 1"].id))[
            "Scambia i capi"
        ]
        play = await begun(tonight)
        one, two = await tonight.names(2)
        assert "già cominciato" in await tonight.said(f'/codice abbina 1 "{one}" "{two}"')
        said = await tonight.said(press=swap.id, who=await tonight.player(play.teams[0]))
        assert "turno 2" in said, said


async def test_a_hand_on_which_another_is_played_here_is_not_taken_back(tmp_path: Path) -> None:
    async with evening(tmp_path, 4) as tonight:
        match = await tonight.match(1)
        one = await tonight.player(match.teams[0])
        name = await tonight.name(match.teams[0])
        await tonight.said(f'/codice mano 1 "{name}" agenti 3', one)
        await begun(tonight)
        assert list((await tonight.book()).plays) == [match.where(2)]
        await tonight.said("/annulla", one)
        assert len((await tonight.match(1)).hands) == 1
        assert not list((await tonight.book()).plays.values())[-1].over


async def test_a_friendly_in_the_same_room_is_a_book_of_its_own_beside_the_tournament(tmp_path: Path) -> None:
    async with evening(tmp_path, 4) as tonight:
        for who in (*PLAYERS, EVA):
            await tonight.house.said("/io mostra", who)
        assert await tonight.said("/codice amichevole <@1> <@2> <@6> <@4>", BRUNO) == "Le parole sono sul tavolo."
        known = await press(tonight, "Tutto chiaro")
        play = await begun(tonight)
        one = (await tonight.match(2)).teams[0]
        await tonight.hand(2, 0)
        assert (await tonight.match(2)).wins(one) == 1
        assert "Questa mano si gioca già" in await tonight.said("/codice amichevole", BRUNO)
        [friendly] = await tonight.house.store.books(kind="friendly")
        volume = await tonight.house.shelf.volume(friendly.id)
        assert volume is not None
        assert isinstance(volume.book, Friendly)
        assert not next(iter(volume.book.plays.values())).key
        assert play.key
        assert "tavolo 2, mano 1" in await tonight.said("/annulla registro:codice")
        await tonight.house.said(press=known, who=BRUNO)  # the last word was the friendly's
        card = await tonight.card("/annulla")
        assert "In «Nome in Codice, amichevoli» non c'è niente da annullare" in words(card)
        [[tournament]] = card.buttons
        assert "tavolo 2, mano 1" in await tonight.said(press=tournament.id)


async def test_after_an_absence_the_team_whose_turn_it_is_lets_its_time_run_on(tmp_path: Path) -> None:
    async with evening(tmp_path, 4) as tonight:
        play = await begun(tonight)
        rows = [{"key": "a", "value": str(tonight.house.now + 100)}, {"key": SIGN, "value": str(tonight.house.now)}]
        await tonight.house.store.write(Write(changes=[Put("memory", row) for row in rows]))
        tonight.house.now += 120
        await tonight.house.clock.back()
        mine, theirs = [await tonight.player(team) for team in play.teams]
        more = await press(tonight, "⋯ Altro")
        assert "▶️ Riparti" not in keys(await tonight.card(press=more, who=theirs))
        card = await tonight.card(press=more, who=mine)
        await tonight.said(press=keys(card)["▶️ Riparti"].id, who=mine)
        assert list((await tonight.book()).plays.values())[-1].clock.left(play.starter, tonight.house.now) == 7 * 60


async def test_the_clock_wakes_for_each_table_when_they_wait_for_the_same_a_few_seconds_apart(tmp_path: Path) -> None:
    async with evening(tmp_path, 6) as tonight:
        for table in (1, 2, 3):
            one, two = [await tonight.player(team) for team in (await tonight.match(table)).teams]
            await tonight.said(f"/codice gioca {table}", one)
            for who in (one, two):
                await tonight.said(press=await press(tonight, "Tutto chiaro"), who=who)
        moments = [play.clock.since or 0.0 for play in (await tonight.book()).plays.values()]
        assert moments == sorted(moments)
        assert 0 < moments[-1] - moments[0] < LAG
        await tonight.house.heralded()
        tonight.house.now, ended = moments[0], []
        for _ in moments:
            ended.append(tonight.house.now)
            nap = await tonight.house.clock.tick()
            assert [one for one in await tonight.house.heralded() if "La preparazione è finita" in one]
            tonight.house.now += nap
        assert [round(late - due, 2) for late, due in zip(ended, moments, strict=True)] == [0.0] * 3
