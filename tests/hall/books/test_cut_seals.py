"""Somebody cuts the seal with a word; of any act `/verify` says who cut it last before it was opened."""

from __future__ import annotations

from itertools import count
from pathlib import Path
from random import Random

import pytest

from bot.engines.seals import SHORT, commitment
from bot.hall.requests import PATIENCE, Reply
from tests.hall.house import ANNA, BRUNO, CARLA, House, opened, words

pytestmark = pytest.mark.asyncio


@pytest.fixture
async def cut(house: House) -> House:
    """Anna rolled; Bruno cut the seal, and Carla after him; then Anna rolled again."""
    await house.ask("/tira 5")
    await house.ask("/verifica taglia:volpe7", BRUNO)
    await house.ask("/tira 5")
    await house.ask("/verifica taglia:riccio", CARLA)
    return house


async def test_everybody_sees_the_word_and_who_cut(house: House) -> None:
    await house.ask("/tira 5")
    said = await house.said("/verifica taglia:volpe7", BRUNO)
    assert said.startswith("Bruno") and "volpe7" in said


async def test_the_journal_tells_the_cut(cut: House) -> None:
    assert "volpe7" in await cut.said("/diario 10")


async def test_an_act_that_was_opened_before_the_cut_was_cut_by_nobody(cut: House) -> None:
    said = await cut.said('/verifica atto:"tiro 1"')
    assert "Bruno" not in said and "Carla" not in said


async def test_an_act_names_who_cut_last_before_it(cut: House) -> None:
    said = await cut.said('/verifica atto:"tiro 2"')
    assert "Bruno" in said and "Carla" not in said


async def test_acts_are_known_by_their_names_in_either_language(cut: House) -> None:
    assert await cut.said('/verify act:"roll 2"') == await cut.said('/verifica atto:"tiro 2"')


async def test_an_act_that_there_is_not_is_refused(cut: House) -> None:
    before = await cut.said("/diario 10")
    assert "tiro 7" in await cut.said('/verifica atto:"tiro 7"')
    assert await cut.said("/diario 10") == before


async def test_a_word_is_of_letters_and_digits(cut: House) -> None:
    before = await cut.said("/diario 10")
    assert "lettere" in await cut.said('/verifica taglia:"due parole"', ANNA)
    assert await cut.said("/diario 10") == before


async def test_once_the_seal_is_open_the_dice_of_an_act_are_checked(cut: House) -> None:
    await cut.ask("/verifica apri:si")
    assert "Rifatti i conti, sono gli stessi" in await cut.said('/verifica atto:"tiro 2"')


async def test_where_a_ladder_was_used_last_the_seal_of_another_book_of_the_room_is_cut(cut: House) -> None:
    await cut.ask('/mito partita "@anna @bruno"')
    keys = await cut.keys("/verifica taglia:pero77", CARLA)
    [chosen] = keys.values()
    assert "pero77" in await cut.press(chosen, CARLA)


async def test_a_ladder_alone_says_that_no_dice_fall_in_it(house: House) -> None:
    await house.ask("/aiuto", BRUNO)
    await house.ask('/mito partita "@anna @bruno"')
    assert "nessun sigillo" in await house.said("/verifica taglia:pero77", BRUNO)


async def test_of_a_ladder_alone_verify_says_that_no_dice_fall_in_it(house: House) -> None:
    await house.ask("/mito partita @anna @bruno")
    assert (
        await house.said("/verifica")
        == "In questo registro non cadono dadi e non si sorteggia: non c'è nessun sigillo."
    )


async def test_a_closed_seal_is_named_once(house: House) -> None:
    await house.ask("/tira 3")
    said = await house.said("/verifica")
    assert said.count("Sigillo ") == 1
    assert "non ancora tagliato, ancora chiuso: 1 tiro" in said


async def test_a_cut_without_its_card_is_given_again_with_the_same_word_and_never_another(house: House) -> None:
    await house.ask("/tira 5")
    reply = await house.ask("/verifica taglia:volpe7", BRUNO, id="cut")
    assert isinstance(reply, Reply)
    told = words(reply.drawn)
    for word in ("volpe7", "lupo9"):  # The first word that was given is the cut's.
        again = await house.ask(f"/verifica taglia:{word}", BRUNO, id="cut")
        assert isinstance(again, Reply) and words(again.drawn) == told
    assert [entry.kind for entry in await house.entries()].count("seal-cut") == 1


async def test_a_cut_that_nobody_saw_comes_as_a_message_after_a_restart_with_the_same_word(house: House) -> None:
    await house.ask("/tira 5")
    told = await house.said("/verifica taglia:volpe7", BRUNO)
    house = await house.restarted()
    house.now += PATIENCE
    await house.herald.say_again()
    await house.heralded()
    assert told in house.chat.words()


def alike() -> tuple[bytes, bytes]:
    """Two seeds whose prints begin with the same four signs."""
    seen: dict[str, bytes] = {}
    for number in count():
        seed = number.to_bytes(32)
        if (short := commitment(seed)[:SHORT]) in seen:
            return seen[short], seed
        seen[short] = seed
    raise AssertionError


async def test_no_two_seals_of_a_book_begin_with_the_same_four_signs(tmp_path: Path) -> None:
    one, other = alike()
    drawn: list[bytes] = []
    chance = Random(1)

    def seeds(size: int) -> bytes:
        """What is drawn: these as long as there are any."""
        return drawn.pop(0) if drawn and size == len(drawn[0]) else chance.randbytes(size)

    house = await opened(tmp_path, chance=seeds)
    drawn += [one] * 2  # Whichever comes first, the book's own secret or its first seal.
    await house.ask("/tira 5")
    drawn[:] = [other, other, bytes(range(32))]
    await house.ask("/verifica apri:si")
    [stored] = [one for one in await house.store.books() if one.kind == "table"]
    volume = await house.shelf.volume(stored.id)
    assert volume is not None
    ledger = volume.book.ledger
    shorts = [seal.short for seal in ledger.seals]
    assert shorts == [commitment(one)[:SHORT], commitment(bytes(range(32)))[:SHORT]]
    assert not drawn, "those that were like it were drawn and put aside"
    await house.store.close()
