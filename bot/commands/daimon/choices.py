"""The choices of a claim, as buttons: each makes or takes back one of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from bot.commands.daimon import names
from bot.engines.daimon.campaign import Campaign
from bot.engines.daimon.character import Character
from bot.engines.daimon.pool import Claim
from bot.engines.daimon.rules import ATTRIBUTES
from bot.hall.asking import ROW
from bot.hall.asking import rows as in_rows
from bot.hall.call import Call
from bot.hall.cards import Argument, Button, say

DICE = 10
"""So many dice are offered to who has no sheet."""
BONUS = 4
"""The highest bonus that is offered."""


def scored(key: str, score: int) -> Argument:
    """An attribute or a skill with its score."""
    return say("pool-score", name=names.score_named(key), score=str(score).replace("-", "−"))


@dataclass(frozen=True, slots=True)
class Choices:
    """The choices that can be made for a claim."""

    line: Callable[[Claim], str]
    """The line of a button that chooses this claim."""
    claim: Claim
    character: Character | None
    crowded: bool = False
    """Whether the card holds weapons or other rows besides: then bids take one row."""
    tight: bool = False
    """Whether the caller has rows of its own: then skills take one row too."""

    @property
    def most_skills(self) -> int:
        """So many skills have room."""
        return ROW - 1 if self.tight else 2 * ROW - 1

    @property
    def with_sheet(self) -> bool:
        """Whether there are scores to choose from."""
        return self.character is not None and bool(self.character.attributes)

    def rows(
        self,
        call: Call[Campaign],
        asks: Sequence[str],
        most_bid: int,
        more: Sequence[tuple[Button, ...]],
        acts: list[Button],
    ) -> list[tuple[Button, ...]]:
        """Everything that can still be changed, at most five rows of five where the caller adds at most one."""
        scores = self.skills(call)[: self.most_skills] if "skill" in asks else []
        qualities = self.qualities(asks)
        bids = self.steps(most_bid) if self.crowded else self.bids(most_bid)
        return [
            *in_rows([*scores, self.back()] if scores else []),
            *in_rows(qualities if scores else [*qualities, self.back()]),
            *in_rows(self.weapons() if "weapon" in asks else []),
            *more,
            *([*in_rows([*bids, *acts])] if self.crowded or len(bids) > ROW else [*in_rows(bids), tuple(acts)]),
        ]

    def attributes(self) -> list[Button]:
        """The six attributes with their scores."""
        assert self.character is not None
        scores = self.character.attributes
        return [self._change(scored(key, scores[key]), attribute=key) for key in ATTRIBUTES]

    def dice(self) -> list[Button]:
        """Numbers of dice, for who counts them at the table."""
        return [self._change(str(count), dice=count) for count in range(1, DICE + 1)]

    def skills(self, call: Call[Campaign]) -> list[Button]:
        """The skills of the sheet, most likely first: those that go with the attribute, then the highest."""
        if not self.with_sheet or self.claim.dice is not None:
            return []
        assert self.character is not None
        printed, scores = call.book.rules.skills, self.character.all_skills

        def likely(key: str) -> tuple[bool, bool, int]:
            goes = key in printed and printed[key].attribute == self.claim.attribute
            return (key != self.claim.skill, not goes, -scores[key])

        return [
            self._toggle(scored(key, scores[key]), "skill", key, "")
            for key in sorted(scores, key=likely)
            if scores[key]
        ]

    def qualities(self, asks: Sequence[str]) -> list[Button]:
        """Class and traits, and a bonus to ask for."""
        found: list[Button] = []
        if self.character is not None and self.claim.dice is None:
            if "class" in asks and self.character.classes:
                found.append(self._toggle(say("composer-class"), "by_class", True, False))
            if "trait" in asks:
                found += [
                    self._toggle(names.named("trait", held.key), "trait", held.key, "")
                    for held in self.character.traits
                ]
        if "bonus" in asks:
            higher = self.claim.bonus + 1 if self.claim.bonus < BONUS else 0
            found.append(self._change(say("composer-bonus", bonus=higher), bonus=higher))
        return found

    def weapons(self) -> list[Button]:
        """The weapons of the sheet."""
        held = [gear for gear in self.character.gear if gear.sort == "weapon"] if self.character else []
        return [self._toggle(names.thing_named(gear.name), "weapon", gear.number, 0) for gear in held[:ROW]]

    def bids(self, most: int) -> list[Button]:
        """Every bid that the reserve allows, the present one marked."""
        return [
            self._change(f"✓{bid}" if bid == self.claim.reserve else str(bid), bid == self.claim.reserve, reserve=bid)
            for bid in range(most + 1)
            if most
        ]

    def steps(self, most: int) -> list[Button]:
        """A die less, a die more."""
        bid = self.claim.reserve
        return [
            self._change(say("composer-less" if step < 0 else "composer-more", bid=bid + step), reserve=bid + step)
            for step in (-1, 1)
            if 0 <= bid + step <= most
        ]

    def back(self) -> Button:
        """Another attribute, or another number of dice."""
        if self.claim.dice is not None:
            return self._change(say("composer-other-dice"), dice=None)
        return self._change(say("composer-other-attribute"), attribute="", skill="")

    def _toggle(self, label: Argument, name: str, value: Any, off: Any) -> Button:
        """A choice that is made by one press and taken back by the next."""
        if getattr(self.claim, name) == value:
            return self._change(say("composer-chosen", what=label), True, **{name: off})
        return self._change(label, **{name: value})

    def _change(self, label: Argument, chosen: bool = False, **changes: Any) -> Button:
        claim = self.claim.model_copy(update=changes)
        return Button(label, self.line(claim), "good" if chosen else "plain")
