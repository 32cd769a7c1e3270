"""The technologies that a table knows."""

from __future__ import annotations

from bot.hall.requests import Form
from tests.commands.daimon.evening import Evening


async def test_a_known_technology_is_not_introduced_twice(evening: Evening) -> None:
    await evening.room('/tecnologia aggiungi "Naso cibernetico" "x" "y" "z"', evening.others[0])
    said = await evening.alone('/tecnologia aggiungi "NASO CIBERNETICO" "x" "y" "z" strategico:si', evening.others[1])
    assert "NASO CIBERNETICO" in said
    assert len((await evening.book()).tech.log) == 1


async def test_the_whole_log_is_read_page_by_page_and_searched(evening: Evening) -> None:
    player = evening.others[0]
    book = await evening.book()
    for number in range(12):
        book.tech.new_scene()
        said = await evening.room(
            f'/tecnologia aggiungi "Congegno {number}" "cosa{number}" "bonus" "limite{number}"', player
        )
        assert f"limite{number}" in said
    said = await evening.room("/tecnologia elenco", player)
    assert "Voci 3–12 di 12" in said and "Congegno 11" in said and "Congegno 1:" not in said
    keys = await evening.keys("/tecnologia elenco", player)
    said = await evening.room("", player, press=keys["‹ Più vecchie"].id)
    assert "Voci 1–10 di 12" in said and "Congegno 1:" in said and "Limite: limite0" in said
    found = await evening.room("/tecnologia elenco limite7", player)
    assert "«limite7»: 1 voce" in found and "Congegno 7" in found and "Congegno 8" not in found
    assert "niente di simile" in await evening.room("/tecnologia elenco bazooka", player)


async def test_the_log_says_what_the_scene_still_has_room_for(evening: Evening) -> None:
    player = evening.others[0]
    assert "Strategico: ancora libero" in await evening.room("/tecnologia elenco", player)
    await evening.room('/tecnologia aggiungi "Retina" "x" "y" "z" strategico:si', player)
    said = await evening.room("/tecnologia elenco", player)
    assert f"Strategico: usato da {player.name}" in said and "Arricchimenti: ancora nessuno" in said
    await evening.room('/tecnologia aggiungi "Chip medico" "x" "y" "z"', player)
    assert f"Arricchimenti: {player.name}" in await evening.room("/tecnologia elenco", player)


async def test_where_several_texts_are_due_words_without_quotes_are_all_of_the_first(evening: Evening) -> None:
    form = await evening.house.ask("/tecnologia aggiungi Lettore di sogni della marina", evening.others[0])
    assert isinstance(form, Form) and [field.name for field in form.fields] == ["details", "bonus", "limit"]
    more = {"details": "vede i sogni", "bonus": "+1D", "limit": "si scarica"}
    told = await evening.room("", evening.others[0], press=form.press, values=more)
    assert "Arricchimento: Lettore di sogni della marina" in told
