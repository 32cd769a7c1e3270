"""How slips of matches are read: `1 orsi 5 lupi a orsi 2; 2 …`, who won each hand and what the losers had found."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TypeAlias

from bot.commands.codice.names import words_of
from bot.commands.typed_names import alike, same
from bot.engines.book import Refused
from bot.engines.codice.matches import Ending
from bot.engines.codice.meant_hands import ToldHand
from bot.engines.codice.tournament import Codice
from bot.hall.declared.call import Call
from bot.texts import LANGUAGES

Slip: TypeAlias = tuple[int, ToldHand]
"""A hand at a table."""
Reading: TypeAlias = tuple[Slip, ...]
"""What words can mean."""
Place: TypeAlias = tuple[int | None, bool]
"""Which table the next words are about, and whether none of its hands was read yet."""
NEXT, AND = ";", ","
REASONS = ("codice-slips-unread", "codice-slips-two-ways", "codice-slips-twice")
"""Why slips are not read."""
LONGEST_NAME = 6
"""The most words of a team's name."""
ORDER: tuple[Ending, ...] = ("assassin", "referee", "time", "agents")
"""Whose word is meant by a beginning that several have: `a` is the assassin."""
_COUNT = re.compile(r"(\d{1,2})([^\W\d]*)|([^\W\d]+)(\d{1,2})")


class Slips:
    """What was typed, read against who sits at which table."""

    def __init__(
        self,
        typed: str,
        teams: Mapping[int, Mapping[str, str]],
        names: Iterable[str],
        endings: Mapping[Ending, Sequence[str]],
    ):
        self._words = re.sub(r"([;,])|[:\n\"«»“”]", r" \1 ", typed).split()
        self._teams = teams
        self._names = set(map(same, names))
        """Of all teams, wherever they sit."""
        self._endings = endings
        self._farthest = 0

    def read(self, table: int | None) -> dict[int, list[ToldHand]]:
        """The hands of each table, in the order in which they were played. Refused where there is not one reading."""
        readings = self._readings(table)
        if len(readings) > 1:
            raise Refused("codice-slips-two-ways")
        if not readings:
            raise Refused("codice-slips-unread", value=" ".join(self._words[self._farthest :][:5]))
        hands: dict[int, list[ToldHand]] = {}
        last = 0
        for number, told in readings[0]:
            if number in hands and number != last:
                raise Refused("codice-slips-twice", table=number)
            hands.setdefault(number, []).append(told)
            last = number
        return hands

    def _readings(self, table: int | None) -> list[Reading]:
        """What all the words can mean: word after word, all that the ones before it can mean, two readings at most."""
        ways: list[dict[Place, list[Reading]]] = [{} for _ in range(len(self._words) + 1)]
        ways[0][table, True] = [()]
        for at in range(len(self._words)):
            if ways[at]:
                self._farthest = at
            for place, readings in ways[at].items():
                for length, then, slips in self._steps(at, *place):
                    known = ways[at + length].setdefault(then, [])
                    for reading in readings:
                        if len(known) < 2 and (longer := (*reading, *slips)) not in known:
                            known.append(longer)
        found = [reading for (_, new), readings in ways[-1].items() if not new for reading in readings]
        found += ways[-1].get((None, True), [])
        return [reading for reading in dict.fromkeys(found) if reading]

    def _steps(self, at: int, table: int | None, new: bool) -> Iterator[tuple[int, Place, Reading]]:
        """What the next words can be: how many they are, where one stands after them, the hand that they tell."""
        word = self._words[at]
        if word == NEXT and (table is None or not new):
            yield 1, (None, True), ()
        elif word == AND:
            yield 1, (table, new), ()
        if word.isdecimal() and int(word) in self._teams and (table is None or not new):
            yield 1, (int(word), True), ()
        if table is None:
            return
        begun = [" ".join(self._words[at : at + size]) for size in range(1, LONGEST_NAME + 1)]
        whole = [same(words) in self._names for words in begun]
        for size, words in enumerate(begun, 1):
            # A whole name is not the beginning of a longer one, nor are its first words a name and a count.
            like = alike(self._teams[table], words, [words] if whole[size - 1] else ())
            if len(like) == 1 and (whole[size - 1] or not any(whole[size:])):
                for length, told in self._results(at + size, like[0]):
                    yield size + length, (table, False), ((table, told),)

    def _results(self, at: int, winner: str) -> Iterator[tuple[int, ToldHand]]:
        """How a hand ended, by one word (5, a, t3, 3t) or by two (tempo 3)."""
        if at >= len(self._words):
            return
        word = self._words[at]
        if word.isdecimal():
            yield 1, ToldHand(winner, "agents", int(word))
        elif counted := _COUNT.fullmatch(word):
            ending = self._ending(counted[2] or counted[3])
            if ending in ("time", "agents"):
                yield 1, ToldHand(winner, ending, int(counted[1] or counted[4]))
        elif ending := self._ending(word):
            if ending in ("assassin", "referee"):
                yield 1, ToldHand(winner, ending)
            elif at + 1 < len(self._words) and self._words[at + 1].isdecimal():
                yield 2, ToldHand(winner, ending, int(self._words[at + 1]))

    def _ending(self, word: str) -> Ending | None:
        """The ending that a word, or its beginning, names in any language."""
        names = ((ending, name) for ending in ORDER for name in self._endings[ending])
        return next((ending for ending, name in names if name.startswith(same(word))), None)


async def read(call: Call[Codice], typed: str, table: int | None) -> dict[int, list[ToldHand]]:
    """The hands that somebody typed, by table; without a number before them, those of this table."""
    present = call.book.present
    if table is not None:
        call.book.match_at(table, present.number)
    matches = [match for match in present.matches.values() if all(match.teams)]
    texts = call.house.texts
    endings: dict[Ending, list[str]] = {
        ending: [same(texts.name(language, f"choices-ending.{ending}")) for language in LANGUAGES] for ending in ORDER
    }
    teams = {match.table: await words_of(call, match.teams) for match in matches}
    return Slips(typed, teams, (await words_of(call)).values(), endings).read(table)
