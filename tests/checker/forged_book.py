"""An exported book taken apart, to be put together again with a chain that fits."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bot.checker import hashes
from bot.checker.verdict import ReadOff
from bot.engines.seals import Cut, act_faces, key_after
from bot.hall.books.chain import compact

FOLDER = Path(__file__).parent / "forgeries"


Line = dict[str, Any]


class Book:
    """An export taken apart, to be put together again with a chain that fits."""

    def __init__(self, text: str) -> None:
        head, *lines = text.splitlines()
        self.head: Line = json.loads(head)
        self.earlier = [line for line in lines if line.startswith('{"seq":')]
        self.chain: list[Line] = [json.loads(line) for line in lines if line.startswith('{"n":')]
        beside = lines[len(self.earlier) + len(self.chain) :]
        self.beside: list[Line] = [json.loads(line) for line in beside]

    def of_kind(self, kind: str) -> Iterator[Line]:
        """The lines of a kind."""
        return (line for line in self.chain if line["kind"] == kind)

    def first(self, kind: str) -> Line:
        """The first line of a kind."""
        return next(self.of_kind(kind))

    def draws(self) -> Iterator[Line]:
        """Every draw in the open."""
        for line in self.of_kind("table.rolled"):
            yield from line["body"]["roll"]

    def renumbered(self) -> Book:
        """Lines numbered one by one, requests from their own first line on; and what aims at them or tells of them."""
        now = {line["n"]: at for at, line in enumerate(self.chain, len(self.earlier) + 1)}
        for line in self.chain:
            line["n"], line["of"] = now[line["n"]], now.get(line["of"], now[line["n"]])
            for name in ("request", "seq"):
                if line["kind"] in ("voided", "restored", "corrected") and name in line["body"]:
                    line["body"][name] = now.get(line["body"][name], line["body"][name])
        for line in self.beside:
            if "tells" in line:
                line["tells"] = now.get(line["tells"], 0)
        return self

    def hidden(self, line: Line, field: str, value: str) -> None:
        """What a hidden field of a line is said to have held, with a hash that fits."""
        told = next(one for one in self.beside if (one.get("tells"), one.get("field")) == (line["n"], field))
        told["value"] = value
        line["body"][field] = {"#": hashes.bound(told["salt"], value)}

    def secret(self, line: Line, text: str) -> None:
        """What a secret entry is said to have been, with bindings that fit; of the first that is told."""
        self.hidden(line, "line", compact(text))
        [salts] = (one["salts"] for one in self.beside if "salts" in one)
        tellings = [(one["body"]["since"], one["n"], self._binding(one)) for one in self.of_kind("told")]
        for one in self.chain:
            known = [binding for since, told, binding in tellings if since < one["n"] < told]
            one["untold"] = hashes.hidden_list(salts[str(one["n"])], known)

    def _binding(self, line: Line) -> str:
        salt = next(one["salt"] for one in self.beside if one.get("told") == line["body"]["number"])
        value = next(one["value"] for one in self.beside if one.get("tells") == line["n"])
        return hashes.bound(salt, json.loads(value))

    def text(self, *, chained: bool = True) -> str:
        """The file: with a chain that fits, unless the forger forgot it."""
        lines, head = [compact(line) for line in self.chain], hashes.first_head(self.head["book"])
        for line in lines:
            head = hashes.linked(head, line)
        if chained:
            self.head |= {"head": head.hex(), "version": len(self.earlier) + len(lines)}
        beside = [json.dumps(line, ensure_ascii=False) for line in self.beside]
        return "\n".join([json.dumps(self.head, ensure_ascii=False), *self.earlier, *lines, *beside]) + "\n"

    def written(self, old: str, new: str) -> str:
        """The file with one thing written otherwise in the first line that has it, and a chain that fits."""
        self.text()
        lines, head, done = [], hashes.first_head(self.head["book"]), False
        for line in map(compact, self.chain):
            lines.append(line if done else line.replace(old, new, 1))
            done = done or old in line
            head = hashes.linked(head, lines[-1])
        self.head["head"] = head.hex()
        first, *rest = self.text(chained=False).splitlines()
        begins, ends = len(self.earlier), len(self.earlier) + len(lines)
        return "\n".join([first, *rest[:begins], *lines, *rest[ends:]]) + "\n"


def cards(text: str) -> ReadOff:
    """What the chat has shown: every print and cut, the heads of seals, and of where secret entries are told."""
    book = Book(text)
    words = book.head["words"]
    head, heads = hashes.first_head(book.head["book"]), []
    for number, line in enumerate(book.chain, len(book.earlier) + 1):
        head = hashes.linked(head, compact(line))
        if line["kind"].startswith(("seal-", "told")):
            heads.append((number, hashes.in_fours(head)))
    prints = tuple(line["body"]["commitment"] for line in book.of_kind("seal-set"))
    return ReadOff(prints, tuple(words[line["body"]["word"]] for line in book.of_kind("seal-cut")), tuple(heads))


def seed_of(book: Book) -> bytes:
    """The seed of the first seal, which was opened."""
    return bytes.fromhex(book.first("seal-opened")["body"]["seed"])


def fallen_anew(book: Book, seed: bytes) -> None:
    """Every die of the first seal done again, as a host can who knows the seed."""
    cuts = [Cut(line["body"]["digest"], "") for line in book.of_kind("seal-cut")]
    for draw in book.draws():
        if draw["seal"] == 1:
            draw["cuts"] = min(draw["cuts"], len(cuts))
            key = key_after(seed, cuts[: draw["cuts"]])
            draw["faces"] = [*act_faces(key, draw["label"], draw["sides"], len(draw["faces"]))]
