"""Clubs that share one bot at random: nobody sees or changes anything of a club they are not in; erased is erased."""

from __future__ import annotations

import asyncio
import os
import random
import tempfile
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from secrets import randbelow, token_hex
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.hall.cards.card import Audience, Drawn, Key
from bot.hall.requests import Account, File, Place, Reply, Request
from bot.storage.contract import Store
from tests import empty_books
from tests.hall.house import BOOKS, House, words
from tests.storage.on_disk import found

NAMES = ("Marco", "marco", "Bea", "Anna", "Аnna")
"""What everybody everywhere is called; the last begins with a Cyrillic letter."""
UNSEEN = ("me forget", "me part", "club become")
"""Buttons that are not pressed blindly: of who was forgotten more is asked, and two clubs that link are one."""
LIKE_THIS = 6
"""Letters from which a name is surely nobody else's."""


class Club:
    """A club with one room, whose words are nobody else's."""

    def __init__(self, number: int, word: str) -> None:
        self.word = word
        self.place = Place("discord", f"10{number}", f"Sala {word}", house=f"5{number}", house_title=f"Club {word}")
        self.director = Account("discord", f"77000{number}", "Capo", "it", f"capo_{number}")
        self.lines = (f"/mito game @Ospite{word} @Marco", "/mito game @Bea @Marco")


class Walk:
    """Some evenings of three clubs, and of people who are in one, in several or in none."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.clubs = [Club(number, word) for number, word in enumerate(("Rossi", "Verdi", "Azzurri"))]
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
        self._notes = 0

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
            [(key, guest, await self.house.people.name_of(guest)) for key, guest in guests],
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

    # --- the acts

    async def step(self, chance: random.Random) -> None:
        """Somebody does anything."""
        number = chance.randrange(len(self.clubs))
        wanderer = chance.randrange(len(self.people))
        who = chance.choice([self.clubs[number].director, self.people[wanderer], self.people[wanderer]])
        acts = {
            self.play: 4,
            self.mention: 2,
            self.look: 4,
            self.press: 6,
            self.claim: 3,
            self.note: 1,
            self.gossip: 2,
            self.load: 1,
            self.desk: 3,
            self.undo: 2,
            self.spy: 2,
            self.data: 2,
            self.complete: 2,
            self.renames: 1,
            self.link: 1,
            self.forget: 1,
            self.restart: 1,
        }
        [act] = chance.choices([*acts], [*acts.values()])
        await act(number, who, chance)

    async def play(self, number: int, who: Account, chance: random.Random) -> None:
        one, other = chance.sample([f"@{name}" for name in (*NAMES, f"Ospite{self.clubs[number].word}")], 2)
        await self.act(number, who, f"/mito game {one} {other}")

    async def mention(self, number: int, who: Account, chance: random.Random) -> None:
        """Somebody is named by their account, and is in that club from then on."""
        named = chance.choice(self.people)
        drawn = await self.act(
            number, who, f"/mito game <@{named.id}> @Ospite{self.clubs[number].word}", mentioned=(named,)
        )
        if drawn is not None and await self.stands(named, number):
            self.clubs_of[named.id].add(number)
            self.called[named.id] |= {named.name, named.handle}

    async def stands(self, who: Account, number: int) -> bool:
        """Whether somebody plays in a club's books."""
        person = await self.house.people.behind(who.platform, who.id)
        room = await self.house.people.enter(self.clubs[number].place)
        return person is not None and room.club in await self.house.people.clubs_of(person.id)

    async def look(self, number: int, who: Account, chance: random.Random) -> None:
        lines = (
            "/me show",
            "/mito ladder",
            "/mito player @Marco",
            "/mito player Bea",
            "/journal 20",
            "/journal 20 book:club",
        )
        await self.act(number, who, chance.choice(lines))

    async def press(self, number: int, who: Account, chance: random.Random) -> None:
        """Any button that was shown there, old ones too: by whoever saw it."""
        there = [(alone, key) for place, alone, key in self.keys[-60:] if place == number and alone in (None, who.id)]
        there = [one for one in there if not any(line in one[1].id for line in UNSEEN)]
        if there:
            _, key = chance.choice(there)
            await self.act(number, who, press=key.id)

    async def claim(self, number: int, who: Account, chance: random.Random) -> None:
        """Somebody says that they are a guest, and somebody else answers."""
        drawn = await self.act(number, who, "/me show")
        if claims := [key for key in keys_of(drawn) if key.label.startswith("Sono ")]:
            await self.act(number, who, press=chance.choice(claims).id)
        asked = [key for place, _, key in self.keys if place == number and key.label in ("Conferma", "No")]
        if asked:
            await self.act(
                number, chance.choice([who, self.clubs[number].director]), press=chance.choice(asked[-4:]).id
            )

    async def note(self, number: int, who: Account, chance: random.Random) -> None:
        self._notes += 1
        note = f"SEGRETO{self._notes}X"
        self.called[who.id].add(note)
        await self.act(number, who, f"/roll 2 note:{note}")

    async def gossip(self, number: int, who: Account, chance: random.Random) -> None:
        """Somebody writes the name of another of the club, who has it alone or not."""
        other = chance.choice(self.people)
        if await self.stands(other, number):
            await self.act(number, who, f'/roll 2 note:"contro {chance.choice((other.name, other.handle))}, vinto"')

    async def load(self, number: int, who: Account, chance: random.Random) -> None:
        one, other = chance.sample(NAMES, 2)
        content = f"data,vincitore,giocatore1,giocatore2\n2026-01-02 21:00,{one},{one},{other}\n"
        director = self.clubs[number].director
        await self.act(number, director, "/mito import", file=File("f.csv", content.encode()))

    async def desk(self, number: int, who: Account, chance: random.Random) -> None:
        """A director looks who is who, and presses what is there."""
        director = self.clubs[number].director
        drawn = await self.act(
            number, director, chance.choice(("/club people", "/club people @Marco", "/club people @Bea"))
        )
        for _ in range(3):
            if there := keys_of(drawn):
                more = {"values": {"name": chance.choice(NAMES)}} if "rename" in there[0].id else {}
                drawn = await self.act(number, director, press=chance.choice(there).id, **more)

    async def undo(self, number: int, who: Account, chance: random.Random) -> None:
        director = self.clubs[number].director
        drawn = await self.act(number, director, chance.choice(("/undo book:club", "/undo book:mito")))
        if there := keys_of(drawn):
            await self.act(number, director, press=there[0].id)

    async def spy(self, number: int, who: Account, chance: random.Random) -> None:
        """A director has learnt the id of somebody of another club, and tries what can be done with it."""
        other = chance.choice([n for n in range(len(self.clubs)) if n != number])
        room = await self.house.people.enter(self.clubs[other].place)
        ids = [row["person"] for row in await self.house.store.rows("guests", club=room.club)]
        ids += [(await self.house.people.meet(self.clubs[other].director)).id]
        ids += [self.clubs[other].director.id]
        id, second = chance.choice(ids), chance.choice(ids)
        line = chance.choice(
            (
                f"/club people <@{id}>",
                f"?name!club rename guest:<@{id}>",
                f"!club join old:<@{id}> into:<@{second}>",
                f"!club join old:<@{id}> into:<@{second}> sure:yes",
                f"!club apart one:<@{id}> other:<@{second}>",
                f"!club part old:{id}",
                f"!club claim guest:<@{id}>",
                f"/mito player <@{id}>",
            )
        )
        director = self.clubs[number].director
        if line.startswith("/"):
            await self.act(number, director, line)
        else:
            await self.act(number, director, press=line, values={"name": "Preso"} if line.startswith("?") else {})

    async def data(self, number: int, who: Account, chance: random.Random) -> None:
        """Somebody's own data: no club, no room, no book and no guest of where they are not."""
        drawn = await self.act(number, who, "/me show")
        key = next(key for key in keys_of(drawn) if key.label == "I miei dati")
        drawn = await self.act(number, who, press=key.id)
        assert drawn is not None
        text = drawn.files[0].content.decode()
        for other in range(len(self.clubs)):
            if other not in self.of(who):
                for id in await self.ids_of(other):
                    assert id not in text, f"{who.name} is told of {id} of {self.clubs[other].word}: {text}"

    async def ids_of(self, number: int) -> list[str]:
        """The ids of a club's rooms, books and guests."""
        store = self.house.store
        room = await self.house.people.enter(self.clubs[number].place)
        guests = [row["person"] for row in await store.rows("guests", club=room.club)]
        return [room.id, room.club, *guests, *(book.id for book in await store.books(club=room.club))]

    async def complete(self, number: int, who: Account, chance: random.Random) -> None:
        """What is offered while a name is being typed."""
        club = self.clubs[number]
        request = Request("offer", who, club.place, self.house.now)
        for command, parameter in (("mito game", "players"), ("mito player", "player"), ("club people", "who")):
            offers = await self.house.hall.complete(request, command, parameter, chance.choice(("", "m", "Os", "Bea")))
            text = " ".join(f"{offer.label} {offer.value}" for offer in offers)
            self.shown({number}, text)
            for other in range(len(self.clubs)):
                if other != number:
                    assert not [id for id in await self.ids_of(other) if id in text]

    async def renames(self, number: int, who: Account, chance: random.Random) -> None:
        """Somebody has another name on their platform from now on."""
        place = chance.randrange(len(self.people))
        name = chance.choice((*NAMES, "Beatrice Settimini", "Marchesino"))
        self.people[place] = replace(self.people[place], name=name)
        await self.act(number, self.people[place], "/mito ladder")

    async def link(self, number: int, who: Account, chance: random.Random) -> None:
        """Two accounts of one person become one."""
        one, other = chance.sample(self.people, 2)
        drawn = await self.act(number, one, "/me link")
        code = next((word for word in words(drawn).split() if word.isupper() and len(word) >= 6), "") if drawn else ""
        drawn = await self.act(number, other, f"/me link {code}")
        if drawn is not None and "Fatto" in words(drawn):
            both = {one.id, other.id} | self.linked[one.id] | self.linked[other.id]
            self.linked |= dict.fromkeys(both, both)

    async def forget(self, number: int, who: Account, chance: random.Random) -> None:
        """Somebody asks to be forgotten: no byte of them is left."""
        who = chance.choice(self.people)
        drawn = await self.act(number, who, "/me forget")
        traces = self.called[who.id]
        for id in self.linked[who.id]:
            traces |= self.called[id]
        drawn = await self.act(number, who, press=keys_of(drawn)[0].id)
        assert drawn is not None and "Fatto" in words(drawn), words(drawn)  # type: ignore[arg-type]
        await self.is_gone({who.id, *self.linked[who.id]}, traces)
        for id in (who.id, *self.linked.pop(who.id, set())):
            self.called.pop(id, None)
            self.clubs_of.pop(id, None)
            self.linked.pop(id, None)

    async def is_gone(self, ids: set[str], called: set[str]) -> None:
        """In no file stands what only they were called."""
        store = self.house.store
        rows = [row for table in ("people", "names", "accounts", "guests") for row in await store.rows(table)]
        others = "\n".join(str(value) for row in rows for value in row.values()).casefold()
        traces = ids | {name for name in called if name.casefold() not in others and len(name) >= LIKE_THIS}
        assert not await found(store, traces)

    async def restart(self, number: int, who: Account, chance: random.Random) -> None:
        """Folded anew from the disk, all is as it was."""
        before = await self.all_states()
        await self.house.restarted()
        assert await self.all_states() == before


def keys_of(drawn: Drawn | None) -> list[Key]:
    """All the buttons of a card."""
    return [key for row in drawn.buttons for key in row] if drawn else []


def everything(drawn: Drawn) -> str:
    """All that leaves the house in a card."""
    files = " ".join(file.content.decode(errors="replace") for file in drawn.files)
    labels = " ".join(f"{key.label} {key.id}" for key in keys_of(drawn))
    return f"{words(drawn)} {files} {labels} {drawn.picture}"


@asynccontextmanager
async def walking(store: Store) -> AsyncIterator[Walk]:
    """A walk through a house on an empty disk: in the end it folds to the same, and somebody is forgotten."""
    walk = Walk(House(store))
    await walk.house.hall.open()
    try:
        for number, club in enumerate(walk.clubs):
            for line in club.lines:
                await walk.act(number, club.director, line)
        yield walk
        await walk.restart(0, walk.people[0], random.Random())
        await walk.forget(0, walk.people[0], random.Random())
    finally:
        await store.close()


async def walked(seed: int, steps: int) -> None:
    """Walk about on SQLite."""
    with tempfile.TemporaryDirectory(dir=os.environ.get("PYTEST_DEBUG_TEMPROOT")) as folder:
        async with walking(await empty_books.opened(Path(folder) / BOOKS)) as walk:
            chance = random.Random(seed)
            for _ in range(steps):
                await walk.step(chance)


@given(st.integers(0, 10**9))
@settings(max_examples=5, deadline=None)
def test_clubs_that_share_one_bot_notice_nothing_of_each_other(seed: int) -> None:
    asyncio.run(walked(seed, 30))


async def test_on_postgresql_they_notice_nothing_either(postgresql: str) -> None:
    from bot.storage.postgresql_store import PostgresStore

    store = PostgresStore(postgresql)
    await store.open()
    async with walking(store) as walk:
        chance = random.Random(15)
        for _ in range(8):
            await walk.step(chance)
