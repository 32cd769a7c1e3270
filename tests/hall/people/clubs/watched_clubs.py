"""Clubs that share one bot, watched: whatever is shown somewhere says nothing of a club that its reader is not in."""

from __future__ import annotations

from collections import defaultdict
from secrets import randbelow, token_hex
from typing import Any

from bot.hall.cards.card import Audience, Drawn, Key
from bot.hall.requests import Account, Place, Reply
from tests.hall.house import House, words
from tests.storage.on_disk import found

LIKE_THIS = 6
"""Letters from which a name is surely nobody else's."""


class Club:
    """A club with one room, whose words are nobody else's."""

    def __init__(self, number: int, word: str) -> None:
        self.word = word
        self.place = Place("discord", f"10{number}", f"Sala {word}", house=f"5{number}", house_title=f"Club {word}")
        self.director = Account("discord", f"77000{number}", "Capo", "it", f"capo_{number}")
        self.lines = (f"/mito game @Ospite{word} @Marco", "/mito game @Bea @Marco")


class Clubs:
    """Three clubs, people who are in one, in several or in none, and all that each of them was shown."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.clubs = [Club(number, word) for number, word in enumerate(("Scarlatti", "Verdi", "Azzurri"))]
        self.people = [
            Account("discord", f"{randbelow(10**17):018}", name, "it", handle)
            for name, handle in (
                ("Marco", "marco"),
                (f"Bea {token_hex(4)}", "bea"),
                ("Аnna", f"anna_{token_hex(4)}"),
                (token_hex(4), f"marco_{token_hex(4)}"),
            )
        ]
        self.called: dict[str, set[str]] = defaultdict(set)
        """Everything that somebody was called, and wrote, since they came (back)."""
        self.clubs_of: dict[str, set[int]] = defaultdict(set)
        """The clubs in which somebody acted, or was named by their account."""
        self.linked: dict[str, set[str]] = defaultdict(set)
        """The accounts of one person."""
        self.keys: list[tuple[int, str | None, Key]] = []
        """Every button that was shown: in which club, and to whom alone."""

    # --- what somebody does, and what is then seen

    async def act(self, number: int, who: Account, line: str = "", **more: Any) -> Drawn | None:
        """Somebody does something in a club; whatever is shown is theirs to see, and other clubs stay as they are."""
        club = self.clubs[number]
        before = {other: await self.state(other) for other in range(len(self.clubs)) if other != number}
        self.clubs_of[who.id].add(number)
        self.called[who.id] |= {who.name, who.handle}
        reply = await self.house.ask(line, who, club.place, manages=who is club.director, **more)
        drawn = reply.drawn if isinstance(reply, Reply) else None
        if isinstance(reply, Reply):
            alone = reply.audience is not Audience.ROOM
            self.saw(number, who if alone else None, reply.drawn)
        await self.heard()
        for other, state in before.items():
            if other not in self.of(who):
                assert await self.state(other) == state, f"{who.name} changed {self.clubs[other].word}"
        return drawn

    def of(self, who: Account) -> set[int]:
        """The clubs in which somebody is, by whichever of their accounts."""
        return set().union(*(self.clubs_of[id] for id in (who.id, *self.linked[who.id])))

    async def heard(self) -> None:
        """What the herald says, and to whom."""
        said = len(self.house.chat.said)
        await self.house.heralded()
        for notice in self.house.chat.said[said:]:
            number = next(
                (n for n, club in enumerate(self.clubs) if notice.place and notice.place.id == club.place.id), -1
            )
            self.saw(number, notice.account if notice.audience is not Audience.ROOM else None, notice.drawn)

    def saw(self, number: int, who: Account | None, drawn: Drawn) -> None:
        """A card was shown in a club's room, or to somebody alone."""
        shown = everything(drawn)
        allowed = {number} | (self.of(who) if who else set())
        self.shown(allowed, shown)
        for row in drawn.buttons:
            self.keys += [(number, who.id if who else None, key) for key in row]

    def shown(self, allowed: set[int], text: str) -> None:
        """Nothing of other clubs stands in it."""
        for number, club in enumerate(self.clubs):
            if number not in allowed:
                assert club.word.casefold() not in text.casefold(), f"something of {club.word} in: {text}"

    # --- what there is

    async def state(self, number: int) -> Any:
        """Everything that a club has: its books with their entries, its people, and how its ladder stands."""
        store = self.house.store
        await store.settled()
        room = await self.house.people.enter(self.clubs[number].place)
        books = await store.books(club=room.club)
        guests = sorted((row["key"], row["person"]) for row in await store.rows("guests", club=room.club))
        return (
            [(book.id, book.title, book.closed, await self.fold(book.id)) for book in books],
            sorted((row["old"], row["person"]) for row in await store.rows("aliases", club=room.club)),
            sorted((row["guest"], row["person"]) for row in await store.rows("claims", club=room.club)),
            sorted((row["person"], row["role"]) for row in await store.rows("roles", club=room.club)),
            [(key, guest, await self.house.people.name_of(guest, "")) for key, guest in guests],
        )

    async def fold(self, book: str) -> Any:
        """What a book's entries make."""
        volume = await self.house.shelf.volume(book)
        assert volume is not None
        players = getattr(volume.book, "players", None)
        found = sorted(players()) if players else ()
        return volume.book.version, found

    async def all_states(self) -> list[Any]:
        """What all the clubs have."""
        return [await self.state(number) for number in range(len(self.clubs))]

    async def stands(self, who: Account, number: int) -> bool:
        """Whether somebody plays in a club's books."""
        person = await self.house.people.behind(who.platform, who.id)
        room = await self.house.people.enter(self.clubs[number].place)
        return person is not None and room.club in await self.house.people.clubs_of(person.id)

    async def ids_of(self, number: int) -> list[str]:
        """The ids of a club's rooms, books and guests."""
        store = self.house.store
        room = await self.house.people.enter(self.clubs[number].place)
        guests = [row["person"] for row in await store.rows("guests", club=room.club)]
        return [room.id, room.club, *guests, *(book.id for book in await store.books(club=room.club))]

    async def is_gone(self, ids: set[str], called: set[str]) -> None:
        """In no file stands what only they were called."""
        store = self.house.store
        rows = [row for table in ("people", "names", "accounts", "guests") for row in await store.rows(table)]
        others = "\n".join(str(value) for row in rows for value in row.values()).casefold()
        traces = ids | {name for name in called if name.casefold() not in others and len(name) >= LIKE_THIS}
        assert not await found(store, traces)


def keys_of(drawn: Drawn | None) -> list[Key]:
    """All the buttons of a card."""
    return [key for row in drawn.buttons for key in row] if drawn else []


def everything(drawn: Drawn) -> str:
    """All that leaves the house in a card."""
    files = " ".join(file.content.decode(errors="replace") for file in drawn.files)
    labels = " ".join(f"{key.label} {key.id}" for key in keys_of(drawn))
    return f"{words(drawn)} {files} {labels} {drawn.picture}"
