"""The oracle answers the Master alone, until the answer is read aloud or the adventure ends."""

from __future__ import annotations

import json

from bot.checker.verdict import Grade
from bot.hall.cards.card import Key
from bot.hall.requests import Form
from tests.commands.daimon.evening import Evening
from tests.exported import grade_of
from tests.hall.house import ANNA, words


async def test_the_oracle_answers_the_master_alone_and_its_answer_leaves_with_nobody(evening: Evening) -> None:
    said = await evening.alone('/oracolo corpo "dove è ferito?"', evening.master)
    book = await evening.book()
    key = book.oracle.answers[1].words[0].key
    assert "dove è ferito?" in said
    for other in evening.others:
        log = await evening.alone("/eventi", other)
        assert "dove è ferito?" not in log
    journal = await evening.room("/diario 30", ANNA)
    export = await evening.exported()
    assert "dove è ferito?" not in journal + export
    assert key not in export.split("campaign.oracle-asked")[-1]


async def test_an_export_with_a_sealed_answer_can_still_be_verified(evening: Evening) -> None:

    await evening.alone("/oracolo png", evening.master)
    assert grade_of(await evening.exported()) is Grade.WHOLE
    await evening.room("/sessione fine", ANNA)
    assert grade_of(await evening.exported()) is Grade.WHOLE


async def test_what_is_read_aloud_is_for_everybody(evening: Evening) -> None:
    keys = await evening.keys('/oracolo si-no "la porta è aperta?"', evening.master)
    share = next(key for label, key in keys.items() if "📣" in label)
    assert "la porta è aperta?" in await evening.room("", evening.master, press=share.id)
    assert "la porta è aperta?" in await evening.alone("/eventi", evening.others[0])
    assert "la porta è aperta?" in await evening.exported()


async def test_an_answers_card_shows_the_faces_that_chose_its_cell(evening: Evening) -> None:
    """Of two dice the light one, the row, stands first."""
    said = await evening.alone("/oracolo png", evening.master)
    book = await evening.book()
    answer = book.oracle.answers[1]
    [(row, column)] = answer.faces
    assert f" {row} {column}: " in said
    assert book.rules.oracle["npc"].cells[row - 1][column - 1] == answer.words[0].key
    said = await evening.alone("/oracolo si-no", evening.master)
    [(face,)] = (await evening.book()).oracle.answers[2].faces
    assert f" {face}: " in said


async def test_no_line_of_an_export_says_how_many_dice_a_sealed_answer_took(evening: Evening) -> None:
    await evening.alone("/oracolo casuale", evening.master)
    [line] = [line for line in (await evening.exported()).splitlines() if "oracle-asked" in line]
    told = json.loads(line)
    assert "drawn" not in told and {*told["body"]["rolls"]} == {"#"} == {*told["body"]["words"]}


async def test_asking_again_asks_the_same_question_of_the_same_table(evening: Evening) -> None:
    keys = await evening.keys('/oracolo corpo "dove è ferito?"', evening.master)
    again = next(key for label, key in keys.items() if "↻" in label)
    assert "dove è ferito?" in await evening.alone("", evening.master, press=again.id)
    book = await evening.book()
    assert [answer.words[0].table for answer in book.oracle.answers.values()] == ["body", "body"]


async def test_a_side_die_says_what_it_shows_and_asking_again_is_still_there(evening: Evening) -> None:
    keys = await evening.keys("/oracolo si-no", evening.master)
    side = next(key for label, key in keys.items() if "🎲" in label)
    reply = await evening.asks("", evening.master, press=side.id)
    assert any(said in words(reply.drawn) for said in ("per i personaggi", "for the characters"))
    assert any("↻" in key.label for row in reply.drawn.buttons for key in row)


async def test_only_the_master_reads_aloud(evening: Evening) -> None:
    keys = await evening.keys("/oracolo si-no", evening.master)
    share = next(key for label, key in keys.items() if "📣" in label)
    await evening.alone("", evening.others[0], press=share.id)
    assert not (await evening.book()).oracle.answers[1].open


async def test_after_fifteen_seconds_the_master_is_offered_to_read_it_aloud(evening: Evening) -> None:
    await evening.alone("/oracolo si-no", evening.master)
    await evening.house.heralded()
    evening.house.now += 16
    await evening.house.clock.tick()
    await evening.house.heralded()
    (offer,) = [notice for notice in evening.house.chat.said if notice.account is not None]
    assert offer.account and offer.account.id == evening.master.id


async def reminded(evening: Evening, line: str = '/oracolo si-no "la porta è aperta?"') -> dict[str, Key]:
    """The buttons of an answer of which its Master has been reminded."""
    keys = await evening.keys(line, evening.master)
    evening.house.now += 61
    await evening.house.clock.tick()
    assert any("Ci pensi da un po'" in said for said in await evening.house.heralded())
    return keys


async def reminder(evening: Evening) -> tuple[str, list[str]]:
    """What stands in its place now: its words, and the labels of its buttons."""
    await evening.house.heralded()
    said = evening.house.chat.said
    [became] = [number for number, one in enumerate(said) if "Ci pensi" in words(one.drawn) and one.edits is None]
    last = [
        one.drawn for one in said[became:] if one.edits is not None and "L'oracolo, solo per te" in words(one.drawn)
    ]
    shown = last[-1] if last else said[became].drawn
    return words(shown), [key.label for row in shown.buttons for key in row]


async def test_the_reminder_of_an_answer_that_is_undone_is_struck_and_stands_again_once_it_is_put_back(
    evening: Evening,
) -> None:
    await reminded(evening)
    _, offered = await reminder(evening)
    undo = await evening.keys("/annulla campagna", evening.master, manages=True)
    undone = await evening.keys("", evening.master, press=undo["Sì, annulla"].id, manages=True)
    said, buttons = await reminder(evening)
    assert said.startswith(f"Annullato da {evening.master.name} · 🔮") and not buttons
    await evening.asks("", evening.master, press=undone["Rivela di nuovo"].id, manages=True)
    said, buttons = await reminder(evening)
    assert said.startswith("🔮 L'oracolo, solo per te\nCi pensi") and buttons == offered


async def test_a_reminder_that_tells_a_die_to_read_it_by_is_struck_with_that(evening: Evening) -> None:
    keys = await evening.keys('/oracolo si-no "la porta è aperta?"', evening.master)
    await evening.asks("", evening.master, press=next(key for label, key in keys.items() if "🎲" in label).id)
    evening.house.now += 61
    await evening.house.clock.tick()
    assert "Sì o no" in (await reminder(evening))[0]
    undo = await evening.keys("/annulla campagna", evening.master, manages=True)
    await evening.asks("", evening.master, press=undo["Sì, annulla"].id, manages=True)
    said, _ = await reminder(evening)
    assert said.startswith(f"Annullato da {evening.master.name} · 🔮")
    assert not (await evening.book()).oracle.answers[1].sides


async def test_the_reminder_offers_nothing_once_the_answer_was_read_aloud_elsewhere(evening: Evening) -> None:
    keys = await reminded(evening)
    await evening.room("", evening.master, press=keys["📣 Leggi a tutti"].id)
    said, buttons = await reminder(evening)
    assert said.startswith("🔮 L'oracolo, solo per te\nDomanda: la porta è aperta?") and not buttons


async def test_an_answer_is_read_aloud_while_its_reminder_is_still_on_its_way(evening: Evening) -> None:
    keys = await evening.keys('/oracolo si-no "la porta è aperta?"', evening.master)
    evening.house.now += 61
    await evening.house.clock.tick()
    assert "la porta è aperta?" in await evening.room("", evening.master, press=keys["📣 Leggi a tutti"].id)


async def test_the_reminder_stays_where_something_else_is_corrected(evening: Evening) -> None:
    planned = await evening.keys('/sessione programma quando:"domani 21:00"', evening.master)
    move = next(key for label, key in planned.items() if label.startswith("Sposta"))
    await reminded(evening)
    before = await reminder(evening)
    form = await evening.house.ask("", evening.master, press=move.id)
    assert isinstance(form, Form)
    await evening.asks("", evening.master, press=form.press, values={"when": "domani 22:00"})
    assert (await evening.book()).dates == 2
    assert await reminder(evening) == before
