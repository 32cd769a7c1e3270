"""What was used last is remembered, and no more than there is room for."""

from __future__ import annotations

from bot.hall.people.lru import Lru


def test_as_much_is_remembered_as_there_is_room_for() -> None:
    memory: Lru[str] = Lru(2)
    assert memory.keep("a", "Anna") == "Anna"
    memory.keep("b", "Bruno")
    assert (memory.get("a"), memory.get("b"), memory.get("c")) == ("Anna", "Bruno", None)


def test_what_was_not_looked_at_for_longest_is_forgotten_first() -> None:
    memory: Lru[str] = Lru(2)
    memory.keep("a", "Anna")
    memory.keep("b", "Bruno")
    memory.get("a")
    memory.keep("c", "Carla")
    assert (memory.get("a"), memory.get("b"), memory.get("c")) == ("Anna", None, "Carla")


def test_what_is_kept_again_is_new_and_has_taken_the_place_of_the_old() -> None:
    memory: Lru[str] = Lru(2)
    memory.keep("a", "Anna")
    memory.keep("b", "Bruno")
    memory.keep("a", "Anna Rossi")
    memory.keep("c", "Carla")
    assert (memory.get("a"), memory.get("b")) == ("Anna Rossi", None)


def test_one_thing_or_everything_can_be_forgotten() -> None:
    memory: Lru[str] = Lru()
    for key in ("a", "b"):
        memory.keep(key, key)
    memory.forget("a")
    memory.forget("never there")
    assert (memory.get("a"), memory.get("b")) == (None, "b")
    memory.clear()
    assert (memory.get("b"), memory.cleared) == (None, 1)


def test_what_is_forgotten_leaves_room() -> None:
    memory: Lru[str] = Lru(2)
    for key in ("a", "b"):
        memory.keep(key, key)
    memory.forget("a")
    memory.keep("c", "c")
    assert (memory.get("b"), memory.get("c")) == ("b", "c")


def test_of_things_that_weigh_the_oldest_go_until_the_rest_weighs_no_more_than_it_may() -> None:
    memory: Lru[bytes] = Lru(10, len)
    memory.keep("a", b"x" * 6)
    memory.keep("b", b"x" * 4)
    memory.keep("c", b"x" * 5)
    assert (memory.get("a"), memory.get("b"), memory.get("c")) == (None, b"xxxx", b"xxxxx")
    memory.keep("c", b"x" * 6)
    assert memory.get("b") == b"xxxx", "what took its own place weighs once"
    memory.forget("c")
    memory.keep("d", b"x" * 6)
    assert memory.get("b") == b"xxxx", "what was let go of weighs nothing"
    memory.keep("e", b"x" * 11)
    assert (memory.get("b"), memory.get("e")) == (None, b"x" * 11), "what is too large by itself stays alone"
