"""The check of a seal: every die against its seed, and what was counted against what is there."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass

from bot.engines.seals import Draw, NumberedDraw, Seal, act_faces, commitment, faces, key_after


@dataclass(frozen=True, slots=True)
class Finding:
    """What a check found of one seal: draws checked, and what is wrong with it."""

    seal: Seal
    checked: int
    differing: tuple[str, ...]
    """Draws whose faces are not what the seed gives, or what no such die can show: their labels, or numbers."""
    missing: tuple[int, ...]
    """Roll numbers of the first edition that nobody recorded."""
    doubled: tuple[int, ...]
    """Roll numbers of the first edition recorded twice."""
    uncounted: tuple[str, ...]
    """Kinds of acts of which there are more or fewer than were counted when the seal was opened."""
    wrong_seed: bool
    """The seed is not the one that was committed to."""

    @property
    def sound(self) -> bool:
        """Whether everything is as it should be (of an unopened seal: no gap, and no impossible face)."""
        return not (self.differing or self.missing or self.doubled or self.uncounted or self.wrong_seed)


MOST_GAPS = 1000
"""The most missing numbers that are listed: a forged file may claim any number of rolls."""


class SealCheck:
    """The check of one seal, draw by draw: every die, every gap, and the seed."""

    def __init__(self, seal: Seal) -> None:
        self._seal = seal
        self._seed = bytes.fromhex(seal.seed)
        self._keys = [self._seed]
        for cut in seal.cuts if self._seed else ():
            self._keys.append(key_after(self._keys[-1], [cut]))
        self._times: Counter[int] = Counter()
        self._differing: list[str] = []
        self._checked = 0

    def see(self, draw: Draw) -> None:
        """One draw of this seal."""
        self._checked += 1
        if isinstance(draw, NumberedDraw):
            self._times[draw.number] += 1
        right = self._right(draw) if self._seed else all(1 <= face <= draw.sides for face in draw.faces)
        if not right:
            self._differing.append(str(draw.number) if isinstance(draw, NumberedDraw) else draw.label)

    def _right(self, draw: Draw) -> bool:
        if isinstance(draw, NumberedDraw):
            shown = faces(self._seed, draw.number, draw.request, draw.sides, len(draw.faces))
            return self._seal.edition == 1 and (draw.faces, draw.counter) == shown
        if self._seal.edition == 1 or not 0 <= draw.cuts < len(self._keys):
            return False
        return draw.faces == act_faces(self._keys[draw.cuts], draw.label, draw.sides, len(draw.faces))

    def finding(self, acts: Mapping[str, int] | None = None) -> Finding:
        """What was found; `acts` are those of each kind that the seal's opening counted."""
        last = max(self._seal.rolls, *self._times, 0)
        return Finding(
            self._seal,
            self._checked,
            tuple(self._differing),
            missing=gaps(self._times, last),
            doubled=tuple(sorted(number for number, times in self._times.items() if times > 1)),
            uncounted=tuple(sorted({kind for kind, _ in acts.items() ^ self._seal.acts.items()})) if acts else (),
            wrong_seed=bool(self._seed) and commitment(self._seed, self._seal.edition) != self._seal.commitment,
        )


def checked(seal: Seal, drawn: Iterable[Draw], acts: Mapping[str, int] | None = None) -> Finding:
    """Check every die of a seal, every gap, and what its opening counted."""
    check = SealCheck(seal)
    for draw in drawn:
        if draw.seal == seal.number:
            check.see(draw)
    return check.finding(acts)


def gaps(numbers: Collection[int], last: int) -> tuple[int, ...]:
    """The first numbers up to `last` that are not there, MOST_GAPS of them at most."""
    return tuple(itertools.islice((number for number in range(1, last + 1) if number not in numbers), MOST_GAPS))
