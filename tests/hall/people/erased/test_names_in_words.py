"""Where names may stand in people's words, and what else may stand there instead."""

from __future__ import annotations

import pytest

from bot.hall.people.names_in_words import as_one_name, before, replaced, spans


@pytest.mark.parametrize(
    ("words", "one"),
    [
        ("@Ugo Bassi", '@"Ugo Bassi"'),
        ("@+Ugo Bassi", '@+"Ugo Bassi"'),
        ("@+0123abcd+Ugo Bassi", '@+0123abcd+"Ugo Bassi"'),
        ("@Ugo", "@Ugo"),
        ("Ugo Bassi", "Ugo Bassi"),
        ("@Ugo, Bassi", "@Ugo, Bassi"),
        ('@"Ugo Bassi"', '@"Ugo Bassi"'),
    ],
)
def test_a_name_of_several_words_after_an_at_is_marked_as_one(words: str, one: str) -> None:
    assert as_one_name(words) == one


@pytest.mark.parametrize(
    ("words", "names"),
    [
        ("con Ugo Bassi, ieri", ["con Ugo Bassi", "con Ugo", "con", "Ugo Bassi", "Ugo", "Bassi", "ieri"]),
        ("a  b", ["a", "b"]),
        ("Ugo.", ["Ugo.", "Ugo"]),
        ("...", ["..."]),
        ("(Ugo)", ["Ugo"]),
        ("«Ugo» e @Bea", ["Ugo", "e", "Bea"]),
    ],
)
def test_a_name_is_a_word_or_a_few_together_with_what_ends_a_sentence_or_without(words: str, names: list[str]) -> None:
    assert [words[start:end] for start, end in spans(words)] == names


def test_at_most_four_words_are_one_name() -> None:
    words = "a b c d e"
    longest = [words[start:end] for start, end in spans(words) if end - start == 7]
    assert longest == ["a b c d", "b c d e"] and (0, 9) not in [*spans(words)]


@pytest.mark.parametrize(
    ("words", "at", "guest"),
    [("ciao @", "@", ""), ("ciao @+", "@", "+"), ('ciao @+"', "@", "+"), ('ciao "', "", ""), ("@ ", "", "")],
)
def test_the_signs_just_before_a_name_say_what_it_is(words: str, at: str, guest: str) -> None:
    found = before(words, len(words))
    assert (found["at"], found["guest"]) == (at, guest)


@pytest.mark.parametrize(
    ("words", "names", "then"),
    [
        ("con @Ugo oggi", [(5, 8)], "con qualcuno oggi"),
        ('con @"Ugo B" oggi', [(6, 11)], "con qualcuno oggi"),
        ('"Ugo"', [(1, 4)], "qualcuno"),
        ('"Ugo bara"', [(1, 4)], 'qualcuno bara"'),
        ("Ugo Bassi", [(0, 9), (0, 3), (4, 9)], "qualcuno"),
        ("Ugo e Bea", [(0, 3), (6, 9)], "qualcuno e qualcuno"),
        ("Ugo", [], "Ugo"),
    ],
    ids=["with its at", "in quotes", "quotes alone", "quotes of more", "of two that overlap", "two", "none"],
)
def test_a_name_goes_with_the_signs_around_it(words: str, names: list[tuple[int, int]], then: str) -> None:
    assert replaced(words, names, "qualcuno") == then
