"""From words to values: people are found, bounds checked, and a refusal names the parameter with an example."""

from __future__ import annotations

import pytest

from bot.engines.book import Refused
from bot.hall.cards.card import Audience
from bot.hall.declared.kinds import Members
from bot.hall.declared.values import Values
from bot.hall.requests import Account, File, Form, Reply, Request
from tests.hall.house import ANNA, BRUNO, CARLA, CORNER, ELSEWHERE, HALL, House, words


@pytest.mark.parametrize(
    ("line", "parameter", "example"),
    [
        ("/tira 51", "dadi", "/tira 5 riserva:2"),
        ("/tira -1", "dadi", "/tira 5 riserva:2"),
        ("/tira 5 riserva:8", "riserva", "/tira 5 riserva:2"),
        ("/tira cinque", "dadi", "/tira 5 riserva:2"),
        ("/tira ٥", "dadi", "/tira 5 riserva:2"),
        ("/tira 1e3", "dadi", "/tira 5 riserva:2"),
        ("/tira 0", "dadi", "/tira 5 riserva:2"),
        ("/tira 5 riserva:1 riserva:2", "riserva", "/tira 5 riserva:2"),
        ("/club collega ABCDEFGH", "codice", "/club collega"),
        ("/io collega ABCDEFGH", "codice", "/io collega"),
        ("/diario 0", "ultimi", "/diario 20"),
        ("/club ruolo @Nessuno capo", "ruolo", "/club ruolo @Anna arbitro"),
        ("/club ruolo Sconosciuto arbitro", "membro", "/club ruolo @Anna arbitro"),
        ("/club avvisi classifiche Cantina", "stanza", "/club avvisi classifiche"),
        (f'/tira 5 nota:"{"x" * 201}"', "nota", "/tira 5 riserva:2"),
    ],
)
async def test_a_wrong_value_is_refused_by_name_with_an_example(
    house: House, line: str, parameter: str, example: str
) -> None:
    await house.ask("/tira 1")
    before = await house.entries()
    reply = await house.ask(line, manages=True)
    assert isinstance(reply, Reply)
    assert reply.audience is Audience.MEMBER
    assert words(reply.drawn).startswith(f"{parameter}: ")
    assert example in words(reply.drawn)
    assert await house.entries() == before


async def test_a_member_is_found_by_mention_handle_and_name(house: House) -> None:
    await house.ask("/aiuto", BRUNO)
    for called in ("<@2>", "@bruno", "Bruno", "@Bruno"):
        mentioned = (BRUNO,) if called == "<@2>" else ()
        said = await house.said(f"/club ruolo {called} arbitro", manages=True, mentioned=mentioned)
        assert said.startswith("Bruno ora è arbitro")


async def test_of_a_name_of_two_people_it_is_asked_whose(house: House) -> None:
    await house.ask("/aiuto", BRUNO)
    await house.ask("/aiuto", Account("discord", "9", "Bruno", "it", "bruno2"))
    keys = await house.keys("/club ruolo Bruno arbitro", manages=True)
    assert {*keys} == {"Bruno (bruno)", "Bruno (bruno2)", "Un ospite nuovo: Bruno"}
    assert (await house.press(keys["Bruno (bruno2)"], manages=True)).startswith("Bruno (bruno2) ora è arbitro")


async def test_a_name_without_its_accents_is_the_same_person(house: House) -> None:
    await house.ask("/mito game @Anna @José")
    assert "José" in await house.said("/mito game @Jose @Anna when:ieri")
    assert "José" in await house.said("/mito stake @JOSÉ @Anna")
    assert {row["name"] for row in await house.store.rows("people")} == {"Anna", "José"}


MARIA = Account("discord", "77", "Maria Pia De Rosa", "it", "mpdr")


@pytest.mark.parametrize(
    "players",
    [
        "Maria Pia De Rosa, Bruno",
        "@Maria Pia De Rosa, @Bruno",
        "Maria Pia De Rosa Bruno",
        '"Maria Pia De Rosa" @Bruno',
        'players:"Maria Pia De Rosa, @Bruno"',
        "@Bruno maria pia de rosa",
        "Bruno, Maria Pia De Rosa risikometro:30,30",
    ],
)
@pytest.mark.parametrize("met", [True, False])
async def test_a_name_of_several_words_is_one_persons_in_a_list(house: House, players: str, met: bool) -> None:
    await house.ask("/aiuto", BRUNO)
    if met:
        await house.ask("/aiuto", MARIA)
    elif "," in players:  # The platform is asked for what stands between commas alone.
        house.chat.members_there = [MARIA]
    else:
        return
    said = await house.said(f"/mito game {players}", BRUNO)
    assert "Partita 1" in said and "Maria Pia De Rosa" in said
    assert {row["name"] for row in await house.store.rows("people")} <= {"Bruno", "Maria Pia De Rosa"}


async def test_a_name_of_several_words_is_one_persons_by_itself(house: House) -> None:
    await house.ask("/aiuto", MARIA)
    await house.ask("/mito game @Anna @Bruno")
    assert "Maria Pia De Rosa qui non ha ancora giocato" in await house.said("/mito giocatore Maria Pia De Rosa")
    assert "arbitro" in await house.said("/club ruolo Maria Pia De Rosa arbitro", manages=True)
    assert "capo" in await house.said("/club ruolo Maria Pia De Rosa capo", manages=True)


async def test_a_new_guest_of_several_words_is_one_between_commas(house: House) -> None:
    await house.ask("/aiuto", BRUNO)
    assert "Pinuccio Storti" in await house.said("/mito game @Pinuccio Storti, @Bruno", BRUNO)
    assert {row["name"] for row in await house.store.rows("people")} == {"Bruno", "Pinuccio Storti"}


@pytest.mark.parametrize("met", [True, False])
async def test_a_guest_and_a_member_between_two_commas_are_two(house: House, met: bool) -> None:
    await house.ask("/aiuto", BRUNO)
    if met:
        await house.ask("/aiuto", ANNA)
    house.chat.members_there = [ANNA]
    assert "Partita 1" in await house.said("/mito game @Pinuccio Anna, @Bruno", BRUNO)
    assert {row["name"] for row in await house.store.rows("people")} == {"Anna", "Bruno", "Pinuccio"}


async def test_where_no_comma_parts_them_it_is_said_how_a_name_of_several_words_is_written(house: House) -> None:
    await house.ask("/aiuto", BRUNO)
    said = await house.said("/mito game @Pinuccio Storti @Bruno", BRUNO)
    assert "non conosco nessuno di nome «Storti»" in said and '@"Pinuccio Storti"' in said
    assert "Partita 1" in await house.said('/mito game @"Pinuccio Storti" @Bruno', BRUNO)


async def test_two_who_stand_side_by_side_are_two(house: House) -> None:
    for who in (BRUNO, Account("discord", "78", "Anna Maria", "it", "am")):
        await house.ask("/aiuto", who)
    assert "Partita 1" in await house.said("/mito game Anna Bruno")


async def test_nobody_of_another_club_is_found_by_name(house: House) -> None:
    await house.ask("/aiuto", BRUNO, ELSEWHERE)
    assert "non conosco nessuno" in await house.said("/club ruolo Bruno arbitro", manages=True)


async def test_a_command_that_only_reads_makes_nobody_a_guest(house: House) -> None:
    await house.ask("/aiuto")
    before = [await house.store.rows(table) for table in ("people", "accounts", "seen")]
    assert "Zoe" in await house.said("/mito stake @Anna @Zoe")
    assert [await house.store.rows(table) for table in ("people", "accounts", "seen")] == before


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("/mito game @Anna @Zoe risikometro:30", "ne serve uno a testa"),
        ("/club ruolo @Zoe arbitro", "organizzatore"),
        ("/club ruolo @Zoe capo", "capo"),
    ],
)
async def test_a_refused_command_makes_nobody_a_guest(house: House, line: str, why: str) -> None:
    await house.ask("/mito game @Anna @Bruno")
    before = [await house.store.rows(table) for table in ("people", "accounts", "seen")]
    assert why in await house.said(line)
    assert [await house.store.rows(table) for table in ("people", "accounts", "seen")] == before


async def test_somebody_unknown_in_a_button_becomes_a_guest_by_its_press(house: House) -> None:
    zoe = await house.people.guest("discord", "Zoe")
    await house.press(f'!mito game players:"@Anna <@{zoe.id}>"')
    assert {"Anna", "Zoe"} == {row["name"] for row in await house.store.rows("people")}


async def test_somebody_unknown_is_one_person_however_often_named(house: House) -> None:
    assert "Zoe compare due volte" in await house.said("/mito stake @Zoe @zoe")


@pytest.mark.parametrize("line", ["/tira {}", "/{}", "/diario registro:{}", "/club ruolo {} arbitro", "/tira 5 {}:1"])
async def test_a_refusal_quotes_no_page_of_what_was_typed(house: House, line: str) -> None:
    said = await house.said(line.format("x" * 1900), manages=True)
    assert "xxx…»" in said
    assert len(said) < 250


async def test_a_mention_typed_by_hand_that_nobody_resolved_is_refused(house: House) -> None:
    assert "non conosco nessuno" in await house.said("/club ruolo <@999> arbitro", manages=True)


async def test_a_bare_command_asks_with_buttons(house: House) -> None:
    keys = await house.keys("/tira")
    assert [*keys][:3] == ["1", "2", "3"]
    assert (await house.press(keys["3"])).startswith("Anna tira")


async def test_what_must_be_written_is_asked_in_a_form(house: House) -> None:
    keys = await house.keys("/tira")
    form = await house.ask(press=keys["Altro…"].id)
    assert isinstance(form, Form)
    assert [field.name for field in form.fields] == ["dice"]
    assert (await house.press(form.press, values={"dice": "7"})).startswith("Anna tira")


async def test_a_wrong_word_in_a_form_is_refused_like_a_typed_one(house: House) -> None:
    keys = await house.keys("/tira")
    form = await house.ask(press=keys["Altro…"].id)
    assert isinstance(form, Form)
    assert (await house.press(form.press, values={"dice": "sette"})).startswith("dadi: ")


async def test_chosen_values_are_checked_as_typed_ones_are(house: House) -> None:
    assert (await house.said(path="roll", values={"dice": 99})).startswith("dadi: ")
    assert (await house.said(path="roll", values={"dice": 3, "reserve": 1})).startswith("Anna tira")


async def test_words_alone_are_answered_in_the_members_language(house: House) -> None:
    assert "Try /roll 5 reserve:2" in await house.said("/roll 99", CARLA)
    assert "Prova /tira 5 riserva:2" in await house.said("/roll 99", ANNA)


async def test_words_for_others_that_reply_to_us_are_let_be(house: House) -> None:
    assert await house.ask("grazie Araldo", replied="77") is None


@pytest.mark.parametrize("line", ["/me claim guest:<@p0123456789>", "/me confirm", "/open abc"])
async def test_what_only_buttons_give_cannot_be_typed(house: House, line: str) -> None:
    assert "Non conosco" in await house.said(line, where=HALL)


@pytest.mark.parametrize("press", ["!take-back nonsense:1", "!take-back", "!mito confirm", "!mito confirm x"])
async def test_of_what_only_buttons_give_nothing_is_explained(house: House, press: str) -> None:
    await house.ask("/mito partita @Anna @Bruno")
    assert "Questo pulsante non vale più" in await house.said(press=press)


# --- what is missing, empty, or more than is taken


async def test_a_member_chosen_before_stands_in_the_buttons_that_ask_for_the_rest(house: House) -> None:
    keys = await house.keys(path="club role", values={"member": BRUNO}, manages=True)
    assert (await house.press(keys["arbitro"], manages=True)).startswith("Bruno ora è arbitro")


async def test_a_room_chosen_before_stands_in_the_buttons_that_ask_for_the_rest(house: House) -> None:
    await house.ask("/aiuto", where=CORNER)
    keys = await house.keys(path="club announce", values={"room": CORNER}, manages=True)
    assert "Angolo" in await house.press(keys["classifiche"], manages=True)


async def test_a_room_is_found_by_its_name_whatever_unseen_came_with_it(house: House) -> None:
    await house.ask("/aiuto", where=CORNER)
    assert "Angolo" in await house.said("/club avvisi classifiche #angolo\u200b", manages=True)


async def test_words_of_nothing_visible_are_refused(house: House) -> None:
    assert "nota: non c'è scritto niente" in await house.said(path="roll", values={"dice": 5, "note": " \u200b "})


@pytest.mark.parametrize(("named", "taken"), [(1, False), (2, True), (3, True), (4, False)])
async def test_a_list_takes_as_many_people_as_it_says(house: House, named: int, taken: bool) -> None:
    reading = Values(house.hall.house, Request("list", ANNA, HALL, house.now), await house.people.enter(HALL))
    kind, words = Members(least=2, most=3), " ".join(f"@Ospite{number}" for number in range(named))
    if taken:
        assert len(await reading._members(kind, words)) == named
    else:
        with pytest.raises(Refused, match="how-many-members"):
            await reading._members(kind, words)


async def test_loose_words_where_a_number_must_come_next_are_asked_for_with_quotes(house: House) -> None:
    said = await house.said("/codice mano vincitrice:Gli Orsi")
    assert 'vincitrice: un testo di più parole va fra virgolette, vincitrice:"così come questo"' in said


async def test_a_file_that_is_needed_is_asked_for_and_one_too_large_refused(house: House) -> None:
    assert "manca" in await house.said(path="mito import", values={"file": "partite.csv"}, manages=True)
    large = File("partite.csv", b"x" * 10_000_001)
    assert "troppo grande (al massimo 10.000 kB)" in await house.said(path="mito import", file=large, manages=True)
    full = File("partite.csv", b"x" * 10_000_000)
    assert "troppo grande" not in await house.said(path="mito import", file=full, manages=True)


async def test_what_was_chosen_in_a_form_is_written_as_it_would_be_typed(house: House) -> None:
    room, anna = await house.people.enter(HALL), (await house.people.meet(ANNA)).id
    values = Values(house.hall.house, Request("form", ANNA, HALL, house.now), room)
    given = {"yes": True, "no": False, "who": ANNA, "where": HALL, "dice": 5, "file": None}
    written = {"yes": "yes", "no": "no", "who": f"<@{anna}>", "where": f"<#{HALL.id}>", "dice": "5"}
    assert await values.typed(given) == written
