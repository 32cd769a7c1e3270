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
    assert memory.get("b") is None
