"""A book is its entries applied in order, with what was voided left out and what was corrected in its place."""

from hypothesis import given
from hypothesis import strategies as st

from bot.engines.book import Book, Corrected, Entry, Recorded, SealOpened, SealSet, Voided, last_undoable
from bot.engines.dice import Dice, Drawn, Seal, commitment

SEED = bytes(range(32))


class Said(Entry, kind="test.said"):
    """Somebody said a number, and may have rolled for it."""

    number: int
    roll: Drawn | None = None

    @property
    def drawn(self) -> tuple[Drawn, ...]:
        return (self.roll,) if self.roll else ()

    def apply(self, book: "Sayings") -> None:
        book.numbers.append(self.number)


class Sayings(Book, kind="test"):
    """What was said, in order."""

    def begin(self) -> None:
        self.numbers: list[int] = []


def records(*entries: tuple[str, Entry]) -> list[Recorded]:
    return [Recorded(seq, request, 0.0, "p", entry) for seq, (request, entry) in enumerate(entries, 1)]


def test_entries_count_in_their_order() -> None:
    book = Sayings.folded(records(("a", Said(number=1)), ("b", Said(number=2))))
    assert (book.numbers, book.version) == ([1, 2], 2)


def test_a_voided_request_no_longer_counts() -> None:
    entries = records(("a", Said(number=1)), ("b", Said(number=2)), ("c", Voided(request="b")))
    assert Sayings.folded(entries).numbers == [1]


def test_a_correction_stands_in_the_place_of_what_it_corrects() -> None:
    corrected = Corrected(seq=1, entry_kind="test.said", body={"number": 9})
    assert Sayings.folded(records(("a", Said(number=1)), ("b", Said(number=2)), ("c", corrected))).numbers == [9, 2]


def test_a_voided_correction_gives_the_old_entry_back() -> None:
    corrected = Corrected(seq=1, entry_kind="test.said", body={"number": 9})
    entries = records(("a", Said(number=1)), ("b", corrected), ("c", Voided(request="b")))
    assert Sayings.folded(entries).numbers == [1]


def test_voided_dice_keep_their_number() -> None:
    roll = Dice(Seal(1, commitment(SEED)), SEED, "a").roll(2)
    entries = records(
        ("s", SealSet(number=1, commitment=commitment(SEED))),
        ("a", Said(number=1, roll=roll)),
        ("v", Voided(request="a")),
    )
    book = Sayings.folded(entries)
    assert book.numbers == []
    assert book.ledger.seals[0].rolls == 1


def test_a_seal_that_was_posted_is_never_undone() -> None:
    entries = records(
        ("a", SealSet(number=1, commitment=commitment(SEED))),
        ("a", Said(number=1)),
        ("a", SealOpened(number=1, seed=SEED.hex())),
        ("v", Voided(request="a")),
    )
    book = Sayings.folded(entries)
    assert book.numbers == []
    assert book.ledger.seals[0].seed == SEED.hex()


def test_undo_takes_the_last_request_that_still_counts() -> None:
    entries = records(("a", Said(number=1)), ("b", Said(number=2)), ("c", Said(number=3)), ("v", Voided(request="c")))
    assert last_undoable(entries) == "b"


def test_a_seal_alone_cannot_be_undone() -> None:
    assert last_undoable(records(("a", SealSet(number=1, commitment="00")))) is None


@given(st.lists(st.tuples(st.integers(0, 5), st.integers(-9, 9))))
def test_what_happens_now_is_what_the_entries_make_later(said: list[tuple[int, int]]) -> None:
    book = Sayings()
    for _, number in said:
        book.happen(Said(number=number))
    again = Sayings.folded(records(*((str(request), Said(number=number)) for request, number in said)))
    assert (book.numbers, book.version) == (again.numbers, again.version)
    assert len(book.taken()) == len(said)
    assert book.taken() == []


@given(st.lists(st.tuples(st.integers(0, 5), st.integers(-9, 9)), min_size=1))
def test_undone_step_by_step_every_book_comes_to_its_start(said: list[tuple[int, int]]) -> None:
    entries = [(str(request), Said(number=number)) for request, number in said]
    for step in range(len(said) + 1):
        last = last_undoable(records(*entries))
        before = Sayings.folded(records(*entries)).numbers
        if last is None:
            assert before == []
            return
        entries.append((f"undo {step}", Voided(request=last)))
        assert len(Sayings.folded(records(*entries)).numbers) < len(before)
