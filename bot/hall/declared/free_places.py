"""Which parameters of a command a typed word can still be meant for, by where it stands."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from bot.engines.book import Refused
from bot.hall.cards.plain_text import folded
from bot.hall.declared.declaration import Command
from bot.hall.declared.kinds import Choice, Members, Parameter, Text, Whole
from bot.hall.declared.typed_words import WHOLE, unquoted

LABEL = 3
"""The fewest letters by which a word before a number names what the number is for, where that may be left out."""


def free_places(command: Command, given: Mapping[str, str]) -> list[Parameter]:
    """The parameters that nothing is given for, and for which a word can be meant by where it stands alone."""

    def has_a_place(one: Parameter) -> bool:
        match one.kind:
            case Whole(by_name=by_name):
                return not by_name
            case Text(beside=beside):
                return not beside or beside in given
        return True

    return [one for one in command.parameters if not one.hidden and one.name not in given and has_a_place(one)]


def is_due(place: Parameter) -> bool:
    """Whether a number has to be given here."""
    return isinstance(place.kind, Whole) and place.expected


def has_the_rest(command: Command, places: list[Parameter]) -> bool:
    """Whether the first of these has the rest of the words, because no other must be given or could take any word."""
    later = places[1:]
    if places[0].expected or places[0] is command.parameters[0]:  # it is what the command is about
        return not any(parameter.expected for parameter in later)
    return all(isinstance(parameter.kind, Choice) for parameter in later)


def texts_are_due(places: Iterable[Parameter]) -> bool:
    """Whether several texts must be given here: of words without quotes nobody can tell where each of them ends."""
    return sum(one.expected and type(one.kind) is Text for one in places) > 1


def up_to_a_text(places: Iterable[Parameter]) -> Iterator[Parameter]:
    """The places that the next word can be meant for: a text has it before what comes later."""
    for place in places:
        yield place
        if type(place.kind) is Text:
            return


def for_several_people(command: Command) -> Iterator[str]:
    """The parameters for several people."""
    return (one.name for one in command.parameters if isinstance(one.kind, Members))


def places_after(command: Command, text: str, places: list[Parameter]) -> list[Parameter]:
    """Those of the places that stand after this text in the command: the words after it may be theirs."""
    names = [parameter.name for parameter in command.parameters]
    return [place for place in places if names.index(place.name) > names.index(text)]


def reads(place: Parameter, word: str) -> bool:
    """Whether a typed word is a value of this place."""
    try:
        place.kind.read(unquoted(word))
    except Refused:
        return False
    return True


def in_one_text(place: Parameter, word: str) -> bool:
    """Whether one text in quotes gives all of several numbers."""
    several = isinstance(place.kind, Whole) and place.kind.of_several
    return several and WHOLE.fullmatch(word) is not None and len(unquoted(word).split()) > 1


def labels_of(names: Mapping[str, Parameter], places: list[Parameter], word: str, after: str) -> list[Parameter]:
    """The number's parameter that a word before it names, whole or by its beginning, where numbers are due: `Francia 8,
    Austria 3`; several only where all of them are due and the word is their letter."""
    if not places or not isinstance(places[0].kind, Whole) or not word.isalpha():
        return []
    if len(word) < LABEL:  # So few letters name only what has to be given.
        places = [place for place in places if is_due(place)] if is_due(places[0]) else []
    if not after.rstrip(",;").isdecimal():
        return []
    meant = {one.name: one for name, one in names.items() if name.startswith(folded(word)) and one in places}
    found = list(meant.values())
    if len(found) > 1:
        return found if len(word) < LABEL and all(map(is_due, found)) else []
    return [one for one in found if isinstance(one.kind, Whole)]
