"""What is offered for a value that is asked for, or being typed: people, or what the book suggests."""

from __future__ import annotations

import inspect
import re
from collections.abc import Mapping, Sequence
from typing import Any

from bot.hall.cards.card import Mention, plain
from bot.hall.cards.plain_text import clean, folded, quoted
from bot.hall.declared.call import Call
from bot.hall.declared.kinds import Kind, Member, Members, Parameter
from bot.hall.declared.typed_people import A_GUEST, a_guest, a_new_guest, several
from bot.hall.declared.values import Values
from bot.hall.people.known import KnownPeople, Sure
from bot.hall.people.names_in_words import TOGETHER
from bot.hall.people.person import Person
from bot.hall.requests import Suggestion

MOST = 25
"""Most offers for one value: as many as Discord lists, or as stand on a card."""
_SHORTEST_GUEST = 2
"""Fewest letters of a name for which a new guest is offered."""


def takes_anybody(kind: Kind) -> bool:
    """Whether a parameter takes people, and whoever there is, not only some whom the book knows."""
    return isinstance(kind, Member | Members) and kind.suggest is None


async def suggestions(call: Call[Any], parameter: Parameter, typed: str) -> Sequence[Suggestion]:
    """What the people around, or the book, offer for a parameter: for buttons and menus."""
    if isinstance(parameter.kind, Member) and takes_anybody(parameter.kind):
        return await of_people(call, await Values.of(call).nearest())
    if parameter.kind.suggest is None:
        return ()
    found = parameter.kind.suggest(call, typed)
    return await found if inspect.isawaitable(found) else found


async def of_people(call: Call[Any], people: Sequence[Person]) -> list[Suggestion]:
    """These people as offers, each told apart from whoever they could be taken for."""
    labels = await _labels(call, people, call.language)
    return [Suggestion(labels.get(person.id, person.name), f"<@{person.id}>") for person in people]


async def completions(call: Call[Any], parameter: Parameter, typed: str, *, new: bool) -> Sequence[Suggestion]:
    """What could become of what was typed so far; of a list of people the last name is completed. Where a command only
    reads nobody `new` is offered: there is nothing to be read of them."""
    if takes_anybody(parameter.kind):
        offering = await _Offering.to(call, new)
        if isinstance(parameter.kind, Member):
            return await offering.people(typed, known=parameter.kind.known)
        return await offering.lists(typed)
    found = await suggestions(call, parameter, typed)
    if isinstance(parameter.kind, Member):
        return [offer for offer in found if _fits(offer.label, folded(_bare(typed)))]
    return found


class _Offering:
    """Offers people to whoever asks."""

    def __init__(
        self,
        call: Call[Any],
        language: str,
        people: Sequence[Person],
        labels: Mapping[str, str],
        known: KnownPeople,
        new: bool,
    ) -> None:
        self._call = call
        self._known = known
        self._new = new
        """Whether a new guest is offered too."""
        self._language = language
        self._people = people
        self._labels = labels
        """Of those who could be taken for somebody else."""

    @classmethod
    async def to(cls, call: Call[Any], new: bool) -> _Offering:
        """The book's players first, then who was seen in the room, then the whole club."""
        near = await Values.of(call).nearest()
        book = call.volume.stored.id if call.volume is not None else ""
        players = {row["person"] for row in await call.store.rows("plays", book=book)} if book else set()
        near.sort(key=lambda person: person.id not in players)
        language = await call.house.languages.speech(call.request.account, call.person, call.room)
        known = await call.people.known_in(call.circle)
        return cls(call, language, near, await _labels(call, near, language), known, new)

    async def people(self, typed: str, *, known: bool = False) -> list[Suggestion]:
        """Who may be meant: with `known` only people of the club; else, where nobody has such a name, also a new
        guest."""
        name = _bare(typed)
        wanted = folded(name)
        if typed.startswith("<"):
            return []
        found = {
            f"<@{person.id}>": label
            for person in self._people
            if (label := self._label_for(person, wanted)) is not None
        }
        if known:
            return [Suggestion(label, value) for value, label in found.items()][:MOST]
        if len(found) < MOST:
            found |= {value: label for value, label in (await self._unmet(name)).items() if value not in found}
        if self._new and not found and len(name) >= _SHORTEST_GUEST:
            found[self._newcomer(name)] = self._say("offer-new-guest", name)
        return [Suggestion(label, value) for value, label in found.items()][:MOST]

    def _newcomer(self, name: str) -> str:
        """The word for a new guest, also where somebody bears a name that looks so."""
        return a_new_guest(name, self._call.request.id) if self._known.is_borne(name) else a_guest(name)

    async def lists(self, typed: str) -> list[Suggestion]:
        """The names before, and who may be meant by the last: its words in a row, where somebody's name begins so."""

        async def is_one(name: str) -> bool:
            return isinstance(self._known.find(name), Sure)

        names = await several(typed, is_one)
        last = names.pop() if names and not typed[-1].isspace() else ""
        offers = await self._in_a_row(typed, names, last)
        before = [(name, await self._value(name)) for name in names]
        taken = {value for _, value in before}
        return [
            Suggestion(
                " ".join([*(name for name, _ in before), _word(offer.label)]),
                " ".join([*(value for _, value in before), offer.value]),
            )
            for offer in offers or await self.people(last)
            if offer.value not in taken
        ]

    async def _in_a_row(self, typed: str, names: list[str], last: str) -> list[Suggestion]:
        """Those whose name begins with the last of the names and the word after them, which are then taken away."""
        for count in range(min(TOGETHER - 1, len(names)) * bool(last), 0, -1):
            name = " ".join([*names[-count:], last])
            if typed.endswith(name) and (offers := await self.people(name, known=True)):
                del names[-count:]
                return offers
        return []

    async def _value(self, name: str) -> str:
        """The value of a name that was chosen before: the chat shows its label, and sends that label back as typed
        words."""
        label = _bare(name)
        offered = self._say("offer-new-guest", "").rstrip()
        if (newcomer := label.removeprefix(offered)) != label:
            return self._newcomer(newcomer.strip())
        for beginning in dict.fromkeys((label.partition(" (")[0], label.rpartition(" (")[2].removesuffix(")"))):
            for offer in await self.people(beginning):
                if folded(offer.label) == folded(label):
                    return offer.value
        return name

    async def _unmet(self, beginning: str) -> dict[str, str]:
        """Whom the platform knows there; who were met are named by their own ids."""
        chat = self._call.house.chats.get(self._call.request.account.platform)
        found: dict[str, str] = {}
        there = await chat.members_called(self._call.request.place, beginning) if chat is not None else ()
        for account in there:
            if account.bot:
                continue
            holder = await self._call.people.behind(account.platform, account.id)
            if holder is not None and holder.id not in self._known.called:
                holder = None  # Met in another club only: here they have the name that the platform gives.
            name = clean(account.name)
            named = name if folded(name) == account.handle.casefold() else f"{name} ({account.handle})"
            found[f"<@{holder.id if holder else account.id}>"] = named if account.handle else name
        return found

    def _label_for(self, person: Person, wanted: str) -> str | None:
        """What stands for somebody called so, with that name where it is another one: a username, an old name."""
        label = self._label(person)
        if _fits(label, wanted):
            return label
        other = next((name for name in self._known.called.get(person.id, ()) if _fits(name, wanted)), None)
        return f"{label} ({other})" if other else None

    def _label(self, person: Person) -> str:
        if person.id in self._labels:
            return self._labels[person.id]
        return self._say("offer-guest", person.name) if person.guest else person.name

    def _say(self, key: str, name: str) -> str:
        return self._call.house.texts.say(self._language, key, {"name": name})


async def _labels(call: Call[Any], people: Sequence[Person], language: str) -> dict[str, str]:
    """What those are called here who could be taken for somebody else."""
    marks = await call.people.marks([person.id for person in people], call.circle)
    drawn = {id: await call.house.drawer.line(Mention(id), language, call.zone, call.circle) for id in marks}
    return {id: plain(line) for id, line in drawn.items()}


def _bare(typed: str) -> str:
    """A name as it was begun, without the signs that stand before and around it."""
    return clean(typed).removeprefix(A_GUEST).removeprefix("@").strip('"').strip()


def _fits(label: str, wanted: str) -> bool:
    """Whether a name, or a word of it, begins so."""
    name = folded(label)
    return name.startswith(wanted) or any(word.strip("()").startswith(wanted) for word in name.split())


def _word(label: str) -> str:
    """A name as it is typed in a list."""
    return label if re.fullmatch(r"[\w.+-]+", label) else quoted(label)
