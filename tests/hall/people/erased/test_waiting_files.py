"""A file that waits for an answer goes with whom it may name, and its cards lose their buttons; any other stays."""

from __future__ import annotations

import asyncio

import pytest

from bot.hall.declared.known_before import A_WHILE
from bot.hall.people.known import Called, KnownPeople, known_now
from bot.hall.people.waiting_files import Erased, may_name
from bot.hall.requests import Account, File
from tests.hall.house import ANNA, BRUNO, CARLA, House

HEAD = "data,vincitore,giocatore1,giocatore2\n"
ROSA = Account("discord", "900000002", "Rosa Bianchi", "it", "rosina")


async def asked(house: House, *names: str, who: Account = ANNA, text: str = "") -> str:
    """The request of a question about a file, which stands in the room; its buttons are read with `buttons`."""
    lines = "".join(f"2026-01-02 21:00,Anna,Anna,{name}\n" for name in names)
    reply = await house.ask("/mito import", who, manages=True, file=File("f.csv", (HEAD + lines + text).encode()))
    assert reply is not None
    await house.hall.acknowledged(reply.request, {"message": 70})
    return reply.request


async def forgotten(house: House, who: Account) -> None:
    sure = await house.keys("/io cancella", who)
    assert "Fatto" in await house.press(sure["Sì, dimenticami"], who)


@pytest.fixture
async def club(house: House) -> House:
    for who in (ANNA, BRUNO, CARLA, ROSA):
        await house.ask("/io lingua italiano", who)
    await house.ask("/mito partita @Anna @Bruno @Marco")
    await house.heralded()
    return house


async def test_the_card_of_a_file_that_went_says_so_and_has_no_buttons(club: House) -> None:
    await asked(club, "Marcoo", "Rosa Bianchi")
    await forgotten(club, ROSA)
    assert not await club.store.rows("uploads")
    said = await club.heralded()
    [edit] = [notice for notice in club.chat.said if (notice.edits or {}).get("message") == 70]
    assert not edit.drawn.buttons and any("Manda di nuovo il file" in one for one in said)
    [told] = [notice for notice in club.chat.said[-2:] if notice.account is not None]
    assert told.account is not None and told.account.id == ANNA.id and told.edits is None
    assert not any("Rosa" in one or "rosina" in one for one in said)


async def test_it_is_so_where_the_file_is_the_first_that_a_club_sends(house: House) -> None:
    await house.ask("/tira 2", ROSA)
    await asked(house, "Rosa Biancchi")
    await forgotten(house, ROSA)
    await house.heralded()
    assert [notice.edits for notice in house.chat.said if notice.edits] == [{"message": 70}]


async def test_it_is_so_after_a_restart_too(club: House) -> None:
    await asked(club, "Marcoo", "Rosa Bianchi")
    await forgotten(club, ROSA)
    after = await club.restarted()
    await after.heralded()
    assert [notice.edits for notice in after.chat.said if notice.edits] == [{"message": 70}]


async def test_the_card_that_stands_last_is_the_one_that_changes(club: House) -> None:
    first = await club.keys(
        "/mito import",
        manages=True,
        file=File("f.csv", f"{HEAD}2026-01-02 21:00,Anna,Anna,Marcoo\n2026-01-03 21:00,Anna,Anna,Rosa\n".encode()),
    )
    reply = await club.ask("", press=first["«Marcoo» è nuovo"].id, manages=True)
    assert reply is not None
    await club.hall.acknowledged(reply.request, {"message": 71})
    await forgotten(club, ROSA)
    await club.heralded()
    assert [notice.edits for notice in club.chat.said if notice.edits] == [{"message": 71}]


async def test_a_file_that_waits_for_a_yes_goes_from_its_question_too(club: House) -> None:
    await club.ask("/mito partita @Anna @Rosa", manages=True)
    reply = await club.ask(
        "/mito import",
        manages=True,
        file=File("f.csv", f"{HEAD}2026-01-02 21:00,Anna,Anna,Rosa Bianchi\n".encode()),
    )
    assert reply is not None and [key.label for row in reply.drawn.buttons for key in row] == ["Conferma"]
    await club.hall.acknowledged(reply.request, {"message": 72})
    await forgotten(club, ROSA)
    await club.heralded()
    [edit] = [notice for notice in club.chat.said if (notice.edits or {}).get("message") == 72]
    assert not edit.drawn.buttons


async def test_a_file_that_names_nobody_erased_stays_with_its_buttons(club: House) -> None:
    club.now += A_WHILE  # So long the club knows Bruno.
    keys = await club.keys(
        "/mito import", manages=True, file=File("f.csv", f"{HEAD}2026-01-02 21:00,Anna,Anna,Marcoo\n".encode())
    )
    await forgotten(club, ROSA)
    assert not await club.heralded()
    yes = await club.keys(press=keys["Marco"].id, manages=True)
    assert "1 partita importata su 1" in await club.press(yes["Conferma"], BRUNO)


async def test_who_sent_the_file_and_goes_takes_it_along(club: House) -> None:
    await asked(club, "Marcoo", who=BRUNO)
    await forgotten(club, BRUNO)
    assert not await club.store.rows("uploads")
    [said] = await club.heralded()
    assert "Manda di nuovo il file" in said


async def test_who_is_called_by_two_letters_alone_is_forgotten_too(club: House) -> None:
    al = Account("discord", "900000003", "Al", "it", "")
    await club.ask("/tira 2", al)
    await forgotten(club, al)


async def test_a_question_about_a_file_that_is_delivered_twice_is_asked_once(club: House) -> None:
    file = File("f.csv", f"{HEAD}2026-01-02 21:00,Anna,Anna,Marcoo\n".encode())
    asking = [club.ask("/mito import", manages=True, file=file, id="twice") for _ in range(2)]
    one, other = await asyncio.gather(*asking)
    assert one is not None and other is not None and one.drawn == other.drawn
    assert len(await club.store.rows("uploads")) == 1


# --- what may name somebody

PEOPLE = [
    ("pr", "display", "Rosa Bianchi"),
    ("pr", "was", "Rosalba Ò"),
    ("pr", "@discord", "rosina"),
    ("pm", "guest", "Marco"),
]
ROSAS = Erased(("pr",), ("900000002",), ("rosa", "bianchi", "rosalba", "o", "rosina"))


def club_of() -> KnownPeople:
    return known_now({}, [Called(*row) for row in PEOPLE])


@pytest.mark.parametrize(
    "cell",
    ["Rosa Bianchi", "ROSA", "@rosina", "Bianchi", "Rosalba", "R0sa Bianchi", "Rosabianchi", "rosna", "<@900000002>"],
)
@pytest.mark.parametrize("coded", ["utf-8", "utf-8-sig", "utf-16"])
def test_a_file_names_somebody_however_they_are_written(cell: str, coded: str) -> None:
    assert may_name(club_of(), ROSAS, "f.csv", f"{HEAD}2026-01-02,Marco,Marco,{cell}\n".encode(coded))


@pytest.mark.parametrize("cell", ["Marco", "Rosario Neri", "Bianca", "Anna"])
def test_a_file_of_others_names_nobody(cell: str) -> None:
    assert not may_name(club_of(), ROSAS, "f.csv", f"{HEAD}2026-01-02,Marco,Marco,{cell}\n".encode())


@pytest.mark.parametrize("coded", ["utf-16-le", "utf-16-be"])
def test_nor_does_one_as_a_spreadsheet_writes_it(coded: str) -> None:
    assert not may_name(club_of(), ROSAS, "f.csv", f"\ufeff{HEAD}2026-01-02,Marco,Marco,Anna\n".encode(coded))


def test_a_file_is_searched_by_its_own_name_too() -> None:
    assert may_name(club_of(), ROSAS, "partite di Rosa.csv", HEAD.encode())


@pytest.mark.parametrize("content", [b"PK\x03\x04\0\0", "Niccolò,Marco".encode("cp1252"), b"\xff\xfea"])
def test_what_cannot_be_read_for_certain_may_name_anybody(content: bytes) -> None:
    assert may_name(club_of(), ROSAS, "f.csv", content)
