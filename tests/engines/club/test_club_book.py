"""The club's book: who is who is said by claims and joins, and by nothing else; an undo restores what was."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engines.book import Refused
from bot.engines.club import claims, doubles, joins, links
from bot.engines.club.club_book import DOUBLES, ClubBook, ClubOpened
from tests.engines.kept import NOW, Kept

GUEST, MEMBER, KNOWS, OTHER = "p000000000g", "p000000000m", "p000000000k", "p000000000o"
NAME = "w000000000a"
CLUB, SECOND = "c0000000001", "c0000000002"


def laid(**standing: str) -> Kept[ClubBook]:
    """A club's book as it is first laid."""
    return Kept(ClubBook(), ClubOpened(club=CLUB, joins=standing, looks_next=NOW + 1), strands=())


def asked() -> Kept[ClubBook]:
    """A book in which it was asked whether a member is a guest."""
    kept = laid()
    kept.act(lambda: claims.ask(kept.book, GUEST, MEMBER, NAME, "username", NOW))
    return kept


def refused(act: Callable[[], None]) -> str:
    with pytest.raises(Refused) as no:
        act()
    return no.value.reason


def test_a_claim_alone_makes_nobody_a_guest() -> None:
    kept = asked()
    assert kept.book.whole(GUEST) == GUEST
    assert kept.book.rows() == {("claims", CLUB, GUEST, MEMBER): {"at": NOW, "asked": 1}}


def test_a_confirmed_claim_is_a_join_and_asks_nobody_else() -> None:
    kept = asked()
    kept.act(lambda: claims.ask(kept.book, GUEST, OTHER, NAME, "pressed", NOW))
    kept.act(lambda: claims.confirm(kept.book, GUEST, MEMBER, KNOWS))
    assert kept.book.rows() == {("aliases", CLUB, GUEST): {"person": MEMBER}}
    assert refused(lambda: claims.ask(kept.book, GUEST, OTHER, NAME, "pressed", NOW)) == "not-a-guest"


@pytest.mark.parametrize("by", [GUEST, MEMBER])
def test_nobody_answers_their_own_claim(by: str) -> None:
    kept = asked()
    assert refused(lambda: claims.confirm(kept.book, GUEST, MEMBER, by)) == "claim-own"
    assert refused(lambda: claims.refuse(kept.book, GUEST, MEMBER, by)) == "claim-own"


def test_a_second_account_of_the_claimer_does_not_answer_either() -> None:
    kept = asked()
    kept.act(lambda: joins.join(kept.book, OTHER, MEMBER, NAME, KNOWS))
    assert refused(lambda: claims.confirm(kept.book, GUEST, MEMBER, OTHER)) == "claim-own"


def test_a_refused_claim_is_not_asked_again() -> None:
    kept = asked()
    kept.act(lambda: claims.refuse(kept.book, GUEST, MEMBER, KNOWS))
    assert kept.book.rows() == {}
    assert refused(lambda: claims.ask(kept.book, GUEST, MEMBER, NAME, "pressed", NOW)) == "kept-apart"
    assert refused(lambda: claims.confirm(kept.book, GUEST, MEMBER, KNOWS)) == "claim-gone"


def test_a_claim_is_asked_once() -> None:
    kept = asked()
    assert refused(lambda: claims.ask(kept.book, GUEST, MEMBER, NAME, "pressed", NOW)) == "claim-waits"


def test_what_a_member_did_as_the_guest_is_theirs_again_once_confirmed() -> None:
    kept = laid(**{MEMBER: GUEST})
    kept.act(lambda: claims.ask(kept.book, GUEST, MEMBER, NAME, "again", NOW))
    kept.act(lambda: claims.confirm(kept.book, GUEST, MEMBER, KNOWS))
    assert kept.book.rows() == {("aliases", CLUB, GUEST): {"person": MEMBER}}


def test_a_join_is_flattened_in_its_rows_and_parts_whole() -> None:
    kept = laid()
    kept.act(lambda: joins.join(kept.book, GUEST, OTHER, NAME, KNOWS))
    kept.act(lambda: joins.join(kept.book, OTHER, MEMBER, NAME, KNOWS))
    assert kept.book.rows()["aliases", CLUB, GUEST] == {"person": MEMBER}
    kept.act(lambda: joins.part(kept.book, OTHER, KNOWS))
    assert kept.book.rows() == {("aliases", CLUB, GUEST): {"person": OTHER}}


def test_a_ring_is_refused() -> None:
    kept = laid()
    kept.act(lambda: joins.join(kept.book, GUEST, MEMBER, NAME, KNOWS))
    assert refused(lambda: joins.join(kept.book, MEMBER, GUEST, NAME, KNOWS)) == "already-one"
    assert refused(lambda: joins.join(kept.book, GUEST, OTHER, NAME, KNOWS)) == "joined-already"
    assert refused(lambda: joins.join(kept.book, OTHER, OTHER, NAME, KNOWS)) == "already-one"


def test_who_is_apart_is_not_parted_and_who_is_one_not_kept_apart() -> None:
    kept = laid(**{GUEST: MEMBER})
    assert refused(lambda: joins.part(kept.book, MEMBER, KNOWS)) == "not-joined"
    assert refused(lambda: joins.keep_apart(kept.book, GUEST, MEMBER, KNOWS)) == "already-one"


def test_an_undone_name_gives_the_first_one_back() -> None:
    kept = laid()
    kept.act(lambda: joins.rename(kept.book, GUEST, "w000000000n", "w000000000b", KNOWS))
    assert kept.book.rows() == {("people", GUEST): {"name": "w000000000n"}}
    assert kept.undone().rows() == {("people", GUEST): {"name": "w000000000b"}}


def test_a_link_makes_the_club_part_of_another_until_it_is_undone() -> None:
    kept = laid()
    assert refused(lambda: links.link(kept.book, CLUB, "r1", KNOWS, NOW, {})) == "same-club"
    kept.act(lambda: links.link(kept.book, SECOND, "r1", KNOWS, NOW, {}))
    assert kept.book.rows() == {("clubs", CLUB): {"part_of": SECOND}}
    assert refused(lambda: links.link(kept.book, "c3", "r1", KNOWS, NOW, {})) == "same-club"
    assert kept.undone().rows() == {}


def test_directors_are_told_of_a_pair_once() -> None:
    kept = laid(**{OTHER: MEMBER})
    kept.act(lambda: joins.keep_apart(kept.book, KNOWS, MEMBER, KNOWS))
    pairs = [(GUEST, MEMBER), (MEMBER, KNOWS), (OTHER, MEMBER)]
    assert doubles.untold(kept.book, pairs) == [(GUEST, MEMBER)]
    kept.act(lambda: doubles.told(kept.book, ((GUEST, MEMBER),), NOW + 2, "1"))
    assert doubles.untold(kept.book, pairs) == []
    assert kept.book.due() == {DOUBLES: NOW + 2}


PEOPLE = st.sampled_from([f"p000000000{sign}" for sign in "abcd"])
ACTS = st.tuples(
    st.sampled_from(["ask", "confirm", "refuse", "join", "part", "keep apart", "rename", "tell"]),
    *(PEOPLE, PEOPLE, PEOPLE),
)


def done(book: ClubBook, act: str, one: str, other: str, by: str) -> None:
    match act:
        case "ask":
            claims.ask(book, one, other, NAME, "pressed", NOW)
        case "confirm":
            claims.confirm(book, one, other, by)
        case "refuse":
            claims.refuse(book, one, other, by)
        case "join":
            joins.join(book, one, other, NAME, by)
        case "part":
            joins.part(book, one, by)
        case "keep apart":
            joins.keep_apart(book, one, other, by)
        case "rename":
            joins.rename(book, one, f"w{other[1:]}", f"w{one[1:]}", by)
        case "tell":
            doubles.told(book, ((one, other),), NOW, "1")


@given(st.dictionaries(PEOPLE, st.just("p000000000z"), max_size=1), st.lists(ACTS, max_size=30))
def test_whatever_is_done_nobody_goes_in_rings_and_every_undo_restores(
    standing: dict[str, str], acts: list[tuple[str, str, str, str]]
) -> None:
    kept = laid(**standing)
    for act in acts:
        before = dict(kept.book.rows())
        with suppress(Refused):
            kept.act(lambda act=act: done(kept.book, *act))  # type: ignore[misc]
            assert kept.refolded().rows() == kept.book.rows()
            if act[0] not in ("rename", "tell"):  # a first name and what was told stay
                assert kept.undone().rows() == before
        joined = {row["person"] for key, row in kept.book.rows().items() if key[0] == "aliases"}
        assert not joined & kept.book.joins.keys()


def test_two_who_are_two_are_not_kept_apart_again_nor_two_who_are_one() -> None:
    kept = laid()
    kept.act(lambda: joins.keep_apart(kept.book, GUEST, MEMBER, KNOWS))
    assert refused(lambda: joins.keep_apart(kept.book, MEMBER, GUEST, KNOWS)) == "kept-apart"
    assert refused(lambda: joins.keep_apart(kept.book, GUEST, GUEST, KNOWS)) == "already-one"
