"""Typed lines: `/roll 5 reserve:2`, in English and Italian, told apart into a command and its words."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from bot.engines.book import Refused
from bot.hall.cards.plain_text import folded
from bot.hall.declared.catalogue import Commands
from bot.hall.declared.declaration import Command
from bot.hall.declared.free_places import (
    for_several_people,
    free_places,
    has_the_rest,
    in_one_text,
    is_due,
    labels_of,
    places_after,
    reads,
    texts_are_due,
    up_to_a_text,
)
from bot.hall.declared.kinds import Choice, Member, Members, Parameter, Text, Whole, YesNo
from bot.hall.declared.typed_words import WHOLE, WORD, is_quoted, nearest_to, one_name, unquoted
from bot.hall.people.names_in_words import NAMES, as_one_name
from bot.texts import LANGUAGES, Texts

_NAMED = re.compile(r"([^\W\d][\w-]*):(.*)", re.S)
_GLUED = re.compile(r"([^\W\d]+?)[_-]?(\d+)")
"""A command's name with a number on it, as it is typed in a hurry."""
_LETTERED = re.compile(r"([^\W\d_]{1,3})(\d+)[,;]?")
"""A number with the first letters of what it is for: `F8`."""
_MENTION = re.compile(r"<?@")


@dataclass(frozen=True, slots=True)
class Typed:
    """A line as understood: the command, and the words given for its parameters (choices in English).

    Where only a group was typed, `group` names it and there is no command.
    """

    command: Command | None
    words: Mapping[str, str]
    group: str = ""


class LineReader:
    """Knows every name in every language, and so reads typed lines."""

    def __init__(self, commands: Commands, texts: Texts) -> None:
        self._commands = commands
        self._first: dict[str, str] = {}
        self._second: dict[str, dict[str, str]] = {}
        self._parameters: dict[str, dict[str, Parameter]] = {}
        self._choices: dict[tuple[str, str], str] = {}
        self._as_command: dict[tuple[str, str], tuple[str, str]] = {}
        """The command and its parameter, by a group and what may be typed in the command's place."""
        for command in commands.values():
            self._learn(command, texts)

    def _learn(self, command: Command, texts: Texts) -> None:
        first, *rest = command.path
        if not command.hidden:
            for name in _names(texts, first, first):
                self._first[name] = first
        else:
            self._first[first] = first
        if rest:
            seconds = self._second.setdefault(first, {})
            for name in _names(texts, command.key, rest[0]) if not command.hidden else [rest[0]]:
                seconds[name] = rest[0]
        parameters: dict[str, Parameter] = {}
        for parameter in command.parameters:
            key = f"{command.key}.{parameter.name.replace('_', '-')}"
            names = [parameter.name] if parameter.hidden or command.hidden else _names(texts, key, parameter.name)
            parameters.update(dict.fromkeys(names, parameter))
            if isinstance(parameter.kind, YesNo) and parameter.kind.as_command:
                self._as_command.update({(first, name): (rest[0], parameter.name) for name in names})
            if isinstance(parameter.kind, Choice):
                for value in parameter.kind.values:
                    for name in _choice_names(texts, parameter.kind.name, value):
                        self._choices[parameter.kind.name, name] = value
        self._parameters[command.name] = parameters

    def read(self, line: str, pressed: bool = False) -> Typed:
        """The command and words of a line (with or without its slash); only a button reaches what is hidden."""
        words = [match.group() for match in WORD.finditer(line.strip().removeprefix("/"))]
        if not words:
            raise Refused("unknown-command", value=line)
        first = self._first.get(folded(words[0]))
        if first is None and (glued := _GLUED.fullmatch(words[0])) and folded(glued[1]) in self._first:
            words[:1] = glued.groups()
            first = self._first[folded(words[0])]
        if first is None:
            nearest = nearest_to(words[0], self._first)
            raise _unknown(words[0], nearest, self._first.get(nearest, ""))
        if first not in self._second:
            return self._fill(self._reached(first, words[0], pressed), words[1:], pressed)
        if len(words) == 1:
            return Typed(None, {}, first)
        if not pressed and (meant_so := self._as_command.get((first, folded(words[1])))) is not None:
            command = self._commands[f"{first} {meant_so[0]}"]
            return self._fill(command, words[2:], pressed, {meant_so[1]: "yes"})
        second = self._second[first].get(folded(words[1]))
        if second is None:
            nearest = nearest_to(words[1], self._second[first])
            meant = f"{first} {self._second[first].get(nearest, '')}"
            raise _unknown(f"{words[0]} {words[1]}", nearest and f"{words[0]} {nearest}", meant)
        return self._fill(self._reached(f"{first} {second}", f"{words[0]} {words[1]}", pressed), words[2:], pressed)

    def _reached(self, name: str, typed: str, pressed: bool) -> Command:
        command = self._commands[name]
        if command.hidden and not pressed:
            raise Refused("unknown-command", value=typed)
        return command

    def choice(self, parameter: Parameter, word: str) -> str:
        """A typed choice in English; a word that is none stays as it is, to be refused with its parameter."""
        if not isinstance(parameter.kind, Choice):
            return word
        return self._choices.get((parameter.kind.name, folded(word.strip())), word)

    def _fill(
        self, command: Command, line: Iterable[str], pressed: bool, said: Mapping[str, str] | None = None
    ) -> Typed:
        """Words by name go where they say, the others in the order of the parameters that are still free."""
        names = self._parameters[command.name]
        given: dict[str, str] = dict(said or {})
        waiting = deque(line)
        by_name = {names[name].name for name in map(_name_of, waiting) if name in names}
        tail = loose = crowd = ""
        either: list[tuple[str, str]] = []  # Numbers whose letters name several that are due: `I4`.
        while waiting:
            word = waiting.popleft()
            if crowd and self._of_crowd(command, given, crowd, word):
                given[crowd] += f" {one_name(word)}"
                continue
            crowd = ""
            named = _NAMED.fullmatch(word)
            parameter = names.get(folded(named[1])) if named else None
            if named and parameter is not None and (pressed or not parameter.hidden):
                if parameter.name in given:
                    raise Refused("given-twice", parameter=named[1], command=command)
                # Phones put a space after the colon.
                value = named[2] or (waiting.popleft() if waiting else "")
                given[parameter.name] = self.choice(parameter, _value(parameter, value))
                loose = named[1] if isinstance(parameter.kind, Text) and not is_quoted(value) else ""
                crowd = _crowd(parameter, value)
                goes_on = loose and not crowd and type(parameter.kind) is Text
                later = [place for place in free_places(command, given) if place.name not in by_name]
                tail = parameter.name if goes_on and self._rest_is_of(later, _loose(names, "", waiting)) else ""
                continue
            places = free_places(command, given)
            if not tail and places and in_one_text(places[0], word) and not pressed:
                waiting.extendleft(reversed(unquoted(word).split()))
                continue
            if not tail and places and is_due(places[0]) and (pair := _LETTERED.fullmatch(word)):
                labels = labels_of(names, places, pair[1], pair[2])
                if len(labels) == 1:
                    given[labels[0].name] = pair[2]
                elif labels:
                    either.append((pair[1], pair[2]))
                if labels:
                    continue
            if not tail and waiting and (labels := labels_of(names, places, word, waiting[0])):
                number = waiting.popleft().rstrip(",;")
                if len(labels) == 1:
                    given[labels[0].name] = number
                else:
                    either.append((word, number))
                continue
            if tail:
                # Words in quotes are a value of their own where there is still one to give.
                later = places_after(command, tail, places)
                own = WHOLE.fullmatch(word) and any(not isinstance(one.kind, Choice | Whole) for one in later)
                own = own or (not waiting and self._secret(later, word) is not None)
                if not later or not (own or self._fit(later, _loose(names, word, waiting))):
                    self._astray(command, places, word)
                    given[tail] += f" {unquoted(word)}"
                    continue
                tail = ""
            if not places:
                raise Refused("too-many-words", value=unquoted(word), command=command)
            parameter = self._meant(places, word, bool(given), not waiting)
            given[parameter.name] = self._placed(command, parameter, word, loose)
            crowd = _crowd(parameter, word)
            if isinstance(parameter.kind, Text) and not is_quoted(word):
                rest, later = list(_loose(names, word, waiting)), places_after(command, parameter.name, places)
                later = [place for place in later if place.name not in by_name]
                first = 2 if later and _is_crowd(later[0]) else max(2, len(rest) - len(later))
                goes_on = any(self._fit(later, rest[at:]) for at in range(first, len(rest)))
                goes_on = goes_on or has_the_rest(command, places)
                free = type(parameter.kind) is Text and self._rest_is_of(later, rest)
                tail = parameter.name if goes_on or free else ""
        self._one_of_two(command, given, either)
        return Typed(command, given)

    def _one_of_two(self, command: Command, given: dict[str, str], either: list[tuple[str, str]]) -> None:
        """Numbers whose letters named several: now that the others are given one may be left; what may still be several
        is asked for."""
        if len(either) > 1:
            return
        for word, number in either:
            places = free_places(command, given)
            labels = labels_of(self._parameters[command.name], places, word, number)
            if not labels:
                raise Refused("given-twice", parameter=word, command=command)
            if len(labels) == 1:
                given[labels[0].name] = number

    def _meant(self, places: list[Parameter], word: str, begun: bool, last: bool) -> Parameter:
        """The first free place, or past those that may be left out and cannot hold the word one that can; in a line
        that has begun also a text, which holds all but numbers. One that claims it, or a last secret, comes before."""
        for place in places:
            if place.kind.claims(word):
                return place
        for at, place in enumerate(places):
            if self._takes(place, word):
                return place
            if place.expected or not isinstance(place.kind, Choice | Whole):
                # What is chosen from a list is meant where it has its place: talk (“punti 3 a Bob”) is no weapon.
                if not begun or type(place.kind) is not Text or (place.kind.suggest and not place.kind.beside):
                    break
                if last and (
                    secret := next((one for one in places[at:] if one.secret and self._takes(one, word)), None)
                ):
                    return secret
                return place if word[:1].isalpha() else places[0]
        return places[0]

    def _secret(self, places: Iterable[Parameter], word: str) -> Parameter | None:
        """The place of a secret that a number can be: it stands in no text that others read."""
        return next(
            (one for one in places if one.secret and isinstance(one.kind, Whole) and self._holds(one, word)), None
        )

    def _of_crowd(self, command: Command, given: Mapping[str, str], crowd: str, word: str) -> bool:
        """Whether a word is one more of several: another mention, or what is for no other place. A name goes on with a
        word that begins as names do, or for which no place is left."""
        parameter = command.parameter(crowd)
        if parameter is not None and isinstance(parameter.kind, Member):
            goes_on = word[:1].isupper() or not free_places(command, given)
            return goes_on and not _MENTION.match(word) and self._is_a_name(command, given, word)
        if parameter is None or isinstance(parameter.kind, Members):
            return bool(_MENTION.match(one_name(word))) or self._is_a_name(command, given, word)
        if isinstance(parameter.kind, Text):
            people = sum(len(NAMES.findall(given.get(name, ""))) for name in for_several_people(command))
            if not parameter.kind.goes_on(word, given[crowd], people):
                return False
        if _name_of(word) in self._parameters[command.name]:
            return False
        if parameter.kind.claims(given[crowd].partition(" ")[0]):
            return True
        return not any(self._takes(place, word) for place in free_places(command, given))

    def _is_a_name(self, command: Command, given: Mapping[str, str], word: str) -> bool:
        """Whether a word without an @ can be meant for one more person alone: the next place does not hold it."""
        places = free_places(command, given)
        if _NAMED.fullmatch(word) or not any(map(str.isalpha, word)):
            return False
        return not any(self._takes(place, word) for place in places) and not any(reads(one, word) for one in places[:1])

    def _fit(self, places: list[Parameter], words: Iterable[str]) -> bool:
        """Whether these words, a place each, are no more of the text before: they begin with a choice or a mention."""
        left = iter(places)
        for word in words:
            place = next(left, None)
            if place is None or not self._fits(place, word):
                return False
            if _is_crowd(place):  # All that follows may be of it.
                break
        return not isinstance(places[0].kind, Whole) and not any(place.expected for place in left)

    def _rest_is_of(self, later: list[Parameter], words: Iterable[str]) -> bool:
        """Whether all words after the first of a text are more of it: nothing must be given after it, and they are no
        values, one after the other, of what may be; or several texts must be, and nobody can tell where each ends."""
        left, rest = list(later), list(words)[1:]
        if rest and texts_are_due(later) and not WHOLE.fullmatch(rest[0]):
            return True
        for word in rest:
            place = next((one for one in up_to_a_text(left) if self._holds(one, word)), None)
            if place is None:
                return not any(one.expected for one in later)
            left.remove(place)
        return False

    def _holds(self, place: Parameter, word: str) -> bool:
        """Whether a word by itself is a value of this place: in quotes, or written as such values are."""
        if isinstance(place.kind, Member):
            return bool(_MENTION.match(word)) or word[:1].isupper()
        if isinstance(place.kind, Text):
            return WHOLE.fullmatch(word) is not None
        return self._takes(place, word) and reads(place, self.choice(place, word))

    def _fits(self, place: Parameter, word: str) -> bool:
        """Whether a word can only be meant for this place, or for the text before."""
        match place.kind:
            case Choice(values=values):
                return self.choice(place, word) in values
            case Member():
                return word.startswith(("@", "<@"))
            case Members() | Text(people=True):
                return unquoted(word).startswith(("@", "<@"))
            case Whole():
                return word.isdecimal()
        return False

    def _astray(self, command: Command, places: Iterable[Parameter], word: str, text: Parameter | None = None) -> None:
        """Refuse `name:value` where the command has no such parameter but one of these could take the value, or the
        text in whose place it stands is written in a way of its own."""
        named = _NAMED.fullmatch(word)
        taken = named and any(not place.hidden and self._takes(place, named[2]) for place in places)
        if named and (taken or not (text is None or reads(text, word))):
            raise Refused("unknown-parameter", value=named[1], command=command)

    def _takes(self, place: Parameter, word: str) -> bool:
        """Whether a word is a choice or a number of this place."""
        return isinstance(place.kind, Choice | Whole) and self._fits(place, self.choice(place, word))

    def _placed(self, command: Command, parameter: Parameter, word: str, loose: str) -> str:
        """A word that stands by its place; `loose` is a text given by name just before it, with no quotes."""
        if isinstance(parameter.kind, Text):
            if parameter is not command.parameters[0]:  # a name may have a colon
                self._astray(command, command.parameters, word, parameter)
            return unquoted(word)
        if named := _NAMED.fullmatch(word):
            raise Refused("unknown-parameter", value=named[1], command=command)
        value = self.choice(parameter, _value(parameter, word))
        if loose and not self._takes(parameter, value):
            try:
                parameter.kind.read(value)
            except Refused:
                raise Refused("needs-quotes", parameter=loose) from None
        return value


@cache
def _names(texts: Texts, key: str, english: str) -> tuple[str, ...]:
    """What a text calls something, in every language, as it is looked up; and what else it is, or was, called."""
    also = f"also-{key}"
    known = (one for language in LANGUAGES if texts.has(language, also) for one in texts.name(language, also).split())
    return english.casefold(), *(folded(texts.name(language, key)) for language in LANGUAGES), *map(folded, known)


def _choice_names(texts: Texts, choice: str, value: str) -> Iterator[str]:
    """What a choice is called in every language, and what else people call it."""
    yield from _names(texts, f"choices-{choice}.{value}", value)
    for language in LANGUAGES:
        if texts.has(language, f"also-{choice}.{value}"):
            yield from folded(texts.name(language, f"also-{choice}.{value}")).split()


def _name_of(word: str) -> str:
    return folded(named[1]) if (named := _NAMED.fullmatch(word)) else ""


def _loose(names: Mapping[str, Parameter], word: str, waiting: Iterable[str]) -> Iterator[str]:
    """A word and those after it, up to one that is given by name."""
    yield word
    for one in waiting:
        if _name_of(one) in names:
            return
        yield one


def _is_crowd(place: Parameter) -> bool:
    """Whether several people are named here, each in words of their own."""
    return isinstance(place.kind, Members) or (isinstance(place.kind, Text) and place.kind.people)


def _crowd(parameter: Parameter, word: str) -> str:
    """The name of a parameter for several values that began so, without quotes: more words may be of it too."""
    match parameter.kind:
        case Members() if _MENTION.match(one_name(word)) or not is_quoted(word) or "@" not in word:
            return parameter.name
        case Member() if not is_quoted(word) and not word.startswith("<@"):
            return parameter.name
        case Text() as text if not is_quoted(word) and text.goes_on(word):
            return parameter.name
    return ""


def _value(parameter: Parameter, word: str) -> str:
    """A word without its quotes; a name with its @ that stood in them stays one name, wherever they began."""
    return as_one_name(unquoted(word)) if isinstance(parameter.kind, Members) else unquoted(word)


def _unknown(value: str, nearest: str, meant: str) -> Refused:
    """The refusal of a name that nothing has; `meant` is the name most like it in English."""
    if nearest:
        return Refused("unknown-near", value=value, nearest=f"/{nearest}", meant=meant)
    return Refused("unknown-command", value=value)
