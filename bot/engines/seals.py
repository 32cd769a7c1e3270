"""Seals: a committed seed, what was cut into it, the acts that its dice belong to, and the sums of both editions.

Second edition: dice belong to an act, not to a moment. K₀ is the seed; each cut makes Kᵢ = HMAC-SHA-256(Kᵢ₋₁, "cut "
and the hex SHA-256 of its word). The values of a label are HMAC-SHA-256(Kᵢ, "act LABEL k") for k = 0, 1, 2, …: their
first eight bytes, read as a whole number, are used if they lie below the largest multiple of the die's sides, so that
every face is exactly as likely. First edition, for seals that were set under it: HMAC-SHA-256(seed, "n:request:k") of
roll n.
"""

from __future__ import annotations

import hashlib
import hmac
import itertools
from base64 import b32encode
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from typing import Annotated, NamedTuple, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, RootModel

_BLOCK = 64
"""Bytes that SHA-256 takes at a time."""
SPAN = 1 << 64
"""How many values the first eight bytes of an HMAC can have."""
PRINT = 32
"""Characters of a print: 160 bits."""
SHORT = 4
"""Characters of a seal's short name: no two seals of one book share them."""

Sides = Annotated[int, Field(ge=1, le=2**32)]
Keyed: TypeAlias = "tuple[hashlib._Hash, hashlib._Hash]"


class ActDraw(BaseModel):
    """What one label of an act took from a seal: its j-th fair value is its j-th die, however many are asked for."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    seal: int
    label: str
    cuts: int
    """How many cuts the seal had when the act was opened."""
    sides: Sides
    faces: tuple[int, ...]

    @property
    def act(self) -> str:
        """The act that it belongs to."""
        return act_of(self.label)


class NumberedDraw(BaseModel):
    """What one roll took from a seal of the first edition: its number, the request it was made for, and the faces."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    seal: int
    number: int
    request: str
    sides: Sides
    counter: int
    """How many HMACs the faces took: more than there are faces where a value was not fair and was passed over."""
    faces: tuple[int, ...]


Draw = Annotated[ActDraw | NumberedDraw, Field(union_mode="left_to_right")]
"""Nothing is both: what is read as the first need not be tried as the second."""


class Throw(RootModel[Annotated[tuple[Draw, ...] | NumberedDraw, Field(union_mode="left_to_right")]]):
    """Dice that were thrown together: a draw for each of their parts (natural, bid, help), in this order; in old books
    of the first edition one roll that holds all the parts."""

    model_config = ConfigDict(frozen=True)

    @property
    def draws(self) -> tuple[Draw, ...]:
        """What was drawn for its parts."""
        return self.root if isinstance(self.root, tuple) else (self.root,)

    @cached_property
    def faces(self) -> tuple[int, ...]:
        """The faces of all its dice."""
        return tuple(itertools.chain.from_iterable(draw.faces for draw in self.draws))

    @property
    def parts(self) -> tuple[tuple[str, int], ...]:
        """Its labels, with how many dice of each."""
        return tuple((draw.label, len(draw.faces)) for draw in self.draws if isinstance(draw, ActDraw))


def act_of(label: str) -> str:
    """The act that a label belongs to, by its first two parts: `check/12` of `check/12/seat-2/natural`."""
    end = label.find("/", label.find("/") + 1)
    return label if end < 0 else label[:end]


COUNTED = ("roll", "check", "contest", "strike", "shot", "oracle")
"""Kinds of acts of which there is always a next one; any other is called for by its place, and is the same again."""
REPLACED = frozenset(COUNTED) - {"roll"}
"""Those of which another can take the place of one that was taken away: plain rolls anybody may repeat."""


def kind_of(act: str) -> str:
    """What kind of act it is: `check` of `check/12`."""
    return act.split("/", 1)[0]


class Cut(NamedTuple):
    """What a cut leaves in a seal, and who cut."""

    digest: str
    """The hex SHA-256 of the word."""
    by: str


# --- the sums


def commitment(seed: bytes, edition: int = 2) -> str:
    """What is posted of a seed before its dice are rolled: its print."""
    if edition == 1:
        return hashlib.sha256(seed).hexdigest()
    return b32encode(hashlib.sha256(b"araldo seal 2\n" + seed).digest()).decode().lower()[:PRINT]


def cut_digest(word: str) -> str:
    """What a cut leaves of its word in the dice."""
    return hashlib.sha256(word.encode()).hexdigest()


def key_after(seed: bytes, cuts: Iterable[Cut]) -> bytes:
    """The key of the acts that are opened after these cuts."""
    for cut in cuts:
        seed = hmac.digest(seed, f"cut {cut.digest}".encode(), "sha256")
    return seed


def act_faces(key: bytes, label: str, sides: int, count: int) -> tuple[int, ...]:
    """The first faces (1 to `sides`) of a label."""
    return fair_faces(_values(key, f"act {label} "), SPAN, sides, count)[0]


def faces(seed: bytes, number: int, request: str, sides: int, count: int) -> tuple[tuple[int, ...], int]:
    """The faces of roll `number` of the first edition, and how many HMACs they took."""
    return fair_faces(_values(seed, f"{number}:{request}:"), SPAN, sides, count)


def _values(key: bytes, begin: str) -> Iterator[int]:
    """The values, each below SPAN, of the messages that begin so: one for each counter."""
    inner, outer = _of_seed(key)
    inner = inner.copy()
    inner.update(begin.encode())
    begun = inner, outer
    for counter in itertools.count():
        yield int.from_bytes(authenticated(begun, b"%d" % counter)[:8], "big")


def keyed(key: bytes) -> Keyed:
    """HMAC-SHA-256 by its two hashes, for a key that is no longer than a block: what all messages share is hashed once,
    and a copy of Python's own HMAC costs twice as much."""
    padded = key.ljust(_BLOCK, b"\0")
    return hashlib.sha256(padded.translate(hmac.trans_36)), hashlib.sha256(padded.translate(hmac.trans_5C))


_of_seed = lru_cache(maxsize=8)(keyed)
"""Nearly all draws come from the seals of a few books."""


def authenticated(by: Keyed, message: bytes) -> bytes:
    """The HMAC of a message."""
    inner, outer = by
    within, whole = inner.copy(), outer.copy()
    within.update(message)
    whole.update(within.digest())
    return whole.digest()


def fair_faces(values: Iterator[int], span: int, sides: int, count: int) -> tuple[tuple[int, ...], int]:
    """The first faces from values below `span`, and how many values they took.

    Values from the largest multiple of `sides` on are passed over: they would make the low faces likelier.
    """
    fair = span - span % sides
    shown: list[int] = []
    taken = 0
    for value in values if count else ():
        taken += 1
        if value < fair:
            shown.append(value % sides + 1)
            if len(shown) == count:
                break
    return tuple(shown), taken


# --- what a book keeps of them


@dataclass(slots=True)
class Seal:
    """One seal of a book: what was posted, what was cut into it, what was drawn, and its seed once it is opened."""

    number: int
    commitment: str
    strand: str = ""
    """What its dice are for: a book may keep several seals at once, each with its own time of opening."""
    edition: int = 2
    cuts: list[Cut] = field(default_factory=list)
    """What was cut into it."""
    acts: Counter[str] = field(default_factory=Counter)
    """How many acts of each kind were opened under it."""
    last: dict[str, int] = field(default_factory=dict)
    """The highest number of each kind of act opened under it."""
    labels: set[str] = field(default_factory=set)
    """What fell of it in acts that are named by their place, not counted: each of them is the only one."""
    dice: int = 0
    """How many dice fell of it, in the acts of the second edition."""
    rolls: int = 0
    """How many rolls it gave under the first edition."""
    seed: str = ""
    retired: bool = False
    """Whether no dice come from it any more, although it is not opened yet."""

    @property
    def short(self) -> str:
        """The name by which people call it: the first four characters of its commitment."""
        return self.commitment[:SHORT]

    @property
    def used(self) -> bool:
        """Whether anything was drawn of it."""
        return bool(self.rolls or self.dice)


Decided = tuple[object, ...]
"""What dice were thrown upon: pools in their order, bids, targets, entrants in their order."""
