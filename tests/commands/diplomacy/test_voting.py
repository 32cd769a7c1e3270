"""Votes are secret until all are in, in every message, in the journal and in the export; silence is not yes."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.hall.cards.card import Audience
from bot.hall.requests import Reply
from tests.commands.diplomacy.weekend import UGO, Weekend, weekend
from tests.hall.house import ANNA, BRUNO, HALL


@pytest.fixture
async def three(tmp_path: Path) -> Weekend:
    """Three are in play, Bruno among them; he has proposed a draw."""
    found = await weekend(tmp_path)
    bruno = await found.id("Bruno")
    powers = list((await found.game()).seats)
    mine = (await found.game()).power_of(bruno)
    alive = [mine, *[power for power in powers if power != mine][:2]]
    await found.winter(1, 1901, " ".join("11" if power in alive else "0" for power in powers))
    return found


async def guests(found: Weekend, word: str) -> None:
    """The referee notes how those without an account vote."""
    card = await found.keys("/diplomazia patta 1", BRUNO)
    list_of = await found.keys(who=UGO, press=card["Chi non ha account"].id)
    for key in list_of.values():
        ballot = await found.keys(who=UGO, press=key.id)
        assert "Voto registrato" in await found.said(who=UGO, press=ballot[word].id)


async def test_art_6_a_draw_that_all_want_ends_the_game(three: Weekend) -> None:
    await guests(three, "Sì, patta")
    assert "patta accettata" not in "".join(await three.house.heralded())
    own = await three.keys(who=BRUNO, press=f"!@{await three.stored()} diplomacy vote 1 1 draw")
    await three.said(who=BRUNO, press=own["Sì, patta"].id)
    assert any("patta accettata" in words for words in await three.house.heralded())
    assert "Patta sui centri del 1901" in await three.said("/diplomazia grafico 1")


async def test_who_was_against_is_told_by_name_once_all_have_voted(three: Weekend) -> None:
    await guests(three, "Sì, patta")
    own = await three.keys(who=BRUNO, press=f"!@{await three.stored()} diplomacy vote 1 1 draw")
    await three.said(who=BRUNO, press=own["No, si gioca"].id)
    heard = await three.house.heralded()
    assert any("niente patta" in words and "Contro: Bruno" in words for words in heard)


async def test_the_journal_does_not_say_whose_ballot_was_the_last(three: Weekend) -> None:
    await guests(three, "Sì, patta")
    own = await three.keys(who=BRUNO, press=f"!@{await three.stored()} diplomacy vote 1 1 draw")
    await three.said(who=BRUNO, press=own["No, si gioca"].id)
    assert (await three.said("/diario 1")).endswith("patta respinta")


async def test_nobody_sees_a_ballot_not_even_in_the_journal_or_the_export(three: Weekend) -> None:
    await guests(three, "No, si gioca")
    heard = await three.house.heralded()
    journal = await three.said("/diario 20")
    assert "ha votato" in journal
    reply = await three.house.ask("/esporta", ANNA, HALL, manages=True)
    assert isinstance(reply, Reply)
    texts = [file.content.decode() for file in reply.drawn.files]
    ballots = [line for text in texts for line in text.splitlines() if "diplomacy.ballot-cast" in line]
    assert ballots
    assert all('"word":{"#":"' in line for line in ballots)
    everything = "\n".join([*heard, journal])
    assert "Contro" not in everything
    assert "no, si gioca" not in everything.casefold()


async def test_a_vote_is_asked_in_private(three: Weekend) -> None:
    card = await three.keys("/diplomazia patta 1", BRUNO)
    ballot = await three.card(who=BRUNO, press=card["Vota"].id)
    assert ballot.audience is Audience.MEMBER
    private = [one for one in three.house.chat.said if one.audience is Audience.PRIVATE]
    assert "votano solo" in await three.said(who=UGO, press=card["Vota"].id)
    assert private is not None


async def test_the_next_winter_ends_an_open_vote(three: Weekend) -> None:
    card = await three.keys("/diplomazia patta 1", BRUNO)
    counts = " ".join(str(count) for count in (await three.game()).counts[1901].values())
    await three.winter(1, 1902, counts)
    assert "nessun voto aperto" in await three.said(who=BRUNO, press=card["Vota"].id)


async def test_art_8_5_six_players_vote_before_they_play(tmp_path: Path) -> None:
    found = await weekend(tmp_path, 6)
    assert "a sei" in await found.screen()
    assert "votano la variante" in await found.winter(1, 1901)
    card = await found.keys("/diplomazia variante 1", UGO)
    own = await found.keys(who=BRUNO, press=card["Vota"].id)
    await found.said(who=BRUNO, press=own["Turchia tolta"].id)
    assert "voto chiuso" in await found.said(who=UGO, press=card["Chiudi il voto"].id)
    heard = await found.house.heralded()
    assert any(words.startswith("Tavolo 1: Turchia tolta") for words in heard)
    assert "32" in await found.winter(1, 1901, "6 6 6 6 6 3 0")
