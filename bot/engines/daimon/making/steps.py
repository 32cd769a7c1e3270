"""The making of a character: where it stands, steps forward and back, and the end of it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from copy import deepcopy
from typing import Literal

from bot.engines.book import Entry, Over, Refused
from bot.engines.daimon.character.character import Character
from bot.engines.daimon.making.state import Making, MakingDraft, Method, Step
from bot.engines.daimon.making.stories import may_choose
from bot.engines.daimon.table.campaign import Campaign
from bot.engines.daimon.table.state import Seat
from bot.engines.seals import Draw

Left = Literal["skills", "daimon", "implants", "gear"]
"""The steps of several choices, of which one says that they are enough."""


def making_of(book: Campaign, player: str) -> Making:
    """The character that a player is making."""
    found = book.sheets.making.get(player)
    if found is None:
        raise Over("making-none")
    return found


def at(book: Campaign, player: str, *steps: Step) -> Making:
    """The character that a player is making, if it stands at one of these steps."""
    making = making_of(book, player)
    if making.step not in steps:
        raise Over("making-past")
    return making


def leave(book: Campaign, player: str, step: Left) -> None:
    """Be done with a step of several choices: points that are left over are lost, whoever has no dàimon has none."""
    at(book, player, step)
    book.happen(StepClosed(player=player, step=step))


# --- beginning, stepping back, finishing


def begin(book: Campaign, player: str, name: str, method: Method, level: int) -> None:
    """Begin a character; without a level it has what its player inherited from one who died."""
    seat = book.seat(player)
    may_make(book, seat)
    if player in book.sheets.making:
        raise Refused("making-already")
    _agreed(book, player, method)
    if level > seat.inherited and player not in book.masters():
        raise Refused("level-not-yours", have=seat.inherited)
    book.happen(MakingBegun(player=player, name=name, method=method, level=level or seat.inherited))


def may_make(book: Campaign, seat: Seat) -> None:
    """Refuse a second living character."""
    held = book.characters.get(seat.character)
    if held is not None and not held.dead:
        raise Refused("character-alive")


def name_of(book: Campaign, player: str, what: str) -> str:
    """A throw in the making of a player's next character: the same, however often that is begun."""
    before = sum(character.player == player for character in book.characters.values())
    return f"making/{book.seat(player).number}-{before + 1}/{what}"


def step_back(book: Campaign, player: str) -> None:
    """Take the last choice back."""
    if not making_of(book, player).past:
        raise Refused("making-at-the-start")
    book.happen(SteppedBack(player=player))


def start_over(book: Campaign, player: str, method: Method) -> None:
    """Begin again with the same name; the dice stay."""
    making_of(book, player)
    _agreed(book, player, method)
    book.happen(StartedOver(player=player, method=method))


def _agreed(book: Campaign, player: str, method: Method) -> None:
    """Refuse a story that is chosen before the table has agreed to that."""
    if method == "manual" and not may_choose(book, player):
        raise Refused("stories-not-agreed")


def finish(book: Campaign, player: str) -> Character:
    """The character comes into play."""
    at(book, player, "finish")
    may_make(book, seat := book.seat(player))
    book.happen(CharacterFinished(player=player))
    return book.characters[seat.character]


class MakingChoice(Entry):
    """A choice in the making of a character: what stood before it can be taken back to."""

    needed = ("player",)
    player: str

    def apply(self, book: Campaign) -> None:
        """Remember where the character stood, and go on."""
        making = book.sheets.making[self.player]
        making.past.append(deepcopy(making.draft))
        self.choose(book, making)

    @abstractmethod
    def choose(self, book: Campaign, making: Making) -> None:
        """What the choice makes of the character."""


class MakingRolled(MakingChoice):
    """A choice by dice: new ones, or those of before taken again."""

    roll: Draw | None

    @property
    def drawn(self) -> Sequence[Draw]:
        """The dice, if they are new."""
        return (self.roll,) if self.roll else ()


class MakingBegun(Entry, kind="campaign.making-begun"):
    """Somebody began to make a character."""

    needed = ("player",)
    player: str
    name: str
    method: Method
    level: int

    def apply(self, book: Campaign) -> None:
        """It has a name and nothing else."""
        book.sheets.making[self.player] = Making(
            MakingDraft(Character("", self.player, self.name)), self.method, self.level
        )


class SteppedBack(Entry, kind="campaign.making-stepped-back"):
    """The last choice was taken back."""

    needed = ("player",)
    player: str

    def apply(self, book: Campaign) -> None:
        """The character stands as it stood before."""
        making = book.sheets.making[self.player]
        making.draft = making.past.pop()


class StartedOver(Entry, kind="campaign.making-started-over"):
    """The making began again."""

    needed = ("player",)
    player: str
    method: Method

    def apply(self, book: Campaign) -> None:
        """Nothing is chosen yet; the dice stay."""
        making = book.sheets.making[self.player]
        making.draft = MakingDraft(Character("", self.player, making.character.name))
        making.past.clear()
        making.method, making.wish = self.method, None


class StepClosed(MakingChoice, kind="campaign.making-step-closed"):
    """A step of several choices was left."""

    step: Step

    def choose(self, book: Campaign, making: Making) -> None:
        """The next step is on."""
        making.draft.closed.add(self.step)


class CharacterFinished(Entry, kind="campaign.character-finished"):
    """A character came into play."""

    needed = ("player", "#characters")
    player: str

    def apply(self, book: Campaign) -> None:
        """It sits in its player's seat."""
        making = book.sheets.making.pop(self.player)
        character = making.character
        character.id = f"c{len(book.characters) + 1}"
        character.born = dict(character.attributes)
        character.evo = making.level
        if making.draft.event:
            character.free["event"] = making.draft.event
        book.characters[character.id] = character
        seat = book.seat(self.player)
        seat.character, seat.inherited, seat.named = character.id, 0, ""
        if book.session is not None:
            character.worsened = book.session.at
