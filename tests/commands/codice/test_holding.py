"""While the director holds notices they wait, and nobody learns from anything else what the next tables are."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.hall.cards.card import Audience
from bot.hall.requests import Account, Request
from tests.commands.codice.club_night import PEOPLE, TEAMS, UGO, ZOE, Night, entered, titles
from tests.hall.house import HALL

OPENED = re.compile(r"Sigillo \w+ aperto")


@pytest.fixture
async def held(night: Night) -> Night:
    """Round 2 is paired, and waits for the director."""
    await night.asks("/codice trattieni si")
    await night.plays_round()
    await night.hears()
    return night


async def test_held_notices_wait_for_the_director(night: Night) -> None:
    await night.asks("/codice trattieni si")
    since = len(night.house.chat.said)
    await night.plays_round()
    await night.hears()
    assert titles(night, since)[-1] == "Avvisi in attesa del direttore"
    assert not any(one.startswith(("Tavoli", "Risultati")) for one in titles(night, since))
    assert not any(one.audience is Audience.PRIVATE for one in night.house.chat.said[since:])


async def test_players_do_not_see_held_tables(night: Night) -> None:
    await night.asks("/codice trattieni si")
    await night.plays_round()
    player = PEOPLE["Aldo"]
    assert "turno 1 di 3" in await night.asks("/codice tavoli", player)
    assert "li sta guardando il direttore" in await night.refused("/codice tavoli 2", player)
    assert "turno 2 di 3" in await night.asks("/codice tavoli")


async def test_the_director_reviews_in_private_and_releases(night: Night) -> None:
    await night.turn_lines_on()
    await night.asks("/codice trattieni si")
    await night.plays_round()
    await night.hears()
    waiting = next(one for one in reversed(night.house.chat.said) if one.drawn.buttons)
    review = waiting.drawn.buttons[0][0]
    assert "un direttore" in await night.presses(review, PEOPLE["Aldo"])
    said = await night.presses(review)
    assert night.reply is not None
    assert night.reply.audience is Audience.MEMBER
    assert "Tavoli del turno 2" in said
    since = len(night.house.chat.said)
    assert "Avvisi pubblicati" in await night.presses("Pubblica")
    await night.hears()
    assert [one.split(" ·")[0] for one in titles(night, since)][::2] == ["Risultati", "Tavoli"]
    assert any(one.audience is Audience.PRIVATE for one in night.house.chat.said[since:])


async def test_holding_no_longer_lets_everything_go(night: Night) -> None:
    await night.asks("/codice trattieni si")
    await night.plays_round()
    await night.hears()
    await night.asks("/codice trattieni no")
    assert any(words.startswith("Tavoli · turno 2") for words in await night.hears())


async def test_nothing_is_recorded_at_a_table_that_nobody_has_seen(held: Night) -> None:
    one, _ = await held.names(1)
    who = await held.side(1, 0)
    for line in (f'/codice mano 1 "{one}" assassino', "/codice contesta 1", "/codice orologio 1"):
        assert "li sta guardando il direttore" in await held.refused(line, who), line
    for line in (f'/codice mano 1 "{one}" assassino', f'/codice tavolino 1 "{one}"'):
        assert "li sta guardando il direttore" in await held.refused(line, UGO), line
    assert not (await held.match()).begun


async def test_a_press_does_not_open_a_held_table(held: Night) -> None:
    team = (await held.match()).teams[0]
    presses = ("show-table 2 1", "open 2 1", "swap 2 1", "clock-start 2 1 1", f"record 2 1 1 {team} assassin")
    for press in presses:
        said = await held.refused("", await held.side(1, 0), press=f"!codice {press}")
        assert "li sta guardando il direttore" in said, press


async def offered(night: Night, command: str, parameter: str, who: Account) -> list[str]:
    """What is offered for a parameter while it is typed."""
    request = Request("r", who, HALL, night.house.now)
    return [one.label for one in await night.house.hall.complete(request, command, parameter, "")]


async def test_what_is_offered_while_typing_does_not_tell_held_tables(held: Night) -> None:
    one, two = [await held.name(team) for team in (await held.book()).rounds[0].matches[1].teams]
    player = PEOPLE[TEAMS[one][0]]
    assert (await offered(held, "codice hand", "table", player))[0] == f"1 · {one} – {two}"
    assert set(await offered(held, "codice hand", "winner", player)) == {one, two}
    assert (await offered(held, "codice pair", "table", ZOE))[0] == f"1 · {' – '.join(await held.names(1))}"


async def test_the_director_sees_held_tables_alone(held: Night) -> None:
    assert "turno 2 di 3" in await held.asks("/codice tavoli")
    assert held.reply is not None
    assert held.reply.audience is Audience.MEMBER
    assert "turno 1 di 3" in await held.asks("/codice tavoli 1")
    assert held.reply.audience is Audience.ROOM


async def test_held_tables_are_changed_by_hand_in_private(held: Night) -> None:
    one, _ = await held.names(1)
    other, _ = await held.names(2)
    assert "Tavolo 1" in await held.asks(f'/codice abbina 1 "{one}" "{other}"')
    assert held.reply is not None
    assert held.reply.audience is Audience.MEMBER


async def test_who_comes_or_goes_does_not_tell_the_held_tables(held: Night) -> None:
    _, two = await held.names(1)
    said = await held.asks(f'/codice ritira "{two}"')
    assert "Tavolo" not in said
    assert "I tavoli in attesa sono cambiati" in said
    said = await held.asks("/codice squadra Tardi @Zeno @Yara")
    assert "Tavolo" not in said
    assert "Riposo" not in said


async def test_the_clock_of_held_tables_begins_when_they_are_posted(held: Night) -> None:
    assert "quando pubblichi i suoi tavoli" in await held.refused("/codice pausa")
    assert "Orologio fermo" in await held.asks("", press="!codice round-clock")
    assert "Riparti" not in held.keys
    await held.asks("/codice trattieni no")
    assert "L'orologio corre" in await held.asks("", press="!codice round-clock")


async def test_a_correction_without_a_round_is_of_the_last_one_that_the_room_has_seen(held: Night) -> None:
    loser = await held.name((await held.book()).rounds[0].matches[1].teams[1])
    await held.asks(f'/codice correggi 1 1 "{loser}" assassino')
    book = await held.book()
    assert book.rounds[0].matches[1].hands[0].outcome.winner == book.rounds[0].matches[1].teams[1]


async def test_a_correction_does_not_tell_the_held_tables_but_to_the_director(held: Night) -> None:
    first = (await held.book()).rounds[0].matches[1]
    one, two = [await held.name(team) for team in first.teams]
    said = ""
    for hand in (1, 2, 3):
        said = await held.asks(f'/codice correggi 1 {hand} "{two}" assassino turno:1', UGO)
    assert "Turno 2, tavolo" not in said
    assert "Tieni i tavoli" not in held.keys
    assert "un direttore" in await held.presses("Rivedi", UGO)
    await held.asks("/codice tavoli")
    said = await held.presses("Rivedi")
    assert "Turno 2, tavolo 1" in said
    assert held.reply is not None
    assert held.reply.audience is Audience.MEMBER
    assert one in await held.presses("Riabbina")
    assert held.reply.audience is Audience.MEMBER


@pytest.mark.parametrize("pressed", [False, True])
@pytest.mark.parametrize("chosen", ["Tieni i tavoli", "Riabbina"])
async def test_tables_that_a_correction_changed_are_chosen_before_they_are_posted(
    held: Night, pressed: bool, chosen: str
) -> None:
    await held.asks("/codice tavoli")
    await held.presses("Rivedi")
    old = held.keys["Pubblica"]
    first, drafted = (await held.book()).rounds[0].matches[1], (await held.book()).rounds[1].pairings
    second = await held.name(first.teams[1])
    for hand in (1, 2, 3):
        await held.asks(f'/codice correggi 1 {hand} "{second}" assassino turno:1', UGO)
    await held.hears()

    said = await held.presses(old) if pressed else await held.asks("/codice trattieni no")
    assert "Prima di pubblicare: quali tavoli?" in said
    assert "Turno 2, tavolo 1: in attesa" in said
    assert "pubblicato" not in said
    assert held.reply is not None
    assert held.reply.audience is Audience.MEMBER
    assert await held.hears() == []

    assert "pubblicat" not in await held.presses(chosen)
    await held.asks("/codice trattieni no")
    assert [words for words in await held.hears() if words.startswith("Tavoli")]
    assert ((await held.book()).rounds[1].pairings == drafted) is (chosen == "Tieni i tavoli")


async def test_a_held_round_is_not_explained(held: Night) -> None:
    for team in TEAMS:
        said = await held.asks(f'/codice spiega "{team}"', PEOPLE["Aldo"])
        assert "Turno 1 di 3" in said
        assert "Turno 2 di 3" not in said


async def test_held_standings_set_no_team_above_another(held: Night) -> None:
    await held.asks("/codice trattieni no")
    await held.hears()
    before = await held.asks('/codice spiega "Gli Orsi" "I Lupi"')
    await held.asks("/codice trattieni si")
    await held.plays_round()
    assert await held.asks('/codice spiega "Gli Orsi" "I Lupi"') == before
    assert "posto" not in await held.asks('/codice spiega "Gli Orsi"')


async def test_what_is_held_is_not_posted_by_another_way(held: Night) -> None:
    for what in ("tavoli", "classifica"):
        assert "Pubblica" in await held.refused(f"/codice pubblica {what}")
    await held.asks("/codice trattieni no")
    assert "turno 2 di 3" in await held.asks("/codice pubblica tavoli")


async def test_the_seal_of_a_held_draw_is_opened_when_the_tables_are_posted(tmp_path: Path) -> None:
    night = await entered(tmp_path, 5)
    await night.asks("/codice trattieni si")
    await night.asks("/codice inizia")
    assert not any(OPENED.search(said) for said in await night.hears())
    await night.asks("", press="!codice release")
    assert any(OPENED.search(said) for said in await night.hears())
    await night.house.store.close()


async def test_whoever_is_left_out_of_a_known_draw_is_named_before_the_yes(tmp_path: Path) -> None:
    night = await entered(tmp_path)
    await night.asks("/codice trattieni si")
    await night.asks("/codice inizia")
    await night.asks("/annulla codice")
    await night.presses("Sì, annulla")
    await night.asks('/codice ritira "I Lupi"')
    await night.asks("/codice squadra Nuovi @Walter @Yuri")
    assert "Così entrano: Nuovi\nCosì restano fuori: I Lupi\n" in await night.asks("/codice inizia")
