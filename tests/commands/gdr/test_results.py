"""After closing: rankings, sums, the report, other mathematics, the export; and before it nothing of all this."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.checker.file_check import checked
from bot.engines.gdr.results import results
from bot.hall.cards.card import Drawn
from bot.hall.requests import File
from bot.storage.contract import Write
from tests.commands.codice.club_evening import board_words
from tests.commands.gdr.hall import RITA, UGO, Hall, answers, hall, keys
from tests.engines.gdr.convention import DOCUMENTED
from tests.hall.house import ANNA, words

EXAMPLE = (DOCUMENTED / "punta-cenere.it.toml").read_bytes()


@pytest.fixture
async def judged(tmp_path: Path) -> AsyncIterator[Hall]:
    """Two teams judged, one better than the other; not closed."""
    async with hall(tmp_path, {"I Corvi": 4, "Le Gazze": 5}) as found:
        await found.filled("t1", 1)
        await found.filled("t2", 0)
        await found.settle()
        await found.house.heralded()
        yield found


async def test_rankings_are_posted_for_the_teams_and_for_each_character(judged: Hall) -> None:
    await judged.closed()
    posted = [one for one in await judged.house.heralded() if one.startswith("Classifica")]
    titles = [one.splitlines()[0] for one in posted]
    assert titles == [
        "Classifica · Mara, la figlia del guardiano",
        "Classifica · Vito, il barcaiolo",
        "Classifica · Elio, il medico condotto",
        "Classifica · Agata, la maestra",
        "Classifica · Zeno, il telegrafista",
        "Classifica delle squadre",
    ]
    assert re.search(r"\n1 \S+ Le Gazze\n2 \S+ I Corvi", posted[-1])
    assert "I Corvi" not in posted[4]
    assert all(
        notice.drawn.picture for notice in judged.house.chat.said if words(notice.drawn).startswith("Classifica")
    )


async def test_scores_are_shown_to_two_decimals(judged: Hall) -> None:
    await judged.closed()
    said = await judged.said("/gdr classifica")
    assert re.search(r"1 1\d\d,\d\d Le Gazze", said)


async def test_a_ranking_is_found_by_part_of_the_characters_name(judged: Hall) -> None:
    await judged.closed()
    assert "Zeno, il telegrafista" in await judged.said("/gdr classifica zeno")
    assert "Nell'avventura non c'è «Tino»" in await judged.said("/gdr classifica Tino")


async def test_the_path_from_every_answer_to_a_players_score(judged: Hall) -> None:
    await judged.closed()
    said = await judged.said('/gdr spiega "Le Gazze" "@Le Gazze Mara"')
    # VSP 100 between 15 and 76, AA 100 between 20 and 85, shares 85 and 15.
    assert "VSP 100,00: (100,00 − 15,00) / (76,00 − 15,00) × 85,00 = 118,44" in said
    assert "AA 100,00: (100,00 − 20,00) / (85,00 − 20,00) × 15,00 = 18,46" in said
    assert "Punteggio: 136,90" in said
    assert "Linguaggio diretto: Sempre → 1,89 / 1,89" in said
    assert "Interpretazione: 60,00 su 60,00" in said


async def test_the_sums_behind_a_teams_score(judged: Hall) -> None:
    await judged.closed()
    said = await judged.said('/gdr spiega "Le Gazze"')
    assert "Media dei giocatori (VSP): 85,00" in said
    assert "La lampada del faro: Riaccesa con calma, prima che la nave sia in vista → 16,00 / 16,00" in said
    drawn = await judged.card('/gdr spiega "Le Gazze"')
    assert "Le Gazze Zeno" in await judged.said(press=keys(drawn)["Zeno, il telegrafista"].id)


async def test_the_mean_of_two_sheets_is_explained_as_such(tmp_path: Path) -> None:
    async with hall(tmp_path, {"I Corvi": 4}) as found:
        await found.filled("t1", 0, RITA)
        await found.filled("t1", -1, UGO)
        await found.settle()
        drawn = await found.card('/gdr confronta "I Corvi"')
        await found.card(press=keys(drawn)["Vale la media"].id)
        await found.closed()
        said = await found.said('/gdr spiega "I Corvi" "@I Corvi Mara"')
        assert "Media delle schede di Rita, Ugo" in said
        assert "Tono della voce: Usato bene / Piatto → 0,81 / 1,62" in said


@pytest.mark.evenings
async def test_the_report_says_which_questions_told_nobody_apart(judged: Hall) -> None:
    await judged.closed()
    said = await judged.said("/gdr resoconto")
    assert "Quanto hanno distinto le domande" in said
    assert re.search(r"Correttezza · 2/4 · 5[56]%", said)


async def test_the_report_names_first_what_told_nobody_apart_but_conduct_and_what_was_asked_too_seldom(
    tmp_path: Path,
) -> None:
    async with hall(tmp_path, {"I Corvi": 4}) as found:
        await found.filled("t1", -1)
        await found.closed()
        lines = (await found.said("/gdr resoconto")).splitlines()
    first, conduct, once = (
        next(at for at, line in enumerate(lines) if line.startswith(name))
        for name in ("Linguaggio diretto", "Correttezza", "Si accorgono che la barca")
    )
    flat = next(at for at, line in enumerate(lines) if "voci quasi piatte" in line)
    assert first == flat + 1 and min(conduct, once) > first + 20


async def test_the_report_says_how_many_fell_between_the_thresholds_and_what_all_did_or_nobody(judged: Hall) -> None:
    await judged.closed()
    said = await judged.said("/gdr resoconto")
    assert "il regolamento ne vuole circa 80 su 100" in said
    assert re.search(r"Mara, la figlia del guardiano: \d su 2 \(\d+%\), sotto \d, sopra \d", said)
    assert re.search(r"Squadre, avanzamento: \d su 2", said) and "Fatte da" in said


async def test_the_report_shows_in_a_picture_each_real_result_beside_the_thresholds_it_was_measured_by(
    judged: Hall,
) -> None:
    await judged.closed()
    drawn = await judged.card("/gdr resoconto")
    assert drawn.picture is not None
    rows = {row["label"]: row for row in drawn.picture.values["rows"]}
    mara = rows["Mara, la figlia del guardiano"]
    assert (mara["low"], mara["middle"], mara["high"]) == (15, 42, 76) and len(mara["real"]) == 2
    book = await judged.book()
    real = sorted(float(one.players["mara"].vsp) for one in results(book).values())
    assert [*mara["real"]] == pytest.approx(real)
    assert len(rows["Squadre, valutazione"]["real"]) == len(rows["Squadre, avanzamento"]["real"]) == len(book.teams)


async def test_other_mathematics_after_closing_recount_everything_and_stand_in_the_journal(judged: Hall) -> None:
    await judged.closed()
    await judged.house.heralded()
    before = await judged.said("/gdr classifica")
    changed = EXAMPLE.replace(b"vsp = [15, 42, 76]", b"vsp = [15, 42, 90]")
    assert "Matematica cambiata: 1 numero" in await judged.load(changed)
    assert len(await judged.house.heralded()) == 6
    assert await judged.said("/gdr classifica") != before
    assert "soglie · vsp · max 76 → 90" in await judged.said("/diario 1")


OTHER = EXAMPLE.replace(b"vsp = [15, 42, 76]", b"vsp = [15, 42, 90]")


async def test_a_director_who_competes_needs_a_yes_and_the_question_says_whose_score_is_another(judged: Hall) -> None:
    await judged.competing()
    await judged.closed()
    asked = await judged.said(file=File("avventura.toml", OTHER), line="/gdr avventura")
    assert re.search(r"I Corvi: \d+,\d\d → \d+,\d\d\n", asked), asked


async def test_before_closing_the_question_says_of_nobodys_score(judged: Hall) -> None:
    await judged.competing()
    assert "→" not in await judged.said(file=File("avventura.toml", OTHER), line="/gdr avventura")


async def test_before_an_undo_it_says_whose_score_will_be_another(judged: Hall) -> None:
    await judged.closed()
    await judged.load(OTHER)
    asked = await judged.said("/annulla gdr")
    assert re.search(r"I Corvi: \d+,\d\d → \d+,\d\d\n", asked), asked


async def test_the_journal_tells_changed_numbers_in_the_words_of_the_authors_page(judged: Hall) -> None:
    await judged.closed()
    more = b"\n[pesi]\ninterpretazione = 55\nsenso-dell-avventura = 20\n[valori]\ntono-della-voce = [100, 60, 0]\n"
    await judged.load(
        EXAMPLE.replace(b'"Lo difende senza ascoltare nessuno" = 50', b'"Lo difende senza ascoltare nessuno" = 45')
        + more
    )
    said = await judged.said("/diario 1")
    for told in (
        "pesi · Interpretazione 60 → 55",
        "pesi · Senso dell'avventura 15 → 20",
        "valori · Tono della voce · 2 50 → 60",
        "coerenza · mara · padre · opzioni · 2 50 → 45",
    ):
        assert told in said


async def test_before_closing_the_journal_tells_that_the_mathematics_changed_and_not_how(judged: Hall) -> None:
    await judged.load(EXAMPLE.replace(b"vsp = [15, 42, 76]", b"vsp = [15, 42, 90]"))
    said = await judged.said("/diario 1", RITA)
    assert "ha cambiato la matematica: 1 numero" in said and "76" not in said and "90" not in said


async def test_other_questions_are_refused_once_there_are_answers(judged: Hall) -> None:
    other = EXAMPLE.replace(b"peso = 40\n\n[aa.sbarco.orme]", b"peso = 40\nin-parte = true\n\n[aa.sbarco.orme]")
    assert "le domande no" in await judged.load(other)


# --- secrets


def hidden(words_said: str) -> list[str]:
    """Answers and figures that nobody may see before closing."""
    return [one for one in ("Gravemente", "La usa", "geniale", "slips", "plainly", "weight", "35") if one in words_said]


async def test_before_closing_no_command_shows_a_score_an_answer_or_a_weight(judged: Hall) -> None:
    for line in ("classifica", "classifica Mara", 'spiega "I Corvi"', "resoconto"):
        assert "non li vede nessuno" in await judged.said(f"/gdr {line}")
    assert hidden(await judged.said("/diario 100")) == []


async def test_before_closing_the_journal_tells_where_sheets_begin_and_end_not_every_answer(floor: Hall) -> None:
    drawn = await floor.begun("I Corvi")
    for _ in range(30):
        drawn = await floor.card(who=RITA, press=answers(drawn)[0].id)
    said = await floor.said("/diario 3")
    assert said.startswith("Torneo GDR · le ultime 3 voci su ")
    assert "Rita comincia la scheda di I Corvi" in said.splitlines()[-1]
    assert len(said.splitlines()) == 4


async def exported(judged: Hall) -> str:
    """Both files of an export."""
    drawn: Drawn = await judged.card("/esporta")
    return "\n".join(file.content.decode("utf-8-sig") for file in drawn.files)


async def test_before_closing_an_export_holds_no_answer_and_no_weight(judged: Hall) -> None:
    text = await exported(judged)
    assert '"mara/' not in text and "punta-cenere" not in text and "Santa Chiara" not in text
    assert '"masked":["adventure","changes"]' in text


async def test_before_closing_an_export_does_not_tell_how_often_a_referee_answered(judged: Hall) -> None:
    """Conduct with nothing against it takes one press for three questions."""
    drawn: Drawn = await judged.card("/esporta")
    text = drawn.files[0].content.decode()
    assert "gdr.answered" not in text
    assert '"salts"' not in text and '"told"' not in text
    found = checked(text)
    assert (found.false, found.missing, [flaw.reason for flaw in found.waits if flaw.line == 0]) == (
        [],
        [],
        ["no-salts", "no-seals"],
    )
    assert found.lines == text.count('{"n":') < (await judged.book()).version


async def test_after_closing_an_export_holds_scores_and_every_answer(judged: Hall) -> None:
    await judged.closed()
    text = await exported(judged)
    assert r"\\\"mara/voice" in text
    assert "Le Gazze;Rita;Mara, la figlia del guardiano;Tono della voce;Usato bene" in text
    assert "136,90" in text


async def test_after_closing_the_journal_shows_the_answers(judged: Hall) -> None:
    await judged.closed()
    assert "Decidono insieme che cosa fare di Ottone → Fatto" in await judged.said("/diario 60")  # --- the board


async def test_the_board_does_not_tell_which_team_waits_for_the_director(floor: Hall) -> None:
    await floor.filled("t1", 0)
    stored = (await floor.house.store.books(kind="gdr"))[0]
    id, kept = await floor.house.hall.boards.of_book(stored.id)
    await floor.house.store.write(Write(changes=[kept]))
    drawn = await floor.house.hall.boards.draw(id, "it")
    assert drawn is not None and "consegnata" in board_words(drawn) and "in attesa" not in board_words(drawn)


async def test_the_board_shows_who_plays_and_after_closing_who_won(judged: Hall) -> None:
    boards = judged.house.hall.boards
    stored = (await judged.house.store.books(kind="gdr"))[0]
    id, kept = await boards.of_book(stored.id)
    await judged.house.store.write(Write(changes=[kept]))
    before = await boards.draw(id, "it")
    assert before is not None and "consegnata" in board_words(before)
    assert "I Corvi Mara Mara, la figlia del guardiano I Corvi" in board_words(before)
    assert not re.search(r"\d,\d\d", board_words(before))
    await judged.closed()
    after = await boards.draw(id, "it")
    assert after is not None and "Vince Le Gazze" in board_words(after)


async def test_everybody_may_read_the_rankings_only_directors_the_sums(judged: Hall) -> None:
    await judged.closed()
    assert "Classifica delle squadre" in await judged.said("/gdr classifica", RITA)
    assert "diret" in (await judged.said('/gdr spiega "I Corvi"', RITA)).casefold()
    assert words(await judged.card('/gdr spiega "I Corvi"', ANNA))


async def test_what_answers_are_worth_is_read_in_the_rules_once_the_tournament_is_closed(judged: Hall) -> None:
    for chapter in ("weights", "weights-others", "worths"):
        reply = await judged.house.ask("", RITA, press=f"!help-rules rbb {chapter}")
        assert "a torneo chiuso" in words(reply.drawn) and not re.search(r"\d", words(reply.drawn))
    await judged.closed()
    reply = await judged.house.ask("", RITA, press="!help-rules rbb weights-others")
    assert "2,63" in words(reply.drawn)
