"""A referee at a sheet, as on a phone: each screen in words, a descriptor with all players, wherever one goes on."""

from __future__ import annotations

import re

import pytest

from bot.commands.gdr.names import answer_named
from bot.hall.cards.card import Drawn, plain
from bot.hall.requests import Account
from tests.commands.gdr.hall import CAST, EXAMPLES, PIA, RITA, UGO, Hall, answers, keys
from tests.hall.house import ANNA, HALL, private, words

FORBIDDEN = re.compile(r"\d|%|\b(pes[oi]|punt[oi]|punteggi\w*|classific\w+|weights?|points?|scores?|rank\w*)\b", re.I)


def seen(drawn: Drawn) -> str:
    """Everything that stands on a screen: words and labels."""
    labels = [key.label for row in drawn.buttons for key in row]
    return "\n".join([words(drawn), *labels])


def question(drawn: Drawn) -> str:
    """What is asked on a screen: an element of the adventure by its words, a descriptor by what heads it."""
    asked = (plain(line) for line in drawn.lines if all(span.style == "strong" for span in line))
    return next(asked, plain(drawn.title))


@pytest.mark.parametrize("language", ["it", "en"])
async def test_no_screen_of_a_whole_sheet_holds_a_digit_a_weight_or_a_rank(floor: Hall, language: str) -> None:
    """Every question, answered and looked at again, the index, its pages, the pause, the end; cell by cell."""
    referee = Account("discord", RITA.id, RITA.name, language, RITA.handle)
    where = private(referee)
    drawn = await floor.card('/gdr judge "I Corvi"', referee, where)
    screens, presses = [drawn], 0
    begun = drawn
    for act in (" index ", " rest "):
        key = next(key for key in keys(begun).values() if act in key.id)
        begun = await floor.card(who=referee, where=where, press=key.id)
        screens.append(begun)
    drawn = await floor.card(who=referee, where=where, press=drawn.buttons[1][0].id)
    screens.append(drawn)
    while offered := answers(drawn):
        drawn = await floor.card(who=referee, where=where, press=offered[0].id)
        screens.append(drawn)
        presses += 1
        if presses % 10 == 0:
            for key in [
                key for key in keys(drawn).values() if any(f" {one} " in key.id for one in ("ask", "index", "page"))
            ]:
                screens.append(await floor.card(who=referee, where=where, press=key.id))
    for act in (" page t1 5", " index ", " page t1 2", " index ", " done "):
        key = next(key for key in keys(drawn).values() if act in key.id)
        drawn = await floor.card(who=referee, where=where, press=key.id)
        screens.append(drawn)
    screens.append(await floor.card('/gdr judge "I Corvi"', referee, where))
    assert presses <= len((await floor.book()).questions("t1"))
    assert any("Voce per voce" in seen(one) or "Item by item" in seen(one) for one in screens)
    assert {screen.language for screen in screens} == {language}
    assert [seen(screen) for screen in screens if FORBIDDEN.search(seen(screen))] == []


FOR_ALL, FOR_THE_REST = "Nulla da dire di nessuno", "Nulla da dire sul comportamento degli altri"
FILLS = ("Per tutt", "Per gli altri", "Per le altre")


async def test_conduct_with_nothing_against_it_takes_one_press_for_all(floor: Hall) -> None:
    drawn = await floor.card('/gdr valuta "I Corvi"', RITA, private(RITA))
    drawn = await floor.card(who=RITA, where=private(RITA), press=keys(drawn)[FOR_ALL].id)
    assert "Di fronte al padre colpevole" in words(drawn)


async def test_conduct_is_one_short_question_until_something_is_said_of_somebody(floor: Hall) -> None:
    """Of nearly everybody there is nothing to say; what each answer means is read by whoever has something to say."""
    drawn = await floor.card('/gdr valuta "I Corvi"', RITA)
    assert question(drawn) == "Qualcosa da ridire su qualcuno?"
    assert not answers(drawn) and "venti minuti" not in words(drawn)
    late = await floor.card(who=RITA, press=keys(drawn)["Puntualità"].id)
    assert "venti minuti" in words(late)
    late = await floor.card(who=RITA, press=answers(late)[1].id)
    after = await floor.card(who=RITA, press=keys(late)[FOR_THE_REST].id)
    assert "Di fronte al padre colpevole" in words(after)
    given = (await floor.book()).sheets["t1", await person(floor, RITA)].answers
    assert given["mara/punctuality"] == "late" and {*given.values()} == {"late", "punctual", "fair", "there"}


async def test_conduct_that_was_skipped_is_asked_at_the_end_as_it_was_at_first(floor: Hall) -> None:
    first = await floor.card('/gdr valuta "I Corvi"', RITA)
    drawn = await floor.card(who=RITA, press=keys(first)["Salta ›"].id)
    assert "Di fronte al padre colpevole" in words(drawn)
    while offered := answers(drawn):
        drawn = await floor.card(who=RITA, press=offered[0].id)
    assert question(drawn) == question(first)
    drawn = await floor.card(who=RITA, press=keys(drawn)[FOR_ALL].id)
    assert "Consegna la scheda" in keys(drawn)


async def test_who_stands_out_is_touched_and_one_word_answers_for_the_others(floor: Hall) -> None:
    """Nothing moves on before the last row has its answer; then what was said stands above the next descriptor."""
    first = await floor.begun("I Corvi")
    drawn = await floor.card(who=RITA, press=keys(first)["Salta ›"].id)
    assert question(drawn) == "Puntualità: è arrivato in orario" and "Per tutti: In orario" in keys(drawn)
    drawn = await floor.card(who=RITA, press=answers(drawn)[1].id)
    assert question(drawn) == "Puntualità: è arrivato in orario" and "✓ Un po' in ritardo" in keys(drawn)
    drawn = await floor.card(who=RITA, press=keys(drawn)["Per gli altri: In orario"].id)
    assert "✓ In orario · I Corvi Mara: Un po' in ritardo" in words(drawn)
    again = await floor.card(who=RITA, press=keys(drawn)["Correggi"].id)
    assert question(again) == "Puntualità: è arrivato in orario" and "Togli" in keys(again)
    assert not [label for label in keys(again) if label.startswith(FILLS)], "all have an answer"
    changed = await floor.card(who=RITA, press=answers(again)[0].id)
    assert question(changed) == "Puntualità: è arrivato in orario", "what is changed stays in sight"


async def test_a_screen_writes_out_what_was_said_and_leaves_the_names_to_the_rows(floor: Hall) -> None:
    """Five referees read it before their coffee is cold; and a phone cuts the words on buttons."""
    drawn = await floor.begun("I Corvi")
    names = [f"I Corvi {one}" for one in CAST[:4]]
    assert [row[0].label for row in drawn.buttons[:4]] == names
    assert not any(name in words(drawn) for name in names) and words(drawn).count("Correttezza") == 1
    drawn = await floor.card(who=RITA, press=answers(drawn)[1].id)
    assert words(drawn).endswith(f"✓ {names[0]}: Qualche furbata") and names[1] not in words(drawn)


async def test_five_players_and_their_team_take_at_most_sixty_presses(convention: Hall) -> None:
    """The sample adventure: on each second descriptor one of the five stands out, and the sheet is handed in."""
    drawn = await convention.card('/gdr valuta "Le Gazze"', RITA)
    drawn = await convention.card(who=RITA, press=keys(drawn)[FOR_ALL].id)
    presses, out = 1, 0
    while "Consegna la scheda" not in keys(drawn):
        fills = [key for label, key in keys(drawn).items() if label.startswith(FILLS)]
        if fills and len(drawn.buttons[0]) > 3 and "Fatto" not in seen(drawn) and presses % 3 == 0:
            drawn = await convention.card(who=RITA, press=answers(drawn)[0].id)
            presses, out = presses + 1, out + 1
            fills = [key for label, key in keys(drawn).items() if label.startswith(FILLS)]
        drawn = await convention.card(who=RITA, press=(fills or answers(drawn))[-1].id)
        presses += 1
    assert "consegnata" in await convention.said(who=RITA, press=keys(drawn)["Consegna la scheda"].id)
    assert out >= 6 and presses + 1 <= 60


async def test_before_handing_in_all_is_read_by_player_and_by_item_and_alike_answers_stand_out(floor: Hall) -> None:
    drawn = await floor.card('/gdr valuta "I Corvi"', RITA)
    drawn = await floor.card(who=RITA, press=keys(drawn)[FOR_ALL].id)
    while fill := [key for label, key in keys(drawn).items() if label.startswith(FILLS)] or answers(drawn):
        drawn = await floor.card(who=RITA, press=fill[0].id)
    assert "≡ Uguali per tutti: Linguaggio diretto" in words(drawn)
    assert "Consegna la scheda" in keys(drawn) and "Comportamento" not in words(drawn)
    player = await floor.card(who=RITA, press=keys(drawn)["Mara, la figlia del guardiano"].id)
    assert "✓ Linguaggio diretto: Sempre" in words(player)
    back = await floor.card(who=RITA, press=keys(player)["Linguaggio diretto"].id)
    assert "prima persona" in question(back)
    item = await floor.card(who=RITA, press=keys(drawn)["Voce per voce"].id)
    assert "✓ Correttezza: Corretto" in words(item) and "≡ Linguaggio diretto: Sempre" in words(item)
    further = await floor.card(who=RITA, press=keys(item)["Avanti ›"].id)
    assert "Risoluzione geniale" in words(further) or "Avanti ›" in keys(further)


async def test_a_button_means_its_words_after_the_options_have_changed_places(floor: Hall) -> None:
    drawn = await floor.card('/gdr valuta "I Corvi"', RITA, private(RITA))
    drawn = await floor.card(who=RITA, where=private(RITA), press=keys(drawn)[FOR_ALL].id)
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
    drawn = await floor.begun("I Corvi", where=private(RITA))
    for _ in range(5):
        drawn = await floor.card(who=RITA, where=private(RITA), press=answers(drawn)[0].id)
    stopped = words(drawn)
    await floor.house.restarted()
    assert words(await floor.card('/gdr valuta "I Corvi"', RITA, HALL)) == stopped


async def test_a_referee_goes_back_sees_the_answer_and_changes_it(floor: Hall) -> None:
    first = await floor.begun("I Corvi")
    await floor.card(who=RITA, press=answers(first)[0].id)
    skipped = await floor.card(who=RITA, press=keys(first)["Salta ›"].id)
    back = await floor.card(who=RITA, press=keys(skipped)["‹ Indietro"].id)
    assert "✓ Corretto" in keys(back)
    await floor.card(who=RITA, press=back.buttons[0][2].id)
    assert (await floor.book()).sheets["t1", await person(floor, RITA)].answers == {"mara/fairness": "slips"}


async def test_conduct_in_one_press_is_put_right_from_what_follows_it_and_a_screen_is_taken_back(floor: Hall) -> None:
    first = await floor.card('/gdr valuta "I Corvi"', RITA)
    second = await floor.card(who=RITA, press=keys(first)[FOR_ALL].id)
    fair = await floor.card(who=RITA, press=keys(second)["Correggi"].id)
    assert "lealmente" in question(fair) and "✓ Corretto" in keys(fair)
    again = await floor.card(who=RITA, press=keys(fair)["Togli"].id)
    assert question(again) == question(fair) and "✓ Corretto" not in keys(again)
    given = (await floor.book()).sheets["t1", await person(floor, RITA)].answers
    assert {key.partition("/")[2] for key in given} == {"punctuality", "presence"}
    assert "non vale più" in await floor.said(who=RITA, press=keys(fair)["Togli"].id)


async def test_the_last_answer_is_put_right_until_the_sheet_is_handed_in(floor: Hall) -> None:
    drawn = await floor.begun("I Corvi")
    while offered := answers(drawn):
        drawn = await floor.card(who=RITA, press=offered[0].id)
    slip = keys(drawn)["Correggi"]
    assert "non vale più" in await floor.said(who=UGO, press=slip.id)
    shown = await floor.card(who=RITA, press=slip.id)
    index = await floor.card(who=RITA, press=keys(shown)["Indice"].id)
    await floor.card(who=RITA, press=keys(index)["Consegna la scheda"].id)
    assert "già consegnata" in await floor.said(who=RITA, press=slip.id)


async def person(hall: Hall, account: Account) -> str:
    """The id of somebody."""
    return (await hall.house.people.meet(account)).id


async def test_what_is_skipped_is_missing_and_named(floor: Hall) -> None:
    first = await floor.begun("I Corvi")
    second = await floor.card(who=RITA, press=keys(first)["Salta ›"].id)
    third = await floor.card(who=RITA, press=answers(second)[0].id)
    index = await floor.card(who=RITA, press=keys(third)["Indice"].id)
    assert "manca: Correttezza, Presenza al tavolo" in words(index)
    assert "Consegna la scheda" not in keys(index)
    again = await floor.card(who=RITA, press=keys(index)["Mara, la figlia del guardiano"].id)
    assert "○ Correttezza: manca" in words(again) and "✓ Puntualità: In orario" in words(again)


async def test_an_incomplete_sheet_is_not_handed_in(floor: Hall) -> None:
    await floor.card('/gdr valuta "I Corvi"', RITA)
    said = await floor.said(who=RITA, press="!gdr done t1")
    assert "mancano ancora: Correttezza, Puntualità" in said and "e altro" in said


async def test_a_sheet_that_is_handed_in_is_shown_as_such(floor: Hall) -> None:
    await floor.filled("t1", -1)
    assert "Consegnata" in await floor.said('/gdr valuta "I Corvi"', RITA)


async def test_two_referees_fill_sheets_of_their_own(floor: Hall) -> None:
    await floor.filled("t1", 0, RITA)
    assert FOR_ALL in keys(await floor.card('/gdr valuta "I Corvi"', UGO))


async def test_only_referees_judge_and_nobody_their_own_team(floor: Hall) -> None:
    assert "arbitr" in await floor.said('/gdr valuta "I Corvi"', PIA)
    await floor.said('/gdr sostituisci "I Corvi" "@I Corvi Mara" @rita')
    assert "Giochi in I Corvi" in await floor.said('/gdr valuta "I Corvi"', RITA)


async def test_a_press_on_somebody_elses_sheet_does_nothing(floor: Hall) -> None:
    drawn = await floor.begun("I Corvi")
    assert "non vale più" in await floor.said(who=UGO, press=answers(drawn)[0].id)


@pytest.mark.parametrize(
    "press",
    [
        "!gdr say t1 999 0",
        "!gdr say t1 0 9",
        "!gdr ask t1 999",
        "!gdr fill t1 999 0",
        "!gdr fill t1 0 9",
        "!gdr page t1 99",
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
    drawn = await floor.begun("I Corvi", ANNA)
    assert "✓ I Corvi Mara" in await floor.said(press=answers(drawn)[0].id)


async def test_the_team_of_a_name_that_is_nobodys_is_asked_anew(floor: Hall) -> None:
    assert "«Pinguini»" in await floor.said("/gdr valuta Pinguini", RITA)


async def test_an_undo_of_an_entry_names_who_had_begun_to_judge_that_team(floor: Hall) -> None:
    journal = words(await floor.card("/diario 100 gdr"))
    line = next(one for one in journal.splitlines() if "Corvi" in one).split(" · ")[0]
    await floor.card(who=RITA, press=answers(await floor.begun("I Corvi"))[0].id)
    told = words(await floor.card(f"/annulla {line}"))
    assert "Senza, questo non conta più:" in told and "Rita" in told.split("non conta più:")[1]


async def test_who_has_handed_in_is_led_to_their_own_tables_alone_and_others_open_no_sheet(convention: Hall) -> None:
    said = await convention.said('/gdr tavolo "I Corvi" "@rita @ugo"')
    assert "Al tavolo di I Corvi" in said and "Rita, Ugo" in said
    assert "ci sono altri" in await convention.said('/gdr valuta "Le Gazze"', RITA)
    await convention.said('/gdr tavolo "I Gufi" @rita')
    await convention.filled("t1", 0, UGO)
    drawn = await convention.begun("I Corvi")
    while offered := answers(drawn):
        drawn = await convention.card(who=RITA, press=offered[0].id)
    handed = await convention.card(who=RITA, press=keys(drawn)["Consegna la scheda"].id)
    assert [label for label in keys(handed) if label.startswith("Valuta")] == ["Valuta I Gufi"]
    assert "assegna I Gufi a Rita" in await convention.said("/diario 20 gdr")


async def test_whoever_is_no_referee_any_more_hands_in_nothing(floor: Hall) -> None:
    drawn = await floor.begun("I Corvi")
    while offered := answers(drawn):
        drawn = await floor.card(who=RITA, press=offered[0].id)
    await floor.said("/club role @rita none")
    assert "arbitr" in await floor.said(who=RITA, press=keys(drawn)["Consegna la scheda"].id)
    assert not (await floor.book()).handed("t1")
