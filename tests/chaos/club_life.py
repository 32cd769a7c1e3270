"""A club that never rests: the evenings of the playthroughs, all at once, each in a room of its own."""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Callable

from bot.hall.cards.card import Drawn
from bot.hall.requests import Account, Form, Place, Reply
from tests.hall.house import House
from tests.playthroughs.script import Playthrough, Step, playthroughs, read

SEEN = 30
"""So many cards back a player looks for a button."""
LATE = 60.0
"""Seconds by which a timer may be late: its book may have moved it on without writing so."""


class Evening:
    """One playthrough in its rooms. Other dice fall than in the file; where a button is not there, any is pressed.

    `written` is how people write their names, their rooms' and what goes into forms.
    """

    def __init__(self, play: Playthrough, number: int, house: House, written: Callable[[str], str] = str) -> None:
        self._play, self._house, self._written = play, house, written
        self._steps = iter(play.steps)
        self._rooms = {
            title: Place(
                "discord", f"{number}.{place}", written(title), house=f"h{number}", house_title=written(play.title)
            )
            for place, title in enumerate(play.rooms)
        }
        self._people = {
            one.name: Account(
                "discord", f"{play.path.stem}{one.number}", written(one.name), one.language, one.name.casefold()
            )
            for one in play.people.values()
        }
        self._cards: deque[Drawn] = deque(maxlen=SEEN)
        self._forms: dict[str, Form] = {}
        self._chance = random.Random(number)

    def sees(self, place: Place | None, drawn: Drawn) -> None:
        """Something was said of the house's own accord."""
        if place is None or place.id in {room.id for room in self._rooms.values()}:
            self._cards.appendleft(drawn)

    async def goes_on(self) -> bool:
        """One step more; False when the evening is over."""
        step = next(self._steps, None)
        if step is None:
            return False
        match step.kind:
            case "types":
                await self._ask(step, self._rooms[step.where], line=step.words)
            case "writes":
                await self._ask(step, self._alone(step), line=step.words)
            case "presses":
                await self._press(step)
            case "answers" if form := self._forms.pop(step.who, None):
                words = map(self._written, step.words.split(" | "))
                given = dict(zip((field.name for field in form.fields), words, strict=False))
                await self._ask(step, self._room(step), press=form.press, values=given)
        return True

    async def _press(self, step: Step) -> None:
        there = [key for card in self._cards for row in card.buttons for key in row if not key.url]
        if there:
            key = next((key for key in there if key.label == step.words), None) or self._chance.choice(there)
            await self._ask(step, self._room(step), press=key.id)

    async def _ask(self, step: Step, place: Place, **request: object) -> None:
        manages = any(step.who in room.organisers for room in self._play.rooms.values())
        answer = await self._house.ask(who=self._people[step.who], where=place, manages=manages, **request)  # type: ignore[arg-type]
        if isinstance(answer, Form):
            self._forms[step.who] = answer
        elif isinstance(answer, Reply):
            self._cards.appendleft(answer.drawn)
            await self._house.hall.acknowledged(answer.request, {})

    def _room(self, step: Step) -> Place:
        return next(place for title, place in self._rooms.items() if step.who in self._play.rooms[title].people)

    def _alone(self, step: Step) -> Place:
        account = self._people[step.who]
        return Place("discord", f"dm{account.id}", account.name, private=True)


class Club:
    """All its evenings, and the clock."""

    def __init__(self, house: House, written: Callable[[str], str] = str) -> None:
        self.house, self._written = house, written
        self._plays = [play for path in playthroughs() if (play := read(path)).language == "it"]
        self.evenings = 0

    async def live(self, seconds: float) -> None:
        """Every playthrough from its beginning to its end, while so much time passes."""
        evenings = [
            Evening(play, self.evenings + number, self.house, self._written) for number, play in enumerate(self._plays)
        ]
        self.evenings += len(evenings)
        steps = sum(len(play.steps) for play in self._plays)
        going = deque(evenings)
        while going:
            evening = going.popleft()
            if await evening.goes_on():
                going.append(evening)
            await self._time(seconds / steps)
            await self.house.herald.say_notices()
            await self.house.herald.stop()
            for notice in self.house.chat.said:
                for other in evenings:
                    other.sees(notice.place, notice.drawn)
            self.house.chat.said.clear()

    async def _time(self, seconds: float) -> None:
        """Time passes: what is due rings, and nothing stays behind."""
        self.house.now += seconds
        await self.house.clock.tick()
        await self.house.store.settled()
        late = await self.house.store.timers(self.house.now - LATE)
        assert not late, f"these should have rung: {late}"
