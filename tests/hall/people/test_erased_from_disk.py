"""What is erased is gone from the disk at once: from the file, from its log and from what others were told."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from bot.chats.telegram.answering.question import FormQuestion, key_of
from bot.hall.books.snapshots import Snapshots
from bot.hall.cards.card import say
from bot.hall.requests import Account, File, Place, Reply, Request
from bot.storage.contract import News, Put, Write
from tests.hall.house import ANNA, ELSEWHERE, HALL, House, private, words
from tests.storage import on_disk

UGO = Account("discord", "200005222", "Ugolino Personale", "it", "ugolinus")
WORDS = "SEGRETISSIMA"
LIKE = "Ugolino Personal"
TRACES = (UGO.name, UGO.id, UGO.handle, WORDS)


def found(folder: Path) -> dict[str, list[str]]:
    """Which of Ugo's traces stand in which file."""
    files = {file.name: file.read_bytes() for file in folder.rglob("*") if file.is_file()}
    left = {name: [trace for trace in TRACES if trace.encode() in content] for name, content in files.items()}
    return {name: traces for name, traces in left.items() if traces}


async def lived(house: House) -> None:
    """Ugo plays, writes, and is written to."""
    await house.ask(f"/tira 3 nota:{WORDS}", UGO)
    await house.ask("/mito game @Anna @ugolinus", ANNA)
    await house.ask("/io mostra", UGO, private(UGO))
    await house.heralded()


async def forgotten(house: House) -> None:
    keys = await house.keys("/io cancella", UGO)
    assert "Fatto" in await house.press(keys["Sì, dimenticami"], UGO)


async def test_no_byte_is_left_when_the_answer_is_given(house: House, tmp_path: Path) -> None:
    await lived(house)
    assert found(tmp_path)
    await forgotten(house)
    assert not found(tmp_path)


async def test_no_byte_is_left_in_what_long_books_are_opened_from(house: House, tmp_path: Path) -> None:
    folder = tmp_path / "snapshots"
    house = await house.rebuilt(snapshots=Snapshots(folder, after=1))
    await lived(house)
    await house.ask("/codice nuovo Torneo", manages=True)
    await house.ask(f'/codice squadra "Amici di {UGO.name}" @Anna @{UGO.handle}', manages=True)
    async with asyncio.timeout(5):
        while not [*folder.glob("*.book")]:
            await asyncio.sleep(0.01)
    await forgotten(house)
    assert not found(tmp_path)
    house = await house.restarted()
    for line in ("/mito classifica", "/codice iscritte", "/tira 3"):
        await house.said(line)
    assert not found(tmp_path)


async def test_where_the_last_answer_was_said_is_not_kept(house: House, tmp_path: Path) -> None:
    asked = await house.ask("/io cancella", UGO)
    assert isinstance(asked, Reply)
    done = await house.ask(who=UGO, press=asked.drawn.buttons[0][0].id, handle={"chat": int(UGO.id)})
    assert isinstance(done, Reply) and done.stored
    for reply in (asked, done):
        await house.hall.acknowledged(reply.request, {"chat": int(UGO.id), "receiver": int(UGO.id), "messages": [1]})
    await house.store.write(Write())
    await house.store.settled()
    assert not found(tmp_path)


@pytest.mark.evenings
async def test_no_byte_is_left_after_much_that_moved_the_pages_about(house: House, tmp_path: Path) -> None:
    for number in range(200):
        who = Account("discord", f"70{number}", f"Socio {number}" * (1 + number % 5), "it", f"socio{number}")
        await house.ask("/tira 1", who)
        if number == 100:
            await lived(house)
    await forgotten(house)
    assert not found(tmp_path)


async def test_no_byte_is_left_in_a_later_backup(house: House, tmp_path: Path) -> None:
    await lived(house)
    await forgotten(house)
    await house.store.backup(str(tmp_path / "later.db"))
    assert not found(tmp_path)


async def test_no_byte_is_left_in_what_others_were_answered(house: House, tmp_path: Path) -> None:
    await lived(house)
    await house.ask("/codice new Torneo", manages=True)
    lines = f"squadra;giocatore1;giocatore2\nOrsi;{UGO.name};{UGO.name}\nOrsi;{UGO.name};Anna\nLupi;{UGO.name};Eva\n"
    await house.ask("/codice import", manages=True, file=File("squadre.csv", lines.encode()))
    await house.ask(f'/codice squadra Gatti "{UGO.name}"')
    await forgotten(house)
    assert not found(tmp_path)


async def test_no_byte_is_left_in_what_others_wrote(house: House, tmp_path: Path) -> None:
    await lived(house)
    await house.ask(f'/tira 3 nota:"contro {UGO.name}, e @{UGO.handle}!"')
    await house.ask(f"/codice nuovo Coppa {UGO.name}", manages=True)
    await house.ask(f'/codice squadra "Amici di {UGO.name}" @Anna @Bruno', manages=True)
    assert UGO.name in await house.said("/diario tavolo")
    await forgotten(house)
    assert not found(tmp_path)
    assert "contro ex membro" in await house.said("/diario tavolo")
    assert "Amici di ex membro" in await house.said("/diario codice")


@pytest.mark.parametrize("spelled", [str.upper, str.lower, str.swapcase])
async def test_no_byte_is_left_in_what_others_wrote_in_other_letters(
    house: House, tmp_path: Path, spelled: Callable[[str], str]
) -> None:
    name, handle = spelled(UGO.name), spelled(UGO.handle).replace("ugolinus", UGO.handle)
    await lived(house)
    await house.ask(f'/tira 3 nota:"contro {name}: {name}! e {handle}"')
    await house.ask(f"/codice nuovo Coppa {name}", manages=True)
    await house.ask(f'/codice squadra "Amici di {name}" @Anna @Bruno', manages=True)
    body = json.dumps({"text": f"contro {name}"})
    await house.ask("/tira 2", UGO, Place("club", "r", "Sala", house="club"))
    await house.store.write(Write(changes=[Put("page_messages", {"id": "g1", "room": "r", "body": body})]))
    await forgotten(house)
    left = b"".join(file.read_bytes() for file in tmp_path.rglob("*") if file.is_file()).lower()
    assert UGO.name.lower().encode() not in left and UGO.handle.encode() not in left
    assert "contro ex membro" in await house.said("/diario tavolo")


async def test_a_plain_word_in_small_letters_may_mean_anything(house: House) -> None:
    rosa = Account("discord", "200005223", "Rosa", "it", "rosa.rossi")
    await house.ask("/tira 1", rosa)
    await house.ask('/tira 3 nota:"la rosa di ROSA, Rosa e rosa.rossi"')
    keys = await house.keys("/io cancella", rosa)
    await house.press(keys["Sì, dimenticami"], rosa)
    [row] = await house.store.rows("words")
    assert re.sub(r"ex membro \w+", "ex membro", row["text"]) == "la rosa di ex membro, ex membro e ex membro"


async def test_no_byte_is_left_in_what_others_said_on_the_local_page(house: House, tmp_path: Path) -> None:
    await lived(house)
    await house.ask("/tira 2", UGO, Place("club", "r", "Sala", house="club"))
    body = json.dumps({"text": f"contro {UGO.name}"})
    await house.store.write(Write(changes=[Put("page_messages", {"id": "g1", "room": "r", "body": body})]))
    await forgotten(house)
    assert not found(tmp_path) and not await house.store.rows("page_messages")
    assert house.chat.news == [News(tables=frozenset({"page_messages"}))]


@pytest.mark.parametrize("answered", [False, True], ids=["waits", "answered"])
@pytest.mark.parametrize("game", ["mito", "codice"])
async def test_no_byte_is_left_of_a_question_whether_they_are_meant(
    house: House, tmp_path: Path, game: str, answered: bool
) -> None:
    """A file names them by what is like their name alone."""
    await lived(house)
    content = {
        "mito": f"data,vincitore,giocatore1,giocatore2\n2026-01-02 21:00,Anna,{LIKE},Anna\n",
        "codice": f"squadra,giocatore1,giocatore2\nOrsi,{LIKE},Anna\n",
    }[game]
    await house.ask("/codice nuovo Torneo", manages=True)
    asked = await house.ask(f"/{game} import", manages=True, file=File("f.csv", content.encode()))
    assert isinstance(asked, Reply) and LIKE in words(asked.drawn)
    await house.hall.acknowledged(asked.request, {"chat": 1, "messages": [1]})
    if answered:
        await house.press(asked.drawn.buttons[0][0].id, manages=True)
    await forgotten(house)
    await house.store.backup(str(tmp_path / "later.db"))
    left = [file.name for file in tmp_path.rglob("*") if file.is_file() and LIKE.encode() in file.read_bytes()]
    assert not left and not found(tmp_path)


async def test_no_byte_is_left_in_a_form_that_another_has_not_filled_yet(house: House, tmp_path: Path) -> None:
    await lived(house)
    mentioned = ((UGO.id, UGO.name, "it", UGO.handle),)
    form = FormQuestion("!mito game", "", ("11", "Anna"), "it", ({"name": "when"},), {"players": "Ugo"}, mentioned)
    row = {"key": key_of(-100, 1001), "value": form.written(), "at": house.now}
    await house.store.write(Write(changes=[Put("passing", row)]))
    await forgotten(house)
    assert not found(tmp_path) and not await house.store.rows("passing")


async def test_a_name_that_another_of_the_club_bears_stays_in_others_words(house: House) -> None:
    await house.ask("/tira 3", UGO)
    await house.ask("/tira 2", Account("discord", "300005333", UGO.name, "it", "altro.ugo"))
    await house.ask(f'/tira 3 nota:"contro {UGO.name}"')
    await house.ask(f'/tira 3 nota:"contro {UGO.handle} e {UGO.handle}ina"')
    await forgotten(house)
    said = await house.said("/diario tavolo")
    assert f"contro {UGO.name}" in said and f"e {UGO.handle}ina" in said and f"contro {UGO.handle}" not in said


async def test_what_others_wrote_in_another_club_stays(house: House) -> None:
    await house.ask(f'/tira 3 nota:"contro {UGO.name}"', ANNA, ELSEWHERE)
    await house.ask("/tira 3", UGO)
    await forgotten(house)
    assert UGO.name in await house.said("/diario", ANNA, ELSEWHERE)


async def test_their_former_names_go_too(house: House, tmp_path: Path) -> None:
    await house.ask("/tira 2", replace(UGO, name=f"{UGO.name} di prima"))
    await lived(house)
    await forgotten(house)
    assert not found(tmp_path)


@pytest.mark.parametrize(
    "line", ["/mito giocatore <@200005222>", "/mito partita @Anna <@200005222>", "/mito partita @Anna @ugolinus"]
)
async def test_nothing_that_others_do_writes_them_back(house: House, tmp_path: Path, line: str) -> None:
    await lived(house)
    await forgotten(house)
    await house.ask(line, ANNA, mentioned=(UGO,))
    house = await house.restarted()
    await house.ask(line, ANNA, mentioned=(UGO,))
    await house.store.settled()
    assert not found(tmp_path)


async def test_no_choice_press_reply_file_or_offer_of_others_writes_them_back(house: House, tmp_path: Path) -> None:
    await lived(house)
    await others_go_on(house)
    assert not found(tmp_path)


@pytest.mark.evenings
async def test_on_postgresql_no_byte_is_left_or_written_back_either(postgresql: str) -> None:
    from bot.storage.postgresql_store import PostgresStore

    store = PostgresStore(postgresql)
    await store.open()
    house = House(store)
    await house.hall.open()
    try:
        await lived(house)
        for game in ("codice", "diplomazia", "gdr", "mito"):
            await house.ask(f'/{game} nuovo "Trofeo {UGO.name}"', manages=True)
        assert await on_disk.found(store, TRACES)
        await others_go_on(house)
        assert not await on_disk.found(store, TRACES)
    finally:
        await store.close()


async def others_go_on(house: House) -> None:
    """Ugo is forgotten; others choose him, press old buttons, reply, send a file, are offered names, see him leave."""
    ladder = await house.keys("/mito classifica", ANNA)
    await house.heralded()
    said = [key for notice in house.chat.said for row in notice.drawn.buttons for key in row]
    await forgotten(house)
    house.chat.members_there = [UGO]
    for key in (*ladder.values(), *said):
        await house.ask(who=ANNA, press=key.id)
    for path, name in (("mito player", "player"), ("mito game", "players"), ("club role", "member")):
        await house.ask(path=path, values={name: UGO}, manages=True)
    await house.ask("/mito giocatore <@200005222>", ANNA, mentioned=(UGO,), replied="1")
    for typed in ("ugo", UGO.name, UGO.handle):
        asked = Request("c", ANNA, HALL, house.now)
        await house.hall.complete(asked, "mito game", "players", typed)
    games = f"data,vincitore,giocatore1\n2026-01-02 21:00,Anna,{UGO.handle}\n"
    await house.ask("/mito import", manages=True, file=File("f.csv", games.encode()))
    await house.hall.left(HALL, UGO, "discord:left", house.now)
    await house.heralded()
    await house.store.settled()


async def test_what_they_only_look_at_or_are_refused_does_not_write_them_back(house: House, tmp_path: Path) -> None:
    await lived(house)
    keys = await house.keys("/mito classifica", UGO)
    dispute = next(key for key in (await house.keys("/mito partita @Anna @Bruno", ANNA)).values())
    await forgotten(house)
    for where in (HALL, private(UGO)):
        for press in (*keys.values(), dispute):
            await house.ask(who=UGO, press=press.id, where=where)
        for line in ("/mito classifica", "/io mostra", "/io dati", "/club persone", "/mito correggi 1 elimina:si"):
            await house.ask(line, UGO, where)
        await house.hall.complete(Request("c", UGO, where, house.now), "mito game", "players", "an")
        await house.heralded()
        assert not found(tmp_path)
        assert await house.hall.forgotten_account(HALL, (UGO,))


@pytest.mark.parametrize("line", ["/tira 2", "/mito partita @Anna <@200005222>", "/io avvisi no"])
async def test_what_is_recorded_of_them_makes_them_somebody_again(house: House, line: str) -> None:
    await lived(house)
    before = (await house.people.meet(UGO)).id
    await forgotten(house)
    await house.ask(line, UGO, mentioned=(UGO,))
    assert not await house.hall.forgotten_account(HALL, (UGO,))
    assert (await house.people.meet(UGO)).id != before
    assert not [row for row in await house.store.rows("people", id=before) if row["name"]]


async def test_a_chat_hears_whom_it_may_not_keep(house: House) -> None:
    await lived(house)
    assert not await house.hall.forgotten_account(HALL, (UGO,))
    await forgotten(house)
    for after in (house, await house.restarted()):
        hears = after.hall.forgotten_account
        assert await hears(HALL, (ANNA, UGO)) == say("refused-account-forgotten")
        for others in ((ANNA,), (), (replace(UGO, platform="telegram"),), (replace(UGO, id="300005333"),)):
            assert not await hears(HALL, others), "an account of another platform, or of that username now, is another"


async def test_a_chat_of_a_club_that_never_knew_them_hears_that_the_mention_is_nobodys(house: House) -> None:
    await lived(house)
    await forgotten(house)
    hears = (await house.restarted()).hall.forgotten_account
    assert await hears(ELSEWHERE, (ANNA, UGO)) == say("refused-nobody-of-that-mention")


async def test_a_chat_hears_which_names_it_may_not_keep(house: House) -> None:
    await lived(house)
    await forgotten(house)
    hears = (await house.restarted()).hall.forgotten_name
    for line in (f"Anna {UGO.name}", f"{UGO.name} Mara, Zoe Vito", f'Anna "{UGO.name}"'):
        assert await hears(HALL, line) == UGO.name
    assert await hears(HALL, f"@{UGO.handle}") == UGO.handle
    for line in ("Anna Ugolino", f"Anna @+{UGO.handle}", f"@{UGO.handle}ina", "Anna", ""):
        assert not await hears(HALL, line)
    for line in (UGO.name, f"@{UGO.handle}"):
        assert not await hears(ELSEWHERE, line), "another club calls somebody else so"
    await house.ask("/tira 2", replace(UGO, id="300005333", handle="altro.ugo"))
    assert not await hears(HALL, UGO.name)


async def test_another_of_that_name_can_be_a_guest(house: House) -> None:
    await lived(house)
    await forgotten(house)
    assert "scrivi @+" in await house.said("/mito giocatore @ugolinus", ANNA), "who only looks makes no guest"
    assert "ugolinus" in await house.said("/mito partita @Anna @+ugolinus", ANNA)


@pytest.mark.parametrize("more", ["", ' @Bruno @"Carla Maria" @Dario risikometro:30,30,30,30,30'])
async def test_whoever_types_the_name_says_with_one_press_that_it_is_somebody_else(
    house: House, tmp_path: Path, more: str
) -> None:
    await lived(house)
    await forgotten(house)
    keys = await house.keys(f'/mito partita @Anna @"{UGO.name}"{more}', ANNA)
    assert list(keys) == ["È un'altra persona: un ospite nuovo, U…"]
    assert not found(tmp_path), "the question is kept in memory alone"
    [sure] = keys.values()
    assert UGO.name in await house.press(sure, ANNA)
    assert (await house.said(f'/mito giocatore @"{UGO.name}"', ANNA)).startswith(UGO.name), "it is asked once"


async def test_after_a_restart_the_line_with_the_name_is_typed_again(house: House) -> None:
    await lived(house)
    await forgotten(house)
    keys = await house.keys(f'/mito partita @Anna @Bruno @Carla @"{UGO.name}" risikometro:30,30,30,30', ANNA)
    [sure] = keys.values()
    assert "vale più" in await (await house.restarted()).press(sure, ANNA)


async def test_a_member_chosen_for_a_look_is_not_written_down(house: House) -> None:
    await house.ask("/mito game @Anna @Bruno")
    await house.ask(path="mito player", values={"player": UGO})
    assert not [row for row in await house.store.rows("accounts") if row["account"] == UGO.id]


async def test_that_they_cannot_be_written_to_any_more_does_not_write_them_back(house: House, tmp_path: Path) -> None:
    await lived(house)
    await forgotten(house)
    await house.hall.reachable(UGO, False)
    assert not found(tmp_path)


async def test_who_comes_back_is_somebody_new_whom_others_can_name(house: House) -> None:
    await lived(house)
    before = (await house.people.meet(UGO)).id
    await forgotten(house)
    await house.ask("/tira 2", UGO, ELSEWHERE)
    after = (await house.people.meet(UGO)).id
    assert after != before
    await house.ask("/mito partita @Anna <@200005222>", ANNA, mentioned=(UGO,))
    games = [json.loads(entry.body) for entry in await house.entries(HALL) if entry.kind == "mito.game-played"]
    assert before in games[0]["players"] and after in games[1]["players"]
