"""A coverage-guided fuzzer on a reader (line, button, export): `python -m tests.chaos.fuzz line -max_total_time=60`.

Atheris is no dependency of the tests; `make fuzz` installs it. What is refused with a sentence is as it should be; any
other exception is a finding, and stops the fuzzer with the input that brought it about.
"""

from __future__ import annotations

import contextlib
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import atheris

from tests.chaos.bending import lines

with atheris.instrument_imports(include=["bot"]):
    from bot.checker.reading import NotAnExport
    from bot.checker.report import reported
    from bot.checker.verdict import ReadOff
    from bot.commands import COGS
    from bot.engines.book import Refused
    from bot.hall.cards import press_id
    from bot.hall.declared.catalogue import Commands
    from bot.hall.declared.line_reader import LineReader
    from bot.texts import Texts

TEXTS = Texts()
READER = LineReader(Commands(COGS), TEXTS)


def line(text: str) -> None:
    """A line that somebody types, and its values as their kinds read them."""
    with contextlib.suppress(Refused):
        typed = READER.read(text)
        if typed.command is None:
            return
        for parameter in typed.command.parameters:
            if parameter.name in typed.words:
                with contextlib.suppress(Refused):
                    parameter.kind.read(str(typed.words[parameter.name]))


def button(text: str) -> None:
    """A button's id, which anybody can forge."""
    with contextlib.suppress(Refused):
        READER.read(press_id.read(text).line, pressed=True)


def export(text: str) -> None:
    """A file that is said to be an export."""
    with contextlib.suppress(NotAnExport):
        reported(TEXTS, "it", text, ReadOff())


TARGETS: dict[str, Callable[[str], None]] = {one.__name__: one for one in (line, button, export)}
BOOKS = Path(__file__).parents[1] / "old_books"


def seeds(reader: str) -> list[str]:
    """What is right, to begin with."""
    if reader == "export":
        return [file.read_text("utf-8") for file in BOOKS.glob("*.jsonl")]
    typed = [line.removeprefix("/") for line in lines()]
    return typed if reader == "line" else [*typed, *(f"!@b1234567 {line}" for line in typed), "?dice,note!roll 5"]


def main() -> None:
    """Fuzz one reader until it breaks or the time is up."""
    reader = sys.argv.pop(1)
    target = TARGETS[reader]

    def once(data: bytes) -> None:
        target(data.decode("utf-8", "replace"))

    # The fuzzer never returns: the folder is left to the system's temporary place.
    corpus = Path(tempfile.mkdtemp(prefix=f"araldo-fuzz-{reader}-"))
    for number, text in enumerate(seeds(reader)):
        (corpus / str(number)).write_text(text, "utf-8")
    atheris.Setup([*sys.argv, str(corpus)], once)
    atheris.Fuzz()


if __name__ == "__main__":
    main()
