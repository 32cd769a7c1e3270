"""The choices of a claim, as buttons: each makes or takes back one of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.commands.daimon.character import gear_names, names
from bot.engines.daimon.character.character import RESOURCES, Character
from bot.engines.daimon.character.pool import Claim
from bot.engines.daimon.rules.rules import ATTRIBUTES
from bot.engines.daimon.table.campaign import Campaign
from bot.hall.cards.card import Argument, Button, say
from bot.hall.declared.call import Call
from bot.hall.running.forms import ROW
from bot.hall.running.forms import rows as in_rows

DICE = 10
"""The most dice that are offered as buttons to somebody without a sheet."""
BONUS = 4
"""The highest bonus that the button reaches; the next press takes it back to none."""
WEAPONS = "weapons"
"""The page of all weapons."""
ARM = "arm"
"""In the place of a page: a skill was just chosen, and the weapon that fits it is to be taken up."""
CHOSEN = "good"
"""The style of a button whose choice is made."""


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
        """Buttons for everything that can still be changed: five rows of five at most (Discord's limit), as long as
        `more` has at most one row of three.

        What has no room is behind a button of its own: the less likely skills, the other weapons, the bids.
        """
        scores = self._first(self.skills(call, asks) if "skill" in asks else [], ROW, "skills")
        qualities = self.qualities(asks)
        rows = [
            *in_rows([*scores, self.back()] if scores else []),
            *in_rows(qualities if scores else [*qualities, self.back()]),
            *in_rows(self._first(self.gear(call, asks), ROW, WEAPONS)),
            *more,
        ]
        bids = self.bids(most_bid)
        for below in ((*in_rows(bids), tuple(acts)), in_rows([*bids, *acts])):
            if len(rows) + len(below) <= ROW:
                return [*rows, *below]
        shut = [self._page(say("composer-bid-button", bid=self.claim.reserve), "bids")] if bids else []
        last = (*shut, *acts)
        return [*rows, last] if len(rows) < ROW else [*rows[:-1], (*rows[-1], *last)]

    def page(self, call: Call[Campaign], name: str, asks: Sequence[str], most_bid: int) -> list[tuple[Button, ...]]:
        """All choices of one page and the way back; empty for an unknown page."""
        match name:
            case "skills":
                found = self.skills(call, asks)
            case _ if name == WEAPONS:
                found = self.gear(call, asks)
            case "bids":
                found = self.bids(most_bid)
            case _:
                return []
        back = Button(say("composer-back"), self.line(self.claim))
        return [*in_rows(found), (back,)] if found else []

    def _first(self, choices: list[Button], room: int, page: str) -> list[Button]:
        """The first choices, the chosen one among them; where some are left out, the last button opens all."""
        if len(choices) <= room:
            return choices
        chosen = [choice for choice in choices[room - 1 :] if choice.style == CHOSEN]
        shown = [*chosen, *choices][: room - 1]
        return [*shown, self._page(say(f"composer-other-{page}"), page)]

    def _page(self, label: Argument, name: str) -> Button:
        return Button(label, f"{self.line(self.claim)} {name}")

    def attributes(self) -> list[Button]:
        """The six attributes with their scores."""
        assert self.character is not None
        scores = self.character.attributes
        return [self._change(scored(key, scores[key]), attribute=key) for key in ATTRIBUTES]

    def dice(self) -> list[Button]:
        """Numbers of dice, for who counts them at the table."""
        return [self._change(str(count), dice=count) for count in range(1, DICE + 1)]

    def skills(self, call: Call[Campaign], asks: Sequence[str]) -> list[Button]:
        """The skills of the sheet, most likely first: those of the attribute, then the highest, and Risorse last."""
        if not self.with_sheet or self.claim.dice is not None:
            return []
        assert self.character is not None
        printed = call.book.rules.skills
        scores = dict.fromkeys(_helped(self.character), 0) | {
            key: score for key, score in self.character.all_skills.items() if score
        }

        def likely(key: str) -> tuple[bool, bool, int]:
            goes = key in printed and printed[key].attribute == self.claim.attribute
            return (key == RESOURCES, not goes, -scores[key])

        found = [self._toggle(scored(key, scores[key]), "skill", key, "") for key in sorted(scores, key=likely)]
        if "weapon" not in asks:
            return found
        return [one if one.style == CHOSEN else replace(one, line=f"{one.line} {ARM}") for one in found]

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

    def gear(self, call: Call[Campaign], asks: Sequence[str]) -> list[Button]:
        """The weapons of the sheet, of a spent one it is said; and last, to wear no protection."""
        if self.character is None or "weapon" not in asks:
            return []
        held = gear_names.weapons(self.character)
        found = [self._toggle(gear_names.named(gear, call.book.rules), "weapon", gear.number, 0) for gear in held]
        if "protection" in asks and gear_names.protections(self.character):
            found.append(self._toggle(say("composer-unprotected"), "protection", 0, None))
        return found

    def bids(self, most: int) -> list[Button]:
        """Every bid that the reserve allows, the present one marked."""
        return [
            self._change(f"✓{bid}" if bid == self.claim.reserve else str(bid), bid == self.claim.reserve, reserve=bid)
            for bid in range(most + 1)
            if most
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
        return Button(label, self.line(claim), CHOSEN if chosen else "plain")


def _helped(character: Character) -> list[str]:
    """The skills that implants, weapons or protections help with, owned or not."""
    given = [leaning for implant in character.implants for leaning in implant.leanings]
    given += [gear.leaning for gear in character.gear if gear.leaning is not None]
    return [leaning.score for leaning in given if leaning.score not in ATTRIBUTES]
