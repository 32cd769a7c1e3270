"""A book is its entries applied in order: voids and corrections change it from where they point."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from bot.engines.book import Book, Entry, Recorded
from bot.engines.dice import Dice
from bot.engines.rewriting import Corrected, Restored, Voided, folded, last_undoable
from bot.engines.rolls import DiceTable, Rolled, TableOpened, TableRules
from bot.engines.seal_entries import SealOpened, SealSet
from bot.engines.seals import commitment

SEED = bytes(32)


class Added(Entry, kind="test.added"):
    """A number was added to a list."""

    value: int

    def apply(self, book: Tally) -> None:
        """It stands at the end."""
        book.values.append(self.value)


class Tally(Book, kind="test-tally"):
    """Numbers in the order in which they came."""

    values: list[int]

    def begin(self) -> None:
        """None yet."""
        self.values = []


def records(*entries: tuple[str, Entry]) -> list[Recorded]:
    """Entries with the request of each."""
    return [Recorded(number, request, float(number), "p", entry) for number, (request, entry) in enumerate(entries, 1)]


def test_a_book_is_its_entries_in_order() -> None:
    book = folded(Tally, records(("a", Added(value=1)), ("b", Added(value=2))))
    assert (book.values, book.version) == ([1, 2], 2)


def test_an_undo_leaves_out_all_that_a_request_recorded() -> None:
    entries = [("a", Added(value=1)), ("b", Added(value=2)), ("b", Added(value=3)), ("c", Voided(request="b"))]
    assert folded(Tally, records(*entries)).values == [1]


def test_a_correction_stands_in_the_place_of_what_it_corrects() -> None:
    fix = Corrected(seq=1, entry_kind="test.added", body={"value": 9})
    assert folded(Tally, records(("a", Added(value=1)), ("b", Added(value=2)), ("c", fix))).values == [9, 2]


def test_the_last_correction_counts_and_an_undone_one_does_not() -> None:
    one, two = (Corrected(seq=1, entry_kind="test.added", body={"value": value}) for value in (8, 9))
    entries: list[tuple[str, Entry]] = [("a", Added(value=1)), ("b", one), ("c", two)]
    assert folded(Tally, records(*entries)).values == [9]
    assert folded(Tally, records(*entries, ("d", Voided(request="c")))).values == [8]


def test_a_corrected_entry_that_is_undone_is_gone() -> None:
    fix = Corrected(seq=1, entry_kind="test.added", body={"value": 9})
    assert folded(Tally, records(("a", Added(value=1)), ("b", fix), ("c", Voided(request="a")))).values == []


SET = SealSet(number=1, commitment=commitment(SEED), edition=2)


def rolled(count: int) -> list[Rolled]:
    """The first rolls of the first seal."""
    table = DiceTable()
    table.happen(SET)
    return [table.roll("p", float(at), 3, 0, None, "", Dice(table.ledger, SEED, "r")) for at in range(1, count + 1)]


def test_voided_dice_still_count_for_the_seal() -> None:
    one, other = rolled(2)
    entries: list[tuple[str, Entry]] = [
        ("o", TableOpened(rules=TableRules(quiet=60.0))),
        ("o", SET),
        ("a", one),
        ("b", other),
        ("c", Voided(request="b")),
    ]
    book = folded(DiceTable, records(*entries))
    assert (book.ledger.seals[0].dice, book.ledger.next("roll")) == (6, 3)
    assert book.last_roll == 1.0


def test_what_has_gone_out_into_the_world_cannot_be_undone() -> None:
    entries = records(
        ("o", SealSet(number=1, commitment=commitment(SEED))),
        ("a", Added(value=1)),
        ("b", SealOpened(number=1, seed=SEED.hex(), rolls=1)),
    )
    assert last_undoable(entries) == "a"
    assert last_undoable([*entries, *records(("c", Voided(request="a")))]) is None
    book = folded(Tally, [*entries, Recorded(4, "c", 4.0, "p", Voided(request="b"))])
    assert book.ledger.seals[0].seed == SEED.hex()


requests = st.sampled_from("abcdef")
acts = st.one_of(
    st.tuples(requests, st.builds(Added, value=st.integers(0, 9))),
    st.tuples(requests, st.builds(Voided, request=requests)),
    st.tuples(
        requests,
        st.builds(
            Corrected,
            seq=st.integers(1, 12),
            entry_kind=st.just("test.added"),
            body=st.fixed_dictionaries({"value": st.integers(10, 19)}),
        ),
    ),
)


@given(st.lists(st.tuples(requests, st.builds(Added, value=st.integers(0, 9))), max_size=12))
def test_folding_is_the_same_as_having_been_there(happened: list[tuple[str, Added]]) -> None:
    live = Tally()
    for _, entry in happened:
        live.happen(entry)
    again = folded(Tally, records(*happened))
    assert (again.values, again.version) == (live.values, live.version)


@given(st.lists(acts, max_size=12))
def test_folding_any_history_twice_gives_the_same_book(happened: list[tuple[str, Entry]]) -> None:
    history = [one for one in records(*happened) if _sensible(one, happened)]
    assert folded(Tally, history).values == folded(Tally, list(history)).values


def _sensible(record: Recorded, happened: list[tuple[str, Entry]]) -> bool:
    """A correction points at an entry of that kind before it."""
    entry = record.entry
    if not isinstance(entry, Corrected):
        return True
    return entry.seq < record.seq and isinstance(happened[entry.seq - 1][1], Added)


@given(
    st.lists(st.tuples(st.sampled_from("abc"), st.builds(Added, value=st.integers(0, 9))), max_size=8),
    st.lists(st.builds(Added, value=st.integers(0, 9)), min_size=1, max_size=4),
)
def test_what_is_undone_and_put_back_is_as_before(before: list[tuple[str, Added]], done: list[Added]) -> None:
    history = [*before, *(("last", entry) for entry in done)]
    back = [*history, ("undo", Voided(request="last")), ("back", Restored(request="last"))]
    assert folded(Tally, records(*back)).values == folded(Tally, records(*history)).values


@given(
    st.lists(st.tuples(st.sampled_from("abc"), st.builds(Added, value=st.integers(0, 9))), max_size=8),
    st.lists(st.builds(Added, value=st.integers(0, 9)), min_size=1, max_size=4),
)
def test_undo_restores_the_book_before(before: list[tuple[str, Added]], done: list[Added]) -> None:
    history = records(*before, *(("last", entry) for entry in done), ("undo", Voided(request="last")))
    assert folded(Tally, history).values == folded(Tally, records(*before)).values
    assert last_undoable(history) == (before[-1][0] if before else None)


@given(st.lists(st.tuples(st.sampled_from("abc"), st.builds(Added, value=st.integers(0, 9))), min_size=1, max_size=8))
def test_undone_step_by_step_every_book_comes_to_its_start(happened: list[tuple[str, Added]]) -> None:
    entries: list[tuple[str, Entry]] = [*happened]
    for step in range(len(happened) + 1):
        last = last_undoable(records(*entries))
        before = folded(Tally, records(*entries)).values
        if last is None:
            assert before == []
            return
        entries.append((f"undo {step}", Voided(request=last)))
        assert len(folded(Tally, records(*entries)).values) < len(before)


def test_what_happened_is_taken_once() -> None:
    book = Tally()
    book.happen(Added(value=1))
    assert book.taken() == [Added(value=1)]
    assert book.taken() == []


def test_a_book_that_says_nothing_else_waits_for_nothing_and_goes_on() -> None:
    book = Tally()
    assert (book.due(), book.over, book.masters(), book.keeps_untold) == ({}, False, frozenset(), False)
    assert (book.thing(3), [*book.behind("anna")], [*book.behind(3)]) == (3, ["anna"], [])
    assert (book.side("anna"), book.rows(), book.players()) == (frozenset({"anna"}), {}, frozenset())
    assert (book.opponents("anna"), book.deciders("check/1")) == (frozenset(), ())
