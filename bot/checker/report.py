"""The check of a file of either format, in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from bot.checker import first_edition
from bot.checker.reading import value_of
from bot.checker.second_edition import checked
from bot.checker.verdict import Fault, Grade, ReadOff
from bot.texts import Texts

MOST = 200
"""The most things of one sort that are listed."""


def reported(texts: Texts, language: str, text: str, chat: ReadOff) -> tuple[list[str], Grade]:
    """What was found, line by line, and what it comes to; NotAnExport where it is no export."""
    if value_of(text.partition("\n")[0], 1).get("format") == first_edition.FORMAT:
        found = first_edition.verified(text)
        lines, grade = [*_of_first_edition(texts, language, found)], Grade.WHOLE if found.sound else Grade.FALSE
        if chat == ReadOff():
            return lines, grade
        # Nothing in such a file can be held against it: whoever makes one of a newer book must gain nothing.
        return [*lines, texts.say(language, "cli-verify-no-chat")], grade or Grade.INCOMPLETE
    verdict = checked(text, chat)
    sort = {Grade.FALSE: "false", Grade.INCOMPLETE: "incomplete"}.get(
        verdict.grade, "chat" if verdict.sound else "itself"
    )
    counts = {"lines": verdict.lines, "dice": verdict.dice}

    def listed(flaws: Iterable[Fault]) -> Iterator[str]:
        for flaw in [*flaws][:MOST]:
            at = texts.say(language, "checker-at", {"line": str(flaw.line)}) if flaw.line else ""
            facts = {"what": visible(flaw.what)}
            yield "  " + at + texts.say(language, f"checker-{flaw.reason}", facts)

    return [
        texts.say(language, "cli-verify-book", {"book": visible(verdict.book), "version": visible(verdict.araldo)}),
        *listed([*verdict.false, *verdict.missing, *verdict.waits]),
        texts.say(language, "checker-counts", counts),
        texts.say(language, f"checker-verdict-{sort}", {"agreed": str(verdict.agreed)}),
    ], verdict.grade


def visible(text: str) -> str:
    """Text from a file, with signs that could steer a terminal, or that nobody sees, shown by their number."""
    return "".join(sign if sign.isprintable() else f"\\u{{{ord(sign):x}}}" for sign in text)


def _of_first_edition(texts: Texts, language: str, found: first_edition.Verified) -> Iterator[str]:
    def say(key: str, **facts: Any) -> str:
        return texts.say(language, key, facts)

    book, araldo = visible(str(found.head.get("id"))), visible(str(found.head.get("araldo")))
    yield say("cli-verify-book", book=book, version=araldo)
    for finding in found.findings:
        key = "cli-verify-closed" if not finding.seal.seed else "cli-verify-open"
        yield say(key, seal=visible(finding.seal.short), number=finding.seal.number, rolls=finding.checked)
        for sort in ("differing", "missing", "doubled"):
            for number in getattr(finding, sort):
                yield "  " + say(f"cli-verify-{sort}", roll=str(number))
        if finding.wrong_seed:
            yield "  " + say("verify-wrong-seed")
    for seq in found.lost[:MOST]:
        yield "  " + say("cli-verify-lost", entry=seq)
    yield say("cli-verify-sound" if found.sound else "cli-verify-unsound" if found.findings else "cli-verify-nothing")
