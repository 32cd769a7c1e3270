"""The check of a file: its chain, what it hides, its seals and dice, and what the chat showed."""

from __future__ import annotations

import re
from collections.abc import Mapping

from bot.checker import hashes
from bot.checker.entry_table import SECRET_ENTRIES, EntryKind, kinds
from bot.checker.reading import (
    FIRST,
    ChainedLine,
    ExportFile,
    Values,
    compactly,
    has_fraction,
    hidden,
    hides,
    is_hash,
    read,
    whole,
)
from bot.checker.seals import PRINT, Seals
from bot.checker.secret_entries import SecretEntries
from bot.checker.verdict import HEAD, CheckResult, Fault, ReadOff
from bot.engines.seals import cut_digest

KEYS = {"n", "of", "at", "by", "kind", "schema", "body", "untold"}
BESIDE = {"opens", "masked", "before"}
AIMS = {"voided": "request", "restored": "request", "corrected": "seq"}
"""The fields that aim at an earlier line, by kind."""


def checked(text: str, chat: ReadOff | None = None) -> CheckResult:
    """All that can be said of a file, alone or with what was read off the chat; NotAnExport where it is no export."""
    return _Check(read(text)).done(chat or ReadOff())


class _Check:
    def __init__(self, file: ExportFile) -> None:
        self._file = file
        self._kinds = kinds()
        self._verdict = CheckResult(file.book, str(file.head.get("araldo")), file.head["version"])
        words = file.head.get("words")
        self._seals = Seals(self._false, words if isinstance(words, dict) else {}, moved=bool(file.earlier))
        self._secrets = SecretEntries(len(file.earlier) + 1, self._kinds, self._false)
        self._heads: dict[int, str] = {}
        """The head after each line, as a card shows it."""
        self._of = 0
        self._firsts: set[int] = set()
        """The first line of the last request, and of all."""
        self._hidden: list[tuple[int, str, Values]] = []
        """Hidden fields of which nothing is told: their line, their name, and what that line says."""

    def done(self, chat: ReadOff) -> CheckResult:
        """The verdict."""
        for number, one in enumerate(self._file.earlier, 1):
            self._before_the_chain(number, one)
        if self._file.format == FIRST:
            self._ends(len(self._file.earlier))
        else:
            self._chain()
            for line, name in self._file.told.keys() - self._masked():
                self._false(line, "tells-nothing", name)
            self._no_salts()
            self._secrets.done(self._file, self._heads, self._missing)
            self._earlier()
        self._waiting()
        self._agreeing(chat)
        self._verdict.dice = sum(
            len(draw["faces"]) for seal in self._seals.posted if seal.seed is not None for _, draw in seal.fell
        )
        if not self._seals.posted and not self._verdict.false:
            self._verdict.waits.append(Fault("no-seals"))
        return self._verdict

    def _false(self, line: int, reason: str, what: str = "") -> None:
        self._verdict.false.append(Fault(reason, line, what))

    def _missing(self, line: int, reason: str, what: str = "") -> None:
        self._verdict.missing.append(Fault(reason, line, what))

    # --- the lines, one by one

    def _before_the_chain(self, number: int, one: ChainedLine) -> None:
        """A line of the first edition: its dice are of seals of that edition."""
        line, body, drawn = one.values.get("seq"), one.values.get("body"), one.values.get("drawn", [])
        masked = "masked" in one.values or "drawn" not in one.values
        if not whole(line) or not isinstance(body, dict) or not isinstance(drawn, list) or not masked:
            self._false(number, "no-line")
            return
        if line != number:
            self._false(number, "other-number", str(line))
        self._seals.take(number, {"kind": one.values.get("kind")}, body, EntryKind(), FIRST)
        for roll in drawn:
            self._seals.unseen(number, roll)

    def _chain(self) -> None:
        head, number = hashes.first_head(self._verdict.book), len(self._file.earlier)
        if self._file.head["secondFrom"] != number + 1:
            self._false(0, "earlier-lines", str(number))
        for text, values in self._file.chain:
            number += 1
            if not self._is_line(values, number):
                self._false(number, "no-line")
            elif values["n"] != number:
                self._false(number, "other-number", str(values["n"]))
                return
            else:
                self._line(number, values)
            head = hashes.linked(head, text)
            self._heads[number] = hashes.in_fours(head)
        if self._ends(number) and head.hex() != self._file.head["head"]:
            self._false(0, "broken-chain")

    def _ends(self, number: int) -> bool:
        """Whether the last line is the one that the beginning names."""
        version: int = self._file.head["version"]
        if number != version:
            self._false(0, "other-version", str(version))
        return number == version

    def _is_line(self, values: Values, number: int) -> bool:
        numbers = all(whole(values.get(name)) for name in ("n", "of", "at", "schema"))
        texts = isinstance(values.get("by"), str) and is_hash(values.get("untold"))
        keys = values.keys() <= KEYS | BESIDE  # that those are there the others ask
        lists = all(isinstance(values.get(name, [0]), list) and values.get(name, [0]) for name in ("opens", "masked"))
        begins = "before" not in values or (is_hash(values["before"]) and number == len(self._file.earlier) + 1 > 1)
        kind = values.get("kind")
        known = isinstance(kind, str) and kind in self._kinds and isinstance(values.get("body"), dict)
        return bool(numbers and texts and keys and lists and begins and known) and not has_fraction(values)

    def _line(self, number: int, values: Values) -> None:
        if values["of"] not in (number, self._of or number):
            self._false(number, "other-request")
        self._of = values["of"]
        self._firsts.add(self._of)
        body = self._in_the_open(number, values)
        kind = values["kind"]
        if kind in AIMS:
            self._aim(number, body.get(AIMS[kind]), kind)
        if kind == "corrected" and not (isinstance(body.get("body"), dict) and isinstance(body.get("entry_kind"), str)):
            self._false(number, "no-line")
        if kind == "told":
            self._secrets.take(number, values["body"], body)
        self._seals.take(number, values, body, self._kinds[kind])

    def _in_the_open(self, number: int, values: Values) -> Values:
        """The body with all that is told of what it hides, and without the rest."""
        kind, body = self._kinds[values["kind"]], dict(values["body"])
        marked = [name for name, value in body.items() if hidden(value)]
        deeper = any(hides(value) for name, value in body.items() if name not in marked)
        # A line that hides something names the throw until which it is hidden: else nobody could tell when it is due.
        bears = not marked or not kind.hides or _throw(kind.hides, body)
        if deeper or not bears or values.get("masked", []) != marked or not {*marked} <= {*kind.seals}:
            self._false(number, "lawless-mask", ", ".join(marked)[:80])
        for name in marked:
            told, bound = self._file.told.get((number, name)), body.pop(name)["#"]
            if told is None:
                self._hidden.append((number, name, values))
            elif hashes.bound(told.salt, told.value) != bound:
                self._false(number, "other-value", name)
            else:
                try:
                    body[name] = compactly(told.value)
                except ValueError:
                    self._false(number, "no-value", name)
                if hides(body.get(name)):
                    self._false(number, "lawless-mask", name)
        return body

    def _masked(self) -> set[tuple[int, str]]:
        return {
            (values["n"], name)
            for _, values in self._file.chain
            if whole(values.get("n")) and isinstance(values.get("masked", []), list)
            for name in values.get("masked", [])
            if isinstance(name, str)
        }

    def _aim(self, number: int, aim: object, kind: str) -> None:
        """What is voided, restored or corrected comes before."""
        right = whole(aim) and 1 <= aim < number
        if right and kind != "corrected" and aim not in range(1, len(self._file.earlier) + 1):
            right = aim in self._firsts and aim != self._of
        if not right:
            self._false(number, "no-aim", str(aim)[:80])

    # --- what nobody knew, and what stood before

    def _no_salts(self) -> None:
        """Without salts some entry may be secret still: such a file waits, if the book's kind may have secret entries;
        else its salts are missing."""
        if self._file.salts or not self._file.chain:
            return
        lines = (*self._file.earlier, *self._file.chain)
        lawful = any(str(line.values.get("kind")).startswith(SECRET_ENTRIES) for line in lines)
        (self._verdict.waits if lawful else self._verdict.missing).append(Fault("no-salts"))

    def _earlier(self) -> None:
        """The first line of the chain binds those of the first edition; of them the chain proves nothing else."""
        file = self._file
        if not file.earlier:
            if file.before is not None:
                self._false(0, "tells-nothing")
            return
        says = file.chain[0].values.get("before") if file.chain else None
        masked = any("masked" in one.values for one in file.earlier)
        if not isinstance(says, str):
            self._false(len(file.earlier) + 1, "no-before")
        elif file.before is not None:
            if masked or hashes.earlier(file.before, (one.text for one in file.earlier)) != says:
                self._false(len(file.earlier) + 1, "other-before")
        elif masked:
            self._verdict.waits.append(Fault("before-waits", len(file.earlier)))
        else:
            self._verdict.missing.append(Fault("no-before", len(file.earlier) + 1))

    def _waiting(self) -> None:
        """What is hidden waits under a closed seal, or must be told."""
        over = {throw for seal in self._seals.posted if seal.seed is not None for throw in seal.fallen}
        for line, name, values in self._hidden:
            if _throw(self._kinds[values["kind"]].hides, values["body"]) in over:
                self._false(line, "hidden-after-opening", name)
            else:
                self._verdict.waits.append(Fault("hidden", line, name))
        for seal in self._seals.posted:
            if seal.seed is None:
                self._verdict.waits.append(Fault("closed", 0, seal.print[:4]))
                if not seal.has_rolls(len(seal.rolls)):
                    # A hidden field may hold a roll. Before the chain, hidden rolls show their number and are counted.
                    (self._missing if self._hidden else self._false)(0, "other-rolls", seal.print[:4])

    # --- what was read off the chat

    def _agreeing(self, chat: ReadOff) -> None:
        if self._file.format == FIRST:
            # A file without a chain is never called false by the chat: one could be made of a newer book to accuse its
            # host.
            if chat != ReadOff():
                self._missing(0, "no-chat")
            return
        prints = [seal.print for seal in self._seals.posted]
        for mark in map(_plain, chat.prints):
            if mark not in prints:
                like = any(mark[:4] == one[:4] and not one.startswith(mark) for one in prints)
                typed = PRINT.fullmatch(mark) or is_hash(mark)
                (self._false if like and typed else self._missing)(0, "print-not-here", mark[:80])
        cuts = {digest for seal in self._seals.posted for digest in seal.cuts}
        for word in chat.cuts:
            if cut_digest(word) not in cuts:
                self._missing(0, "cut-not-here", word[:80])
        for number, shown in chat.heads:
            if not HEAD.fullmatch(_plain(shown)):
                self._missing(0, "no-head", shown[:80])
                continue
            at = [line for line, head in self._heads.items() if _plain(head) == _plain(shown)]
            if at and (number is None or number in at):
                self._verdict.agreed = max(self._verdict.agreed, *at)
            elif number is not None and number > max(self._heads, default=0):
                self._missing(number, "head-beyond", shown[:80])
            else:
                self._false(number or 0, "head-not-here", shown[:80])


def _plain(typed: str) -> str:
    return "".join(typed.split()).lower()


def _throw(template: str, body: Mapping[str, object]) -> str:
    """The throw upon which a hidden field bears; empty where the body does not say."""
    parts = re.split(r"\{(\w+)\}", template)
    named = [body.get(name) for name in parts[1::2]]
    return template.format_map(body) if all(map(whole, named)) else ""
