"""Who became one with whom: in one club or everywhere, never in a ring, and as before when the row is gone."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from bot.hall.people.joins import Joins
from bot.hall.people.links import Links
from bot.storage.contract import Change, Drop, Put


def made(*rows: tuple[str, str, str]) -> Joins:
    joins = Joins(Links())
    joins.replace({"club": club, "old": old, "person": person} for club, old, person in rows)
    return joins


def heard(joins: Joins, changes: list[Change]) -> None:
    for change in changes:
        match change:
            case Put(row=row):
                joins.put(row)
            case Drop(where=where):
                joins.drop(where)


def test_a_join_in_one_club_is_none_in_another() -> None:
    joins = made(("c1", "guest", "anna"))
    assert joins.resolver("c1")["guest"] == "anna"
    assert "guest" not in joins.resolver("c2")
    assert joins.ids_of("anna", "c2") == ("anna",)
    assert joins.ids_of("anna", "c1") == joins.ids_of("anna", "") == ("anna", "guest")


def test_whoever_is_one_everywhere_is_one_in_each_club() -> None:
    joins = made(("", "phone", "anna"), ("c1", "guest", "phone"))
    assert joins.resolver("c1") == {"phone": "anna", "guest": "anna"}
    assert joins.resolver("") == {"phone": "anna"}


def test_what_a_club_says_goes_before_what_holds_everywhere() -> None:
    joins = made(("", "phone", "anna"), ("c1", "phone", "guest"))
    assert joins.resolver("c1")["phone"] == "guest"


def test_who_is_joined_to_a_guest_that_turned_out_to_be_somebody_is_that_person() -> None:
    joins = made(("c1", "guest", "anna"))
    heard(joins, joins.joined("c1", "other", "guest", 0.0))
    assert joins.resolver("c1")["other"] == "anna"


def test_whom_a_guest_was_parted_from_can_come_back() -> None:
    joins = made(("c1", "anna", "guest"))
    heard(joins, joins.joined("c1", "guest", "anna", 0.0))
    assert joins.resolver("c1") == {"guest": "anna"}


def test_parted_they_are_as_before() -> None:
    joins = made(("c2", "other", "anna"))
    heard(joins, joins.joined("c1", "guest", "anna", 0.0))
    heard(joins, joins.parted("c1", "guest"))
    assert joins.ids_of("anna", "") == ("anna", "other")
    assert not joins.resolver("c1")


def test_a_ring_of_several_rows_is_one_person_whoever_is_asked_for() -> None:
    joins = made(("", "c", "b"), ("c1", "b", "c"), ("c1", "a", "c"))
    assert joins.resolver("c1") == {"a": "b", "b": "b", "c": "b"}


def test_who_is_one_already_is_not_joined_again() -> None:
    joins = made(("", "phone", "anna"))
    assert joins.joined("c1", "anna", "phone", 0.0) == []
    assert joins.joined("c1", "guest", "phone", 7.0) == [
        Put("aliases", {"club": "c1", "old": "guest", "person": "anna", "at": 7.0})
    ]


def test_what_holds_everywhere_and_in_some_club_is_told_apart() -> None:
    joins = made(("", "phone", "anna"), ("c1", "guest", "phone"))
    assert joins.everywhere() == {"phone": "anna"} and len(joins) == 2
    assert (joins.elsewhere("guest"), joins.elsewhere("phone"), joins.elsewhere("anna")) == ("anna", "anna", "")


def test_who_would_be_whom_is_known_before_a_club_says_so() -> None:
    joins = made(("c1", "guest", "anna"), ("c2", "other", "bruno"))
    assert joins.resolver_if("c1", "c1", {"guest": "bruno"}) == {"guest": "bruno"}
    assert joins.resolver_if("c1", "c1", {}) == {}
    assert joins.resolver_if("c2", "c1", {"guest": "bruno"}) == {"other": "bruno"}
    assert joins.resolver("c1") == {"guest": "anna"}, "nothing has happened"


def test_rows_are_dropped_by_all_the_values_that_are_named() -> None:
    joins = made(("c1", "guest", "anna"), ("c2", "guest", "anna"), ("c1", "other", "anna"))
    joins.drop({"club": "c1", "old": "guest"})
    assert (joins.ids_of("anna", "c1"), joins.ids_of("anna", "c2")) == (("anna", "other"), ("anna", "guest"))
    joins.drop({"person": "anna"})
    assert len(joins) == 0 and joins.ids_of("anna", "") == ("anna",)


_ids = st.sampled_from("abcde")


@given(st.lists(st.tuples(st.sampled_from(["", "c1", "c2"]), _ids, _ids)))
def test_nobody_is_ever_somebody_who_is_somebody_else(joined: list[tuple[str, str, str]]) -> None:
    joins = Joins(Links())
    for club, old, into in joined:
        if old != into:
            heard(joins, joins.joined(club, old, into, 0.0))
    for club in ("c1", "c2", ""):
        resolver = joins.resolver(club)
        assert all(person == resolver.get(person, person) for person in resolver.values()), resolver
