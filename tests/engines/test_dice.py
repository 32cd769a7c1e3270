"""Sealed dice: what they are made of, that every face is as likely, and that a check finds whatever was touched."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engines.dice import Dice, Draw, Ledger, Seal, checked, commitment, faces, fair_faces, shuffled

SEED = bytes(range(32))
seeds = st.binary(min_size=32, max_size=32)
names = st.text(st.characters(codec="utf-8"), max_size=30)


def by_hand(seed: bytes, number: int, request: str, sides: int, count: int) -> tuple[list[int], int]:
    """The definition in docs/seal.md, written again."""
    shown: list[int] = []
    counter = 0
    limit = 2**64 // sides * sides
    while len(shown) < count:
        digest = hmac.new(seed, f"{number}:{request}:{counter}".encode(), hashlib.sha256).digest()
        value = int.from_bytes(digest[:8], "big")
        counter += 1
        if value < limit:
            shown.append(value % sides + 1)
    return shown, counter


@given(seeds, st.integers(1, 10**6), names, st.integers(2, 1000), st.integers(0, 60))
@settings(max_examples=60, deadline=None)
def test_a_face_is_what_the_definition_says(seed: bytes, number: int, request: str, sides: int, count: int) -> None:
    shown, counter = faces(seed, number, request, sides, count)
    assert (list(shown), counter) == by_hand(seed, number, request, sides, count)
    assert all(1 <= face <= sides for face in shown)
    assert (shown, counter) == faces(seed, number, request, sides, count)


def test_a_commitment_is_the_seeds_sha256() -> None:
    assert commitment(SEED) == hashlib.sha256(SEED).hexdigest()


def test_a_value_beyond_the_last_whole_round_of_faces_is_passed_over() -> None:
    # Of eight values the last two would give the faces 1 and 2 once more than the others.
    assert fair_faces(iter([7, 6, 5, 0, 6, 3]), 8, 6, 3) == ((6, 1, 4), 6)
    assert fair_faces(iter([7]), 8, 4, 1) == ((4,), 1)
    assert fair_faces(iter([]), 8, 6, 0) == ((), 0)


def test_every_face_comes_about_as_often() -> None:
    counted = Counter(face for number in range(100) for face in faces(SEED, number, "evening", 6, 60)[0])
    assert set(counted) == {1, 2, 3, 4, 5, 6}
    # 6,000 dice: six standard deviations are 173.
    assert all(abs(count - 1000) < 173 for count in counted.values())


def test_another_request_or_roll_number_or_seed_gives_other_faces() -> None:
    first = faces(SEED, 1, "a", 6, 30)
    assert first != faces(SEED, 2, "a", 6, 30)
    assert first != faces(SEED, 1, "b", 6, 30)
    assert first != faces(SEED[::-1], 1, "a", 6, 30)


@given(st.integers(0, 30))
def test_an_order_holds_everything_once(count: int) -> None:
    things = list(range(count))
    draws = Dice(Seal(1, commitment(SEED)), SEED, "seats").order(count)
    assert sorted(shuffled(things, draws)) == things
    assert [draw.sides for draw in draws] == list(range(count, 1, -1))


def test_rolls_are_numbered_without_gaps_over_requests() -> None:
    ledger = Ledger()
    ledger.begin(1, commitment(SEED))
    for request in ("a", "b"):
        assert ledger.present is not None
        chance = Dice(ledger.present, SEED, request)
        rolls = [chance.roll(2), chance.roll(1)]
        ledger.count(rolls)
        assert [roll.request for roll in rolls] == [request, request]
    assert ledger.present is not None
    assert ledger.present.rolls == 4


def evening(count: int = 5) -> tuple[Seal, list[Draw]]:
    """A few rolls of a seal that was then opened."""
    seal = Seal(1, commitment(SEED))
    rolls = []
    for number in range(1, count + 1):
        rolls.append(Dice(seal, SEED, f"request{number}").roll(4))
        seal.rolls = number
    seal.seed = SEED.hex()
    return seal, rolls


def test_an_untouched_evening_is_sound() -> None:
    found = checked(*evening())
    assert found.sound
    assert found.checked == 5


@given(st.integers(0, 4), st.integers(0, 3), st.integers(1, 5))
def test_any_changed_die_is_found(roll: int, die: int, by: int) -> None:
    seal, rolls = evening()
    changed = list(rolls[roll].faces)
    changed[die] = (changed[die] - 1 + by) % 6 + 1
    rolls[roll] = rolls[roll].model_copy(update={"faces": tuple(changed)})
    assert checked(seal, rolls).differing == (roll + 1,)


@given(st.integers(0, 4))
def test_any_roll_left_out_is_found(roll: int) -> None:
    seal, rolls = evening()
    del rolls[roll]
    assert checked(seal, rolls).missing == (roll + 1,)


def test_a_roll_told_twice_is_found() -> None:
    seal, rolls = evening()
    assert checked(seal, [*rolls, rolls[2]]).doubled == (3,)


def test_a_dropped_die_or_another_request_is_found() -> None:
    seal, rolls = evening()
    rolls[0] = rolls[0].model_copy(update={"faces": rolls[0].faces[:3]})
    rolls[1] = rolls[1].model_copy(update={"request": "another"})
    assert checked(seal, rolls).differing == (1, 2)


def test_a_seed_other_than_the_one_committed_to_is_found() -> None:
    seal, rolls = evening()
    seal.seed = SEED[::-1].hex()
    assert checked(seal, rolls).wrong_seed


def test_a_closed_seal_can_be_checked_for_gaps_and_for_faces_that_no_die_has() -> None:
    seal, rolls = evening()
    seal.seed = ""
    assert checked(seal, rolls).sound
    assert checked(seal, rolls[1:]).missing == (1,)
    rolls[2] = rolls[2].model_copy(update={"faces": (1, 6, 7, 3)})
    assert checked(seal, rolls).differing == (3,)
