"""A referee at a sheet, as on a phone: every screen in words, about one press a question, wherever one goes on."""

from __future__ import annotations

import re

import pytest

from bot.commands.gdr.names import answer_named
from bot.hall.cards.card import Drawn, plain
from bot.hall.requests import Account
from tests.commands.gdr.hall import EXAMPLES, PIA, RITA, UGO, Hall, answers, keys
from tests.hall.house import HALL, private, words

FORBIDDEN = re.compile(r"\d|%|\b(pes[oi]|punt[oi]|punteggi\w*|classific\w+|weights?|points?|scores?|rank\w*)\b", re.I)


def seen(drawn: Drawn) -> str:
    """Everything that stands on a screen: words and labels."""
    labels = [key.label for row in drawn.buttons for key in row]
    return "\n".join([words(drawn), *labels])


def question(drawn: Drawn) -> str:
    """What is asked on a screen."""
    return next(plain(line) for line in drawn.lines if any(span.style == "strong" for span in line))


@pytest.mark.parametrize("language", ["it", "en"])
async def test_no_screen_of_a_whole_sheet_holds_a_digit_a_weight_or_a_rank(floor: Hall, language: str) -> None:
    """Every question, answered and looked at again, the index, the pause, the end; and it takes a press a question."""
    referee = Account("discord", RITA.id, RITA.name, language, RITA.handle)
    where = private(referee)
    drawn = await floor.card('/gdr judge "I Corvi"', referee, where)
    screens, presses = [drawn], 0
    while offered := answers(drawn):
        drawn = await floor.card(who=referee, where=where, press=offered[0].id)
        screens.append(drawn)
        presses += 1
        if presses % 10 == 0:
            for key in [key for key in keys(drawn).values() if " ask " in key.id or " index " in key.id]:
                screens.append(await floor.card(who=referee, where=where, press=key.id))
    for act in (" rest ", " index ", " done "):
        key = next(key for key in keys(drawn).values() if act in key.id)
        drawn = await floor.card(who=referee, where=where, press=key.id)
        screens.append(drawn)
    screens.append(await floor.card('/gdr judge "I Corvi"', referee, where))
    assert presses <= len((await floor.book()).questions("t1"))
    assert {screen.language for screen in screens} == {language}
    assert [seen(screen) for screen in screens if FORBIDDEN.search(seen(screen))] == []


async def test_conduct_with_nothing_against_it_takes_one_press_for_three(floor: Hall) -> None:
    drawn = await floor.card('/gdr valuta "I Corvi"', RITA, private(RITA))
    drawn = await floor.card(who=RITA, where=private(RITA), press=keys(drawn)["Comportamento a posto"].id)
    assert "Di fronte al padre colpevole" in words(drawn)


async def test_a_button_means_its_words_after_the_options_have_changed_places(floor: Hall) -> None:
    drawn = await floor.card('/gdr valuta "I Corvi"', RITA, private(RITA))
    drawn = await floor.card(who=RITA, where=private(RITA), press=keys(drawn)["Comportamento a posto"].id)
    written = (EXAMPLES / "punta-cenere.it.toml").read_text("utf-8")
    before = '"Lo difende senza ascoltare nessuno" = 50\n"Lo condanna come un estraneo" = 30'
    after = '"Lo condanna come un estraneo" = 60\n"Lo difende senza ascoltare nessuno" = 30'
    assert before in written
    await floor.load(written.replace(before, after).encode())
    await floor.card(who=RITA, where=private(RITA), press=keys(drawn)["Lo condanna come un estraneo"].id)
    book = await floor.book()
    question = next(one for one in book.questions("t1") if one.key == "mara/cd.padre")
    assert answer_named(question, book.sheets_of("t1")[0].answers[question.key]) == "Lo condanna come un estraneo"


async def test_a_sheet_is_answered_in_private_and_takes_the_place_of_its_card(floor: Hall) -> None:
    assert await floor.audience('/gdr valuta "I Corvi"', RITA) == "member"
    assert (await floor.card('/gdr valuta "I Corvi"', RITA)).replaces


async def test_a_sheet_goes_on_where_it_stopped_on_another_chat_and_after_a_restart(floor: Hall) -> None:
    drawn = await floor.card('/gdr valuta "I Corvi"', RITA, private(RITA))
    for _ in range(5):
        drawn = await floor.card(who=RITA, where=private(RITA), press=answers(drawn)[0].id)
    stopped = words(drawn)
    await floor.house.restarted()
    assert words(await floor.card('/gdr valuta "I Corvi"', RITA, HALL)) == stopped


async def test_a_referee_goes_back_sees_the_answer_and_changes_it(floor: Hall) -> None:
    first = await floor.card('/gdr valuta "I Corvi"', RITA)
    second = await floor.card(who=RITA, press=answers(first)[0].id)
    skipped = await floor.card(who=RITA, press=keys(second)["Salta ›"].id)
    back = await floor.card(who=RITA, press=keys(skipped)["‹ Indietro"].id)
    back = await floor.card(who=RITA, press=keys(back)["‹ Indietro"].id)
    assert "✓ Corretto" in keys(back)
    changed = await floor.card(who=RITA, press=keys(back)["Qualche furbata"].id)
    assert words(changed) == words(second)
    assert (await floor.book()).sheets["t1", await person(floor, RITA)].answers == {"mara/fairness": "slips"}


async def test_an_answer_that_was_a_slip_is_corrected_or_taken_back_from_what_follows_it(floor: Hall) -> None:
    first = await floor.card('/gdr valuta "I Corvi"', RITA)
    second = await floor.card(who=RITA, press=answers(first)[0].id)
    assert "✓ Corretto" in keys(await floor.card(who=RITA, press=keys(second)["Correggi"].id))
    again = await floor.card(who=RITA, press=keys(second)["Togli"].id)
    assert question(again) == question(first) and "✓ Corretto" not in keys(again)
    assert (await floor.book()).sheets["t1", await person(floor, RITA)].answers == {}
    assert "non vale più" in await floor.said(who=RITA, press=keys(second)["Togli"].id)


async def test_conduct_in_one_press_is_taken_back_in_one(floor: Hall) -> None:
    first = await floor.card('/gdr valuta "I Corvi"', RITA)
    second = await floor.card(who=RITA, press=keys(first)["Comportamento a posto"].id)
    assert question(await floor.card(who=RITA, press=keys(second)["Togli"].id)) == question(first)
    assert (await floor.book()).sheets["t1", await person(floor, RITA)].answers == {}


async def test_the_last_answer_is_taken_back_until_the_sheet_is_handed_in(floor: Hall) -> None:
    drawn = await floor.card('/gdr valuta "I Corvi"', RITA)
    while offered := answers(drawn):
        drawn = await floor.card(who=RITA, press=offered[0].id)
    slip = keys(drawn)["Togli"]
    assert "non vale più" in await floor.said(who=UGO, press=slip.id)
    drawn = await floor.card(who=RITA, press=slip.id)
    index = await floor.card(who=RITA, press=answers(drawn)[0].id)
    await floor.card(who=RITA, press=keys(index)["Consegna la scheda"].id)
    assert "già consegnata" in await floor.said(who=RITA, press=slip.id)


async def person(hall: Hall, account: Account) -> str:
    """The id of somebody."""
    return (await hall.house.people.meet(account)).id


async def test_what_is_skipped_is_missing_and_named(floor: Hall) -> None:
    first = await floor.card('/gdr valuta "I Corvi"', RITA)
    second = await floor.card(who=RITA, press=keys(first)["Salta ›"].id)
    third = await floor.card(who=RITA, press=answers(second)[0].id)
    index = await floor.card(who=RITA, press=keys(third)["Indice"].id)
    assert "manca: Correttezza, Presenza al tavolo" in words(index)
    assert "Consegna la scheda" not in keys(index)
    again = await floor.card(who=RITA, press=keys(index)["Mara, la figlia del guardiano"].id)
    assert "Correttezza" in words(again)


async def test_an_incomplete_sheet_is_not_handed_in(floor: Hall) -> None:
    await floor.card('/gdr valuta "I Corvi"', RITA)
    said = await floor.said(who=RITA, press="!gdr done t1")
    assert "mancano ancora: Correttezza, Puntualità" in said and "e altro" in said


async def test_a_sheet_that_is_handed_in_is_shown_as_such(floor: Hall) -> None:
    await floor.filled("t1", -1)
    assert "Consegnata" in await floor.said('/gdr valuta "I Corvi"', RITA)


async def test_two_referees_fill_sheets_of_their_own(floor: Hall) -> None:
    await floor.filled("t1", 0, RITA)
    assert answers(await floor.card('/gdr valuta "I Corvi"', UGO))


async def test_only_referees_judge_and_nobody_their_own_team(floor: Hall) -> None:
    assert "arbitr" in await floor.said('/gdr valuta "I Corvi"', PIA)
    await floor.said('/gdr sostituisci "I Corvi" "@I Corvi Mara" @rita')
    assert "Giochi in I Corvi" in await floor.said('/gdr valuta "I Corvi"', RITA)


async def test_a_press_on_somebody_elses_sheet_does_nothing(floor: Hall) -> None:
    drawn = await floor.card('/gdr valuta "I Corvi"', RITA)
    assert "non vale più" in await floor.said(who=UGO, press=answers(drawn)[0].id)


@pytest.mark.parametrize(
    "press",
    [
        "!gdr say t1 999 0",
        "!gdr say t1 0 9",
        "!gdr ask t1 999",
        "!gdr praise t1 9",
        "!gdr say t9 0 0",
        "!gdr unsay t1 999",
    ],
)
async def test_a_button_that_nobody_drew_is_refused(floor: Hall, press: str) -> None:
    await floor.card('/gdr valuta "I Corvi"', RITA)
    before = len(await floor.house.entries())
    await floor.said(who=RITA, press=press)
    assert len(await floor.house.entries()) == before


async def test_a_director_judges_like_anybody(floor: Hall) -> None:
    drawn = await floor.card('/gdr valuta "I Corvi"')
    assert "Puntualità" in await floor.said(press=answers(drawn)[0].id)


async def test_the_team_of_a_name_that_is_nobodys_is_asked_anew(floor: Hall) -> None:
    assert "«Pinguini»" in await floor.said("/gdr valuta Pinguini", RITA)


async def test_an_undo_of_an_entry_names_who_had_begun_to_judge_that_team(floor: Hall) -> None:
    journal = words(await floor.card("/diario 100 gdr"))
    line = next(one for one in journal.splitlines() if "Corvi" in one).split(" · ")[0]
    await floor.card(who=RITA, press=answers(await floor.card('/gdr valuta "I Corvi"', RITA))[0].id)
    told = words(await floor.card(f"/annulla {line}"))
    assert "Senza, questo non conta più:" in told and "Rita" in told.split("non conta più:")[1]
