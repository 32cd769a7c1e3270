"""Whom a club means by a name: one person surely, some who are like it, or nobody."""

from __future__ import annotations

import pytest

from bot.hall.cards.card import say
from bot.hall.people.known import Called, KnownPeople, Like, Nobody, Sure, known_now

CLUB = KnownPeople(
    [
        Called("anna", "display", "Anna"),
        Called("anna", "@discord", "anna_b"),
        Called("bea", "display", "Beatrice Neri"),
        Called("bea", "was", "Bea"),
        Called("bea", "@discord", "marco"),
        Called("marco", "guest", "Marco"),
        Called("twin", "display", "Dario"),
        Called("other", "guest", "dario"),
        Called("there", "@telegram", "bruno"),
        Called("here", "@discord", "bruno"),
        Called("gone", "display", ""),
    ]
)


@pytest.mark.parametrize(
    ("typed", "id", "by"),
    [
        ("Anna", "anna", "name"),
        ("@ANNA", "anna", "name"),
        ("anna_b", "anna", "username"),
        ("@anna_b", "anna", "username"),
        ("Bea", "bea", "former"),
        ("beatrice  neri", "bea", "name"),
        ("Marco", "marco", "name"),
        ("@bruno", "here", "username"),
        ('@"Beatrice Neri"', "bea", "name"),
    ],
)
def test_one_who_bears_the_very_name(typed: str, id: str, by: str) -> None:
    assert CLUB.find(typed, "discord") == Sure(id, by)


@pytest.mark.parametrize(
    ("typed", "people"),
    [
        ("Dario", (("twin", "same"), ("other", "same"))),
        ("@Marco", (("bea", "same"), ("marco", "same"))),
        ("bruno", (("there", "same"), ("here", "same"))),
        ("\u0410nna", (("anna", "looks"),)),
        ("Beatrice", (("bea", "first"),)),
        ("Beatrce Neri", (("bea", "slip"),)),
        ("Anna Verdi", (("anna", "full"),)),
        ("Neri", (("bea", "last"),)),
        ("rnarco", (("bea", "looks"), ("marco", "looks"))),
    ],
)
def test_some_who_may_be_meant(typed: str, people: tuple[tuple[str, str], ...]) -> None:
    assert CLUB.find(typed, "discord") == Like(people)


@pytest.mark.parametrize("typed", ["Zoe", "@zoe", "Anno", ""])
def test_nobody_is_called_so(typed: str) -> None:
    assert CLUB.find(typed, "discord") == Nobody(typed.removeprefix("@").casefold())


def test_who_could_be_taken_for_another_is_told_apart() -> None:
    club = KnownPeople(
        [
            Called("pa", "display", "Anna"),
            Called("pa", "@discord", "anna_b"),
            Called("pb", "guest", "\u0410nna"),
            Called("pc", "display", "ANNA"),
            Called("pd", "display", "Araldo"),
            Called("pd", "@discord", "dario"),
            Called("pe", "display", "Bea"),
            Called("pe", "was", "Anna"),
            Called("pf", "guest", "anna"),
        ]
    )
    assert [club.mark(one) for one in ("pa", "pc", "pd", "pe")] == ["anna_b", "pc", "dario", None]
    assert [club.mark(one) for one in ("pb", "pf")] == [
        say("told-apart-guest-of-several", sign=sign) for sign in ("pb", "pf")
    ]
    assert club.find("Anna (anna_b)") == Sure("pa", "username")
    assert club.find("Bruno (anna_b)") == Nobody("bruno (anna_b)")


def test_who_looks_like_another_at_a_glance_or_imitates_a_mark_is_told_apart() -> None:
    club = KnownPeople(
        [
            Called("pa", "display", "Bruno"),
            Called("pa", "@discord", "bruno_b"),
            Called("pb", "guest", "BRUN0"),
            Called("pc", "display", "Carla (bruno_b)"),
            Called("pc", "@discord", "carlo"),
            Called("pd", "display", "Dario (Roma)"),
            Called("pe", "display", "<@501>"),
            Called("pe", "@telegram", "eva"),
            Called("pf", "guest", "Luca 1"),
            Called("pg", "guest", "Luca l"),
        ]
    )
    marks = [club.mark(one) for one in ("pa", "pc", "pd", "pe", "pf", "pg")]
    assert marks == ["bruno_b", "carlo", None, "eva", None, None]
    assert club.mark("pb") == say("told-apart-guest")


GUESTS = [Called("pa1", "guest", "Marco"), Called("pb2", "guest", "MARC0"), Called("pc3", "display", "Marco")]


def test_who_is_told_apart_is_found_by_the_name_and_mark_that_we_write() -> None:
    club = KnownPeople(GUESTS)
    found = [club.find(name) for name in ("Marco (ospite a1)", "MARC0 (guest b2)", "Marco (ospite b2)", "Marco (c3)")]
    assert found == [Sure(id, "username") for id in ("pa1", "pb2", "pb2", "pc3")]
    assert isinstance(club.find("Marco (ospite)"), Like), "there are two of them"
    assert KnownPeople([GUESTS[0], GUESTS[2]]).find("Marco (ospite)") == Sure("pa1", "username")


def test_a_guest_keeps_the_mark_that_tells_them_apart_when_there_is_one_more() -> None:
    several = [KnownPeople([*GUESTS, *more]) for more in ([], [Called("p00", "guest", "Marco.")])]
    assert len({str(club.mark("pb2")) for club in several}) == 1


def test_a_guest_is_told_apart_from_all_guests_who_ever_had_a_name_and_from_no_member() -> None:
    several = say("told-apart-guest-of-several", sign="a1")
    rows = [("pa1", "guest", "Marco"), ("pc3", "display", "Marco"), ("pd4", "was", "MARC0")]
    assert known_now({}, rows).guests_mark("pa1", "Marco") is None
    gone = [*rows, ("pb2", "guest", "MARC0")]
    assert known_now({"pb2": "pc3"}, gone).guests_mark("pa1", "Marco") == several, "whoever they turned out to be"


@pytest.mark.parametrize("typed", ["Ana", "Annna", "Anna.", "4nna"])
def test_a_slip_in_a_short_name_is_like_it(typed: str) -> None:
    found = CLUB.find(typed, "discord")
    assert isinstance(found, Like) and found.ids == ("anna",)
