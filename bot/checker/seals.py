"""The check of seals and their dice, line by line: posted, cut, acts opened, dice fallen, the seed shown."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from bot.checker.entry_table import ACTS, NUMBER, WITHOUT_GAPS, EntryKind
from bot.checker.reading import Values, draws, is_hash, whole
from bot.engines.seals import Cut, act_faces, act_of, commitment, cut_digest, faces, key_after

PRINT = re.compile(r"[a-z2-7]{32}")
ACT = re.compile(f"(?:{'|'.join(ACTS)})/{NUMBER}(?:-{NUMBER})?")
MOST_SIDES = 2**32
MOST_DICE = 10_000
"""The most dice that one draw may have."""
DRAW = {"seal", "label", "cuts", "sides", "faces"}
ROLL = {"seal", "number", "request", "sides", "counter", "faces"}
"""The keys of a draw, and of a roll of the first edition."""
Report = Callable[[str, str], None]
"""Says that something is false: why, and of what."""


class Shown(NamedTuple):
    """What was ever seen of a label of a seal: the longest of its draws."""

    sides: int
    cuts: int
    faces: tuple[int, ...]


@dataclass(slots=True)
class Posted:
    """A seal as the file has it."""

    number: int
    print: str
    edition: int
    seed: bytes | None = None
    retired: bool = False
    cuts: list[str] = field(default_factory=list)
    acts: Counter[str] = field(default_factory=Counter)
    dice: int = 0
    rolls: set[int] = field(default_factory=set)
    fell: list[tuple[int, Values]] = field(default_factory=list)
    """Its draws, each with its line."""
    fallen: set[str] = field(default_factory=set)
    """What its labels begin with: the acts, and the throws in them, of which a die is seen."""

    def has_rolls(self, many: int) -> bool:
        """Whether so many rolls of the first edition came from it, and none is missing."""
        return len(self.rolls) == many and all(1 <= number <= many for number in self.rolls)


class Seals:
    """All seals of a file."""

    def __init__(self, report: Callable[[int, str, str], None], words: Mapping[str, object], *, moved: bool) -> None:
        self._report, self._words, self._moved = report, words, moved
        self.posted: list[Posted] = []
        self._acts: dict[str, tuple[int, int]] = {}
        """The acts that are open, each with its seal and how many cuts that had."""
        self._last: dict[str, int] = {}
        self._shown: dict[tuple[int, str], Shown] = {}
        """What was seen of each label of a seal."""
        self._of: dict[str, Posted] = {}
        """The seal under which each label fell last."""

    def take(self, line: int, values: Values, body: Values, kind: EntryKind, edition: int = 2) -> None:
        """Check one line, with its hidden values filled in as far as they are known; `edition` is that of its seals."""

        def false(reason: str, what: str = "") -> None:
            self._report(line, reason, what)

        name = values.get("kind")
        for act in values.get("opens", ()):
            self._open(act, false)
        if name == "seal-set":
            self._set(body, edition, false)
        elif name == "seal-cut":
            self._cut(body, false)
        elif name == "seal-retired":
            self._retired(body, false)
        elif name == "seal-opened":
            self._opened(body, false)
        for draw in draws(body):
            if draw.keys() == ROLL:
                self._rolled(line, draw, name == "corrected", false)
            else:
                self._fell(line, draw, kind, name == "corrected", false)

    def unseen(self, line: int, roll: object) -> None:
        """A roll of the first edition whose dice are hidden."""

        def false(reason: str, what: str = "") -> None:
            self._report(line, reason, what)

        if isinstance(roll, dict) and whole(roll.get("number")):
            self._numbered(roll, false)
        else:
            false("no-dice", str(roll)[:80])

    def _numbered(self, roll: Values, false: Report) -> Posted | None:
        """The seal of a roll of the first edition, whose number it now has."""
        seal = self._giving(roll.get("seal"), false, 1)
        if seal is not None:
            if roll["number"] in seal.rolls:
                false("roll-twice", str(roll["number"]))
            seal.rolls.add(roll["number"])
        return seal

    def _seal(self, number: object, false: Report) -> Posted | None:
        """A seal that was posted before and is not opened."""
        if not whole(number) or not 1 <= number <= len(self.posted):
            false("no-seal", str(number))
            return None
        seal = self.posted[number - 1]
        if seal.seed is not None:
            false("seal-over", str(number))
            return None
        return seal

    def _giving(self, number: object, false: Report, edition: int = 0) -> Posted | None:
        """A seal that was posted before, is neither opened nor retired, and is of that edition."""
        seal = self._seal(number, false)
        if seal is None or not (seal.retired or (edition and seal.edition != edition)):
            return seal
        false("seal-over" if seal.retired else "no-seal", str(number))
        return None

    def _retired(self, body: Values, false: Report) -> None:
        seal = self._giving(body.get("number"), false)
        if seal is not None:
            seal.retired = True

    def _set(self, body: Values, edition: int, false: Report) -> None:
        number, mark, said = body.get("number"), body.get("commitment"), body.get("edition", 1)
        right = whole(number) and number == len(self.posted) + 1 and whole(said) and said == edition
        if not right or not isinstance(mark, str) or not (is_hash(mark) if edition == 1 else PRINT.fullmatch(mark)):
            false("no-print", str(number))
        elif edition == 2 and any(seal.print[:4] == mark[:4] for seal in self.posted):
            false("like-print", mark[:4])
        else:
            self.posted.append(Posted(len(self.posted) + 1, mark, edition))

    def _cut(self, body: Values, false: Report) -> None:
        seal = self._giving(body.get("number"), false, 2)
        if seal is None:
            return
        cut, digest, sign = body.get("cut"), body.get("digest"), body.get("word")
        if not whole(cut) or cut != len(seal.cuts) + 1 or not is_hash(digest) or not isinstance(sign, str):
            false("bad-cut", str(cut))
        elif isinstance(word := self._words.get(sign), str) and cut_digest(word) != digest:
            false("other-word", str(cut))
        else:
            seal.cuts.append(digest)

    def _open(self, opened: object, false: Report) -> None:
        match opened:
            case [number, str(act)] if whole(number) and ACT.fullmatch(act):
                pass
            case _:
                false("no-act", str(opened)[:80])
                return
        seal = self._giving(number, false)
        if seal is None:
            return
        kind, _, own = act.partition("/")
        if act in self._acts:
            before, _ = self._acts[act]
            if before == number:
                return
            if kind in WITHOUT_GAPS or not self.posted[before - 1].retired:
                false("act-twice", act)
                return
        if kind in WITHOUT_GAPS:
            # The export does not number the acts of the first edition: the first act after them may have any number.
            this = int(own) if own.isdecimal() else 0
            last = self._last.get(kind, this - 1 if self._moved else 0)
            if this == 0 or this != last + 1:
                false("act-gap", act)
            self._last[kind] = this
        self._acts[act] = (number, len(seal.cuts))
        seal.acts[kind] += seal.edition > 1

    def _fell(self, line: int, draw: Values, kind: EntryKind, again: bool, false: Report) -> None:
        """Dice fell; or stand `again` in a correction."""
        label, sides, cuts = draw.get("label"), draw["sides"], draw.get("cuts")
        if draw.keys() != DRAW or not isinstance(label, str) or not _dice(draw, "seal", "cuts"):
            false("no-dice", str(label)[:80])
            return
        if not again and not re.fullmatch(kind.throws, label, re.ASCII):
            false("no-label", label[:80])
            return
        here, new = (draw["seal"], label), tuple(draw["faces"])
        known = self._shown.get(here)
        if again:
            if known is None or (known.sides, known.cuts, known.faces[: len(new)]) != (sides, cuts, new):
                false("other-faces", label[:80])
            return
        seal = self._giving(draw["seal"], false, 2)
        if seal is None:
            return
        if self._acts.get(act_of(label)) != (draw["seal"], cuts):
            false("act-elsewhere", label)
            return
        if known is not None and known.sides != sides:
            false("other-sides", label)
            return
        earlier = self._of.get(label, seal)
        if earlier is not seal and (earlier.seed is not None or not earlier.retired):
            false("act-twice", label)
        self._of[label] = seal
        before = known.faces if known is not None else ()
        if before[: len(new)] != new[: len(before)]:
            false("other-faces", label)
        self._shown[here] = Shown(sides, draw["cuts"], max(before, new, key=len))
        seal.dice += len(new)
        parts = label.split("/")
        seal.fallen.update("/".join(parts[:length]) for length in range(2, len(parts) + 1))
        seal.fell.append((line, draw))

    def _rolled(self, line: int, draw: Values, again: bool, false: Report) -> None:
        """A roll of the first edition."""
        number = draw["number"]
        if not _dice(draw, "seal", "number", "counter") or not isinstance(draw["request"], str):
            false("no-dice", str(number)[:80])
        elif again:
            if draw not in [one for seal in self.posted for _, one in seal.fell]:
                false("other-faces", str(number))
        elif (seal := self._numbered(draw, false)) is not None:
            seal.fell.append((line, draw))

    def _opened(self, body: Values, false: Report) -> None:
        """The seed is shown: everything of this seal is done again."""
        seal = self._seal(body.get("number"), false)
        if seal is None:
            return
        seal.seed = bytes.fromhex(body["seed"]) if is_hash(body.get("seed")) else b""
        if commitment(seal.seed, seal.edition) != seal.print:
            false("other-seed", seal.print[:4])
            return
        keys = [key_after(seal.seed, [Cut(one, "") for one in seal.cuts[:many]]) for many in range(len(seal.cuts) + 1)]
        for where, draw in seal.fell:
            if not _right(seal.seed, keys, draw):
                self._report(where, "other-faces", str(draw.get("label", draw.get("number"))))
        if seal.edition > 1:
            acts = body.get("acts")
            if not isinstance(acts, dict) or not all(map(whole, acts.values())) or acts != seal.acts:
                false("other-acts", seal.print[:4])
            if not whole(body.get("dice")) or body["dice"] != seal.dice:
                false("other-dice", seal.print[:4])
        elif not whole(body.get("rolls")) or not seal.has_rolls(body["rolls"]):
            false("other-rolls", seal.print[:4])
        for act in [act for act, (number, _) in self._acts.items() if number == seal.number]:
            del self._acts[act]


def _dice(draw: Values, *numbers: str) -> bool:
    """Whether these can be the faces of such dice, and these keys have whole numbers."""
    sides, shown = draw["sides"], draw["faces"]
    if not all(whole(draw.get(name)) for name in (*numbers, "sides")) or not isinstance(shown, list):
        return False
    return (
        1 <= sides <= MOST_SIDES and len(shown) <= MOST_DICE and all(whole(one) and 1 <= one <= sides for one in shown)
    )


def _right(seed: bytes, keys: list[bytes], draw: Values) -> bool:
    count: int = len(draw["faces"])
    if "label" in draw:
        return bool([*act_faces(keys[draw["cuts"]], draw["label"], draw["sides"], count)] == draw["faces"])
    shown, counter = faces(seed, draw["number"], draw["request"], draw["sides"], count)
    return bool([*shown] == draw["faces"] and counter == draw["counter"])
