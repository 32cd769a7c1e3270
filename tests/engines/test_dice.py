"""Dice belong to acts: the same act falls the same, and upon nothing else than what was decided."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engines.book import Known, Refused
from bot.engines.dice import Dice, pool_parts, shuffled
from bot.engines.ledger import Ledger
from bot.engines.seals import ActDraw, Draw, NumberedDraw, Seal, Throw, commitment, cut_digest

SEED = bytes(range(32))


def ledger(edition: int = 2) -> Ledger:
    """With one seal."""
    empty = Ledger()
    empty.begin(Seal(1, commitment(SEED, edition), edition=edition))
    return empty


def count(into: Ledger, draw: Draw, name: str = "", *decided: object) -> None:
    """The book takes an entry that holds this draw."""
    opens = [draw.act] if isinstance(draw, ActDraw) else []
    into.count(opens, [draw], {name: decided} if name else {})


@given(st.integers(0, 30))
def test_an_order_holds_everything_once(count: int) -> None:
    things = list(range(count))
    draws = Dice(ledger(), SEED, "seats").act("round/1").order("lots", count)
    assert sorted(shuffled(things, draws)) == things
    assert [draw.sides for draw in draws] == list(range(count, 1, -1))


def test_one_label_has_one_number_of_sides_however_many_are_put_in_order() -> None:
    dice = Dice(ledger(), SEED, "r")
    sides = {}
    for teams in (24, 23):
        for draw in dice.act("round/1").order("lots", teams):
            assert isinstance(draw, ActDraw)
            assert sides.setdefault(draw.label, draw.sides) == draw.sides


def test_an_act_falls_the_same_whoever_asks_and_whenever() -> None:
    book = ledger()
    first = Dice(book, SEED, "discord:17").act("check/3").roll("seat-1/natural", 4)
    count(book, first)
    count(book, Dice(book, SEED, "x").act("roll/1").roll("natural", 2))
    book.cut(1, cut_digest("fiume"), "p")
    again = Dice(book, SEED, "telegram:5").act("check/3").roll("seat-1/natural", 5)
    assert again.faces[:4] == first.faces


def test_a_cut_is_in_every_act_that_is_opened_from_then_on() -> None:
    book, uncut = ledger(), ledger()
    book.cut(1, cut_digest("fiume"), "p")
    one, other = (Dice(each, SEED, "r").act("roll/1").roll("natural", 30) for each in (book, uncut))
    assert isinstance(one, ActDraw)
    assert one.cuts == 1
    assert one.faces != other.faces


def test_more_of_one_part_never_moves_another() -> None:
    dice = Dice(ledger(), SEED, "r")
    few, many = (
        dice.act("check/1").throw(pool_parts("check/1/seat-1", natural=natural, bid=2, help=1)) for natural in (1, 9)
    )
    assert few.root[1:] == many.root[1:]
    assert many.faces[:1] == few.faces[:1]
    assert many.parts == (("check/1/seat-1/natural", 9), ("check/1/seat-1/bid", 2), ("check/1/seat-1/help", 1))


def test_an_act_that_has_fallen_falls_upon_nothing_else_unless_it_was_agreed_to() -> None:
    book = ledger()
    count(book, Dice(book, SEED, "r").act("check/1", 3).roll("seat-1/natural", 4), "check/1", 3)
    Dice(book, SEED, "r").act("check/1", 3)
    with pytest.raises(Known, match="dice-known") as known:
        Dice(book, SEED, "r").act("check/1", 2, asks=["anna"])
    assert (known.value.act, known.value.asks) == ("check/1", ("anna",))
    Dice(book, SEED, "r", agreed=["check/1"]).act("check/1", 2)


def test_an_act_of_an_opened_seal_is_never_given_again() -> None:
    book = ledger()
    for name in ("check/7", "board/1-2"):
        count(book, Dice(book, SEED, "r").act(name).roll("", 1))
    book.open(1, SEED.hex())
    book.begin(Seal(2, commitment(SEED[::-1])))
    for name, refused in (("check/7", "dice-over"), ("board/1-2", "drawn-over")):
        with pytest.raises(Refused, match=refused):
            Dice(book, SEED, "r").act(name)
    Dice(book, SEED, "r").act("check/8")
    assert book.next("check") == 8


def test_a_seal_of_the_first_edition_gives_numbered_rolls_as_before() -> None:
    book = ledger(edition=1)
    for request in ("a", "b"):
        chance = Dice(book, SEED, request).act("check/1")
        rolls = [chance.roll("one", 2), chance.roll("other", 1)]
        for roll in rolls:
            count(book, roll)
        assert [roll.request for roll in rolls if isinstance(roll, NumberedDraw)] == [request, request]
    assert book.seals[0].rolls == 4


def test_a_draw_stands_in_a_file_as_the_page_says() -> None:
    draw = Dice(ledger(), SEED, "r").act("check/12").roll("seat-2/natural", 2)
    one, other = draw.faces
    row = f'{{"seal":1,"label":"check/12/seat-2/natural","cuts":0,"sides":6,"faces":[{one},{other}]}}'
    assert draw.model_dump_json() == row
    assert Throw.model_validate_json(f"[{row}]").faces == draw.faces


def test_a_throw_of_the_first_edition_was_one_roll() -> None:
    roll = Dice(ledger(edition=1), SEED, "r").act("roll/1").roll("natural", 3)
    assert Throw.model_validate_json(roll.model_dump_json()).draws == (roll,)
