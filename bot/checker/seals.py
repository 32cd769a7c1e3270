"""The check of seals and their dice, line by line: posted, cut, acts opened, dice fallen, the seed shown."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field

from bot.checker.entry_table import WITHOUT_GAPS, EntryKind
from bot.checker.reading import Values, whole
from bot.engines.seals import Cut, act_faces, act_of, commitment, cut_digest, faces, key_after

PRINT = re.compile(r"[a-z2-7]{32}")
PRINT_BEFORE = re.compile(r"[0-9a-f]{64}")
ACT = re.compile(r"[a-z]+/[0-9]+(-[0-9]+)?")
MOST_SIDES = 2**32
MOST_DICE = 10_000
"""The most dice of one label, and the most numbers of one seal, that are done again."""
DRAW = {"seal", "label", "cuts", "sides", "faces"}
ROLL = {"seal", "number", "request", "sides", "counter", "faces"}
"""The keys of a draw, and of a roll of the first edition."""
Report = Callable[[str, str], None]
"""Says that something is false: why, and of what."""


@dataclass(slots=True)
class Posted:
    """A seal as the file has it."""

    number: int
    print: str
    edition: int
    strand: str
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


def draws(value: object) -> Iterator[Values]:
    """Every draw that stands somewhere in a value."""
    if isinstance(value, dict):
        if value.keys() >= {"seal", "sides", "faces"}:
            yield value
        else:
            for one in value.values():
                yield from draws(one)
    elif isinstance(value, list):
        for one in value:
            yield from draws(one)


class Seals:
    """All seals of a file."""

    def __init__(self, report: Callable[[int, str, str], None], words: Mapping[str, object]) -> None:
        self._report, self._words = report, words
        self.posted: list[Posted] = []
        self._acts: dict[str, tuple[int, int]] = {}
        """The acts that are open, each with its seal and how many cuts that had."""
        self._last: Counter[str] = Counter()
        self._sides: dict[tuple[int, str], int] = {}
        self.shown: dict[tuple[int, str], tuple[int, ...]] = {}
        """The faces of each label of a seal, as many as were ever shown."""
        self._of: dict[str, Posted] = {}
        """The seal under which each label fell last."""

    def take(self, line: int, values: Values, body: Values, kind: EntryKind) -> None:
        """One line, with all that is told of it."""

        def false(reason: str, what: str = "") -> None:
            self._report(line, reason, what)

        name = values.get("kind")
        found = [*draws(body)]
        for act in values.get("opens", ()):
            self._open(act, false)
        if name == "seal-set":
            self._set(body, false)
        elif name == "seal-cut":
            self._cut(body, false)
        elif name == "seal-retired":
            self._retired(body, false)
        elif name == "seal-opened":
            self._opened(line, body, false)
        for draw in found:
            self._fell(line, draw, kind, name == "corrected", false)

    def _seal(self, number: object, false: Report) -> Posted | None:
        """A seal that was posted before and is not opened."""
        if not whole(number) or not 1 <= number <= len(self.posted):  # type: ignore[operator]
            false("no-seal", str(number))
            return None
        seal = self.posted[number - 1]  # type: ignore[operator]
        if seal.seed is not None:
            false("seal-over", str(number))
            return None
        return seal

    def _giving(self, number: object, false: Report) -> Posted | None:
        """A seal that was posted before, and is neither opened nor retired."""
        seal = self._seal(number, false)
        if seal is not None and seal.retired:
            false("seal-over", str(number))
            return None
        return seal

    def _retired(self, body: Values, false: Report) -> None:
        seal = self._giving(body.get("number"), false)
        if seal is not None:
            seal.retired = True

    def _set(self, body: Values, false: Report) -> None:
        number, mark, edition = body.get("number"), body.get("commitment"), body.get("edition", 1)
        shape = PRINT if edition == 2 else PRINT_BEFORE
        if number != len(self.posted) + 1 or not isinstance(mark, str) or not shape.fullmatch(mark):
            false("no-print", str(number))
        elif edition == 2 and any(seal.print[:4] == mark[:4] for seal in self.posted):
            false("like-print", mark[:4])
        else:
            self.posted.append(Posted(len(self.posted) + 1, mark, edition, str(body.get("strand", ""))))

    def _cut(self, body: Values, false: Report) -> None:
        seal = self._giving(body.get("number"), false)
        if seal is None:
            return
        digest, word = body.get("digest"), self._words.get(str(body.get("word")))
        if body.get("cut") != len(seal.cuts) + 1 or not isinstance(digest, str) or not PRINT_BEFORE.fullmatch(digest):
            false("bad-cut", str(body.get("cut")))
        elif isinstance(word, str) and cut_digest(word) != digest:
            false("other-word", str(body.get("cut")))
        else:
            seal.cuts.append(digest)

    def _open(self, opened: object, false: Report) -> None:
        match opened:
            case [int(number), str(act)] if ACT.fullmatch(act):
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
        if kind in WITHOUT_GAPS and int(own) != self._last[kind] + 1:
            false("act-gap", act)
        if kind in WITHOUT_GAPS:
            self._last[kind] = int(own)
        self._acts[act] = (number, len(seal.cuts))
        seal.acts[kind] += seal.edition > 1

    def _fell(self, line: int, draw: Values, kind: EntryKind, again: bool, false: Report) -> None:
        """Dice fell; or stand `again` in a correction."""
        if draw.keys() == ROLL:
            self._rolled(line, draw, again, false)
            return
        label, sides, shown = draw.get("label"), draw["sides"], draw["faces"]
        if draw.keys() != DRAW or not isinstance(label, str) or not _dice(sides, shown):
            false("no-dice", str(label)[:80])
            return
        if not again and not re.fullmatch(kind.throws, label, re.ASCII):
            false("no-label", label[:80])
            return
        here = (draw["seal"], label)
        if again:
            if self._sides.get(here) != sides or self.shown[here][: len(shown)] != tuple(shown):
                false("other-faces", label[:80])
            return
        seal = self._giving(draw["seal"], false)
        if seal is None:
            return
        if self._acts.get(act_of(label)) != (draw["seal"], draw["cuts"]):
            false("act-elsewhere", label)
            return
        if self._sides.setdefault(here, sides) != sides:
            false("other-sides", label)
            return
        earlier = self._of.get(label, seal)
        if earlier is not seal and (earlier.seed is not None or not earlier.retired):
            false("act-twice", label)
        self._of[label] = seal
        known, new = self.shown.get(here, ()), tuple(shown)
        if known[: len(new)] != new[: len(known)]:
            false("other-faces", label)
        self.shown[here] = max(known, new, key=len)
        seal.dice += len(new)
        parts = label.split("/")
        seal.fallen.update("/".join(parts[:length]) for length in range(2, len(parts) + 1))
        seal.fell.append((line, draw))

    def _rolled(self, line: int, draw: Values, again: bool, false: Report) -> None:
        """A roll of the first edition."""
        number, sides, shown = draw["number"], draw["sides"], draw["faces"]
        if not whole(number) or not _dice(sides, shown):
            false("no-dice", str(number)[:80])
        elif again:
            if draw not in [one for seal in self.posted for _, one in seal.fell]:
                false("other-faces", str(number)[:80])
        elif (seal := self._giving(draw["seal"], false)) is not None:
            if number in seal.rolls:
                false("roll-twice", str(number))
            seal.rolls.add(number)
            seal.fell.append((line, draw))

    def _opened(self, line: int, body: Values, false: Report) -> None:
        """The seed is shown: everything of this seal is done again."""
        seal = self._seal(body.get("number"), false)
        if seal is None:
            return
        try:
            seal.seed = bytes.fromhex(str(body.get("seed")))
        except ValueError:
            seal.seed = b""
        if commitment(seal.seed, seal.edition) != seal.print:
            false("other-seed", seal.print[:4])
            return
        keys = [key_after(seal.seed, [Cut(one, "") for one in seal.cuts[:many]]) for many in range(len(seal.cuts) + 1)]
        for where, draw in seal.fell:
            if not _right(seal, keys, draw):
                self._report(where, "other-faces", str(draw.get("label", draw.get("number"))))
        if seal.edition > 1:
            if body.get("acts") != dict(seal.acts):
                false("other-acts", seal.print[:4])
            if body.get("dice") != seal.dice:
                false("other-dice", seal.print[:4])
        elif whole(body.get("rolls")) and seal.rolls != {*range(1, min(body["rolls"], MOST_DICE * 100) + 1)}:
            false("other-rolls", seal.print[:4])
        for act in [act for act, (number, _) in self._acts.items() if number == seal.number]:
            del self._acts[act]


def _dice(sides: object, shown: object) -> bool:
    """Whether these can be the faces of such dice."""
    if not isinstance(sides, int) or not whole(sides) or not 1 <= sides <= MOST_SIDES or not isinstance(shown, list):
        return False
    return len(shown) <= MOST_DICE and all(whole(face) and 1 <= face <= sides for face in shown)


def _right(seal: Posted, keys: list[bytes], draw: Values) -> bool:
    count: int = len(draw["faces"])
    if "label" in draw:
        return bool([*act_faces(keys[draw["cuts"]], draw["label"], draw["sides"], count)] == draw["faces"])
    assert seal.seed is not None
    shown, counter = faces(seal.seed, draw["number"], str(draw["request"]), draw["sides"], count)
    return bool(seal.edition == 1 and [*shown] == draw["faces"] and counter == draw["counter"])
