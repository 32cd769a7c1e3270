"""Opening a tournament, its adventure and its teams; whatever does not fit has a sentence of its own."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.hall.cards.card import Audience
from bot.hall.requests import File, Reply
from bot.storage.contract import Trouble
from tests.commands.gdr.hall import EXAMPLES, PIA, RITA, Hall, keys
from tests.hall.house import ANNA, BRUNO, HALL, opened, private, words
from tests.hall.unlucky import unlucky


@pytest.fixture
async def empty(tmp_path: Path) -> AsyncIterator[Hall]:
    """A house with no tournament."""
    house = await opened(tmp_path)
    yield Hall(house)
    await house.store.close()


async def test_a_tournament_is_opened_and_says_what_comes_next(empty: Hall) -> None:
    said = await empty.said('/gdr nuovo "Faro"')
    assert "Torneo aperto · Faro" in said and "/gdr avventura" in said
    assert "c'è già un torneo" in await empty.said('/gdr nuovo "Altro"')


async def test_only_a_director_opens_one(empty: Hall) -> None:
    assert "diret" in (await empty.said('/gdr nuovo "Faro"', BRUNO)).casefold()
    assert not await empty.house.store.books(kind="gdr")


async def test_teams_wait_for_the_adventure(empty: Hall) -> None:
    await empty.said('/gdr nuovo "Faro"')
    assert "Manca ancora l'avventura" in await empty.enter("I Corvi")
    assert "Manca ancora l'avventura" in await empty.said("/gdr stato")


async def test_an_adventure_is_loaded_and_shows_nothing_of_what_it_weighs(empty: Hall) -> None:
    await empty.said('/gdr nuovo "Faro"')
    said = await empty.load()
    assert "La lampada di Punta Cenere" in said and "Si può giocare senza: Zeno" in said
    assert "10 voci di avanzamento, 15 di coerenza" in said


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        (
            b"peso = 15\n\n[aa",
            b"peso = 14\n\n[aa",
            "Riga 36: i pesi del livello «aa» fanno 99",
        ),
        (b"peso = 40\n", b'peso = "tanto"\n', "Riga 42: peso dev'essere un numero, non «tanto»"),
        (
            b"[personaggi.zeno]",
            b'[personaggi.dario]\nnome = "Dario"\n[personaggi.zeno]',
            "Dario non ha la sua coerenza",
        ),
        (b'titolo = "', b"titolo = ", "non è TOML"),
        (b"peso = 15\n\n[aa", b"peso = true\n\n[aa", "dev'essere un numero, non «true»"),
        (
            b"[soglie]",
            b"[pesi]\ninterpretazione = 70\n[soglie]",
            "livello «Interpretazione, Non prevaricazione, Qualità tecnica, Senso dell'avventura» fanno 110",
        ),
        (b"vsp = [15, 42, 76]", b"voci = { metagame = [0, 1, 2] }", "ma manca quella di «Linguaggio diretto»"),
    ],
)
async def test_a_file_that_does_not_fit_is_refused_with_its_line(
    empty: Hall, before: bytes, after: bytes, said: str
) -> None:
    await empty.said('/gdr nuovo "Faro"')
    content = (EXAMPLES / "punta-cenere.it.toml").read_bytes()
    assert before in content
    assert said in await empty.load(content.replace(before, after, 1))
    assert (await empty.book()).adventure is None


async def test_without_a_file_it_is_asked_for(floor: Hall) -> None:
    assert "/gdr avventura" in await floor.said("/gdr avventura")


async def test_the_same_file_again_changes_nothing(floor: Hall) -> None:
    assert "tale e quale" in await floor.load()


@pytest.mark.parametrize(
    ("cast", "said"),
    [
        ("@ada Mara, @bea Vito, @ciro Elio", "Manca chi gioca Agata"),
        ("@ada Mara, @bea Vito, @ciro Elio, @dino Agata, @ezio Mara", "è di due giocatori"),
        ("@ada Mara, @bea Vito, @ciro Elio, @dino Gigi", "Nell'avventura non c'è «Gigi»"),
        ("@ada Mara, @bea", "Non capisco «@bea»"),
        ("@ada Mara, @bea Vito, @ciro Elio, @ada Agata", "due volte"),
    ],
)
async def test_a_cast_that_does_not_fit_is_refused(floor: Hall, cast: str, said: str) -> None:
    assert said in await floor.said(f'/gdr squadra "I Merli" "{cast}"')
    assert len((await floor.book()).entrants) == 1


async def test_a_characters_whole_name_may_be_typed_with_its_comma_or_without(floor: Hall) -> None:
    cast = "@ada Mara, la figlia del guardiano, @bea vito il barcaiolo, @ciro Elio, il medico condotto, @dino Agata"
    assert "Iscritta · I Merli" in await floor.said(f'/gdr squadra "I Merli" "{cast}"')
    assert (await floor.book()).casts["t2"] == ("mara", "vito", "elio", "agata")


@pytest.mark.parametrize(
    "cast",
    [
        "@ada Mara\n@bea Vito\n@ciro Elio\n@dino Agata",
        "@ada - Mara, @bea – Vito, @ciro > Elio, @dino-lucio - Agata",
        "@ada (Mara), @bea (Vito), @ciro(Elio), @dino (Agata)",
        "@ada: Mara; @bea = Vito; @ciro:Elio; @dino=Agata",
        "Pia De Rosa Mara, @bea Vito, @ciro Elio, @dino Agata",
        "@Pia De Rosa: Mara, @Bea Bo - Vito, @ciro (Elio), @Dino Lo Re (Agata)",
    ],
)
async def test_a_team_is_written_as_people_write_lists(floor: Hall, cast: str) -> None:
    await floor.house.ask("/io mostra", replace(PIA, name="Pia De Rosa"))
    said = await floor.said(f'/gdr squadra "I Merli" «{cast}»')
    assert "Iscritta · I Merli" in said
    assert ("Pia De Rosa" in said) is ("Pia" in cast)


async def test_a_mention_without_a_character_is_refused_by_the_name(floor: Hall) -> None:
    await floor.house.ask("/io mostra", PIA)
    id = (await floor.house.people.meet(PIA)).id
    assert "Non capisco «Pia»" in await floor.said(f'/gdr squadra "I Merli" «<@{id}>, @bea Vito»')


async def test_a_withdrawn_team_is_called_withdrawn(floor: Hall) -> None:
    await floor.said('/gdr ritira "I Corvi"')
    assert "I Corvi è ritirata" in await floor.said('/gdr valuta "I Corvi"')


async def test_a_player_in_two_teams_is_refused(floor: Hall) -> None:
    cast = "«@'I Corvi Mara' Mara, @bea Vito, @ciro Elio, @dino Agata»".replace("'", '"')
    assert "I Corvi" in await floor.said(f'/gdr squadra "I Merli" {cast}')
    assert len((await floor.book()).entrants) == 1


async def test_two_teams_of_one_name_are_refused(floor: Hall) -> None:
    assert "C'è già una squadra" in await floor.enter("i corvi")


async def test_a_substitute_takes_the_character(floor: Hall) -> None:
    assert "Bruno gioca al posto di I Corvi Mara" in await floor.said(
        '/gdr sostituisci "I Corvi" "@I Corvi Mara" @Bruno'
    )
    assert "non gioca" in await floor.said('/gdr conferma "I Corvi" "@I Corvi Mara"', unseen=True)


async def test_whoever_judges_a_team_is_no_substitute_in_it(floor: Hall) -> None:
    await floor.filled("t1", -1)
    before = list((await floor.book()).entrants["t1"].players)
    said = await floor.said('/gdr sostituisci "I Corvi" "@I Corvi Mara" @rita')
    assert "Rita ha aperto una scheda" in said
    assert (await floor.book()).entrants["t1"].players == before


async def test_an_undone_entry_leaves_no_team(floor: Hall) -> None:
    await floor.enter("I Merli")
    drawn = await floor.card("/annulla")
    await floor.card(press=drawn.buttons[0][0].id)
    assert [team.id for team in (await floor.book()).teams] == ["t1"]


async def test_a_large_file_is_refused(floor: Hall) -> None:
    said = await floor.said("/gdr avventura", file=File("a.toml", b"#" * 300_000))
    assert "troppo grande" in said


async def test_a_director_who_plays_loads_no_other_numbers_alone(convention: Hall) -> None:
    await convention.competing()
    written = (EXAMPLES / "punta-cenere.it.toml").read_bytes().replace(b"= 50", b"= 55", 1)
    question = await convention.card("/gdr avventura", file=File("avventura.toml", written))
    assert "Anna vuole registrare:" in words(question)
    assert "Con il sì di Rita" in await convention.said(who=RITA, press=keys(question)["Conferma"].id)


async def test_a_director_who_plays_takes_nobody_else_out_and_puts_nobody_in_alone(convention: Hall) -> None:
    await convention.competing()
    assert "Anna vuole registrare:" in await convention.said('/gdr ritira "I Gufi"')
    assert "Anna vuole registrare:" in await convention.said('/gdr sostituisci "I Gufi" "@I Gufi Mara" @pia')
    gone = await convention.said('/gdr sostituisci "I Corvi" @anna @pia')
    assert "Anna vuole registrare:" in gone, "who gives a seat away plays no more once it is done"
    assert "Anna vuole registrare:" not in await convention.said('/gdr ritira "I Corvi"')


async def test_an_adventure_given_in_private_is_told_to_the_room_and_one_given_there_is_concealed(
    tmp_path: Path,
) -> None:
    """Good or refused, since its solutions stand in it; and an organiser of the room is one in private too."""
    house = await opened(tmp_path)
    given = Hall(house)
    await given.said('/gdr nuovo "Faro"')
    good = File("avventura.toml", (EXAMPLES / "punta-cenere.it.toml").read_bytes())
    alone = await house.ask("/gdr avventura", ANNA, private(ANNA), file=good)
    assert isinstance(alone, Reply) and not alone.conceal
    assert "Avventura caricata" in words(alone.drawn)
    for file in (File("altro.toml", b"titolo ="), File("altra.toml", good.content.replace(b"15, 42", b"16, 42"))):
        shown = await house.ask("/gdr avventura", ANNA, HALL, manages=True, file=file)
        assert isinstance(shown, Reply) and shown.conceal
    assert "Matematica cambiata" in words(shown.drawn)
    await house.store.close()


async def test_an_adventure_that_could_not_be_read_is_concealed_too_and_says_why_to_its_giver_alone(
    floor: Hall,
) -> None:
    """As is one that stands under a message changed into the command, which is not heard anew."""
    await floor.said('/gdr nuovo "Faro"')
    large, lost = File("a.xlsx", b"", unread="file-too-large"), File("a.xlsx", b"", unread="file-lost")
    several = File("a.xlsx", b"", unread="several-files")
    for given, why in (
        ({"file": large}, "il file è troppo grande (al massimo 2.000 kB)"),
        ({"file": lost}, "non sono riuscito a leggere il file: mandalo di nuovo"),
        ({"file": several}, "con un comando leggo un solo file: mandali uno alla volta"),
        ({"attached": True, "edited": True}, "Manda /gdr avventura come didascalia di un documento"),
    ):
        told = await floor.house.ask("/gdr avventura", ANNA, HALL, manages=True, **given)
        assert isinstance(told, Reply) and told.conceal and told.audience is Audience.MEMBER
        assert why in words(told.drawn)


@pytest.mark.parametrize("may", [True, False])
async def test_what_was_refused_before_a_crash_is_taken_away_after_it(floor: Hall, may: bool) -> None:
    """Nothing was recorded but the refusal itself: a mended file is heard as always, and a database in trouble, or
    a refusal that has been said, leaves nothing to be said again."""
    house, bad = floor.house, File("a.toml", b"titolo =")
    where = {"manages": True, "file": bad}
    await house.ask("/gdr avventura", ANNA, HALL, **where, handle={"channel": "10", "message": "77"})
    await house.ask("/gdr avventura", ANNA, private(ANNA), file=bad, handle={"message": "78"})
    said = await house.ask("/gdr avventura", ANNA, HALL, **where, handle={"channel": "10", "message": "79"})
    assert isinstance(said, Reply) and said.stored and not said.recorded
    await house.hall.acknowledged(said.request, {"channel": "10", "messages": []})
    house = await unlucky(house, Trouble("locked"))
    sorry = await house.ask("/gdr avventura", ANNA, HALL, **where, handle={"channel": "10", "message": "80"})
    assert isinstance(sorry, Reply) and sorry.conceal and not sorry.stored
    house.chat.may_not_delete = not may
    await house.herald.say_again()
    assert [taken["message"] for taken in house.chat.taken_away] == ["77"]
    (told,) = [one for one in house.chat.said if "titolo" in words(one.drawn)]
    assert told.account is not None and told.audience is not Audience.ROOM
    assert ("lì lo possono aprire ancora tutti" in words(told.drawn)) is not may


@pytest.mark.parametrize("may", [True, False])
async def test_what_a_crash_left_standing_is_taken_away_with_its_answer_or_its_giver_hears_of_it(
    floor: Hall, may: bool
) -> None:
    house, handle = floor.house, {"channel": "10", "message": "77"}
    written = (EXAMPLES / "punta-cenere.it.toml").read_bytes()
    one, other = (File("a.toml", written.replace(b"15, 42", better)) for better in (b"16, 42", b"17, 42"))
    await house.ask("/gdr avventura", ANNA, HALL, manages=True, file=one, handle=handle)
    await house.ask("/gdr avventura", ANNA, private(ANNA), file=other, handle={"message": "78"})
    house = await house.restarted()
    house.chat.may_not_delete = not may
    await house.herald.say_again()
    house.now += 60
    await house.heralded()
    assert [taken["message"] for taken in house.chat.taken_away] == ["77"], "nobody else reads a private chat"
    there = [one for one in house.chat.said if "lì lo possono aprire ancora tutti" in words(one.drawn)]
    assert len(there) == (0 if may else 1)
    assert all(one.account is not None and one.audience is not Audience.ROOM for one in there)


async def test_a_team_that_has_withdrawn_is_not_taken_for_one_with_a_longer_name(floor: Hall) -> None:
    await floor.enter("Corvi")
    await floor.said('/gdr ritira "Corvi"')
    assert "Corvi è ritirata" in await floor.said('/gdr tavolo "Corvi" @rita')
    assert "I Corvi" in await floor.said('/gdr tavolo "Corv" @rita')
