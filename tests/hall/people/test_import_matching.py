"""An import knows everybody whom the club knows, whatever they are called in the file, and asks where it doubts."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.hall.cards.card import Key
from bot.hall.declared.known_before import A_WHILE
from bot.hall.requests import Account, File, Reply
from bot.storage.contract import Drop, Write
from tests.hall.house import ANNA, HALL, House, words

BEA = Account("discord", "142913", "Bea", "it", "bea_99")
CARLO = Account("discord", "77", "Carlo", "it", "carlo_c")
DARIO = Account("discord", "78", "Dario", "it", "dario_d")
GAMES = "data,vincitore,giocatore1,giocatore2\n2026-01-02 21:00,{0},{0},Zia\n"
PLAYERS = "nome\n{0}\nAnna\n"
TEAMS = "squadra;giocatore1;giocatore2\nOrsi;{0};Anna\n"
FILES = {"mito": GAMES, "codice": TEAMS, "diplomacy": PLAYERS}


async def people(house: House) -> int:
    """How many persons there are."""
    return len(await house.store.rows("people"))


async def known(house: House) -> None:
    """Anna, Bea, who was called otherwise before, and two guests."""
    await house.ask("/io mostra", ANNA)
    await house.ask("/io mostra", BEA)
    await house.ask("/io mostra", replace(BEA, name="Beatrice Neri"))
    await house.ask("/mito partita @Anna @Nonno @Zia", ANNA)
    await house.ask("/codice nuovo Torneo", manages=True)
    await house.ask("/diplomazia nuovo Coppa", manages=True)


async def imported(house: House, game: str, name: str) -> str:
    content = FILES[game].format(name)
    return await house.said(f"/{game} import", manages=True, file=File("f.csv", content.encode()))


@pytest.mark.parametrize("game", [*FILES])
@pytest.mark.parametrize("name", ["bea_99", "@bea_99", "Beatrice Neri", "BEATRICE  NERI", "Bea", "Nonno", "nonno"])
async def test_who_is_known_by_any_name_is_no_second_person(house: House, game: str, name: str) -> None:
    await known(house)
    before = await people(house)
    await imported(house, game, name)
    assert await people(house) == before


@pytest.mark.parametrize("name", ["\U0001f98a", "\U0001f98a\U0001f98a", "\u3164"])
async def test_a_guest_needs_a_letter_or_a_digit(house: House, name: str) -> None:
    await house.ask("/io mostra", ANNA)
    assert "una lettera o una cifra" in await house.said(f"/mito partita @Anna @{name}", ANNA)


@pytest.mark.parametrize("name", ["@here", "tutti"])
async def test_a_name_that_is_nobodys_is_refused_before_a_line_is_written(house: House, name: str) -> None:
    await known(house)
    before = await people(house)
    for template, row in ((GAMES, "2026-01-03 21:00,{0},{0},Zia\n"), (TEAMS, "Lupi;{0};Bea\n")):
        file = File("f.csv", (template.format("Nuovissimo") + row.format(name)).encode())
        game = "mito" if template == GAMES else "codice"
        said = await house.said(f"/{game} import", manages=True, file=file)
        assert "non può essere il nome di nessuno" in said
    assert await people(house) == before


@pytest.mark.parametrize("name", ["14 marzo 2026", "2026-03-14", "12:30", "anna@club.it"])
async def test_what_is_no_name_is_refused_by_its_line(house: House, name: str) -> None:
    await known(house)
    before = await people(house)
    for template, row in ((GAMES, "2026-01-03 21:00,{0},{0},Zia\n"), (TEAMS, "Lupi;{0};Bea\n")):
        file = File("f.csv", (template.format("Nuovissimo") + row.format(name)).encode())
        game = "mito" if template == GAMES else "codice"
        said = await house.said(f"/{game} import", manages=True, file=file)
        line = 1 + template.count("\n")
        assert f"Riga {line} del file: «{name}» non è il nome di una persona. Non ho registrato niente" in said
    assert await people(house) == before


@pytest.mark.parametrize("game", [*FILES])
@pytest.mark.parametrize("name", ["Carlo", "CARLO", "carlo_c", "@carlo_c"])
async def test_a_member_of_the_server_who_never_wrote_is_no_guest(house: House, game: str, name: str) -> None:
    await known(house)
    house.chat.members_there = [CARLO, replace(DARIO, name="Carlotta")]
    guests = await house.store.rows("guests")
    await imported(house, game, name)
    assert await house.store.rows("guests") == guests
    assert await house.store.rows("accounts", account=CARLO.id)


async def test_the_member_who_bears_the_very_name_goes_before_a_like_one(house: House) -> None:
    await known(house)
    await house.ask("/io mostra", replace(DARIO, name="Carlo Bianchi"))
    house.chat.members_there = [CARLO]
    assert "1 partita importata su 1" in await imported(house, "mito", "Carlo")
    assert await house.store.rows("accounts", account=CARLO.id)


async def test_all_new_names_of_a_file_are_looked_up(house: House) -> None:
    house.chat.members_there = [CARLO]
    lines = (f"2025-01-02 {at // 60:02}:{at % 60:02},Nome {at},Nome {at},Anna\n" for at in range(300))
    content = GAMES.format("Carlo") + "".join(reversed([*lines]))
    await house.ask("/mito import", manages=True, file=File("f.csv", content.encode()))
    assert await house.store.rows("accounts", account=CARLO.id)
    assert not await house.store.rows("guests", key="carlo")


async def test_how_far_the_look_up_is_is_said(house: House) -> None:
    await known(house)
    house.chat.slow = lambda: setattr(house, "now", house.now + 2)
    await imported(house, "mito", "Zeno")
    assert any("Ho chiesto al server del nome nuovo" in said for said in await house.heralded())


async def test_of_which_names_the_server_told_nothing_is_said_before_and_after(house: House) -> None:
    for account in (replace(BEA, name="Beatrice"), CARLO):
        await house.ask("/io mostra", account)
    house.chat.silent_about = ("Zeno", "Ivo")
    content = "data,vincitore,giocatore1,giocatore2\n" + "".join(
        f"2026-01-{day:02} 21:00,{name},{name},Anna\n" for day, name in enumerate(("Beatrce", "Zeno", "Ivo", "Ugo"), 2)
    )
    file = File("f.csv", content.encode())
    assert "Di 2 nomi nuovi il server non mi ha detto" in await house.said("/mito import", manages=True, file=file)
    keys = await house.keys("/mito import", manages=True, file=file)
    assert "Di 2 nomi nuovi il server non mi ha detto" in await house.press(keys["Beatrice"], manages=True)


async def test_of_two_members_of_one_name_who_never_wrote_it_is_asked_who(house: House) -> None:
    house.chat.members_there = [CARLO, replace(DARIO, name="Carlo")]
    keys = await asked_about(house, "Carlo")
    assert {"Carlo (carlo_c)", "Carlo (dario_d)", "«Carlo» è nuovo"} <= {*keys}
    assert "1 partita importata su 1" in await house.press(keys["Carlo (dario_d)"], manages=True)
    assert await house.store.rows("accounts", account=DARIO.id)
    assert not await house.store.rows("accounts", account=CARLO.id)


async def test_other_names_that_are_new_make_no_guest_of_a_member(house: House) -> None:
    house.chat.members_there = [CARLO]
    keys = await asked(house, "Beatrce", "Darrio", "Carlo")
    await house.press(keys["Gli altri sono tutti nuovi"], manages=True)
    assert not await house.store.rows("guests", key="carlo")


async def test_a_member_who_asked_to_be_forgotten_is_not_written_down_by_a_file(house: House) -> None:
    await house.ask("/io mostra", CARLO)
    sure = await house.keys("/io cancella", CARLO)
    await house.press(sure["Sì, dimenticami"], CARLO)
    house.chat.members_there = [CARLO]
    keys = await asked_about(house, "Carlo")
    assert not [label for label in keys if "Carlo" in label]
    assert "1 partita importata su 1" in await house.press(keys["«C…» è nuovo"], manages=True)
    assert not await house.store.rows("accounts", account=CARLO.id)


@pytest.mark.parametrize("game", [*FILES])
async def test_what_is_doubtful_is_asked_before_anything_is_written(house: House, game: str) -> None:
    await known(house)
    entries, before = len(await house.entries(HALL)), await people(house)
    content = FILES[game].format("Beatrice Nerri")
    keys = await house.keys(f"/{game} import", manages=True, file=File("f.csv", content.encode()))
    assert (len(await house.entries(HALL)), await people(house)) == (entries, before)
    assert any("Beatrice Neri" in label for label in keys)


@pytest.mark.parametrize("game", [*FILES])
async def test_what_was_asked_is_imported_as_it_was_answered(house: House, game: str) -> None:
    await known(house)
    before = await people(house)
    content = FILES[game].format("Beatrice Nerri")
    keys = await house.keys(f"/{game} import", manages=True, file=File("f.csv", content.encode()))
    assert any("Beatrice Neri" in label for label in keys)
    reply = await house.ask(press=next(key.id for label, key in keys.items() if "Beatrice Neri" in label), manages=True)
    assert isinstance(reply, Reply) and reply.drawn.replaces, "it takes the question's place"
    assert await people(house) == before
    assert len(await house.entries(HALL)) > 1


async def asked(house: House, *names: str) -> dict[str, Key]:
    """The buttons under the question about a file of these winners, in a club with Bea, Carlo and Dario and no book."""
    for account in (replace(BEA, name="Beatrice"), CARLO, DARIO):
        await house.ask("/io mostra", account)
    return await asked_about(house, *names)


async def asked_about(house: House, *names: str) -> dict[str, Key]:
    """The buttons under the answer to a file of these winners."""
    return await house.keys("/mito import", manages=True, file=_games(*names))


def _games(*names: str) -> File:
    content = "data,vincitore,giocatore1,giocatore2\n" + "".join(
        f"2026-01-{day:02} 21:00,{name},{name},Anna\n" for day, name in enumerate(names, 2)
    )
    return File("f.csv", content.encode())


async def test_while_it_is_asked_no_book_is_opened(house: House) -> None:
    await asked(house, "Beatrce")
    assert not await house.store.books(kind="mito")


async def test_doubts_are_asked_until_none_is_left(house: House) -> None:
    keys = await asked(house, "Beatrce", "Beatrce", "Carllo", "Nuovo")
    keys = await house.keys(press=keys["Beatrice"].id, manages=True)
    assert "Beatrice" not in keys
    said = await house.press(keys["«Carllo» è nuovo"], manages=True)
    assert "4 partite importate su 4" in said
    names = {row["name"] for row in await house.store.rows("people")}
    assert {"Carllo", "Nuovo"} <= names
    assert "Beatrce" not in names


async def test_all_doubts_can_be_answered_at_once(house: House) -> None:
    before = {"Anna", "Beatrice", "Carlo", "Dario"}
    keys = await asked(house, "Beatrce", "Carllo", "Dariio")
    assert "3 partite importate su 3" in await house.press(keys["Sì a tutti"], manages=True)
    assert {row["name"] for row in await house.store.rows("people")} == before


async def test_all_doubtful_names_can_be_new(house: House) -> None:
    keys = await asked(house, "Beatrce", "Carllo")
    await house.press(keys["Gli altri sono tutti nuovi"], manages=True)
    assert {"Beatrce", "Carllo"} <= {row["name"] for row in await house.store.rows("people")}


async def test_a_new_name_is_anothers_than_the_guests_who_has_it(house: House) -> None:
    await house.ask("/io mostra")
    await house.ask('/mito partita @Anna @+"Anna"')
    keys = await house.keys("/mito import", manages=True, file=File("f.csv", GAMES.format("Anna").encode()))
    for _ in range(2):
        assert "su 1" in await house.press(keys["«Anna» è nuovo"], manages=True)
        house = await house.restarted()
    named = [row["name"] for row in await house.store.rows("people") if row["born"] == "guest"]
    assert named.count("Anna") == 2, "pressed twice, it is one more all the same"


async def test_a_short_name_within_the_first_word_of_a_long_one_is_no_likeness(house: House) -> None:
    assert "Dario" not in await asked(house, "Dariolifasi Dodogamoli")


async def test_many_doubts_are_asked_a_few_at_a_time(house: House) -> None:
    keys = await asked(house, "Beatrce", "Beattrice", "Beatricce", "Carllo", "Caarlo", "Dariio")
    assert len([label for label in keys if "è nuovo" in label]) == 4


async def test_who_was_not_offered_cannot_be_the_answer(house: House) -> None:
    keys = await asked(house, "Beatrce")
    ids = {row["name"]: row["id"] for row in await house.store.rows("people")}
    forged = keys["Beatrice"].id.replace(ids["Beatrice"], ids["Carlo"])
    assert forged != keys["Beatrice"].id
    assert "Beatrice" in await house.keys(press=forged, manages=True)


CYRILLIC = "Аnna"
ANNAS = (ANNA, replace(BEA, name="Anna", handle="anna_99"), replace(CARLO, name=CYRILLIC, handle="annacirillica"))


async def test_names_in_other_letters_are_each_answered_by_themselves(house: House) -> None:
    for account in ANNAS:
        await house.ask("/io mostra", account)
    await house.ask(f'/mito partita @anna @+"{CYRILLIC}"')
    before = await people(house)
    content = GAMES.format("Anna") + f"2026-01-03 21:00,{CYRILLIC},{CYRILLIC},Zia\n"
    keys = await house.keys("/mito import", DARIO, manages=True, file=File("f.csv", content.encode()))
    keys = await house.keys("", DARIO, press=keys["Anna (anna)"].id, manages=True)
    assert "«Anna» è nuovo" not in keys, "it was answered"
    assert "2 partite importate su 2" in await house.press(keys[f"{CYRILLIC} (annacirillica)"], DARIO, manages=True)
    assert await people(house) == before + 2, "Zia is new, and Dario, who writes for the first time"


async def test_a_name_in_other_letters_follows_no_answer_about_another(house: House) -> None:
    for account in ANNAS[:2]:
        await house.ask("/io mostra", account)
    content = GAMES.format("Anna") + f"2026-01-03 21:00,{CYRILLIC},{CYRILLIC},Zia\n"
    keys = await house.keys("/mito import", manages=True, file=File("f.csv", content.encode()))
    keys = await house.keys(press=keys["«Anna»: Anna (anna)"].id, manages=True)
    assert {"Anna (anna)", f"«{CYRILLIC}» è nuovo"} <= {*keys}
    assert "2 partite importate su 2" in await house.press(keys[f"«{CYRILLIC}» è nuovo"], manages=True)
    guests = [row["name"] for row in await house.store.rows("people") if row["born"] == "guest"]
    assert sorted(guests) == ["Zia", CYRILLIC], "the row of Anna went to none of them"


async def test_whoever_may_be_meant_by_two_names_is_offered_with_the_name(house: House) -> None:
    keys = await asked(house, "Beatrce", "Beattrice", "Carllo")
    assert {"«Beatrce»: Beatrice", "«Beattrice»: Beatrice", "Carlo"} <= {*keys}
    keys = await house.keys(press=keys["«Beattrice»: Beatrice"].id, manages=True)
    assert "«Beatrce» è nuovo" in keys and "«Beattrice» è nuovo" not in keys


async def test_numbered_names_are_no_slips_of_each_other(house: House) -> None:
    await asked(house, "Giocatore 1", "Giocatore 2")
    assert {"Giocatore 1", "Giocatore 2"} <= {row["name"] for row in await house.store.rows("people")}
    assert "«Giocatore 3» è nuovo" not in await asked(house, "Giocatore 3")


@pytest.mark.parametrize("name", ["Darrio", "Dariio", "Dario.", "D4rio", "Dari0", "Dari", "D a r i o"])
async def test_a_slip_and_a_look_alike_of_any_length_are_asked_about(house: House, name: str) -> None:
    assert {"Dario", f"«{name}» è nuovo"} <= {*await asked(house, name)}


@pytest.mark.parametrize(("one", "other"), [("Zeno", "Z€no"), ("Ida", "Idda"), ("Ugo", "Ugoo"), ("Gino", "Gino.")])
async def test_two_like_names_of_one_file_are_asked_about(house: House, one: str, other: str) -> None:
    keys = await asked(house, one, other, "Nuovo")
    assert not await house.store.books(kind="mito")
    assert {one, f"«{other}» è nuovo"} <= {*keys}
    assert "3 partite importate su 3" in await house.press(keys[one], manages=True)
    names = {row["name"] for row in await house.store.rows("people")}
    assert one in names and other not in names


@pytest.mark.parametrize("other", ["Ζelda", "Zel\u00adda"])
async def test_two_new_names_of_one_file_that_look_the_same_are_asked_about(house: House, other: str) -> None:
    keys = await asked(house, "Zelda", other)
    assert not await house.store.books(kind="mito")
    again = await house.said("/mito import", manages=True, file=_games("Zelda", other))
    assert "alla riga 3 si legge come Zelda, ma è scritto con altri segni" in again
    shown = other.replace("\u00ad", "")
    assert {"Zelda", f"«{shown}» è nuovo"} <= {*keys}
    assert "2 partite importate su 2" in await house.press(keys[f"«{shown}» è nuovo"], manages=True)
    guests = [row["name"] for row in await house.store.rows("people") if row["born"] == "guest"]
    assert {"Zelda", shown} <= {*guests} and guests.count("Zelda") == (2 if shown == "Zelda" else 1)


@pytest.mark.parametrize("other", ["Ζelda", "Zel\u00adda"])
async def test_a_name_that_only_looks_so_can_be_the_same_one_written_twice(house: House, other: str) -> None:
    keys = await asked(house, "Zelda", other)
    assert "2 partite importate su 2" in await house.press(keys["Zelda"], manages=True)
    assert not [row for row in await house.store.rows("people") if row["name"] == "Ζelda"]
    assert [row["name"] for row in await house.store.rows("people")].count("Zelda") == 1


async def test_however_many_new_names_look_the_same_none_becomes_anothers(house: House) -> None:
    names = ["Zelda", "Ζelda", *(f"Zel{sign}da" for sign in "\u00ad\u200b\u200c\u2060\ufeff")]
    keys = await asked(house, *names)
    await house.press(keys["Gli altri sono tutti nuovi"], manages=True)
    guests = [row["name"] for row in await house.store.rows("people") if row["born"] == "guest"]
    assert (guests.count("Zelda"), guests.count("Ζelda")) == (6, 1)


async def test_a_name_that_was_said_to_be_another_of_the_file_is_no_new_one(house: House) -> None:
    reply = await house.ask(press=(await asked(house, "Zeno", "Zenno", "Carllo"))["Zeno"].id, manages=True)
    assert isinstance(reply, Reply) and words(reply.drawn).startswith("Un nome nuovo, e uno simile a uno che conosco")


async def test_two_like_names_of_one_file_can_be_two_people(house: House) -> None:
    keys = await asked(house, "Zeno", "Zenno", "Zennno")
    keys = await house.keys(press=keys["«Zenno» è nuovo"].id, manages=True)
    assert {"Zeno", "Zenno", "«Zennno» è nuovo"} <= {*keys}
    assert "3 partite importate su 3" in await house.press(keys["Zenno"], manages=True)
    names = {row["name"] for row in await house.store.rows("people")}
    assert {"Zeno", "Zenno"} <= names and "Zennno" not in names


async def test_an_answer_after_the_file_is_gone_is_refused(house: House) -> None:
    keys = await asked(house, "Beatrce")
    await house.store.write(Write(changes=[Drop("uploads", {})]))
    assert "il file non c'è più: mandalo di nuovo" in await house.press(keys["Beatrice"], manages=True)
    assert not await house.store.books(kind="mito")


async def test_only_who_may_import_may_answer(house: House) -> None:
    keys = await asked(house, "Beatrce")
    await house.press(keys["Beatrice"], BEA)
    assert not await house.store.books(kind="mito")


async def test_who_was_forgotten_is_asked_about(house: House) -> None:
    await house.ask("/aiuto", CARLO)  # known for a while before a yes is asked for
    house.now += A_WHILE
    await house.ask("/io mostra", ANNA)
    await house.ask("/io mostra", replace(BEA, name="Beatrice"))
    await house.ask("/mito partita @Beatrice @Anna", replace(BEA, name="Beatrice"))
    sure = await house.keys("/io cancella", replace(BEA, name="Beatrice"))
    await house.press(sure["Sì, dimenticami"], BEA)
    keys = await asked_about(house, "Beatrice")
    assert "«B…» è nuovo" in keys and not [label for label in keys if "Beatrice" in label]
    keys = await house.keys(press=keys["«B…» è nuovo"].id, manages=True)
    assert "1 partita importata su 1" in await house.press(keys["Conferma"], CARLO), "Anna plays in it"
