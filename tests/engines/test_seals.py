"""The sums of both editions of the seal, worked out again from their definition; and what a check finds."""

from __future__ import annotations

import base64
import hashlib
import hmac
from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engines.dice import Dice
from bot.engines.ledger import Ledger
from bot.engines.seal_check import checked
from bot.engines.seals import ActDraw, Cut, Draw, Seal, act_faces, commitment, cut_digest, faces, fair_faces, key_after

SEED = bytes(range(32))
seeds = st.binary(min_size=32, max_size=32)
names = st.text(st.characters(codec="utf-8"), max_size=30)
labels = st.from_regex(r"[a-z]{1,8}/[0-9]{1,4}(/[a-z0-9-]{1,10}){0,3}", fullmatch=True)
words = st.lists(st.text("abcxyz0189", min_size=1, max_size=32), max_size=4)


def by_hand(messages: Iterator[bytes], key: bytes, sides: int, count: int) -> tuple[list[int], int]:
    """The definition in docs/seal.md, written again: faces, and how many values they took."""
    shown: list[int] = []
    limit = 2**64 // sides * sides
    for taken, message in enumerate(messages):
        if len(shown) == count:
            return shown, taken
        value = int.from_bytes(hmac.new(key, message, hashlib.sha256).digest()[:8], "big")
        if value < limit:
            shown.append(value % sides + 1)
    raise AssertionError


@given(seeds, words, labels, st.integers(1, 1000), st.integers(0, 60))
def test_a_die_of_an_act_is_what_the_definition_says(
    seed: bytes, cuts: list[str], label: str, sides: int, count: int
) -> None:
    key = seed
    for word in cuts:
        key = hmac.new(key, b"cut " + hashlib.sha256(word.encode()).hexdigest().encode(), hashlib.sha256).digest()
    messages = (f"act {label} {k}".encode() for k in range(10**6))
    shown = act_faces(key_after(seed, [Cut(cut_digest(word), "p") for word in cuts]), label, sides, count)
    assert list(shown) == by_hand(messages, key, sides, count)[0]


@given(seeds, labels, st.integers(0, 20), st.integers(0, 20))
def test_more_dice_of_a_label_begin_like_fewer(seed: bytes, label: str, few: int, more: int) -> None:
    assert act_faces(seed, label, 6, few + more)[:few] == act_faces(seed, label, 6, few)


@given(seeds)
def test_a_print_is_160_bits_of_the_seeds_sha256(seed: bytes) -> None:
    whole = base64.b32encode(hashlib.sha256(b"araldo seal 2\n" + seed).digest()).decode().lower()
    assert commitment(seed) == whole[:32]


def test_known_answers() -> None:
    """Worked out apart, with hmac and hashlib alone, so that no change of the sums goes unseen."""
    assert commitment(bytes(32)) == "pyvcsd7te7yijs3gnlwyitw5qrvbgjey"
    assert act_faces(bytes(32), "check/12/seat-2/natural", 6, 5) == (4, 1, 3, 4, 3)
    cut = key_after(bytes(32), [Cut(cut_digest("fiume"), "p"), Cut(cut_digest("Sasso7"), "q")])
    assert act_faces(cut, "check/12/seat-2/natural", 6, 5) == (1, 3, 4, 2, 2)


@given(seeds, st.integers(1, 10**6), names, st.integers(2, 1000), st.integers(0, 60))
def test_a_face_of_the_first_edition_is_what_its_definition_says(
    seed: bytes, number: int, request: str, sides: int, count: int
) -> None:
    messages = (f"{number}:{request}:{k}".encode() for k in range(10**6))
    shown, counter = faces(seed, number, request, sides, count)
    assert (list(shown), counter) == by_hand(messages, seed, sides, count)
    assert commitment(seed, 1) == hashlib.sha256(seed).hexdigest()


def test_a_value_beyond_the_last_whole_round_of_faces_is_passed_over() -> None:
    # Of eight values the last two would give the faces 1 and 2 once more than the others.
    assert fair_faces(iter([7, 6, 5, 0, 6, 3]), 8, 6, 3) == ((6, 1, 4), 6)
    assert fair_faces(iter([7]), 8, 4, 1) == ((4,), 1)
    assert fair_faces(iter([]), 8, 6, 0) == ((), 0)


def test_every_face_comes_about_as_often() -> None:
    counted = Counter(face for number in range(100) for face in act_faces(SEED, f"roll/{number}/natural", 6, 60))
    assert set(counted) == {1, 2, 3, 4, 5, 6}
    # 6,000 dice: six standard deviations are 173.
    assert all(abs(count - 1000) < 173 for count in counted.values())


def test_another_label_or_cut_or_seed_gives_other_faces() -> None:
    first = act_faces(SEED, "check/1/seat-1/natural", 6, 30)
    assert first != act_faces(SEED, "check/2/seat-1/natural", 6, 30)
    assert first != act_faces(SEED, "check/1/seat-1/bid", 6, 30)
    assert first != act_faces(SEED[::-1], "check/1/seat-1/natural", 6, 30)
    assert first != act_faces(key_after(SEED, [Cut(cut_digest("a"), "p")]), "check/1/seat-1/natural", 6, 30)


# --- the check


def evening(edition: int = 2, count: int = 5) -> tuple[Seal, list[Draw]]:
    """A few rolls of a seal that was then opened; it was cut before the third."""
    ledger = Ledger()
    ledger.begin(Seal(1, commitment(SEED, edition), edition=edition))
    draws: list[Draw] = []
    for number in range(1, count + 1):
        if number == 3 and edition == 2:
            ledger.cut(1, cut_digest("fiume"), "p")
        draw = Dice(ledger, SEED, f"request{number}").act(f"roll/{number}").roll("natural", 4)
        ledger.count([draw.act] if isinstance(draw, ActDraw) else [], [draw], {})
        draws.append(draw)
    seal = ledger.seals[0]
    seal.seed = SEED.hex()
    return seal, draws


@pytest.mark.parametrize("edition", [1, 2])
def test_an_untouched_evening_is_sound(edition: int) -> None:
    found = checked(*evening(edition))
    assert found.sound
    assert found.checked == 5


@given(st.sampled_from([1, 2]), st.integers(0, 4), st.integers(0, 3), st.integers(1, 5))
def test_any_changed_die_is_found(edition: int, roll: int, die: int, by: int) -> None:
    seal, draws = evening(edition)
    changed = list(draws[roll].faces)
    changed[die] = (changed[die] - 1 + by) % 6 + 1
    draws[roll] = draws[roll].model_copy(update={"faces": tuple(changed)})
    assert checked(seal, draws).differing == ((f"roll/{roll + 1}/natural",) if edition == 2 else (str(roll + 1),))


def test_another_label_or_another_number_of_cuts_is_found() -> None:
    seal, draws = evening()
    draws[0] = draws[0].model_copy(update={"label": "roll/9/natural"})
    draws[1] = draws[1].model_copy(update={"cuts": 1})
    draws[2] = draws[2].model_copy(update={"cuts": 7})
    assert checked(seal, draws).differing == ("roll/9/natural", "roll/2/natural", "roll/3/natural")


def test_another_count_of_acts_than_was_posted_is_found() -> None:
    seal, draws = evening()
    assert checked(seal, draws, {"roll": 5}).sound
    assert checked(seal, draws, {"roll": 6}).uncounted == ("roll",)
    assert checked(seal, draws, {"roll": 5, "check": 1}).uncounted == ("check",)


def test_of_the_first_edition_gaps_and_doubles_are_found() -> None:
    seal, draws = evening(1)
    assert checked(seal, draws[:2] + draws[3:]).missing == (3,)
    assert checked(seal, [*draws, draws[2]]).doubled == (3,)


def test_of_the_first_edition_a_dropped_die_or_another_request_is_found() -> None:
    seal, draws = evening(1)
    draws[0] = draws[0].model_copy(update={"faces": draws[0].faces[:3]})
    draws[1] = draws[1].model_copy(update={"request": "another"})
    assert checked(seal, draws).differing == ("1", "2")


@pytest.mark.parametrize("edition", [1, 2])
def test_a_seed_other_than_the_one_committed_to_is_found(edition: int) -> None:
    seal, draws = evening(edition)
    seal.seed = SEED[::-1].hex()
    assert checked(seal, draws).wrong_seed


def test_a_closed_seal_can_be_checked_for_faces_that_no_die_has() -> None:
    seal, draws = evening()
    seal.seed = ""
    assert checked(seal, draws).sound
    draws[2] = draws[2].model_copy(update={"faces": (1, 6, 7, 3)})
    assert checked(seal, draws).differing == ("roll/3/natural",)
