"""Sealed dice: every die can be done again from the seed, and nothing can be changed, dropped or doubled unseen."""

import hashlib
import hmac

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engines import dice
from bot.engines.dice import Dice, Drawn, Seal, checked, commitment, faces, shuffled

SEED = bytes(range(32))
seeds = st.binary(min_size=32, max_size=32)
requests = st.text(min_size=1, max_size=30)


def test_a_die_is_the_hmac_of_seed_roll_request_and_counter() -> None:
    digest = hmac.new(SEED, b"12:discord:7:0", hashlib.sha256).digest()
    assert faces(SEED, 12, "discord:7", 6, 1) == ((int.from_bytes(digest[:8], "big") % 6 + 1,), 1)


def test_a_value_beyond_the_last_whole_multiple_of_the_sides_is_thrown_away(monkeypatch: pytest.MonkeyPatch) -> None:
    # With 256 possible values and 6 sides, 252 to 255 would make 1 to 4 likelier.
    class Keyed:
        values = iter([253, 255, 7])

        def copy(self) -> "Keyed":
            return self

        def update(self, data: bytes) -> None:
            pass

        def digest(self) -> bytes:
            return next(self.values).to_bytes(8, "big")

    monkeypatch.setattr(dice, "_SPAN", 256)
    monkeypatch.setattr(dice.hmac, "new", lambda *args, **kwargs: Keyed())
    assert faces(SEED, 1, "r", 6, 1) == ((7 % 6 + 1,), 3)


@given(seeds, requests, st.integers(1, 10**6), st.integers(1, 1000), st.integers(0, 30))
def test_faces_are_within_the_die_and_come_out_the_same_again(
    seed: bytes, request: str, number: int, sides: int, count: int
) -> None:
    shown, counter = faces(seed, number, request, sides, count)
    assert len(shown) == count <= counter or count == 0
    assert all(1 <= face <= sides for face in shown)
    assert faces(seed, number, request, sides, count) == (shown, counter)


def test_every_face_is_as_likely() -> None:
    shown, _ = faces(SEED, 1, "many", 6, 60_000)
    for face in range(1, 7):
        assert abs(shown.count(face) - 10_000) < 500  # more than five standard deviations


def test_rolls_of_one_request_are_numbered_on() -> None:
    chance = Dice(Seal(1, commitment(SEED), rolls=4), SEED, "r")
    assert [chance.roll(2).number, chance.roll(1).number] == [5, 6]


@given(st.lists(st.integers(), max_size=20), seeds)
def test_a_draw_puts_all_things_in_some_order(things: list[int], seed: bytes) -> None:
    draws = Dice(Seal(1, ""), seed, "r").order(len(things))
    assert sorted(shuffled(things, draws)) == sorted(things)


def rolled(count: int = 5) -> tuple[Seal, list[Drawn]]:
    seal = Seal(1, commitment(SEED))
    chance = Dice(seal, SEED, "r")
    rolls = [chance.roll(3) for _ in range(count)]
    seal.rolls, seal.seed = count, SEED.hex()
    return seal, rolls


def test_honest_dice_are_found_sound() -> None:
    seal, rolls = rolled()
    found = checked(seal, rolls)
    assert (found.sound, found.checked) == (True, 5)


@given(st.integers(0, 4), st.integers(0, 2))
def test_a_changed_face_is_named_by_its_roll(roll: int, place: int) -> None:
    seal, rolls = rolled()
    shown = list(rolls[roll].faces)
    shown[place] = shown[place] % 6 + 1
    rolls[roll] = rolls[roll].model_copy(update={"faces": tuple(shown)})
    assert checked(seal, rolls).differing == (roll + 1,)


@given(st.integers(0, 4))
def test_a_dropped_roll_leaves_a_gap(roll: int) -> None:
    seal, rolls = rolled()
    del rolls[roll]
    assert checked(seal, rolls).missing == (roll + 1,)


def test_a_gap_shows_even_while_the_seal_is_closed() -> None:
    seal, rolls = rolled()
    seal.seed = ""
    del rolls[2]
    assert checked(seal, rolls).missing == (3,)


def test_a_roll_recorded_twice_is_named() -> None:
    seal, rolls = rolled()
    assert checked(seal, [*rolls, rolls[1]]).doubled == (2,)


def test_a_roll_for_another_request_differs() -> None:
    seal, rolls = rolled()
    rolls[0] = rolls[0].model_copy(update={"request": "another"})
    assert checked(seal, rolls).differing == (1,)


def test_another_seed_is_not_the_one_committed_to() -> None:
    seal, rolls = rolled()
    seal.seed = bytes(32).hex()
    assert checked(seal, rolls).wrong_seed
