"""What was read in a room says that it is from before, once what it told is undone or corrected."""

from __future__ import annotations

import pytest

from bot.hall.cards.card import Audience
from bot.hall.requests import Account, Reply
from bot.hall.running.said.only_read import LATELY
from bot.storage.contract import Write
from tests.hall.house import ANNA, BRUNO, House, private, words

LADDER, BEFORE = "Classifica di sempre", "Com'era prima"
CARLA = Account("discord", "3", "Carla", "it", "carla")
DARIO, IVO = Account("discord", "4", "Dario", "it", "dario"), Account("discord", "6", "Ivo", "it", "ivo")


async def met(house: House) -> None:
    """All of them have been in the room."""
    for who in (ANNA, BRUNO, CARLA, DARIO, IVO):
        await house.ask("/aiuto", who)


async def read(house: House, number: int, line: str = "/mito classifica", who: Account = CARLA) -> None:
    """A line that only reads is answered in the room, by a message of that number."""
    reply = await house.ask(line, who, id=f"discord:r{number}")
    assert isinstance(reply, Reply)
    await house.hall.acknowledged(f"discord:r{number}", {"message": number})


async def shown(house: House) -> dict[int, list[str]]:
    """How the titles of the messages read that were edited, by their numbers."""
    await house.heralded()
    edits: dict[int, list[str]] = {}
    for notice in house.chat.said:
        if notice.edits:
            edits.setdefault(int(notice.edits["message"]), []).append(words(notice.drawn).splitlines()[0])
    return edits


@pytest.fixture
async def played(house: House) -> House:
    """Bruno recorded a game of his and Dario's, then Anna one with Ivo; Carla has read the ladder in the room since."""
    await met(house)
    await house.ask("/mito partita @Dario @Bruno quando:ieri", BRUNO)
    await house.ask("/mito partita @Anna @Ivo")
    await read(house, 77)
    return house


async def undo(house: House, line: str = "/annulla mito") -> dict[str, str]:
    """The buttons under an undo that was done."""
    sure = (await house.keys(line, CARLA, manages=True))["Sì, annulla"]
    return {label: key.id for label, key in (await house.keys(who=CARLA, press=sure.id, manages=True)).items()}


async def test_after_an_undo_it_says_that_it_is_from_before_and_after_putting_back_no_more(played: House) -> None:
    keys = await undo(played)
    assert (await shown(played))[77] == [f"{BEFORE} · {LADDER}"]
    await played.press(keys["Rimetti"], CARLA, manages=True)
    assert (await shown(played))[77] == [f"{BEFORE} · {LADDER}", LADDER]


async def test_after_a_restart_it_is_still_known(played: House) -> None:
    played = await played.restarted()
    await undo(played)
    assert (await shown(played))[77] == [f"{BEFORE} · {LADDER}"]


async def test_two_undos_have_it_wait_for_both(played: House) -> None:
    first = await undo(played)
    second = await undo(played)
    await played.press(second["Rimetti"], CARLA, manages=True)
    assert (await shown(played))[77] == [f"{BEFORE} · {LADDER}"]
    await played.press(first["Rimetti"], CARLA, manages=True)
    assert (await shown(played))[77] == [f"{BEFORE} · {LADDER}", LADDER]


async def test_what_was_read_before_it_was_told_stays_as_it_was(house: House) -> None:
    await met(house)
    await house.ask("/mito partita @Anna @Ivo")
    await read(house, 77)
    await house.ask("/mito partita @Bruno @Ivo quando:ieri", BRUNO)
    await undo(house)
    assert 77 not in await shown(house)


async def test_what_reads_alike_stays_as_it_was(played: House) -> None:
    await read(played, 78, "/mito giocatore @Dario")
    await read(played, 79, "/mito giocatore @Ivo")
    await undo(played)
    edits = await shown(played)
    assert 78 not in edits and edits[79][-1].startswith(BEFORE)


async def test_a_correction_marks_it_too(played: House) -> None:
    await played.ask("/mito correggi 2 @Ivo @Anna", CARLA, manages=True)
    assert (await shown(played))[77] == [f"{BEFORE} · {LADDER}"]


async def test_what_one_alone_has_read_is_let_be(played: House) -> None:
    before = len(await played.store.rows("single_cards"))
    await played.ask("/mito classifica", CARLA, private(CARLA))
    assert len(await played.store.rows("single_cards")) == before


async def test_the_newest_few_are_remembered(played: House) -> None:
    for number in range(80, 90):
        await read(played, number)
    assert len([row for row in await played.store.rows("single_cards") if row["key"].startswith("read:")]) == 6
    await undo(played)
    assert {*await shown(played)} >= {*range(84, 90)} and 77 not in await shown(played)


async def test_what_was_read_days_ago_is_let_be(played: House) -> None:
    played.now += LATELY + 1
    await undo(played)
    assert 77 not in await shown(played)


async def test_what_was_read_goes_with_whoever_read_it(played: House) -> None:
    await played.press((await played.keys("/io cancella", CARLA))["Sì, dimenticami"], CARLA)
    assert not [row for row in await played.store.rows("single_cards") if row["key"].startswith("read:")]


# --- shown a moment ago


async def pressed_ladder(house: House, who: Account, after: float, number: int) -> Reply:
    """Somebody presses the button that shows the ladder, so many seconds later."""
    house.now += after
    reply = await house.ask(who=who, press="!mito ladder", id=f"discord:p{number}")
    assert isinstance(reply, Reply)
    if reply.stored:
        await house.hall.acknowledged(f"discord:p{number}", {"message": number})
    return reply


async def test_what_the_room_was_shown_a_moment_ago_a_button_shows_nobody_else_anew(house: House) -> None:
    """Twelve tables look at the standings when the last one is done."""
    await met(house)
    await house.ask("/mito partita @Anna @Ivo")
    first = await pressed_ladder(house, CARLA, 0, 1)
    assert first.audience is Audience.ROOM
    await house.store.write(Write())  # With it goes where that stands.
    for number, who in enumerate((BRUNO, DARIO, CARLA), 2):
        again = await pressed_ladder(house, who, 10, number)
        assert (again.audience, words(again.drawn)) == (Audience.MEMBER, f"{LADDER}: è qui, poco più su")
        assert again.drawn.words_first and again.card is not None and again.card.needless
        assert [key.url for row in again.drawn.buttons for key in row] == ["https://discord/1"]
    assert (await pressed_ladder(house, IVO, 60, 9)).audience is Audience.ROOM


async def test_what_is_new_since_or_asked_for_otherwise_is_shown(house: House) -> None:
    await met(house)
    await house.ask("/mito partita @Anna @Ivo")
    await pressed_ladder(house, CARLA, 0, 1)
    typed = await house.ask("/mito classifica", BRUNO)
    assert isinstance(typed, Reply)
    assert typed.audience is Audience.ROOM
    await house.ask("/mito partita @Dario @Bruno", BRUNO)
    assert (await pressed_ladder(house, BRUNO, 1, 2)).audience is Audience.ROOM
    elsewhere = await house.ask(who=DARIO, press="!mito ladder", where=private(DARIO))
    assert isinstance(elsewhere, Reply)
    assert "poco più su" not in words(elsewhere.drawn)


async def test_of_who_asked_to_be_forgotten_it_is_not_remembered_what_they_read(played: House) -> None:
    await played.press((await played.keys("/io cancella", CARLA))["Sì, dimenticami"], CARLA)
    await read(played, 78)
    assert not [row for row in await played.store.rows("single_cards") if row["key"].startswith("read:")]
