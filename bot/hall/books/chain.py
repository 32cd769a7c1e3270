"""The chain of a book's second edition: its lines, each hashed with all before it, and the salts of what they hide.

docs/seal.md says the sums. A line is made of what stands on disk alone, so that writing, an export and a check make the
same bytes of it.
"""

from __future__ import annotations

import hashlib
import json
import re
from base64 import b32encode
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Self

from pydantic_core import from_json, to_json

from bot.engines.book import Entry
from bot.engines.house_entries import SecretTold
from bot.engines.rewriting import Corrected
from bot.engines.seals import Keyed, authenticated, keyed
from bot.storage.stored import StoredEntry

SECRET = 64
"""Bytes of a book's secret, of which all salts are made."""

_FRACTION = re.compile(r"\d[.eE]")
_WITH_TEXTS = json.JSONDecoder(parse_float=str)
_ONLY_OPENS = '{"opens":'
_NOTHING = b"[]"
_SHOWN, _GROUP = 32, 4
"""Signs of a head that are shown, in groups."""


def compact(value: Any) -> str:
    """JSON without spaces, of values without fractions: every language writes these alike."""
    return to_json(value).decode()


def in_fours(hashed: bytes) -> str:
    """The first 32 signs of a hash in base32, in fours, as people read it from a card."""
    signs = b32encode(hashed).decode().lower()[:_SHOWN]
    return " ".join(signs[at : at + _GROUP] for at in range(0, _SHOWN, _GROUP))


def first_head(book: str) -> bytes:
    """The head of a chain with no line."""
    return _hashed(f"araldo book 2\n{book}".encode())


def linked(head: bytes, line: str) -> bytes:
    """The head after one more line."""
    return _hashed(head + _hashed(line.encode()))


def plain_line(entry: StoredEntry) -> str:
    """An entry that is in no chain, in full: as an export of the first edition has it where nothing is sealed."""
    return json.dumps(first_edition(entry), ensure_ascii=False)


def first_edition(entry: StoredEntry) -> dict[str, Any]:
    """An entry as the first edition wrote it."""
    return {
        "seq": entry.seq,
        "request": entry.request,
        "at": entry.at,
        "person": entry.person,
        "kind": entry.kind,
        "schema": entry.schema,
        "body": json.loads(entry.body),
    }


def values_of(body: str) -> dict[str, Any]:
    """The fields of a body; its numbers with a fraction are texts, which every language reads alike."""
    values: dict[str, Any]
    values, _ = _WITH_TEXTS.raw_decode(body)
    return values


def is_untold(entry: StoredEntry) -> bool:
    """Whether an entry has no line because nobody was to know of it."""
    return entry.line is None and entry.extra is not None


class Untold(NamedTuple):
    """An entry of which nobody may know yet: the number of the last line before it, the text of its own line once it is
    told, and the hash that commits to that text until then."""

    since: int
    line: str
    binding: str


@dataclass(slots=True)
class Chain:
    """How far the chain of a book goes: the entries are given to it in their order, and it makes their lines."""

    book: str
    secret: bytes
    head: bytes
    lines: int = 0
    """The number of the last line; in an older book those of the first edition were counted too."""
    untold: dict[int, Untold] = field(default_factory=dict)
    """The entries of which nobody may know yet, by their number among such."""
    hidden: int = 0
    """How many such entries there ever were."""
    _request: str = ""
    _first: int = 0
    """The request of the last line, and the first line of that."""
    _earlier: bytes = b""
    """The hash of all lines of the first edition, until the first line of the second holds it."""
    _keyed: Keyed = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        # Every line needs salts, and keying the HMAC is most of their cost: it is keyed once, then copied.
        self._keyed = keyed(self.secret)

    @classmethod
    def begun(cls, book: str, secret: bytes) -> Self:
        """A new chain, with nothing in it."""
        return cls(book, secret, first_head(book))

    @classmethod
    def going_on(
        cls,
        book: str,
        secret: bytes,
        head: str,
        lines: int,
        hiding: Iterable[StoredEntry],
        hidden: int,
        untold: Mapping[int, Untold],
    ) -> Self:
        """A chain as it stands on disk; `hiding` are its entries that are untold, and those that tell one, after the
        first `hidden` ones, of which these are still untold."""
        chain = cls(book, secret, bytes.fromhex(head), lines, {**untold}, hidden)
        for entry in hiding:
            chain._count(entry)
        return chain

    @property
    def shown(self) -> str:
        """The head as it stands on a card."""
        return f"{self.lines} · {in_fours(self.head)}"

    def salt(self, what: str) -> bytes:
        """What a hash is salted with, so that nobody finds the hidden value by trying all."""
        return authenticated(self._keyed, what.encode())

    def add(
        self,
        entry: StoredEntry,
        *,
        untold: bool = False,
        aims: int = 0,
        opens: Sequence[tuple[int, str]] = (),
    ) -> StoredEntry:
        """A new entry with its place in the chain, which then ends in it.

        `aims` is the line that it voids, restores or corrects, `opens` the acts that begin with it, each with its seal.
        """
        if untold:
            entry = entry._replace(extra=compact({"untold": self.hidden + 1, "since": self.lines}))
        else:
            extra = compact(({"aims": aims} if aims else {}) | ({"opens": opens} if opens else {}))
            entry = entry._replace(line=self.lines + 1, extra=extra if aims or opens else None)
        self.take(entry)
        return entry

    def take(self, entry: StoredEntry) -> str:
        """The line of the next entry; empty where it has none."""
        if entry.line is None or entry.kind == SecretTold.kind:
            self._count(entry)
        if entry.line is None:
            if not is_untold(entry):
                self.lines = entry.seq
                self._earlier = _hashed(self._earlier + _hashed(plain_line(entry).encode()))
            return ""
        self.lines = entry.line
        if entry.request != self._request:
            self._request, self._first = entry.request, entry.line
        line = self._line(entry)
        self.head = linked(self.head, line)
        return line

    def take_all(self, entries: Iterable[StoredEntry]) -> None:
        """The next entries, without their lines."""
        for entry in entries:
            self.take(entry)

    def hidden_values(self, entry: StoredEntry) -> dict[str, str]:
        """The values, as JSON, of the fields of a line that stand there as hashes."""
        if not Entry.kinds[entry.kind].may_seal:
            return {}
        values = values_of(entry.body)
        return {name: compact(values[name]) for name in _masked(entry, values)}

    def _count(self, entry: StoredEntry) -> None:
        """Note what is hidden and what is told."""
        if is_untold(entry):
            extra, line = json.loads(entry.extra or ""), secret_line(entry)
            self.hidden = extra["untold"]
            binding = _hex(self.salt(f"untold {self.hidden}") + line.encode())
            self.untold[self.hidden] = Untold(extra["since"], line, binding)
        elif entry.kind == SecretTold.kind:
            self.untold.pop(json.loads(entry.body)["number"])

    def _line(self, entry: StoredEntry) -> str:
        aims, opens = _beside(entry.extra)
        body, masked = self._body(entry, aims)
        parts = [
            f'{{"n":{entry.line},"of":{self._first},"at":{round(entry.at * 1000)},"by":{compact(entry.person)}',
            f'"kind":"{entry.kind}","schema":{entry.schema},"body":{body}',
        ]
        if opens:
            parts.append(f'"opens":{opens}')
        if masked:
            parts.append(f'"masked":{compact(masked)}')
        bindings = to_json([one.binding for one in self.untold.values()]) if self.untold else _NOTHING
        untold = _hex(self.salt(f"{entry.line} untold") + bindings)
        parts.append(f'"untold":"{untold}"')
        if self._earlier:
            parts.append(f'"before":"{_hex(self.salt(f"{entry.line} before") + self._earlier)}"')
            self._earlier = b""
        return ",".join(parts) + "}"

    def _body(self, entry: StoredEntry, aims: int | None) -> tuple[str, Sequence[str]]:
        """The body as it stands in the line, and which of its fields stand there as hashes."""
        if not Entry.kinds[entry.kind].may_seal and aims is None and not _FRACTION.search(entry.body):
            return entry.body, ()
        values = values_of(entry.body)
        masked = _masked(entry, values)
        for name in masked:
            salt = self.salt(f"{entry.line} {name}")
            values[name] = {"#": _hex(salt + compact(values[name]).encode())}
        if aims is not None:
            values["seq" if issubclass(Entry.kinds[entry.kind], Corrected) else "request"] = aims
        return compact(values), masked


def _beside(extra: str | None) -> tuple[int | None, str]:
    """The line that an entry aims at, and the acts that it opens, as JSON."""
    if not extra:
        return None, ""
    if extra.startswith(_ONLY_OPENS):  # nearly always: taken as it is written, without parsing it
        return None, extra[len(_ONLY_OPENS) : -1]
    beside = from_json(extra)
    return beside.get("aims"), compact(beside["opens"]) if "opens" in beside else ""


def secret_line(entry: StoredEntry) -> str:
    """An entry of which nobody is to know, as it is told one day."""
    return compact(
        {
            "at": round(entry.at * 1000),
            "by": entry.person,
            "kind": entry.kind,
            "schema": entry.schema,
            "body": values_of(entry.body),
        }
    )


def _masked(entry: StoredEntry, values: dict[str, Any]) -> list[str]:
    return [name for name in Entry.kinds[entry.kind].may_seal if name in values]


def _hashed(data: bytes) -> bytes:
    return hashlib.sha256(data).digest()


def _hex(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()
