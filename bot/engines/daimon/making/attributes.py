"""The attributes of a new character: twelve points shared out, then a die each or two points placed freely."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.engines.book import Entry, Refused
from bot.engines.daimon.making.state import Making
from bot.engines.daimon.making.steps import MakingChoice, MakingRolled, at, name_of
from bot.engines.daimon.rules.rules import ATTRIBUTES
from bot.engines.daimon.table.campaign import Campaign
from bot.engines.dice import Dice
from bot.engines.rolls import SUCCESS
from bot.engines.seals import ActDraw, Decided


def draft(book: Campaign, player: str, points: Sequence[int]) -> None:
    """Note how the points stand so far, for whoever goes on later or elsewhere."""
    making = at(book, player, "points")
    _fitting(book, points)
    if making.shared:
        raise Refused("points-fixed", points=" ".join(map(str, making.shared)))
    if sum(points) > book.rules.making.points:
        raise Refused("points-sum", sum=sum(points), points=book.rules.making.points)
    book.happen(PointsDrafted(player=player, points=tuple(points)))


def _fitting(book: Campaign, points: Sequence[int]) -> None:
    """Refuse points that are not six, or too few or too many for one attribute."""
    rules = book.rules.making
    if len(points) != len(ATTRIBUTES):
        raise Refused("points-six")
    if any(not rules.least <= point <= rules.most for point in points):
        raise Refused("points-between", least=rules.least, most=rules.most)


def share(book: Campaign, player: str, points: Sequence[int]) -> None:
    """Share the points among the six attributes; as before, once their dice were seen."""
    fixed = at(book, player, "points").shared
    _fitting(book, points)
    if sum(points) != book.rules.making.points:
        raise Refused("points-sum", sum=sum(points), points=book.rules.making.points)
    if fixed and tuple(points) != fixed:
        raise Refused("points-fixed", points=" ".join(map(str, fixed)))
    book.happen(PointsShared(player=player, points=tuple(points)))


def roll_attributes(book: Campaign, player: str, dice: Dice) -> None:
    """A die for each attribute; dice that were rolled before are taken again."""
    making = at(book, player, "raise")
    name = name_of(book, player, "attributes")
    scores = making.character.attributes
    throwing = dice.act(name, tuple(scores[key] for key in ATTRIBUTES))
    roll = None if making.attributes else throwing.roll("", len(ATTRIBUTES))
    points = tuple(scores[key] for key in ATTRIBUTES) if roll else ()
    book.happen(AttributesRolled(player=player, roll=roll, points=points))


def place(book: Campaign, player: str, attributes: Sequence[str]) -> None:
    """Raise attributes of one's choice instead of rolling; never once the dice have been seen."""
    making = at(book, player, "raise")
    if making.attributes or name_of(book, player, "attributes") in book.ledger.fallen:
        raise Refused("dice-seen-already")
    if len(attributes) != book.rules.making.placed or any(one not in ATTRIBUTES for one in attributes):
        raise Refused("place-so-many", count=book.rules.making.placed)
    scores = making.character.attributes
    if any(scores[one] + attributes.count(one) > book.rules.making.top for one in attributes):
        raise Refused("attribute-at-the-top", top=book.rules.making.top)
    book.happen(AttributesPlaced(player=player, attributes=tuple(attributes)))


class PointsDrafted(Entry, kind="campaign.making-points-drafted"):
    """Points were put down, not yet for good."""

    needed = ("player",)
    player: str
    points: tuple[int, ...]

    def apply(self, book: Campaign) -> None:
        """The next look at the step finds them there."""
        book.sheets.making[self.player].draft.points = self.points


class PointsShared(MakingChoice, kind="campaign.making-points-shared"):
    """The points of the attributes were shared out."""

    points: tuple[int, ...]

    def choose(self, book: Campaign, making: Making) -> None:
        """These are the attributes so far."""
        making.character.attributes = dict(zip(ATTRIBUTES, self.points, strict=True))


class AttributesRolled(MakingRolled, kind="campaign.making-attributes-rolled"):
    """A die was rolled for each attribute, or the dice of before were taken again."""

    points: tuple[int, ...] = ()
    """The points as they stood."""

    @property
    def decided(self) -> Mapping[str, Decided]:
        """The points that were shared out."""
        return {self.roll.label: (self.points,)} if isinstance(self.roll, ActDraw) else {}

    def choose(self, book: Campaign, making: Making) -> None:
        """A success raises its attribute."""
        scores = making.character.attributes
        if self.roll is not None:
            making.attributes, making.shared = self.roll.faces, tuple(scores[key] for key in ATTRIBUTES)
        making.draft.raised = True
        for attribute, face in zip(ATTRIBUTES, making.attributes, strict=True):
            scores[attribute] = min(book.rules.making.top, scores[attribute] + (face >= SUCCESS))


class AttributesPlaced(MakingChoice, kind="campaign.making-attributes-placed"):
    """Points were placed freely."""

    attributes: tuple[str, ...]

    def choose(self, book: Campaign, making: Making) -> None:
        """Each raises its attribute."""
        making.draft.raised = True
        for attribute in self.attributes:
            making.character.attributes[attribute] += 1
