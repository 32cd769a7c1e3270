"""Which parameters a typed word can be meant for by where it stands alone."""

from __future__ import annotations

import pytest

from bot.hall.cards.card import Card
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import Command
from bot.hall.declared.free_places import free_places, has_the_rest, in_one_text, labels_of, texts_are_due, up_to_a_text
from bot.hall.declared.kinds import Choice, Kind, Member, Parameter, Text, Whole

SOME = Choice("some", ("a", "b"))
SEVERAL = Whole(0, 34, of_several=True)


async def _answer(call: Call[object]) -> Card:
    return Card()


def parameters(*kinds: tuple[Kind, bool]) -> list[Parameter]:
    """Parameters called `one`, `two`, … of these kinds, each required or not."""
    names = ("one", "two", "three")
    return [
        Parameter(name, kind, required, None, False, name, False)
        for name, (kind, required) in zip(names, kinds, strict=False)
    ]


def command(*kinds: tuple[Kind, bool]) -> Command:
    return Command(path=("some",), parameters=tuple(parameters(*kinds)), answer=_answer)


@pytest.mark.parametrize(
    ("kinds", "begun", "given", "free"),
    [
        ([(Member(), True), (Text(), False)], 0, {}, ["one", "two"]),
        ([(Member(), True), (Text(), False)], 0, {"one": "x"}, ["two"]),
        ([(Member(), True), (Whole(0, 9, by_name=True), False)], 0, {}, ["one"]),
        ([(SOME, True), (Text(beside="one"), False)], 0, {}, ["one"]),
        ([(SOME, True), (Text(beside="one"), False)], 0, {"one": "a"}, ["two"]),
    ],
    ids=["none is given", "what is given has no place", "by its name alone", "beside nothing", "beside what is given"],
)
def test_what_is_not_given_has_a_place(
    kinds: list[tuple[Kind, bool]], begun: int, given: dict[str, str], free: list[str]
) -> None:
    assert [one.name for one in free_places(command(*kinds), given)] == free


@pytest.mark.parametrize(
    ("kinds", "from_", "has"),
    [
        ([(Text(), True), (Text(), True)], 0, False),
        ([(Text(), True), (Text(), False)], 0, True),
        ([(Text(), False), (Whole(0, 9), False)], 0, True),
        ([(Member(), True), (Text(), False), (SOME, False)], 1, True),
        ([(Member(), True), (Text(), False), (Member(), False)], 1, False),
        ([(Member(), True), (Text(), True), (Member(), False)], 1, True),
    ],
    ids=[
        "another must be given",
        "what must be given, and nothing else must",
        "what the command is about",
        "none but a choice comes later",
        "what comes later could take any word",
        "what must be given goes before what may",
    ],
)
def test_the_first_free_place_has_the_rest_of_the_words(kinds: list[tuple[Kind, bool]], from_: int, has: bool) -> None:
    some = command(*kinds)
    assert has_the_rest(some, list(some.parameters[from_:])) is has


@pytest.mark.parametrize(
    ("kinds", "due"),
    [
        ([(Text(), True), (Text(), True)], True),
        ([(Text(), True), (Text(), False)], False),
        ([(Text(), True), (Member(), True)], False),
    ],
)
def test_two_texts_that_must_be_given_are_due(kinds: list[tuple[Kind, bool]], due: bool) -> None:
    assert texts_are_due(parameters(*kinds)) is due


def test_a_text_has_a_word_before_what_comes_later() -> None:
    places = parameters((SOME, False), (Text(), False), (Member(), False))
    assert [one.name for one in up_to_a_text(places)] == ["one", "two"]


@pytest.mark.parametrize(
    ("kind", "word", "whole"),
    [(SEVERAL, '"3 4"', True), (SEVERAL, '"3"', False), (SEVERAL, "3", False), (Whole(0, 9), '"3 4"', False)],
)
def test_several_numbers_may_stand_in_one_text(kind: Kind, word: str, whole: bool) -> None:
    [place] = parameters((kind, False))
    assert in_one_text(place, word) is whole


@pytest.mark.parametrize(
    ("word", "after", "kinds", "meant"),
    [
        ("france", "8", [(SEVERAL, False), (SEVERAL, False)], ["france"]),
        ("fra", "8,", [(SEVERAL, False), (SEVERAL, False)], ["france"]),
        ("fr", "8", [(SEVERAL, False), (SEVERAL, False)], ["france"]),
        ("f", "8", [(SEVERAL, False), (SEVERAL, False)], ["france", "finland"]),
        ("f", "8", [(Whole(0, 9), False), (Whole(0, 9), False)], []),
        ("fra", "8", [(Whole(0, 9), False), (Whole(0, 9), False)], ["france"]),
        ("france", "eight", [(SEVERAL, False), (SEVERAL, False)], []),
        ("fr4", "8", [(SEVERAL, False), (SEVERAL, False)], []),
        ("fra", "8", [(Text(), False), (SEVERAL, False)], []),
        ("spain", "8", [(SEVERAL, False), (SEVERAL, False)], []),
    ],
    ids=[
        "its name",
        "its beginning, and a comma",
        "two letters where it is due",
        "a letter of several that are due",
        "a letter where none is due",
        "three letters where none is due",
        "before no number",
        "no word",
        "where no number comes next",
        "of none",
    ],
)
def test_a_word_before_a_number_names_what_the_number_is_for(
    word: str, after: str, kinds: list[tuple[Kind, bool]], meant: list[str]
) -> None:
    names = ("france", "finland")
    places = [
        Parameter(name, kind, required, None, False, name, False)
        for name, (kind, required) in zip(names, kinds, strict=True)
    ]
    found = labels_of(dict(zip(names, places, strict=True)), places, word, after)
    assert [one.name for one in found] == meant
