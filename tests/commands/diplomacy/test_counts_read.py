"""The centres of a winter are read in order or by the powers' names; what cannot be is asked about or marked."""

from __future__ import annotations

import pytest

from bot.commands.diplomacy.counts_read import counts_read
from bot.engines.diplomacy.games import Game, Where
from bot.engines.diplomacy.rules import POWERS, Power
from bot.hall.requests import Form
from tests.commands.diplomacy.weekend import UGO, Weekend
from tests.engines.codice.refusing import refused

GAME = Game(Where(1, 1), dict.fromkeys(POWERS, "t1"), 1907)
WANTED = dict(zip(POWERS, (3, 4, 8, 5, 4, 6, 4), strict=True))


@pytest.mark.parametrize(
    "written",
    [
        "3 4 8 5 4 6 4",
        "3, 4, 8, 5, 4, 6, 4",
        "Francia 8, Austria 3, Inghilterra 4, Germania 5, Italia 4, Russia 6, Turchia 4",
        "france: 8; austria: 3; england: 4; germany: 5; italy: 4; russia: 6; turkey: 4",
        "8 Fra 3 Au 4 Ing 5 Ger 4 Ita 6 Rus 4 Tur",
        "F8 A3 E4 G5 I4 R6 T4",
        "A 3 I 4 F 8 G 5 I 4 R 6 T 4",
        "I 4 I 4 T 4 A 3 F 8 G 5 R 6",
        "I 4 T 4 A 3 F 8 G 5 R 6 E 4",
        "I 4 T 4 A 3 F 8 G 5 R 6 Ita 4",
    ],
)
def test_in_order_or_with_names_in_either_language(written: str) -> None:
    assert counts_read(written, GAME) == WANTED


@pytest.mark.parametrize(
    ("written", "reason"),
    [
        ("6 4 5", "diplomacy-counts-missing"),
        ("Francia 8, Austria 3", "diplomacy-counts-without"),
        ("Francia 8, Francia 3", "diplomacy-counts-twice"),
        ("Atlantide 8", "diplomacy-counts-word"),
        ("Francia Austria 8 3", "diplomacy-counts-unpaired"),
        ("Francia, Austria 3", "diplomacy-counts-unpaired"),
        ("A 3 F 8 G 5 I 4 R 6 T 4", "diplomacy-counts-either"),
        ("I 4 A 3 F 8 G 5 R 6 T 4 I 5", "diplomacy-counts-either"),
        ("E 4 I 4 I 4 A 3 F 8 G 5 R 6 T 4", "diplomacy-counts-either"),
    ],
)
def test_what_cannot_be_read_is_refused(written: str, reason: str) -> None:
    with refused(reason):
        counts_read(written, GAME)


def test_who_had_no_centres_need_not_be_named() -> None:
    game = Game(Where(1, 1), dict.fromkeys(POWERS, "t1"), 1907)
    game.counts[1901] = dict(WANTED, italy=0, france=12)
    assert counts_read("A 3 E 4 F 8 G 5 R 6 T 8", game)["france"] == 8


@pytest.mark.parametrize("written", ["A 3 I 4 F 8 G 5 I 5 R 6 T 3", "A 3 F 8 G 5 I 4 I 5 R 6 T 3"])
def test_of_two_letters_i_in_the_order_of_a_list_the_first_is_inghilterra(written: str) -> None:
    counts = counts_read(written, GAME)
    assert (counts["england"], counts["italy"]) == (4, 5)


@pytest.mark.parametrize(("gone", "left"), [("italy", "england"), ("england", "italy")])
def test_a_letter_i_is_the_only_one_of_the_two_in_play(gone: Power, left: Power) -> None:
    game = Game(Where(1, 1), dict.fromkeys(POWERS, "t1"), 1907)
    game.counts[1901] = {**WANTED, gone: 0, "france": 12}
    assert counts_read("I 4 A 3 F 12 G 5 R 6 T 4", game)[left] == 4


async def test_a_form_takes_names(seven: Weekend) -> None:
    card = await seven.keys("/diplomazia centri 1 1901 5 5 5 5 5 5 4", UGO)
    labels = "Francia 8, Austria 3, Inghilterra 4, Germania 5, Italia 4, Russia 6, Turchia 4"
    await seven.said(who=UGO, press=card["Centri 1902"].id, values={"counts": labels})
    assert (await seven.game()).counts[1902] == WANTED


async def test_a_solo_in_the_first_winter_is_a_slip_until_somebody_says_so(seven: Weekend) -> None:
    asked = await seven.card("/diplomazia centri 1 1901 18 4 3 3 3 3 0", UGO)
    assert "da 3 a 18 centri" in "".join(span.text for line in asked.lines for span in line)
    assert (await seven.game()).year is None
    await seven.winter(1, 1901, "18 4 3 3 3 3 0")
    assert (await seven.game()).year == 1901


async def test_more_than_units_can_reach_is_recorded_with_a_mark_and_corrected_by_a_press(seven: Weekend) -> None:
    card = await seven.keys("/diplomazia centri 1 1901 7 4 4 5 4 6 4", UGO)
    assert (await seven.game()).year == 1901
    assert "Correggi" in card
    assert "Austria: da 3 a 7" in await seven.said("/diplomazia grafico 1")


def test_italy_in_disorder_has_centres_that_are_said_too() -> None:
    six = Game(Where(1, 1), dict.fromkeys([power for power in POWERS if power != "italy"], "t1"), 1907, variant="italy")
    with refused("diplomacy-counts-without"):
        counts_read("F8 A3 E4 G5 R6 T4", six)
    assert counts_read("F8 A3 E4 G5 R6 T4 It4", six) == WANTED


def test_an_earlier_winter_is_corrected_with_the_powers_that_were_in_play_then() -> None:
    game = Game(Where(1, 1), dict.fromkeys(POWERS, "t1"), 1907)
    game.counts = {1901: dict(WANTED), 1902: {**WANTED, "turkey": 0}}
    written = "F8 A3 E4 G5 It4 R10"
    assert counts_read(written, game)["russia"] == 10
    with refused("diplomacy-counts-without"):
        counts_read(written, game, 1902)


async def test_who_has_no_centre_left_needs_no_number_and_who_has_some_is_asked_for(seven: Weekend) -> None:
    await seven.winter(1, 1901, "11 0 11 12 0 0 0")
    form = await seven.house.ask("/diplomazia centri 1 1902 austria:12 germania:12", UGO)
    assert isinstance(form, Form)
    assert [field.name for field in form.fields] == ["france"]
    await seven.said(who=UGO, press=form.press, values={"france": "10"})
    assert (await seven.game()).counts[1902] == {**dict.fromkeys(POWERS, 0), "austria": 12, "germany": 12, "france": 10}
