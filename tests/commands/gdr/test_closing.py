"""The director: what is missing, strokes of genius, sheets that differ, sheets given back, closing."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.hall.cards.card import Audience
from tests.commands.codice.test_two_platforms import GIGI, GROUP
from tests.commands.gdr.hall import PIA, RITA, TEAMS, UGO, Hall, answers, hall, keys
from tests.hall.house import ANNA, links, private, words


async def press(hall: Hall, drawn_keys: dict[str, object], label: str) -> str:
    """What is said after the director's press."""
    return await hall.said(press=drawn_keys[label].id)  # type: ignore[attr-defined]


async def test_what_is_missing_is_named_team_by_team(convention: Hall) -> None:
    await convention.filled("t1", -1)
    drawn = await convention.begun("I Gufi", UGO)
    await convention.card(who=UGO, press=answers(drawn)[0].id)
    said = await convention.said("/gdr stato")
    assert "Schede pronte: 1 su 3" in said
    assert "✓ I Corvi" in said
    assert "○ Le Gazze · nessuno l'ha ancora valutata" in said
    assert "○ I Gufi · Ugo non ha ancora consegnato" in said


async def test_closing_with_sheets_missing_lists_them_all_and_closes_nothing(convention: Hall) -> None:
    await convention.filled("t1", -1)
    said = await convention.said("/gdr chiudi")
    assert "Le Gazze" in said and "I Gufi" in said
    assert not (await convention.book()).closed


async def test_the_room_hears_which_sheets_are_in_and_nothing_else(convention: Hall) -> None:
    await convention.filled("t1", 0)
    heard = (await convention.house.heralded())[-1]
    assert heard == "Schede\nConsegnate: I Corvi\nMancano: Le Gazze, I Gufi"


async def test_neither_room_nor_journal_tells_that_a_referee_saw_a_stroke_of_genius(floor: Hall) -> None:
    await floor.filled("t1", 0)
    assert (await floor.house.heralded())[-1] == "Schede\nConsegnate: I Corvi\nCi sono tutte: ora tocca al direttore."
    await floor.said('/gdr conferma "I Corvi" "@I Corvi Mara"', unseen=True)
    assert await floor.house.heralded() == []
    assert "Rita consegna" in await floor.said("/diario 1"), "that word has no line"


async def test_undoing_that_a_sheet_was_handed_in_tells_the_room_and_its_referee(convention: Hall) -> None:
    await convention.filled("t1", -1)
    await convention.house.heralded()
    drawn = await convention.card("/annulla")
    await convention.card(press=keys(drawn)["Sì, annulla"].id)
    heard = await convention.house.heralded()
    assert "Schede\nMancano: I Corvi, Le Gazze, I Gufi" in heard
    assert "Anna ti ha restituito la scheda di I Corvi" in heard


async def test_a_stroke_of_genius_is_confirmed_by_command_or_press(floor: Hall) -> None:
    await floor.filled("t1", 0)
    said = await floor.said("/gdr stato")
    assert "risoluzione geniale da confermare: I Corvi Mara" in said
    assert "Confermata" in await floor.said('/gdr conferma "I Corvi" "@I Corvi Mara"', unseen=True)
    drawn = await floor.card("/gdr stato")
    assert "Niente risoluzione geniale per I Corvi Vito" in await press(floor, keys(drawn), "I Corvi Vito: no")
    assert "nessuno ha segnalato" not in await floor.said("/gdr stato")
    book = await floor.book()
    assert book.genius == {("t1", "mara"): True, ("t1", "vito"): False}


async def test_buttons_for_strokes_of_genius_say_whose_where_teams_have_the_same_characters(convention: Hall) -> None:
    await convention.filled("t1", 0)
    await convention.filled("t3", 0)
    labels = [key.label for row in (await convention.card("/gdr stato")).buttons for key in row]
    assert {"I Corvi Mara: è geniale", "I Gufi Mara: è geniale"} <= set(labels)
    assert len(labels) == len(set(labels))


async def test_there_is_nothing_to_confirm_for_who_did_nothing_brilliant(floor: Hall) -> None:
    await floor.filled("t1", -1)
    assert "nessuno ha segnalato" in await floor.said('/gdr conferma "I Corvi" "@I Corvi Mara"', unseen=True)


async def test_what_nobody_was_to_know_has_its_line_once_all_is_closed_and_not_before(floor: Hall) -> None:
    for referee in (RITA, UGO):
        await floor.filled("t1", -1, referee)
    assert "told" not in [entry.kind for entry in await floor.house.entries()]
    await floor.said('/gdr confronta "I Corvi"')
    await floor.closed()
    kinds = [entry.kind for entry in await floor.house.entries()]
    assert kinds.count("told") == kinds.count("gdr.answered") == 2


async def apart(floor: Hall) -> None:
    """Two sheets that differ in everything."""
    await floor.filled("t1", 0, RITA)
    await floor.filled("t1", -1, UGO)


async def test_the_director_sees_where_two_referees_differ_and_lets_one_sheet_stand(floor: Hall) -> None:
    await apart(floor)
    drawn = await floor.card('/gdr confronta "I Corvi"')
    assert "Mara, la figlia del guardiano: Correttezza" in words(drawn) and "scorretto" not in words(drawn)
    drawn = await floor.card(press=keys(drawn)["Leggi le risposte"].id)
    assert "Gravemente scorretto" in words(drawn) and "Leggi le risposte" not in keys(drawn)
    assert "Gravemente scorretto" in await floor.said('/gdr confronta "I Corvi"')
    assert "vale la scheda di Ugo" in await press(floor, keys(drawn), "Vale quella di Ugo")
    assert (await floor.book()).decisions["t1"] != "mean"


async def test_or_the_mean_of_them(floor: Hall) -> None:
    await apart(floor)
    drawn = await floor.card('/gdr confronta "I Corvi"')
    assert "vale la media" in await press(floor, keys(drawn), "Vale la media")


async def test_a_director_who_judges_sees_what_they_differ_about_and_no_answer(floor: Hall) -> None:
    await floor.filled("t1", 0, ANNA)
    await floor.filled("t1", -1, UGO)
    drawn = await floor.card('/gdr confronta "I Corvi"')
    assert "Correttezza" in words(drawn) and "scorretto" not in words(drawn) and drawn.table is None
    assert "Vale la media" in keys(drawn) and "Vale quella di Ugo" not in keys(drawn)
    assert "Hai valutato I Corvi:" in await floor.said(press="!gdr decide t1 " + await id_of(floor, "Ugo"))


async def test_a_director_who_has_read_what_they_say_judges_no_more(floor: Hall) -> None:
    await apart(floor)
    drawn = await floor.card('/gdr confronta "I Corvi"')
    assert "in questo torneo non valuta più" in words(drawn)
    await floor.card(press=keys(drawn)["Leggi le risposte"].id)
    assert "in questo torneo non valuti più" in await floor.said('/gdr valuta "I Corvi"')
    assert "Anna legge dove differiscono le schede di I Corvi" in await floor.said("/diario 1")


async def progress_shown(hall: Hall) -> str:
    """What stands now in the message where Anna was shown what is missing."""
    since = len(hall.house.chat.said)
    hall.house.now += 20
    await hall.house.heralded()
    edits = [one for one in hall.house.chat.said[since:] if (one.edits or {}).get("message") == 77]
    assert all(not one.below for one in edits), "it goes on where it stands"
    return words(edits[-1].drawn) if edits else ""


async def test_what_is_missing_is_kept_up_to_date_where_a_director_was_shown_it(convention: Hall) -> None:
    await convention.card("/gdr stato", id="progress")
    await convention.house.hall.acknowledged("progress", {"message": 77})
    await convention.filled("t1", -1)
    assert "✓ I Corvi" in await progress_shown(convention)
    undo = keys(await convention.card("/annulla"))["Sì, annulla"].id
    await convention.card(press=undo)
    assert "○ I Corvi" in await progress_shown(convention), "an undone sheet is missing again"
    await convention.house.ask("/aiuto", ANNA)
    await convention.filled("t2", -1)
    assert await progress_shown(convention) == "Quello che stava qui non vale più", "who directs no more reads no more"


@pytest.mark.parametrize("judged", ["t1", "t2"])
async def test_a_director_who_competes_hears_of_no_answer_and_settles_nothing(convention: Hall, judged: str) -> None:
    await convention.competing()
    name = [*TEAMS][int(judged[1:]) - 1]
    await convention.filled(judged, 0)
    await convention.filled(judged, -1, UGO)
    drawn = await convention.card("/gdr stato")
    assert "tocca a un direttore che non gioca" in words(drawn)
    assert "geniale" not in words(drawn) + " ".join(keys(drawn)), "nor which team waits for it"
    assert f"✓ {name}" in words(drawn)
    assert keys(drawn).keys() == {"Aggiorna"}
    assert "Giochi in questo torneo" in await convention.said(f'/gdr confronta "{name}"')
    assert "Giochi in questo torneo" in await convention.said(f'/gdr riapri "{name}" @ugo')


async def test_a_director_who_competes_opens_nothing_again_once_all_is_closed(floor: Hall) -> None:
    await floor.competing()
    await floor.filled("t1", -1)
    assert "chiuso" in await floor.closed()
    [closing] = [line for line in (await floor.said("/diario 3")).splitlines() if "chiude il torneo" in line]
    for line in ("/annulla", f"/annulla {closing.split()[0]}"):
        assert "Giochi in questo torneo" in await floor.said(line), line


async def test_a_director_who_competes_does_not_withdraw_their_only_rival_alone(tmp_path: Path) -> None:
    async with hall(tmp_path, {"I Corvi": 4, "Le Gazze": 4}) as floor:
        await floor.competing()
        drawn = await floor.card('/gdr ritira "Le Gazze"')
        assert "serve il sì" in words(drawn) and (await floor.book()).entrants["t2"].fate == "in"
        assert "La squadra Le Gazze non viene valutata" in await floor.said(who=RITA, press=keys(drawn)["Conferma"].id)


async def test_a_director_who_closed_has_read_all_sheets_and_after_an_undo_judges_no_more(floor: Hall) -> None:
    await floor.filled("t1", -1)
    await floor.said("/gdr chiudi")
    assert "Anna chiude, e da qui può leggere tutte le schede" in await floor.said("/diario 3")
    drawn = await floor.card("/annulla")
    await floor.card(press=keys(drawn)["Sì, annulla"].id)
    assert "non valuti più" in await floor.said('/gdr valuta "I Corvi"')
    await floor.said('/gdr riapri "I Corvi"')
    assert "non valuti più" not in await floor.said('/gdr valuta "I Corvi"', RITA)


async def id_of(floor: Hall, name: str) -> str:
    """The id of a referee."""
    book = await floor.book()
    for _, referee in book.sheets:
        if (await floor.house.people.person(referee)).name == name:
            return referee
    raise LookupError(name)


async def test_one_sheet_alone_is_not_compared(floor: Hall) -> None:
    await floor.filled("t1", 0)
    assert "non ci sono ancora due schede" in await floor.said('/gdr confronta "I Corvi"')


async def test_two_sheets_of_which_one_is_open_are_not_said_to_be_alike(floor: Hall) -> None:
    await floor.filled("t1", -1, RITA)
    drawn = await floor.begun("I Corvi", UGO)
    await floor.card(who=UGO, press=answers(drawn)[0].id)
    drawn = await floor.card('/gdr confronta "I Corvi"')
    assert words(drawn) == "Le schede di I Corvi\n○ I Corvi · Ugo non ha ancora consegnato"
    assert set(keys(drawn)) == {"Vale quella di Rita", "Restituisci a Rita"}


async def test_a_sheet_is_given_back_with_a_trace_and_its_referee_hears_of_it(floor: Hall) -> None:
    await floor.filled("t1", -1)
    await floor.house.heralded()
    assert "restituita a Rita" in await floor.said('/gdr riapri "I Corvi"')
    assert "Anna ti ha restituito la scheda di I Corvi" in await floor.house.heralded()
    assert "Anna restituisce a Rita la scheda di I Corvi" in await floor.said("/diario")
    assert answers(await floor.card(who=RITA, press="!gdr ask t1 0"))


async def test_of_two_sheets_it_is_asked_which(floor: Hall) -> None:
    await apart(floor)
    drawn = await floor.card('/gdr riapri "I Corvi"')
    assert set(keys(drawn)) == {"Rita", "Ugo"}


async def test_a_sheet_that_nobody_will_finish_is_let_go(floor: Hall) -> None:
    await floor.filled("t1", -1)
    drawn = await floor.begun("I Corvi", UGO)
    await floor.card(who=UGO, press=answers(drawn)[0].id)
    drawn = await floor.card("/gdr stato")
    assert "non conta più" in await press(floor, keys(drawn), "Senza la scheda di Ugo · I Corvi")
    assert "Torneo chiuso" in await floor.closed()


async def test_only_directors_direct(floor: Hall) -> None:
    for line in ("stato", "chiudi", 'riapri "I Corvi"', 'confronta "I Corvi"', 'ritira "I Corvi"', "resoconto"):
        assert "diret" in (await floor.said(f"/gdr {line}", RITA)).casefold()
        assert "diret" in (await floor.said(f"/gdr {line}", PIA)).casefold()


async def test_a_team_that_is_dropped_is_neither_judged_nor_waited_for(convention: Hall) -> None:
    await convention.filled("t1", -1)
    await convention.filled("t2", -1)
    await convention.said('/gdr ritira "I Gufi"')
    assert "Nessuna" not in await convention.said('/gdr valuta "I Gufi"', RITA, private(RITA))
    assert "Torneo chiuso" in await convention.said("/gdr chiudi")


async def test_closing_is_undone_and_everything_is_hidden_again(floor: Hall) -> None:
    await floor.filled("t1", -1)
    await floor.closed()
    await floor.house.heralded()
    drawn = await floor.card("/annulla")
    await floor.card(press=keys(drawn)["Sì, annulla"].id)
    rankings = [said for said in await floor.house.heralded() if "Classifica" in said]
    assert rankings and all(said.startswith("Annullato da Anna · Classifica") for said in rankings)
    assert "non li vede nessuno" in await floor.said("/gdr classifica")
    since = len(floor.house.chat.said)
    await floor.closed()
    await floor.house.heralded()
    told = [one for one in floor.house.chat.said[since:] if one.drawn.table]
    anew = [one for one in told if not one.edits]
    assert len(anew) > 1, "nobody looks for them where they were struck"
    assert len([*links(told)]) == len(anew), "and each that was struck leads to the new one"


async def test_after_closing_no_sheet_is_given_back_not_even_asked_which(floor: Hall) -> None:
    await floor.filled("t1", -1, RITA)
    await floor.filled("t1", -1, UGO)
    await floor.closed()
    assert "Il torneo è chiuso" in await floor.said('/gdr riapri "I Corvi"')


async def test_after_closing_nobody_judges(floor: Hall) -> None:
    await floor.filled("t1", -1)
    await floor.closed()
    assert "Il torneo è chiuso" in await floor.said('/gdr valuta "I Corvi"', UGO)


@pytest.mark.parametrize(
    "line",
    ["stato", 'confronta "I Corvi"', 'riapri "I Corvi"', 'valuta "I Corvi"', 'riapri "I Corvi" @ugo'],
)
async def test_what_a_sheet_says_is_answered_to_who_asks_alone(floor: Hall, line: str) -> None:
    await floor.filled("t1", 0, RITA)
    await floor.filled("t1", -1, UGO)
    who = RITA if line.startswith("valuta") else ANNA
    assert await floor.audience(f"/gdr {line}", who) is Audience.MEMBER


async def test_a_directors_word_on_a_stroke_of_genius_stays_with_them(floor: Hall) -> None:
    await floor.filled("t1", 0, RITA)
    drawn = await floor.card("/gdr stato")
    yes = next(one for one in keys(drawn).values() if " genius " in one.id and one.id.endswith("yes"))
    assert await floor.audience(press=yes.id) is Audience.MEMBER


@pytest.mark.parametrize("line", ["resoconto", 'spiega "I Corvi"'])
async def test_the_sums_are_the_directors_alone_also_after_closing(floor: Hall, line: str) -> None:
    await floor.filled("t1", -1, RITA)
    await floor.closed()
    assert await floor.audience(f"/gdr {line}") is Audience.MEMBER
    assert await floor.audience("/gdr classifica") is Audience.ROOM


async def test_a_club_on_two_platforms_reads_sheets_and_rankings_on_both(floor: Hall) -> None:
    house = floor.house
    code = (await floor.said("/club collega")).split("/club collega ")[1][:8]
    asked = await house.keys(f"/club collega {code}", GIGI, GROUP, manages=True)
    await house.press(next(iter(asked.values())), GIGI, GROUP, manages=True)
    await house.ask("/club avvisi tutto", GIGI, GROUP, manages=True)
    await floor.filled("t1", -1)
    await house.heralded()
    assert house.telegram.words()[-1] == "Schede\nConsegnate: I Corvi\nCi sono tutte: ora tocca al direttore."
    await floor.closed()
    before = await house.heralded()
    there = house.telegram.words()
    rankings = [words for words in before if words.startswith("Classifica")]
    assert rankings and [words for words in there if words.startswith("Classifica")] == rankings
