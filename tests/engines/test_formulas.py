"""Dice as other games write them: what is read, what is refused, and what the faces come to."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engines import formulas
from bot.engines.book import Refused
from bot.engines.dice import Dice
from bot.engines.formulas import Bounds, Piece
from bot.engines.rolls import DiceTable, FormulaRolled, TableOpened, TableRules
from bot.engines.seal_entries import set_seal
from bot.engines.seals import ActDraw, Throw, commitment

BOUNDS = Bounds(dice=100, sides=1000, explosions=50, pieces=10, number=10_000)
SEED = bytes(32)

some_pieces = st.lists(
    st.builds(
        lambda minus, count, sides, pick, of, explodes: Piece(
            minus=minus,
            count=count,
            sides=sides,
            pick=pick if sides else "",
            of=min(of, count) if pick and sides else 0,
            explodes=bool(explodes and sides),
        ),
        st.booleans(),
        st.integers(1, 9),
        st.sampled_from((0, 2, 3, 4, 6, 10, 20, 100)),
        st.sampled_from(("", "kh", "kl", "dh", "dl")),
        st.integers(1, 9),
        st.booleans(),
    ),
    min_size=1,
    max_size=6,
).filter(lambda pieces: any(piece.sides for piece in pieces))


def written(text: str) -> str:
    pieces, _ = formulas.read(text, BOUNDS)
    return formulas.joined(pieces, [piece.written for piece in pieces])


def fallen(text: str, *faces: tuple[int, ...]) -> FormulaRolled:
    """A formula whose dice fell so."""
    pieces, _ = formulas.read(text, BOUNDS)
    dice = [(number, piece) for number, piece in enumerate(pieces, 1) if piece.sides]
    draws = tuple(
        ActDraw(seal=1, label=f"roll/1/piece-{number}/d{piece.sides}", cuts=0, sides=piece.sides, faces=fell)
        for (number, piece), fell in zip(dice, faces, strict=True)
    )
    return FormulaRolled(member="p", at=0, pieces=pieces, note="", roll=Throw(draws), number=1)


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("2d6+3", "2d6 + 3"),
        ("1d20", "1d20"),
        ("d20", "1d20"),
        ("4d6kh3", "4d6kh3"),
        ("d%", "1d100"),
        ("3d10!", "3d10!"),
        ("4D6K3", "4d6kh3"),
        ("2d20kl", "2d20kl1"),
        ("4d6d1", "4d6dl1"),
        ("4d6dh1", "4d6dh1"),
        ("5d10kh2!", "5d10!kh2"),
        ("2d6 + 3 − 1d4", "2d6 + 3 − 1d4"),
        ("-1d4+10", "−1d4 + 10"),
        ("10+1d8", "10 + 1d8"),
    ],
)
def test_what_people_of_other_games_type_is_read(text: str, read: str) -> None:
    assert written(text) == read


@given(some_pieces)
def test_what_is_written_is_read_again(pieces: list[Piece]) -> None:
    text = formulas.joined(pieces, [piece.written for piece in pieces])
    assert formulas.read(text, BOUNDS) == (tuple(pieces), "")


@pytest.mark.parametrize(
    ("text", "words"), [("1d20+5 attacco", "attacco"), ("2d6 + 3  colpisce 2 volte", "colpisce 2 volte")]
)
def test_the_words_after_a_formula_are_what_it_is_rolled_for(text: str, words: str) -> None:
    assert formulas.read(text, BOUNDS)[1] == words


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("2d6+", "formula-unknown"),
        ("2d6++3", "formula-unknown"),
        ("2d6*2", "formula-unknown"),
        ("2d6kh1kl1", "formula-unknown"),
        ("2d6!!", "formula-unknown"),
        ("2dx", "formula-unknown"),
        ("(2d6)", "formula-unknown"),
        ("\u0662d6", "formula-unknown"),
        ("0d6", "formula-no-dice"),
        ("1d6+0d6", "formula-no-dice"),
        ("101d6", "formula-dice"),
        ("60d6+41d6", "formula-dice"),
        ("99999999999999999999d6", "formula-dice"),
        ("1d1", "formula-sides"),
        ("1d1001", "formula-sides"),
        ("4d6kh5", "formula-pick"),
        ("4d6kh0", "formula-pick"),
        ("1d6+10001", "formula-number"),
        ("1d6" + "+1" * 10, "formula-pieces"),
        ("3+4", "formula-no-dice"),
        ("5", "formula-no-dice"),
    ],
)
def test_what_is_not_understood_or_too_much_is_refused(text: str, reason: str) -> None:
    with pytest.raises(Refused) as no:
        formulas.read(text, BOUNDS)
    assert no.value.reason == reason


@pytest.mark.parametrize(
    "text", ["100d6", "60d6+40d6", "1d2", "1d1000", "4d6kh4", "4d6dl1", "1d6+10000", "1d6" + "+1" * 9, "1d6+0"]
)
def test_as_much_as_may_be_is_read(text: str) -> None:
    assert written(text).replace(" ", "") == text


@pytest.mark.parametrize(
    ("text", "looks"),
    [
        ("2d6", True),
        ("d%", True),
        (" 2D6 + 3 ", True),
        ("−1d4+10", True),
        ("10+1d8", True),
        ("3d10!", True),
        ("2d6+", True),
        ("2d", True),
        ("2w6", True),
        ("4dado", False),
        ("12", False),
        ("3+4", False),
        ("2d6 attacco", False),
        ("attacco 2d6", False),
        ("bad6", False),
        ("", False),
    ],
)
def test_what_looks_like_dice_of_other_games(text: str, looks: bool) -> None:
    assert formulas.looks_like(text) == looks


@given(st.text("0123456789d%khlKD!+-− ()*x", max_size=30))
def test_whatever_is_typed_is_read_or_refused_for_a_reason_of_ours(text: str) -> None:
    try:
        pieces, _ = formulas.read(text, BOUNDS)
    except Refused as no:
        assert no.reason.startswith("formula-")
    else:
        assert sum(piece.count for piece in pieces if piece.sides) <= BOUNDS.dice


@pytest.mark.parametrize(
    ("text", "faces", "total", "shown"),
    [
        ("2d6+3", ((4, 6),), 13, "[4 6] + 3"),
        ("4d6kh3", ((6, 1, 5, 3),), 14, "[6 (1) 5 3]"),
        ("4d6kh3", ((2, 2, 2, 2),), 6, "[2 2 2 (2)]"),
        ("2d20kl1", ((17, 4),), 4, "[(17) 4]"),
        ("4d6dh1", ((6, 1, 5, 3),), 9, "[(6) 1 5 3]"),
        ("4d6dl2", ((6, 1, 5, 3),), 11, "[6 (1) 5 (3)]"),
        ("3d10!", ((10, 4, 7, 10, 2),), 33, "[10! 4 7 10! 2]"),
        ("10-1d4", ((3,),), 7, "10 − [3]"),
        ("1d8+2d6", ((8,), (1, 2)), 11, "[8] + [1 2]"),
    ],
)
def test_the_faces_come_to_what_the_game_means(
    text: str, faces: tuple[tuple[int, ...], ...], total: int, shown: str
) -> None:
    rolled = fallen(text, *faces)
    assert (rolled.total, rolled.shown) == (total, shown)


def thrown(text: str, bounds: Bounds = BOUNDS) -> FormulaRolled:
    """A formula thrown under a seal."""
    book = DiceTable()
    book.happen(TableOpened(rules=TableRules(quiet=60)))
    set_seal(book, commitment(SEED))
    pieces, _ = formulas.read(text, bounds)
    chance = Dice(book.ledger, SEED, "r1").act("roll/1")
    roll = formulas.throw(pieces, chance, bounds)
    return FormulaRolled(member="p", at=0, pieces=pieces, note="", roll=roll, number=1)


def test_a_highest_face_throws_one_more_die_of_the_same_label_until_none_falls() -> None:
    plain, rolled = thrown("40d4"), thrown("40d4!")
    [draw] = rolled.roll.draws
    assert len(draw.faces) == 40 + draw.faces.count(4)
    assert draw.faces[:40] == plain.roll.faces
    assert not rolled.stopped


def test_explosions_stop_at_their_bound_and_say_so() -> None:
    rolled = thrown("40d2!", Bounds(dice=40, sides=6, explosions=5, pieces=1, number=1))
    assert len(rolled.roll.faces) == 45
    assert rolled.stopped


def test_explosions_of_all_pieces_together_keep_the_bound() -> None:
    rolled = thrown("20d2!+20d2!", Bounds(dice=40, sides=6, explosions=8, pieces=2, number=1))
    assert len(rolled.roll.faces) == 48


def test_each_piece_has_a_label_that_holds_its_sides() -> None:
    assert [label for label, _ in thrown("2d6+3+1d20").roll.parts] == ["roll/1/piece-1/d6", "roll/1/piece-3/d20"]
