"""Evenings of clubs that share one bot, at random: what people do there, and try with what is not theirs."""

from __future__ import annotations

import random
from collections import defaultdict
from dataclasses import replace

from bot.hall.requests import Account, File, Request
from tests.hall.house import House, words
from tests.hall.people.clubs.watched_clubs import Clubs, keys_of

NAMES = ("Marco", "marco", "Bea", "Anna", "Аnna")
"""What everybody everywhere is called; the last begins with a Cyrillic letter."""
UNSEEN = ("me forget", "me part", "me link", "club become")
"""Buttons that are not pressed blindly: of who was forgotten more is asked, and two clubs that link are one."""


class Walk(Clubs):
    """Some evenings."""

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self._notes = 0

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
        before = dict(self.linked)
        both = {one.id, other.id} | self.linked[one.id] | self.linked[other.id]
        self.linked |= dict.fromkeys(both, both)  # whoever has the code is both: what changes is said to them
        drawn = await self.act(number, other, f"/me link {code}")
        if drawn is not None and keys_of(drawn):
            drawn = await self.act(number, other, press=keys_of(drawn)[0].id)
        if drawn is None or "Fatto" not in words(drawn):
            self.linked = defaultdict(set, before)

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

    async def restart(self, number: int, who: Account, chance: random.Random) -> None:
        """Folded anew from the disk, all is as it was."""
        before = await self.all_states()
        await self.house.restarted()
        assert await self.all_states() == before
