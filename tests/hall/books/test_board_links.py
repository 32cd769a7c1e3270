"""Each book has one board, whose link is given to whoever asks for it."""

from __future__ import annotations

from bot.storage.contract import Write
from tests.hall.house import House


async def test_each_book_has_a_board_of_its_own(house: House) -> None:
    boards = house.hall.boards
    id, kept = await boards.of_book("b0000000001")
    await house.store.write(Write(changes=[kept]))
    assert await boards.of_book("b0000000001") == (id, kept)
    assert (await boards.of_book("b0000000002"))[0] != id
    assert [await boards.handed_out(f"b000000000{number}") for number in (1, 2)] == [True, False]
