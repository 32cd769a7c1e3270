"""Any line of the journal can be taken back by its number, where nothing stands on it, and be put back."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bot.hall.books.long_books import PAGE
from bot.hall.cards.card import Key
from bot.hall.requests import Account, Reply
from bot.storage.contract import Store
from bot.storage.stored import StoredEntry
from tests.hall.house import BRUNO, House, words

pytestmark = pytest.mark.asyncio
UGO = Account("discord", "9", "Ugo", "it", "ugo")
"""Who organises, and does not play."""
YES, BACK = "Sì, annulla", "Rimetti"
GAME = '/mito partita "@anna @bruno"'


async def number(house: House, words: str) -> int:
    """The number of the last line of the journal that says so."""
    said = await house.said("/diario 100 mito" if "Partita" in words else "/diario 100 tavolo")
    found = [int(line.split(" · ")[0]) for line in said.splitlines() if re.search(words, line)]
    return found[-1]


async def game(house: House) -> dict[str, Key]:
    """The buttons of a game that was recorded between two whom the club knows."""
    await house.ask("/aiuto", BRUNO)
    return await house.keys(GAME)


async def lines(house: House) -> list[str]:
    """The journal's lines without their moments."""
    return [line.split(" · ", 2)[-1] for line in (await house.said("/diario 100 tavolo")).splitlines()[1:]]


class Short:
    """A store whose last so many entries are fewer, as if a book were long."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def entries(self, book: str, *, last: int | None = None, **which: Any) -> list[StoredEntry]:
        return await self._store.entries(book, last=last if last is None else 1, **which)


async def test_what_can_be_undone_is_looked_for_in_the_whole_book(house: House) -> None:
    house.store = Short(house.store)  # type: ignore[assignment]
    house = await house.restarted()
    await house.ask("/tira 3 nota:uno", BRUNO)
    await house.ask("/verifica taglia:volpe7", BRUNO)
    assert "uno" in await house.said("/annulla", UGO, manages=True)


@pytest.fixture
async def rolled(house: House) -> House:
    """A table where Anna and then Bruno have rolled."""
    await house.ask("/aiuto", BRUNO)
    await house.ask("/tira 3")
    await house.ask("/tira 5", BRUNO)
    return house


async def test_a_line_is_taken_back_from_under_what_does_not_stand_on_it(rolled: House) -> None:
    line = await number(rolled, "Anna ha tirato")
    keys = await rolled.keys(f"/annulla {line}", who=UGO, manages=True)
    assert (await rolled.press(keys[YES], who=UGO, manages=True)).startswith("Ugo ha annullato:\nAnna ha tirato")
    [anna] = [one for one in await lines(rolled) if one.startswith("Anna ha tirato")]
    [bruno] = [one for one in await lines(rolled) if one.startswith("Bruno ha tirato")]
    assert anna.endswith("annullato") and not bruno.endswith("annullato")


async def test_before_the_yes_it_says_what_and_whom_and_nothing_has_happened(rolled: House) -> None:
    await rolled.ask(GAME)
    before = await lines(rolled), await rolled.said("/diario mito")
    said = await rolled.said(
        f"/annulla riga:{await number(rolled, 'Bruno ha tirato')} registro:tavolo", who=UGO, manages=True
    )
    assert "Bruno ha tirato" in said
    assert "Riguarda Anna, Bruno" in (await rolled.said("/annulla mito", who=UGO, manages=True)).splitlines()
    assert (await lines(rolled), await rolled.said("/diario mito")) == before


async def test_what_stands_on_it_is_named_and_it_is_offered_to_begin_there(house: House) -> None:
    buttons = await game(house)
    await house.press(buttons["Confermo"], BRUNO)
    line = await number(house, "Partita 1:")
    reply = await house.ask(f"/annulla mito {line}", who=UGO, manages=True)
    assert isinstance(reply, Reply)
    assert f"riga {line} non si può annullare da sola" in words(reply.drawn)
    [[begin]] = reply.drawn.buttons
    assert begin.label == f"Comincia dalla {line + 1}"
    asked = await house.keys(press=begin.id, who=UGO, manages=True)
    assert "ha annullato" in await house.press(asked[YES], who=UGO, manages=True)
    assert "Rimetti" in await house.keys(f"/annulla mito {line + 1}", who=UGO, manages=True)
    assert "ha annullato" in await house.press(
        (await house.keys(f"/annulla mito {line}", who=UGO, manages=True))[YES], who=UGO, manages=True
    )


async def test_what_something_came_to_stand_on_is_not_voided_by_a_late_yes(house: House) -> None:
    buttons = await game(house)
    keys = await house.keys("/annulla mito", who=UGO, manages=True)
    await house.press(buttons["Confermo"], BRUNO)
    assert "Nel frattempo" in await house.press(keys[YES], who=UGO, manages=True)


async def test_an_older_line_is_put_back_though_others_came_since(rolled: House) -> None:
    line = await number(rolled, "Anna ha tirato")
    await rolled.press((await rolled.keys(f"/annulla {line}", who=UGO, manages=True))[YES], who=UGO, manages=True)
    await rolled.ask("/tira 2", BRUNO)
    back = (await rolled.keys(f"/annulla {line}", who=UGO, manages=True))[BACK]
    assert (await rolled.press(back, who=UGO, manages=True)).startswith("Ugo ha rimesso:\nAnna ha tirato")
    assert not any(one.endswith("annullato") for one in await lines(rolled))
    assert "già" in await rolled.press(back, who=UGO, manages=True)


async def test_what_is_contradicted_by_now_is_not_put_back(house: House) -> None:
    buttons = await game(house)
    await house.press(buttons["Contesto"], BRUNO)
    line = await number(house, "Partita 1:")
    first = await house.keys(f"/annulla mito {line + 1}", who=UGO, manages=True)
    undone = await house.ask(press=first[YES].id, who=UGO, manages=True)
    assert isinstance(undone, Reply)
    [[back]] = undone.drawn.buttons
    await house.press((await house.keys(f"/annulla mito {line}", who=UGO, manages=True))[YES], who=UGO, manages=True)
    assert "non permette di rimetterla" in await house.press(back, who=UGO, manages=True)


async def undone_there(house: House, line: int) -> int:
    """An action that Ugo undid, whose card with its way back is seen; how much had been said until then."""
    asked = await house.keys(f"/annulla mito {line}", who=UGO, manages=True)
    reply = await house.ask(press=asked[YES].id, who=UGO, manages=True)
    assert isinstance(reply, Reply) and [key.label for row in reply.drawn.buttons for key in row] == [BACK]
    await house.hall.acknowledged(reply.request, {"message": 78})
    await house.heralded()
    return len(house.chat.said)


async def edits(house: House, since: int) -> list[bool]:
    """Of each edit of that card, whether it has buttons."""
    await house.heralded()
    return [bool(one.drawn.buttons) for one in house.chat.said[since:] if one.edits and one.edits["message"] == 78]


async def test_what_can_be_put_back_no_more_has_no_button_for_it_any_more(house: House) -> None:
    buttons = await game(house)
    await house.press(buttons["Contesto"], BRUNO)
    line = await number(house, "Partita 1:")
    since = await undone_there(house, line + 1)
    await house.ask('/mito partita "@bruno @carla"', BRUNO)
    assert await edits(house, since) == [], "another game contradicts nothing"
    again = await house.restarted()
    await again.press((await again.keys(f"/annulla mito {line}", who=UGO, manages=True))[YES], who=UGO, manages=True)
    assert await edits(again, 0) == [False]


async def test_what_it_stood_on_may_be_undone_and_put_back_meanwhile(house: House) -> None:
    buttons = await game(house)
    await house.press(buttons["Contesto"], BRUNO)
    line = await number(house, "Partita 1:")
    for one in (line + 1, line):
        await house.press((await house.keys(f"/annulla mito {one}", who=UGO, manages=True))[YES], who=UGO, manages=True)
    assert BACK not in await house.keys(f"/annulla mito {line + 1}", who=UGO, manages=True)
    for one in (line, line + 1):
        back = (await house.keys(f"/annulla mito {one}", who=UGO, manages=True))[BACK]
        assert "ha rimesso" in await house.press(back, who=UGO, manages=True)


@pytest.mark.parametrize(("line", "sentence"), [("999", "Il diario arriva alla riga"), ("1", "fuori dal registro")])
async def test_a_line_that_cannot_be_undone_gets_a_sentence(rolled: House, line: str, sentence: str) -> None:
    assert sentence in await rolled.said(f"/annulla {line}", who=UGO, manages=True)


async def test_undo_is_still_for_the_master_or_a_director(rolled: House) -> None:
    assert "direttore" in await rolled.said("/annulla 3", BRUNO)


class Noting(Short):
    """A store that notes which books are read from their beginning."""

    def __init__(self, store: Store) -> None:
        super().__init__(store)
        self.whole: list[str] = []

    async def entries(self, book: str, *, first: int | None = None, **which: Any) -> list[StoredEntry]:
        if first == PAGE and not which.get("after"):
            self.whole.append(next(one.kind for one in await self._store.books() if one.id == book))
        return await self._store.entries(book, first=first, **which)


async def test_where_no_game_says_who_stands_where_the_question_before_an_undo_reads_no_whole_book(
    house: House,
) -> None:
    await house.ask("/tira 5", BRUNO)
    await game(house)
    store = Noting(house.store)
    house.store = store  # type: ignore[assignment]
    house = await house.restarted()
    for line in ("/diario mito", "/diario tavolo"):
        await house.said(line)
    store.whole.clear()
    await house.said("/annulla tavolo", UGO, manages=True)
    assert store.whole == []
    await house.said("/annulla mito", manages=True)
    assert store.whole == ["mito"], "it tells who moves in the ladder"
