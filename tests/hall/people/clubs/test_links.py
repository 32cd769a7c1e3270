"""Which clubs are one: as the rows say it, in whichever order, and never without an end."""

from __future__ import annotations

from bot.hall.people.links import Links


def linked(**part_of: str) -> Links:
    links = Links()
    links.replace([{"id": club, "part_of": other or None} for club, other in part_of.items()])
    return links


def test_a_club_alone_is_one_with_itself() -> None:
    links = linked(c1="")
    assert (links.root("c1"), links.circle("c1"), links.one("c1", "c1"), links.one("c1", "c2")) == (
        "c1",
        ("c1",),
        True,
        False,
    )


def test_three_in_a_chain_are_one_whose_name_the_last_gives() -> None:
    links = linked(c1="c2", c2="c3")
    assert {links.root(club) for club in ("c1", "c2", "c3")} == {"c3"}
    assert links.circle("c2") == ("c2", "c1", "c3")
    assert links.one("c1", "c3")


def test_a_link_out_of_a_chain_leaves_the_other() -> None:
    links = linked(c1="c2", c2="c3")
    links.put({"id": "c2", "part_of": None})
    assert links.circle("c1") == ("c1", "c2")
    assert links.circle("c3") == ("c3",)


def test_a_ring_that_two_processes_made_has_one_name_and_is_parted_by_both() -> None:
    links = linked(c1="c2", c2="c1")
    assert links.root("c1") == links.root("c2") == "c1"
    links.put({"id": "c1", "part_of": None})
    assert links.one("c1", "c2")
    links.put({"id": "c2", "part_of": None})
    assert not links.one("c1", "c2")


def test_what_is_part_of_a_ring_has_the_rings_name_and_not_its_own() -> None:
    links = linked(c0="c2", c1="c2", c2="c1")
    assert {links.root(club) for club in ("c0", "c1", "c2")} == {"c1"}
    assert links.circle("c2") == ("c2", "c0", "c1")


def test_a_row_takes_the_place_of_the_one_before_and_all_rows_of_all() -> None:
    links = linked(c1="c2", c3="")
    links.put({"id": "c1", "part_of": "c3"})
    assert links.rows == {"c1": "c3"} and links.circle("c2") == ("c2",)
    links.replace([{"id": "c2", "part_of": "c3"}])
    assert links.rows == {"c2": "c3"} and not links.one("c1", "c3")
