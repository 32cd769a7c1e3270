"""The check of a file of the second format: its chain, what it hides, its seals and dice, and what the chat showed."""

from __future__ import annotations

import json
from collections.abc import Mapping

from bot.checker import hashes
from bot.checker.entry_table import SECRET_ENTRIES, EntryKind, kinds
from bot.checker.reading import File, Linked, Values, read, whole
from bot.checker.seals import Seals
from bot.checker.verdict import Fault, ReadOff, Verdict
from bot.engines.seals import cut_digest

KEYS = {"n", "of", "at", "by", "kind", "schema", "body", "untold"}
BESIDE = {"opens", "masked", "before"}
AIMS = {"voided": "request", "restored": "request", "corrected": "seq"}
"""The fields that aim at an earlier line, by kind."""


def checked(text: str, chat: ReadOff | None = None) -> Verdict:
    """All that can be said of a file, alone or with what was read off the chat; NotAnExport where it is no export."""
    return _Check(read(text)).done(chat or ReadOff())


class _Check:
    def __init__(self, file: File) -> None:
        self._file = file
        self._kinds = kinds()
        self._verdict = Verdict(str(file.head["book"]), str(file.head.get("araldo")), file.head["version"])
        words = file.head.get("words")
        self._seals = Seals(self._false, words if isinstance(words, dict) else {})
        self._heads: dict[int, str] = {}
        """The head after each line, as a card shows it."""
        self._of = 0
        self._firsts: set[int] = set()
        """The first line of the last request, and of all."""
        self._hidden: list[tuple[int, str, Values]] = []
        """Hidden fields of which nothing is told: their line, their name, and what that line says."""
        self._secrets: dict[int, tuple[int, Values]] = {}
        """The lines that tell a secret entry, by its number."""

    def done(self, chat: ReadOff) -> Verdict:
        """The verdict."""
        for one in self._file.earlier:
            self._before_the_chain(one)
        self._chain()
        for line, name in self._file.told.keys() - self._masked():
            self._false(line, "tells-nothing", name)
        self._secret_entries()
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

    # --- the chain, line by line

    def _before_the_chain(self, one: Linked) -> None:
        """A line of the first edition: its dice are of seals of that edition."""
        line, body = one.values.get("seq"), one.values.get("body")
        if not whole(line) or not isinstance(body, dict):
            self._false(0, "no-line")
        else:
            assert isinstance(line, int)
            self._seals.take(line, {"kind": one.values.get("kind")}, body, EntryKind((), "", ""))

    def _chain(self) -> None:
        head, number = hashes.first_head(self._verdict.book), len(self._file.earlier)
        if self._file.head["secondFrom"] != number + 1:
            self._false(0, "earlier-lines", str(number))
        for text, values in self._file.chain:
            number += 1
            if not self._is_line(values):
                self._false(number, "no-line")
            elif values["n"] != number:
                self._false(number, "other-number", str(values["n"]))
                return
            else:
                self._line(number, values)
            head = hashes.linked(head, text)
            self._heads[number] = hashes.in_fours(head)
        if number != self._file.head["version"]:
            self._false(0, "other-version", str(self._file.head["version"]))
        elif self._file.chain and head.hex() != self._file.head.get("head"):
            self._false(0, "broken-chain")

    def _is_line(self, values: Values) -> bool:
        numbers = all(whole(values.get(name)) for name in ("n", "of", "at", "schema"))
        texts = all(isinstance(values.get(name), str) for name in ("by", "kind", "untold"))
        keys = values.keys() >= KEYS and values.keys() <= KEYS | BESIDE
        lists = all(isinstance(values.get(name, []), list) for name in ("opens", "masked"))
        known = values.get("kind") in self._kinds and isinstance(values.get("body"), dict)
        return numbers and texts and keys and lists and known and not _has_fraction(values["body"])

    def _line(self, number: int, values: Values) -> None:
        if values["of"] not in (number, self._of or number):
            self._false(number, "other-request")
        self._of = values["of"]
        self._firsts.add(self._of)
        body = self._in_the_open(number, values)
        kind = values["kind"]
        if kind in AIMS:
            self._aim(number, body.get(AIMS[kind]), kind)
        if kind == "told" and whole(body.get("number")):
            self._secrets[body["number"]] = (number, body)
        self._seals.take(number, values, body, self._kinds[kind])

    def _in_the_open(self, number: int, values: Values) -> Values:
        """The body with all that is told of what it hides, and without the rest."""
        kind, body = self._kinds[values["kind"]], dict(values["body"])
        marked = [name for name, value in body.items() if isinstance(value, dict) and "#" in value]
        if values.get("masked", []) != marked or not {*marked} <= {*kind.seals}:
            self._false(number, "lawless-mask", ", ".join(marked)[:80])
        for name in marked:
            told, bound = self._file.told.get((number, name)), body.pop(name).get("#")
            if told is None:
                self._hidden.append((number, name, values))
            elif hashes.bound(told.salt, told.value) != bound:
                self._false(number, "other-value", name)
            else:
                body[name] = _value(told.value)
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
        earlier = isinstance(aim, int) and whole(aim) and 1 <= aim < number
        chained = earlier and isinstance(aim, int) and aim >= self._file.head["secondFrom"]
        if not earlier or (chained and kind != "corrected" and aim not in self._firsts):
            self._false(number, "no-aim", str(aim)[:80])

    # --- what nobody knew, and what stood before

    def _secret_entries(self) -> None:
        """Each line binds the entries of which nobody knew then."""
        file, salts = self._file, self._file.salts
        if not salts:
            if file.chain:
                lawful = any(str(line.values.get("kind")).startswith(SECRET_ENTRIES) for line in file.chain)
                (self._verdict.waits if lawful else self._verdict.missing).append(Fault("no-salts"))
            return
        bindings: dict[int, tuple[int, int, str]] = {}
        for secret, (line, body) in sorted(self._secrets.items()):
            text, since = body.get("line"), body.get("since")
            if isinstance(text, str) and isinstance(since, int):
                bindings[secret] = (since, line, hashes.bound(file.secrets.get(secret, ""), text))
            elif "line" in body:
                self._false(line, "no-line")
        if [*self._secrets] and {*self._secrets} != {*range(1, max(self._secrets) + 1)}:
            self._false(0, "other-secrets")
        for number in self._heads:
            values = file.chain[number - len(file.earlier) - 1].values
            known = [binding for since, told, binding in bindings.values() if since < number < told]
            if number not in salts:
                self._verdict.missing.append(Fault("no-salts", number))
            elif hashes.hidden_list(salts[number], known) != values.get("untold"):
                self._false(number, "other-secrets")

    def _earlier(self) -> None:
        """The first line of the chain binds those of the first edition; of them the chain proves nothing else."""
        file = self._file
        if not file.earlier:
            return
        says = file.chain[0].values.get("before") if file.chain else None
        if not isinstance(says, str):
            self._false(len(file.earlier) + 1, "no-before")
        elif file.before:
            if hashes.earlier(file.before, (one.text for one in file.earlier)) != says:
                self._false(len(file.earlier) + 1, "other-before")
        elif any("masked" in one.values for one in file.earlier):
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

    # --- what was read off the chat

    def _agreeing(self, chat: ReadOff) -> None:
        prints = [seal.print for seal in self._seals.posted]
        for mark in map(_plain, chat.prints):
            if mark not in prints:
                like = any(mark[:4] == one[:4] for one in prints)
                (self._verdict.false if like else self._verdict.missing).append(Fault("print-not-here", 0, mark[:80]))
        cuts = {digest for seal in self._seals.posted for digest in seal.cuts}
        for word in chat.cuts:
            if cut_digest(word) not in cuts:
                self._verdict.missing.append(Fault("cut-not-here", 0, word[:80]))
        for number, shown in chat.heads:
            at = [line for line, head in self._heads.items() if _plain(head) == _plain(shown)]
            if at and number in (0, *at):
                self._verdict.agreed = max(self._verdict.agreed, *at)
            elif number > max(self._heads, default=0):
                self._verdict.missing.append(Fault("head-beyond", number, shown[:80]))
            else:
                self._false(number, "head-not-here", shown[:80])


def _plain(signs: str) -> str:
    return "".join(signs.split()).lower()


def _throw(template: str, body: Mapping[str, object]) -> str:
    """The throw upon which a hidden field bears."""
    try:
        return template.format_map(body)
    except (KeyError, ValueError):
        return ""


def _value(text: str) -> object:
    try:
        value: object = json.loads(text)
    except (ValueError, RecursionError):
        return None
    return value


def _has_fraction(value: object) -> bool:
    """Whether a number stands somewhere in it that not every language keeps exactly."""
    if isinstance(value, dict):
        return any(map(_has_fraction, value.values()))
    if isinstance(value, list):
        return any(map(_has_fraction, value))
    return isinstance(value, float) or (isinstance(value, int) and abs(value) >= 2**53)
