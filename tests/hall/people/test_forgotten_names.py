"""What others type and are told after somebody asked to be forgotten writes none of their names down again."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bot.hall.cards.card import Audience, Tone
from bot.hall.requests import Account, File, Form, Place, Reply, Request
from tests.hall.house import ANNA, BRUNO, ELSEWHERE, HALL, House, private, words
from tests.hall.people.clubs.two_clubs import linked, parted

UGO = Account("discord", "200005222", "Ugolino", "it", "ugolino_lab")
GROUP = Place("telegram", "-100200", "Gruppo", house="-100200", house_title="Gruppo")
TRACES = (UGO.name, UGO.handle, UGO.id)


def found(folder: Path) -> set[str]:
    """Which of Ugo's traces stand in any file."""
    files = [file.read_bytes() for file in folder.rglob("*") if file.is_file()]
    return {trace for trace in TRACES if any(trace.encode() in content for content in files)}


async def forgotten(house: House, where: Place = HALL, who: Account = UGO) -> None:
    """Ugo played there, and asked to be forgotten."""
    ugo = replace(who, platform=where.platform)
    await house.ask("/tira 3", ugo, where)
    keys = await house.keys("/io cancella", ugo, where)
    assert "Fatto" in await house.press(keys["Sì, dimenticami"], ugo, where)


@pytest.mark.parametrize("where", [HALL, GROUP], ids=["discord", "telegram"])
@pytest.mark.parametrize(
    "note", ["ciao @ugolino_lab", "ciao @Ugolino!", "(ugolino_lab)", "<@200005222>", "@UGOLINO, e @ugolino_lab."]
)
async def test_a_note_does_not_name_who_was_forgotten(house: House, tmp_path: Path, where: Place, note: str) -> None:
    await forgotten(house, where)
    said = await house.said(f'/tira 2 nota:"{note}"', replace(ANNA, platform=where.platform), where)
    assert "qualcuno" in said
    await house.store.settled()
    assert not found(tmp_path)


async def test_a_name_of_two_words_is_somebody_wherever_it_stands(house: House) -> None:
    await forgotten(house, who=replace(UGO, name="Ugo Bassi"))
    assert "con qualcuno, ieri" in await house.said('/tira 2 nota:"con Ugo Bassi, ieri"')
    assert "con qualcuno, ieri" in await house.said('/tira 2 nota:"con @Ugo Bassi, ieri"')
    request = Request("kept", ANNA, HALL, house.now)
    assert await house.hall.unnamed(request, 'con @"Ugo Bassi", ieri') == "con qualcuno, ieri"


async def test_a_plain_word_stays_that_may_mean_anything(house: House) -> None:
    await forgotten(house, who=replace(UGO, name="Rosa"))
    assert "una rosa rossa" in await house.said('/tira 2 nota:"una rosa rossa"')


async def test_a_whole_username_is_somebody_as_a_full_name_is(house: House) -> None:
    await forgotten(house, who=replace(UGO, name="Ugo Bassi", handle="ugobassi"))
    assert "ciao qualcuno!" in await house.said('/tira 2 nota:"ciao ugobassi!"')
    assert "ciao qualcuno." in await house.said('/tira 2 nota:"ciao UgoBassi."')
    await house.ask("/tira 3", replace(UGO, id="300005333", name="Altro", handle="ugobassi"))
    assert "ciao ugobassi!" in await house.said('/tira 2 nota:"ciao ugobassi!"')


@pytest.mark.parametrize("name", ["Rosa", "Rosa Neri"])
async def test_a_username_that_is_their_plain_name_may_be_a_rose(house: House, name: str) -> None:
    await forgotten(house, who=replace(UGO, name=name, handle="rosa"))
    assert "una rosa rossa" in await house.said('/tira 2 nota:"una rosa rossa, Rosa"')


async def guest_who_was_them(house: House) -> str:
    """Osvaldo, a guest of the club, has turned out to be Ugo, as he says."""
    await house.ask('/mito partita @Anna @"Osvaldo Trippa"')
    [row] = await house.store.rows("guests", key="osvaldo trippa")
    await house.ask("/tira 2", UGO)
    await house.turned_out(row["person"], UGO)
    return str(row["person"])


async def test_what_they_were_called_as_a_guest_is_somebody_too(house: House) -> None:
    await guest_who_was_them(house)
    await forgotten(house)
    assert "qualcuno bara, e @" not in (said := await house.said('/tira 2 nota:"Osvaldo Trippa bara"'))
    assert "qualcuno bara" in said
    assert "di essere dimenticato" in await house.said('/mito partita @Anna @"Osvaldo Trippa"')
    assert not await house.store.rows("guests", key="osvaldo trippa")


async def test_a_renamed_guest_is_somebody_by_every_name_they_had(house: House) -> None:
    await house.ask('/mito partita @Anna @"Osvaldo Trippa"')
    [row] = await house.store.rows("guests", key="osvaldo trippa")
    await house.press(f'!club rename guest:<@{row["person"]}> name:"Osvaldo Trippetta"', manages=True)
    await house.ask("/tira 2", UGO)
    await house.turned_out(row["person"], UGO)
    await forgotten(house)
    for name in ("Osvaldo Trippa", "Osvaldo Trippetta"):
        assert "«qualcuno» bara" in await house.said(f'/tira 2 nota:"«{name}» bara"')
        assert "di essere dimenticato" in await house.said(f'/mito partita @Anna @"{name}"')


async def test_a_guests_name_is_no_matter_of_another_club_of_theirs(house: House) -> None:
    await guest_who_was_them(house)
    await house.ask("/tira 2", UGO, ELSEWHERE)
    await forgotten(house)
    assert "Osvaldo Trippa bara" in await house.said('/tira 2 nota:"Osvaldo Trippa bara"', ANNA, ELSEWHERE)


async def test_a_refusal_says_no_more_of_a_word_of_their_name_than_how_it_begins(house: House) -> None:
    await forgotten(house, who=replace(UGO, name="Zelinda Corvo"))
    for line in ('/mito partita @Anna "@Zelinda Corvo"', "/mito giocatore Corvo", "/mito giocatore Zelinda"):
        said = await house.said(line)
        assert "Corvo" not in said and "Zelinda" not in said, said
    await house.ask("/tira 2", replace(BRUNO, id="44", name="Mara Corvo", handle="mara"))
    assert "Corvo" in await house.said("/mito giocatore Corvo")


async def test_whoever_has_the_name_now_is_named(house: House) -> None:
    await forgotten(house)
    await house.ask("/tira 3", replace(UGO, id="300005333", handle="altro"))
    assert "ciao @Ugolino" in await house.said('/tira 2 nota:"ciao @Ugolino"')
    assert "ciao qualcuno" in await house.said('/tira 2 nota:"ciao @ugolino_lab"')


async def test_another_club_calls_somebody_else_so(house: House) -> None:
    await forgotten(house)
    assert "ciao @Ugolino" in await house.said('/tira 2 nota:"ciao @Ugolino"', ANNA, ELSEWHERE)


async def test_in_a_private_chat_the_clubs_of_who_writes_count(house: House, tmp_path: Path) -> None:
    await forgotten(house)
    await house.ask("/tira 2", ANNA)
    assert "qualcuno" in await house.said('/tira 2 nota:"ciao @ugolino_lab"', ANNA, private(ANNA))
    await house.store.settled()
    assert not found(tmp_path)


LOOKED_UP = (
    "/mito giocatore @ugolino_lab",
    "/mito giocatore Ugolino",
    "/mito giocatore Ugolin",
    "/club persone Ugolino",
    "/club persone @Ugolino",
    "/mito partita @Anna @Ugolino @Bruno",
    "/mito partita Anna Ugolino Bruno risikometro:30,30,30",
    "/diplomazia giocatore Ugolino",
    "/tira @Ugolino",
    "/ugolino_lab",
)


@pytest.mark.parametrize("line", LOOKED_UP)
async def test_an_answer_that_waits_to_be_read_does_not_name_them(house: House, tmp_path: Path, line: str) -> None:
    await house.ask("/diplomazia nuovo Torneo", manages=True)
    await house.ask("/tira 2", replace(BRUNO, name="Ugolinа Verdi", id="44", handle="verdi"))
    await forgotten(house)
    house.now += 1
    request = Request(f"late:{line}", ANNA, HALL, house.now, line=line, manages=True)
    reply = await house.hall.handle(request)
    if isinstance(reply, Reply):
        assert not [trace for trace in TRACES if trace in words(reply.drawn).replace("Ugolinа", "")]
        await house.hall.undelivered(reply, request)
    else:
        assert isinstance(reply, Form)
    await house.store.settled()
    assert not found(tmp_path)


async def test_a_form_that_was_opened_with_their_name_keeps_it_off_the_disk(house: House, tmp_path: Path) -> None:
    await forgotten(house)
    form = await house.ask(press="?role!club role member:@ugolino_lab", manages=True)
    assert isinstance(form, Form)
    await house.store.settled()
    assert not found(tmp_path)
    asked = await house.ask(press=form.press, manages=True, values={"role": "referee"})
    assert isinstance(asked, Reply) and "«u…»" in words(asked.drawn)
    assert (asked.audience, asked.drawn.tone) == (Audience.MEMBER, Tone.ASK)
    assert [key.style for row in asked.drawn.buttons for key in row] == ["good"]
    again = await house.ask(press=form.opens, manages=True)
    assert isinstance(again, Form) and again.fields == form.fields


async def test_a_question_about_another_name_of_the_same_line_keeps_theirs_off_the_disk(
    house: House, tmp_path: Path
) -> None:
    for number in ("91", "92"):
        await house.ask("/tira 2", replace(BRUNO, id=number, handle=f"bruno_{number}"))
    await forgotten(house)
    keys = await house.keys("/mito partita Bruno @ugolino_lab")
    await house.store.settled()
    assert not found(tmp_path)
    assert "«u…»" in await house.press(keys["Bruno (bruno_91)"])


async def test_who_is_looked_for_among_those_known_and_was_forgotten_is_nobody_there(house: House) -> None:
    await forgotten(house)
    said = await house.said("/club persone @Ugolino", manages=True)
    assert "«U…» non è fra le persone del club" in said


@pytest.mark.parametrize("like", [True, False])
async def test_where_a_name_is_cut_short_it_is_said_why(house: House, like: bool) -> None:
    if like:
        await house.ask("/tira 2", replace(BRUNO, name="Ugolinoo", id="44", handle="verdi"))
    await forgotten(house)
    reply = await house.ask("/mito partita @Anna @Ugolino @Bruno")
    assert isinstance(reply, Reply) and "«U…»" in words(reply.drawn)
    assert ("accorciato apposta" if like else "scrivo solo l'inizio") in words(reply.drawn)


@pytest.mark.parametrize(
    ("line", "kept"),
    [
        ("ciao @Ugolino", "ciao qualcuno"),
        ("/mito giocatore @Ugolino", "/mito giocatore qualcuno"),
        ("/mito partita Anna Ugolino Bruno", "/mito partita Anna qualcuno Bruno"),
        ('/mito partita @Anna @"Ugolino" @Bruno', "/mito partita @Anna qualcuno @Bruno"),
        ("/mito partita @Anna @+Ugolino", "/mito partita @Anna @+Ugolino"),
        ("ciao Ugolino", "ciao Ugolino"),
        ("ciao Bruno", "ciao Bruno"),
    ],
)
async def test_a_line_is_kept_without_them(house: House, line: str, kept: str) -> None:
    request = Request("kept", ANNA, HALL, house.now, line=line if line.startswith("/") else "")
    assert await house.hall.unnamed(request, line) == line
    await forgotten(house)
    assert await house.hall.unnamed(request, line) == kept


@pytest.mark.parametrize("game", ["mito", "codice"])
async def test_a_file_that_names_them_is_asked_about_in_private(house: House, tmp_path: Path, game: str) -> None:
    await forgotten(house)
    content = {
        "mito": "data,vincitore,giocatore1,giocatore2\n2026-01-02 21:00,Ugolino,Ugolino,Anna\n",
        "codice": "squadra,giocatore1,giocatore2\nOrsi,Ugolino,Anna\n",
    }[game]
    if game == "codice":
        await house.ask("/codice nuovo Torneo", manages=True)
    asked = await house.ask(f"/{game} import", manages=True, file=File("f.csv", content.encode()))
    assert isinstance(asked, Reply) and asked.audience.name == "MEMBER" and "«U…»" in words(asked.drawn)
    await house.store.settled()
    assert not found(tmp_path) and not await house.store.rows("uploads")
    [new] = [key.id for row in asked.drawn.buttons for key in row if "nuovo" in key.label]
    assert "su 1" in await house.press(new, manages=True)
    assert await house.store.rows("guests", key="ugolino"), "it was said to be another"


async def test_what_another_club_was_told_while_it_was_one_goes_too(house: House, tmp_path: Path) -> None:
    await house.ask("/mito partita @Anna @Ugolino")
    await house.ask("/aiuto", BRUNO, ELSEWHERE)
    await linked(house)
    [guest] = [row["person"] for row in await house.store.rows("guests", key="ugolino")]
    said = await house.press(f"!club rename guest:<@{guest}> name:Ugolinetto", BRUNO, ELSEWHERE, manages=True)
    assert "Ugolino" in said and "Ugolinetto" in said
    await parted(house)
    await house.ask("/io mostra", UGO)
    await house.turned_out(guest, UGO)
    await forgotten(house)
    assert not found(tmp_path)
    assert "ex membro" in await house.said("/mito classifica sempre")


async def test_an_answer_about_them_goes_in_a_club_that_was_one_with_theirs(house: House, tmp_path: Path) -> None:
    await house.ask("/mito partita @Anna @Ugolino", UGO)
    await house.ask("/aiuto", BRUNO, ELSEWHERE)
    await linked(house)
    request = Request("late", BRUNO, ELSEWHERE, house.now, line="/club persone Ugolino", manages=True)
    reply = await house.hall.handle(request)
    assert isinstance(reply, Reply) and UGO.name in words(reply.drawn)
    await house.hall.undelivered(reply, request)
    kept = Request("kept", BRUNO, ELSEWHERE, house.now, line="/club persone", manages=True)
    reply = await house.hall.handle(kept)
    assert isinstance(reply, Reply)
    await house.hall.undelivered(reply, kept)
    await parted(house)
    await forgotten(house)
    assert not found(tmp_path)
    assert len(await house.store.rows("presses")) >= 1, "what names nobody stays"


async def test_a_club_that_never_knew_them_has_a_guest_of_their_plain_name(house: House) -> None:
    await forgotten(house)
    house.chat.members_there = [UGO]
    assert "Ugolino" in await house.said("/mito partita @Anna @Ugolino", where=ELSEWHERE)
    [row] = await house.store.rows("guests")
    assert row["key"] == "ugolino" and not await house.store.rows("accounts", account=UGO.id)


async def test_a_club_that_never_knew_them_hears_nothing_of_it_by_a_mention(house: House) -> None:
    await forgotten(house)
    house.chat.members_there = [UGO]
    for where, told in ((ELSEWHERE, "non conosco nessuno con questa menzione"), (HALL, "di essere dimenticato")):
        for typed in (f"<@{UGO.id}>", f"@{UGO.handle}"):
            said = await house.said(path="mito game", values={"players": f"@Anna {typed}"}, where=where)
            assert told in said
    assert not await house.store.rows("accounts", account=UGO.id)


async def test_who_comes_back_in_another_club_names_themselves_there(house: House) -> None:
    await forgotten(house)
    house.chat.members_there = [UGO]
    await house.ask("/mito partita @Anna <@200005222>", UGO, ELSEWHERE)
    assert await house.store.rows("accounts", account=UGO.id)
