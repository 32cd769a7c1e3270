"""The log of events: whoever may see a line, leafs through it and finds it."""

from __future__ import annotations

from tests.commands.daimon.evening import Evening
from tests.hall.house import ANNA, words


async def test_the_masters_note_is_seen_by_the_players_and_only_the_master_writes(evening: Evening) -> None:
    await evening.room('/eventi "Sparatoria al porto" parole:porto', evening.master)
    assert "Sparatoria al porto" in await evening.alone("/eventi", evening.others[0])
    await evening.alone('/eventi "io scrivo"', evening.others[0])
    assert "io scrivo" not in await evening.alone("/eventi", evening.others[0])


async def test_a_long_log_is_leafed_through_from_its_newest_lines(evening: Evening) -> None:
    for number in range(1, 31):
        await evening.asks(f'/eventi "fatto {number:02}"', evening.master)
    player = evening.others[0]
    said = await evening.alone("/eventi", player)
    assert "30 voci" in said
    assert "Voci 19–30 di 30" in said
    assert "fatto 19" in said
    assert "fatto 18" not in said
    keys = await evening.keys("/eventi", player)
    assert "Più nuove ›" not in keys
    reply = await evening.asks("", player, press=keys["‹ Più vecchie"].id)
    assert reply.drawn.replaces
    assert "Voci 7–18 di 30" in words(reply.drawn)
    keys = {key.label: key for row in reply.drawn.buttons for key in row}
    assert "Voci 19–30 di 30" in await evening.alone("", player, press=keys["Più nuove ›"].id)
    keys = await evening.keys("", player, press=keys["‹ Più vecchie"].id)
    assert "‹ Più vecchie" not in keys
    assert "Più nuove ›" in keys


async def test_a_word_is_found_in_the_log_but_only_in_what_one_may_see(evening: Evening) -> None:
    await evening.asks('/eventi "Sparatoria al pòrto"', evening.master)
    await evening.asks('/eventi "Una cena" parole:banchina', evening.master)
    await evening.alone('/oracolo si-no "La banchina è sorvegliata?"', evening.master)
    assert "1. Sparatoria" in await evening.alone("/eventi cerca:PORTO", evening.others[0])
    said = await evening.alone("/eventi cerca:banchina", evening.others[0])
    assert "«banchina»: 1 voce" in said
    assert "sorvegliata" not in said
    assert "sorvegliata" in await evening.alone("/eventi cerca:banchina", evening.master)
    assert "niente di simile" in await evening.alone("/eventi cerca:astronave", evening.master)


async def test_a_note_on_an_answer_that_the_master_kept_is_as_secret_as_the_answer(evening: Evening) -> None:
    keys = await evening.keys("/oracolo si-no", evening.master)
    await evening.alone("/eventi voce:1 testo:trappola parole:inganno", evening.master)
    journal = await evening.room("/diario 30", ANNA)
    for word in ("trappola", "inganno"):
        assert word not in journal + await evening.exported()
        assert word not in await evening.alone("/eventi", evening.others[0])
    await evening.room("", evening.master, press=keys["📣 Leggi a tutti"].id)
    for word in ("trappola", "inganno"):
        assert word not in await evening.exported() + await evening.alone("/eventi", evening.others[0])
        assert word in await evening.alone("/eventi", evening.master)
    await evening.room('/campagna avventura "Il carico"', evening.master)
    assert "trappola" in await evening.alone("/eventi", evening.others[0])
