"""Periods close, stay in the archive, and are mended when a game of theirs is corrected."""

from __future__ import annotations

import re

import pytest

from tests.commands.mito.club import DAY, FOUR, UGO, Club, played, with_file
from tests.hall.house import ANNA, BRUNO, CORNER, HALL, words


async def test_a_period_closes_by_itself_with_winner_and_upsets(club: Club) -> None:
    await played(club)
    said = await club.rung(3 * DAY)
    assert len(said) == 1
    assert said[0].startswith("Settimana 2 del 2026: vince Bruno")
    _, first, *others = said[0].split("\n")
    assert re.fullmatch(r"Bruno [\d,]+, poi \w+ [\d,]+, \w+ [\d,]+, in 3 partite\.", first)
    assert re.fullmatch(r"La sorpresa è la partita 3: Bruno contro \w+, probabilità \d+%\.", others[0])
    assert len(others) == 2
    assert "Vittorie a sorpresa" in await club.asks("/mito archive week")
    assert await club.rung(DAY) == []
    assert any("Mese di gennaio 2026" in notice for notice in await club.rung(30 * DAY))


async def test_a_week_without_other_news_tells_the_win_that_brought_most(club: Club) -> None:
    for players in ("@Anna @Bruno @Carla", "@Bruno @Anna @Carla", "@Carla @Anna @Bruno"):
        await club.asks(f"/mito game {players}")
        club.house.now += 7200
    [told] = await club.rung(3 * DAY)
    title, first, *others = told.split("\n")
    assert "vince" in title
    assert "in 3 partite." in first
    assert others == ["La vittoria che ha reso di più: Carla +50,62, partita 3."]


async def test_a_closed_period_is_in_the_archive(club: Club) -> None:
    await played(club)
    assert "non c'è ancora nessun periodo chiuso" in await club.refused("/mito archive week")
    await club.rung(3 * DAY)
    assert "Settimana 2 del 2026" in await club.asks("/mito archive week")
    assert "Settimana 2 del 2026" in await club.asks("/mito archivio settimana 2026-W02")
    assert "non è ancora finito" in await club.refused("/mito archive month 2026-01")
    assert "Non risultano partite" in await club.refused("/mito archive month 2025-12")
    assert "2026-04" in await club.refused("/mito archive month boh")
    assert "(settimana, mese, trimestre, anno)" in await club.refused("/mito archivio sempre")


@pytest.mark.parametrize(
    ("typed", "period"),
    [
        ("mese novembre 2025", "Mese di novembre 2025"),
        ("month november 2025", "Mese di novembre 2025"),
        ("mese Nov. 2025", "Mese di novembre 2025"),
        ("mese novembre", "Mese di novembre 2025"),
        ("mese 11/2025", "Mese di novembre 2025"),
        ("mese 2025-11", "Mese di novembre 2025"),
        ("settimana settimana 47 del 2025", "Settimana 47 del 2025"),
        ("settimana week 47 of 2025", "Settimana 47 del 2025"),
        ("trimestre 4º trimestre 2025", "4º trimestre 2025"),
        ("trimestre 4 trimestre", "4º trimestre 2025"),
        ("anno 2025", "Anno 2025"),
    ],
)
async def test_a_period_is_asked_for_as_cards_call_it_in_either_language(club: Club, typed: str, period: str) -> None:
    await club.asks("/mito import", **with_file("date,winner,player2\n2025-11-20,Anna,Bruno\n"))
    assert (await club.asks(f"/mito archivio {typed}")).startswith(period)


async def test_from_a_period_one_goes_to_the_older_and_the_newer_beside_it(club: Club) -> None:
    games = "".join(f"\n2025-{month:02}-06,Anna,Bruno" for month in range(8, 12))
    await club.asks("/mito import", **with_file("date,winner,player2" + games))

    async def beside(month: str) -> list[str]:
        await club.asks(f"/mito archive month {month}")
        return [label for label in club.keys if "2025" in label]

    assert [len(await beside(f"2025-{month:02}")) for month in range(8, 12)] == [1, 2, 2, 1]
    older, newer = await beside("2025-09")
    assert ("agosto" in older, "ottobre" in newer) == (True, True)


async def test_a_bare_archive_asks_for_ladders_that_close_alone(club: Club) -> None:
    await played(club)
    await club.asks("/mito archivio")
    assert list(club.keys) == ["settimana", "mese", "trimestre", "anno"]


async def test_periods_of_every_ladder_are_offered_as_they_are_called(club: Club) -> None:
    games = "".join(f"\n2025-{month:02}-{day:02},Anna,Bruno" for month in range(7, 12) for day in (6, 13, 20, 27))
    await club.asks("/mito import", **with_file("date,winner,player2" + games))
    offered = await club.offered("mito archive", "period", "")
    assert [one for one in offered if one.endswith("novembre 2025")] == ["novembre 2025"]
    assert {"settimana 48 del 2025", "4º trimestre 2025", "2025"} <= set(offered)
    assert await club.offered("mito archive", "period", "2025-11") == ["novembre 2025"]


async def test_places_are_told_only_of_who_has_or_had_one(club: Club) -> None:
    await played(club)
    said = await club.asks("/mito fix 1 delete:yes", UGO)
    week = said.index("Settimana 2 del 2026")
    assert "partite" not in said[:week]
    assert "Dario 947,33 → 973,50 · 4º → 1/2 partite" in said[week:]


async def test_two_who_share_the_first_place_win_a_period_together(club: Club) -> None:
    await club.asks("/mito settings week minimum:1")
    for line in ("/mito game @Anna @Bruno", "/mito game @Carla @Dario", "/mito game @Carla @Anna"):
        await club.asks(line)
    await club.rung(3 * DAY)
    assert "Il primo posto ora è di Anna, Carla" in await club.asks("/mito fix 3 delete:yes", UGO)


async def test_a_correction_of_a_closed_period_says_the_new_winner_and_mends_the_notice(club: Club) -> None:
    await played(club)
    await club.rung(3 * DAY)
    said = await club.asks("/mito fix 2 delete:yes", UGO)
    assert "Il primo posto ora è di Anna" in said
    mended = await club.house.heralded()
    assert mended[-1].startswith("Settimana 2 del 2026: vince Anna")
    assert club.house.chat.said[-1].edits is not None


async def test_an_undo_in_a_closed_period_mends_the_notice_and_what_is_put_back_mends_it_again(club: Club) -> None:
    await played(club)
    await club.rung(3 * DAY)
    await club.asks("/diario mito 30")
    line = re.search(r"(\d+) · [^\n]*Partita 2: ", words(club.drawn)) if club.drawn else None
    assert line is not None
    await club.asks(f"/annulla mito {line[1]}")
    await club.presses("Sì, annulla")
    await club.presses("Sì, annulla", BRUNO)
    back = club.keys["Rimetti"]
    mended = await club.house.heralded()
    assert [one for one in mended if one.startswith("Settimana 2 del 2026: vince Anna")]
    await club.presses(back)
    await club.presses("Sì, rimetti", BRUNO)
    mended = await club.house.heralded()
    assert [one for one in mended if one.startswith("Settimana 2 del 2026: vince Bruno")]


async def test_a_correction_mends_the_notice_where_it_was_first_said_and_tells_the_topics_room(club: Club) -> None:
    await played(club)
    await club.rung(3 * DAY)
    await club.asks("/club announce ladder", ANNA, CORNER)
    since = len(club.house.chat.said)
    await club.asks("/mito fix 2 delete:yes", UGO)
    await club.house.heralded()
    told = [
        (one.place.id, bool(one.edits))
        for one in club.house.chat.said[since:]
        if one.place is not None and words(one.drawn).startswith("Settimana 2 del 2026: vince Anna")
    ]
    assert sorted(told) == [(HALL.id, True), (CORNER.id, False)]


async def test_after_a_restart_the_period_still_closes(club: Club) -> None:
    await played(club)
    await club.house.restarted()
    assert (await club.rung(3 * DAY))[0].startswith("Settimana 2 del 2026: vince Bruno")


async def test_the_clubs_time_zone_moves_the_end_of_a_week(club: Club) -> None:
    await played(club)
    await club.asks("/club timezone Pacific/Auckland")
    await club.asks("/mito game @Anna @Bruno")
    assert (await club.book()).zone == "Pacific/Auckland"


async def test_a_period_that_nobody_won_says_so(club: Club) -> None:
    await club.asks(f"/mito game {FOUR}")
    said = await club.rung(3 * DAY)
    assert said[0].startswith(
        "Settimana 2 del 2026: una partita, vinta da Anna\nPer un posto in classifica ne servono 2 a testa."
    )
