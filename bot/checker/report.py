"""The check of a file, in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.checker.file_check import checked
from bot.checker.reading import NotAnExport
from bot.checker.verdict import Fault, Grade, ReadOff
from bot.texts import Texts

MOST = 200
"""The most things of one sort that are listed."""


def reported(texts: Texts, language: str, text: str, chat: ReadOff) -> tuple[list[str], Grade]:
    """What was found, line by line, and what it comes to; NotAnExport where it is no export."""
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


def refused(texts: Texts, language: str, wrong: NotAnExport) -> list[str]:
    """What cannot be an export as it is written: what is false of it, and that it is."""
    at = texts.say(language, "checker-at-in-file", {"line": str(wrong.line)})
    return [f"  {at}{texts.say(language, f'checker-{wrong.reason}')}", texts.say(language, "checker-verdict-false")]


def visible(text: str) -> str:
    """Text from a file, with characters that could steer a terminal, or that nobody sees, shown by their number."""
    return "".join(sign if sign.isprintable() else f"\\u{{{ord(sign):x}}}" for sign in text)
