"""What the ledger of a book says of acts and seals: which is the present one, what is over, what takes whose place."""

from __future__ import annotations

import pickle

import pytest

from bot.engines.ledger import ActDice, Ledger
from bot.engines.seals import ActDraw, Seal

WHY = "w000000why0"


def ledger(*strands: str) -> Ledger:
    """A book's ledger with a seal for each of these strands, in their order."""
    one = Ledger()
    for number, strand in enumerate(strands or ("",), 1):
        one.begin(Seal(number, f"{number:0>32}", strand))
    return one


def fall(one: Ledger, *labels: str, seal: int = 1, upon: tuple[object, ...] = ("pool",)) -> None:
    """A die of each of these labels falls, in one throw that was decided so."""
    draws = [ActDraw(seal=seal, label=label, cuts=0, sides=6, faces=(1,)) for label in labels]
    one.count([], draws, {draws[0].act: upon})


def taken(act: str, ledger: Ledger) -> list[str]:
    """In whose place an act fell."""
    return [gone.act for gone in ledger.after.get(act, ())]


# --- what takes the place of what was taken away


@pytest.mark.parametrize(
    ("gone", "next_", "takes"),
    [
        ("check/1/seat-2/natural", "check/2/seat-2/natural", True),
        ("check/1/seat-2/natural", "check/2/seat-3/natural", False),
        ("check/1/seat-2/natural", "strike/1/seat-2/natural", False),
        ("check/1/seat-2/natural", "check/2/natural", False),
        ("oracle/1/natural", "oracle/2/natural", True),
        ("oracle/1/natural", "oracle/2/seat-2/natural", False),
        ("roll/1/seat-2/natural", "roll/2/seat-2/natural", False),
    ],
    ids=["same seat", "another seat", "another kind", "the table's", "table after table", "a seat's", "plain rolls"],
)
def test_an_act_takes_the_place_of_one_of_its_kind_and_its_seats(gone: str, next_: str, takes: bool) -> None:
    one = ledger()
    fall(one, gone)
    before, act = "/".join(gone.split("/")[:2]), "/".join(next_.split("/")[:2])
    one.take_away(before, WHY)
    fall(one, next_)
    assert taken(act, one) == ([before] if takes else [])
    assert (before in one.gone) == (not takes and not gone.startswith("roll"))


def test_of_a_reveal_each_who_rolled_in_it_counts_and_only_its_first_fall_takes_a_place() -> None:
    one = ledger()
    fall(one, "contest/1/seat-1/natural", "contest/1/seat-1/bid", "contest/1/npc/natural")
    fall(one, "contest/2/seat-3/natural")
    one.take_away("contest/1", WHY)
    fall(one, "contest/2/seat-1/natural", "contest/2/seat-3/natural")
    assert taken("contest/2", one) == [] and [*one.gone] == ["contest/1"]
    fall(one, "contest/3/npc/natural")
    assert taken("contest/3", one) == ["contest/1"] and not one.gone


def test_an_act_that_falls_again_takes_its_own_place() -> None:
    one = ledger()
    fall(one, "check/1/seat-2/natural")
    one.take_away("check/1", WHY)
    fall(one, "check/1/seat-2/natural")
    assert taken("check/1", one) == ["check/1"] and not one.gone
    one.take_away("check/1", "w0000second")
    fall(one, "check/1/seat-2/natural")
    assert [gone.why for gone in one.after["check/1"]] == [WHY, "w0000second"]


def test_what_an_undo_had_taken_away_counts_again_once_it_is_put_back() -> None:
    one = ledger()
    fall(one, "check/1/seat-2/natural")
    fall(one, "check/2/seat-2/natural")
    one.take_away("check/1", WHY, "r7")
    one.take_away("check/2", WHY)
    one.take_away("check/9", WHY)  # It has never fallen: there is nothing to be said of it.
    one.put_back("r7")
    assert [*one.gone] == ["check/2"]


# --- the seals


def test_the_present_seal_of_a_strand_is_its_last_that_is_neither_open_nor_retired() -> None:
    one = ledger("", "oracle", "", "oracle")
    assert [seal.number for seal in (one.now(""), one.present, one.now("oracle")) if seal] == [3, 3, 4]
    one.open(4, "seed")
    one.retire(3)
    assert [seal.number for seal in (one.now(""), one.present, one.now("oracle")) if seal] == [1, 1, 2]
    assert one.now("other") is None


def test_what_is_closed_of_a_strand_is_all_after_the_last_that_is_open() -> None:
    one = ledger("", "", "oracle", "", "")
    one.open(1, "seed")
    one.retire(4)
    assert [seal.number for seal in one.closed("")] == [2, 4, 5]
    assert [seal.number for seal in one.closed("oracle")] == [3]


def test_there_is_something_to_open_once_dice_fell_or_a_seal_was_retired() -> None:
    one = ledger("", "oracle")
    assert not one.to_open() and not one.to_open("oracle")
    fall(one, "check/1/seat-2/natural")
    assert one.to_open() and not one.to_open("oracle")
    one.retire(2)
    assert one.to_open("oracle")
    one.open(1, "seed")
    assert not one.to_open()


# --- what fell, and when it is over


def test_dice_that_fell_are_secret_until_their_seal_is_opened_and_then_over() -> None:
    one = ledger()
    fall(one, "check/1/seat-2/natural")
    fall(one, "check/3/seat-2/natural")
    one.begin(Seal(2, "2" * 32))
    fall(one, "check/4/seat-2/natural", seal=2)
    assert one.shown("check/1") and not one.shown("check/2") and not one.over("check/1")
    one.open(1, "seed")
    assert (one.fell, one.told) == ({"check/4"}, {"check/1", "check/3"})
    assert [*one.acts] == [*one.fallen] == ["check/4"]
    assert one.shown("check/1") and one.shown("check/4")
    assert [one.over(f"check/{number}") for number in range(1, 6)] == [True, True, True, False, False]
    assert not one.over("strike/1")
    assert one.next("check") == 5 and one.next("strike") == 1


def test_what_fell_by_its_place_is_over_with_all_that_it_begins_with() -> None:
    one = ledger()
    fall(one, "first-master/2/round-1/seat-1")
    before = [one.over(label) for label in ("first-master/2", "first-master/2/round-1")]
    one.open(1, "seed")
    after = [one.over(label) for label in ("first-master", "first-master/2", "first-master/2/round-1")]
    assert (before, after) == ([False, False], [False, True, True])
    assert one.over("first-master/2/round-1/seat-1") and not one.over("first-master/3")


def test_an_act_keeps_the_seal_and_the_cuts_with_which_it_was_opened() -> None:
    one = ledger()
    one.cut(1, "digest", "p")
    one.count(["contest/2", "check/5"], [], {})
    one.cut(1, "digest", "q")
    one.count(["contest/2"], [], {})
    assert one.acts == {"contest/2": ActDice(1, 1), "check/5": ActDice(1, 1)}
    assert (one.seals[0].acts, one.seals[0].last) == ({"contest": 1, "check": 1}, {"contest": 2, "check": 5})
    one.count(["check/3"], [], {})
    assert (one.next("check"), one.seals[0].last["check"], one.seals[0].acts["check"]) == (6, 5, 2)
    one.count(["lots/round-1"], [], {})
    assert [*one.last] == [*one.seals[0].last] == ["contest", "check"], "what has no number counts nothing"


def test_the_acts_of_a_seal_share_what_is_the_same_for_all_also_after_a_snapshot() -> None:
    one = ledger()
    for number in range(1, 300):
        fall(one, f"roll/{number}/natural")
    one.count(["check/1"], [], {})
    for kept in (one, pickle.loads(pickle.dumps(one))):
        assert len(kept.acts) == 300 and len({id(dice) for dice in kept.acts.values()}) == 1


def test_what_is_decided_otherwise_of_known_dice_is_remembered_and_the_same_is_not() -> None:
    one = ledger()
    fall(one, "check/1/seat-2/natural")
    fall(one, "check/1/seat-2/natural")
    assert not one.otherwise
    fall(one, "check/1/seat-2/natural", upon=("another",))
    assert one.otherwise == {"check/1"} and one.fallen == {"check/1": ("another",)}


def test_what_is_drawn_by_its_place_again_under_another_seal_falls_otherwise() -> None:
    one = ledger()
    fall(one, "first-master/2/seat-1")
    fall(one, "check/1/seat-2/natural")
    one.retire(1)
    assert one.dropped == {"first-master/2/seat-1": (), "first-master/2": ("pool",)}
    one.begin(Seal(2, "2" * 32))
    fall(one, "first-master/3/seat-1", seal=2)
    assert not one.otherwise
    fall(one, "first-master/2/seat-1", seal=2)
    assert one.otherwise == {"first-master/2"} and not one.dropped


def test_what_was_dropped_with_a_retired_seal_is_told_once_that_is_opened() -> None:
    one = ledger()
    fall(one, "first-master/2/seat-1")
    one.retire(1)
    one.begin(Seal(2, "2" * 32))
    fall(one, "first-master/5/seat-1", seal=2)
    one.open(1, "seed")
    assert (one.told, one.dropped) == ({"first-master/2"}, {})
    assert one.fell == {"first-master/5"}
